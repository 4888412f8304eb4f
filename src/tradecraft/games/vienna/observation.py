"""The observations of Vienna: every field, and how it is read.

Seats are counted from the viewer, clockwise. The introductory game has fewer fields than the advanced one, and options
add some.
"""

from __future__ import annotations

from typing import Any, Final

from tradecraft.core.game import AnyGame, State
from tradecraft.core.native import i64
from tradecraft.core.observation import (
    Field,
    Observer,
    Values,
    choice,
    choices,
    counts,
    members,
    number,
    numbers,
    packed,
    places,
)
from tradecraft.games.vienna.rules.actions import BOX_SIZE, BUILDINGS, DISPLAY, MOST_CARDS, MOST_DRAWERS, MOST_MISSIONS
from tradecraft.games.vienna.rules.content_model import BRIBES, COLOURS, FLAGS, INFOS, ITEMS
from tradecraft.games.vienna.rules.lookups import BITS, FIELD, Lookups, lookups
from tradecraft.games.vienna.rules.phases import ASKS, NOWHERE, STAGES
from tradecraft.games.vienna.rules.scoring import POINT_BITS, SOURCES
from tradecraft.games.vienna.rules.state import ViennaState

VERSION: Final = 0
PLAN: Final = ("I", "II", "IV")
DRAWERS: Final = tuple(str(drawer + 1) for drawer in range(MOST_DRAWERS))
WAITING: Final = 4
"""How many of the abilities that wait for a choice are shown: the first ones."""


def observer(game: AnyGame, players: int, options: dict[str, str]) -> Observer:
    """Return the observer for a table."""
    return ViennaObserver(lookups(game.content_version, options["edition"], game.rules_version), players, options)


class ViennaObserver(Observer):
    """Reads what a seat knows of a game of Vienna."""

    def __init__(self, lookups: Lookups, players: int, options: dict[str, str]) -> None:
        """Declare the fields that this number of players and these options need."""
        self.has_flags: bool = options["flags"] == "random"
        self.has_third_man: bool = options["third_man"] == "yes"
        self.is_advanced: bool = options["version"] == "advanced"
        self.has_feld: bool = options["feld_agents"] == "yes"
        deck = lookups.advanced_deck if self.is_advanced else lookups.introductory_deck
        cards = tuple(f"{card:03}" for card in range(1, deck[-1] + 1))
        missions = tuple(mission.id for mission in lookups.missions)
        seats = tuple("self" if seat == 0 else f"next_{seat}" for seat in range(players))
        fields = [*_round(lookups, seats), *self._board(lookups)]
        for seat in seats:
            fields += _desk(seat, cards, self.is_advanced)
        fields += _cards(cards, seats)
        if self.is_advanced:
            fields += _office(missions)
            for seat in seats:
                fields += _purse(seat, missions, self.has_feld)
        super().__init__(VERSION, fields)

    def _board(self, lookups: Lookups) -> list[Field]:
        squares = len(lookups.square_masks)
        fields = [choices("tiles", squares, INFOS, "The info tile on each square, if it is still there", "V1.1")]
        if self.has_flags:
            fields.append(choices("flags", BUILDINGS, FLAGS, "The flag on each building", "V1.2"))
        if self.has_third_man:
            fields.append(choice("third_man", _buildings(), "Where the third man stands", "V10.1"))
            fields.append(number("third_man_helped", 1, "Whether he helped to collect this turn", "V10.2"))
        return fields

    def read(self, state: State, seat: i64) -> Values:
        """Return the values of all fields."""
        assert isinstance(state, ViennaState)
        seats = _FROM[state.players][seat]
        values = [_read_round(state, seat)]
        if self.has_flags:
            values.append([state.flags])
        if self.has_third_man:
            values.append([state.third_man, 1 if state.helped else 0])
        for other in seats:
            values.append(_read_desk(state, other))
        values.append(_read_cards(state, seat))
        if self.is_advanced:
            values.append(_read_office(state))
            for other in seats:
                values.append(_read_purse(state, other))
                if self.has_feld:
                    values.append(_read_feld(state, other))
        return values


def _buildings() -> tuple[str, ...]:
    return tuple(str(building + 1) for building in range(BUILDINGS))


