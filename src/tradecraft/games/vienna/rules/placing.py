"""V5: action III: paying, placing, collecting, and the bonuses that follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.rules import feld, third_man, turn
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS
from tradecraft.games.vienna.rules.lookups import (
    BITS,
    DISCOUNT,
    FIELD,
    FULL,
    OBTAIN_ANY,
    OBTAIN_FROM_SQUARE,
    OBTAIN_INFO,
    OBTAIN_NEW_KIND,
    PLACE_COMPANY,
    PLACE_HERE,
    SUBSTITUTE_ANY,
    SUBSTITUTE_KIND,
    UNITS,
    amount_of,
    total,
)
from tradecraft.games.vienna.rules.phases import (
    ASK_NOMAD,
    ASK_PAY,
    ASK_SOURCE,
    ASK_WANDER,
    NOWHERE,
    PLACING_BONUSES,
    TILE_BONUSES,
)
from tradecraft.games.vienna.rules.scoring import SQUARE_POINTS

if TYPE_CHECKING:
    from tradecraft.games.vienna.rules.state import ViennaState

COST: Final = 2
BRIBES_TAKEN: Final = 2

FROM_SUPPLY: Final = NOWHERE
FELD_FROM_SUPPLY: Final = feld.FROM_SUPPLY
"""Where the agent comes from, if not from a building."""

Obtained = tuple[int, int, bool]
"""An obtained tile: its square, its kind, and whether the player had none of that kind before (V9.4)."""


def buildings_to_place_on(state: ViennaState, seat: i64) -> i64:
    """V5.1, V5.3, V5.4: return the buildings where the player has no agent and can pay for one."""
    lookups = state.lookups
    bribes: i64 = state.bribes[seat]
    one_off: i64 = 0
    two_off: i64 = 0
    substitutes: i64 = 0
    for card in state.drawers[seat]:
        then = lookups.then[card]
        if then == DISCOUNT:
            discounted = discounted_buildings(state, seat, card)
            two_off |= one_off & discounted
            one_off |= discounted
        elif then == SUBSTITUTE_KIND or then == SUBSTITUTE_ANY:
            substitutes = substitute_kinds(state, seat)
    if state.advanced and feld.can_be_placed(state, seat):
        one_off |= feld.cheap_buildings(state, seat)
    payable: i64 = 0
    for colour, buildings in enumerate(lookups.colour_masks):
        mask: i64 = buildings
        count = bribes_for(state, seat, substitutes | BITS[colour]) if substitutes else bribes & FULL
        bribes >>= FIELD
        if count >= COST:
            payable |= mask
        elif count:
            payable |= mask & one_off
        else:
            payable |= mask & two_off
    return payable & ~state.agents[seat]


def discounted_buildings(state: ViennaState, seat: i64, card: i64) -> i64:
    """V5.3, V9.3: return the buildings where a card takes one bribe off the cost."""
    if state.lookups.when[card] == PLACE_COMPANY:
        return state.others_on_board(seat)
    return state.place_masks[card]


def substitute_kinds(state: ViennaState, seat: i64) -> i64:
    """V5.4: return the kinds that may stand for any other when paying (146-155), as a mask."""
    lookups = state.lookups
    kinds = 0
    for card in state.drawers[seat]:
        if lookups.then[card] == SUBSTITUTE_ANY:
            return BITS[5] - 1
        if lookups.then[card] == SUBSTITUTE_KIND:
            kinds |= BITS[lookups.kind_on[card]]
    return kinds


def bribes_for(state: ViennaState, seat: i64, kinds: i64) -> i64:
    """Count the bribes of a seat that are of some kinds, given as a mask."""
    return sum(amount_of(state.bribes[seat], kind) for kind in range(5) if kinds & BITS[kind])


def cost_of(state: ViennaState, seat: i64, building: i64, is_feld: bool = False) -> i64:
    """V5.3, V9.1: return the cost of placing an agent, in bribes; Feld agents are cheaper on some buildings (V10.5)."""
    cost = COST
    for card in state.drawers[seat]:
        if state.lookups.then[card] == DISCOUNT and discounted_buildings(state, seat, card) & BITS[building]:
            cost -= 1
    if is_feld and feld.cheap_buildings(state, seat) & BITS[building]:
        cost = min(cost, 1)
    return max(cost, 0)


def apply_take(state: ViennaState, kind: i64) -> None:
    """V5.1: take two bribes of one kind instead of placing an agent."""
    turn.gain_bribes(state, state.active, kind, BRIBES_TAKEN, 0)
    turn.move_the_token(state)


def apply_place(state: ViennaState, building: i64) -> None:
    """V5.2: choose the building; ask which agent goes there unless only one can."""
    state.target = building
    seat = state.active
    if not state.feld_agents and not state.agents[seat]:
        apply_source(state, FROM_SUPPLY)
        return
    origins = () if state.supply[seat] and not state.feld_agents else sources(state, seat)
    if len(origins) == 1:
        apply_source(state, origins[0])
    else:
        state.ask_one(seat, ASK_SOURCE)


def sources(state: ViennaState, seat: i64) -> tuple[int, ...]:
    """V5.2, V10.5: return where the agent may come from; if only a Feld agent can be paid for, it must be him."""
    origins = state.agents_of(seat)
    if state.supply[seat]:
        origins = (FROM_SUPPLY, *origins)
    if not state.feld_agents:
        return origins
    if feld.waits_in_supply(state, seat):
        origins = (*origins, FELD_FROM_SUPPLY)
    kinds = substitute_kinds(state, seat) | BITS[state.lookups.colour_of[state.target]]
    purse = bribes_for(state, seat, kinds)
    costs = [cost_of(state, seat, state.target, is_feld) for is_feld in (False, True)]
    return tuple(origin for origin in origins if purse >= costs[feld.comes_from(state, seat, origin)])


def apply_source(state: ViennaState, origin: i64) -> None:
    """V5.3, V5.4: choose the agent; ask how to pay if substitutes leave a choice."""
    seat = state.active
    state.origin = origin
    is_feld = state.advanced and feld.comes_from(state, seat, origin)
    state.due = cost_of(state, seat, state.target, is_feld)
    state.paid = 0
    pay_for_placing(state)


def pay_for_placing(state: ViennaState) -> None:
    """V5.4: pay what is due, one bribe at a time where there is a choice of kinds."""
    seat = state.active
    if not substitute_kinds(state, seat):
        pay_bribes(state, seat, state.lookups.colour_of[state.target], state.due)
    while state.due:
        kinds: int = payable_kinds(state)
        if kinds & (kinds - 1):
            state.ask_one(seat, ASK_PAY)
            return
        pay_bribes(state, seat, kinds.bit_length() - 1, 1)
    place_agent(state)


def apply_pay(state: ViennaState, kind: i64) -> None:
    """V5.4: pay one bribe of the chosen kind."""
    pay_bribes(state, state.active, kind, 1)
    pay_for_placing(state)


def payable_kinds(state: ViennaState) -> i64:
    """V5.4: return the kinds the active seat can pay with now: the building's colour and substitutes, as a mask."""
    seat = state.active
    kinds = substitute_kinds(state, seat) | BITS[state.lookups.colour_of[state.target]]
    owned = 0
    for kind in range(5):
        if kinds & BITS[kind] and amount_of(state.bribes[seat], kind):
            owned |= BITS[kind]
    return owned


