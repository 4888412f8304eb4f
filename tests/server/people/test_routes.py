"""People over HTTP: what each endpoint does and refuses."""

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.people.serving import (
    DAY,
    PASSWORD,
    SAME_ORIGIN,
    START,
    World,
    answered,
    bearer,
    new_account,
    new_bot,
    new_guest,
    refused,
    require_documented,
    sign_in,
    who,
)

Client = TestClient[Litestar]


def test_a_guest_is_known_by_the_cookie_from_then_on(client: Client):
    assert who(client) is None
    made = answered(client.post("/api/guests", json={"name": "Anna", "language": "fr"}), 201)
    assert (made["kind"], made["name"], made["language"]) == ("guest", "Anna", "fr")
    assert who(client) == "Anna"


def test_a_new_guest_takes_the_place_of_the_one_before(world: World, client: Client):
    new_guest(client, "Anna")
    before = client.cookies["tradecraft"]
    new_guest(client, "Boris")
    assert who(client) == "Boris"
    assert len(world.ended) == 1
    client.cookies.clear()
    assert who(client, Cookie=f"tradecraft={before}") is None


def test_who_am_i_renews_the_cookie(world: World, client: Client):
    new_guest(client)
    again = client.get("/api/session").headers["set-cookie"]
    assert client.cookies["tradecraft"] in again
    assert f"Max-Age={world.settings.session_days * DAY // 1000}" in again


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(client: Client):
    guest = new_guest(client)
    made = new_account(client, "Anna Maria")
    assert made["myself"]["id"] == guest["id"]
    assert made["myself"]["kind"] == "account"
    assert len(made["recovery_codes"]) == made["myself"]["recovery_codes"] == 8
    client.cookies.clear()
    assert answered(sign_in(client, "anna maria"), 201)["id"] == guest["id"]
    assert who(client) == "Anna Maria"


def test_an_account_can_be_made_without_being_a_guest_first(client: Client):
    new_account(client)
    assert who(client) == "Anna"


def test_an_account_cannot_become_another_and_a_name_is_taken_once(client: Client):
    new_account(client)
    body = {"name": "ANNA", "password": PASSWORD}
    assert refused(client.post("/api/accounts", json=body), 409) == "already_registered"
    client.cookies.clear()
    assert refused(client.post("/api/accounts", json=body), 409) == "name_taken"


IMPOSSIBLE_ACCOUNTS: list[tuple[dict[str, object], str]] = [
    ({"name": "Anna", "password": "short"}, "password_too_short"),
    ({"name": "Anna", "password": "x" * 201}, "malformed_request"),
    ({"name": "Anna", "password": PASSWORD, "language": "xx"}, "unknown_language"),
    ({"name": "An\u202ena", "password": PASSWORD}, "bad_name"),
    ({"name": "An  na", "password": PASSWORD}, "malformed_request"),
    ({"name": "Anna"}, "malformed_request"),
    ({"name": "Anna", "password": PASSWORD, "kind": "bot"}, "malformed_request"),
    ({"name": 7, "password": PASSWORD}, "malformed_request"),
]


def test_an_account_that_cannot_be_is_refused(client: Client):
    for body, code in IMPOSSIBLE_ACCOUNTS:
        assert refused(client.post("/api/accounts", json=body), 400) == code, body
    assert who(client) is None


UNREADABLE = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'{"name": "An\xffna"}',
    b'{"name": "An\\ud800na"}',
    b'{"name": "\\udc00"}',
    b'{"name": ' + b"[" * 5000 + b"]" * 5000 + b"}",
    b'{"settings": {"client": {"a": ' + b"[" * 5000 + b"]" * 5000 + b"}}}",
]


def test_a_body_that_cannot_be_read_is_refused(client: Client):
    new_account(client)
    for address in ("/api/guests", "/api/session", "/api/recovery", "/api/accounts", "/api/me/bots"):
        for body in UNREADABLE:
            assert refused(client.post(address, content=body), 400) == "malformed_request", (address, body[:20])
    for body in UNREADABLE:
        assert refused(client.put("/api/me", content=body), 400) == "malformed_request", body[:20]


def test_signs_that_cannot_be_seen_are_refused_in_names(client: Client):
    for name in ("An\x00na", "An\u202ena", "An\u200bna"):
        bodies: dict[str, dict[str, str]] = {
            "/api/guests": {"name": name},
            "/api/accounts": {"name": name, "password": PASSWORD},
            "/api/session": {"name": name, "password": PASSWORD},
            "/api/recovery": {"name": name, "code": "code", "new_password": PASSWORD},
        }
        for address, body in bodies.items():
            assert refused(client.post(address, json=body), 400) in ("malformed_request", "bad_name"), address