def _round(lookups: Lookups, seats: tuple[str, ...]) -> list[Field]:
    last = lookups.last_space
    return [
        number("round", 40, "The round", "V2"),
        number("final_round", 1, "Whether this is the final round", "V7.1"),
        choice("crest", seats, "Who holds the crest", "V1.6"),
        choice("active", seats, "Whose turn it is", "V2.3"),
        choice("stage", STAGES, "The part of the round or turn", "V2"),
        choice("asks", ASKS, "What is asked", "V2"),
        members("deciders", seats, "Who must decide", "V2.2"),
        choice("target", _buildings(), "The building on which an agent is placed this turn", "V5.1"),
        choices("choices", WAITING, DRAWERS, "Abilities of the active seat that wait for a choice, in order", "V5.7"),
        numbers("tokens", INFOS, last, "How far each token has advanced", "V6.1"),
        choice("investigator", tuple(lookups.roof), "Where the investigator stands", "V6.4"),
        number("flipped", 1, "Whether the investigation tile is flipped", "V6.4"),
    ]


def _desk(seat: str, cards: tuple[str, ...], is_advanced: bool) -> list[Field]:
    whose = "Own" if seat == "self" else f"Of the seat {seat[-1]} further:"
    sources = SOURCES if is_advanced else SOURCES[:3]
    return [
        members(f"agents_{seat}", _buildings(), f"{whose} agents on buildings", "V5.2"),
        number(f"supply_{seat}", 8, f"{whose} agents in the supply", "V1.5"),
        packed(f"bribes_{seat}", BRIBES, FIELD, 20, f"{whose} bribes", "V1.5"),
        packed(f"info_{seat}", INFOS, FIELD, 12, f"{whose} info tiles", "V5.6"),
        packed(f"points_{seat}", sources, POINT_BITS, 120, f"{whose} points by source", "V5.6"),
        places(f"drawers_{seat}", cards, MOST_DRAWERS, f"{whose} drawers", "V3.1", 1),
        number(f"hand_size_{seat}", MOST_CARDS, f"{whose} cards in hand", "V2.1"),
        members(f"covered_{seat}", PLAN, f"{whose} assigned cards that are still covered", "V2.2"),
    ]


def _cards(cards: tuple[str, ...], seats: tuple[str, ...]) -> list[Field]:
    whole = len(cards)
    others = seats[1:]
    return [
        counts("hand", cards, 1, MOST_CARDS, "Own hand", "V2.1", 1),
        places("plan", cards, len(PLAN), "Own cards assigned to actions I (1), II (2) and IV (3)", "V2.2", 1),
        counts("discard", cards, 1, whole, "The discard pile", "V2.1", 1),
        counts("unseen", cards, 1, whole, "Cards in the draw pile, or drawn from it by others and hidden", "V2.1", 1),
        counts("unseen_older", cards, 1, whole, "Hidden cards others drew before the last shuffle", "V2.1", 1),
        numbers("held_older", others, MOST_CARDS, "How many of those each of the others holds", "V2.1"),
        number("pile", whole, "Cards in the draw pile", "V2.1"),
        number("to_draw", 4, "Cards that are being drawn", "V2.1"),
    ]


def _office(missions: tuple[str, ...]) -> list[Field]:
    return [
        places("display", missions, DISPLAY, "The missions on display, by their places", "V8.3"),
        counts("stacks", missions, 1, len(missions), "Missions left in the stacks A and B", "V8.3"),
        choice("origin", _buildings(), "The building the agent to be placed comes from", "V5.2"),
        number("origin_feld", 1, "Whether it is a Feld agent from the supply", "V10.5"),
        packed("paid", BRIBES, FIELD, 12, "Bribes paid so far", "V5.4"),
        number("due", 12, "What is still due", "V5.4"),
        choice("buying", ITEMS, "What is being bought", "V8.9"),
        places("phases", STAGES, 4, "The phases still to come this round", "V8.6"),
    ]


def _purse(seat: str, missions: tuple[str, ...], has_feld: bool) -> list[Field]:
    whose = "Own" if seat == "self" else f"Of the seat {seat[-1]} further:"
    fields = [
        number(f"shillings_{seat}", 20, f"{whose} shillings", "V8.4"),
        number(f"box_{seat}", BOX_SIZE, f"{whose} shillings in the cash box", "V8.9"),
        members(f"items_{seat}", ITEMS, f"{whose} items", "V8.9"),
        number(f"for_hire_{seat}", 3, f"{whose} agents for hire", "V8.4"),
        places(f"missions_{seat}", missions, MOST_MISSIONS, f"{whose} missions", "V8.3"),
    ]
    if has_feld:
        fields += [
            choice(f"colour_{seat}", COLOURS, f"{whose} colour", "V10.5"),
            choice(f"feld_{seat}", _buildings(), f"{whose} Feld agent", "V10.5"),
            number(f"unlocked_{seat}", 1, f"{whose} Feld agent unlocked", "V10.5"),
        ]
    return fields


