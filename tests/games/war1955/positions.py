"""Positions of 1955 as short text.

A position is a few lines of clauses, with `;` between them. Cards, countries and gadgets go by their names:

    seat 1 plays; turn 4; steps 1; side short
    seat 1: home france; spy poland; hand france_2_deport mercenary_1; gadgets advanced_transport
    seat 2: home hungary; hand usa_3_blockade; detained until 4; known usa_3_blockade
    pawns: france 3 to 1, poland 2 to 2, usa secured by 2
    blockaded: great_britain until 6
    discard: mercenary_2 usa_4_revolution

The first line says what the game waits for, `seat 1 plays` or, at the end of a turn, `seat 1 moves`. It may add `turn`,
`steps`, `shuffles 2`, `turns left 2`, `transported` (Advanced Transport was used), `ordered 3` (Supply Drop was played)
and the options `side short`, `no time limit` and `attack counters assault`.

What is not said is nothing: no cards, no gadgets, pawns on their centres. It is the third turn with two steps. The home
is the USA or the USSR, whichever is left, and the spy is there. `detained` and `open until` give the last turn in which
it holds, one of the opponent's. Gadgets are in play by the last cards of Gadget Research that are named nowhere. The
cards left are the draw pile or, if the `pile` is given, the discard pile. An unknown word is an error.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.games.war1955.playing import LOOKUPS, BadPosition, check_whole
from tradecraft.games.war1955 import GAME
from tradecraft.games.war1955.rules.content_model import COUNTRIES, GADGETS, NONE
from tradecraft.games.war1955.rules.phases import ASK_MOVE, ASK_PLAY, PLAYS, SPY_MOVE
from tradecraft.games.war1955.rules.sets import BITS, without
from tradecraft.games.war1955.rules.setup import lay_out
from tradecraft.games.war1955.rules.specials.catalogue import DURATION
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.turn import OPENING_STEPS, STEPS
from tradecraft.games.war1955.rules.victory import DIRECTIONS, has_enemy_home, has_three_countries

SEATS = 2
SECURED = 99
"""The place of a pawn on a star, whatever the length of the track."""
DEFAULT_HOMES = (COUNTRIES.index("usa"), COUNTRIES.index("ussr"))
PLAYING, MOVING = "plays", "moves"


@dataclass
class _Desk:
    """The clauses of a position about one seat."""

    home: int = NONE
    spy: int = NONE
    hand: list[int] = field(default_factory=list)
    gadgets: list[int] = field(default_factory=list)
    detained_until: int = 0
    open_until: int = 0
    known: list[int] = field(default_factory=list)


@dataclass
class _Text:
    """The clauses of a position."""

    doing: str = ""
    seat: int = 0
    turn: int = 3
    steps: int | None = None
    shuffles: int = 0
    turns_left: int = 0
    transported: bool = False
    ordered: int = 0
    options: dict[str, str] = field(default_factory=dict)
    pawns: dict[int, int] = field(default_factory=dict)
    blockades: dict[int, int] = field(default_factory=dict)
    pile: list[int] | None = None
    discard: list[int] | None = None
    desks: tuple[_Desk, _Desk] = field(default_factory=lambda: (_Desk(), _Desk()))


def position(text: str) -> WarState:
    """Return the state a text describes; raise BadPosition if it is malformed or impossible."""
    said = _Text()
    for line in filter(None, map(str.strip, text.splitlines())):
        subject, colon, clauses = line.rpartition(":")
        for clause in map(str.strip, clauses.split(";")):
            if colon:
                _read_about(said, subject, clause)
            else:
                _read_table(said, clause)
    if not said.doing:
        raise BadPosition("a position says what the game waits for")
    return _build(said)


# Reading


def _read_table(said: _Text, clause: str) -> None:
    for pattern, put in _TABLE.items():
        match = re.fullmatch(pattern, clause)
        if match:
            put(said, match)
            return
    raise BadPosition(f"not understood: {clause!r}")


def _number_for(name: str) -> Callable[[_Text, re.Match[str]], None]:
    return lambda said, match: setattr(said, name, int(match[1]))


def _option(name: str, value: str) -> Callable[[_Text, re.Match[str]], None]:
    return lambda said, match: said.options.update({name: value})


def _wait(said: _Text, match: re.Match[str]) -> None:
    if said.doing:
        raise BadPosition("the game waits for one thing")
    said.seat, said.doing = int(match[1]) - 1, match[2]


_TABLE: dict[str, Callable[[_Text, re.Match[str]], None]] = {
    rf"seat ([12]) ({PLAYING}|{MOVING})": _wait,
    r"turn ([1-9]\d*)": _number_for("turn"),
    r"steps ([12])": _number_for("steps"),
    r"shuffles (\d)": _number_for("shuffles"),
    r"turns left ([123])": _number_for("turns_left"),
    r"ordered (\d)": _number_for("ordered"),
    r"transported": lambda said, _: setattr(said, "transported", True),
    r"side short": _option("side", "short"),
    r"no time limit": _option("time_limit", "off"),
    r"attack counters assault": _option("attack_counters_assault", "on"),
}


def _read_about(said: _Text, subject: str, clause: str) -> None:
    seat = re.fullmatch(r"seat ([12])", subject)
    if seat:
        _read_desk(said.desks[int(seat[1]) - 1], clause)
    elif subject == "pawns":
        said.pawns = dict(map(_pawn, clause.split(", ")))
    elif subject == "blockaded":
        for item in clause.split(", "):
            country, _, until = item.partition(" until ")
            said.blockades[_one_of(COUNTRIES, country)] = _number(until)
    elif subject == "pile":
        said.pile = _cards(clause)
    elif subject == "discard":
        said.discard = _cards(clause)
    else:
        raise BadPosition(f"not understood: {subject!r}")


def _pawn(item: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\w+) (?:([1-9]) to|secured by) ([12])", item)
    if not match:
        raise BadPosition(f"not understood: {item!r}")
    steps = int(match[2]) if match[2] else SECURED
    return _one_of(COUNTRIES, match[1]), steps * DIRECTIONS[int(match[3]) - 1]


def _read_desk(desk: _Desk, clause: str) -> None:
    word, _, rest = clause.partition(" ")
    if word == "home":
        desk.home = _one_of(COUNTRIES, rest)
    elif word == "spy":
        desk.spy = _one_of(COUNTRIES, rest)
    elif word == "hand":
        desk.hand = _cards(rest)
    elif word == "known":
        desk.known = _cards(rest)
    elif word == "gadgets":
        desk.gadgets = [_one_of(GADGETS, gadget) for gadget in rest.split(" ")]
    elif clause.startswith("detained until "):
        desk.detained_until = _number(clause.removeprefix("detained until "))
    elif clause.startswith("open until "):
        desk.open_until = _number(clause.removeprefix("open until "))
    else:
        raise BadPosition(f"not understood: {clause!r}")


def _number(word: str) -> int:
    if not re.fullmatch(r"[1-9]\d*", word):
        raise BadPosition(f"no number: {word!r}")
    return int(word)


def _cards(words: str) -> list[int]:
    return [_one_of(LOOKUPS.names, word) for word in words.split(" ")]


def _one_of(names: tuple[str, ...], word: str) -> int:
    if word not in names:
        raise BadPosition(f"none of {', '.join(names)}: {word!r}")
    return names.index(word)


# Building the state


def _build(said: _Text) -> WarState:
    state = WarState()
    lay_out(state, LOOKUPS, GAME.resolve_options(SEATS, said.options))
    state.deck = ""
    state.to_draw = 0
    state.round = said.turn
    state.active = said.seat
    # The first player has the odd turns.
    state.first = said.seat if said.turn % 2 else 1 - said.seat
    state.shuffles, state.turns_left = said.shuffles, said.turns_left
    state.has_transported, state.extra_cards = said.transported, said.ordered
    _set_board(state, said)
    _set_spies(state, said)
    _set_cards(state, said)
    _wait_for(state, said)
    check_whole(state)
    for seat in range(SEATS):
        if has_three_countries(state, seat) or has_enemy_home(state, seat):
            raise BadPosition(f"seat {seat + 1} has won already")
    return state


def _set_board(state: WarState, said: _Text) -> None:
    for country, steps in said.pawns.items():
        star = state.track_steps[country]
        state.pawns[country] = star * (1 if steps > 0 else -1) if abs(steps) == SECURED else steps
        for seat in range(SEATS):
            if state.pawns[country] == star * DIRECTIONS[seat]:
                state.secured[seat] |= BITS[country]
    for country, until in said.blockades.items():
        if not said.turn <= until <= said.turn + DURATION:
            raise BadPosition(f"no blockade that holds in turn {said.turn} lasts until {until}")
        state.blockaded_until[country] = until
        state.blockaded |= BITS[country]


def _set_spies(state: WarState, said: _Text) -> None:
    homes = [desk.home for desk in said.desks]
    for seat, desk in enumerate(said.desks):
        other = homes[1 - seat]
        if desk.home == NONE:
            desk.home = DEFAULT_HOMES[seat if other == NONE else 1 - LOOKUPS.faction_of[other]]
        state.homes[seat] = desk.home
        state.spies[seat] = desk.home if desk.spy == NONE else desk.spy
        state.detained_until[seat] = _until(said, seat, desk.detained_until)
        state.open_until[seat] = _until(said, seat, desk.open_until)
    if len({LOOKUPS.faction_of[home] for home in state.homes}) != SEATS:
        raise BadPosition("the homes are of one faction")


def _until(said: _Text, seat: int, until: int) -> int:
    """Check that an effect on a seat ends with a turn of the opponent, who has caused it."""
    is_own_turn = (until - said.turn) % SEATS == (seat != said.seat)
    if until and (is_own_turn or not said.turn <= until <= said.turn + DURATION):
        raise BadPosition(f"nothing that seat {seat + 1} suffers in turn {said.turn} lasts until {until}")
    return until


def _set_cards(state: WarState, said: _Text) -> None:
    left = LOOKUPS.deck
    for cards in (*(desk.hand for desk in said.desks), said.pile or [], said.discard or []):
        left = _without_all(left, cards)
    for seat, desk in enumerate(said.desks):
        in_play = [NONE] * len(GADGETS)
        for gadget in desk.gadgets:
            in_play[gadget] = max(card for card in left if LOOKUPS.special_of[card].stays_in_play)
            left = without(left, in_play[gadget])
        state.gadgets[seat] = (in_play[0], in_play[1])
        state.hands[seat] = tuple(sorted(desk.hand))
        state.known[seat] = tuple(sorted(desk.hand if desk.open_until else desk.known))
        state.shown[seat] = state.known[seat]
    if said.pile is None:
        state.pile, state.discard = left, tuple(said.discard or ())
    elif said.discard is None:
        state.pile, state.discard = tuple(sorted(said.pile)), left
    else:
        raise BadPosition("either the draw pile or the discard pile is said, the other one is what is left")
    state.cards_drawn = len(LOOKUPS.deck) - len(state.pile)


def _without_all(left: tuple[int, ...], cards: list[int]) -> tuple[int, ...]:
    for card in cards:
        if card not in left:
            raise BadPosition(f"there are not so many of {LOOKUPS.names[card]}")
        left = without(left, card)
    return left


def _wait_for(state: WarState, said: _Text) -> None:
    if said.doing == PLAYING:
        most = STEPS if said.turn > 1 else OPENING_STEPS
        state.steps = most if said.steps is None else said.steps
        if not state.hands[said.seat] or state.steps > most:
            raise BadPosition("a seat that plays has a card, and not more steps than the turn allows")
        state.stage = PLAYS
        state.ask_one(said.seat, ASK_PLAY)
    else:
        if said.steps is not None or state.detained_until[said.seat]:
            raise BadPosition("a seat that moves has no step left and no detained spy")
        state.stage = SPY_MOVE
        state.ask_one(said.seat, ASK_MOVE)
