"""The stages of a round and the kinds of decisions: for each its number, its name and what belongs to it.

The numbers are constants of their own because the compiler inlines them.
"""

from __future__ import annotations

from typing import Final

from tradecraft.core.actions import DecisionKind, names_by_number

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
"""The stages of a round (V2); tile bonuses, placing bonuses and missions are the later parts of action III (V5.5)."""
STAGES: Final = names_by_number(
    (
        (BETWEEN_TURNS, "between_turns"),
        (ACTION_I, "I"),
        (ACTION_II, "II"),
        (ACTION_III, "III"),
        (TILE_BONUSES, "III_tiles"),
        (PLACING_BONUSES, "III_placing"),
        (MISSIONS, "III_missions"),
        (ACTION_IV, "IV"),
        (TURN_OVER, "turn_over"),
        (PURCHASE, "purchase"),
        (TAKE_BACK, "take_back"),
        (PAYDAY, "payday"),
    )
)
"""The names of the stages, by number."""

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
DECISIONS: Final = (
    DecisionKind(ASK_NOTHING, "nothing", "", ()),
    DecisionKind(ASK_ASSIGN, "assign", "V2.2", ("assign",)),
    DecisionKind(ASK_REPLACE, "replace", "V3.1", ("replace",)),
    DecisionKind(ASK_PLACE, "place", "V5.1", ("place", "take", "money")),
    DecisionKind(ASK_SOURCE, "source", "V5.2", ("supply", "from", "feld")),
    DecisionKind(ASK_WANDER, "wander", "V10.3", ("third_man",)),
    DecisionKind(ASK_BRIBE, "bribe", "V5.7", ("bribe",)),
    DecisionKind(ASK_TOKEN, "token", "V5.7", ("advance", "decline")),
    DecisionKind(ASK_STAND, "stand", "V10.1", ("third_man",)),
    DecisionKind(ASK_PAY, "pay", "V5.4", ("pay", "shilling", "stop")),
    DecisionKind(ASK_NOMAD, "nomad", "V10.5", ("nomad", "stay")),
    DecisionKind(ASK_DIFFERENT, "different", "V5.7", ("different",)),
    DecisionKind(ASK_SAME_TOKEN, "same_token", "V5.7", ("advance", "decline")),
    DecisionKind(ASK_INSTEAD, "instead", "V9.2", ("advance", "decline")),
    DecisionKind(ASK_MISSION, "mission", "V8.11", ("accept", "resolve", "no_mission")),
    DecisionKind(ASK_BOX, "box", "V8.9", ("box",)),
    DecisionKind(ASK_BUY, "buy", "V8.9", ("buy", "buy_nothing")),
    DecisionKind(ASK_REMOVE, "remove", "V8.10", ("remove",)),
)
"""The kinds of decisions, by number: what the seats that must decide are asked for."""
ASKS: Final = names_by_number((kind.number, kind.name) for kind in DECISIONS)
"""The names of the kinds of decisions, by number."""
