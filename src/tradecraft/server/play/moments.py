"""Moments of a game: what is asked about one, and how the answer is told; used by the server and inside a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tradecraft.bots.beliefs import Witness, witness
from tradecraft.bots.coach import Kind
from tradecraft.bots.review.holdings import Belief, Holding, Likely
from tradecraft.core.match import Match
from tradecraft.core.record import Entry, print_record
from tradecraft.report.beliefs import BeliefWords, telling
from tradecraft.server.bots.questions import PATIENCE_MS, BeliefQuestion, CheckAnswer, CheckQuestion
from tradecraft.server.errors import NotAllowed, NotFound, OutOfDate, denied
from tradecraft.server.play.bot_questions import about_game
from tradecraft.server.play.replays import record_of
from tradecraft.server.tables.access import require_review_sight, require_seat_number, require_sight
from tradecraft.server.tables.person import Person
from tradecraft.server.tables.sentences import Sentences, named_texts, sentences_for
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.protocol import reviews as wire


@dataclass(frozen=True)
class Moment:
    """A seat of a game after some entries; `begun` is the game without any."""

    id: str
    seat: int
    entry: int
    is_over: bool
    begun: Match
    entries: Sequence[Entry]
    about: dict[str, Any]
    words: BeliefWords | None
    sentences: Sentences | None

    def witness(self) -> Witness:
        """Return what the seat saw until then."""
        return witness(self.begun, self.entries, self.seat)

    def question(self, seen: Witness) -> BeliefQuestion:
        """Return the question what the seat could believe."""
        views = [view.pack() for view in seen.views]
        seed = f"{self.id}/{self.seat}/{self.entry}"
        return BeliefQuestion(**self.about, seat=self.seat, views=views, seed=seed, budget_ms=PATIENCE_MS)

    def message(self, belief: Belief, seen: Witness) -> wire.Beliefs:
        """Return the answer as a message, with sentences if a language was given."""
        words, sentences = self.words, self.sentences
        return wire.Beliefs(
            table_id=self.id,
            seat=belief.seat,
            # How many steps others took in secret is not told during a game.
            entry=self.entry if self.is_over else 0,
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


def moment_of(table: Table, person: Person | None, invite: str, seat: int, entry: int, language: str) -> Moment:
    """Return a moment of a finished game; during a game only now, for a player of a study table."""
    (require_review_sight if table.status == "over" else require_sight)(table, person, invite)
    if table.match is None:
        raise denied(OutOfDate, "not_begun")
    require_seat_number(table, seat)
    entry = _entry_for(table, person, seat, entry)
    return Moment(
        table.header.id,
        seat,
        entry,
        table.status == "over",
        Match(table.game, table.players, table.header.options, table.match.seats),
        [step.entry for step in table.match.steps[:entry]],
        about_game(table),
        BeliefWords(named_texts(table, language)) if language else None,
        sentences_for(table, language),
    )


def _entry_for(table: Table, person: Person | None, seat: int, entry: int) -> int:
    """Return how many entries may be looked at: any of a finished game, else those there are."""
    entries = len(table.playing_match().steps)
    if table.status == "over":
        return min(entry, entries)
    if not table.header.study or person is None or seat not in table.seats_of(person.id):
        raise denied(NotAllowed, "not_over")
    return entries


def require_move(table: Table, person: Person | None, invite: str, entry: int) -> None:
    """Raise Refused unless the game is finished, has an entry of that number, and the person may see it."""
    require_review_sight(table, person, invite)
    if table.status != "over" or table.match is None:
        raise denied(OutOfDate, "not_over")
    if not 1 <= entry <= len(table.match.steps):
        raise denied(NotFound, "no_such_page")


def check_question(table: Table, entry: int) -> CheckQuestion | None:
    """Return the question whether a bot would move the same again; None if no bot made the entry."""
    if entry not in table.proofs:
        return None
    record, seed = print_record(record_of(table)), f"{table.header.id}/{entry}"
    return CheckQuestion(**about_game(table), record=record, entry=entry, seed=seed, budget_ms=PATIENCE_MS)


def check_message(table: Table, entry: int, found: CheckAnswer | None) -> wire.MoveCheck:
    """Return the answer as a message."""
    id, proof = table.header.id, table.proofs.get(entry)
    if proof is None or found is None:
        return wire.MoveCheck(table_id=id, entry=entry, verdict="no_bot", problems=[])
    return wire.MoveCheck(
        table_id=id,
        entry=entry,
        verdict="other" if found.problems else "same" if found.is_checked else "unchecked",
        problems=found.problems,
        bot=proof.bot,
        move=table.playing_match().steps[entry - 1].entry.text,
        version=proof.version,
        seed=proof.seed,
        view=proof.view,
        simulations=proof.simulations,
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
