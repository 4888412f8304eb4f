"""E-mails: confirmed first, in the reader's language, ended by one click."""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from pathlib import Path

import pytest

from drills.receivers import Inbox
from tests.server.calls.secure_mail import Heard, mail_server, make_certificate
from tests.server.calls.turns import Scene
from tests.server.people.serving import PASSWORD, answered, refused
from tests.server.play.players import Player
from tradecraft.server.calls.mail import Mailer
from tradecraft.server.errors import Denied

URL = re.compile(r"http://table\.test(/calls/\S+)")


def subscribe(person: Player, address: str) -> None:
    answered(person.post("/api/me/calls/receivers", {"kind": "mail", "address": address, "password": PASSWORD}), 201)


def follow(scene: Scene, path: str) -> str:
    """Follow a link as a mail program does: without a session and from nowhere."""
    client = scene.server.client
    request = client.build_request("POST", path, data={"List-Unsubscribe": "One-Click"})
    del request.headers["Sec-Fetch-Site"]
    answer = client.send(request)
    assert answer.status_code == 200, answer.text
    return answer.text


def confirmed(scene: Scene, address: str) -> None:
    subscribe(scene.anna, address)
    (asked,) = scene.inbox.to(address)
    follow(scene, URL.findall(asked.message.get_content())[0])
    scene.inbox.arrived.clear()


def test_nothing_is_sent_to_an_address_before_it_is_confirmed(scene: Scene, inbox: Inbox):
    subscribe(scene.anna, "anna@one.test")
    (asked,) = inbox.to("anna@one.test")
    table = scene.sit()
    scene.later()
    assert len(inbox.arrived) == 1
    (path,) = URL.findall(asked.message.get_content())
    page = scene.server.client.get(path)
    assert "<button>Confirm the address</button>" in page.text
    assert not scene.anna.get("/api/me/calls").json()["receivers"][0]["confirmed"], "looking confirms nothing"
    assert "Thank you" in follow(scene, path)
    assert scene.anna.get("/api/me/calls").json()["receivers"][0]["confirmed"]
    scene.server.clock.pass_seconds(1)
    scene.pass_turn(scene.anna, table)
    scene.pass_turn(scene.bela, table)
    scene.later()
    assert len(inbox.arrived) == 2


def test_a_mail_says_whose_turn_it_is_and_ends_with_one_click(scene: Scene, inbox: Inbox):
    answered(scene.anna.put("/api/me", {"language": "fr"}), 200)
    confirmed(scene, "anna@two.test")
    table = scene.sit()
    scene.later()
    (mail,) = inbox.to("anna@two.test")
    message = mail.message
    assert message["Subject"] == "À vous de jouer\u202f: 1955: The War of Espionage"
    assert scene.bela.name in message.get_content()
    assert f"http://table.test/tables/{table}" in message.get_content().splitlines()
    assert re.fullmatch(r"<[0-9a-f]{32}@table\.test>", message["Message-ID"])
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    (path,) = URL.findall(message["List-Unsubscribe"].strip("<>"))
    follow(scene, path)
    assert scene.anna.get("/api/me/calls").json()["receivers"] == []


def test_the_links_of_a_mail_mute_the_table_or_everything(scene: Scene, inbox: Inbox):
    confirmed(scene, "anna@three.test")
    table = scene.sit()
    scene.later()
    mute, _, everything = URL.findall(inbox.to("anna@three.test")[0].message.get_content())
    follow(scene, mute)
    follow(scene, everything)
    calls = scene.anna.get("/api/me/calls").json()
    assert calls["quiet_tables"] == [table]
    assert calls["preferences"]["muted"]


def test_a_link_that_was_altered_does_nothing(scene: Scene, inbox: Inbox):
    subscribe(scene.anna, "anna@four.test")
    (path,) = URL.findall(inbox.to("anna@four.test")[0].message.get_content())
    head, _, tail = path.partition(".")
    for other in (head + "." + tail[:-2] + "AA", "/calls/x", path + "x"):
        assert scene.server.client.post(other).status_code == 404
    assert not scene.anna.get("/api/me/calls").json()["receivers"][0]["confirmed"]


def test_a_digest_is_one_mail_a_day(scene: Scene, inbox: Inbox):
    confirmed(scene, "anna@five.test")
    hour = (scene.server.clock() // 3_600_000 + 2) % 24
    scene.prefer(digest=hour, zone="UTC")
    tables = [scene.sit(), scene.sit()]
    scene.later(60)
    assert inbox.to("anna@five.test") == []
    scene.later(2 * 3600)
    (mail,) = inbox.to("anna@five.test")
    assert mail.message["Subject"] == "Your turn at 2 tables"
    assert all(table in mail.message.get_content() for table in tables)


def test_a_mailbox_is_not_filled_with_questions(scene: Scene):
    for _ in range(3):
        subscribe(scene.anna, "victim@six.test")
    body = {"kind": "mail", "address": "Victim@six.test", "password": PASSWORD}
    assert refused(scene.bela.post("/api/me/calls/receivers", body), 429) == "too_many_requests"


@pytest.mark.parametrize("address", ["nobody", "a@b@c", "a b@c.test", "a@b.test\nBcc: x@y.test", "<a@b.test>"])
def test_an_invalid_address_is_refused(scene: Scene, address: str):
    body = {"kind": "mail", "address": address, "password": PASSWORD}
    assert refused(scene.anna.post("/api/me/calls/receivers", body), 400) == "malformed_request"


def test_an_invalid_mail_server_is_refused_without_repeating_its_password():
    with pytest.raises(Denied) as refusal:
        Mailer("http://user:secret@host", "a@b.test", "https://b.test")
    assert "secret" not in str(refusal.value)


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A certificate that this process trusts."""
    monkeypatch.setenv("SSL_CERT_FILE", str(make_certificate(tmp_path / "trusted.pem")))
    return tmp_path / "trusted.pem"


def send(heard: Heard, scheme: str, user: str = "") -> bool:
    mailer = Mailer(f"{scheme}://{user}{heard.address}", "table@example.org", "https://table.test")
    return asyncio.run(mailer.send("anna@mail.test", "id", "Your turn", ["It is your turn."]))


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_mails_and_passwords_go_encrypted(certificate: Path, scheme: str):
    with mail_server(certificate, encrypts_at_once=scheme == "smtps") as heard:
        assert send(heard, scheme, "table:p%40ss@")
    said = b64encode(b"\0table\0p@ss").decode()
    assert f"AUTH PLAIN {said}" in heard.encrypted
    assert "It is your turn." in heard.encrypted
    assert {line[:4].upper() for line in heard.openly} <= {"EHLO", "STAR"}


def test_a_mail_goes_encrypted_where_that_is_offered_also_without_a_password(certificate: Path):
    with mail_server(certificate) as heard:
        assert send(heard, "smtp")
    assert "It is your turn." in heard.encrypted


def test_a_password_never_goes_over_an_open_line(certificate: Path):
    with mail_server(certificate, offers_tls=False) as heard:
        assert not send(heard, "smtp", "table:secret@")
    assert [line for line in heard.openly if line[:4].upper() not in ("EHLO", "QUIT")] == []


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_a_mail_server_that_nobody_vouches_for_gets_nothing(certificate: Path, tmp_path: Path, scheme: str):
    other = make_certificate(tmp_path / "other.pem")
    with mail_server(other, encrypts_at_once=scheme == "smtps") as heard:
        assert not send(heard, scheme, "table:secret@")
    assert heard.encrypted == []
