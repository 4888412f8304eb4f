"""What a puzzle of Vienna is about, derived from the position and its solution."""

from __future__ import annotations

from typing import Final

from tradecraft.games.vienna.knowledge.reasons import reasons_for
from tradecraft.games.vienna.rules import actions
from tradecraft.games.vienna.rules.state import ViennaState

FULL_EFFORT: Final = 3000
"""Simulations of the spymaster for a decision at its own effort; docs/opponents.md has 2,968 measured."""
THEMES: Final = ("surround", "deny", "payday", "plan", "tracks", "bribes", "missions")
"""All themes, in the order in which they are listed."""
LESSONS: Final = {
    "surround": "squares",
    "deny": "squares",
    "payday": "payday",
    "plan": "cards",
    "tracks": "end",
    "bribes": "paying",
    "missions": "missions",
}
"""The lesson that teaches what a theme is about."""
_BY_VERB: Final = {
    "money": "payday",
    "buy": "payday",
    "buy_nothing": "payday",
    "box": "payday",
    "remove": "payday",
    "shilling": "payday",
    "assign": "plan",
    "replace": "plan",
    "advance": "tracks",
    "decline": "tracks",
    "take": "bribes",
    "bribe": "bribes",
    "different": "bribes",
    "pay": "bribes",
    "accept": "missions",
    "resolve": "missions",
    "no_mission": "missions",
}
"""Choices that are always about the same."""


def theme_of(state: ViennaState, seat: int, action: int) -> str:
    """Return the theme of a puzzle: the position as the seat may imagine it, and the action that solves it."""
    verb, _ = actions.ACTIONS.locate(action)
    if verb in _BY_VERB:
        return _BY_VERB[verb]
    codes = {reason.code for reason in reasons_for(state, seat, action)}
    return "deny" if "hint_square_kept_from" in codes else "surround"
