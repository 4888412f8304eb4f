"""Rules of Vienna that no single event shows, derived from the events of a step and the public position.

What is looked at is open to everybody: drawers, tokens, agents on the board, the roof, and the events themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tradecraft.core.game import OVER
from tradecraft.games.vienna.rules.content_model import INFOS
from tradecraft.games.vienna.rules.lookups import BITS
from tradecraft.games.vienna.rules.phases import ASK_PLACE, NOWHERE
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.games.vienna.rules.tracks import BY_EXHAUSTION

Named = Iterator[tuple[str, str]]
ABILITIES = ("bribes_gained", "points_scored")
"""Events that name the card whose ability they come from."""
ACTION_II = "II"
IN_COMPANY, NEW_KIND = "place_company", "obtain_new_kind"
"""When abilities of some families of cards apply: beside another player's agent, and with a tile of a new kind."""


def named_by(before: ViennaState, events: list[dict[str, Any]], after: ViennaState) -> Named:
    """Yield the rules that were at work in a step, each with what shows it."""
    kinds = [event["kind"] for event in events]
    for event in events:
        kind = event["kind"]
        if kind == "drawer_filled":
            yield from _drawers(before, event)
        elif kind in ABILITIES and event["card"]:
            yield from _ability(after, event)
        elif kind == "token_advanced":
            yield from _tracks(before, event)
            if "info_shown" not in kinds:
                yield "V5.8", "token_advanced by an ability"
        elif kind == "tile_obtained":
            yield from _third_man(after, event)
        elif kind == "end_triggered" and event["reason"] == BY_EXHAUSTION:
            yield "V7.2", "end_triggered by the tracks"
            if after.advanced:
                yield "V8.7", "end_triggered by the tracks"
    cards = {event["card"] for event in events if event["kind"] in ABILITIES and event["card"]}
    if len(cards) > 1:
        yield "V9.1", "two abilities in one step"
    if "agent_placed" in kinds and {"tile_obtained", *ABILITIES} & set(kinds):
        yield "V5.5", "agent_placed with what follows from it"
    if after.advanced:
        yield from _advanced(before, events, kinds, after)
    if after.waiting == OVER:
        yield from _end(after)


def _drawers(before: ViennaState, event: dict[str, Any]) -> Named:
    """V3: the ability works from now on, and takes the place of an identical one."""
    yield "V3.4", "drawer_filled"
    ability = before.lookups.ability
    if event["replaced"] and ability[event["replaced"]] == ability[event["card"]]:
        yield "V3.2", "drawer_filled over the same ability"
        yield "V3.3", "drawer_filled over the same ability"


def _ability(after: ViennaState, event: dict[str, Any]) -> Named:
    family = after.lookups.content.cards[event["card"] - 1].family
    if family.action == ACTION_II:
        yield "V4.2", f"{event['kind']} in action II"
    if family.when == IN_COMPANY:
        yield "V9.3", f"{event['kind']} for another player's agent"
    elif family.when == NEW_KIND:
        yield "V9.4", f"{event['kind']} for a new kind"


def _tracks(before: ViennaState, event: dict[str, Any]) -> Named:
    space = before.tokens[INFOS.index(event["info"])]
    if space == 0:
        yield "V1.4", "token_advanced from the start"
    if space == event["space"]:
        yield "V6.3", "token_advanced on the last space"


def _third_man(after: ViennaState, event: dict[str, Any]) -> Named:
    """V10.2, V10.4: a square can be surrounded with the third man's help."""
    mask = after.lookups.square_masks[event["square"] - 1]
    if after.third_man != NOWHERE and mask & BITS[after.third_man] and mask & ~after.agents[event["seat"]]:
        yield "V10.2", "tile_obtained with the third man"
        yield "V10.4", "tile_obtained with the third man"


def _advanced(before: ViennaState, events: list[dict[str, Any]], kinds: list[str], after: ViennaState) -> Named:
    lookups = after.lookups
    if "investigator_moved" in kinds:
        tiles = (*lookups.purchase_spaces[after.players], *lookups.payday_spaces[after.players])
        if after.investigator in tiles:
            yield "V8.5", "investigator_moved onto a tile"
    if {"purchase_began", "payday_began"} & set(kinds):
        yield "V8.6", "a phase began"
    if "bought" in kinds:
        yield "V8.4", "bought"
    for event in events:
        if event["kind"] == "mission_resolved":
            yield "V8.1", "mission_resolved"
        if event["kind"] == "shillings_gained" and before.ask == ASK_PLACE and "agent_placed" not in kinds:
            yield "V8.8", "shillings_gained instead of an agent"


def _end(after: ViennaState) -> Named:
    """V7, V8: how the end is counted."""
    outcome = after.outcome()
    is_tied = outcome.scores.count(max(outcome.scores)) > 1
    if not after.advanced:
        if is_tied:
            yield "V7.4", "game_ended with equal scores"
        return
    for rule in ("V8.13", "V8.13a"):
        yield rule, "game_ended"
    if any(after.boxes):
        yield "V8.13b", "game_ended with a cash box"
    if is_tied:
        yield "V8.14", "game_ended with equal scores"
