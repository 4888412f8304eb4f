"""Players who are not looking are told once that it is their turn."""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from drills.receivers import Device, Inbox
from tests.server.calls.turns import GRACE, Scene
from tests.server.people.serving import PASSWORD, answered, refused
from tests.server.play.players import HandClock
from tradecraft.server.calls.webhooks import signature
from tradecraft.server.store import calls as queries


def test_a_turn_is_called_once_after_the_grace_period(scene: Scene):
    scene.hook()
    scene.sit()
    assert scene.later(GRACE - 1) == []
    (call,) = scene.later(1)
    said = call.json()
    assert said["type"] == "your_turn"
    assert said["players"] == [scene.bela.name]
    assert said["url"] == f"http://table.test/tables/{said['table']}"
    assert said["text"] == f"It is your turn in {said['title']} with {scene.bela.name}."
    assert call.headers["idempotency-key"] == said["id"]
    assert len(scene.later(1000)) == 1


def test_a_webhook_can_tell_who_sent_it(scene: Scene):
    secret = scene.hook()["secret"]
    scene.sit()
    (call,) = scene.later()
    seconds, mark = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", call.headers["tradecraft-signature"]).groups()  # type: ignore[union-attr]
    assert hmac.digest(secret.encode(), f"{seconds}.".encode() + call.body, "sha256").hex() == mark
    assert signature("other", int(seconds) * 1000, call.body) != call.headers["tradecraft-signature"]


def test_a_player_who_looked_at_an_earlier_turn_is_called(scene: Scene):
    scene.hook()
    table = scene.sit()
    scene.anna.do("look", table)
    scene.pass_turn(scene.anna, table)
    scene.pass_turn(scene.bela, table)
    assert scene.anna.sight(table, 0)["decision"] is not None
    assert len(scene.later()) == 1


def test_another_player_who_looks_changes_nothing(scene: Scene):
    scene.hook()
    table = scene.sit()
    scene.bela.do("look", table)
    assert len(scene.later()) == 1


def test_a_turn_that_has_passed_is_not_called(scene: Scene):
    scene.hook()
    table = scene.sit()
    assert scene.later(GRACE - 1) == []
    scene.pass_turn(scene.anna, table)
    assert scene.later() == []


def test_a_call_that_failed_is_made_again_under_the_same_id(scene: Scene, inbox: Inbox):
    scene.hook()
    scene.sit()
    inbox.answers += [500, 302]
    assert scene.later() == []
    assert scene.later(5) == []
    assert inbox.to("/elsewhere") == [], "redirections are not followed"
    assert len(scene.later(10)) == 1


def test_a_call_whose_end_was_not_kept_is_made_again_under_the_same_id(
    scene: Scene, reopened: Callable[[HandClock], Any], monkeypatch: pytest.MonkeyPatch
):
    """The process dies after the delivery and before it is noted."""
    clock = HandClock()
    with reopened(clock) as server, monkeypatch.context() as patch:
        first = Scene(server, scene.inbox)
        first.hook()
        first.sit()
        patch.setattr(queries, "settle_call", lambda *_: 1 / 0)
        assert len(first.later()) == 1
    with reopened(clock) as server:
        first.server = server
        one, two = first.later()
    assert one.headers["idempotency-key"] == two.headers["idempotency-key"]
    assert one.json() == two.json()


def test_a_turn_that_began_before_a_restart_is_called_after_it(scene: Scene, reopened: Callable[[HandClock], Any]):
    clock = HandClock()
    with reopened(clock) as server:
        first = Scene(server, scene.inbox)
        first.hook()
        first.sit()
    with reopened(clock) as server:
        first.server = server
        assert len(first.later()) == 1
    with reopened(clock) as server:
        first.server = server
        assert len(first.later()) == 1


def test_a_turn_that_waited_before_anyone_asked_is_not_called(scene: Scene):
    table = scene.sit()
    scene.server.clock.pass_seconds(1)
    scene.hook()
    assert scene.later() == []
    scene.pass_turn(scene.anna, table)
    scene.pass_turn(scene.bela, table)
    assert len(scene.later()) == 1


def test_a_muted_table_is_silent_until_it_is_not(scene: Scene):
    scene.hook()
    table = scene.sit()
    answered(scene.anna.delete(f"/api/me/calls/tables/{table}"), 204)
    assert scene.anna.get("/api/me/calls").json()["quiet_tables"] == [table]
    assert scene.later() == []
    answered(scene.anna.put(f"/api/me/calls/tables/{table}"), 204)
    scene.pass_turn(scene.anna, table)
    scene.pass_turn(scene.bela, table)
    assert len(scene.later()) == 1


def test_everything_can_be_muted(scene: Scene):
    scene.hook()
    scene.prefer(muted=True)
    scene.sit()
    assert scene.later() == []


def test_calls_wait_for_the_end_of_the_quiet_hours(scene: Scene):
    scene.hook()
    # The clock of the tests starts at 22:13 UTC, or a little later.
    scene.prefer(quiet_from=20, quiet_to=7, zone="UTC")
    to_midnight = 24 * 3600 - scene.server.clock() // 1000 % (24 * 3600)
    scene.sit()
    assert scene.later() == []
    assert scene.later(to_midnight + 7 * 3600 - 60) == []
    assert len(scene.later(60)) == 1


