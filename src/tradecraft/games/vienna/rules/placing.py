"""V5: action III. Paying, placing, collecting, and the bonuses that follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.rules import feld, third_man, turn
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS
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
from tradecraft.games.vienna.rules.tables import (
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

if TYPE_CHECKING:
    from tradecraft.games.vienna.rules.state import ViennaState

COST: Final = 2
BRIBES_TAKEN: Final = 2

FROM_SUPPLY: Final = NOWHERE
FELD_FROM_SUPPLY: Final = feld.FROM_SUPPLY
"""Where the agent comes from, if not from a building."""

Obtained = tuple[int, int, bool]
"""A tile that was obtained: square, kind, and whether the kind is new to the player."""


def buildings_to_place_on(state: ViennaState, seat: i64) -> i64:
    """V5.1-V5.4: the buildings where the player has no agent and can pay for one."""
    tables = state.tables
    bribes: i64 = state.bribes[seat]
    one_off: i64 = 0
    two_off: i64 = 0
    substitutes: i64 = 0
    for card in state.drawers[seat]:
        then = tables.then[card]
        if then == DISCOUNT:
            discounted = discounted_buildings(state, seat, card)
            two_off |= one_off & discounted
            one_off |= discounted
        elif then == SUBSTITUTE_KIND or then == SUBSTITUTE_ANY:
            substitutes = substitute_kinds(state, seat)
    if state.advanced and feld.can_be_placed(state, seat):
        one_off |= feld.cheap_buildings(state, seat)
    payable: i64 = 0
    for colour, buildings in enumerate(tables.colour_masks):
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
    """Return the buildings where a card takes one bribe off the cost."""
    if state.tables.when[card] == PLACE_COMPANY:
        return state.others_on_board(seat)
    return state.place_masks[card]


def substitute_kinds(state: ViennaState, seat: i64) -> i64:
    """V5.4: the kinds that may stand for any other when paying (146-155), as a mask."""
    tables = state.tables
    kinds = 0
    for card in state.drawers[seat]:
        if tables.then[card] == SUBSTITUTE_ANY:
            return BITS[5] - 1
        if tables.then[card] == SUBSTITUTE_KIND:
            kinds |= BITS[tables.kind_on[card]]
    return kinds


def bribes_for(state: ViennaState, seat: i64, kinds: i64) -> i64:
    """Return how many bribes of a mask of kinds a seat has."""
    return sum(amount_of(state.bribes[seat], kind) for kind in range(5) if kinds & BITS[kind])


def cost_of(state: ViennaState, seat: i64, building: i64, is_feld: bool = False) -> i64:
    """V5.3: what placing an agent costs, in bribes; a Feld agent may have a ceiling of his own (V10.5)."""
    cost = COST
    for card in state.drawers[seat]:
        if state.tables.then[card] == DISCOUNT and discounted_buildings(state, seat, card) & BITS[building]:
            cost -= 1
    if is_feld and feld.cheap_buildings(state, seat) & BITS[building]:
        cost = min(cost, 1)
    return max(cost, 0)


def apply_take(state: ViennaState, kind: i64) -> None:
    """V5.1: two bribes of one kind instead of placing."""
    turn.gain_bribes(state, state.active, kind, BRIBES_TAKEN, 0)
    turn.move_the_token(state)


def apply_place(state: ViennaState, building: i64) -> None:
    """V5.2: the building is chosen; asks which agent goes there unless there is only one way."""
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
    """V5.2: where the agent may come from; if only a Feld agent's own price can be paid, it must be him."""
    origins = state.agents_of(seat)
    if state.supply[seat]:
        origins = (FROM_SUPPLY, *origins)
    if not state.feld_agents:
        return origins
    if feld.waits_in_supply(state, seat):
        origins = (*origins, FELD_FROM_SUPPLY)
    kinds = substitute_kinds(state, seat) | BITS[state.tables.colour_of[state.target]]
    purse = bribes_for(state, seat, kinds)
    costs = [cost_of(state, seat, state.target, is_feld) for is_feld in (False, True)]
    return tuple(origin for origin in origins if purse >= costs[feld.comes_from(state, seat, origin)])


def apply_source(state: ViennaState, origin: i64) -> None:
    """V5.3, V5.4: the agent is chosen; asks how to pay where substitutes leave a choice."""
    seat = state.active
    state.origin = origin
    is_feld = state.advanced and feld.comes_from(state, seat, origin)
    state.due = cost_of(state, seat, state.target, is_feld)
    state.paid = 0
    pay_for_placing(state)


def pay_for_placing(state: ViennaState) -> None:
    """V5.4: pay what is due, one bribe after the other while there is a choice of kinds."""
    seat = state.active
    if not substitute_kinds(state, seat):
        pay_bribes(state, seat, state.tables.colour_of[state.target], state.due)
    while state.due:
        kinds: int = payable_kinds(state)
        if kinds & (kinds - 1):
            state.ask_one(seat, ASK_PAY)
            return
        pay_bribes(state, seat, kinds.bit_length() - 1, 1)
    place_agent(state)


