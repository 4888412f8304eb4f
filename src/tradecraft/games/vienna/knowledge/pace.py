"""How much time is left: the pace of the investigator, and the turns to come."""

from __future__ import annotations

from tradecraft.games.vienna.rules.state import ViennaState

PACE = {2: 0.45, 3: 0.6, 4: 0.72}
"""How far the investigator gets in a round on average, by the number of players."""


def turns_to_come(state: ViennaState) -> float:
    """Estimate how many turns each player has after this round; exact as soon as the end is certain."""
    if state.final_round:
        return 0.0
    steps = state.lookups.end_spaces[state.players] - state.investigator
    if steps == 0:
        return 1.0
    rounds = steps / PACE[state.players]
    # The investigator moves once a round at most: if he has moved already, this round brings him no nearer.
    return max(1.0, rounds + 1.0 if state.flipped else rounds)
