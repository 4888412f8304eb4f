"""V3-V6: a player's turn, actions I to IV, in the order of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradecraft.games.vienna import third_man, tracks
from tradecraft.games.vienna.content_model import BRIBES, INFOS
from tradecraft.games.vienna.phases import (
    ACTION_I,
    ACTION_II,
    ACTION_III,
    ACTION_IV,
    ASK_BRIBE,
    ASK_PLACE,
    ASK_REPLACE,
    ASK_SOURCE,
    ASK_TOKEN,
    ASK_WANDER,
    NOWHERE,
    TURN_OVER,
)
from tradecraft.games.vienna.scoring import ABILITY_POINTS, SQUARE_POINTS
from tradecraft.games.vienna.tables import (
    ADVANCE_TOKEN,
    BITS,
    BRIBE_ANY,
    BRIBE_KIND,
    BRIBE_SAME,
    DISCOUNT,
    FULL,
    PLACE_COMPANY,
    PLACE_HERE,
    POINTS,
    SHIFTS,
    TAKE_BRIBE,
    TOKEN_ANY,
    UNITS,
)

if TYPE_CHECKING:
    from tradecraft.games.vienna.state import ViennaState

DRAWERS = 3
COST = 2
BRIBES_TAKEN = 2


def begin_turn(state: ViennaState) -> None:
    """V3.1, V3.2: the card of action I goes into a drawer; asks which card it replaces where that is a choice."""
    seat = state.active
    state.stage = ACTION_I
    card = state.plans[seat][0]
    ability = state.tables.ability
    drawers = state.drawers[seat]
    for drawer, other in enumerate(drawers):
        if ability[other] == ability[card]:
            fill_drawer(state, drawer)
            return
    if len(drawers) < DRAWERS:
        fill_drawer(state, len(drawers))
    else:
        if state.log is not None:
            state.tell("card_shown", reveals=True, seat=seat, card=card)
        state.ask_one(seat, ASK_REPLACE)


def apply_replace(state: ViennaState, drawer: int) -> None:
    """V3.1: the player has chosen which card to replace."""
    fill_drawer(state, drawer)


def fill_drawer(state: ViennaState, drawer: int) -> None:
    """V3.1: put the card of action I into a drawer; what was there is discarded."""
    seat = state.active
    card, two, four = state.plans[seat]
    state.plans[seat] = (0, two, four)
    state.uncover(card)
    drawers = state.drawers[seat]
    replaced = 0
    if drawer < len(drawers):
        replaced = drawers[drawer]
        state.discard |= BITS[replaced]
        state.drawers[seat] = (*drawers[:drawer], card, *drawers[drawer + 1 :])
    else:
        state.drawers[seat] = (*drawers, card)
    if state.log is not None:
        state.tell("drawer_filled", reveals=True, seat=seat, drawer=drawer + 1, card=card, replaced=replaced)
    take_the_bribe(state)


def take_the_bribe(state: ViennaState) -> None:
    """V4: reveal the card of action II, take its bribe, apply the abilities for that one bribe."""
    seat = state.active
    tables = state.tables
    state.stage = ACTION_II
    card = state.plans[seat][1]
    state.plans[seat] = (0, 0, state.plans[seat][2])
    state.uncover(card)
    state.discard |= BITS[card]
    kind = tables.bribe_on[card]
    if state.log is not None:
        state.tell("bribe_taken", reveals=True, seat=seat, card=card, bribe=BRIBES[kind])
    state.bribes[seat] += UNITS[kind]
    for other in state.drawers[seat]:
        if tables.when[other] == TAKE_BRIBE and tables.kind_on[other] == kind:
            use_ability(state, seat, other)
    make_choices(state)


def use_ability(state: ViennaState, seat: int, card: int) -> None:
    """V5.7: apply what an ability gives, or put it with the choices to be made if it needs one."""
    tables = state.tables
    then = tables.then[card]
    if then == POINTS:
        points = tables.amount[card]
        state.points[seat] += points * ABILITY_POINTS
        if state.log is not None:
            state.tell("points_scored", seat=seat, points=points, card=card)
    elif then == BRIBE_SAME or then == BRIBE_KIND:
        kind, count = tables.kind_on[card], tables.amount[card]
        state.bribes[seat] += UNITS[kind] * count
        if state.log is not None:
            state.tell("bribes_gained", seat=seat, bribe=BRIBES[kind], count=count, card=card)
    elif then == BRIBE_ANY or then == TOKEN_ANY:
        state.choices = (*state.choices, card)


def make_choices(state: ViennaState) -> None:
    """Ask for the next choice that an ability has left open; go on to the next action when there is none."""
    if state.choices:
        then = state.tables.then[state.choices[0]]
        state.ask_one(state.active, ASK_TOKEN if then == TOKEN_ANY else ASK_BRIBE)
    elif state.stage == ACTION_II:
        state.stage = ACTION_III
        state.ask_one(state.active, ASK_PLACE)
    elif state.stage == ACTION_III:
        move_the_token(state)
    else:
        state.stage = TURN_OVER


def apply_bribe_choice(state: ViennaState, kind: int) -> None:
    """A bribe of choice for an ability."""
    seat = state.active
    card = state.choices[0]
    state.choices = state.choices[1:]
    state.bribes[seat] += UNITS[kind]
    if state.log is not None:
        state.tell("bribes_gained", seat=seat, bribe=BRIBES[kind], count=1, card=card)
    make_choices(state)


def apply_token_choice(state: ViennaState, kind: int) -> None:
    """A token of choice for an ability, or none: advancing may always be declined (V5.7). No bonus follows (V5.8)."""
    seat = state.active
    card = state.choices[0]
    state.choices = state.choices[1:]
    if kind != NOWHERE:
        tracks.advance(state, seat, kind)
    elif state.log is not None:
        state.tell("token_declined", seat=seat, card=card)
    make_choices(state)


def buildings_to_place_on(state: ViennaState, seat: int) -> int:
    """V5.1-V5.3: the buildings where the player has no agent and can pay for one."""
    tables = state.tables
    bribes = state.bribes[seat]
    one_off = two_off = 0
    for card in state.drawers[seat]:
        if tables.then[card] == DISCOUNT:
            discounted = discounted_buildings(state, seat, card)
            two_off |= one_off & discounted
            one_off |= discounted
    payable = 0
    for colour, mask in enumerate(tables.colour_masks):
        count = bribes >> SHIFTS[colour] & FULL
        if count >= COST:
            payable |= mask
        elif count:
            payable |= mask & one_off
        else:
            payable |= mask & two_off
    return payable & ~state.agents[seat]


def discounted_buildings(state: ViennaState, seat: int, card: int) -> int:
    """Return the buildings where a card takes one bribe off the cost."""
    if state.tables.when[card] == PLACE_COMPANY:
        return state.others_on_board(seat)
    return state.place_masks[card]


def cost_of(state: ViennaState, seat: int, building: int) -> int:
    """V5.3: what placing an agent costs, in bribes of the building's colour."""
    cost = COST
    for card in state.drawers[seat]:
        if state.tables.then[card] == DISCOUNT and discounted_buildings(state, seat, card) & BITS[building]:
            cost -= 1
    return max(cost, 0)


