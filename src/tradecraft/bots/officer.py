"""The officer: takes one of the good actions, not always the same."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from tradecraft.bots.knowledge.base import LATITUDE, Knowledge, about_best
from tradecraft.bots.levels import ValueBot, knowledge_for, pick_from
from tradecraft.bots.protocol import Bot
from tradecraft.core.game import CHANCE, OVER, AnyGame, State
from tradecraft.core.generator import Generator

STRENGTH = 20


class OfficerBot(ValueBot):
    """Takes any of the actions that are about as good as the best; once in a while it forgets something."""

    slip_rate = 0.03
    latitude = LATITUDE
    former: ClassVar[dict[str, float]] = {"slip_rate": 0.0, "latitude": 0.1}

    def values(self, state: State, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return the values with care."""
        return self.knowledge.careful_values(state, seat, legal)

    def pick(self, legal: tuple[int, ...], values: Sequence[float], rng: Random) -> int:
        """Return an action that is about as good as the best."""
        return pick_from(legal, values, about_best(values, self.latitude), rng)


def create(game: AnyGame) -> Bot:
    """Return an officer; raise BadOption for a game without knowledge."""
    return OfficerBot(game, knowledge_for("officer", game))


def play_as_officers(knowledge: Knowledge, state: State, rounds: int, rng: Random, draws: Generator) -> None:
    """Play a state on for some rounds as officers do who make no slips; `rng` picks among what is about as good."""
    last = state.round + rounds
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            state.apply_chance(draws.draw(state.chance()))
            continue
        if state.round >= last:
            return
        seat = state.deciders[0]
        legal = state.legal(seat)
        chosen = legal[0]
        if len(legal) > 1:
            # The values are honest: they look at nothing in the state that the seat does not know.
            values = knowledge.careful_values(state, seat, legal)
            chosen = pick_from(legal, values, about_best(values), rng)
        state.apply(seat, chosen)
