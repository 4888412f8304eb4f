"""The kinds of events a game of 1955 tells of, with what each carries.

Seats count from 0; cards, countries, gadgets and actions go by their name. `until` is the last turn in which something
holds. `way` is what moved a spy: step, military_transport, advanced_transport or deport.
"""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "first_player": ("seat",),
    "cards_drawn": ("seat", "count"),
    "cards_seen": ("seat", "cards"),
    "pile_shuffled": ("count", "times"),
    "end_announced": ("turns",),
    "home_chosen": ("seat", "country", "faction"),
    "turn_began": ("seat", "turn"),
    "step_passed": ("seat",),
    "influence_declared": ("seat", "country", "cards", "total"),
    "influence_blocked": ("seat", "country", "cards", "total"),
    "special_declared": ("seat", "card", "action", "targets"),
    "counter_declared": ("seat", "card", "against"),
    "let_through": ("seat",),
    "countered": ("seat", "card"),
    "no_effect": ("seat", "card"),
    "pawn_advanced": ("seat", "country", "steps"),
    "country_secured": ("seat", "country"),
    "country_freed": ("seat", "country"),
    "spy_moved": ("seat", "country", "way"),
    "spy_detained": ("seat", "until"),
    "spy_released": ("seat",),
    "blockade_laid": ("country", "until"),
    "blockade_lifted": ("country",),
    "gadget_gained": ("seat", "gadget", "card"),
    "gadget_lost": ("seat", "gadget", "card"),
    "hand_shown": ("seat", "cards", "until"),
    "hand_hidden": ("seat",),
    "cards_discarded": ("seat", "cards"),
    "cards_ordered": ("seat", "count"),
    "game_ended": ("reason",),
}
"""Event kinds and the names of their data."""

EVENT_KINDS: Final = tuple(EVENTS)
