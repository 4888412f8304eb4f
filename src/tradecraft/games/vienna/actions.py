"""Vienna's action space: every choice a player can ever be asked for, as small integers."""

from __future__ import annotations

from itertools import permutations

from tradecraft.core.actions import ActionSpace
from tradecraft.games.vienna.content_model import ITEMS

MOST_CARDS = 6
"""The largest hand there can be: four cards with the telephone and two drawn ahead."""
MOST_DRAWERS = 4
MOST_MISSIONS = 4
DISPLAY = 4
BUILDINGS = 30
KINDS = 5
BOX_SIZE = 12

ASSIGNMENTS: tuple[tuple[int, int, int], ...] = tuple(
    (one, two, four) for one, two, four in permutations(range(MOST_CARDS), 3)
)
"""The places in the sorted hand that go to actions I, II and IV, by action."""

ACTIONS = ActionSpace(
    (
        ("assign", len(ASSIGNMENTS)),
        ("replace", MOST_DRAWERS),
        ("place", BUILDINGS),
        ("take", KINDS),
        ("supply", 1),
        ("from", BUILDINGS),
        ("bribe", KINDS),
        ("advance", KINDS),
        ("decline", 1),
        ("third_man", BUILDINGS),
        ("money", 1),
        ("feld", 1),
        ("pay", KINDS),
        ("shilling", 1),
        ("stop", 1),
        ("nomad", BUILDINGS),
        ("stay", 1),
        ("different", 1 << KINDS),
        ("accept", DISPLAY),
        ("resolve", 1 << MOST_MISSIONS),
        ("no_mission", 1),
        ("box", BOX_SIZE + 1),
        ("buy", len(ITEMS)),
        ("buy_nothing", 1),
        ("remove", BUILDINGS),
    )
)

ASSIGN = ACTIONS.start("assign")
REPLACE = ACTIONS.start("replace")
PLACE = ACTIONS.start("place")
TAKE = ACTIONS.start("take")
SUPPLY = ACTIONS.start("supply")
FROM = ACTIONS.start("from")
BRIBE = ACTIONS.start("bribe")
ADVANCE = ACTIONS.start("advance")
DECLINE = ACTIONS.start("decline")
THIRD_MAN = ACTIONS.start("third_man")
MONEY = ACTIONS.start("money")
FELD = ACTIONS.start("feld")
PAY = ACTIONS.start("pay")
SHILLING = ACTIONS.start("shilling")
STOP = ACTIONS.start("stop")
NOMAD = ACTIONS.start("nomad")
STAY = ACTIONS.start("stay")
DIFFERENT = ACTIONS.start("different")
ACCEPT = ACTIONS.start("accept")
RESOLVE = ACTIONS.start("resolve")
NO_MISSION = ACTIONS.start("no_mission")
BOX = ACTIONS.start("box")
BUY = ACTIONS.start("buy")
BUY_NOTHING = ACTIONS.start("buy_nothing")
REMOVE = ACTIONS.start("remove")

ASSIGNMENTS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(ASSIGN + index for index, places in enumerate(ASSIGNMENTS) if max(places) < size)
    for size in range(MOST_CARDS + 1)
)
"""The assignments possible with a hand of this many cards."""
TAKES = tuple(range(TAKE, TAKE + KINDS))
TAKES_OR_MONEY = (*TAKES, MONEY)
BRIBE_CHOICES = tuple(range(BRIBE, BRIBE + KINDS))
TOKENS = tuple(range(ADVANCE, ADVANCE + KINDS))
TOKEN_CHOICES = (*TOKENS, DECLINE)
SAME_TOKEN_CHOICES = tuple((token, DECLINE) for token in TOKENS)
DIFFERENT_CHOICES: tuple[tuple[int, ...], ...] = tuple(
    tuple(DIFFERENT + kinds for kinds in range(1 << KINDS) if kinds.bit_count() == count) for count in range(KINDS + 1)
)
"""The sets of so many different bribes, as masks."""

_BITS = 10


def _by_bits(start: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(
        tuple(tuple(start + offset + bit for bit in range(_BITS) if bits >> bit & 1) for bits in range(1 << _BITS))
        for offset in range(0, BUILDINGS, _BITS)
    )


_PLACES = _by_bits(PLACE)
_FROMS = _by_bits(FROM)


def _spread(table: tuple[tuple[tuple[int, ...], ...], ...], buildings: int) -> tuple[int, ...]:
    return table[0][buildings & 1023] + table[1][buildings >> 10 & 1023] + table[2][buildings >> 20]


def places_on(buildings: int) -> tuple[int, ...]:
    """Return the actions that place an agent on one of a mask of buildings."""
    return _spread(_PLACES, buildings)


def moves_from(buildings: int) -> tuple[int, ...]:
    """Return the actions that fetch the agent from one of a mask of buildings."""
    return _spread(_FROMS, buildings)


def on_buildings(start: int, buildings: int) -> tuple[int, ...]:
    """Return the actions of a block of buildings for a mask of them; for choices that are seldom asked."""
    return tuple(start + building for building in range(BUILDINGS) if buildings >> building & 1)