def test_odd_signs_are_harmless_in_secrets_and_left_out_of_labels(client: Client):
    new_account(client)
    for address, body, status in (
        ("/api/session", '{"name": "Anna", "password": "\\u0000"}', 401),
        ("/api/recovery", '{"name": "Anna", "code": "\\u0000", "new_password": "\\u0000abcdefgh"}', 401),
    ):
        refused(client.post(address, content=body), status)
    bot = new_bot(client)["person"]["id"]
    answered(client.delete(f"/api/me/bots/{bot}/tokens"), 204)
    answered(client.post(f"/api/me/bots/{bot}/tokens", content='{"label": "lap\\u0000top"}'), 201)
    assert answered(client.get("/api/me/bots"), 200)[0]["tokens"][0]["label"] == "laptop"


def test_a_body_that_is_too_large_is_refused(client: Client):
    assert refused(client.post("/api/guests", content=b" " * 20_000), 413) == "request_too_large"


def test_text_is_not_taken_for_a_number_or_a_truth(client: Client):
    new_guest(client)
    for value in ("true", 1, "yes"):
        assert refused(client.put("/api/me", json={"settings": {"sound": value}}), 400) == "malformed_request"


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(client: Client):
    new_account(client)
    client.cookies.clear()
    answers = [sign_in(client, "Anna", "wrong horse"), sign_in(client, "Hanna", PASSWORD)]
    assert {refused(answer, 401) for answer in answers} == {"wrong_password"}
    assert answers[0].content == answers[1].content
    assert not any("set-cookie" in answer.headers for answer in answers)


def test_signing_out_ends_the_session_for_good(world: World, client: Client):
    new_account(client)
    cookie = client.cookies["tradecraft"]
    gone = client.delete("/api/session")
    assert answered(gone, 204) is None
    assert 'tradecraft=""' in gone.headers["set-cookie"]
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert who(client) is None
    assert who(client, Cookie=f"tradecraft={cookie}") is None
    assert len(world.ended) == 1
    assert refused(client.delete("/api/session"), 401) == "not_signed_in"


def test_signing_out_everywhere_ends_all_sessions(client: Client):
    new_account(client)
    first = client.cookies["tradecraft"]
    client.cookies.clear()
    sign_in(client)
    answered(client.delete("/api/sessions"), 204)
    assert who(client) is None
    assert who(client, Cookie=f"tradecraft={first}") is None


def test_sessions_are_listed_with_the_present_one_marked(world: World, client: Client):
    client.headers["User-Agent"] = "Old browser"
    new_account(client)
    client.cookies.clear()
    world.clock.pass_days(1)
    client.headers["User-Agent"] = "New browser"
    sign_in(client)
    listed = answered(client.get("/api/sessions"), 200)
    assert len({session.pop("id") for session in listed}) == 2
    assert listed == [
        {"label": "Old browser", "created_at": START, "seen_at": START, "current": False},
        {"label": "New browser", "created_at": START + DAY, "seen_at": START + DAY, "current": True},
    ]


def test_a_recovery_code_opens_the_account_once(client: Client):
    codes = new_account(client)["recovery_codes"]
    old = client.cookies["tradecraft"]
    client.cookies.clear()
    body = {"name": "anna", "code": codes[0], "new_password": "new password"}
    assert refused(client.post("/api/recovery", json=body | {"code": "aaaa-bbbb-cccc-dddd"}), 401) == (
        "wrong_recovery_code"
    )
    assert refused(client.post("/api/recovery", json=body | {"new_password": "short"}), 400) == "password_too_short"
    assert answered(client.post("/api/recovery", json=body), 201)["recovery_codes"] == 7
    assert who(client) == "Anna"
    assert who(client, Cookie=f"tradecraft={old}") is None
    assert refused(client.post("/api/recovery", json=body), 401) == "wrong_recovery_code"
    client.cookies.clear()
    assert refused(sign_in(client), 401) == "wrong_password"
    answered(sign_in(client, password="new password"), 201)