# Lists written out at once: on this path that is cheaper than appending. What belongs to a seat is read as `Any`: the
# compiled engine hands it on as it is, where it would make a new number of one that it knows to be a number.

_FROM: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple((seat + step) % players for step in range(players)) for seat in range(players)) for players in range(5)
)
"""The seats of a table in the order in which each of them counts them, by the number of players."""
_NOTHING_OLDER: Final[list[Any]] = []
_NONE_HELD: Final[tuple[tuple[int, ...], ...]] = tuple((0,) * (players - 1) for players in range(5))


def _read_round(state: ViennaState, seat: i64) -> list[object]:
    players: i64 = state.players
    deciders: i64 = 0
    for decider in state.deciders:
        deciders += BITS[(decider - seat) % players]
    return [
        state.round,
        1 if state.final_round else 0,
        (state.crest - seat) % players,
        (state.active - seat) % players,
        state.stage,
        state.ask,
        deciders,
        state.target,
        _waiting(state) if state.choices else (),
        state.tokens,
        state.investigator,
        1 if state.flipped else 0,
        (state.tiles, state.open_squares),
    ]


def _waiting(state: ViennaState) -> list[int]:
    """Return the drawers of the abilities that wait for a choice: they are always the active seat's."""
    drawers = state.drawers[state.active]
    return [drawers.index(card) for card in state.choices[:WAITING]]


def _read_desk(state: ViennaState, seat: i64) -> list[object]:
    covered: i64 = 0
    plan = state.plans[seat]
    if plan:
        covered = (1 if plan[0] else 0) + (2 if plan[1] else 0) + (4 if plan[2] else 0)
    agents: list[Any] = state.agents
    supply: list[Any] = state.supply
    bribes: list[Any] = state.bribes
    infos: list[Any] = state.infos
    points: list[Any] = state.points
    return [
        agents[seat],
        supply[seat],
        bribes[seat],
        infos[seat],
        points[seat],
        state.drawers[seat],
        len(state.hands[seat]),
        covered,
    ]


def _read_cards(state: ViennaState, seat: i64) -> list[object]:
    unseen: list[Any]
    older: list[Any]
    held: Any
    if state.stale:
        unseen, older, held = _read_hidden(state, seat)
    else:
        # All that others hold, with the pile in the place of the own cards.
        unseen = state.hands + state.plans
        unseen[seat] = state.pile
        unseen[state.players + seat] = ()
        older = _NOTHING_OLDER
        held = _NONE_HELD[state.players]
    return [
        state.hands[seat],
        state.plans[seat],
        state.discard,
        unseen,
        older,
        held,
        len(state.pile),
        state.to_draw,
    ]


def _read_hidden(state: ViennaState, seat: i64) -> tuple[list[Any], list[Any], list[int]]:
    """Read the pile with what others hold of its cards, what they hold of older ones, and how many each of them."""
    stale = 0
    for mask in state.stale:
        stale |= mask
    unseen: list[Any] = [state.pile]
    older: list[Any] = []
    held: list[int] = []
    for other in _FROM[state.players][seat][1:]:
        hidden = state.hidden_cards(other)
        old = [card for card in hidden if stale & BITS[card]]
        held.append(len(old))
        older.append(old)
        unseen.append([card for card in hidden if not stale & BITS[card]])
    return unseen, older, held


def _read_office(state: ViennaState) -> list[object]:
    origin = state.origin
    return [
        state.display,
        state.stack_a + state.stack_b,
        origin,
        1 if origin < NOWHERE else 0,
        state.paid,
        state.due,
        state.buying,
        state.tasks,
    ]


def _read_purse(state: ViennaState, seat: i64) -> list[object]:
    return [
        state.shillings[seat],
        state.boxes[seat],
        state.items[seat],
        state.for_hire[seat],
        state.missions[seat],
    ]


def _read_feld(state: ViennaState, seat: i64) -> list[object]:
    return [state.colours[seat], state.feld[seat], 1 if state.unlocked & BITS[seat] else 0]
