"""The pool of workers: every question is answered or given up, whatever the workers do, and none is left behind."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from tests.server.bots import misbehaving
from tests.server.finished import asked_again, finished, question_at
from tests.server.running import run, until
from tradecraft.bots.protocol import bots_for
from tradecraft.core.record import BY_CHANCE
from tradecraft.core.registry import find_game
from tradecraft.server.bots import pool as pool_module
from tradecraft.server.bots.answers import analyse_part, ask_here
from tradecraft.server.bots.pool import ATTEMPTS, WORKER, BotFailed, BotPool
from tradecraft.server.bots.questions import AnalysisQuestion, HintQuestion, Question

PATIENT_MS = 60_000
IMPATIENT_MS = 200
"""For workers that never answer; the question's own budget comes on top."""
GAMES = (("vienna", 2, ()), ("vienna", 4, (("version", "advanced"),)), ("war1955", 2, ()))


def questions(game: str = "vienna", players: int = 2, options: tuple[tuple[str, str], ...] = ()) -> list[Question]:
    """Return questions from all over a game, for all bots that play it."""
    record = finished(game, players, options)
    numbers = [number for number, entry in enumerate(record.entries, 1) if entry.seat != BY_CHANCE]
    return [question_at(record, number, bot) for bot in bots_for(find_game(game)) for number in numbers[::9]]


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@asynccontextmanager
async def running(
    workers: int = 1, limit_ms: int = PATIENT_MS, command: Sequence[str] = WORKER
) -> AsyncIterator[BotPool]:
    """Run a pool, and see that it leaves nothing behind."""
    pool = BotPool(workers, limit_ms, command)
    await pool.start()
    processes = pool.processes()
    assert len(processes) == workers
    try:
        yield pool
    finally:
        processes += pool.processes()
        await pool.stop()
        assert not any(map(is_alive, processes))
        assert pool.processes() == []


def odd(manner: str, folder: Path) -> list[str]:
    return [sys.executable, misbehaving.__file__, manner, str(folder / "starts")]


def starts(folder: Path) -> int:
    return len((folder / "starts").read_text("utf-8"))


def test_workers_answer_as_this_process_would():
    asked = [question for game in GAMES for question in questions(*game)]
    assert {question.seat for question in asked} == {0, 1, 2, 3}

    async def play() -> None:
        async with running(workers=2) as pool:
            answers = await asyncio.gather(*(pool.choose(question) for question in asked))
            for question, answer in zip(asked, answers, strict=True):
                assert answer == asked_again(question, answer.proof.simulations)
            assert (pool.asked, pool.answered, pool.replaced) == (len(asked), len(asked), 0)

    run(play())


@pytest.mark.parametrize("manner", ["hangs", "dies", "babbles", "garbage", "confused", "deaf"])
def test_a_worker_that_misbehaves_is_replaced_and_the_question_asked_again(manner: str, tmp_path: Path):
    question = questions()[3]

    async def play() -> None:
        # Long enough for a real worker's answer; the one that hangs costs as much.
        async with running(limit_ms=3_000, command=odd(f"{manner}_once", tmp_path)) as pool:
            first = pool.processes()
            assert await pool.choose(question) == ask_here(question)
            assert pool.processes() != first
            assert not is_alive(first[0])
            assert (pool.asked, pool.answered, pool.replaced) == (1, 1, 1)
            assert starts(tmp_path) == 2

    run(play())


@pytest.mark.parametrize("manner", ["hangs", "dies", "garbage"])
def test_after_some_attempts_a_question_is_given_up(manner: str, tmp_path: Path):
    async def play() -> None:
        async with running(limit_ms=IMPATIENT_MS, command=odd(manner, tmp_path)) as pool:
            with pytest.raises(BotFailed, match="3 workers were lost"):
                await pool.choose(questions()[0])
            assert (pool.asked, pool.answered, pool.replaced) == (1, 0, ATTEMPTS)
            assert starts(tmp_path) == ATTEMPTS

    run(play())


@pytest.mark.parametrize(("manner", "said"), [("raises", "no idea"), ("cheats", "not legal")])
def test_a_bot_that_has_no_answer_is_not_asked_again(manner: str, said: str, tmp_path: Path):
    async def play() -> None:
        async with running(command=odd(manner, tmp_path)) as pool:
            for _ in range(2):
                with pytest.raises(BotFailed, match=said):
                    await pool.choose(questions()[0])
            assert (pool.asked, pool.answered, pool.replaced) == (2, 0, 0)
            assert starts(tmp_path) == 1

    run(play())