def test_name_language_and_settings_can_be_changed_one_by_one(client: Client):
    new_guest(client)
    assert answered(client.put("/api/me", json={"name": "Hanna"}), 200)["name"] == "Hanna"
    assert answered(client.put("/api/me", json={"language": "nl"}), 200)["language"] == "nl"
    changed = answered(client.put("/api/me", json={"settings": {"sound": False, "client": {"zoom": 1.5}}}), 200)
    assert (changed["name"], changed["language"]) == ("Hanna", "nl")
    assert changed["settings"]["sound"] is False
    assert changed["settings"]["client"] == {"zoom": 1.5}
    assert answered(client.put("/api/me", json={}), 200) == changed
    assert answered(client.get("/api/session"), 200) == changed


def test_an_account_keeps_its_name(client: Client):
    new_account(client)
    assert refused(client.put("/api/me", json={"name": "Hanna"}), 403) == "only_guests_rename"


IMPOSSIBLE_CHANGES: list[tuple[dict[str, object], str]] = [
    ({"language": "xx"}, "unknown_language"),
    ({"settings": {"smell": True}}, "malformed_request"),
    ({"settings": {"colours": "purple"}}, "malformed_request"),
    ({"settings": {"client": {"text": "x" * 4096}}}, "settings_too_large"),
    ({"settings": {"client": []}}, "malformed_request"),
    ({"id": "somebody-else"}, "malformed_request"),
]


def test_a_change_that_cannot_be_is_refused(client: Client):
    before = new_guest(client)
    for change, code in IMPOSSIBLE_CHANGES:
        assert refused(client.put("/api/me", json=change), 400) == code, change
    assert answered(client.get("/api/session"), 200) == before


def test_the_browsers_settings_may_have_exactly_four_kilobytes(client: Client):
    new_guest(client)
    text = "x" * (4096 - len(msgspec.json.encode({"text": ""})))
    answered(client.put("/api/me", json={"settings": {"client": {"text": text}}}), 200)
    larger = {"settings": {"client": {"text": text + "x"}}}
    assert refused(client.put("/api/me", json=larger), 400) == "settings_too_large"


def test_a_number_of_any_length_can_stand_in_the_browsers_settings(client: Client):
    new_guest(client)
    kept = {"settings": {"client": {"number": 10**30}}}
    assert answered(client.put("/api/me", json=kept), 200)["settings"]["client"] == {"number": 10**30}


def test_a_new_password_signs_out_everywhere_else(client: Client):
    new_account(client)
    elsewhere = client.cookies["tradecraft"]
    client.cookies.clear()
    sign_in(client)
    change = {"password": "wrong horse", "new_password": "new password"}
    assert refused(client.put("/api/me/password", json=change), 403) == "wrong_password"
    assert (
        refused(client.put("/api/me/password", json={"password": PASSWORD, "new_password": "short"}), 400)
        == "password_too_short"
    )
    answered(client.put("/api/me/password", json=change | {"password": PASSWORD}), 204)
    assert who(client) == "Anna"
    assert who(client, Cookie=f"tradecraft={elsewhere}") is None
    client.cookies.clear()
    assert refused(sign_in(client), 401) == "wrong_password"
    answered(sign_in(client, password="new password"), 201)


def test_new_recovery_codes_take_the_password(client: Client):
    old = new_account(client)["recovery_codes"]
    assert refused(client.post("/api/me/recovery-codes", json={"password": "wrong horse"}), 403) == "wrong_password"
    new = answered(client.post("/api/me/recovery-codes", json={"password": PASSWORD}), 201)["recovery_codes"]
    assert len(new) == 8
    assert not set(new) & set(old)


def test_guests_have_neither_password_nor_codes_nor_bots(client: Client):
    new_guest(client)
    change = {"password": PASSWORD, "new_password": PASSWORD}
    assert refused(client.put("/api/me/password", json=change), 403) == "account_needed"
    assert refused(client.post("/api/me/recovery-codes", json={"password": PASSWORD}), 403) == "account_needed"
    assert refused(client.post("/api/me/bots", json={"name": "Bot"}), 403) == "account_needed"
    assert answered(client.get("/api/me/bots"), 200) == []


def test_who_deletes_themselves_is_nobody_from_then_on(client: Client):
    new_account(client)
    token = new_bot(client)["token"]
    gone = client.post("/api/me/deletion", json={"password": PASSWORD})
    assert answered(gone, 204) is None
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert who(client) is None
    assert refused(sign_in(client), 401) == "wrong_password"
    assert refused(client.get("/api/session", headers=bearer(token)), 401) == "unknown_token"


