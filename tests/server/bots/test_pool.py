"""The worker pool: every question is answered or given up, whatever the workers do, and no worker is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop

from drills.finished import answer_here, asked_again, finished, question_at
from tests.server.bots import misbehaving
from tests.server.running import run, until
from tradecraft.bots.protocol import bots_for
from tradecraft.core.record import BY_CHANCE
from tradecraft.core.registry import find_game
from tradecraft.server.bots import pool as pool_module
from tradecraft.server.bots.answers import review_part
from tradecraft.server.bots.pool import (
    ANSWER_MS,
    ATTEMPTS,
    LEAST_MS,
    WORKER,
    BotFailed,
    BotPool,
    Worker,
    WorkerLost,
    allowed_ms,
)
from tradecraft.server.bots.questions import HintQuestion, MoveQuestion, ReviewQuestion
from tradecraft.server.operations.settings import Settings

PATIENT_MS = 60_000
ASKER = "anna"
IMPATIENT_MS = 200
"""For workers that never answer; the question's own budget comes on top."""
GAMES = (("vienna", 2, ()), ("vienna", 4, (("version", "advanced"),)), ("war1955", 2, ()))


@cache
def questions(
    game: str = "vienna", players: int = 2, options: tuple[tuple[str, str], ...] = ()
) -> tuple[MoveQuestion, ...]:
    """Return questions from all over a game, for all bots that play it."""
    record = finished(game, players, options)
    numbers = [number for number, entry in enumerate(record.entries, 1) if entry.seat != BY_CHANCE]
    bots = bots_for(find_game(game))
    return tuple(question_at(record, number, bot) for bot in bots for number in numbers[::9])


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
            answers = await asyncio.gather(*(pool.ask(question, ASKER) for question in asked))
            for question, answer in zip(asked, answers, strict=True):
                # With as much time as it was given, which is less if many wait.
                assert answer.proof.budget <= question.budget_ms
                given = msgspec.structs.replace(question, budget_ms=answer.proof.budget)
                assert answer == asked_again(given, answer.proof.simulations)
            assert (pool.asked, pool.answered, pool.replaced) == (len(asked), len(asked), 0)

    run(play())


@pytest.mark.parametrize("workers", [1, 2, 5])
@pytest.mark.parametrize("tables", [1, 2, 7, 40, 75])
def test_however_many_bots_wait_all_have_thought_in_time(workers: int, tables: int):
    # All are asked at once, and each thinks as long as it may.
    free = [0.0] * workers
    for behind in reversed(range(tables * workers)):
        worker = free.index(min(free))
        free[worker] += allowed_ms(free[worker], behind, workers)
    assert max(free) <= ANSWER_MS


def test_a_bot_that_waits_alone_may_think_as_long_as_it_is_meant_to():
    assert allowed_ms(0, 0, 2) == ANSWER_MS > Settings().bot_budget
    assert allowed_ms(5 * ANSWER_MS, 0, 2) == LEAST_MS


def test_bots_that_wait_are_given_shares_of_the_time():
    asked = [question for question in questions("war1955") if question.bot == "spymaster" and len(question.legal) > 3]
    asked = [msgspec.structs.replace(question, budget_ms=Settings().bot_budget) for question in asked[:6]]

    async def play() -> None:
        async with running() as pool:
            answers = await asyncio.gather(*(pool.ask(question, ASKER) for question in asked))
            # What each was given is in its proof: the first its part, the others also what those before left over.
            given = [answer.proof.budget for answer in answers]
            assert given[0] <= ANSWER_MS / len(asked) < Settings().bot_budget
            assert all(one <= ANSWER_MS / (len(asked) - place) for place, one in enumerate(given))

    assert len(asked) == 6
    run(play())


