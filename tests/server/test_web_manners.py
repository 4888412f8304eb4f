"""What browsers, search engines and link previews expect: HEAD, 404, icons, descriptions."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from tests.server.house import NOBODY, House, opened_house
from tests.server.people.serving import answered, refused
from tradecraft.server.transport.routes import client as pages
from tradecraft.server.transport.routes.client import ADDRESSES

WEB = Path(__file__).resolve().parents[2] / "web"
PAGE = "<html><head><title>Tradecraft</title></head><body>the client</body></html>"
SAMPLES = {r"(?<id>[\w-]+)": "t-1_x", r"(?<game>\w+)": "vienna"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text(PAGE)
    (folder / "assets").mkdir()
    (folder / "assets" / "index-abc.js").write_text("run()")
    for file in (WEB / "public").iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    return folder


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch, opened_house(tmp_path_factory.mktemp("manners")) as house:
        patch.setattr(pages, "CLIENT", folder)
        yield house


def get(house: House, path: str, method: str = "GET", **headers: str) -> Any:
    return house.ask(headers, method, path)


def client_addresses() -> list[str]:
    """List the addresses of the client's pages, one for each pattern."""
    source = (WEB / "src" / "routes.ts").read_text()
    found = [pattern.replace("\\/", "/") for pattern in re.findall(r"\[/\^(.+?)\$/,", source)]
    assert len(found) >= 14
    for pattern, sample in SAMPLES.items():
        found = [address.replace(pattern, sample) for address in found]
    return found


def test_every_page_of_the_client_is_found(house: House):
    for address in client_addresses():
        answer = get(house, address)
        assert (answer.status_code, "the client" in answer.text) == (200, True), address


@pytest.mark.parametrize(
    "path",
    [
        *["/nothing", "/tables", "/tables/a/b", "/new/x", "/%00", "/a%00b", "/index.htm"],
        *["/rules/chess", "/aid/chess", "/components/chess", "/guide/chess", "/guide/chess/x", "/rules/vienna/x"],
    ],
)
def test_an_unknown_page_is_404_with_the_page(house: House, path: str):
    answer = get(house, path)
    assert answer.status_code == 404
    assert "the client" in answer.text
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/" + "x/" * 3000, "/tables/" + "x" * 5000])
def test_a_very_long_path_is_no_server_error(house: House, path: str):
    assert get(house, path).status_code in (200, 404)


