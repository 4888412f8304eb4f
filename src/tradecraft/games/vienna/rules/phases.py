"""Where a game can stand: which part of a round it is, and what is asked of whom."""

from __future__ import annotations

from typing import Final

NOWHERE: Final = -1
"""No building: an agent in the supply, a figure that is not in the game."""

BETWEEN_TURNS: Final = 0
ACTION_I: Final = 1
ACTION_II: Final = 2
ACTION_III: Final = 3
TILE_BONUSES: Final = 4
PLACING_BONUSES: Final = 5
MISSIONS: Final = 6
ACTION_IV: Final = 7
TURN_OVER: Final = 8
PURCHASE: Final = 9
TAKE_BACK: Final = 10
PAYDAY: Final = 11
"""The stages of a round. Tile bonuses, placing bonuses and missions are the later parts of action III (V5.5)."""
STAGES: Final = (
    "between_turns",
    "I",
    "II",
    "III",
    "III_tiles",
    "III_placing",
    "III_missions",
    "IV",
    "turn_over",
    "purchase",
    "take_back",
    "payday",
)

ASK_NOTHING: Final = 0
ASK_ASSIGN: Final = 1
ASK_REPLACE: Final = 2
ASK_PLACE: Final = 3
ASK_SOURCE: Final = 4
ASK_WANDER: Final = 5
ASK_BRIBE: Final = 6
ASK_TOKEN: Final = 7
ASK_STAND: Final = 8
ASK_PAY: Final = 9
ASK_NOMAD: Final = 10
ASK_DIFFERENT: Final = 11
ASK_SAME_TOKEN: Final = 12
ASK_INSTEAD: Final = 13
ASK_MISSION: Final = 14
ASK_BOX: Final = 15
ASK_BUY: Final = 16
ASK_REMOVE: Final = 17
"""What the seats that must decide are asked for."""
ASKS: Final = (
    "nothing",
    "assign",
    "replace",
    "place",
    "source",
    "wander",
    "bribe",
    "token",
    "stand",
    "pay",
    "nomad",
    "different",
    "same_token",
    "instead",
    "mission",
    "box",
    "buy",
    "remove",
)
"""The kinds of decisions by name."""
ASK_RULES: Final = (
    "",
    "V2.2",
    "V3.1",
    "V5.1",
    "V5.2",
    "V10.3",
    "V5.7",
    "V5.7",
    "V10.1",
    "V5.4",
    "V10.5",
    "V5.7",
    "V5.7",
    "V9.2",
    "V8.11",
    "V8.9",
    "V8.9",
    "V8.10",
)
"""The rule each kind of decision comes from."""