def pay_bribes(state: ViennaState, seat: i64, kind: i64, count: i64) -> None:
    """Pay part of what is due with bribes of one kind."""
    paid = count * UNITS[kind]
    state.bribes[seat] = state.bribes[seat] - paid
    state.paid += paid
    state.due -= count


def place_agent(state: ViennaState) -> None:
    """V5.2, V5.5: put the agent, now paid for, on the building; then Marrakesh may move, and tiles are collected."""
    seat = state.active
    building, origin = state.target, state.origin
    is_feld = state.advanced and feld.comes_from(state, seat, origin)
    if is_feld:
        state.feld[seat] = building
    elif origin == FROM_SUPPLY:
        state.supply[seat] = state.supply[seat] - 1
    agents: i64 = state.agents[seat]
    if origin >= 0:
        agents &= ~BITS[origin]
    state.agents[seat] = agents | BITS[building]
    if state.log is not None:
        tell_of_placing(state, "feld_placed" if is_feld else "agent_placed")
    state.paid = 0
    state.origin = NOWHERE
    if state.advanced:
        feld.unlock(state, seat)
        if not is_feld and feld.may_wander(state, seat):
            state.ask_one(seat, ASK_NOMAD)
            return
    collect(state)


def tell_of_placing(state: ViennaState, kind: str) -> None:
    """Log a placement, and the payment if substitutes were used."""
    seat, building = state.active, state.target
    colour = state.lookups.colour_of[building]
    cost = total(state.paid)
    origin = max(state.origin, NOWHERE) + 1
    state.tell(kind, seat=seat, building=building + 1, origin=origin, bribe=BRIBES[colour], cost=cost)
    if amount_of(state.paid, colour) != cost:
        paid = tuple(name for kind, name in enumerate(BRIBES) for _ in range(amount_of(state.paid, kind)))
        state.tell("paid_otherwise", seat=seat, bribes=paid)


