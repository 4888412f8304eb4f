"""Passkeys: making them, signing in with them, and everything that must not work."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import func, select

from tests.server.people.device import PRESENT, Device
from tests.server.people.serving import FREE, PASSWORD, World, answered, new_account, new_guest, refused, who
from tradecraft.server.errors import NotAllowed
from tradecraft.server.people.passkeys import CHALLENGE_MINUTES, MOST_PASSKEYS, site_of
from tradecraft.server.store.schema import challenges, passkeys

Client = TestClient[Litestar]
MINUTE = 60 * 1000
OWN, NEW, OPTIONS, SESSION = (
    "/api/me/passkeys",
    "/api/me/passkey-options",
    "/api/passkeys/options",
    "/api/passkeys/session",
)


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path / "people.db", replace(FREE, url="https://table.test"))


@pytest.fixture
def client(world: World) -> Iterator[Client]:
    with world.serving() as client:
        new_account(client)
        yield client


def begin(client: Client) -> Any:
    return answered(client.post(OPTIONS), 201)


def begin_passkey(client: Client, password: str = PASSWORD) -> Any:
    return answered(client.post(NEW, json={"password": password}), 201)


def register(client: Client, device: Device, name: str = "Phone") -> Any:
    return answered(client.post(OWN, json=device.make(begin_passkey(client), name)), 201)


def sign_in(client: Client, device: Device) -> Response:
    return client.post(SESSION, json=device.sign(begin(client)))


@pytest.fixture
def device(client: Client) -> Device:
    """A device with a passkey of Anna's, who has signed out."""
    device = Device()
    register(client, device)
    client.delete("/api/session")
    return device


def test_a_passkey_signs_in_without_a_name(client: Client, device: Device):
    assert who(client) is None
    myself = answered(sign_in(client, device), 201)
    assert (myself["name"], myself["passkeys"]) == ("Anna", 1)
    assert who(client) == "Anna"
    answered(sign_in(client, device), 201)
    assert len(answered(client.get("/api/sessions"), 200)) == 1, "the session before was replaced"


def test_passkeys_are_listed_by_the_names_of_devices_and_removed(client: Client, world: World):
    phone, key = Device(), Device()
    first = register(client, phone)
    world.clock.at += MINUTE
    second = register(client, key, "Key ring")
    assert [one["name"] for one in answered(client.get(OWN), 200)] == ["Phone", "Key ring"]
    assert first["used_at"] is None
    world.clock.at += MINUTE
    answered(sign_in(client, phone), 201)
    assert answered(client.get(OWN), 200)[0]["used_at"] == world.clock.at
    answered(client.delete(f"{OWN}/{first['id']}"), 204)
    assert [one["id"] for one in answered(client.get(OWN), 200)] == [second["id"]]
    assert refused(client.delete(f"{OWN}/{first['id']}"), 404) == "no_such_passkey"
    assert refused(sign_in(client, phone), 401) == "unknown_passkey"


def test_making_a_passkey_needs_the_password_and_an_account(client: Client):
    assert refused(client.post(NEW, json={"password": "wrong horse"}), 403) == "wrong_password"
    client.delete("/api/session")
    assert refused(client.post(NEW, json={"password": PASSWORD}), 401) == "not_signed_in"
    new_guest(client, "Guest")
    assert refused(client.post(NEW, json={"password": PASSWORD}), 403) == "account_needed"
    assert refused(client.post(OWN, json=Device().make({"user": "x", **begin(client)})), 403) == "account_needed"


def test_an_answer_from_another_origin_is_refused(client: Client, device: Device):
    device.origin = "https://table.test.evil.example"
    assert refused(sign_in(client, device), 401) == "wrong_passkey"
    assert who(client) is None


def test_an_answer_for_another_site_is_refused(client: Client, device: Device):
    options = begin(client) | {"site": "evil.example"}
    assert refused(client.post(SESSION, json=device.sign(options)), 401) == "wrong_passkey"


def test_a_passkey_made_under_another_name_of_the_server_is_refused(client: Client, world: World, device: Device):
    """The device signs for the new name, as a browser of an attacker could; the account gave it to the old one."""
    world.settings = replace(world.settings, url="https://other.test")
    with world.serving() as moved:
        device.origin = "https://other.test"
        assert refused(sign_in(moved, device), 401) == "unknown_passkey"


