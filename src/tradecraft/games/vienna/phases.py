"""Where a game can stand: which part of a round it is, and what is asked of whom."""

from __future__ import annotations

NOWHERE = -1
"""No building: an agent in the supply, a figure that is not in the game."""

(
    BETWEEN_TURNS,
    ACTION_I,
    ACTION_II,
    ACTION_III,
    TILE_BONUSES,
    PLACING_BONUSES,
    MISSIONS,
    ACTION_IV,
    TURN_OVER,
    PURCHASE,
    TAKE_BACK,
    PAYDAY,
) = range(12)
"""The stages of a round. Tile bonuses, placing bonuses and missions are the later parts of action III (V5.5)."""
STAGES = (
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

(
    ASK_NOTHING,
    ASK_ASSIGN,
    ASK_REPLACE,
    ASK_PLACE,
    ASK_SOURCE,
    ASK_WANDER,
    ASK_BRIBE,
    ASK_TOKEN,
    ASK_STAND,
    ASK_PAY,
    ASK_NOMAD,
    ASK_DIFFERENT,
    ASK_SAME_TOKEN,
    ASK_INSTEAD,
    ASK_MISSION,
    ASK_BOX,
    ASK_BUY,
    ASK_REMOVE,
) = range(18)
"""What the seats that must decide are asked for."""
ASKS = (
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
ASK_RULES = (
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
