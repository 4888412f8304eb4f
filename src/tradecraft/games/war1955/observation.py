"""The observations of 1955: every field, and how it is read. The viewer is "self", the opponent "other"."""

from __future__ import annotations

from typing import Any, Final

from tradecraft.core.game import AnyGame, State
from tradecraft.core.native import i64
from tradecraft.core.observation import Field, Observer, Values, choice, counts, members, number, numbers
from tradecraft.games.war1955.rules.content_model import COUNTRIES, GADGETS, NONE
from tradecraft.games.war1955.rules.gadgets import owned
from tradecraft.games.war1955.rules.lookups import Lookups, lookups
from tradecraft.games.war1955.rules.phases import (
    ASK_GADGET,
    ASK_PAWN,
    ASKS,
    DECLARATIONS,
    INFLUENCE,
    STAGES,
    Declared,
    public_ask,
)
from tradecraft.games.war1955.rules.sets import BITS, without_all
from tradecraft.games.war1955.rules.specials.catalogue import DURATION
from tradecraft.games.war1955.rules.state import WarState

VERSION: Final = 0
SEATS: Final = ("self", "other")
DECLARED: Final = 3
"""How many of the declared actions are shown: the last ones."""
MOST_HELD: Final = 16
"""The most cards a hand is expected to hold: five or six, and what several special actions add."""


def observer(game: AnyGame, players: int, options: dict[str, str]) -> Observer:  # noqa: ARG001
    """Return the observer for a table."""
    return WarObserver(lookups(game.content_version, game.rules_version))


class WarObserver(Observer):
    """Reads what a seat knows of a game of 1955."""

    def __init__(self, lookups: Lookups) -> None:
        """Declare the fields for the cards of a content pack."""
        super().__init__(VERSION, [*_turn(), *_prepared(lookups), *_board(), *_cards(lookups), *_declared(lookups)])

    def read(self, state: State, seat: i64) -> Values:
        """Return the values of all fields."""
        assert isinstance(state, WarState)
        other = 1 - seat
        now: i64 = state.round
        deciders = state.deciders
        decider: i64 = deciders[0] if deciders else NONE
        decides = decider == seat
        held = state.hands[other]
        known = held if state.open_until[other] else state.known[other]
        # What belongs to a seat is read as `Any`: the compiled engine hands it on as it is, where it would make a new
        # number of one that it knows to be a number. And a list written out at once is cheaper than appending.
        secured: list[Any] = state.secured
        homes: list[Any] = state.homes
        spies: list[Any] = state.spies
        values: list[object] = [
            now,
            state.turns_left,
            _relative(state.first, seat),
            _relative(state.active, seat),
            state.stage,
            state.steps,
            1 if state.has_transported else 0,
            state.extra_cards,
            state.ask if decides else public_ask(state.ask, state.active == decider),
            _relative(decider, seat),
            state.draft if decides else (),
            state.place if decides else NONE,
            state.using if decides else NONE,
            state.named if decides else 0,
            state.pawns if seat == 0 else [-pawn for pawn in state.pawns],
            state.track_steps,
            secured[seat],
            secured[other],
            [_left(until, now) for until in state.blockaded_until] if state.blockaded else _NO_BLOCKADE,
            homes[seat],
            spies[seat],
            _left(state.detained_until[seat], now),
            _left(state.open_until[seat], now),
            owned(state, seat),
            len(state.hands[seat]),
            homes[other],
            spies[other],
            _left(state.detained_until[other], now),
            _left(state.open_until[other], now),
            owned(state, other),
            len(held),
            state.hands[seat],
            state.known[seat],
            known,
            state.gadgets,
            state.discard,
            (state.pile, without_all(held, known) if known else held),
            len(state.pile),
            state.shuffles,
            state.to_draw,
        ]
        stack = state.stack
        if not stack:
            return [values, _NOTHING_DECLARED]
        groups: Values = [values, [len(stack)], *_NONE_DECLARED]
        for age in range(min(len(stack), DECLARED)):
            groups[2 + age] = _read_action(state, seat, stack[-1 - age])
        return groups


def _turn() -> list[Field]:
    return [
        number("turn", 60, "Turns begun by both players", "W2.1"),
        number("turns_left", 3, "Turns left once the end is announced, else 0", "W7.3"),
        choice("first", SEATS, "The first player", "W1.2"),
        choice("active", SEATS, "Whose turn it is", "W2.1"),
        choice("stage", STAGES, "The part of the turn", "W2.1"),
        number("steps", 4, "Play steps left", "W2.1"),
        number("transported", 1, "Whether Advanced Transport was used this turn", "W6.1"),
        number("extra_cards", 6, "Cards still to be drawn at the end of the turn", "W8.11"),
        choice("asks", ASKS, "What is asked, as far as the viewer may know", "W2.1"),
        choice("decides", SEATS, "Who must decide", "W2.1"),
    ]