def test_a_passkey_made_on_a_page_of_another_origin_is_refused(client: Client):
    device = Device(origin="http://table.test")
    assert refused(client.post(OWN, json=device.make(begin_passkey(client))), 403) == "bad_passkey"
    assert answered(client.get(OWN), 200) == []


@pytest.mark.parametrize("making", [False, True])
def test_a_device_that_nobody_unlocked_is_refused(client: Client, making: bool):
    device = Device()
    if making:
        device.flags = PRESENT
        assert refused(client.post(OWN, json=device.make(begin_passkey(client))), 403) == "bad_passkey"
    else:
        register(client, device)
        device.flags = PRESENT
        assert refused(sign_in(client, device), 401) == "wrong_passkey"


def test_a_signed_challenge_cannot_be_used_twice(client: Client, device: Device):
    answer = device.sign(begin(client))
    answered(client.post(SESSION, json=answer), 201)
    client.delete("/api/session")
    assert refused(client.post(SESSION, json=answer), 409) == "challenge_expired"
    assert who(client) is None


def test_a_challenge_is_used_up_even_by_an_answer_that_is_refused(client: Client, device: Device):
    options = begin(client)
    assert refused(client.post(SESSION, json=device.sign(options) | {"signature": "AAAA"}), 401) == "wrong_passkey"
    assert refused(client.post(SESSION, json=device.sign(options)), 409) == "challenge_expired"


def test_a_challenge_expires(client: Client, world: World, device: Device):
    options = begin(client)
    world.clock.at += CHALLENGE_MINUTES * MINUTE
    assert refused(client.post(SESSION, json=device.sign(options)), 409) == "challenge_expired"
    begin(client)
    kept = world.run(client, world.store.read, lambda it: it.scalar(select(func.count()).select_from(challenges)))
    assert kept == 1, "expired challenges are not kept"


def test_a_challenge_of_the_devices_own_is_refused(client: Client, device: Device):
    options = begin(client) | {"challenge": "AAAA"}
    assert refused(client.post(SESSION, json=device.sign(options)), 409) == "challenge_expired"


def test_the_challenges_for_making_and_for_signing_in_are_not_the_same(client: Client):
    device = Device()
    making = begin_passkey(client)
    register(client, device)
    assert refused(client.post(SESSION, json=device.sign(making)), 409) == "challenge_expired"
    other = Device()
    answer = other.make({**making, **begin(client)})
    assert refused(client.post(OWN, json=answer), 409) == "challenge_expired"


def test_the_challenge_of_one_person_makes_no_passkey_of_another(client: Client):
    options = begin_passkey(client)
    client.delete("/api/session")
    new_account(client, "Boris")
    assert refused(client.post(OWN, json=Device().make(options)), 409) == "challenge_expired"
    assert answered(client.get(OWN), 200) == []


def test_a_foreign_credential_signs_nobody_in(client: Client, device: Device):
    stranger = Device(user=device.user)
    assert refused(sign_in(client, stranger), 401) == "unknown_passkey"
    # The name of a known credential, signed by another key.
    stranger.credential = device.credential
    assert refused(sign_in(client, stranger), 401) == "wrong_passkey"
    device.user = "Zm9yZWlnbg"
    assert refused(sign_in(client, device), 401) == "wrong_passkey"


def test_a_credential_that_is_known_is_not_given_to_another_account(client: Client, device: Device):
    new_account(client, "Boris")
    assert refused(client.post(OWN, json=device.make(begin_passkey(client))), 409) == "passkey_known"


def test_a_copy_is_noticed_by_its_counter(client: Client, device: Device):
    copy = replace(device)
    answered(sign_in(client, device), 201)
    client.delete("/api/session")
    assert refused(sign_in(client, copy), 401) == "copied_passkey"
    assert who(client) is None
    answered(sign_in(client, device), 201)


def test_a_device_that_does_not_count_is_fine(client: Client, device: Device):
    for _ in range(2):
        device.uses = -1
        answered(sign_in(client, device), 201)