def test_a_missing_asset_is_a_plain_404(house: House):
    answer = get(house, "/assets/index-old.js")
    assert (answer.status_code, answer.text) == (404, "")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["cache-control"] == "no-cache"
    assert get(house, "/assets/%00").status_code == 404
    there = get(house, "/assets/index-abc.js")
    assert (there.status_code, there.text) == (200, "run()")
    assert "immutable" in there.headers["cache-control"]


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/robots.txt", "text/plain"),
        ("/favicon.ico", "image/"),
        ("/icon.svg", "image/svg+xml"),
        ("/apple-touch-icon.png", "image/png"),
        ("/preview.png", "image/png"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_at_their_usual_places(house: House, path: str, kind: str):
    answer = get(house, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)


def test_the_manifest_names_icons_that_are_there(house: House):
    manifest = json.loads((WEB / "public" / "manifest.webmanifest").read_text())
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert get(house, icon["src"]).status_code == 200


def test_head_is_answered_wherever_get_is(house: House):
    paths = [route.path_format for route in house.client.app.routes if isinstance(route, HTTPRoute)]
    parts = {"table_id": "t", "person_id": "p", "other_id": "o", "game": "vienna", "players": "2", "path": "x"}
    parts |= {"bot_id": "b", "session_id": "s", "lesson": "l", "puzzle": "p", "passkey_id": "k"}
    parts |= {"receiver_id": "r", "token": "t"}
    tried = 0
    for path in paths:
        address = path.format(**parts)
        if address == "/api/stream":
            continue
        by_get, by_head = get(house, address), get(house, address, "HEAD")
        assert (by_head.status_code, by_head.content) == (by_get.status_code, b""), address
        kept = ["content-type", "cache-control", "content-security-policy"]
        # What is counted changes with every request.
        kept += [] if address == "/metrics" else ["content-length"]
        assert [by_head.headers.get(name) for name in kept] == [by_get.headers.get(name) for name in kept], address
        tried += by_get.status_code == 200
    assert tried > 10


def test_head_of_a_stream_ends(house: House):
    assert house.ask(house.guest(), "HEAD", "/api/stream").status_code == 200


def tags(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', page))


def table(house: House, name: str = 'A"<b>', **fields: Any) -> dict[str, Any]:
    owner = house.account(name)
    seats = [{"type": "mine"}, {"type": "open"}]
    made: dict[str, Any] = answered(
        house.ask(owner, "POST", "/api/tables", {"game": "war1955", "seats": seats, **fields}), 201
    )
    return made


def test_a_link_to_a_table_names_game_and_seats(house: House):
    made = table(house, listed=True)
    page = get(house, f"/tables/{made['table']}")
    told = tags(page.text)
    assert told["og:title"] == "1955: The War of Espionage: A&quot;&lt;b&gt;, free seat – Tradecraft"
    assert told["og:image"] == "http://table.localhost/preview.png"
    assert told["og:url"] == f"http://table.localhost/tables/{made['table']}"
    assert told["description"] == told["og:description"] != ""
    assert page.headers["x-robots-tag"] == "noindex"
    french = tags(get(house, f"/tables/{made['table']}", **{"Accept-Language": "fr"}).text)
    assert "siège libre" in french["og:title"]


def test_a_link_to_a_private_table_tells_only_those_who_were_given_it(house: House):
    house.client.cookies.clear()
    owner = house.account()
    seats = [{"type": "mine"}, {"type": "invited"}]
    made = answered(house.ask(owner, "POST", "/api/tables", {"game": "war1955", "seats": seats}), 201)
    private = get(house, f"/tables/{made['table']}")
    assert tags(private.text)["og:title"] == tags(get(house, "/tables/none").text)["og:title"] == "Tradecraft"
    invited = get(house, f"/tables/{made['table']}?invite={made['invite']}")
    assert "1955" in tags(invited.text)["og:title"]
    # Neither is a word about hands or deals in it, nor the invite.
    assert made["invite"] not in invited.text


def test_unknown_addresses_of_the_api_are_refused_as_data(house: House):
    assert refused(house.ask(NOBODY, "GET", "/api/nothing"), 404) == "no_such_page"


def test_the_pattern_takes_no_other_signs():
    assert ADDRESSES.fullmatch("tables/t-1_x")
    assert not ADDRESSES.fullmatch("tables/é")


def test_a_link_to_a_game_has_a_picture_of_the_position(house: House):
    made = table(house, "Anna Drawn", listed=True, seats=[{"type": "mine"}, {"type": "mine"}])
    address = unescape(tags(get(house, f"/tables/{made['table']}").text)["og:image"])
    assert address.startswith(f"http://table.localhost/api/tables/{made['table']}/picture?version=")
    found = get(house, address)
    assert (found.status_code, found.headers["content-type"]) == (200, "image/png")
    assert found.content.startswith(b"\x89PNG")
    assert len(found.content) < 60_000
    assert get(house, address).content == found.content
    assert refused(get(house, "/api/tables/none/picture"), 404) == "no_such_table"


def test_a_private_game_shows_its_picture_to_those_who_were_given_the_link(house: House):
    made = table(house, "Anna Hidden", seats=[{"type": "mine"}, {"type": "mine"}])
    path = f"/api/tables/{made['table']}/picture"
    assert refused(get(house, path), 404) == "no_such_table"
    page = get(house, f"/tables/{made['table']}?invite={made['invite']}")
    assert get(house, unescape(tags(page.text)["og:image"])).status_code == 200
    assert tags(get(house, f"/tables/{made['table']}").text)["og:image"] == "http://table.localhost/preview.png"