def apply_pay(state: ViennaState, kind: i64) -> None:
    """V5.4: the player has chosen what to pay one bribe with."""
    pay_bribes(state, state.active, kind, 1)
    pay_for_placing(state)


def payable_kinds(state: ViennaState) -> i64:
    """V5.4: the kinds the active seat may pay with now: the building's colour or a substitute, if there is any left."""
    seat = state.active
    kinds = substitute_kinds(state, seat) | BITS[state.tables.colour_of[state.target]]
    owned = 0
    for kind in range(5):
        if kinds & BITS[kind] and amount_of(state.bribes[seat], kind):
            owned |= BITS[kind]
    return owned


def pay_bribes(state: ViennaState, seat: i64, kind: i64, count: i64) -> None:
    """Pay a part of what is due with bribes of one kind."""
    paid = count * UNITS[kind]
    state.bribes[seat] = state.bribes[seat] - paid
    state.paid += paid
    state.due -= count


def place_agent(state: ViennaState) -> None:
    """V5.5: the payment is made; the agent goes to the building. Then Marrakesh may move, then tiles are taken."""
    seat = state.active
    building, origin = state.target, state.origin
    is_feld = state.advanced and feld.comes_from(state, seat, origin)
    if is_feld:
        feld.place(state, seat, building)
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
    """Log a placement, and the payment apart if substitutes were used."""
    seat, building = state.active, state.target
    colour = state.tables.colour_of[building]
    cost = total(state.paid)
    origin = max(state.origin, NOWHERE) + 1
    state.tell(kind, seat=seat, building=building + 1, origin=origin, bribe=BRIBES[colour], cost=cost)
    if amount_of(state.paid, colour) != cost:
        paid = tuple(name for kind, name in enumerate(BRIBES) for _ in range(amount_of(state.paid, kind)))
        state.tell("paid_otherwise", seat=seat, bribes=paid)


def apply_nomad(state: ViennaState, building: i64) -> None:
    """V10.5, Marrakesh: he moves free to an adjacent building, or stays; only then are squares checked."""
    if building != NOWHERE:
        feld.wander(state, state.active, building)
    collect(state)


def collect(state: ViennaState) -> None:
    """V5.6, V10.2: take every surrounded tile with its points; then the bonuses for tiles, in square order."""
    seat = state.active
    tables = state.tables
    own: i64 = state.agents[seat]
    agents = own
    squares = tables.squares_of[state.target]
    if state.third_man != NOWHERE or state.feld[seat] != NOWHERE:
        # He may complete squares anywhere, not only next to the building just taken (V10.4); so may a nomad.
        squares = tables.all_squares
    if state.third_man != NOWHERE:
        agents |= BITS[state.third_man]
    obtained: list[Obtained] = []
    state.helped = False
    for square in squares:
        mask: i64 = tables.square_masks[square]
        if agents & mask == mask and state.open_squares & BITS[square]:
            points = tables.square_values[square]
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
    """V5.6: the tile goes to the desk and the square scores."""
    kind = state.tiles[square]
    is_new = not amount_of(state.infos[seat], kind)
    state.open_squares &= ~BITS[square]
    state.infos[seat] = state.infos[seat] + UNITS[kind]
    state.points[seat] = state.points[seat] + points * SQUARE_POINTS
    if state.log is not None:
        state.tell("tile_obtained", seat=seat, square=square + 1, info=INFOS[kind], points=points)
    return square, kind, is_new


def tile_bonuses(state: ViennaState, seat: i64, tile: Obtained) -> None:
    """V9: the abilities for one tile that was obtained."""
    square, kind, is_new = tile
    tables = state.tables
    for card in state.drawers[seat]:
        when = tables.when[card]
        if (
            (when == OBTAIN_INFO and tables.kind_on[card] == kind)
            or (when == OBTAIN_NEW_KIND and is_new)
            or (when == OBTAIN_FROM_SQUARE and tables.square_on[card] == tables.square_values[square])
            or when == OBTAIN_ANY
        ):
            turn.use_ability(state, seat, card)


def let_third_man_wander(state: ViennaState) -> None:
    """V10.3: he wanders if he helped; the player decides a tie that is left. Then the bonuses for placing."""
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
    """V10.3: the player has decided the last tie."""
    wander(state, building)
    placing_bonuses(state)


def wander(state: ViennaState, building: i64) -> None:
    """V10.3: the third man moves; nobody obtains a tile by that (V10.4)."""
    origin = state.third_man
    state.third_man = building
    if state.log is not None:
        state.tell("third_man_wandered", origin=origin + 1, building=building + 1)


def placing_bonuses(state: ViennaState) -> None:
    """V9: the abilities for placing an agent where it was just placed."""
    seat = state.active
    tables = state.tables
    here = BITS[state.target]
    state.stage = PLACING_BONUSES
    for card in state.drawers[seat]:
        when = tables.when[card]
        if (when == PLACE_HERE and state.place_masks[card] & here) or (
            when == PLACE_COMPANY and state.others_on_board(seat) & here
        ):
            turn.use_ability(state, seat, card)
    turn.go_on(state)
