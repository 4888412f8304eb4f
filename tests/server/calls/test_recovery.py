"""Accounts are recovered by e-mail: once, soon, and without telling anyone which addresses are known."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from httpx import Response

from drills.receivers import Inbox
from tests.server.calls.test_mail import confirmed, subscribe
from tests.server.calls.turns import Scene
from tests.server.people.serving import PASSWORD, answered, bearer, refused
from tests.server.play.players import Server
from tradecraft.server.people.credentials import hash_of

TOKEN = re.compile(r"http://table\.test/account#recover=(\S+)")
HOUR = 3600
NEW = "another horse"
_numbers = count(1)


@pytest.fixture
def address(scene: Scene) -> Iterator[str]:
    """An address that Anna has confirmed."""
    address = f"anna{next(_numbers)}@recovery.test"
    confirmed(scene, address)
    yield address
    # The limits of this address are not those of the next one.
    scene.server.clock.pass_seconds(HOUR)


def ask(scene: Scene, address: str) -> Response:
    answer = scene.server.client.post("/api/recovery/mail", json={"address": address})
    scene.server.run(scene.server.container.mail_recovery.settle)
    return answer


def asked(scene: Scene, address: str) -> str:
    """Ask for a link and return what the last mail says of it."""
    answered(ask(scene, address), 204)
    token: str = TOKEN.findall(scene.inbox.to(address)[-1].message.get_content())[0]
    return token


def use(scene: Scene, token: str, password: str = NEW) -> Response:
    answer = scene.server.client.post("/api/recovery/link", json={"token": token, "new_password": password})
    scene.server.client.cookies.clear()
    return answer


def signed_in(scene: Scene, password: str) -> Response:
    body = {"name": scene.anna.name, "password": password}
    answer = scene.server.client.post("/api/session", json=body)
    scene.server.client.cookies.clear()
    return answer


def test_a_link_sets_a_new_password_and_ends_everything_else(scene: Scene, address: str):
    token = answered(scene.anna.post("/api/me/bots", {"name": f"Bot of {scene.anna.name}"}), 201)["token"]
    assert answered(use(scene, asked(scene, address)), 201)["name"] == scene.anna.name
    assert refused(scene.anna.get("/api/sessions"), 401) == "not_signed_in"
    assert refused(scene.server.client.get("/api/session", headers=bearer(token)), 401) == "unknown_token"
    assert refused(signed_in(scene, PASSWORD), 401) == "wrong_password"
    answered(signed_in(scene, NEW), 201)


def test_a_link_is_used_once(scene: Scene, address: str):
    first, second = asked(scene, address), asked(scene, address)
    answered(use(scene, second), 201)
    for spent in (second, first):
        assert refused(use(scene, spent, "a third horse"), 401) == "wrong_recovery_link"


def test_a_link_expires_after_an_hour(scene: Scene, address: str):
    early, late = asked(scene, address), asked(scene, address)
    scene.server.clock.pass_seconds(HOUR - 1)
    # A password that is refused uses nothing up.
    assert refused(use(scene, early, "short"), 400) == "password_too_short"
    answered(use(scene, early), 201)
    late = asked(scene, address)
    scene.server.clock.pass_seconds(HOUR)
    assert refused(use(scene, late), 401) == "wrong_recovery_link"


def test_only_the_hash_of_a_link_is_kept(scene: Scene, address: str):
    token = asked(scene, address)
    database = Path(scene.server.container.settings.database.removeprefix("sqlite:///"))
    stored = b"".join(file.read_bytes() for file in database.parent.glob(database.name + "*"))
    assert token.encode() not in stored
    assert hash_of(token).encode() in stored


def test_a_new_password_and_a_removed_address_void_the_links(scene: Scene, address: str):
    token = asked(scene, address)
    answered(scene.anna.put("/api/me/password", {"password": PASSWORD, "new_password": NEW}), 204)
    assert refused(use(scene, token, "a third horse"), 401) == "wrong_recovery_link"
    token = asked(scene, address)
    (receiver,) = scene.anna.get("/api/me/calls").json()["receivers"]
    answered(scene.anna.delete(f"/api/me/calls/receivers/{receiver['id']}"), 204)
    assert refused(use(scene, token, "a third horse"), 401) == "wrong_recovery_link"


def test_nobody_learns_which_addresses_are_known(scene: Scene, address: str, inbox: Inbox):
    unconfirmed = f"new{next(_numbers)}@recovery.test"
    subscribe(scene.bela, unconfirmed)
    inbox.arrived.clear()
    answers: list[Any] = []
    for one in (address, unconfirmed, "nobody@recovery.test"):
        # The limits are the same as well.
        tries = [ask(scene, one) for _ in range(4)]
        answers.append([(each.status_code, each.content, sorted(each.headers)) for each in tries])
    assert [status for status, *_ in answers[0]] == [204, 204, 204, 429]
    assert answers[0] == answers[1] == answers[2]
    assert {one.to for one in inbox.arrived} == {address}


def test_the_answer_does_not_wait_for_the_search(scene: Scene, address: str, monkeypatch: pytest.MonkeyPatch):
    """What takes time for a known address alone comes after the answer."""
    searched = asyncio.Event()

    async def search(_address: str) -> None:
        await asyncio.wait_for(searched.wait(), 5)

    async def end_search() -> None:
        searched.set()

    monkeypatch.setattr(scene.server.container.mail_recovery, "_write", search)
    answered(scene.server.client.post("/api/recovery/mail", json={"address": address}), 204)
    scene.server.run(end_search)


def test_a_person_with_several_addresses_is_limited_as_well(scene: Scene, address: str, inbox: Inbox):
    other = f"other{next(_numbers)}@recovery.test"
    confirmed(scene, other)
    inbox.arrived.clear()
    for one in (address, other, address, other):
        answered(ask(scene, one), 204)
    assert len(inbox.arrived) == 3


def test_capitals_in_an_address_do_not_matter(scene: Scene, address: str):
    answered(ask(scene, address.upper()), 204)
    assert len(scene.inbox.to(address)) == 1


def test_all_accounts_of_an_address_are_told_apart_by_name(scene: Scene, address: str):
    subscribe(scene.bela, address)
    (question,) = scene.inbox.to(address)
    path = re.findall(r"http://table\.test(/calls/\S+)", question.message.get_content())[0]
    answered_page = scene.server.client.post(path)
    assert answered_page.status_code == 200
    scene.inbox.arrived.clear()
    answered(ask(scene, address), 204)
    said = [mail.message.get_content() for mail in scene.inbox.to(address)]
    assert len(said) == 2
    for name in (scene.anna.name, scene.bela.name):
        assert sum(f"“{name}”" in text for text in said) == 1


def test_a_banned_account_is_not_recovered(scene: Scene, address: str):
    token = asked(scene, address)
    scene.server.run(scene.server.container.people.ban, scene.anna.id)
    assert refused(use(scene, token), 401) == "wrong_recovery_link"
    scene.inbox.arrived.clear()
    answered(ask(scene, address), 204)
    assert scene.inbox.arrived == []


def test_an_address_needs_the_password(scene: Scene):
    body = {"kind": "mail", "address": "thief@recovery.test", "password": "wrong horse"}
    assert refused(scene.anna.post("/api/me/calls/receivers", body), 403) == "wrong_password"


def test_a_server_without_mail_says_so(tmp_path: Path):
    with Server.running(tmp_path / "silent.db") as server:
        assert answered(server.client.get("/api/recovery/mail"), 200) == {"mail": False}
        body = {"address": "anna@recovery.test"}
        assert refused(server.client.post("/api/recovery/mail", json=body), 403) == "no_mail_here"
