"""The origin and rate of requests, and the security headers of responses."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.people.serving import (
    FREE,
    PASSWORD,
    Clock,
    World,
    answered,
    new_account,
    new_guest,
    refused,
    sign_in,
    who,
)
from tradecraft.server.errors import TooMuch
from tradecraft.server.transport.limits import Limiter, per_minute
from tradecraft.server.transport.security import BURST_SECONDS, address_of

Client = TestClient[Litestar]
OWN = "http://table.test"
FRIEND = "https://friend.test"
SECURE = replace(FREE, url="https://table.test")


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path / "security.db", replace(FREE, origins=(FRIEND,)))


HEADERS: dict[str, dict[str, str]] = {
    "own page": {"Sec-Fetch-Site": "same-origin", "Origin": OWN},
    "own page, one header": {"Sec-Fetch-Site": "same-origin"},
    "typed address": {"Sec-Fetch-Site": "none"},
    "own page, old browser": {"Origin": OWN},
    "own page, port spelled out": {"Origin": f"{OWN}:80"},
    "listed page": {"Sec-Fetch-Site": "cross-site", "Origin": FRIEND},
    "listed page, old browser": {"Origin": FRIEND},
    "other site": {"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.test"},
    "other site without origin": {"Sec-Fetch-Site": "cross-site"},
    "sister site": {"Sec-Fetch-Site": "same-site", "Origin": "http://other.table.test"},
    "own name by another scheme": {"Sec-Fetch-Site": "cross-site", "Origin": OWN},
    "other site, old browser": {"Origin": "https://evil.test"},
    "other port, old browser": {"Origin": f"{OWN}:8080"},
    "longer name, old browser": {"Origin": f"{OWN}.evil.test"},
    "hidden page": {"Origin": "null"},
    "nonsense": {"Origin": "http://["},
    "name before the host": {"Origin": "http://evil.test@table.test"},
    "nothing before the host": {"Origin": "http://@table.test"},
    "path behind the host": {"Origin": f"{OWN}/page"},
    "no browser": {},
}
TRUSTED = {name for name in HEADERS if name.startswith(("own page", "typed", "listed"))}


def test_what_changes_something_with_a_cookie_comes_from_a_trusted_page(world: World):
    with world.serving() as client:
        new_guest(client)
        del client.headers["Sec-Fetch-Site"]
        for number, (case, headers) in enumerate(HEADERS.items()):
            answer = client.put("/api/me", json={"name": f"Anna {number}"}, headers=headers)
            if case in TRUSTED:
                answered(answer, 200)
            else:
                assert refused(answer, 403) == "wrong_origin", case
            assert (who(client) == f"Anna {number}") == (case in TRUSTED), case


def test_what_sets_a_cookie_comes_from_a_trusted_page_or_from_no_browser(world: World):
    with world.serving() as client:
        del client.headers["Sec-Fetch-Site"]
        for case, headers in HEADERS.items():
            client.cookies.clear()
            answer = client.post("/api/guests", json={"name": "Anna"}, headers=headers)
            if case in TRUSTED | {"no browser"}:
                answered(answer, 201)
            else:
                assert refused(answer, 403) == "wrong_origin", case
            assert ("set-cookie" in answer.headers) == (answer.status_code == 201)


def test_what_only_asks_may_come_from_anywhere(world: World):
    with world.serving() as client:
        new_guest(client)
        del client.headers["Sec-Fetch-Site"]
        for case, headers in HEADERS.items():
            assert who(client, **headers) == "Anna", case


def test_a_token_may_come_from_anywhere(world: World):
    with world.serving() as client:
        new_account(client)
        token = answered(client.post("/api/me/bots", json={"name": "Bot"}), 201)["token"]
        del client.headers["Sec-Fetch-Site"]
        for headers in HEADERS.values():
            shown = {"Authorization": f"Bearer {token}", **headers}
            assert answered(client.put("/api/me", json={"language": "nl"}, headers=shown), 200)["name"] == "Bot"


def hello(client: Client, headers: dict[str, str]) -> str:
    """Open a socket and return what it says first, or the code it is closed with."""
    try:
        with client.websocket_connect("/api/socket", headers=headers) as socket:
            return str(socket.receive_text())
    except WebSocketDisconnect as closed:
        return f"{closed.code} {closed.detail}"


def test_a_socket_with_a_cookie_comes_from_a_trusted_page(world: World):
    with world.serving() as client:
        new_guest(client)
        del client.headers["Sec-Fetch-Site"]
        for case, headers in HEADERS.items():
            assert hello(client, headers) == ("Anna" if case in TRUSTED else "4403 wrong_origin"), case


def test_a_socket_without_credentials_or_with_a_token_needs_no_page(world: World):
    with world.serving() as client:
        new_account(client)
        token = answered(client.post("/api/me/bots", json={"name": "Bot"}), 201)["token"]
        client.cookies.clear()
        del client.headers["Sec-Fetch-Site"]
        assert hello(client, {}) == "nobody"
        assert hello(client, {"Authorization": f"bearer {token}"}) == "Bot"
        assert hello(client, {"Authorization": "Bearer nonsense"}) == "4401 unknown_token"
        assert hello(client, {"Origin": "https://evil.test"}) == "4403 wrong_origin"


def test_a_cookie_that_proves_nothing_counts_as_a_cookie(world: World):
    with world.serving() as client:
        del client.headers["Sec-Fetch-Site"]
        headers = {"Cookie": "tradecraft=nonsense"}
        assert refused(client.post("/api/guests", json={"name": "Anna"}, headers=headers), 403) == "wrong_origin"


def test_another_way_to_authorise_does_not_replace_the_check(world: World):
    with world.serving() as client:
        new_guest(client)
        del client.headers["Sec-Fetch-Site"]
        headers = {"Authorization": "Basic QTpC", "Origin": "https://evil.test"}
        assert refused(client.put("/api/me", json={}, headers=headers), 403) == "wrong_origin"


def test_behind_a_proxy_the_own_origin_is_the_one_people_use(tmp_path: Path):
    world = World(tmp_path / "secure.db", SECURE)
    with world.serving() as client:
        client.headers.pop("Sec-Fetch-Site")
        answered(client.post("/api/guests", json={"name": "Anna"}, headers={"Origin": "https://table.test"}), 201)
        # The proxy speaks http to us, and may call us by another name.
        inside = "http://inside:8000/api/me"
        cookie = f"__Host-tradecraft={client.cookies['__Host-tradecraft']}"
        answered(client.put(inside, json={}, headers={"Origin": "https://table.test", "Cookie": cookie}), 200)
        plain = {"Origin": "http://table.test", "Cookie": cookie}
        assert refused(client.put(inside, json={}, headers=plain), 403) == "wrong_origin"


def test_every_answer_tells_browsers_what_they_may_do(world: World):
    with world.serving() as client:
        answers = [
            client.get("/api/session"),
            client.get("/healthz"),
            client.get("/api/nothing"),
            client.patch("/api/guests"),
            client.post("/api/guests", json={}),
            client.delete("/api/session"),
        ]
    assert [answer.status_code for answer in answers] == [200, 200, 404, 405, 400, 401]
    for answer in answers:
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"
        assert policy["connect-src"] == "'self' ws://table.test"
        assert policy["img-src"] == "'self' data:"
        assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
        assert policy["form-action"] == "'self'"
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "strict-transport-security" not in answer.headers


def test_only_public_answers_may_be_cached(world: World):
    with world.serving() as client:
        assert client.get("/api/session").headers["cache-control"] == "no-store"
        assert "cache-control" not in client.get("/healthz").headers


def test_by_https_browsers_are_told_to_stay_with_it(tmp_path: Path):
    with World(tmp_path / "secure.db", SECURE).serving() as client:
        headers = client.get("/api/session").headers
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "connect-src 'self' wss://table.test;" in headers["content-security-policy"]


def test_an_invalid_host_does_not_get_into_the_policy(world: World):
    with world.serving() as client:
        for host in ("evil.test;script-src *", "a b", "'unsafe-inline'"):
            policy = client.get("/api/session", headers={"Host": host}).headers["content-security-policy"]
            assert "connect-src 'self';" in policy
            assert host not in policy


def attributes(answer: Any) -> set[str]:
    return {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(world: World):
    with world.serving() as client:
        answer = client.post("/api/guests", json={"name": "Anna"})
    assert attributes(answer) == {"httponly", "samesite=lax", "path=/", "max-age=15552000"}
    assert answer.headers["set-cookie"].startswith("tradecraft=")


def test_by_https_the_cookie_is_this_hosts_alone(tmp_path: Path):
    with World(tmp_path / "secure.db", SECURE).serving() as client:
        made = client.post("/api/guests", json={"name": "Anna"})
        assert who(client) == "Anna"
        gone = client.delete("/api/session")
        assert who(client) is None
    for answer in (made, gone):
        assert answer.headers["set-cookie"].startswith("__Host-tradecraft=")
        assert attributes(answer) >= {"httponly", "samesite=lax", "path=/", "secure"}
        assert not any(part.startswith("domain") for part in attributes(answer))


def test_new_guests_and_accounts_of_one_address_are_limited(tmp_path: Path):
    world = World(tmp_path / "limits.db", replace(FREE, guests_per_minute=3))
    with world.serving() as client:
        for number in range(3):
            client.cookies.clear()
            new_guest(client, f"Guest {number}")
        answer = client.post("/api/accounts", json={"name": "Anna", "password": PASSWORD})
        assert refused(answer, 429) == "too_many_requests"
        assert answer.headers["retry-after"] == "20"
        assert refused(client.post("/api/guests", json={"name": "Anna"}), 429) == "too_many_requests"
        world.clock.at += 20_000
        new_account(client)
        assert refused(client.post("/api/guests", json={"name": "Boris"}), 429) == "too_many_requests"


def test_attempts_to_sign_in_or_recover_are_limited_whatever_they_say(tmp_path: Path):
    world = World(tmp_path / "limits.db", replace(FREE, sign_ins_per_minute=4))
    with world.serving() as client:
        codes = new_account(client)["recovery_codes"]
        recovery = {"name": "Anna", "code": "wrong", "new_password": PASSWORD}
        assert refused(sign_in(client, password="wrong horse"), 401) == "wrong_password"
        assert refused(client.post("/api/recovery", json=recovery), 401) == "wrong_recovery_code"
        assert refused(client.post("/api/session", content=b"{"), 400) == "malformed_request"
        wrong = {"password": "wrong horse", "new_password": PASSWORD}
        assert refused(client.put("/api/me/password", json=wrong), 403) == "wrong_password"
        assert refused(sign_in(client), 429) == "too_many_requests"
        assert refused(client.post("/api/recovery", json=recovery | {"code": codes[0]}), 429) == "too_many_requests"
        assert refused(client.post("/api/me/recovery-codes", json={"password": PASSWORD}), 429) == "too_many_requests"
        world.clock.at += 15_000
        answered(sign_in(client), 201)


def test_one_persons_requests_are_limited_without_affecting_others(tmp_path: Path):
    world = World(tmp_path / "limits.db", replace(FREE, commands_per_second=2))
    with world.serving() as client:
        new_guest(client, "Anna")
        anna = client.cookies["tradecraft"]
        client.cookies.clear()
        new_guest(client, "Boris")
        boris = client.cookies["tradecraft"]
        client.cookies.clear()
        for _ in range(2 * BURST_SECONDS):
            assert who(client, Cookie=f"tradecraft={anna}") == "Anna"
        answer = client.get("/api/session", headers={"Cookie": f"tradecraft={anna}"})
        assert refused(answer, 429) == "too_many_requests"
        assert answer.headers["retry-after"] == "1"
        assert hello(client, {"Cookie": f"tradecraft={anna}"}) == "4429 too_many_requests"
        assert who(client, Cookie=f"tradecraft={boris}") == "Boris"
        assert client.get("/healthz").status_code == 200
        world.clock.at += 500
        assert who(client, Cookie=f"tradecraft={anna}") == "Anna"


def test_visitors_without_a_session_are_limited_by_address(tmp_path: Path):
    world = World(tmp_path / "limits.db", replace(FREE, commands_per_second=1))
    with world.serving() as client:
        for _ in range(BURST_SECONDS):
            assert who(client) is None
        assert refused(client.get("/api/session"), 429) == "too_many_requests"


def test_a_bucket_gives_its_burst_and_then_the_rate():
    clock = Clock()
    limiter = Limiter(2, 3, clock)
    assert [limiter.wait("anna") for _ in range(4)] == [0, 0, 0, 500]
    clock.at += 499
    assert limiter.wait("anna") == 1
    clock.at += 1
    assert limiter.wait("anna") == 0
    assert limiter.wait("boris") == 0
    clock.at += 1_000_000
    assert [limiter.wait("anna") for _ in range(4)] == [0, 0, 0, 500]


@pytest.mark.parametrize("count", range(1, 61))
def test_a_minutes_worth_may_come_at_once_and_not_one_more(count: int):
    limiter = per_minute(count, Clock())
    assert [limiter.wait("anna") == 0 for _ in range(count + 1)] == [True] * count + [False]


def test_a_clock_that_is_set_back_changes_nothing():
    clock = Clock()
    limiter = Limiter(1, 1, clock)
    assert limiter.wait("anna") == 0
    clock.at -= 5_000
    assert limiter.wait("anna") == 1000
    clock.at += 1000
    assert limiter.wait("anna") == 0


def test_a_limiter_forgets_who_asked_longest_ago_when_there_are_too_many():
    limiter = Limiter(1, 1, Clock(), most_keys=10)
    for number in range(100):
        assert limiter.wait(f"person {number}") == 0
    assert len(limiter) == 10
    assert limiter.wait("person 99") > 0
    assert limiter.wait("person 0") == 0


def test_a_refusal_says_how_many_seconds_to_wait():
    limiter = per_minute(4, Clock())
    for _ in range(4):
        limiter.take("anna")
    with pytest.raises(TooMuch) as caught:
        limiter.take("anna")
    assert caught.value.reason.params == {"seconds": 15}


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 5000), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 5000), "2001:db8:1:2::"),
        (("2001:db8:1:2:ffff::1", 5000), "2001:db8:1:2::"),
        (("2001:db8:1:3::1", 5000), "2001:db8:1:3::"),
        (("::ffff:192.0.2.7", 5000), "192.0.2.7"),
        (("fe80::1%eth0", 5000), "fe80::"),
        (("somewhere", 5000), "somewhere"),
        (None, ""),
    ],
)
def test_a_client_is_counted_by_address_or_by_household(client: tuple[str, int] | None, address: str):
    scope: Any = {"client": client}
    assert address_of(scope) == address
