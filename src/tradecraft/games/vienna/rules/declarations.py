"""What the events of Vienna contain: their fields with their types, and the rule behind each event.

Seats count from 0. Buildings, squares and cards go by their number, everything else by its name.
"""

from __future__ import annotations

from typing import Annotated, Final

from tradecraft.core.schema import OneOf, event
from tradecraft.games.vienna.rules.actions import Bribe as Bribe
from tradecraft.games.vienna.rules.actions import Info as Info
from tradecraft.games.vienna.rules.actions import Item as Item
from tradecraft.games.vienna.rules.content_model import BRIBES, FLAGS
from tradecraft.games.vienna.rules.tracks import END_REASONS

COINS: Final = ("shilling", *BRIBES)
"""What can be paid with in purchases and on paydays."""

Flag = Annotated[str, OneOf(FLAGS)]
EndReason = Annotated[str, OneOf(END_REASONS)]
Coin = Annotated[str, OneOf(COINS)]

EVENTS: Final = {
    "squares_filled": event("V1.1", tiles=list[Info]),
    "flags_placed": event("V1.2", flags=list[Flag]),
    "info_dealt": event("V1.5", info=list[Info]),
    "first_player": event("V1.6", seat=int),
    "third_man_placed": event("V10.1", seat=int, building=int),
    "round_began": event("V2", round=int, first=int),
    "cards_drawn": event("V2.1", seat=int, count=int),
    "cards_seen": event("V2.1", seat=int, cards=list[int]),
    "pile_shuffled": event("V2.1", count=int),
    "assigned": event("V2.2", seat=int),
    "assignment": event("V2.2", seat=int, cards=list[int]),
    "cards_discarded": event("V2.2", seat=int, cards=list[int]),
    "drawer_filled": event("V3.1", seat=int, drawer=int, card=int, replaced=int),
    "bribe_taken": event("V4.1", seat=int, card=int, bribe=Bribe),
    # Bribes that come from no card are taken instead of placing an agent.
    "bribes_gained": event("V9", seat=int, bribe=Bribe, count=int, card=int).without("card", "V5.1"),
    "feld_bribe_gained": event("V10.5", seat=int, bribe=Bribe),
    "points_scored": event("V9", seat=int, points=int, card=int),
    "token_declined": event("V5.7", seat=int, card=int),
    "agent_placed": event("V5.3", seat=int, building=int, origin=int, bribe=Bribe, cost=int),
    "tile_obtained": event("V5.6", seat=int, square=int, info=Info, points=int),
    "third_man_wandered": event("V10.3", origin=int, building=int),
    "info_shown": event("V6.1", seat=int, card=int, info=Info),
    "token_advanced": event("V6.2", seat=int, info=Info, space=int, points=int),
    "investigator_moved": event("V6.4", space=str),
    "feld_placed": event("V10.5", seat=int, building=int, origin=int, bribe=Bribe, cost=int),
    "feld_unlocked": event("V10.5", seat=int),
    "paid_otherwise": event("V5.4", seat=int, bribes=list[Bribe]),
    "nomad_moved": event("V10.5", seat=int, origin=int, building=int),
    "missions_dealt": event("V8.3", missions=list[str]),
    "missions_shown": event("V8.3", missions=list[str]),
    "mission_accepted": event("V8.11", seat=int, mission=str),
    "mission_resolved": event("V8.11", seat=int, mission=str, points=int),
    "shillings_gained": event("", seat=int, count=int),
    "box_filled": event("V8.9", seat=int, count=int),
    "purchase_began": event("V8.9"),
    "payday_began": event("V8.10"),
    "take_back_began": event("V8.12"),
    "bought": event("V8.9", seat=int, item=Item),
    "paid": event("V8.10", seat=int, coin=Coin),
    "agent_removed": event("V8.10", seat=int, building=int),
    "crest_passed": event("V2.4", seat=int),
    "end_triggered": event("V7.1", reason=EndReason),
    "game_ended": event("V7.3", reason=EndReason),
}
"""The kinds of events. An `origin` of 0 is the supply, a `card` or a `replaced` card of 0 is none."""
