"""Rules of 1955 that no single event shows, derived from the events of a step and the public position.

What is looked at is open to everybody: pawns, spies, homes, whose turn it is, and the events themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tradecraft.games.war1955.rules.content_model import COUNTRIES, NONE
from tradecraft.games.war1955.rules.phases import INFLUENCE
from tradecraft.games.war1955.rules.sets import BITS
from tradecraft.games.war1955.rules.state import WarState

Named = Iterator[tuple[str, str]]
OF_ACTIONS = {
    "coordinated_assault": "W8.13",
    "coordinated_attack": "W8.13",
    "deport": "W8.8",
    "detain": "W8.8",
    "gadget_research": "W8.12",
    "pilfer_account": "W8.10",
    "strategic_resupply": "W8.10",
    "safe_house": "W8.11",
    "supply_drop": "W8.11",
}
"""The details that come with a special action."""


def named_by(before: WarState, events: list[dict[str, Any]], after: WarState) -> Named:
    """Yield the rules that were at work in a step, each with what shows it."""
    kinds = [event["kind"] for event in events]
    for event in events:
        kind = event["kind"]
        if kind == "cards_drawn" and not before.round:
            yield "W1.1", "cards_drawn before the first turn"
        elif kind == "pawn_advanced" and "home_chosen" in kinds:
            yield "W1.3", "pawn_advanced by home_chosen"
        elif kind == "turn_began" and event["turn"] == 1:
            yield "W1.4", "the first turn_began"
        elif kind == "influence_declared":
            yield from _influence(before, event)
        elif kind == "influence_blocked":
            yield from _block(before, event)
        elif kind == "special_declared" and event["action"] in OF_ACTIONS:
            yield OF_ACTIONS[event["action"]], f"special_declared {event['action']}"
        elif kind == "counter_declared" and event["seat"] == before.active:
            yield "W5.2a", "counter_declared in the own turn"
        elif kind == "spy_moved":
            yield from _spies(before, event, after)
        elif kind == "blockade_laid":
            yield from _blockade(after, event)
        elif kind == "pawn_advanced" and _is_cut_off(before, event):
            yield "W8.2", "pawn_advanced by less than the total"


def _is_cut_off(before: WarState, event: dict[str, Any]) -> bool:
    """Tell whether an influence action advances its pawn by less than its total (W8.2)."""
    declared = before.stack[0] if before.stack else None
    return declared is not None and declared.what == INFLUENCE and event["steps"] < declared.total


def _influence(before: WarState, event: dict[str, Any]) -> Named:
    """W3.1, W3.2, W8.3: where cards count, and how much."""
    lookups, country = before.lookups, COUNTRIES.index(event["country"])
    own = [lookups.country_of[lookups.faces[card]] for card in event["cards"]]
    abroad = [home for home in own if home not in (NONE, country)]
    if abroad:
        yield "W3.1", "influence_declared with a card of another country"
    if any(lookups.faction_of[home] != lookups.faction_of[country] for home in abroad):
        yield "W8.3", "influence_declared with a card of the other faction"
    if country in own and before.spies[event["seat"]] == country:
        yield "W3.2", "influence_declared where spy and card are"


def _block(before: WarState, event: dict[str, Any]) -> Named:
    lookups, country = before.lookups, COUNTRIES.index(event["country"])
    if any(lookups.country_of[lookups.faces[card]] == country for card in event["cards"]):
        yield "W8.4", "influence_blocked with a card of the country"
    yield "W8.5", "influence_blocked"


def _spies(before: WarState, event: dict[str, Any], after: WarState) -> Named:
    if after.spies[0] == after.spies[1]:
        yield "W8.6", "spy_moved to the other spy"
    if any(declared.what == INFLUENCE for declared in before.stack):
        yield "W8.14", "spy_moved after influence_declared"
    if event["way"] == "deport":
        yield "W8.8", "spy_moved by deport"


def _blockade(after: WarState, event: dict[str, Any]) -> Named:
    if (after.secured[0] | after.secured[1]) & BITS[COUNTRIES.index(event["country"])]:
        yield "W8.7", "blockade_laid on a secured country"
