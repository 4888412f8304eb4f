"""What is stored before it is acknowledged, and what is kept in memory."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from queue import Empty
from typing import Any

import pytest

from tests.server.people.serving import answered
from tests.server.play.players import GREEDY, MINE, OPEN, Player, Server
from tradecraft.server.play import repository
from tradecraft.server.store import Append, Clash
from tradecraft.server.store.base import failing
from tradecraft.server.store.tables import changes_since


def test_nobody_is_told_of_a_move_before_it_is_stored(
    anna: Player, bela: Player, server: Server, monkeypatch: pytest.MonkeyPatch
):
    """The store holds the move back; until it lets go there is no answer, no update and no trace of the move."""
    table = anna.make("vienna", MINE, OPEN, listed=True)
    bela.do("join", table)
    store = server.container.store
    append = store.append
    held: list[Append] = []
    let_go = server.run(asyncio.Event)

    async def hold(step: Append) -> None:
        held.append(step)
        await let_go.wait()
        await append(step)

    with anna.connected() as mover, bela.connected() as other:
        update = mover.watch(table)
        other.watch(table)
        for connection in (mover, other):
            connection.drain()
            connection.do("watch", table)
            connection.next("update")
        monkeypatch.setattr(store, "append", hold)
        action = update["decision"]["options"][0]["action"]
        move = {"seat": 0, "version": update["version"], "action": action}
        mover.send("act", table, id="held", **move)
        while not held:
            server.run(lambda: None)
        # What follows in the same loop is answered, so all that was sent before would have come by now.
        assert other.drain() == []
        with suppress(Empty):
            while True:
                message = json.loads(mover.wire._socket.receive_text(timeout=0.2))  # type: ignore[attr-defined]
                assert message["type"] == "presence"
        stored = server.run(lambda: store.read(lambda connection: changes_since(connection, table, 0)))
        assert len(stored) == update["version"]
        server.run(lambda: let_go.set())
        done = mover.next(lambda message: message.get("id") == "held")
        assert done["version"] == update["version"] + 1
        assert mover.next("update")["version"] == update["version"] + 1
        assert bela.sight(table, 1)["version"] == update["version"] + 1


def test_finished_games_do_not_stay_in_memory(anna: Player, server: Server, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(repository, "KEPT_FINISHED", 2)
    tables = []
    for _ in range(6):
        tables.append(anna.make("war1955", MINE, GREEDY))
        anna.do("resign", tables[-1], seat=0)
    running = anna.make("war1955", MINE, OPEN)
    for table in tables:
        assert anna.info(table)["status"] == "over"
    places: dict[str, Any] = server.container.repository._places
    assert running in places
    assert len([table for table in tables if table in places]) <= 3, "those kept, and the one just looked at"
    with anna.connected() as connection:
        for table in tables:
            connection.watch(table)
        assert all(table in places for table in tables), "what is watched stays"


def test_a_table_that_was_closed_after_something_was_added_to_its_deal_is_listed(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, OPEN, listed=True, sit_down=False)
    for player in (anna, bela):
        player.do("join", table, entropy="aa")
    anna.do("close", table)
    for player in (anna, bela):
        lines = {line["id"]: line["status"] for line in answered(player.get("/api/tables/mine"), 200)["tables"]}
        assert lines[table] == "closed"


def test_a_table_whose_maker_could_not_join_is_listed(anna: Player, bela: Player):
    """A server that likes a contribution less than another cannot let the table disappear."""
    table = anna.make("vienna", MINE, OPEN, sit_down=False)
    assert anna.refused("join", table, seat=7, entropy="aa") == (403, "no_such_seat")
    lines = {line["id"]: line["status"] for line in answered(anna.get("/api/tables/mine"), 200)["tables"]}
    assert lines[table] == "open"


def test_what_was_added_and_withdrawn_before_the_game_is_in_the_record(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, listed=True, sit_down=False)
    for entropy in ("b1", "b2", ""):
        bela.do("join", table, seat=1, entropy=entropy)
        bela.do("leave", table)
    bela.do("join", table, seat=1, entropy="b3")
    anna.do("join", table, entropy="a1")
    anna.do("resign", table, seat=0)
    record = anna.get(f"/api/tables/{table}/record").text
    notes = [line.removeprefix("note deal ") for line in record.splitlines() if line.startswith("note deal ")]
    assert notes[2:] == ["entropy a1 b3", "withdrawn 2 b1", "withdrawn 2 b2", "withdrawn 2 -"]


def next_append(server: Server, monkeypatch: pytest.MonkeyPatch, problem: Callable[[Append], Exception]) -> None:
    """Let the next change fail in the store, and all that follow succeed."""
    store = server.container.store
    append = store.append

    async def fail(step: Append) -> None:
        monkeypatch.setattr(store, "append", append)
        raise problem(step)

    monkeypatch.setattr(store, "append", fail)


def first_move(update: dict[str, Any]) -> dict[str, Any]:
    return {"seat": 0, "version": update["version"], "action": update["decision"]["options"][0]["action"]}


def test_a_move_that_could_not_be_stored_was_not_made(anna: Player, server: Server, monkeypatch: pytest.MonkeyPatch):
    table = anna.make("vienna", MINE, MINE)
    before = anna.sight(table)
    next_append(server, monkeypatch, lambda step: failing())
    assert anna.refused("act", table, **first_move(before)) == (503, "storage_failing")
    assert anna.sight(table) == before
    assert anna.do("act", table, **first_move(before))["version"] == before["version"] + 1


def test_a_move_is_decided_again_if_another_process_was_faster(
    anna: Player, server: Server, monkeypatch: pytest.MonkeyPatch
):
    table = anna.make("vienna", MINE, MINE)
    before = anna.sight(table)
    next_append(server, monkeypatch, lambda step: Clash(step.table, step.seq))
    assert anna.do("act", table, **first_move(before))["version"] == before["version"] + 1
