"""The kinds of events a game of Vienna tells of, with what each carries.

Seats count from 0; buildings and squares go by their number, kinds by their name; `origin` 0 is the supply, `card` 0
means no card is behind it, `replaced` 0 that the drawer was empty.
"""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "squares_filled": ("tiles",),
    "flags_placed": ("flags",),
    "info_dealt": ("info",),
    "first_player": ("seat",),
    "third_man_placed": ("seat", "building"),
    "round_began": ("round", "first"),
    "cards_drawn": ("seat", "count"),
    "cards_seen": ("seat", "cards"),
    "pile_shuffled": ("count",),
    "assigned": ("seat",),
    "assignment": ("seat", "cards"),
    "cards_discarded": ("seat", "cards"),
    "drawer_filled": ("seat", "drawer", "card", "replaced"),
    "bribe_taken": ("seat", "card", "bribe"),
    "bribes_gained": ("seat", "bribe", "count", "card"),
    "feld_bribe_gained": ("seat", "bribe"),
    "points_scored": ("seat", "points", "card"),
    "token_declined": ("seat", "card"),
    "agent_placed": ("seat", "building", "origin", "bribe", "cost"),
    "tile_obtained": ("seat", "square", "info", "points"),
    "third_man_wandered": ("origin", "building"),
    "info_shown": ("seat", "card", "info"),
    "token_advanced": ("seat", "info", "space", "points"),
    "investigator_moved": ("space",),
    "feld_placed": ("seat", "building", "origin", "bribe", "cost"),
    "feld_unlocked": ("seat",),
    "paid_otherwise": ("seat", "bribes"),
    "nomad_moved": ("seat", "origin", "building"),
    "missions_dealt": ("missions",),
    "missions_shown": ("missions",),
    "mission_accepted": ("seat", "mission"),
    "mission_resolved": ("seat", "mission", "points"),
    "shillings_gained": ("seat", "count"),
    "box_filled": ("seat", "count"),
    "purchase_began": (),
    "payday_began": (),
    "take_back_began": (),
    "bought": ("seat", "item"),
    "paid": ("seat", "coin"),
    "agent_removed": ("seat", "building"),
    "crest_passed": ("seat",),
    "end_triggered": ("reason",),
    "game_ended": ("reason",),
}
"""Event kinds and the names of their data."""

EVENT_KINDS: Final = tuple(EVENTS)