def test_a_removed_receiver_gets_nothing_more(scene: Scene):
    id = scene.hook()["receiver"]["id"]
    scene.sit()
    assert refused(scene.bela.delete(f"/api/me/calls/receivers/{id}"), 404) == "no_such_receiver"
    answered(scene.anna.delete(f"/api/me/calls/receivers/{id}"), 204)
    assert scene.later() == []


def test_a_person_who_is_deleted_is_not_called(scene: Scene):
    scene.hook()
    scene.sit()
    scene.later(0)
    answered(scene.anna.post("/api/me/deletion", {"password": "correct horse"}), 204)
    assert scene.later() == []


def test_both_players_who_decide_at_once_are_called(scene: Scene, inbox: Inbox):
    scene.hook()
    other = "/hooks/both"
    answered(scene.bela.post("/api/me/calls/receivers", {"kind": "webhook", "url": inbox.url + other}), 201)
    scene.sit("vienna")
    assert len(scene.later()) == 1
    assert len(inbox.to(other)) == 1


def test_a_name_cannot_format_or_mention_anything_in_discord(scene: Scene):
    scene.hook(form="discord")
    name = "[x](https://evil.test) @everyone"
    scene.bela = scene.server.account(name)
    table = scene.sit()
    (call,) = scene.later()
    said = call.json()
    assert said["allowed_mentions"] == {"parse": []}
    assert name not in said["content"]
    assert "\\[x\\]\\(https\\://evil.test\\) \\@everyone" in said["content"]
    assert said["content"].endswith(f"<http://table.test/tables/{table}>")


def test_matrix_gets_text_and_html(scene: Scene):
    scene.hook(form="matrix")
    scene.bela = scene.server.account("Bela & <b>")
    scene.sit()
    (call,) = scene.later()
    said = call.json()
    assert "Bela & <b>." in said["text"]
    assert "Bela &amp; &lt;b&gt;." in said["html"]


def test_a_device_can_read_its_call_and_one_that_is_gone_is_removed(scene: Scene, inbox: Inbox):
    device = Device()
    body = device.subscription(inbox.url + scene.path)
    answered(scene.anna.post("/api/me/calls/receivers", body), 201)
    table = scene.sit()
    (call,) = scene.later()
    assert scene.bela.name.encode() not in call.body
    said = device.read(call.body)
    assert said["url"] == f"http://table.test/tables/{table}"
    assert said["tag"] == call.headers["topic"]
    assert call.headers["authorization"].startswith("vapid t=")
    scene.pass_turn(scene.anna, table)
    scene.pass_turn(scene.bela, table)
    inbox.answers.append(410)
    scene.later()
    assert scene.anna.get("/api/me/calls").json()["receivers"] == []


def test_the_same_device_is_kept_once(scene: Scene, inbox: Inbox):
    for device in (Device(), Device()):
        answered(scene.anna.post("/api/me/calls/receivers", device.subscription(inbox.url + scene.path)), 201)
    assert len(scene.anna.get("/api/me/calls").json()["receivers"]) == 1


@pytest.mark.parametrize("keys", [{"p256dh": "AAAA", "auth": "A" * 22}, {"auth": "AAAA"}])
def test_keys_that_are_none_are_refused(scene: Scene, inbox: Inbox, keys: dict[str, str]):
    body = {**Device().subscription(inbox.url), **keys}
    assert refused(scene.anna.post("/api/me/calls/receivers", body), 400) == "call_url_bad"


def test_guests_have_devices_but_neither_mail_nor_webhooks(scene: Scene, inbox: Inbox):
    guest = scene.server.guest("Guest")
    answered(guest.post("/api/me/calls/receivers", Device().subscription(inbox.url)), 201)
    for body in ({"kind": "mail", "address": "a@b.test", "password": PASSWORD}, {"kind": "webhook", "url": inbox.url}):
        assert refused(guest.post("/api/me/calls/receivers", body), 403) == "account_needed"


def test_a_webhook_goes_only_where_the_host_allows(scene: Scene):
    body = {"kind": "webhook", "url": "http://localhost:1/"}
    assert refused(scene.anna.post("/api/me/calls/receivers", body), 403) == "call_host_not_allowed"


def test_an_unknown_time_zone_is_refused(scene: Scene):
    assert refused(scene.anna.put("/api/me/calls", {"zone": "Nowhere/Land"}), 400) == "bad_time_zone"


def test_the_data_about_calls_is_exported(scene: Scene, inbox: Inbox):
    scene.hook()
    data = scene.anna.get("/api/me/data").json()
    assert [one["address"] for one in data["receivers"]] == [inbox.url + scene.path]
    assert "secret" not in str(data["receivers"])


def test_a_person_on_holiday_is_called_when_they_are_back(scene: Scene):
    scene.hook()
    today = datetime.fromtimestamp(scene.server.clock() / 1000, UTC).date()
    days = {"first": str(today), "last": str(today + timedelta(days=3))}
    answered(scene.anna.put("/api/me/holiday", days), 200)
    scene.sit()
    assert scene.later(GRACE) == []
    assert scene.later(24 * 3600) == []
    answered(scene.anna.delete("/api/me/holiday"), 200)
    assert len(scene.later(1)) == 1
    assert len(scene.later(1000)) == 1
