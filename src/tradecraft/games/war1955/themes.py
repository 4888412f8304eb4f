"""What a puzzle of 1955 is about, derived from the position and its solution."""

from __future__ import annotations

from typing import Final

from tradecraft.games.war1955.knowledge.reasons import reasons_for
from tradecraft.games.war1955.rules.actions import ACTIONS
from tradecraft.games.war1955.rules.phases import ASK_ANSWER, ASK_BLOCK
from tradecraft.games.war1955.rules.state import WarState

THEMES: Final = ("secure", "deny", "counter", "deck", "spy")
"""All themes, in the order in which they are listed."""
LESSONS: Final = {
    "secure": "influence",
    "deny": "specials",
    "counter": "answers",
    "deck": "winning",
    "spy": "spy",
}
"""The lesson that teaches what a theme is about."""
FULL_EFFORT: Final = 4300
"""Simulations of the spymaster for a decision at its own effort, as measured in docs/opponents.md."""
LOW_PILE: Final = 12
"""With so few cards in the draw pile its end can be foreseen, and most cards have been seen."""
_DENYING: Final = {
    "away_from_rival",
    "breaks_a_gadget",
    "breaks_this_gadget",
    "closes_a_country",
    "costs_cards",
    "guards_country",
    "holds_spy",
    "sends_spy_home",
    "shuts_rival_out",
}


def theme_of(state: WarState, seat: int, action: int) -> str:
    """Return the theme of a puzzle: the position as the seat may imagine it, and the action that solves it."""
    if state.ask in (ASK_ANSWER, ASK_BLOCK):
        return "counter"
    if len(state.pile) <= LOW_PILE:
        return "deck"
    verb, _ = ACTIONS.locate(action)
    codes = {reason.code for reason in reasons_for(state, seat, action)}
    if codes & _DENYING:
        return "deny"
    return "spy" if verb in ("move", "stay", "advanced_transport", "home") else "secure"
