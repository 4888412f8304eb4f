"""A match under examination, and the fault that says what is wrong with its game."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tradecraft.core.chance import Dealer, draw_at_random
from tradecraft.core.digest import canonical
from tradecraft.core.errors import Fault, Refused
from tradecraft.core.events import Event
from tradecraft.core.game import CHANCE, AnyGame, State
from tradecraft.core.match import Match, Step
from tradecraft.core.record import BY_CHANCE, print_record

NO_DIGEST: Final = "0" * 16
"""The digest in the record of a game that is too broken to have one."""


class ContractBroken(Fault):
    """A game does not do what every game must: which check found it, what is wrong, and the record that shows it."""

    def __init__(self, check: str, message: str, record: str) -> None:
        super().__init__(f"{check}: {message}\n\n{record}")
        self.check, self.message, self.record = check, message, record


@dataclass(frozen=True)
class Move:
    """One thing that can happen next: an action of a seat, or draws BY_CHANCE."""

    seat: int
    action: int
    drawn: tuple[int, ...]

    def make(self, state: State) -> None:
        """Carry it out on a state."""
        if self.seat == BY_CHANCE:
            state.apply_chance(list(self.drawn))
        else:
            state.apply(self.seat, self.action)

    def make_logged(self, state: State) -> list[Event]:
        """Carry it out on a state and return what happened."""
        events: list[Event] = []
        state.log = events
        self.make(state)
        state.log = None
        return events


def next_move(state: State, dealer: Dealer, chooser: Random) -> Move:
    """Return what a dealer draws, or what a seat that must decide does at random."""
    if state.waiting == CHANCE:
        return Move(BY_CHANCE, -1, tuple(dealer.draw(state.chance())))
    return _decide(state, chooser)


def random_move(state: State, rng: Random) -> Move:
    """Return anything that can happen next; the state must not be over."""
    if state.waiting == CHANCE:
        return Move(BY_CHANCE, -1, tuple(draw_at_random(state.chance(), rng)))
    return _decide(state, rng)


def _decide(state: State, rng: Random) -> Move:
    seat = rng.choice(state.deciders)
    return Move(seat, rng.choice(state.legal(seat)), ())


class Trial:
    """A match under examination.

    The checks look at the match as it stands and leave it as it was. `rng` is theirs alone: what they draw from it has
    no influence on the course of the match. `counts` says how often each of them has compared something.
    """

    def __init__(self, match: Match, seed: str) -> None:
        self.match = match
        self.game: AnyGame = match.game
        self.rng = Random(f"{seed}/checks")
        self.counts: Counter[str] = Counter()

    @property
    def state(self) -> State:
        """Return the state of the match as it stands."""
        return self.match.state

    def carry_out(self, move: Move) -> Step:
        """Make a move in the match itself; raise if the match does not take it."""
        try:
            if move.seat == BY_CHANCE:
                return self.match.draw(list(move.drawn))
            return self.match.act(move.seat, move.action)
        except Refused as error:
            raise self.broken("refusals", f"{move} is possible, but the match refuses it: {error}") from error

    def broken(self, check: str, message: str) -> ContractBroken:
        """Return the fault to raise, with the record of the match so far."""
        try:
            record = self.match.record()
        except Exception:
            record = self.match.record_with(NO_DIGEST)
        return ContractBroken(check, message, print_record(record))

    def fail_if(self, is_broken: bool, check: str, message: str) -> None:
        """Raise the fault if a promise is broken."""
        if is_broken:
            raise self.broken(check, message)

    def plain(self, check: str, what: str, data: Any) -> bytes:
        """Return data as canonical bytes; raise if JSON would change it or cannot hold it."""
        try:
            text = canonical(data)
        except (TypeError, ValueError) as error:
            raise self.broken(check, f"{what} cannot be written as JSON: {error}") from error
        if json.loads(text) != data:
            raise self.broken(check, f"{what} is not plain data: JSON gives back something else")
        return text
