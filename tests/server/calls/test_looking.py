"""A player who looked at the table is not called about that turn, whatever happens in the meantime."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from drills.receivers import Inbox
from tests.server.calls.conftest import settings
from tests.server.calls.turns import Scene
from tests.server.play.players import HandClock, Server
from tradecraft.server.store import calls as queries

Reopened = Callable[[HandClock], Any]


@contextmanager
def looking_before(scene: Scene, table: str, part: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """Let Anna look whenever the caller comes to a part of its work; yield what that was about."""
    caller = scene.server.container.caller
    work, seen = getattr(caller, part), []

    async def look_first(*about: Any) -> Any:
        seen.append(about)
        async with caller._repository.use(table) as held:
            await caller.look(held, scene.anna.id)
        return await work(*about)

    with monkeypatch.context() as patch:
        patch.setattr(caller, part, look_first)
        yield seen


def test_a_player_who_looks_is_not_called(scene: Scene):
    scene.hook()
    table = scene.sit()
    scene.anna.do("look", table)
    assert scene.later() == []
    assert scene.later(100_000) == []


def test_a_player_who_looks_when_the_call_is_found_already_is_not_called(scene: Scene):
    scene.hook()
    table = scene.sit()
    scene.server.run(scene.server.container.caller.sweep)
    scene.anna.do("look", table)
    assert scene.later(100_000) == []


def test_a_player_who_looked_is_not_called_after_a_restart(scene: Scene, reopened: Reopened):
    clock = HandClock()
    with reopened(clock) as server:
        first = Scene(server, scene.inbox)
        first.hook()
        table = first.sit()
        first.anna.do("look", table)
    with reopened(clock) as server:
        first.server = first.anna.server = first.bela.server = server
        assert first.later(100_000) == []
        first.pass_turn(first.anna, table)
        first.pass_turn(first.bela, table)
        assert len(first.later()) == 1, "the next turn is another one"


def test_after_a_start_pages_have_time_to_come_back(inbox: Inbox, tmp_path: Any):
    """Their turn began while the server was away, or just before."""
    clock, given = HandClock(), {**settings(inbox), "return_seconds": 30, "call_seconds": 0}
    with Server.running(tmp_path / "away.db", clock, **given) as server:
        scene = Scene(server, inbox)
        scene.hook()
        scene.sit()
        other = Scene(server, inbox)
        other.hook()
        table = other.sit()
    with Server.running(tmp_path / "away.db", clock, **given) as server:
        for one in (scene, other):
            one.server = one.anna.server = server
        assert scene.later(29) == []
        other.anna.do("look", table)
        assert len(scene.later(1)) == 1
        assert other.later(1000) == []


def test_a_player_who_looks_while_their_call_is_prepared_is_not_called(scene: Scene, monkeypatch: pytest.MonkeyPatch):
    scene.hook()
    table = scene.sit()
    with looking_before(scene, table, "_deliver", monkeypatch) as due:
        assert scene.later() == []
        # The server looks for what is due by itself, too, and may find the same call before it is done with.
        found = len(due)
        assert found > 0
        assert scene.later(100_000) == []
    assert len(due) == found, "the call is done with"
    scene.pass_turn(scene.anna, table)
    scene.pass_turn(scene.bela, table)
    assert len(scene.later()) == 1


def test_a_call_that_failed_is_not_made_again_if_its_reader_looked_meanwhile(
    scene: Scene, inbox: Inbox, monkeypatch: pytest.MonkeyPatch
):
    scene.hook()
    table = scene.sit()
    inbox.answers.append(500)
    with looking_before(scene, table, "_send", monkeypatch) as sent:
        assert scene.later() == []
        assert scene.later(100_000) == []
    assert len(sent) == 1


def test_a_look_counts_that_comes_while_the_turn_is_found_out(scene: Scene, monkeypatch: pytest.MonkeyPatch):
    put = queries.put_calls
    rows: list[dict[str, Any]] = []

    def look_first(connection: Any, found: Iterable[dict[str, Any]]) -> None:
        rows.extend(found)
        queries.still_calls(connection, found)
        put(connection, found)

    scene.hook()
    scene.sit()
    monkeypatch.setattr(queries, "put_calls", look_first)
    assert scene.later(100_000) == []
    assert len(rows) == 1


def test_a_look_writes_only_what_it_changes(scene: Scene, monkeypatch: pytest.MonkeyPatch):
    written: list[list[dict[str, Any]]] = []
    still = queries.still_calls

    def write(connection: Any, rows: list[dict[str, Any]]) -> None:
        written.append(rows)
        still(connection, rows)

    monkeypatch.setattr(queries, "still_calls", write)
    table = scene.sit()
    scene.anna.do("look", table)
    assert written == [], "there is nothing to call"
    scene.hook()
    scene.anna.do("look", table)
    scene.anna.do("look", table)
    scene.bela.do("look", table)
    assert [len(rows) for rows in written] == [1]
