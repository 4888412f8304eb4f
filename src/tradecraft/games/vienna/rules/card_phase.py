"""V2: the round: drawing cards, assigning them in secret, and the crest phase at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.chance import put, take
from tradecraft.core.events import only
from tradecraft.core.game import ALL_SEATS, DECIDE, OVER, Chance
from tradecraft.core.native import i64
from tradecraft.games.vienna.rules import office, tracks, turn
from tradecraft.games.vienna.rules.lookups import BITS, mask_of
from tradecraft.games.vienna.rules.money import TELEPHONE
from tradecraft.games.vienna.rules.phases import ASK_ASSIGN, ASK_NOTHING, BETWEEN_TURNS

if TYPE_CHECKING:
    from tradecraft.games.vienna.rules.state import ViennaState

DECK: Final = "cards"
CARDS_DRAWN: Final = 3


def begin_round(state: ViennaState) -> None:
    """V2, V2.1: start a round; all players draw, the crest holder first."""
    state.round += 1
    state.active = state.crest
    state.stage = BETWEEN_TURNS
    if state.log is not None:
        state.tell("round_began", round=state.round, first=state.crest)
    state.draw_cards(cards_to_draw(state, state.crest))


def cards_to_draw(state: ViennaState, seat: i64) -> i64:
    """V2.1, V8.9: three cards, four with the telephone."""
    return CARDS_DRAWN + 1 if state.items[seat] & BITS[TELEPHONE] else CARDS_DRAWN


def request(state: ViennaState) -> Chance:
    """V2.1: ask for the cards that the active seat still has to draw, as far as the pile goes."""
    count = min(state.to_draw, len(state.pile))
    return Chance(DECK, state.cards_drawn, state.pile, count, only(state.active))


def apply_draw(state: ViennaState, drawn: list[int]) -> None:
    """V2.1: put cards into the hand; the discard pile replaces a draw pile that runs out, at once."""
    seat = state.active
    state.pile = take(state.pile, drawn)
    state.cards_drawn += len(drawn)
    state.to_draw -= len(drawn)
    state.hands[seat] = put(state.hands[seat], drawn)
    if state.log is not None:
        state.tell("cards_drawn", seat=seat, count=len(drawn))
        state.tell_seat(seat, "cards_seen", cards=tuple(drawn))
    if not state.pile:
        shuffle_discard_pile(state)
    if state.to_draw:
        return
    if state.stage != BETWEEN_TURNS:
        state.deck = ""
        turn.go_on(state)
        return
    seat = (seat + 1) % state.players
    state.active = seat
    if seat != state.crest:
        state.to_draw = cards_to_draw(state, seat)
    else:
        state.deck = ""
        state.waiting = DECIDE
        state.ask = ASK_ASSIGN
        state.deciders = ALL_SEATS[state.players]


def shuffle_discard_pile(state: ViennaState) -> None:
    """V2.1: make the discard pile the draw pile; the cards hidden now become a set of their own (see view.py)."""
    hidden = 0
    for seat in range(state.players):
        hidden |= mask_of(state.hidden_cards(seat))
    for mask in state.stale:
        hidden &= ~mask
    state.stale = (*state.stale, hidden)
    state.pile = tuple(sorted(state.discard))
    state.discard = []
    state.tell("pile_shuffled", count=len(state.pile))


def apply_assign(state: ViennaState, seat: i64, places: tuple[int, int, int]) -> None:
    """V2.2: assign a card to each of the actions I, II and IV in secret; the turns begin once all have assigned."""
    hand = state.hands[seat]
    one, two, four = places
    state.plans[seat] = (hand[one], hand[two], hand[four])
    state.hands[seat] = () if len(hand) == len(places) else tuple(c for c in hand if c not in state.plans[seat])
    if state.deciders[0] == seat:
        state.deciders = state.deciders[1:]
    else:
        state.deciders = tuple(other for other in state.deciders if other != seat)
    if state.log is not None:
        state.tell("assigned", seat=seat)
        state.tell_seat(seat, "assignment", cards=state.plans[seat])
    if not state.deciders:
        discard_left_over_cards(state)
        state.active = state.crest
        turn.begin_turn(state)


def discard_left_over_cards(state: ViennaState) -> None:
    """V2.2: discard the cards that were not assigned, face up."""
    for seat, hand in enumerate(state.hands):
        if hand and state.log is not None:
            state.tell("cards_discarded", reveals=True, seat=seat, cards=hand)
        for card in hand:
            state.discard.append(card)
            state.uncover(card)
        state.hands[seat] = ()


def end_turn(state: ViennaState) -> None:
    """V2.3: go on with the next player clockwise, or end the round once all have had their turn."""
    state.plans[state.active] = ()
    state.active = (state.active + 1) % state.players
    if state.active != state.crest:
        turn.begin_turn(state)
    elif state.advanced:
        # V8.6: the phases that are due come after all turns.
        state.tasks = office.phases_due(state)
        office.begin_phase(state)
    else:
        crest_phase(state)


def crest_phase(state: ViennaState) -> None:
    """V2.4, V7.1, V7.2: unflip the tile, pass the crest, not after the final round (V7.4), and check for the end."""
    state.flipped = False
    if state.final_round:
        state.waiting = OVER
        state.deciders = ()
        state.ask = ASK_NOTHING
        state.stage = BETWEEN_TURNS
        state.tell("game_ended", reason=state.end_reason)
        return
    state.crest = (state.crest + 1) % state.players
    if state.log is not None:
        state.tell("crest_passed", seat=state.crest)
    reason = tracks.end_reason(state)
    if reason:
        state.final_round = True
        state.end_reason = reason
        state.tell("end_triggered", reason=reason)
    begin_round(state)
