"""Tables with the host's content packs: offered, played, drawn, recorded, checked, and resumed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import run
from tests.packs import CHANGED_CARD, RENAMED, own_packs_only, vienna_pack, war_pack
from tests.server.people.serving import answered, refused
from tests.server.play.players import GREEDY, MINE, Player, Server, play_to_the_end
from tradecraft.core.record import parse_record


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("packs")
    return vienna_pack(folder / "vienna"), war_pack(folder / "war")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, folders: tuple[Path, Path]) -> Iterator[Server]:
    """A server with two packs."""
    database = tmp_path_factory.mktemp("server") / "tables.db"
    with own_packs_only(), Server.running(database, packs=folders) as server:
        yield server


def packs(player: Player, game: str) -> list[str]:
    """Return the packs that the catalogue offers for a game."""
    games = answered(player.get("/api/catalogue"), 200)["games"]
    (found,) = [one for one in games if one["id"] == game]
    assert found["content"] == found["packs"][0]
    return list(found["packs"])


def content(player: Player, game: str, **params: str) -> dict[str, Any]:
    """Return the pieces of a game."""
    found: dict[str, Any] = answered(player.get(f"/api/content/{game}", **params), 200)
    return found


def named_buildings(said: str, pieces: dict[str, Any]) -> set[int]:
    """Return the buildings of Vienna whose names in these pieces stand in a text."""
    return {one["id"] for one in pieces["buildings"] if f"{one['name']} ({one['id']})" in said}


def test_the_catalogue_offers_the_packs_of_each_game(anna: Player):
    own, mine = packs(anna, "vienna")
    assert own == "vienna-1"
    assert mine.startswith("my-vienna sha256:")
    assert [name.split(" ")[0] for name in packs(anna, "war1955")] == ["war1955-1", "my-war"]


def test_the_content_that_is_served_is_of_the_pack(anna: Player):
    mine = packs(anna, "vienna")[1]
    ours, theirs = content(anna, "vienna", pack=mine), content(anna, "vienna")
    assert (ours["id"], theirs["id"]) == ("my-vienna", "vienna-1")
    assert (ours["buildings"][8]["name"], theirs["buildings"][8]["name"]) == (RENAMED, "Universität")
    assert [len(area["spaces"]) for area in ours["tracks"]["areas"]] == [3, 3, 3, 3, 3, 1]
    assert ours["cards"][CHANGED_CARD - 1]["bribe"] != theirs["cards"][CHANGED_CARD - 1]["bribe"]
    assert content(anna, "vienna", pack="vienna-1") == theirs
    assert content(anna, "vienna", pack=mine, language="fr")["cards"][0]["text"] != ours["cards"][0]["text"]
    steps = [content(anna, "war1955", pack=pack)["countries"][0]["steps"] for pack in packs(anna, "war1955")]
    assert [one["normal"] for one in steps] == [9, 10]


@pytest.mark.parametrize("pack", ["vienna-2", "../vienna-1", "my-vienna", f"my-vienna sha256:{'0' * 64}"])
def test_content_of_a_pack_that_is_not_there_is_refused(anna: Player, pack: str):
    assert refused(anna.get("/api/content/vienna", pack=pack), 404) in ("unknown_content", "other_pack")


def test_a_table_is_not_made_with_a_pack_that_is_not_there(anna: Player):
    for pack, code in (("chess-1", "unknown_content"), (packs(anna, "war1955")[1], "missing_pack")):
        body = {"game": "vienna", "seats": [MINE, MINE], "content": pack}
        assert refused(anna.post("/api/tables", body), 400) == code


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_a_game_with_a_pack_is_played_and_its_record_is_sound(
    anna: Player, game: str, folders: tuple[Path, Path], tmp_path: Path
):
    mine = packs(anna, game)[1]
    table = anna.make(game, MINE, GREEDY, content=mine)
    info = anna.info(table)
    assert (info["content"], info["status"]) == (mine, "playing")
    with anna.connected() as connection:
        updates = play_to_the_end(connection, connection.watch(table, language="en"))
    said = json.dumps(updates, ensure_ascii=False)
    # Which buildings a game comes to is chance; some building can always be chosen, and all are renamed.
    assert named_buildings(said, content(anna, "vienna")) == set()
    assert bool(named_buildings(said, content(anna, "vienna", pack=packs(anna, "vienna")[1]))) == (game == "vienna")
    file = tmp_path / "game.tcr"
    file.write_text(anna.get(f"/api/tables/{table}/record").text, "utf-8")
    record = parse_record(file.read_bytes())
    assert record.content == mine
    assert answered(anna.get(f"/api/tables/{table}/export"), 200)["content"] == mine
    # The command line is a process of its own, which knows the pack only if it is given.
    with own_packs_only():
        verified = run("verify", file, "--pack", folders[game == "war1955"])
        assert verified.exit_code == 0, verified.output
        assert "draws checked" in verified.stdout
        assert "moves made again (greedy " in verified.stdout
    with own_packs_only():
        assert run("verify", file).exit_code == 2


def test_a_rematch_and_a_position_played_on_keep_the_pack(anna: Player):
    mine = packs(anna, "war1955")[1]
    table = anna.make("war1955", MINE, MINE, content=mine, options={"side": "short"})
    anna.do("resign", table, seat=0)
    again = answered(anna.post(f"/api/tables/{table}/rematch"), 201)["table"]
    fork = answered(anna.post(f"/api/tables/{table}/fork", {"entries": 2, "seats": [MINE, MINE]}), 201)["table"]
    assert [anna.info(id)["content"] for id in (again, fork)] == [mine, mine]


def test_a_table_waits_for_its_pack_when_the_server_has_it_no_more(folders: tuple[Path, Path], tmp_path: Path):
    database = tmp_path / "tables.db"
    with own_packs_only(), Server.running(database, packs=folders) as server:
        anna = server.guest("Anna")
        mine = packs(anna, "vienna")[1]
        table = anna.make("vienna", MINE, MINE, content=mine)
        anna.act(table, 0)
        version = anna.sight(table, 0)["version"]
    with own_packs_only(), Server.running(database) as without:
        assert refused(anna.at(without).get(f"/api/tables/{table}"), 503) == "table_of_other_version"
        assert packs(anna.at(without), "vienna") == ["vienna-1"]
    with own_packs_only(), Server.running(database, packs=folders) as again:
        here = anna.at(again)
        assert here.sight(table, 0)["version"] == version
        here.act(table, 1)
        assert here.info(table)["content"] == mine
