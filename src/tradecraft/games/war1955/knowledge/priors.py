"""Which choices in 1955 are likely to be the best, at a glance: what a search looks at first."""

from __future__ import annotations

from math import exp
from typing import Final

from tradecraft.core.native import i64
from tradecraft.games.war1955.knowledge.glance import Glance
from tradecraft.games.war1955.rules.state import WarState

TEMPERATURE: Final = 0.3
"""How much better a choice is that is likelier by a factor of e."""


def priors(state: WarState, seat: i64, legal: tuple[int, ...]) -> list[float]:
    """Return how likely each legal action is to be the best, adding up to 1."""
    glance = Glance(state, seat)
    worths: list[float] = []
    most = -1000.0
    for action in legal:
        worth = glance.worth(action)
        worths.append(worth)
        most = max(most, worth)
    total = 0.0
    for place in range(len(worths)):
        weight = exp((worths[place] - most) / TEMPERATURE)
        worths[place] = weight
        total += weight
    for place in range(len(worths)):
        worths[place] /= total
    return worths


def likeliest(state: WarState, seat: i64, legal: tuple[int, ...]) -> int:
    """Return the action that looks best at a glance; of equals the first."""
    if len(legal) == 1:
        return legal[0]
    glance = Glance(state, seat)
    best = legal[0]
    most = -1000.0
    for action in legal:
        worth = glance.worth(action)
        if worth > most:
            most = worth
            best = action
    return best
