"""The pool of bot workers: questions are queued, and a worker that hangs, dies or sends nonsense is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import deque
from collections.abc import Sequence
from typing import Any, cast

import msgspec
import structlog

from tradecraft.core.errors import Fault
from tradecraft.engine import compiled_at
from tradecraft.server.bots.questions import (
    SIZE_BYTES,
    A,
    AnyAnswer,
    MoveQuestion,
    Question,
    Reply,
    frame,
    is_answer_to,
)

log = structlog.get_logger(__name__)

ATTEMPTS = 3
"""How often a question is asked: the same question has the same answer, so only the worker can have been at fault."""
START_LIMIT_MS = 60_000
"""How long a new worker may take until it is ready, on a busy machine."""
END_LIMIT_S = 5
CHECK_SECONDS = 1.0
"""How soon a process that ends while it has nothing to do is replaced."""
LONGEST_REPLY = 1 << 18
ANSWER_MS = 1_600
"""So long after it was asked for a move has been thought about: with the ways to and fro that makes two seconds."""
LEAST_MS = 20
"""What a bot may think even if many wait."""
WORKER = (sys.executable, "-m", "tradecraft.server.bots.worker")


class BotFailed(Fault):
    """A bot has not answered; asking again later may help."""


class WorkerLost(Exception):
    """A worker that can no longer be relied on, and why."""


class Worker:
    """One process that answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """Take over a process."""
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._compiled_at = compiled_at()
        self._questions = process.stdin
        self._replies = process.stdout

    @classmethod
    async def start(cls, command: Sequence[str], limit_ms: int) -> Worker:
        """Start a process and wait until it is ready; raise WorkerLost, and leave nothing behind, if it does not."""
        pipe = asyncio.subprocess.PIPE
        try:
            worker = cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))
        except OSError as error:
            raise WorkerLost(f"it cannot be started: {error}") from error
        try:
            if await worker._exchange(b"", limit_ms) != Reply():
                raise WorkerLost("it began with something else than being ready")
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def id(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Tell whether the process has not ended."""
        return self._process.returncode is None

    @property
    def is_outdated(self) -> bool:
        """Tell whether the engine was compiled since the process started: a new process would think faster."""
        return self._compiled_at != compiled_at()

    async def ask(self, question: Question[Any], limit_ms: int) -> AnyAnswer:
        """Return the answer; raise BotFailed if the bot has none, WorkerLost if it is the worker's fault."""
        reply = await self._exchange(frame(question), limit_ms)
        if reply.failure:
            raise BotFailed(reply.failure)
        if reply.answer is None or not is_answer_to(reply.answer, question):
            raise WorkerLost("it answered another question")
        return reply.answer

    def kill(self) -> None:
        """Stop the process, whatever it is doing."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        """Stop the process and wait until nothing is left of it."""
        self.kill()
        self._questions.close()
        # Read what is left: a pipe with unread data would be kept open.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(END_LIMIT_S):
                while await self._replies.read(LONGEST_REPLY):
                    pass
        await self._process.wait()

    async def _exchange(self, message: bytes, limit_ms: int) -> Reply:
        try:
            async with asyncio.timeout(limit_ms / 1000):
                self._questions.write(message)
                await self._questions.drain()
                size = int.from_bytes(await self._replies.readexactly(SIZE_BYTES), "big")
                if size > LONGEST_REPLY:
                    raise WorkerLost("it talks nonsense")
                return msgspec.msgpack.decode(await self._replies.readexactly(size), type=Reply)
        except TimeoutError:
            raise WorkerLost(f"it said nothing within {limit_ms} ms") from None
        except (asyncio.IncompleteReadError, ConnectionError, RuntimeError):
            # uvloop raises RuntimeError where something is written to a process that has ended.
            raise WorkerLost("it died") from None
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise WorkerLost("it talks nonsense") from None


class _Waiting:
    """A question, for whom it is asked, and the future of its answer."""

    def __init__(self, question: Question[Any], asker: str) -> None:
        self.question = question
        self.asker = asker
        loop = asyncio.get_running_loop()
        self.since = loop.time()
        self.answer: asyncio.Future[AnyAnswer] = loop.create_future()


class _Queue:
    """A queue in which people take turns: one person's many questions delay nobody else."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[_Waiting]] = {}
        self._count = asyncio.Semaphore(0)

    def __len__(self) -> int:
        return sum(len(line) for line in self._lines.values())

    def put(self, waiting: _Waiting) -> None:
        self._lines.setdefault(waiting.asker, deque()).append(waiting)
        self._count.release()

    async def take(self) -> _Waiting:
        await self._count.acquire()
        asker = next(iter(self._lines))
        line = self._lines.pop(asker)
        waiting = line.popleft()
        if line:
            self._lines[asker] = line
        return waiting

    def clear(self) -> list[_Waiting]:
        left = [waiting for line in self._lines.values() for waiting in line]
        self._lines.clear()
        self._count = asyncio.Semaphore(0)
        return left


class BotPool:
    """Workers that answer questions; `asked`, `answered` and `replaced` count questions, answers and lost workers."""

    def __init__(self, workers: int, time_limit_ms: int, command: Sequence[str] = WORKER) -> None:
        """Plan a pool: a worker that takes longer than the bot's own budget and the time limit counts as hung.

        It may also be the machine that is slow, so each further attempt at the same question may take twice as long.
        """
        self.asked = 0
        self.answered = 0
        self.replaced = 0
        self._places: list[Worker | None] = [None] * workers
        # The places where a move was asked for in vain and nothing answered since.
        self._lost: set[int] = set()
        self._all = range(workers)
        self._time_limit_ms = time_limit_ms
        self._command = tuple(command)
        self._queue = _Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the workers; raise BotFailed, and leave none behind, if one cannot be started."""
        try:
            results = await asyncio.gather(*(self._fill(place) for place in self._all), return_exceptions=True)
            for problem in results:
                if isinstance(problem, BaseException):
                    raise BotFailed(f"a worker cannot be used: {problem}") from problem
        except BaseException:
            await self._end_workers()
            raise
        self._tasks = [asyncio.create_task(self._work(place)) for place in self._all]

    async def stop(self) -> None:
        """End all workers; pending questions fail with BotFailed."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        # At once, so that nothing stays behind even if nobody waits for the rest.
        for worker in self._places:
            if worker:
                worker.kill()
        await asyncio.gather(*tasks, return_exceptions=True)
        for waiting in self._queue.clear():
            _fail(waiting, BotFailed("the pool was stopped"))
        await self._end_workers()

    async def ask(self, question: Question[A], asker: str) -> A:
        """Return the answer to a question of a person, in their turn; raise BotFailed if there is none."""
        if not self._tasks:
            raise BotFailed("the pool is not running")
        self.asked += 1
        waiting = _Waiting(question, asker)
        self._queue.put(waiting)
        return cast("A", await waiting.answer)

    def is_running(self) -> bool:
        """Tell whether questions are taken, and there is a process that can answer them."""
        if not self._tasks or any(task.done() for task in self._tasks):
            return False
        return any(worker and worker.is_alive and place not in self._lost for place, worker in enumerate(self._places))

    def processes(self) -> list[int]:
        """List the processes of the workers there are now."""
        return [worker.id for worker in self._places if worker and worker.is_alive]

    async def _next(self, place: int) -> _Waiting:
        """Wait for the next question, and meanwhile replace a process that has ended or is outdated."""
        while True:
            with contextlib.suppress(WorkerLost):
                await self._ready(place)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CHECK_SECONDS):
                    return await self._queue.take()

    async def _work(self, place: int) -> None:
        while True:
            waiting = await self._next(place)
            # The caller may have gone while the question was waiting.
            if waiting.answer.done():
                continue
            try:
                answer = await self._ask(place, self._in_time(waiting))
            except asyncio.CancelledError:
                _fail(waiting, BotFailed("the pool was stopped"))
                raise
            except BotFailed as error:
                _fail(waiting, error)
            except Exception as error:
                # A bug here must not end the task: later questions still need this place.
                _fail(waiting, BotFailed(f"{type(error).__name__}: {error}"))
            else:
                self.answered += 1
                if not waiting.answer.done():
                    waiting.answer.set_result(answer)

    def _in_time(self, waiting: _Waiting) -> Question[Any]:
        """Return a question for a move with a budget that leaves time for those that wait behind it."""
        question = waiting.question
        if not isinstance(question, MoveQuestion):
            return question
        waited_ms = 1000 * (asyncio.get_running_loop().time() - waiting.since)
        allowed = allowed_ms(waited_ms, len(self._queue), len(self._all))
        return msgspec.structs.replace(question, budget_ms=min(question.budget_ms, allowed))

    async def _ask(self, place: int, question: Question[Any]) -> AnyAnswer:
        """Ask a question at a place of the pool, with as many workers as it takes."""
        problems: list[str] = []
        for attempt in range(ATTEMPTS):
            try:
                worker = await self._ready(place)
                answer = await worker.ask(question, (self._time_limit_ms << attempt) + question.budget_ms)
            except WorkerLost as error:
                problems.append(str(error))
                self.replaced += 1
                await self._end_worker(place)
            else:
                self._lost.discard(place)
                return answer
        if isinstance(question, MoveQuestion):
            # A move is asked for until there is one, so the next answer shows that all is well again.
            self._lost.add(place)
        raise BotFailed(f"{ATTEMPTS} workers were lost over one question: {'; '.join(problems)}")

    async def _ready(self, place: int) -> Worker:
        """Return the worker of a place, a new one if it has ended or is outdated; raise WorkerLost if there is none."""
        worker = self._places[place]
        if worker and not worker.is_alive:
            log.warning("bot_process_ended", process=worker.id)
            self.replaced += 1
        if worker and (not worker.is_alive or worker.is_outdated):
            await self._end_worker(place)
        return self._places[place] or await self._fill(place)

    async def _fill(self, place: int) -> Worker:
        worker = self._places[place] = await Worker.start(self._command, START_LIMIT_MS)
        return worker

    async def _end_worker(self, place: int) -> None:
        worker = self._places[place]
        if worker:
            await worker.end()
        self._places[place] = None

    async def _end_workers(self) -> None:
        await asyncio.gather(*(self._end_worker(place) for place in self._all))


def allowed_ms(waited_ms: float, behind: int, workers: int) -> int:
    """Return how long a bot may think that has waited so long, with so many behind it.

    If all those take as long, the last of them begins when the workers are through with the others, and is in time too.
    """
    return max(LEAST_MS, int((ANSWER_MS - waited_ms) * workers / (workers + behind)))


def _fail(waiting: _Waiting, error: BotFailed) -> None:
    if not waiting.answer.done():
        waiting.answer.set_exception(error)
