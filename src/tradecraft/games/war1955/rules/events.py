"""The kinds of events a game of 1955 tells of; `schema.py` declares what each carries and the rule behind it."""

from __future__ import annotations

from typing import Final

EVENT_KINDS: Final = (
    "first_player",
    "cards_drawn",
    "cards_seen",
    "pile_shuffled",
    "end_announced",
    "home_chosen",
    "turn_began",
    "step_passed",
    "influence_declared",
    "influence_blocked",
    "special_declared",
    "counter_declared",
    "let_through",
    "countered",
    "no_effect",
    "pawn_advanced",
    "country_secured",
    "country_freed",
    "spy_moved",
    "spy_detained",
    "spy_released",
    "blockade_laid",
    "blockade_lifted",
    "gadget_gained",
    "gadget_lost",
    "hand_shown",
    "hand_hidden",
    "cards_discarded",
    "cards_ordered",
    "game_ended",
)
