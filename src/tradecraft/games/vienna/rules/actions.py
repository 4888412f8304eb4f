"""The actions of Vienna: every choice that can ever come up, by verb and parts and as a small integer."""

from __future__ import annotations

from itertools import permutations
from math import prod
from typing import Annotated, Final

from tradecraft.core.actions import ActionSpace
from tradecraft.core.native import i64
from tradecraft.core.schema import OneOf
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS, ITEMS

Bribe = Annotated[str, OneOf(BRIBES)]
Info = Annotated[str, OneOf(INFOS)]
Item = Annotated[str, OneOf(ITEMS)]

MOST_DRAWN_AHEAD: Final = 2
"""How many cards an ability may draw for the next card phase."""
MOST_CARDS: Final = 4 + MOST_DRAWN_AHEAD
"""The largest hand there can be: four cards with the telephone and those drawn ahead."""
MOST_DRAWERS: Final = 4
MOST_MISSIONS: Final = 4
DISPLAY: Final = 4
BUILDINGS: Final = 30
KINDS: Final = 5
BOX_SIZE: Final = 12

ASSIGNMENTS: Final[tuple[tuple[int, int, int], ...]] = tuple(
    (one, two, four) for one, two, four in permutations(range(MOST_CARDS), 3)
)
"""The places in the sorted hand whose cards go to actions I, II and IV, by action."""

VERBS: Final[dict[str, dict[str, object]]] = {
    "assign": {"I": int, "II": int, "IV": int},
    "replace": {"card": int},
    "place": {"building": int},
    "take": {"bribe": Bribe},
    "supply": {},
    "from": {"building": int},
    "bribe": {"bribe": Bribe},
    "advance": {"info": Info},
    "decline": {},
    "third_man": {"building": int},
    "money": {},
    "feld": {},
    "pay": {"bribe": Bribe},
    "shilling": {},
    "stop": {},
    "nomad": {"building": int},
    "stay": {},
    "different": {"bribes": list[Bribe]},
    "accept": {"mission": str},
    "resolve": {"missions": list[str]},
    "no_mission": {},
    "box": {"shillings": int},
    "buy": {"item": Item},
    "buy_nothing": {},
    "remove": {"building": int},
}
"""The parts that follow each verb, with their types; the actions of a verb are numbered together, in this order."""
_CHOICES: Final = {
    "card": MOST_DRAWERS,
    "building": BUILDINGS,
    "bribe": KINDS,
    "info": KINDS,
    "bribes": 1 << KINDS,
    "mission": DISPLAY,
    "missions": 1 << MOST_MISSIONS,
    "shillings": BOX_SIZE + 1,
    "item": len(ITEMS),
}
"""How many choices there are for a part."""


def _actions_of(verb: str) -> int:
    return len(ASSIGNMENTS) if verb == "assign" else prod(_CHOICES[part] for part in VERBS[verb])


ACTIONS: Final = ActionSpace(tuple((verb, _actions_of(verb)) for verb in VERBS))

ASSIGN: Final = ACTIONS.start("assign")
REPLACE: Final = ACTIONS.start("replace")
PLACE: Final = ACTIONS.start("place")
TAKE: Final = ACTIONS.start("take")
SUPPLY: Final = ACTIONS.start("supply")
FROM: Final = ACTIONS.start("from")
BRIBE: Final = ACTIONS.start("bribe")
ADVANCE: Final = ACTIONS.start("advance")
DECLINE: Final = ACTIONS.start("decline")
THIRD_MAN: Final = ACTIONS.start("third_man")
MONEY: Final = ACTIONS.start("money")
FELD: Final = ACTIONS.start("feld")
PAY: Final = ACTIONS.start("pay")
SHILLING: Final = ACTIONS.start("shilling")
STOP: Final = ACTIONS.start("stop")
NOMAD: Final = ACTIONS.start("nomad")
STAY: Final = ACTIONS.start("stay")
DIFFERENT: Final = ACTIONS.start("different")
ACCEPT: Final = ACTIONS.start("accept")
RESOLVE: Final = ACTIONS.start("resolve")
NO_MISSION: Final = ACTIONS.start("no_mission")
BOX: Final = ACTIONS.start("box")
BUY: Final = ACTIONS.start("buy")
BUY_NOTHING: Final = ACTIONS.start("buy_nothing")
REMOVE: Final = ACTIONS.start("remove")

ASSIGNMENTS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(ASSIGN + index for index, places in enumerate(ASSIGNMENTS) if max(places) < size)
    for size in range(MOST_CARDS + 1)
)
"""The assignments that a hand of this many cards allows."""
REPLACEMENTS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(range(REPLACE, REPLACE + size)) for size in range(MOST_DRAWERS + 1)
)
"""The drawers to choose from when this many are full."""
TAKES: Final = tuple(range(TAKE, TAKE + KINDS))
TAKES_OR_MONEY: Final = (*TAKES, MONEY)
BRIBE_CHOICES: Final = tuple(range(BRIBE, BRIBE + KINDS))
TOKENS: Final = tuple(range(ADVANCE, ADVANCE + KINDS))
TOKEN_CHOICES: Final = (*TOKENS, DECLINE)
SAME_TOKEN_CHOICES: Final = tuple((token, DECLINE) for token in TOKENS)
DIFFERENT_CHOICES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(DIFFERENT + kinds for kinds in range(1 << KINDS) if kinds.bit_count() == count) for count in range(KINDS + 1)
)
"""The sets of this many different bribes, by their masks."""

_BITS: Final = 10


def _by_bits(start: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(
        tuple(tuple(start + offset + bit for bit in range(_BITS) if bits >> bit & 1) for bits in range(1 << _BITS))
        for offset in range(0, BUILDINGS, _BITS)
    )


_PLACES: Final = _by_bits(PLACE)
_LAST_PLACES: Final = tuple(places + TAKES for places in _PLACES[2])
_LAST_PLACES_OR_MONEY: Final = tuple(places + TAKES_OR_MONEY for places in _PLACES[2])
_FROMS: Final = _by_bits(FROM)
_SUPPLY_OR_FIRST_FROMS: Final = tuple((SUPPLY, *froms) for froms in _FROMS[0])


def places_or_takes(buildings: i64, has_money: bool) -> tuple[int, ...]:
    """Return the actions that place an agent on one of some buildings, given as a mask, and the alternatives."""
    last = _LAST_PLACES_OR_MONEY if has_money else _LAST_PLACES
    return _PLACES[0][buildings & 1023] + _PLACES[1][buildings >> 10 & 1023] + last[buildings >> 20]


def sources(buildings: i64, has_supply: bool) -> tuple[int, ...]:
    """Return the actions that take the agent from the supply or from one of some buildings, given as a mask."""
    first = _SUPPLY_OR_FIRST_FROMS if has_supply else _FROMS[0]
    return first[buildings & 1023] + _FROMS[1][buildings >> 10 & 1023] + _FROMS[2][buildings >> 20]


def on_buildings(start: i64, buildings: i64) -> tuple[int, ...]:
    """Return the actions of a block for some buildings, given as a mask; for choices that are rarely asked."""
    return tuple(start + building for building in range(BUILDINGS) if buildings >> building & 1)
