"""Finished games: reviews in small parts, and imported records."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec

from tradecraft.bots.protocol import strongest_bot
from tradecraft.core.match import load
from tradecraft.core.record import BY_CHANCE, Record
from tradecraft.core.registry import find_game_of
from tradecraft.server.bots.answers import program_version, review_part
from tradecraft.server.errors import OutOfDate, denied
from tradecraft.server.play.bot_questions import parts_of, review_question
from tradecraft.server.tables.changes import Acted, AnyChange, Sat, Started
from tradecraft.server.tables.clock import TimeControl
from tradecraft.server.tables.fair_deal import FairDeal, read_notes
from tradecraft.server.tables.header import Header, SeatPlan
from tradecraft.server.tables.person import Person
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.protocol import reviews
from tradecraft.server.transport.reviews import Depth, Found, review_message


class ReviewWork:
    """The review of a game as far as it has come."""

    def __init__(self, table: Table, depth: Depth) -> None:
        """Begin without results."""
        self.depth = depth
        self.question = review_question(table, depth)
        self.entries = self.question.entries
        self.done = 0
        self.found = Found()

    def run(self) -> Iterator[None]:
        """Run it, a part at a time."""
        for first, last in parts_of(self.entries):
            part = review_part(msgspec.structs.replace(self.question, first=first, last=last))
            self.found.values += part.values
            self.found.rounds += part.rounds
            self.found.decisions += part.decisions
            self.done = last
            yield

    def message(self, table: Table, language: str) -> reviews.Review:
        """Return it as a message."""
        return review_message(table, self.depth, program_version(table.game), self.done, self.found, 0, language)


class Reviews:
    """Requested reviews; results are kept while the page is open."""

    def __init__(self) -> None:
        """Begin with none."""
        self._works: dict[tuple[str, str], ReviewWork] = {}
        self._running: dict[tuple[str, str], Iterator[None]] = {}

    def find(self, table: Table, depth: Depth) -> ReviewWork:
        """Return a review of a depth; the first request starts it."""
        if table.status != "over" or table.match is None:
            raise denied(OutOfDate, "not_over")
        key = table.header.id, depth
        if key not in self._works:
            self._works[key] = ReviewWork(table, depth)
            self._running[key] = self._works[key].run()
        return self._works[key]

    def go_on(self) -> bool:
        """Work out one part; tell whether there was one."""
        if not self._running:
            return False
        key, running = next(iter(self._running.items()))
        try:
            next(running)
        except StopIteration:
            del self._running[key]
        except Exception:
            # The next request starts it again.
            del self._running[key], self._works[key]
            raise
        return True


def table_of(record: Record, person: Person, at: int) -> tuple[Header, bytes, list[AnyChange]]:
    """Return a table at which the game of a record was played; raise BadRecord if it cannot be played.

    The seats are their players'. Where the game is not over, all seats are the person's, who can play it on.
    """
    game = find_game_of(record)
    is_over = not load(game, record).state.deciders
    notes = read_notes(record)
    secret = notes.deal.seed if notes and isinstance(notes.deal, FairDeal) else bytes(32)
    bots = notes.bots if notes and notes.bots else ("",) * record.players
    plans = tuple(SeatPlan("bot", bot=bot) if bot else SeatPlan("open") for bot in bots)
    digest = sha256(repr(record).encode() + repr(record.entries).encode()).hexdigest()
    header = Header(
        id=f"record-{digest[:20]}",
        game=record.game,
        rules=record.rules,
        content=record.content,
        options=dict(record.options),
        seats=plans,
        pace="live",
        clock=TimeControl(),
        listed=False,
        spectators=True,
        rated=False,
        stand_in=strongest_bot(game),
        owner=person.id,
        invite="",
        created_at=at,
    )
    found: list[AnyChange] = []
    for seat, name in enumerate(record.seats):
        if not bots[seat]:
            holder = f"player-{seat + 1}" if is_over else person.id
            found.append(Sat(at=at, by=holder, seat=seat, person=holder, name=name))
    entries = list(record.entries)
    found.append(Started(at=at, draws=_draws(entries)))
    everyone = (1 << record.players + 1) - 1
    while entries:
        entry = entries.pop(0)
        found.append(Acted(at=at, seat=entry.seat, text=entry.text, draws=_draws(entries), seen=everyone))
    return header, secret, found


def _draws(entries: list[Any]) -> tuple[str, ...]:
    """Take the draws off the beginning of a list of entries."""
    draws = []
    while entries and entries[0].seat == BY_CHANCE:
        draws.append(entries.pop(0).text)
    return tuple(draws)
