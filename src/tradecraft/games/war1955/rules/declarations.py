"""What the events of 1955 contain: their fields with their types, and the rule behind each event.

Seats count from 0, turns from 1, everything else goes by its name.
"""

from __future__ import annotations

from typing import Annotated, Final

from tradecraft.core.schema import OneOf, event
from tradecraft.games.war1955.rules.actions import Country as Country
from tradecraft.games.war1955.rules.actions import Gadget as Gadget
from tradecraft.games.war1955.rules.content_model import COUNTRIES, FACTIONS, GADGETS
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS, WAYS
from tradecraft.games.war1955.rules.victory import END_REASONS

TARGETS: Final = (*COUNTRIES, *GADGETS)
"""What a special action can name."""

Faction = Annotated[str, OneOf(FACTIONS)]
Special = Annotated[str, OneOf(SPECIAL_IDS)]
EndReason = Annotated[str, OneOf(END_REASONS)]
Way = Annotated[str, OneOf(WAYS)]
Target = Annotated[str, OneOf(TARGETS)]

EVENTS: Final = {
    "first_player": event("W1.2", seat=int),
    "cards_drawn": event("W2.3", seat=int, count=int),
    "cards_seen": event("W2.3", seat=int, cards=list[str]),
    "pile_shuffled": event("W2.4", count=int, times=int),
    "end_announced": event("W7.3", turns=int),
    "home_chosen": event("W1.2", seat=int, country=Country, faction=Faction),
    "turn_began": event("W2.1", seat=int, turn=int),
    "step_passed": event("W2.2", seat=int),
    "influence_declared": event("W3", seat=int, country=Country, cards=list[str], total=int),
    "influence_blocked": event("W4.2", seat=int, country=Country, cards=list[str], total=int),
    "special_declared": event("W5", seat=int, card=str, action=Special, targets=list[Target]),
    "counter_declared": event("W5.2", seat=int, card=str, against=str),
    "let_through": event("W5.3", seat=int),
    "countered": event("W5.2", seat=int, card=str),
    "no_effect": event("W5.1", seat=int, card=str),
    "pawn_advanced": event("W3", seat=int, country=Country, steps=int),
    "country_secured": event("W3.4", seat=int, country=Country),
    "country_freed": event("W7.2", seat=int, country=Country),
    "spy_moved": event("W2.1", seat=int, country=Country, way=Way),
    "spy_detained": event("W5.4", seat=int, until=int),
    "spy_released": event("W5.5", seat=int),
    "blockade_laid": event("W5.4", country=Country, until=int),
    "blockade_lifted": event("W5.5", country=Country),
    "gadget_gained": event("W6.1", seat=int, gadget=Gadget, card=str),
    "gadget_lost": event("W6.2", seat=int, gadget=Gadget, card=str),
    "hand_shown": event("W8.9", seat=int, cards=list[str], until=int),
    "hand_hidden": event("W5.5", seat=int),
    "cards_discarded": event("W2.5", seat=int, cards=list[str]),
    "cards_ordered": event("W5", seat=int, count=int),
    "game_ended": event("W7.1", reason=EndReason),
}
"""The kinds of events; `until` is the last turn in which something holds."""