@pytest.mark.parametrize("manner", ["hangs", "dies", "babbles", "garbage", "confused", "deaf"])
def test_a_worker_that_misbehaves_is_replaced_and_the_question_asked_again(manner: str, tmp_path: Path):
    question = questions()[3]

    async def play() -> None:
        # Long enough for a real worker's answer; the one that hangs costs as much.
        async with running(limit_ms=3_000, command=odd(f"{manner}_once", tmp_path)) as pool:
            first = pool.processes()
            assert await pool.ask(question, ASKER) == answer_here(question)
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
                await pool.ask(questions()[0], ASKER)
            assert (pool.asked, pool.answered, pool.replaced) == (1, 0, ATTEMPTS)
            # The one in the place of the last may have said already that it starts.
            assert starts(tmp_path) in (ATTEMPTS, ATTEMPTS + 1)

    run(play())


def test_a_worker_that_is_only_slow_gets_more_time_with_every_attempt(tmp_path: Path):
    async def play() -> None:
        # The bot takes longer than the first two attempts allow.
        async with running(limit_ms=1_000, command=odd("dawdles", tmp_path)) as pool:
            assert (await pool.ask(questions()[0], ASKER)).action in questions()[0].legal
            assert (pool.answered, pool.replaced) == (1, 2)

    run(play())


@pytest.mark.parametrize(("manner", "said"), [("raises", "no idea"), ("cheats", "not legal")])
def test_a_bot_that_has_no_answer_is_not_asked_again(manner: str, said: str, tmp_path: Path):
    async def play() -> None:
        async with running(command=odd(manner, tmp_path)) as pool:
            for _ in range(2):
                with pytest.raises(BotFailed, match=said):
                    await pool.ask(questions()[0], ASKER)
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
            await pool.ask(questions()[0], ASKER)

    run(play())


def test_people_take_turns():
    asked = questions()[:5]
    people = ("a", "a", "a", "b", "c")
    order: list[str] = []

    async def ask(pool: BotPool, number: int, person: str) -> None:
        # However many tables a person has, they are one person.
        await pool.ask(asked[number], person)
        order.append(person)

    async def play() -> None:
        async with running() as pool:
            await asyncio.gather(*(ask(pool, *pair) for pair in enumerate(people)))

    run(play())
    assert order == ["a", "b", "c", "a", "a"]


def test_a_cancelled_request_delays_nobody(tmp_path: Path):
    second, third, *_, first = questions()

    async def play() -> None:
        async with running() as pool:
            # A bot that searches: it still thinks when nobody waits for it any more.
            asking = asyncio.create_task(pool.ask(first, ASKER))
            queued = asyncio.create_task(pool.ask(second, ASKER))
            await until(lambda: pool.asked == 2)
            asking.cancel()
            queued.cancel()
            assert await pool.ask(third, ASKER) == answer_here(third)
            assert asking.cancelled()
            assert queued.cancelled()
            # The one that had begun was answered for nobody; the one in the queue was never asked.
            assert pool.answered == 2
            assert pool.replaced == 0

    run(play())


def test_a_stopping_pool_leaves_no_request_waiting(tmp_path: Path):
    async def play() -> None:
        async with running(command=odd("hangs", tmp_path)) as pool:
            waiting = [asyncio.create_task(pool.ask(question, ASKER)) for question in questions()[:3]]
            await until(lambda: pool.asked == 3)
            await pool.stop()
            for task in waiting:
                with pytest.raises(BotFailed, match="stopped"):
                    await task
            with pytest.raises(BotFailed, match="not running"):
                await pool.ask(questions()[0], ASKER)

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
            assert await pool.ask(question, ASKER) == answer_here(question)
            await pool.stop()

    run(play())


def test_hints_and_reviews_are_answered_by_the_same_workers(tmp_path: Path):
    record = finished("war1955")
    about = next(question for question in questions("war1955") if question.bot == "officer")
    same = {name: getattr(about, name) for name in ("game", "players", "options", "seed", "budget_ms")}
    hint = HintQuestion(**same, view=about.view, seat=about.seat, most=2)
    entries = [(entry.seat, entry.text) for entry in record.entries]
    review = ReviewQuestion(**same, entries=entries, first=1, last=3, is_deep=False, seats=[0])

    async def ask() -> None:
        async with running() as pool:
            assert 0 < len((await pool.ask(hint, ASKER)).options) <= 2
            assert await pool.ask(review, ASKER) == review_part(review)
            assert (pool.asked, pool.answered) == (2, 2)
        async with running(command=odd("confused", tmp_path)) as pool:
            with pytest.raises(BotFailed, match="answered another question"):
                await pool.ask(hint, ASKER)

    run(ask())


