"""Helpers that play 1955 in notation, check every step, and read a state in words."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.notation import Notation
from tradecraft.core.events import Event
from tradecraft.core.game import CHANCE, DECIDE, OVER
from tradecraft.games.war1955 import GAME
from tradecraft.games.war1955.rules.content_model import COUNTRIES, GADGETS, NONE
from tradecraft.games.war1955.rules.declarations import EVENTS
from tradecraft.games.war1955.rules.lookups import lookups
from tradecraft.games.war1955.rules.phases import ASK_NOTHING, ASKS, SPECIAL
from tradecraft.games.war1955.rules.sets import BITS, without_all
from tradecraft.games.war1955.rules.state import WarState

ONE, TWO = range(2)
"""The seats as the engine counts them: ONE is the seat 1 of a position."""
LOOKUPS = lookups(GAME.content_version)


class BadPosition(ValueError):
    """A text that is no position, or a state with missing or surplus components."""


def draw_quietly(state: WarState) -> list[Event]:
    """Supply all draws that are needed now: the first cards in the order of the pack."""
    events: list[Event] = []
    while state.waiting == CHANCE:
        events += _NOTATION.draw_first(state)
    return events


def step(state: WarState) -> list[Event]:
    """Make the quietest step: draw, stay, let through, declare, pass, or begin an influence action."""
    if state.waiting == CHANCE:
        return draw_quietly(state)
    seat = state.deciders[0]
    choices = offers(state, seat)
    quiet = [text for text in ("stay", "let_through", "declare", "pass") if text in choices]
    plays = [text for text in choices if text.startswith("influence")]
    return play(state, seat, (quiet + plays[::-1])[0])


def finish_turn(state: WarState) -> list[Event]:
    """Play quietly until the next turn, or the end of the game."""
    turn = state.round
    events: list[Event] = []
    while state.round == turn and state.waiting != OVER:
        events += step(state)
    return events


def refusal_code(state: WarState, seat: int, action: str) -> str:
    """Return the code with which an action is refused."""
    return refused(state, seat, action).code


def _change(state: WarState, change: Callable[[WarState], None]) -> list[Event]:
    events: list[Event] = []
    silent = state.clone()
    before = silent.key()
    state.log = events
    change(state)
    state.log = None
    assert silent.key() == before, "a clone has changed with its original"
    change(silent)
    assert silent.key() == state.key(), "the log makes a difference"
    for event in events:
        assert list(event.data) == list(EVENTS[event.kind].fields), f"{event} does not carry what was announced"
    check_whole(state)
    return events


_NOTATION = Notation(GAME, _change)
play, draw, refused = _NOTATION.play, _NOTATION.draw, _NOTATION.refused


def check_whole(state: WarState) -> None:
    """Check that every card is in exactly one place, known cards are in the hand, and the masks are right."""
    cards = [*state.pile, *state.discard]
    for seat in range(state.players):
        cards += state.hands[seat]
        cards += [card for card in state.gadgets[seat] if card != NONE]
        try:
            without_all(state.hands[seat], state.known[seat])
            without_all(state.known[seat], state.shown[seat])
        except ValueError:
            raise BadPosition(f"more is known of the hand of seat {seat + 1} than there is") from None
    for declared in state.stack:
        # All other cards are discarded as soon as they are declared.
        if declared.what == SPECIAL and state.lookups.special_of[declared.cards[0]].stays_in_play:
            cards += declared.cards
    if sorted(cards) != list(state.lookups.deck):
        raise BadPosition(f"these are not the {len(state.lookups.deck)} cards of the game: {sorted(cards)}")
    for country, star in enumerate(state.track_steps):
        pawn = state.pawns[country]
        if abs(pawn) > star:
            raise BadPosition(f"the pawn of {COUNTRIES[country]} stands beyond its star")
        if [bool(mask & BITS[country]) for mask in state.secured] != [pawn == star, pawn == -star]:
            raise BadPosition(f"{COUNTRIES[country]} is not secured for the player its pawn says")
        if bool(state.blockaded & BITS[country]) != (state.blockaded_until[country] > 0):
            raise BadPosition(f"{COUNTRIES[country]} is blockaded without an end, or not blockaded with one")


# Looking


def pawns(state: WarState, seat: int) -> dict[str, int]:
    """Return the steps of the pawns towards a seat, without those on the centre."""
    direction = 1 if seat == ONE else -1
    return {name: pawn * direction for name, pawn in zip(COUNTRIES, state.pawns, strict=True) if pawn}


def secured(state: WarState, seat: int) -> list[str]:
    """Return the countries a seat has secured."""
    return [name for name, bit in zip(COUNTRIES, BITS, strict=True) if state.secured[seat] & bit]


def blockaded(state: WarState) -> dict[str, int]:
    """Return the blockaded countries, each with the last turn of its blockade."""
    return {name: until for name, until in zip(COUNTRIES, state.blockaded_until, strict=True) if until}


def spy(state: WarState, seat: int) -> str:
    """Return where a seat's spy is."""
    return COUNTRIES[state.spies[seat]]


def gadgets(state: WarState, seat: int) -> list[str]:
    """Return the gadgets a seat has."""
    return [name for name, card in zip(GADGETS, state.gadgets[seat], strict=True) if card != NONE]


def hand(state: WarState, seat: int) -> list[str]:
    """Return the cards a seat holds, in the order of the pack."""
    return list(state.names(state.hands[seat]))


def discard(state: WarState) -> list[str]:
    """Return the discard pile, in the order in which it grew."""
    return list(state.names(state.discard))


def known(state: WarState, seat: int) -> list[str]:
    """Return the part of a seat's hand that the other seat knows."""
    return list(state.names(state.known[seat]))


def asked(state: WarState) -> str:
    """Return the kind of decision the game waits for, `nothing` if it waits for none."""
    return ASKS[state.ask if state.waiting == DECIDE else ASK_NOTHING]


def asks(state: WarState) -> tuple[int, str]:
    """Return the seat that must decide, and what it is asked for."""
    assert state.waiting == DECIDE
    (seat,) = state.deciders
    return seat, asked(state)


def offers(state: WarState, seat: int) -> list[str]:
    """Return what a seat may do, in notation."""
    return [GAME.action_text(state, seat, action) for action in state.legal(seat)]


def offered(state: WarState, seat: int, verb: str) -> list[str]:
    """Return what a seat may do with a verb: what follows the verb."""
    return [text.removeprefix(f"{verb} ") for text in offers(state, seat) if text.startswith(f"{verb} ")]


def told(events: list[Event], kind: str) -> list[dict[str, object]]:
    """Return the data of the events of one kind."""
    assert kind in EVENTS, f"there is no event {kind}"
    return [dict(event.data) for event in events if event.kind == kind]


def is_over(state: WarState) -> bool:
    """Tell whether the game has ended."""
    return state.waiting == OVER
