"""The ledger of a game: how much of each seat's result came from luck, its own choices and those of the others.

Every moment of the game has a value (`values`), from before the first entry, V(0), to the end, V(T), which is the
result. Each entry accounts for the step V(i + 1) - V(i) that it made: a draw for luck, a choice for the seat that
made it. Who sits where is a draw as well: it gives a seat V(0) instead of the fair share 1/n, the mean over all seats.
So for every seat

    V(T) - 1/n  =  (V(0) - 1/n)  +  steps of draws  +  steps of own choices  +  steps of others' choices

holds exactly, whoever judged the positions, and no term is what is left over from the others. A moment before a draw is
worth the mean of what can come, so luck is nothing on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Any, NamedTuple

from tradecraft.bots.review.values import Value
from tradecraft.core.record import BY_CHANCE

SEATING = 0
"""The number of the entry that stands for who sits where, before the first one."""


class Term(NamedTuple):
    """What one entry, counted from 1, did to each seat's share; `actor` is the seat that chose, or BY_CHANCE."""

    entry: int
    round: int
    actor: int
    steps: tuple[float, ...]


@dataclass(frozen=True)
class Account:
    """What a seat gained or lost, as a share of the victory, with the errors that sampling leaves.

    `result` is what the seat won beyond its fair share; luck, own and others add up to it.
    """

    result: float
    luck: float
    own: float
    others: float
    luck_error: float
    own_error: float
    others_error: float

    def data(self) -> dict[str, float]:
        """Return the account as plain data."""
        return dict(self.__dict__)


@dataclass(frozen=True)
class Ledger:
    """All terms of a game, and the errors of the values between them: `errors[i]` after the term `terms[i]`."""

    players: int
    terms: tuple[Term, ...]
    errors: tuple[tuple[float, ...], ...]

    def account(self, seat: int, round: int | None = None) -> Account:
        """Return what made a seat's result, in the whole game or in one round."""
        inside = [round is None or term.round == round for term in self.terms]
        luck = [is_in and term.actor == BY_CHANCE for is_in, term in zip(inside, self.terms, strict=True)]
        own = [is_in and term.actor == seat for is_in, term in zip(inside, self.terms, strict=True)]
        others = [is_in and term.actor not in (BY_CHANCE, seat) for is_in, term in zip(inside, self.terms, strict=True)]
        parts = [
            fsum(term.steps[seat] for term, is_in in zip(self.terms, part, strict=True) if is_in)
            for part in (luck, own, others)
        ]
        errors = [self._error(part, seat) for part in (luck, own, others)]
        return Account(fsum(parts), parts[0], parts[1], parts[2], errors[0], errors[1], errors[2])

    def _error(self, part: list[bool], seat: int) -> float:
        """Return the error of a sum of terms: a value between two of them counts up and down, and so not at all."""
        squares = [
            self.errors[place][seat] ** 2
            for place, is_in in enumerate(part)
            if is_in != (part[place + 1] if place + 1 < len(part) else False)
        ]
        return sqrt(fsum(squares))

    def rounds(self) -> list[int]:
        """Return the rounds of the game."""
        return sorted({term.round for term in self.terms})

    def data(self) -> list[dict[str, Any]]:
        """Return the account of each seat, in all and by round, as plain data."""
        return [
            {
                **self.account(seat).data(),
                "fair": 1 / self.players,
                "share": 1 / self.players + self.account(seat).result,
                "rounds": [{"round": round, **self.account(seat, round).data()} for round in self.rounds()],
            }
            for seat in range(self.players)
        ]


def make_ledger(values: Sequence[Value], actors: Sequence[int], rounds: Sequence[int]) -> Ledger:
    """Return the ledger of a game: `values` before the first entry and after each, who made it, and in which round."""
    players = len(values[0].shares)
    seating = tuple(share - 1 / players for share in values[0].shares)
    terms = [Term(SEATING, rounds[0] if rounds else 0, BY_CHANCE, seating)]
    for number, (actor, round) in enumerate(zip(actors, rounds, strict=True), 1):
        before, after = values[number - 1].shares, values[number].shares
        steps = tuple(later - earlier for earlier, later in zip(before, after, strict=True))
        terms.append(Term(number, round, actor, steps))
    return Ledger(players, tuple(terms), tuple(value.errors for value in values))