def test_an_engine_that_was_compiled_meanwhile_is_taken_up(monkeypatch: pytest.MonkeyPatch):
    question = questions()[0]

    async def play() -> None:
        async with running() as pool:
            await pool.ask(question, ASKER)
            (before,) = pool.processes()
            await pool.ask(question, ASKER)
            assert pool.processes() == [before]
            monkeypatch.setattr(pool_module, "compiled_at", lambda: 1)
            await pool.ask(question, ASKER)
            (after,) = pool.processes()
            assert after != before
            assert not is_alive(before)
            await pool.ask(question, ASKER)
            assert pool.processes() == [after]
            assert pool.replaced == 0

    run(play())


def under_uvloop(coroutine: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in the event loop of a real server."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(coroutine)


@pytest.mark.parametrize("run_in_loop", [run, under_uvloop])
@pytest.mark.parametrize("is_noticed", [True, False])
def test_a_process_that_is_killed_while_it_has_nothing_to_do_is_replaced(
    run_in_loop: Callable[[Coroutine[Any, Any, None]], None], is_noticed: bool, monkeypatch: pytest.MonkeyPatch
):
    """Whether the pool has had the time to notice it or not."""
    question = questions()[3]
    if not is_noticed:
        monkeypatch.setattr(pool_module, "CHECK_SECONDS", 3600)

    async def play() -> None:
        async with running() as pool:
            assert pool.is_running()
            (before,) = pool.processes()
            os.kill(before, signal.SIGKILL)
            await until(lambda: pool.processes() != [before])
            if is_noticed:
                await until(lambda: len(pool.processes()) == 1)
            else:
                assert not pool.is_running(), "there is no process, and health has to say so"
            assert await pool.ask(question, ASKER) == answer_here(question)
            assert pool.is_running()
            assert (pool.asked, pool.answered, pool.replaced) == (1, 1, 1)

    run_in_loop(play())


def test_a_pool_whose_processes_answer_nothing_does_not_say_that_all_is_well(tmp_path: Path):
    async def play() -> None:
        async with running(limit_ms=IMPATIENT_MS, command=odd("hangs", tmp_path)) as pool:
            assert pool.is_running()
            with pytest.raises(BotFailed):
                await pool.ask(questions()[0], ASKER)
            await until(lambda: len(pool.processes()) == 1)
            assert not pool.is_running(), "the new process has not shown yet that it can answer"

    run(play())


@pytest.mark.parametrize("run_in_loop", [run, under_uvloop])
def test_a_question_to_a_process_that_has_ended_is_the_fault_of_the_worker(
    run_in_loop: Callable[[Coroutine[Any, Any, None]], None],
):
    async def play() -> None:
        worker = await Worker.start(WORKER, PATIENT_MS)
        os.kill(worker.id, signal.SIGKILL)
        await until(lambda: not worker.is_alive)
        # Both loops have closed the pipe by the second time.
        for _ in range(2):
            with pytest.raises(WorkerLost, match="died"):
                await worker.ask(questions()[0], PATIENT_MS)
        await worker.end()

    run_in_loop(play())


def test_a_pool_that_answers_again_says_that_all_is_well(tmp_path: Path):
    async def play() -> None:
        async with running(command=odd("dies", tmp_path)) as pool:
            with pytest.raises(BotFailed):
                await pool.ask(questions()[0], ASKER)
            assert not pool.is_running()
            pool._command = WORKER
            await pool.ask(questions()[0], ASKER)
            assert pool.is_running()

    run(play())
