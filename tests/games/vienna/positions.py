"""Positions of Vienna as short text.

A position is a few lines of clauses, with `;` between them. Seats, buildings and squares go by their numbers:

    players 3; seat 1 acts in III; crest 3; round 5
    seat 1: agents 2 8; bribes wine 2, coffee 1; info slide 2; drawers 001 046; plan - - 012; points 7
    tokens: handgun 3
    squares: 1 handgun, 12 briefcase

The first line says what the game waits for, one of

    seat 1 acts in III      its agent or bribes          seat 1 assigns       everybody else has assigned
    everyone assigns        nobody has assigned          seat 1 draws         its cards, in the card phase

and may add `crest 2`, `round 4`, `third man 15`, `investigator K`, `flipped` and `final round by investigator`.

What is not said is nothing: no agents, no bribes, empty squares, tokens on their starts. The crest lies with the seat
that is named. A seat that needs a `hand` or a `plan` and is given none gets the highest cards that are named nowhere,
in playing order. The cards left are the draw pile or, if the `pile` is given, the discard pile. An unknown word is an
error.

The advanced game has more words. The first line says `advanced`, and may say `edition fr`, `feld agents` and
`colours bgry`; it may wait for a seat that has a choice in a phase after the turns, reached by that seat now:

    seat 1 buys             seat 1 pays             seat 1 takes back

    seat 1: shillings 3; items cash_box seal; box 2; missions S-01 A-16; hired 1; feld 7; ahead 001 002
    display: A-01 A-02 B-01 -
    stacks: A-07 B-20

`agents` are the ordinary ones; the Feld agent stands on a building or `waits`, unlocked; `hired` are agents that were
bought, `ahead` cards drawn for the next card phase. Missions that are not named have left the game.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.games.vienna.playing import ALL_CARDS, BadPosition, check_whole
from tradecraft.core.errors import BadOption
from tradecraft.core.game import DECIDE
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules import card_phase, office
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS, ITEMS
from tradecraft.games.vienna.rules.lookups import BITS, UNITS, Lookups, mask_of
from tradecraft.games.vienna.rules.lookups import lookups as lookups_of
from tradecraft.games.vienna.rules.phases import (
    ACTION_III,
    ASK_ASSIGN,
    ASK_PLACE,
    BETWEEN_TURNS,
    NOWHERE,
    PAYDAY,
    PURCHASE,
    TAKE_BACK,
)
from tradecraft.games.vienna.rules.scoring import SQUARE_POINTS
from tradecraft.games.vienna.rules.setup import lay_out
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.games.vienna.rules.tracks import BY_EXHAUSTION, BY_INVESTIGATOR

LOOKUPS = lookups_of(GAME.content_version)
CONTENT = LOOKUPS.content

ACTS, ASSIGNS, DRAWS, EVERYONE_ASSIGNS = "acts in III", "assigns", "draws", "everyone assigns"
PHASES = {"buys": PURCHASE, "pays": PAYDAY, "takes back": TAKE_BACK}
MISSIONS = [mission.id for mission in CONTENT.missions]
EMPTY = "-"
WAITS = NOWHERE - 1


@dataclass
class _Desk:
    """What a position says about one seat."""

    agents: list[int] = field(default_factory=list)
    bribes: dict[str, int] = field(default_factory=dict)
    info: dict[str, int] = field(default_factory=dict)
    drawers: list[int] = field(default_factory=list)
    hand: list[int] | None = None
    plan: list[int] | None = None
    ahead: list[int] = field(default_factory=list)
    points: int = 0
    shillings: int = 0
    box: int = 0
    hired: int = 0
    items: list[int] = field(default_factory=list)
    missions: list[int] = field(default_factory=list)
    feld: int = NOWHERE


@dataclass
class _Text:
    """What a position says."""

    players: int = 0
    options: dict[str, str] = field(default_factory=dict)
    doing: str = ""
    seat: int = 0
    crest: int | None = None
    round: int = 1
    end_reason: str = ""
    third_man: int = NOWHERE
    investigator: int = 0
    flipped: bool = False
    tokens: dict[str, int] = field(default_factory=dict)
    squares: dict[int, str] = field(default_factory=dict)
    pile: list[int] | None = None
    display: list[int] = field(default_factory=lambda: [NOWHERE] * 4)
    stacks: list[int] = field(default_factory=list)
    desks: dict[int, _Desk] = field(default_factory=dict)

    def desk(self, seat: int) -> _Desk:
        """Return what is said about a seat."""
        return self.desks.setdefault(seat, _Desk())


def position(text: str, lookups: Lookups = LOOKUPS) -> ViennaState:
    """Return the state a text describes; raise BadPosition where it is not understood or cannot be."""
    said = _Text()
    for line in filter(None, map(str.strip, text.splitlines())):
        subject, colon, clauses = line.rpartition(":")
        for clause in map(str.strip, clauses.split(";")):
            if colon:
                _read_about(said, subject, clause)
            else:
                _read_table(said, clause)
    if not said.players or not said.doing:
        raise BadPosition("a position says how many play and what the game waits for")
    if max(said.seat, said.crest or 0, *said.desks, 0) >= said.players:
        raise BadPosition("a seat is not at the table")
    return _build(said, lookups)


# Reading


def _read_table(said: _Text, clause: str) -> None:
    for pattern, put in _TABLE.items():
        match = re.fullmatch(pattern, clause)
        if match:
            put(said, match)
            return
    raise BadPosition(f"not understood: {clause!r}")


def _put(name: str, value: Callable[[re.Match[str]], object]) -> Callable[[_Text, re.Match[str]], None]:
    return lambda said, match: setattr(said, name, value(match))


def _option(name: str, value: str = "") -> Callable[[_Text, re.Match[str]], None]:
    return lambda said, match: said.options.__setitem__(name, value or match[1])


def _wait(said: _Text, match: re.Match[str]) -> None:
    if said.doing:
        raise BadPosition("the game waits for one thing")
    if match[0] == EVERYONE_ASSIGNS:
        said.doing = EVERYONE_ASSIGNS
    else:
        said.doing, said.seat = match[2], int(match[1]) - 1


_TABLE: dict[str, Callable[[_Text, re.Match[str]], None]] = {
    r"players ([234])": _put("players", lambda match: int(match[1])),
    r"(advanced)": _option("version"),
    r"edition (en|fr|nl)": _option("edition"),
    r"colours ([yrbg]{4})": _option("colours"),
    r"feld agents": _option("feld_agents", "yes"),
    rf"seat ([1-4]) ({'|'.join((ACTS, ASSIGNS, DRAWS, *PHASES))})": _wait,
    EVERYONE_ASSIGNS: _wait,
    r"crest ([1-4])": _put("crest", lambda match: int(match[1]) - 1),
    r"round (\d+)": _put("round", lambda match: int(match[1])),
    rf"final round by ({BY_INVESTIGATOR}|{BY_EXHAUSTION})": _put("end_reason", lambda match: match[1]),
    r"third man (\d+)": _put("third_man", lambda match: _building(match[1])),
    r"investigator ([A-L])": _put("investigator", lambda match: LOOKUPS.roof.index(match[1])),
    r"flipped": _put("flipped", bool),
}


def _read_about(said: _Text, subject: str, clause: str) -> None:
    seat = re.fullmatch(r"seat ([1-4])", subject)
    if seat:
        _read_desk(said.desk(int(seat[1]) - 1), clause)
    elif subject == "tokens":
        said.tokens = _numbers_of(INFOS, clause)
    elif subject == "squares":
        for item in clause.split(", "):
            number, _, info = item.partition(" ")
            said.squares[_number(number, 40) - 1] = _one_of(INFOS, info)
    elif subject == "pile":
        said.pile = _cards(clause)
    elif subject == "display":
        said.display = _missions(clause)
    elif subject == "stacks":
        said.stacks = _missions(clause)
    else:
        raise BadPosition(f"not understood: {subject!r}")


def _read_desk(desk: _Desk, clause: str) -> None:
    word, _, rest = clause.partition(" ")
    if word not in _DESK:
        raise BadPosition(f"not understood: {clause!r}")
    setattr(desk, word, _DESK[word](rest))


_DESK: dict[str, Callable[[str], object]] = {
    "agents": lambda rest: [_building(number) for number in rest.split(" ")],
    "bribes": lambda rest: _numbers_of(BRIBES, rest),
    "info": lambda rest: _numbers_of(INFOS, rest),
    "drawers": lambda rest: _cards(rest),
    "hand": lambda rest: _cards(rest),
    "plan": lambda rest: [0 if card == EMPTY else _cards(card)[0] for card in rest.split(" ")],
    "ahead": lambda rest: _cards(rest),
    "points": lambda rest: _number(rest, 999),
    "shillings": lambda rest: _number(rest, 999),
    "box": lambda rest: _number(rest, 99),
    "hired": lambda rest: _number(rest, 9),
    "items": lambda rest: [ITEMS.index(_one_of(ITEMS, item)) for item in rest.split(" ")],
    "missions": lambda rest: _missions(rest),
    "feld": lambda rest: WAITS if rest == "waits" else _building(rest),
}
"""What may be said about a seat, and how it is read."""


def _number(word: str, most: int) -> int:
    if not re.fullmatch(r"[1-9]\d*", word) or int(word) > most:
        raise BadPosition(f"no number up to {most}: {word!r}")
    return int(word)


def _building(word: str) -> int:
    return _number(word, 30) - 1


def _cards(words: str) -> list[int]:
    for word in words.split(" "):
        if not re.fullmatch(r"\d{3}", word) or int(word) not in ALL_CARDS:
            raise BadPosition(f"no card: {word!r}")
    return [int(word) for word in words.split(" ")]


def _missions(words: str) -> list[int]:
    for word in words.split(" "):
        if word != EMPTY:
            _one_of(tuple(MISSIONS), word)
    return [NOWHERE if word == EMPTY else MISSIONS.index(word) for word in words.split(" ")]


def _one_of(names: tuple[str, ...], word: str) -> str:
    if word not in names:
        raise BadPosition(f"none of {', '.join(names)}: {word!r}")
    return word


def _numbers_of(names: tuple[str, ...], words: str) -> dict[str, int]:
    pairs = [item.partition(" ") for item in words.split(", ")]
    return {_one_of(names, name): _number(number, 999) for name, _, number in pairs}


# Building the state


def _build(said: _Text, lookups: Lookups) -> ViennaState:
    if said.options.get("edition", "en") != "en":
        lookups = lookups_of(GAME.content_version, said.options["edition"])
    options = {"third_man": "no" if said.third_man == NOWHERE else "yes", **said.options}
    state = ViennaState()
    try:
        lay_out(state, lookups, said.players, GAME.resolve_options(said.players, options))
    except BadOption as error:
        raise BadPosition(str(error)) from error
    state.deck = ""
    state.round = said.round
    state.crest = said.seat if said.crest is None else said.crest
    state.final_round = bool(said.end_reason)
    state.end_reason = said.end_reason
    _set_board(state, said)
    _set_missions(state, said)
    for seat in range(state.players):
        _set_desk(state, seat, said.desk(seat))
    _set_cards(state, said)
    _wait_for(state, said)
    check_whole(state)
    return state


def _set_board(state: ViennaState, said: _Text) -> None:
    state.third_man = said.third_man
    state.investigator = said.investigator
    state.flipped = said.flipped
    state.tokens = [said.tokens.get(info, 0) for info in INFOS]
    if max(state.tokens) > state.lookups.last_space:
        raise BadPosition("a token stands beyond the end of its track")
    state.tiles = tuple(INFOS.index(said.squares.get(square, INFOS[0])) for square in range(40))
    state.open_squares = mask_of(list(said.squares))


def _set_missions(state: ViennaState, said: _Text) -> None:
    state.display = tuple(said.display)
    state.stack_a, state.stack_b = (
        tuple(sorted(number for number in said.stacks if MISSIONS[number].startswith(stack))) for stack in "AB"
    )
    if len(state.display) != 4 or len(state.stack_a + state.stack_b) != len(said.stacks):
        raise BadPosition("the display has four places, and the stacks hold missions A and B")
    if (NOWHERE in state.display[:2] and state.stack_a) or (NOWHERE in state.display[2:] and state.stack_b):
        raise BadPosition("a place of the display is empty although its stack is not")


def _packed(amounts: dict[str, int], kinds: tuple[str, ...]) -> int:
    return sum(amounts.get(kind, 0) * unit for kind, unit in zip(kinds, UNITS, strict=True))


def _set_desk(state: ViennaState, seat: int, desk: _Desk) -> None:
    if not state.advanced and (desk.shillings or desk.hired or desk.items or desk.missions or desk.ahead):
        raise BadPosition(f"seat {seat + 1} has what only the advanced game has")
    state.agents[seat] = mask_of(desk.agents)
    state.supply[seat] += desk.hired - len(desk.agents)
    state.for_hire[seat] -= desk.hired
    state.bribes[seat] = _packed(desk.bribes, BRIBES)
    state.infos[seat] = _packed(desk.info, INFOS)
    state.points[seat] = desk.points * SQUARE_POINTS
    state.drawers[seat] = tuple(desk.drawers)
    state.shillings[seat] = desk.shillings
    state.boxes[seat] = desk.box
    state.items[seat] = mask_of(desk.items)
    state.missions[seat] = tuple(desk.missions)
    if desk.feld != NOWHERE:
        state.unlocked |= BITS[seat]
    if desk.feld >= 0:
        state.feld[seat] = desk.feld
        state.agents[seat] |= BITS[desk.feld]


def _set_cards(state: ViennaState, said: _Text) -> None:
    deck = state.pile
    named = list(said.pile or [])
    for desk in said.desks.values():
        named += [*desk.drawers, *(desk.hand or []), *(card for card in desk.plan or [] if card), *desk.ahead]
    spare = sorted(set(deck) - set(named))
    for turn in range(state.players):
        _set_hidden_cards(state, said, (state.crest + turn) % state.players, spare)
    if said.pile is None:
        state.pile = tuple(spare)
    else:
        state.pile, state.discard = tuple(sorted(said.pile)), spare
    state.cards_drawn = len(deck) - len(state.pile)


def _set_hidden_cards(state: ViennaState, said: _Text, seat: int, spare: list[int]) -> None:
    """Give a seat the hand or the plan that it has by now, from the spare cards if none is said."""
    desk = said.desk(seat)
    is_named = seat == said.seat
    has_had_turn = (seat - state.crest) % state.players < (said.seat - state.crest) % state.players
    hand_size = plan_size = 0
    if said.doing == ACTS:
        plan_size = 1 if is_named else 0 if has_had_turn else 3
    elif said.doing == DRAWS:
        hand_size = card_phase.cards_to_draw(state, seat) if has_had_turn else 0
    elif said.doing == EVERYONE_ASSIGNS or (said.doing == ASSIGNS and is_named):
        hand_size = card_phase.cards_to_draw(state, seat)
    elif said.doing == ASSIGNS:
        plan_size = 3
    may_hold_hand = bool(hand_size) or (said.doing == DRAWS and is_named)
    if (desk.hand is not None and not may_hold_hand) or (desk.plan is not None and not plan_size):
        raise BadPosition(f"seat {seat + 1} has cards that it cannot have now")
    if desk.ahead and plan_size:
        raise BadPosition(f"seat {seat + 1} has not yet drawn cards ahead, or no longer has them")
    hand = desk.hand if desk.hand is not None else [spare.pop() for _ in range(hand_size)]
    plan = desk.plan if desk.plan is not None else [spare.pop() for _ in range(plan_size)]
    if plan_size == 1 and desk.plan is None:
        plan = [0, 0, *plan]
    if plan and [bool(card) for card in plan] != [plan_size == 3, plan_size == 3, True]:
        raise BadPosition(f"the plan of seat {seat + 1} does not fit the action")
    state.hands[seat] = tuple(sorted(hand + desk.ahead))
    state.plans[seat] = tuple(plan)


def _wait_for(state: ViennaState, said: _Text) -> None:
    if said.doing == ACTS:
        state.active, state.stage = said.seat, ACTION_III
        state.ask_one(said.seat, ASK_PLACE)
    elif said.doing == DRAWS:
        drawn = len(said.desk(said.seat).hand or [])
        state.active, state.to_draw = said.seat, card_phase.cards_to_draw(state, said.seat) - drawn
        state.wait_for_draw(card_phase.DECK)
    elif said.doing in PHASES:
        _wait_for_phase(state, said)
    else:
        state.active, state.stage = state.crest, BETWEEN_TURNS
        state.waiting, state.ask = DECIDE, ASK_ASSIGN
        state.deciders = tuple(range(state.players)) if said.doing == EVERYONE_ASSIGNS else (said.seat,)


def _wait_for_phase(state: ViennaState, said: _Text) -> None:
    """Let a phase after the turns reach the seat, which has to have a choice in it."""
    stage = PHASES[said.doing]
    if (
        not state.advanced
        or (stage == PURCHASE and state.final_round)
        or (stage == TAKE_BACK and not state.final_round)
    ):
        raise BadPosition("this phase is not held now")
    state.active, state.stage = said.seat, stage
    state.tasks = (PAYDAY,) if stage == TAKE_BACK else ()
    office.serve(state)
    if state.deciders != (said.seat,):
        raise BadPosition(f"seat {said.seat + 1} has no choice in this phase")
