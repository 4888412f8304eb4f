"""Reviews of finished games as messages."""

from __future__ import annotations

from typing import Literal

import msgspec

from tradecraft.bots.review import Decision, Review, Value, make_ledger
from tradecraft.report.words import Words
from tradecraft.server.tables.sentences import Sentences, named_texts, sentences_for
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.protocol import reviews as wire
from tradecraft.server.transport.updates import choice_of, ground

Depth = Literal["standard", "deep"]


class Found(msgspec.Struct):
    """What a review has found out so far, as it is stored; `actors` are the seats of the entries."""

    values: list[Value] = []
    rounds: list[int] = []
    decisions: list[Decision] = []
    actors: list[int] = []

    def review(self) -> Review:
        """Return a complete review with its ledger."""
        ledger = make_ledger(self.values, self.actors, self.rounds)
        return Review(tuple(self.values), tuple(self.decisions), ledger)


def review_message(
    table: Table, depth: Depth, version: str, done: int, found: Found, place: int, language: str
) -> wire.Review:
    """Return a review as a message; the ledger only once it is complete."""
    entries = len(table.playing_match().steps)
    sentences = sentences_for(table, language)
    message = wire.Review(
        table_id=table.header.id,
        depth=depth,
        version=version,
        entries=entries,
        done=done,
        place=place,
        chances=[[min(1.0, max(0.0, share)) for share in value.shares] for value in found.values],
        decisions=[_decision(decision, sentences) for decision in found.decisions],
        seats=[],
        draws=[],
    )
    if done < entries or not found.values:
        return message
    review = review_of(table, found)
    return msgspec.structs.replace(
        message, seats=_accounts(table, review, language), draws=_draws(table, review, sentences)
    )


def review_of(table: Table, found: Found) -> Review:
    """Return a complete review with its ledger."""
    actors = [step.entry.seat for step in table.playing_match().steps]
    return msgspec.structs.replace(found, actors=actors).review()


def _accounts(table: Table, review: Review, language: str) -> list[wire.LedgerAccount]:
    words = Words(review, named_texts(table, language)) if language else None
    return [
        wire.LedgerAccount(
            **review.ledger.account(seat).data(),
            share=1 / table.players + review.ledger.account(seat).result,
            rounds=[
                wire.RoundAccount(round=round, **review.ledger.account(seat, round).data())
                for round in review.ledger.rounds()
            ],
            sentences=words.summary(seat) if words else [],
        )
        for seat in range(table.players)
    ]


def _draws(table: Table, review: Review, sentences: Sentences | None) -> list[wire.LuckyDraw]:
    steps = table.playing_match().steps
    return [
        wire.LuckyDraw(
            entry=term.entry,
            round=term.round,
            steps=list(term.steps),
            lines=[sentences.event(event.as_data()) for event in steps[term.entry - 1].events] if sentences else [],
        )
        for term in review.turns_of_luck()
    ]


def _decision(decision: Decision, sentences: Sentences | None) -> wire.ReviewedDecision:
    chosen, best = decision.chosen, decision.best
    return wire.ReviewedDecision(
        entry=decision.entry,
        round=decision.round,
        seat=decision.seat,
        grade=decision.grade,
        chosen=choice_of(chosen.action, chosen.text, chosen.data, sentences),
        best=choice_of(best.action, best.text, best.data, sentences),
        chance=decision.chance,
        loss=decision.loss,
        error=decision.error,
        points_lost=decision.points_lost,
        points_error=decision.points_error,
        reasons=[ground(reason, sentences) for reason in decision.reasons],
        consequences=[ground(reason, sentences) for reason in decision.consequences],
    )
