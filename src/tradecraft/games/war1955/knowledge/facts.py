"""Further inputs of a network for 1955, in addition to the features: each country as both players stand there.

For each country, and each seat as the one whose chance is asked for: how far the star is, what one action and two
actions bring there, what a block stops; then the same of the opponent. A country nobody can reach any more is all 0.
"""

from __future__ import annotations

from typing import Final

from tradecraft.games.war1955.knowledge.features import FAR, Stand
from tradecraft.games.war1955.knowledge.position import ALL
from tradecraft.games.war1955.rules.content_model import COUNTRIES
from tradecraft.games.war1955.rules.sets import BITS
from tradecraft.games.war1955.rules.state import WarState

ABOUT_A_COUNTRY: Final = ("near", "once", "twice", "block")
ABOUT_A_GAME: Final = ("shuffles", "last_turns", "home_is_shorter")
NAMES: Final[tuple[str, ...]] = (
    *[f"{side}{fact}_{country}" for country in COUNTRIES for side in ("", "others_") for fact in ABOUT_A_COUNTRY],
    *[f"{side}spy_{country}" for country in COUNTRIES for side in ("", "others_")],
    *[f"blockaded_{country}" for country in COUNTRIES],
    *ABOUT_A_GAME,
)
"""The facts by their place."""


def facts(state: WarState) -> list[list[float]]:
    """Return the facts for each seat."""
    stands = [Stand(state, 0), Stand(state, 1)]
    found: list[list[float]] = []
    for seat in range(2):
        own, other = stands[seat], stands[1 - seat]
        row: list[float] = []
        for country in range(ALL):
            for one in (own, other):
                steps = one.steps[country]
                row.append((FAR - steps) / 10.0)
                row.append(0.2 * one.once[country])
                row.append(0.2 * one.twice[country])
                row.append(0.2 * one.blocks[country])
        for country in range(ALL):
            row.append(1.0 if own.spy == country else 0.0)
            row.append(1.0 if other.spy == country else 0.0)
        for country in range(ALL):
            row.append(1.0 if state.blockaded & BITS[country] else 0.0)
        row.append(float(state.shuffles) / 2.0)
        row.append(1.0 if state.turns_left else 0.0)
        # Homes are chosen before anything is judged.
        row.append(
            0.2 * (own.stars[own.home] - own.stars[own.enemy_home]) if state.homes[0] >= 0 <= state.homes[1] else 0.0
        )
        found.append(row)
    return found
