"""Reviews of finished games: a bounded queue, run in a process of low priority, and stored in the database.

Each part that is worked out is stored at once, with the version that made it. So a review survives a restart, goes on
where it stopped, and is never worked out twice. Bots at tables have processes of their own, which reviews never use.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec
import structlog

from tradecraft import __version__
from tradecraft.bots.review import Review
from tradecraft.report.page import review_page
from tradecraft.report.words import Words
from tradecraft.server.bots.answers import program_version
from tradecraft.server.bots.pool import WORKER, BotPool
from tradecraft.server.bots.questions import A, Question, ReviewQuestion
from tradecraft.server.bots.worker import LOWEST_PRIORITY
from tradecraft.server.errors import OutOfDate, Unavailable, denied
from tradecraft.server.people import Person
from tradecraft.server.play.bot_questions import parts_of, review_question
from tradecraft.server.play.repository import TableRepository
from tradecraft.server.store import Store
from tradecraft.server.store.reviews import StoredReview, find_review, store_review, unfinished_reviews
from tradecraft.server.tables.access import require_review_sight, require_shared
from tradecraft.server.tables.sentences import named_texts
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.protocol import reviews as wire
from tradecraft.server.transport.reviews import Depth, Found, review_message, review_of

log = structlog.get_logger(__name__)

Key = tuple[str, str]
"""A table and a depth."""

MOST_WAITING = 64
"""How many reviews may wait; who asks for another one is told to come again."""


class Reviews:
    """Runs reviews one after the other, and returns what is done of each."""

    def __init__(self, repository: TableRepository, store: Store, now: Callable[[], int], time_limit_ms: int) -> None:
        """Look at games of a repository; nothing runs before the first review is asked for."""
        self.repository = repository
        self.store = store
        self.now = now
        self.pool = BotPool(1, time_limit_ms, (*WORKER, LOWEST_PRIORITY))
        self._waiting: dict[Key, ReviewQuestion] = {}
        self._failed: set[Key] = set()
        self._task: asyncio.Task[None] | None = None
        self._is_running = False
        self._starting = asyncio.Lock()

    async def start(self) -> None:
        """Go on with what was begun before the server stopped."""
        begun = await self.store.read(
            lambda connection: unfinished_reviews(connection, f"{__version__}/", MOST_WAITING)
        )
        for one in begun:
            try:
                async with self.repository.use(one.table) as table:
                    if program_version(table.game) == one.version:
                        self._enqueue(table, one.depth)
            except Exception as error:
                log.error("review_not_resumed", table=one.table, problem=repr(error))

    async def stop(self) -> None:
        """Cancel the running review; finished parts are stored."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._is_running:
            await self.pool.stop()

    async def find(self, person: Person | None, id: str, invite: str, depth: Depth, language: str) -> wire.Review:
        """Return what is done of the review of a finished game; the first request puts it into the queue."""
        async with self.repository.use(id) as table:
            require_review_sight(table, person, invite)
            if table.status != "over" or table.match is None:
                raise denied(OutOfDate, "not_over")
            version = program_version(table.game)
            done, found = await self._stored(id, depth, version)
            if done < len(table.playing_match().steps):
                if (id, depth) in self._failed:
                    # It failed; the next request starts it again.
                    self._failed.discard((id, depth))
                    raise denied(Unavailable, "no_analysis_now")
                if (id, depth) not in self._waiting and len(self._waiting) >= MOST_WAITING:
                    raise denied(Unavailable, "too_many_reviews")
                self._enqueue(table, depth)
            return review_message(table, depth, version, done, found, self._place(id, depth), language)

    async def ask(self, question: Question[A]) -> A:
        """Ask a question in the process of the reviews, between two parts of a review."""
        await self._run()
        return await self.pool.ask(question, question.seed)

    async def page(self, person: Person | None, id: str, invite: str, depth: Depth, language: str) -> Page | None:
        """Return a finished review as a page of one file; None as long as it is being worked out."""
        async with self.repository.use(id) as table:
            require_shared(table, person)
        found = await self.find(person, id, invite, depth, language)
        if found.done < found.entries:
            return None
        async with self.repository.use(id) as table:
            _, kept = await self._stored(id, depth, found.version)
            return page_of(table, review_of(table, kept), language)

    async def _stored(self, id: str, depth: str, version: str) -> tuple[int, Found]:
        """Return how much of a review is stored, and what; one without the seats that acted is worked out again."""
        stored = await self.store.read(lambda connection: find_review(connection, id, depth, version))
        found = msgspec.json.decode(stored.data, type=Found) if stored else Found()
        return (stored.done, found) if stored and found.actors else (0, Found())

    async def _run(self) -> None:
        async with self._starting:
            if not self._is_running:
                await self.pool.start()
                self._is_running = True

    def _place(self, id: str, depth: str) -> int:
        """Return how many reviews come before this one."""
        return next((place for place, key in enumerate(self._waiting) if key == (id, depth)), 0)

    def _enqueue(self, table: Table, depth: str) -> None:
        key = table.header.id, depth
        if key not in self._waiting:
            self._waiting[key] = review_question(table, depth)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """Run the queued reviews; end when the queue is empty."""
        await self._run()
        while self._waiting:
            key, question = next(iter(self._waiting.items()))
            try:
                await self._work_out(key, question)
            except Exception as error:
                log.error("review_failed", table=key[0], depth=key[1], reason=str(error))
                self._failed.add(key)
            del self._waiting[key]

    async def _work_out(self, key: Key, question: ReviewQuestion) -> None:
        id, depth = key
        async with self.repository.use(id) as table:
            version = program_version(table.game)
        done, found = await self._stored(id, depth, version)
        for first, last in parts_of(question.entries):
            if last <= done:
                continue
            part = await self.pool.ask(msgspec.structs.replace(question, first=first, last=last), question.seed)
            found.values += part.values
            found.rounds += part.rounds
            found.decisions += part.decisions
            found.actors = [seat for seat, _ in question.entries[:last]]
            data = msgspec.json.encode(found)
            kept = StoredReview(id, depth, version, len(question.entries), last, data, self.now())
            await self.store.write(partial(store_review, review=kept))


class Page(NamedTuple):
    """A review as a page of one file, its title, and in a sentence or two what it says."""

    html: str
    title: str
    summary: str


def page_of(table: Table, review: Review, language: str) -> Page:
    """Return a complete review as a page."""
    texts, match = named_texts(table, language), table.playing_match()
    words = Words(review, texts)
    story = [[texts.event(event.as_data()) for event in step.events] or [step.entry.text] for step in match.steps]
    title = texts.texts.get("review-title", game=table.game.title)
    result = table.result()
    reason = texts.end_reason(result.reason) if result else ""
    people = [number for number, seat in enumerate(table.seats) if seat.person is not None]
    summary = " ".join(words.summary(people[0] if people else 0))
    return Page(review_page(review, words, story, title, reason, __version__, language), title, summary)