def _prepared(lookups: Lookups) -> list[Field]:
    cards = lookups.names
    return [
        counts("prepared", cards, _copies(lookups), MOST_HELD, "Own cards laid ready and not declared", "W3.3"),
        choice("prepared_for", COUNTRIES, "The country the cards are laid ready for", "W3.3"),
        choice("using", cards, "The own card taken up for its action", "W5.1"),
        members("named", COUNTRIES, "Pawns named so far for the card taken up", "W5"),
    ]


def _declared(lookups: Lookups) -> list[Field]:
    fields = [number("declared", 8, "Actions that wait for answers", "W5.2")]
    for place in range(DECLARED):
        name = f"declared_{place + 1}"
        age = "The last declared action" if place == 0 else f"The declared action {place} before the last"
        fields += [
            choice(name, DECLARATIONS, f"{age}: what it is", "W5.2"),
            choice(f"{name}_by", SEATS, f"{age}: whose it is", "W5.2"),
            counts(f"{name}_cards", lookups.names, _copies(lookups), MOST_HELD, f"{age}: its cards", "W3.3"),
            members(f"{name}_countries", COUNTRIES, f"{age}: the countries it names", "W5"),
            choice(f"{name}_gadget", GADGETS, f"{age}: the gadget it names", "W6.2"),
            number(f"{name}_total", 20, f"{age}: the total of an influence action", "W8.14"),
        ]
    return fields


def _board() -> list[Field]:
    fields = [
        numbers("pawns", COUNTRIES, 9, "Where each pawn stands, counted from the centre to the own star", "W0", -9),
        numbers("track", COUNTRIES, 9, "Steps from the centre of each track to either star", "W0"),
        members("secured", COUNTRIES, "Countries the viewer has secured", "W3.4"),
        members("secured_other", COUNTRIES, "Countries the opponent has secured", "W3.4"),
        numbers("blockaded", COUNTRIES, DURATION + 1, "Turns for which each country is blockaded", "W5.4"),
    ]
    for seat in SEATS:
        whose = "Own" if seat == "self" else "The opponent's"
        fields += [
            choice(f"home_{seat}", COUNTRIES, f"{whose} home", "W1.2"),
            choice(f"spy_{seat}", COUNTRIES, f"Where {whose.lower()} spy is", "W0"),
            number(f"detained_{seat}", DURATION + 1, f"Turns for which {whose.lower()} spy is detained", "W5.4"),
            number(f"open_{seat}", DURATION + 1, f"Turns for which {whose.lower()} hand is open", "W5.5"),
            members(f"gadgets_{seat}", GADGETS, f"{whose} gadgets in play", "W6.1"),
            number(f"hand_size_{seat}", MOST_HELD, f"Cards in {whose.lower()} hand", "W2.1"),
        ]
    return fields


def _cards(lookups: Lookups) -> list[Field]:
    cards, copies = lookups.names, _copies(lookups)
    whole = len(lookups.deck)
    return [
        counts("hand", cards, copies, MOST_HELD, "Own hand", "W2.1"),
        counts("known_by_other", cards, copies, MOST_HELD, "Own cards in hand that the opponent knows", "W2.4"),
        counts("known_of_other", cards, copies, MOST_HELD, "Cards the opponent is known to hold", "W2.4"),
        counts("gadget_cards", cards, copies, 4, "Cards in play as gadgets of either player", "W6.1"),
        counts("discard", cards, copies, whole, "The discard pile", "W2.5"),
        counts("unseen", cards, copies, whole, "Cards in the draw pile or hidden in the opponent's hand", "W2.3"),
        number("pile", whole, "Cards in the draw pile", "W2.3"),
        number("shuffles", 3, "How often the discard pile was shuffled in", "W2.4"),
        number("to_draw", 8, "Cards that are being drawn", "W2.4"),
    ]


def _copies(lookups: Lookups) -> int:
    """Return how many cards of one face there are at most."""
    return max(lookups.deck.count(face) for face in set(lookups.deck))


def _relative(who: i64, seat: i64) -> i64:
    """Return 0 for the viewer, 1 for the opponent, NONE for nobody."""
    return NONE if who == NONE else 0 if who == seat else 1


def _left(until: i64, now: i64) -> i64:
    """Return for how many turns something still holds, this one included."""
    return until - now + 1 if until else 0


_NOT_DECLARED: Final[list[object]] = [NONE, NONE, (), 0, NONE, 0]
_NONE_DECLARED: Final[Values] = [_NOT_DECLARED] * DECLARED
_NOTHING_DECLARED: Final[list[object]] = [0, *_NOT_DECLARED * DECLARED]
_NO_BLOCKADE: Final = (0,) * len(COUNTRIES)


def _read_action(state: WarState, seat: i64, declared: Declared) -> list[object]:
    """Read a declared action: what it is, whose, its cards, and what it names, countries as a mask."""
    countries = 0
    gadget: i64 = NONE
    asks = state.lookups.special_of[declared.cards[0]].asks
    if declared.target == NONE:
        pass
    elif declared.what != INFLUENCE and asks == ASK_GADGET:
        gadget = declared.target
    elif declared.what != INFLUENCE and asks == ASK_PAWN:
        countries = declared.target
    else:
        countries = BITS[declared.target]
    return [declared.what, _relative(declared.seat, seat), declared.cards, countries, gadget, declared.total]
