"""Bots at tables: each plays at its own level or not at all, and the table reports failures."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.server.people.serving import answered
from tests.server.play.players import GREEDY, MINE, Connection, Message, Player, Server, asks
from tradecraft.core.record import parse_record
from tradecraft.server.bots.pool import BotFailed
from tradecraft.server.bots.questions import MoveQuestion
from tradecraft.server.operations import health
from tradecraft.server.play import driver
from tradecraft.server.tables.fair_deal import read_notes

Ask = Callable[..., Any]

REPLACED_SECONDS = 10.0


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(health, "KEPT_SECONDS", -1.0)


def trouble(player: Player, table: str) -> str | None:
    found: str | None = player.info(table)["seats"][1]["bot_trouble"]
    return found


def next_info(connection: Connection) -> Message:
    """Return the next news about the table."""
    update = connection.next(lambda message: message["type"] == "update" and bool(message["table"]))
    info: Message = update["table"]
    return info


def bots_in_record(player: Player, table: str) -> set[str]:
    notes = read_notes(parse_record(player.get(f"/api/tables/{table}/record").content))
    assert notes
    return {move.proof.bot for move in notes.bot_moves}


def test_a_bot_that_cannot_decide_is_waited_for_and_the_table_says_so(
    anna: Player, server: Server, monkeypatch: pytest.MonkeyPatch
):
    pool = server.container.pool
    ask: Ask = pool.ask
    failures = 3

    async def fail_at_first(*asked: Any) -> Any:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise BotFailed("no worker")
        return await ask(*asked)

    table = anna.make("vienna", MINE, GREEDY, sit_down=False)
    monkeypatch.setattr(pool, "ask", fail_at_first)
    with anna.connected() as connection:
        connection.watch(table)
        connection.do("join", table)
        while (info := next_info(connection))["seats"][1]["bot_trouble"] is None:
            pass
        assert info["seats"][1]["bot_trouble"] == "delayed"
        while (info := next_info(connection))["seats"][1]["bot_trouble"]:
            pass
    assert info["seats"][1]["bot"] == "greedy"
    kinds = [news["what"] for news in anna.sight(table)["news"]]
    assert kinds.count("bot_delayed") == 1, "it is said once, however often the bot is asked"
    anna.do("resign", table, seat=0)
    assert bots_in_record(anna, table) == {"greedy"}


def test_a_game_whose_bot_never_answers_can_still_be_given_up(
    anna: Player, server: Server, monkeypatch: pytest.MonkeyPatch
):
    async def fail(*_: Any) -> Any:
        raise BotFailed("no worker")

    monkeypatch.setattr(server.container.pool, "ask", fail)
    table = anna.make("vienna", MINE, GREEDY)
    with anna.connected() as connection:
        connection.watch(table)
        connection.act(anna.sight(table))
        connection.do("resign", table, seat=0)
    assert anna.info(table)["status"] == "over"
    assert bots_in_record(anna, table) == set(), "nobody else has played for it"


def test_a_table_says_when_a_level_is_weaker_than_its_name(
    anna: Player, server: Server, monkeypatch: pytest.MonkeyPatch
):
    pool = server.container.pool
    ask: Ask = pool.ask
    weaker = True

    async def weakly(*asked: Any) -> Any:
        answer = await ask(*asked)
        return msgspec.structs.replace(answer, weaker=weaker)

    table = anna.make("war1955", MINE, {"type": "bot", "bot": "station_chief"}, seed="x")
    monkeypatch.setattr(pool, "ask", weakly)
    with anna.connected() as connection:
        update = connection.watch(table)
        while not trouble(anna, table):
            if not update["decision"]:
                update = connection.next(asks)
            connection.act(update)
            update = connection.next(asks)
        assert trouble(anna, table) == "weaker"
        weaker = False
        while trouble(anna, table):
            connection.act(update)
            update = connection.next(asks)


def test_a_killed_process_is_replaced_and_the_bot_plays_on_at_its_level(anna: Player, server: Server):
    pool = server.container.pool
    table = anna.make("vienna", MINE, GREEDY)
    with anna.connected() as connection:
        update = connection.watch(table)
        while not pool.processes():
            server.run(lambda: None)
        os.kill(pool.processes()[0], signal.SIGKILL)
        while not pool.processes():
            # Here nobody has noticed yet, so health may say either.
            server.client.get("/healthz")
        connection.act(update)
        connection.next(lambda message: asks(message) and message["decision"]["kind"] != "assign")
    deadline = time.monotonic() + REPLACED_SECONDS
    while server.client.get("/healthz").status_code != 200:
        assert time.monotonic() < deadline, "nobody takes the place of a process that was killed"
    anna.do("resign", table, seat=0)
    assert bots_in_record(anna, table) == {"greedy"}


def test_health_says_so_when_no_process_can_answer(anna: Player, server: Server, monkeypatch: pytest.MonkeyPatch):
    pool = server.container.pool
    command = pool._command
    # Another test may have killed the process; its successor is on the way.
    while not pool.processes():
        server.run(lambda: None)
    monkeypatch.setattr(pool, "_command", ("no such command",))
    os.kill(pool.processes()[0], signal.SIGKILL)
    while pool.processes():
        pass
    assert answered(server.client.get("/healthz"), 503)["bots"] is False
    monkeypatch.setattr(pool, "_command", command)
    while not pool.processes():
        server.run(lambda: None)
    assert answered(server.client.get("/healthz"), 200)["bots"] is True


def test_an_answer_to_an_earlier_moment_is_not_played(anna: Player, server: Server, monkeypatch: pytest.MonkeyPatch):
    pool = server.container.pool
    ask: Ask = pool.ask
    asked: list[MoveQuestion] = []
    let_go = server.run(asyncio.Event)

    async def hold_the_first(question: MoveQuestion, asker: str) -> Any:
        asked.append(question)
        answer = await ask(question, asker)
        if question is asked[0]:
            await let_go.wait()
        return answer

    monkeypatch.setattr(pool, "ask", hold_the_first)
    table = anna.make("vienna", MINE, GREEDY)
    while not asked:
        server.run(lambda: None)
    anna.act(table)
    server.run(let_go.set)
    while [news["seat"] for news in anna.sight(table)["news"] if news["what"] == "acted"] == [0]:
        server.run(lambda: None)
    anna.do("resign", table, seat=0)
    notes = read_notes(parse_record(anna.get(f"/api/tables/{table}/record").content))
    assert notes
    assert asked[1].view != asked[0].view
    assert notes.bot_moves[0].proof.seed == asked[1].seed != asked[0].seed