def test_an_account_has_a_bounded_number_of_passkeys(client: Client):
    late, options = Device(), begin_passkey(client)
    for _ in range(MOST_PASSKEYS):
        register(client, Device())
    assert refused(client.post(OWN, json=late.make(options)), 403) == "too_many_passkeys"
    assert refused(client.post(NEW, json={"password": PASSWORD}), 403) == "too_many_passkeys"


@pytest.mark.parametrize("field", ["client_data", "authenticator_data", "signature", "user", "credential"])
@pytest.mark.parametrize("value", ["A", "AAAA", "eyJ0eXBlIjoxfQ"])
def test_nonsense_is_refused(client: Client, device: Device, field: str, value: str):
    answer = client.post(SESSION, json=device.sign(begin(client)) | {field: value})
    assert answer.status_code in (400, 401), answer.text
    refused(answer, answer.status_code)


@pytest.mark.parametrize("value", ["A", "AAAA", "oA"])
def test_a_nonsensical_attestation_is_refused(client: Client, value: str):
    made = Device().make(begin_passkey(client)) | {"attestation": value}
    assert refused(client.post(OWN, json=made), 403) == "bad_passkey"


def test_attempts_are_limited_as_with_passwords(tmp_path: Path):
    world = World(tmp_path / "people.db", replace(FREE, url="https://table.test", sign_ins_per_minute=4))
    with world.serving() as client:
        for _ in range(4):
            begin(client)
        assert refused(client.post(SESSION, json=Device(user="AAAA").sign({"site": "", "challenge": "AA"})), 429)
        assert refused(client.post("/api/session", json={"name": "Anna", "password": PASSWORD}), 429)


def test_a_banned_person_does_not_get_in(client: Client, world: World, device: Device):
    answered(sign_in(client, device), 201)
    id = answered(client.get("/api/session"), 200)["id"]
    world.run(client, world.people.ban, id)
    client.cookies.clear()
    assert refused(sign_in(client, device), 403) == "banned"


def test_passkeys_are_in_the_data_without_keys_and_go_with_the_account(client: Client, world: World, device: Device):
    answered(sign_in(client, device), 201)
    data = answered(client.get("/api/me/data"), 200)["passkeys"]
    assert [(one["name"], one["site"]) for one in data] == [("Phone", "table.test")]
    assert set(data[0]) == {"name", "site", "created_at", "used_at"}
    begin_passkey(client)
    answered(client.post("/api/me/deletion", json={"password": PASSWORD}), 204)
    assert refused(sign_in(client, device), 401) == "unknown_passkey"
    for table in (passkeys, challenges):
        left = world.run(client, world.store.read, lambda it, t=table: it.execute(select(t.c.person)).scalars().all())
        assert [person for person in left if person] == []


def test_a_new_password_keeps_passkeys_and_they_are_still_counted(client: Client, device: Device):
    answered(sign_in(client, device), 201)
    change = {"password": PASSWORD, "new_password": "battery staple"}
    answered(client.put("/api/me/password", json=change), 204)
    assert answered(client.get("/api/session"), 200)["passkeys"] == 1
    answered(sign_in(client, device), 201)


@pytest.mark.parametrize("origin", ["https://table.test", "http://localhost:8000", "http://a.localhost"])
def test_browsers_have_passkeys_at_https_and_localhost(origin: str):
    assert site_of(origin).origin == origin


@pytest.mark.parametrize(
    "origin", ["http://table.test", "http://127.0.0.1:8000", "https://[::1]", "https://10.0.0.1", ""]
)
def test_elsewhere_browsers_have_none(origin: str):
    with pytest.raises(NotAllowed) as refusal:
        site_of(origin)
    assert refusal.value.reason.code == "passkeys_need_https"


def test_a_server_that_people_reach_without_https_says_what_is_missing(tmp_path: Path):
    with World(tmp_path / "people.db", FREE).serving() as client:
        assert refused(client.post(OPTIONS), 403) == "passkeys_need_https"
        answer = client.post(OPTIONS, headers={"Host": "localhost:8000"})
        assert answered(answer, 201)["site"] == "localhost"