def test_a_bot_signs_in_by_its_token_until_that_is_revoked(client: Client):
    new_account(client)
    made = new_bot(client)
    bot = made["person"]["id"]
    assert made["person"] == {"id": bot, "kind": "bot", "name": "Bot"}
    second = answered(client.post(f"/api/me/bots/{bot}/tokens", json={"label": "laptop"}), 201)["token"]
    assert who(client, **bearer(made["token"])) == who(client, **bearer(second)) == "Bot"
    tokens = [{"label": label, "created_at": START, "seen_at": START, "current": False} for label in ("", "laptop")]
    listed = answered(client.get("/api/me/bots"), 200)
    assert [account["person"] for account in listed] == [made["person"]]
    assert len({token.pop("id") for token in listed[0]["tokens"]}) == 2
    assert sorted(listed[0]["tokens"], key=lambda token: str(token["label"])) == tokens
    answered(client.delete(f"/api/me/bots/{bot}/tokens"), 204)
    for token in (made["token"], second):
        assert refused(client.get("/api/session", headers=bearer(token)), 401) == "unknown_token"
    assert answered(client.get("/api/me/bots"), 200)[0]["tokens"] == []


def test_the_bots_of_others_are_not_there(client: Client):
    new_account(client)
    bot = new_bot(client)["person"]["id"]
    client.cookies.clear()
    new_account(client, "Boris")
    assert refused(client.post(f"/api/me/bots/{bot}/tokens", json={}), 404) == "no_such_bot_account"
    assert refused(client.delete(f"/api/me/bots/{bot}/tokens"), 404) == "no_such_bot_account"
    assert refused(client.post("/api/me/bots", json={"name": "bot"}), 409) == "name_taken"
    assert answered(client.get("/api/me/bots"), 200) == []


def test_an_account_has_ten_bots_of_ten_tokens(client: Client):
    new_account(client)
    bots = [new_bot(client, f"Bot {number}")["person"]["id"] for number in range(10)]
    assert refused(client.post("/api/me/bots", json={"name": "Bot 10"}), 403) == "too_many_bots"
    for _ in range(9):
        answered(client.post(f"/api/me/bots/{bots[0]}/tokens", json={}), 201)
    assert refused(client.post(f"/api/me/bots/{bots[0]}/tokens", json={}), 403) == "too_many_tokens"


def test_mutes_can_be_made_listed_and_ended(client: Client):
    boris = new_guest(client, "Boris")
    client.cookies.clear()
    anna = new_guest(client, "Anna")
    address = f"/api/me/mutes/{boris['id']}"
    for _ in range(2):
        answered(client.put(address), 204)
    assert answered(client.get("/api/me/mutes"), 200) == [{"id": boris["id"], "kind": "guest", "name": "Boris"}]
    for _ in range(2):
        answered(client.delete(address), 204)
    assert answered(client.get("/api/me/mutes"), 200) == []
    assert refused(client.put(f"/api/me/mutes/{anna['id']}"), 400) == "cannot_mute_oneself"
    assert refused(client.put("/api/me/mutes/nobody"), 404) == "no_such_person"
    for odd in ("x" * 33, "%00", "a%20b", "%C3%A9", "abc%0A"):
        assert refused(client.put(f"/api/me/mutes/{odd}"), 400) == "malformed_request"


def test_a_refusal_is_in_the_language_of_the_one_who_asks(client: Client):
    body = {"name": "Anna", "language": "xx"}
    french = client.post("/api/guests", json=body, headers={"Accept-Language": "de, fr-CA;q=0.8, en"}).json()
    assert french["message"].startswith("Il n’y a pas de langue")
    answered(client.post("/api/guests", json={"name": "Anna", "language": "nl"}), 201)
    dutch = client.put("/api/me", json={"language": "xx"}, headers={"Accept-Language": "fr"}).json()
    assert dutch["message"].startswith("Er is geen taal")


def test_an_unknown_address_and_a_wrong_method_are_refused_in_the_same_form(client: Client):
    assert refused(client.get("/api/nothing"), 404) == "no_such_page"
    assert refused(client.patch("/api/guests"), 405) == "no_such_method"


def test_an_undocumented_answer_would_be_noticed(world: World, client: Client):
    schema = world.app().openapi_schema.to_schema()
    answer = client.post("/api/guests", json={"name": "Anna"}, headers=SAME_ORIGIN)
    del schema["paths"]["/api/guests"]["post"]["responses"]["201"]
    with pytest.raises(AssertionError):
        require_documented(schema, answer)