def apply_take(state: ViennaState, kind: int) -> None:
    """V5.1: two bribes of one kind instead of placing."""
    seat = state.active
    state.bribes[seat] += BRIBES_TAKEN * UNITS[kind]
    if state.log is not None:
        state.tell("bribes_gained", seat=seat, bribe=BRIBES[kind], count=BRIBES_TAKEN, card=0)
    move_the_token(state)


def apply_place(state: ViennaState, building: int) -> None:
    """V5.2: the building is chosen; asks which agent goes there unless there is only one way."""
    seat = state.active
    agents = state.agents[seat]
    state.target = building
    if state.supply[seat]:
        if not agents:
            apply_source(state, NOWHERE)
            return
    elif agents & (agents - 1) == 0:
        apply_source(state, agents.bit_length() - 1)
        return
    state.ask_one(seat, ASK_SOURCE)


def apply_source(state: ViennaState, origin: int) -> None:
    """V5.3, V5.5: pay, place the agent from the supply or from `origin`, and collect what is surrounded."""
    seat = state.active
    building = state.target
    cost = cost_of(state, seat, building)
    colour = state.tables.colour_of[building]
    state.bribes[seat] -= cost * UNITS[colour]
    if origin == NOWHERE:
        state.supply[seat] -= 1
    else:
        state.agents[seat] &= ~BITS[origin]
    state.agents[seat] |= BITS[building]
    if state.log is not None:
        paid = BRIBES[colour]
        state.tell("agent_placed", seat=seat, building=building + 1, origin=origin + 1, bribe=paid, cost=cost)
    if collect(state, seat):
        destinations = third_man.destinations(state)
        if destinations & (destinations - 1):
            state.ask_one(seat, ASK_WANDER)
            return
        if destinations:
            wander(state, destinations.bit_length() - 1)
    placing_bonuses(state)


def collect(state: ViennaState, seat: int) -> bool:
    """V5.6, V10.2: take every surrounded tile with its points; tell whether the third man helped."""
    tables = state.tables
    own = state.agents[seat]
    agents = own
    squares = tables.squares_of[state.target]
    if state.third_man != NOWHERE:
        # He may complete squares anywhere, not only next to the building just taken (V10.4).
        agents |= BITS[state.third_man]
        squares = tables.all_squares
    helped = False
    for square in squares:
        mask = tables.square_masks[square]
        if agents & mask == mask and state.open_squares & BITS[square]:
            points = tables.square_values[square]
            if own & mask != mask:
                points -= 1
                helped = True
            take_tile(state, seat, square, points)
    return helped


def take_tile(state: ViennaState, seat: int, square: int, points: int) -> None:
    """V5.6: the tile goes to the desk and the square scores."""
    kind = state.tiles[square]
    state.open_squares &= ~BITS[square]
    state.infos[seat] += UNITS[kind]
    state.points[seat] += points * SQUARE_POINTS
    if state.log is not None:
        state.tell("tile_obtained", seat=seat, square=square + 1, info=INFOS[kind], points=points)


def apply_wander(state: ViennaState, building: int) -> None:
    """V10.3: the player has decided the last tie."""
    wander(state, building)
    placing_bonuses(state)


def wander(state: ViennaState, building: int) -> None:
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
    state.target = NOWHERE
    for card in state.drawers[seat]:
        when = tables.when[card]
        if (when == PLACE_HERE and state.place_masks[card] & here) or (
            when == PLACE_COMPANY and state.others_on_board(seat) & here
        ):
            use_ability(state, seat, card)
    make_choices(state)


def move_the_token(state: ViennaState) -> None:
    """V6.1: reveal the card of action IV and advance its token; then the abilities for that token."""
    seat = state.active
    tables = state.tables
    state.stage = ACTION_IV
    card = state.plans[seat][2]
    state.plans[seat] = (0, 0, 0)
    state.uncover(card)
    state.discard |= BITS[card]
    kind = tables.info_on[card]
    if state.log is not None:
        state.tell("info_shown", reveals=True, seat=seat, card=card, info=INFOS[kind])
    tracks.advance(state, seat, kind)
    for other in state.drawers[seat]:
        if tables.when[other] == ADVANCE_TOKEN and tables.kind_on[other] == kind:
            use_ability(state, seat, other)
    make_choices(state)
