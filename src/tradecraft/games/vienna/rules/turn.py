"""V3, V4 and V6.1: the actions I, II and IV of a turn, and the choices that abilities ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradecraft.core.native import i64
from tradecraft.games.vienna.rules import missions, placing, tracks
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS
from tradecraft.games.vienna.rules.feld import AMSTERDAM, COFFEE
from tradecraft.games.vienna.rules.lookups import (
    ADVANCE_TOKEN,
    BRIBES_ANY,
    BRIBES_DIFFERENT,
    BRIBES_FIXED,
    CARD_SHOWS,
    DISCOUNT,
    DRAW,
    POINTS,
    TAKE_BRIBE,
    TOKEN_ANY,
    UNITS,
    members,
)
from tradecraft.games.vienna.rules.phases import (
    ACTION_I,
    ACTION_II,
    ACTION_III,
    ACTION_IV,
    ASK_BRIBE,
    ASK_DIFFERENT,
    ASK_INSTEAD,
    ASK_PLACE,
    ASK_REPLACE,
    ASK_SAME_TOKEN,
    ASK_TOKEN,
    MISSIONS,
    NOWHERE,
    PLACING_BONUSES,
    TILE_BONUSES,
    TURN_OVER,
)
from tradecraft.games.vienna.rules.scoring import ABILITY_POINTS

if TYPE_CHECKING:
    from tradecraft.games.vienna.rules.state import ViennaState


def begin_turn(state: ViennaState) -> None:
    """V3.1, V3.2, V3.3: put the card of action I into a drawer, over the same ability, or ask which one it replaces."""
    seat = state.active
    state.stage = ACTION_I
    ability_of = state.lookups.ability
    ability = ability_of[state.plans[seat][0]]
    drawers = state.drawers[seat]
    for drawer, other in enumerate(drawers):
        if ability_of[other] == ability:
            fill_drawer(state, drawer)
            return
    if len(drawers) < state.desk_spaces(seat):
        fill_drawer(state, len(drawers))
    else:
        state.ask_one(seat, ASK_REPLACE)


def fill_drawer(state: ViennaState, drawer: i64) -> None:
    """V3.1, V3.4: put the card of action I into a drawer, where it works at once; discard the card that was there."""
    seat = state.active
    plan = state.plans[seat]
    card = plan[0]
    state.plans[seat] = (0, plan[1], plan[2])
    state.uncover(card)
    drawers = state.drawers[seat]
    replaced = 0
    if drawer < len(drawers):
        replaced = drawers[drawer]
        state.discard.append(replaced)
        filled = list(drawers)
        filled[drawer] = card
        state.drawers[seat] = tuple(filled)
    else:
        state.drawers[seat] = drawers + (card,)
    if state.log is not None:
        state.tell("drawer_filled", reveals=True, seat=seat, drawer=drawer + 1, card=card, replaced=replaced)
    take_the_bribe(state)


def take_the_bribe(state: ViennaState) -> None:
    """V4.1, V4.2: reveal the card of action II, take its bribe, apply the abilities for that one bribe."""
    seat = state.active
    lookups = state.lookups
    state.stage = ACTION_II
    card = state.plans[seat][1]
    state.plans[seat] = (0, 0, state.plans[seat][2])
    state.uncover(card)
    state.discard.append(card)
    kind = lookups.bribe_on[card]
    if state.log is not None:
        state.tell("bribe_taken", reveals=True, seat=seat, card=card, bribe=BRIBES[kind])
    state.bribes[seat] = state.bribes[seat] + UNITS[kind]
    if kind == COFFEE and state.feld_is(seat, AMSTERDAM):
        state.bribes[seat] += UNITS[COFFEE]
        if state.log is not None:
            state.tell("feld_bribe_gained", seat=seat, bribe=BRIBES[COFFEE])
    # V4.2: for the bribe on the card alone, not for others gained with it.
    for other in state.drawers[seat]:
        if lookups.when[other] == TAKE_BRIBE and lookups.kind_on[other] == kind:
            use_ability(state, seat, other)
    go_on(state)


def use_ability(state: ViennaState, seat: i64, card: i64) -> None:
    """V5.7, V9.1: apply what an ability gives, or line up its choice; cards are drawn first, in version 1 in order."""
    lookups = state.lookups
    then = lookups.then[card]
    if then == POINTS:
        points = lookups.amount[card]
        state.points[seat] = state.points[seat] + points * ABILITY_POINTS
        if state.log is not None:
            state.tell("points_scored", seat=seat, points=points, card=card)
    elif then == BRIBES_FIXED:
        gain_bribes(state, seat, lookups.kind_on[card], lookups.amount[card], card)
    elif then == DRAW and lookups.rulings.draws_come_first:
        state.choices = (card, *state.choices)
    elif then != DISCOUNT:
        state.choices += (card,)


def gain_bribes(state: ViennaState, seat: i64, kind: i64, count: i64, card: i64) -> None:
    """V1.7: give a seat bribes of one kind, without limit; `card` is the card that gives them, 0 for none."""
    state.bribes[seat] = state.bribes[seat] + count * UNITS[kind]
    if state.log is not None:
        state.tell("bribes_gained", seat=seat, bribe=BRIBES[kind], count=count, card=card)


def go_on(state: ViennaState) -> None:
    """V5.5: ask for the next choice that an ability needs; once there is none, go on to the next stage."""
    if state.choices:
        open_choice(state)
        return
    stage = state.stage
    if stage == ACTION_II:
        state.stage = ACTION_III
        state.ask_one(state.active, ASK_PLACE)
    elif stage == ACTION_IV:
        state.stage = TURN_OVER
    elif stage == TILE_BONUSES:
        placing.let_third_man_wander(state)
    elif stage == PLACING_BONUSES and state.advanced:
        state.stage = MISSIONS
        missions.offer(state)
    else:
        move_the_token(state)


def open_choice(state: ViennaState) -> None:
    """Ask for the choice of the first card in line, or draw its cards: 126-130 draw in the final round too (V9.1a)."""
    card = state.choices[0]
    then = state.lookups.then[card]
    if then == DRAW:
        state.choices = state.choices[1:]
        state.draw_cards(state.lookups.amount[card])
    elif then == BRIBES_ANY:
        state.ask_one(state.active, ASK_BRIBE)
    elif then == TOKEN_ANY:
        state.ask_one(state.active, ASK_TOKEN)
    elif then == BRIBES_DIFFERENT:
        state.ask_one(state.active, ASK_DIFFERENT)
    else:
        state.ask_one(state.active, ASK_SAME_TOKEN)


def apply_bribe_choice(state: ViennaState, kind: i64) -> None:
    """V5.7: take bribes of the chosen kind for an ability."""
    card = state.choices[0]
    state.choices = state.choices[1:]
    gain_bribes(state, state.active, kind, state.lookups.amount[card], card)
    go_on(state)


def apply_different_bribes(state: ViennaState, kinds: i64) -> None:
    """V5.7: take one bribe of each of the chosen kinds for an ability (131-135)."""
    card = state.choices[0]
    state.choices = state.choices[1:]
    for kind in members(kinds):
        gain_bribes(state, state.active, kind, 1, card)
    go_on(state)


def apply_token_choice(state: ViennaState, kind: i64) -> None:
    """V5.7, V5.8: advance the chosen token for an ability, or none if declined; this sets off no other ability."""
    seat = state.active
    card = state.choices[0]
    state.choices = state.choices[1:]
    if kind == NOWHERE:
        if state.log is not None:
            state.tell("token_declined", seat=seat, card=card)
    else:
        for _ in range(state.lookups.amount[card]):
            tracks.advance(state, seat, kind)
    go_on(state)


def move_the_token(state: ViennaState) -> None:
    """V6.1: reveal the card of action IV and advance its token; with one of 156-165, ask which token advances."""
    seat = state.active
    lookups = state.lookups
    state.stage = ACTION_IV
    state.target = NOWHERE
    card = state.plans[seat][2]
    state.plans[seat] = (0, 0, 0)
    state.uncover(card)
    state.discard.append(card)
    kind = lookups.info_on[card]
    if state.log is not None:
        state.tell("info_shown", reveals=True, seat=seat, card=card, info=INFOS[kind])
    for other in state.drawers[seat]:
        if lookups.when[other] == CARD_SHOWS and lookups.kind_on[other] == kind:
            state.ask_one(seat, ASK_INSTEAD)
            return
    apply_token_move(state, kind)


def apply_token_move(state: ViennaState, kind: i64) -> None:
    """V6.1, V9.2: advance a token in action IV, then apply the abilities for the token that was really advanced."""
    seat = state.active
    lookups = state.lookups
    tracks.advance(state, seat, kind)
    for other in state.drawers[seat]:
        if lookups.when[other] == ADVANCE_TOKEN and lookups.kind_on[other] == kind:
            use_ability(state, seat, other)
    go_on(state)
