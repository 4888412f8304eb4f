"""Questions about one moment of a game: what a seat could believe there, and whether a bot moves the same again.

They are answered in the process of low priority in which reviews are worked out, and a limited number a minute.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from tradecraft.bots.beliefs import Witness, witness
from tradecraft.bots.review.coach import Kind
from tradecraft.bots.review.holdings import Belief, Holding, Likely
from tradecraft.core.match import Match
from tradecraft.core.record import print_record
from tradecraft.report.beliefs import BeliefWords, telling
from tradecraft.server.bots.answers import program_version
from tradecraft.server.bots.pool import BotFailed
from tradecraft.server.bots.questions import PATIENCE_MS, BeliefQuestion, CheckQuestion, Question
from tradecraft.server.errors import NotAllowed, NotFound, OutOfDate, Unavailable, denied
from tradecraft.server.people import Person
from tradecraft.server.play.bot_questions import about_game
from tradecraft.server.play.replays import record_of
from tradecraft.server.play.repository import TableRepository
from tradecraft.server.play.reviews import Reviews
from tradecraft.server.tables.access import require_review_sight, require_seat_number, require_sight
from tradecraft.server.tables.sentences import Sentences, named_texts, sentences_for
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.limits import per_minute
from tradecraft.server.transport.protocol import reviews as wire

PER_MINUTE = 60
"""How many questions a person may ask in a minute, not counting what is known already; all who are nobody share."""
KEPT = 512
"""How many answers are kept."""


class Study:
    """Answers questions about moments of games."""

    def __init__(self, repository: TableRepository, reviews: Reviews, now: Callable[[], int]) -> None:
        """Look at tables of a repository, in the process of the reviews."""
        self.repository = repository
        self.reviews = reviews
        self._limit = per_minute(PER_MINUTE, now)
        self._kept: OrderedDict[tuple[Any, ...], Any] = OrderedDict()

    async def beliefs(
        self, person: Person | None, id: str, invite: str, seat: int, entry: int, language: str
    ) -> wire.Beliefs:
        """Return what a seat could believe after some entries; during a game only at study tables, about now."""
        async with self.repository.use(id) as table:
            (require_review_sight if table.status == "over" else require_sight)(table, person, invite)
            if table.match is None:
                raise denied(OutOfDate, "not_begun")
            require_seat_number(table, seat)
            entry = moment_for(table, person, seat, entry)
            match, is_over = table.match, table.status == "over"
            begun = Match(table.game, table.players, table.header.options, match.seats)
            entries = [step.entry for step in match.steps[:entry]]
            about, sentences = about_game(table), sentences_for(table, language)
            words = BeliefWords(named_texts(table, language)) if language else None
        seen = await asyncio.to_thread(witness, begun, entries, seat)
        views = [view.pack() for view in seen.views]
        question = BeliefQuestion(**about, seat=seat, views=views, seed=f"{id}/{seat}/{entry}", budget_ms=PATIENCE_MS)
        # What is undone may come again in another way. How many steps others took in secret is not told.
        key = f"{id}/{seat}/{entry if is_over else views[-1]}"
        belief = (await self._ask(person, key, question)).belief
        return beliefs_message(id, entry if is_over else 0, belief, seen, words, sentences)

    async def check(self, person: Person | None, id: str, invite: str, entry: int) -> wire.MoveCheck:
        """Repeat the decision of the bot that made an entry of a finished game, as `tradecraft verify` does."""
        async with self.repository.use(id) as table:
            require_review_sight(table, person, invite)
            if table.status != "over" or table.match is None:
                raise denied(OutOfDate, "not_over")
            if not 1 <= entry <= len(table.match.steps):
                raise denied(NotFound, "no_such_page")
            proof, version = table.proofs.get(entry), program_version(table.game)
            if proof is None:
                return wire.MoveCheck(table_id=id, entry=entry, verdict="no_bot", problems=[])
            move = table.match.steps[entry - 1].entry.text
            question = CheckQuestion(
                **about_game(table),
                record=print_record(record_of(table)),
                entry=entry,
                seed=f"{id}/{entry}",
                budget_ms=PATIENCE_MS,
            )
        found = await self._ask(person, f"{id}/{entry}/{version}", question)
        return wire.MoveCheck(
            table_id=id,
            entry=entry,
            verdict="other" if found.problems else "same" if found.is_checked else "unchecked",
            problems=found.problems,
            bot=proof.bot,
            move=move,
            version=proof.version,
            seed=proof.seed,
            view=proof.view,
            simulations=proof.simulations,
        )

    async def _ask(self, person: Person | None, key: str, question: Question[Any]) -> Any:
        kept = type(question).__name__, key
        if kept not in self._kept:
            self._limit.take(person.id if person else "")
            try:
                self._kept[kept] = await self.reviews.ask(question)
            except BotFailed:
                raise denied(Unavailable, "no_analysis_now") from None
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[kept]


def moment_for(table: Table, person: Person | None, seat: int, entry: int) -> int:
    """Return how many entries may be looked at: any of a finished game, else those there are."""
    entries = len(table.playing_match().steps)
    if table.status == "over":
        return min(entry, entries)
    if not table.header.study or person is None or seat not in table.seats_of(person.id):
        raise denied(NotAllowed, "not_over")
    return entries


def beliefs_message(
    id: str, entry: int, belief: Belief, seen: Witness, words: BeliefWords | None, sentences: Sentences | None
) -> wire.Beliefs:
    """Return beliefs as a message, with sentences if a language is given."""
    return wire.Beliefs(
        table_id=id,
        seat=belief.seat,
        entry=entry,
        is_counted=belief.is_counted,
        deals=float(belief.deals),
        worlds=belief.worlds,
        effective=belief.effective,
        bits=belief.bits,
        basis=words.basis(belief) if words else "",
        holdings=[_holding(holding, words) for holding in belief.holdings],
        acts=[
            wire.TellingAct(
                lines=[sentences.event(event.as_data()) for event in seen.events[told.place]] if sentences else [],
                bits=told.bits,
                sentence=words.told(told) if words else "",
            )
            for told in telling(belief)
        ],
    )


def _holding(holding: Holding, words: BeliefWords | None) -> wire.Holding:
    certain = [words.game.hidden_card(card) if words else str(card) for card in holding.certain]
    return wire.Holding(
        seat=holding.seat,
        size=holding.size,
        certain=certain,
        kinds=[_likely(likely, words) for likely in holding.kinds],
        cards=[_likely(likely, words) for likely in holding.cards],
    )


def _likely(likely: Likely, words: BeliefWords | None) -> wire.Likely:
    what = likely.what
    id = "_".join(filter(None, what)) if isinstance(what, Kind) else str(what)
    return wire.Likely(id=id, name=words.name(likely) if words else id, chance=likely.chance, dealt=likely.dealt)
