"""Who may do what with accounts, and attempts to act as another person."""

from litestar import Litestar
from litestar.testing import TestClient

from tests.server.people.device import Device
from tests.server.people.serving import PASSWORD, World, bearer, new_account, new_bot, refused, sign_in, who
from tradecraft.server.people.credentials import Seals

Client = TestClient[Litestar]

SIGNED_IN_ONLY: list[tuple[str, str, dict[str, str] | None]] = [
    ("DELETE", "/api/session", None),
    ("GET", "/api/sessions", None),
    ("DELETE", "/api/sessions", None),
    ("PUT", "/api/me", {}),
    ("POST", "/api/me/deletion", {"password": PASSWORD}),
    ("GET", "/api/me/data", None),
    ("DELETE", "/api/sessions/{session_id}", None),
    ("PUT", "/api/me/password", {"password": PASSWORD, "new_password": PASSWORD}),
    ("POST", "/api/me/recovery-codes", {"password": PASSWORD}),
    ("GET", "/api/me/passkeys", None),
    ("POST", "/api/me/passkey-options", {"password": PASSWORD}),
    ("POST", "/api/me/passkeys", Device().make({"site": "table.test", "challenge": "AAAA", "user": "AAAA"})),
    ("DELETE", "/api/me/passkeys/{passkey_id}", None),
    ("GET", "/api/me/holiday", None),
    ("PUT", "/api/me/holiday", {"first": "2023-11-20", "last": "2023-11-21"}),
    ("DELETE", "/api/me/holiday", None),
    ("GET", "/api/me/mutes", None),
    ("PUT", "/api/me/mutes/somebody", None),
    ("DELETE", "/api/me/mutes/somebody", None),
    ("GET", "/api/me/bots", None),
    ("POST", "/api/me/bots", {"name": "Bot"}),
    ("POST", "/api/me/bots/some/tokens", {}),
    ("DELETE", "/api/me/bots/some/tokens", None),
]
OPEN_TO_TOKENS = {("PUT", "/api/me"), ("GET", "/api/me/mutes"), ("DELETE", "/api/me/mutes/somebody")}


def test_addresses_for_signed_in_people_are_refused_to_others(client: Client):
    for method, address, body in SIGNED_IN_ONLY:
        assert refused(client.request(method, address, json=body), 401) == "not_signed_in", (method, address)


def test_every_address_for_signed_in_people_is_among_the_refused(world: World):
    paths = world.app().openapi_schema.to_schema()["paths"]
    for_anybody = {("POST", f"/api/{last}") for last in ("guests", "accounts", "session", "recovery", "recovery/link")}
    for_anybody |= {("GET", "/api/session"), ("GET", "/healthz")}
    for_anybody |= {("POST", "/api/passkeys/options"), ("POST", "/api/passkeys/session")}
    found = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    named = {
        (method, address.replace("somebody", "{person_id}").replace("some/", "{bot_id}/"))
        for method, address, _ in SIGNED_IN_ONLY
    }
    assert found - for_anybody == named


def test_a_token_opens_nothing_that_is_about_sessions_and_accounts(client: Client):
    new_account(client)
    token = new_bot(client)["token"]
    for method, address, body in SIGNED_IN_ONLY:
        answer = client.request(method, address, json=body, headers=bearer(token))
        if (method, address) in OPEN_TO_TOKENS:
            assert answer.status_code in (200, 204), (method, address)
        elif address == "/api/me/mutes/somebody":
            assert refused(answer, 404) == "no_such_person"
        else:
            assert refused(answer, 403) == "not_by_token", (method, address)
    assert who(client) == "Anna"
    assert who(client, **bearer(token)) == "Bot"


def test_a_bot_cannot_register(client: Client):
    new_account(client)
    token = new_bot(client)["token"]
    body = {"name": "Else", "password": PASSWORD}
    assert refused(client.post("/api/accounts", json=body, headers=bearer(token)), 403) == "not_by_token"


def forged_cookies(client: Client) -> dict[str, str]:
    real = client.cookies["tradecraft"]
    secret, _, signature = real.partition(".")
    return {
        "changed": ("B" if real[0] == "A" else "A") + real[1:],
        "unsigned": secret,
        "signed by another": Seals(b"another key").make("cookie")[0],
        "signed anew by another": f"{secret}.{Seals(b'another key').make('cookie')[0].partition('.')[2]}",
        "another secret": f"{'A' * 43}.{signature}",
        "a token": new_bot(client)["token"],
        "nothing": "",
    }


def test_a_forged_cookie_is_nobodys(client: Client):
    new_account(client)
    forged = forged_cookies(client)
    real = client.cookies["tradecraft"]
    client.cookies.clear()
    assert who(client, Cookie=f"tradecraft={real}") == "Anna"
    for what, cookie in forged.items():
        assert who(client, Cookie=f"tradecraft={cookie}") is None, what


def test_a_forged_token_is_refused_even_beside_a_good_cookie(client: Client):
    new_account(client)
    real = new_bot(client)["token"]
    forged = [client.cookies["tradecraft"], real[1:], "", "nonsense", Seals(b"another key").make("token")[0]]
    for token in forged:
        assert refused(client.get("/api/session", headers=bearer(token)), 401) == "unknown_token"
    assert who(client, **bearer(real)) == "Bot"


def test_a_banned_person_is_told_when_signing_in(world: World, client: Client):
    made = new_account(client)
    world.run(client, world.people.ban, made["myself"]["id"])
    assert who(client) is None
    assert refused(sign_in(client), 403) == "banned"
