"""V8.3, V8.11: missions, which are accepted or resolved right after an agent is placed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.chance import take
from tradecraft.core.events import EVERYONE
from tradecraft.core.game import Chance
from tradecraft.core.native import i64
from tradecraft.games.vienna.rules import feld, money, turn
from tradecraft.games.vienna.rules.lookups import BITS, amount_of, members
from tradecraft.games.vienna.rules.phases import ASK_MISSION, NOWHERE
from tradecraft.games.vienna.rules.scoring import MISSION_POINTS

if TYPE_CHECKING:
    from tradecraft.games.vienna.rules.content_model import Mission
    from tradecraft.games.vienna.rules.state import ViennaState

DECKS: Final = {"missions_a": "A", "missions_b": "B"}
"""The decks of missions and the stacks behind them."""
OF_EACH: Final = 2
"""How many missions of each stack the display shows: the first two places are for A, the others for B."""
ADVANCES: Final = {"A": 1, "B": 2}
SEAL_POINTS: Final = 3


def offer(state: ViennaState) -> None:
    """V8.11: ask for accepting or resolving if either is possible, else go on to action IV."""
    if acceptable(state) or resolvable(state):
        state.ask_one(state.active, ASK_MISSION)
    else:
        turn.move_the_token(state)


def acceptable(state: ViennaState) -> tuple[int, ...]:
    """V8.11: return the places of the display with a mission of the right flag, if a mission space is free."""
    seat = state.active
    if len(state.missions[seat]) >= state.desk_spaces(seat):
        return ()
    flag = state.flags[state.target]
    found: list[int] = []
    for place, number in enumerate(state.display):
        if number != NOWHERE and state.lookups.missions[number].flag == flag:
            found.append(place)
    return tuple(found)


def resolvable(state: ViennaState) -> int:
    """V8.11: return the seat's missions of the right flag whose needs are met, as a mask of their places."""
    seat = state.active
    flag = state.flags[state.target]
    mask = 0
    for place, number in enumerate(state.missions[seat]):
        mission = state.lookups.missions[number]
        if mission.flag == flag and is_met(state, seat, mission):
            mask |= BITS[place]
    return mask


def is_met(state: ViennaState, seat: i64, mission: Mission) -> bool:
    """V8.1, V8.11: tell whether a seat meets what a mission needs; nothing is spent."""
    needs = mission.needs
    if mission.kind == "building":
        return bool(state.agents[seat] & BITS[needs[0]])
    if mission.kind == "seals":
        masks = state.lookups.seal_masks
        return all((state.agents[seat] & masks[seal]).bit_count() >= needs.count(seal) for seal in needs)
    if mission.kind == "info":
        return all(amount_of(state.infos[seat], info) >= needs.count(info) for info in needs)
    bribes = state.bribes[seat]
    missing = sum(max(needs.count(kind) - amount_of(bribes, kind), 0) for kind in sorted(set(needs)))
    return missing <= forgiven_bribes(state, seat, mission)


def forgiven_bribes(state: ViennaState, seat: i64, mission: Mission) -> int:
    """V10.5: count the missing bribes that New York forgives in USA missions, or Amsterdam, just placed, by coffee."""
    if state.feld_is(seat, feld.NEW_YORK):
        return int(mission.flag == feld.USA)
    if state.feld_is(seat, feld.AMSTERDAM) and state.feld[seat] == state.target:
        spare_coffee = amount_of(state.bribes[seat], feld.COFFEE) - mission.needs.count(feld.COFFEE)
        return int(spare_coffee > 0)
    return 0


def apply_accept(state: ViennaState, place: i64) -> None:
    """V8.11: accept a mission from the display and take its advance payment."""
    seat = state.active
    number = state.display[place]
    mission = state.lookups.missions[number]
    state.display = (*state.display[:place], NOWHERE, *state.display[place + 1 :])
    state.missions[seat] = (*state.missions[seat], number)
    state.tell("mission_accepted", seat=seat, mission=mission.id)
    money.gain(state, seat, ADVANCES[mission.stack] + int(state.feld_is(seat, feld.MARRAKESH)))


def apply_resolve(state: ViennaState, places: i64) -> None:
    """V8.11, V8.13b: resolve missions together; the compulsory shillings go into the box before the rest is split."""
    seat = state.active
    shillings = 0
    for place in members(places):
        shillings += reward(state, seat, state.lookups.missions[state.missions[seat][place]])
    state.missions[seat] = tuple(
        number for place, number in enumerate(state.missions[seat]) if not places & BITS[place]
    )
    money.gain(state, seat, shillings)


def reward(state: ViennaState, seat: i64, mission: Mission) -> int:
    """V8.9, V8.11, V10.5: score a resolved mission; return its shillings, without the one that goes into the box."""
    points, shillings = mission.points, mission.shillings
    if state.items[seat] & BITS[money.SEAL]:
        points += SEAL_POINTS
    if state.feld_is(seat, feld.NEW_YORK) and mission.flag == feld.USA:
        points += 1
    if state.feld_is(seat, feld.HAMBURG) and mission.shillings:
        shillings += 1
    state.points[seat] += points * MISSION_POINTS
    state.tell("mission_resolved", seat=seat, mission=mission.id, points=points)
    if money.room_in_box(state, seat):
        money.put_into_box(state, seat, 1)
    return shillings


def fill_display(state: ViennaState) -> None:
    """V8.3: refill the display from the stacks as far as they go, then go on to action IV."""
    for deck, stack in DECKS.items():
        if missing_from_display(state, stack) and stack_of(state, stack):
            state.wait_for_draw(deck)
            return
    turn.move_the_token(state)


def missing_from_display(state: ViennaState, stack: str) -> int:
    """Count the empty places of the display that belong to a stack."""
    first = 0 if stack == "A" else OF_EACH
    return state.display[first : first + OF_EACH].count(NOWHERE)


def stack_of(state: ViennaState, stack: str) -> tuple[int, ...]:
    """Return what is left in a stack."""
    return state.stack_a if stack == "A" else state.stack_b


def request(state: ViennaState) -> Chance:
    """V8.3: ask for the missions that the display lacks; they are public."""
    stack = DECKS[state.deck]
    left = stack_of(state, stack)
    drawn_before = len(state.lookups.stacks[stack]) - len(left)
    return Chance(state.deck, drawn_before, left, min(missing_from_display(state, stack), len(left)), EVERYONE)


def apply_draw(state: ViennaState, drawn: list[int]) -> None:
    """V8.3: put missions into the empty places of their stack."""
    stack = DECKS[state.deck]
    left = take(stack_of(state, stack), drawn)
    if stack == "A":
        state.stack_a = left
    else:
        state.stack_b = left
    display = list(state.display)
    first = 0 if stack == "A" else OF_EACH
    for number in drawn:
        display[display.index(NOWHERE, first)] = number
    state.display = tuple(display)
    state.deck = ""
    state.tell("missions_shown", missions=tuple(state.lookups.missions[number].id for number in drawn))