def apply_nomad(state: ViennaState, building: i64) -> None:
    """V10.5: move Marrakesh to an adjacent building free of cost, or let him stay; only then are squares checked."""
    if building != NOWHERE:
        feld.wander(state, state.active, building)
    collect(state)


def collect(state: ViennaState) -> None:
    """V5.6, V9.1, V10.2: take every surrounded tile with its points, then the bonuses in the order of the squares."""
    seat = state.active
    lookups = state.lookups
    own: i64 = state.agents[seat]
    agents = own
    squares = lookups.squares_of[state.target]
    if state.third_man != NOWHERE or state.feld[seat] != NOWHERE:
        # The third man may complete squares anywhere on the board (V10.4), and so may Marrakesh after a move.
        squares = lookups.all_squares
    if state.third_man != NOWHERE:
        agents |= BITS[state.third_man]
    obtained: list[Obtained] = []
    state.helped = False
    for square in squares:
        mask: i64 = lookups.square_masks[square]
        if agents & mask == mask and state.open_squares & BITS[square]:
            points = lookups.square_values[square]
            if own & mask != mask:
                points -= 1
                state.helped = True
            obtained.append(take_tile(state, seat, square, points))
    state.stage = TILE_BONUSES
    if state.advanced:
        for tile in obtained:
            tile_bonuses(state, seat, tile)
    turn.go_on(state)


def take_tile(state: ViennaState, seat: i64, square: i64, points: i64) -> Obtained:
    """V5.6, V9.4: take a tile and score its square; of two tiles of a new kind only the first is new."""
    kind = state.tiles[square]
    is_new = not amount_of(state.infos[seat], kind)
    state.open_squares &= ~BITS[square]
    state.infos[seat] = state.infos[seat] + UNITS[kind]
    state.points[seat] = state.points[seat] + points * SQUARE_POINTS
    if state.log is not None:
        state.tell("tile_obtained", seat=seat, square=square + 1, info=INFOS[kind], points=points)
    return square, kind, is_new


def tile_bonuses(state: ViennaState, seat: i64, tile: Obtained) -> None:
    """V9, V9.1: apply the abilities for one tile that was obtained."""
    square, kind, is_new = tile
    lookups = state.lookups
    for card in state.drawers[seat]:
        when = lookups.when[card]
        if (
            (when == OBTAIN_INFO and lookups.kind_on[card] == kind)
            or (when == OBTAIN_NEW_KIND and is_new)
            or (when == OBTAIN_FROM_SQUARE and lookups.square_on[card] == lookups.square_values[square])
            or when == OBTAIN_ANY
        ):
            turn.use_ability(state, seat, card)


def let_third_man_wander(state: ViennaState) -> None:
    """V10.3: move the third man if he helped, asking the player to break a tie; then come the bonuses for placing."""
    if state.helped:
        state.helped = False
        destinations: int = third_man.destinations(state)
        if destinations & (destinations - 1):
            state.ask_one(state.active, ASK_WANDER)
            return
        if destinations:
            wander(state, destinations.bit_length() - 1)
    placing_bonuses(state)


def apply_wander(state: ViennaState, building: i64) -> None:
    """V10.3: move the third man to the building the player has chosen."""
    wander(state, building)
    placing_bonuses(state)


def wander(state: ViennaState, building: i64) -> None:
    """V10.3, V10.4: move the third man, which gives nobody a tile."""
    origin = state.third_man
    state.third_man = building
    state.tell("third_man_wandered", origin=origin + 1, building=building + 1)


def placing_bonuses(state: ViennaState) -> None:
    """V9, V9.3: apply the abilities for placing an agent on the building."""
    seat = state.active
    lookups = state.lookups
    here = BITS[state.target]
    state.stage = PLACING_BONUSES
    for card in state.drawers[seat]:
        when = lookups.when[card]
        if (when == PLACE_HERE and state.place_masks[card] & here) or (
            when == PLACE_COMPANY and state.others_on_board(seat) & here
        ):
            turn.use_ability(state, seat, card)
    turn.go_on(state)
