"""Where a game can stand: which action of a turn it is, and what is asked of whom."""

from __future__ import annotations

NOWHERE = -1
"""No building: an agent in the supply, a third man who is not in the game."""

BETWEEN_TURNS, ACTION_I, ACTION_II, ACTION_III, ACTION_IV, TURN_OVER = range(6)
"""The stages of a turn."""
STAGES = ("between_turns", "I", "II", "III", "IV", "turn_over")

ASK_NOTHING, ASK_ASSIGN, ASK_REPLACE, ASK_PLACE, ASK_SOURCE, ASK_WANDER, ASK_BRIBE, ASK_TOKEN, ASK_STAND = range(9)
"""What the seats that must decide are asked for."""
ASKS = ("nothing", "assign", "replace", "place", "source", "wander", "bribe", "token", "stand")
"""The kinds of decisions by name."""
ASK_RULES = ("", "V2.2", "V3.1", "V5.1", "V5.2", "V10.3", "V5.7", "V5.7", "V10.1")
"""The rule each kind of decision comes from."""