@pytest.mark.parametrize("manner", ["unready", "no such command"])
def test_a_pool_whose_workers_cannot_start_does_not_start(manner: str, tmp_path: Path):
    command = odd(manner, tmp_path) if manner == "unready" else [str(tmp_path / "missing")]

    async def play() -> None:
        pool = BotPool(2, PATIENT_MS, command)
        with pytest.raises(BotFailed, match="a worker cannot be used"):
            await pool.start()
        assert pool.processes() == []
        with pytest.raises(BotFailed, match="not running"):
            await pool.choose(questions()[0])

    run(play())


def test_tables_take_turns():
    asked = questions()[:5]
    tables = ("a", "a", "a", "b", "c")
    order: list[str] = []

    async def ask(pool: BotPool, question: Question, table: str) -> None:
        await pool.choose(msgspec.structs.replace(question, table=table))
        order.append(table)

    async def play() -> None:
        async with running() as pool:
            await asyncio.gather(*(ask(pool, *pair) for pair in zip(asked, tables, strict=True)))

    run(play())
    assert order == ["a", "b", "c", "a", "a"]


def test_who_no_longer_waits_holds_nobody_up(tmp_path: Path):
    second, third, *_, first = questions()

    async def play() -> None:
        async with running() as pool:
            # A bot that searches: it still thinks when nobody waits for it any more.
            asking = asyncio.create_task(pool.choose(first))
            queued = asyncio.create_task(pool.choose(second))
            await until(lambda: pool.asked == 2)
            asking.cancel()
            queued.cancel()
            assert await pool.choose(third) == ask_here(third)
            assert asking.cancelled()
            assert queued.cancelled()
            # The one that had begun was answered for nobody; the one in the queue was never asked.
            assert pool.answered == 2
            assert pool.replaced == 0

    run(play())


def test_a_pool_that_stops_lets_nobody_wait(tmp_path: Path):
    async def play() -> None:
        async with running(command=odd("hangs", tmp_path)) as pool:
            waiting = [asyncio.create_task(pool.choose(question)) for question in questions()[:3]]
            await until(lambda: pool.asked == 3)
            await pool.stop()
            for task in waiting:
                with pytest.raises(BotFailed, match="stopped"):
                    await task
            with pytest.raises(BotFailed, match="not running"):
                await pool.choose(questions()[0])

    run(play())


def test_a_start_that_is_given_up_leaves_nothing_behind(tmp_path: Path):
    async def play() -> None:
        pool = BotPool(2, PATIENT_MS, odd("prints", tmp_path))
        starting = asyncio.create_task(pool.start())
        await until(lambda: (tmp_path / "starts").exists())
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting
        assert pool.processes() == []

    run(play())


def test_a_pool_can_be_started_again():
    question = questions()[0]

    async def play() -> None:
        pool = BotPool(1, PATIENT_MS)
        for _ in range(2):
            await pool.start()
            assert await pool.choose(question) == ask_here(question)
            await pool.stop()

    run(play())


def test_hints_and_analyses_are_answered_by_the_same_workers(tmp_path: Path):
    record = finished("war1955")
    about = next(question for question in questions("war1955") if question.bot == "officer")
    same = {name: getattr(about, name) for name in ("game", "players", "options", "seed", "budget_ms")}
    hint = HintQuestion(**same, entries=about.entries, seat=about.seat, most=2)
    entries = [(entry.seat, entry.text) for entry in record.entries]
    analysis = AnalysisQuestion(**same, entries=entries, first=1, last=3, simulations=2)

    async def ask() -> None:
        async with running() as pool:
            assert 0 < len((await pool.hint(hint)).options) <= 2
            assert await pool.analyse(analysis) == analyse_part(analysis)
            assert (pool.asked, pool.answered) == (2, 2)
        async with running(command=odd("confused", tmp_path)) as pool:
            with pytest.raises(BotFailed, match="answered another question"):
                await pool.hint(hint)

    run(ask())


def test_an_engine_that_was_compiled_meanwhile_is_taken_up(monkeypatch: pytest.MonkeyPatch):
    question = questions()[0]

    async def play() -> None:
        async with running() as pool:
            await pool.choose(question)
            (before,) = pool.processes()
            await pool.choose(question)
            assert pool.processes() == [before]
            monkeypatch.setattr(pool_module, "compiled_at", lambda: 1)
            await pool.choose(question)
            (after,) = pool.processes()
            assert after != before
            assert not is_alive(before)
            await pool.choose(question)
            assert pool.processes() == [after]
            assert pool.replaced == 0

    run(play())
