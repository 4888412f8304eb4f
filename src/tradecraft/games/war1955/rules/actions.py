"""The actions of 1955: every choice a player can ever be asked for, by verb and parts and as a small integer.

Cards go by their face (see `lookups`). There may be as many faces as cards, so the space is the same for every pack.
"""

from __future__ import annotations

from math import prod
from typing import Annotated, Final

from tradecraft.core.actions import ActionSpace
from tradecraft.core.schema import OneOf
from tradecraft.games.war1955.rules.content_model import COUNTRIES, DECK_SIZE, GADGETS

FACES: Final = DECK_SIZE

Country = Annotated[str, OneOf(COUNTRIES)]
Gadget = Annotated[str, OneOf(GADGETS)]

VERBS: Final[dict[str, dict[str, object]]] = {
    "home": {"country": Country},
    "influence": {"card": str, "country": Country},
    "special": {"card": str},
    "advanced_transport": {"card": str},
    "pass": {},
    "add": {"card": str},
    "target": {"country": Country},
    "gadget": {"gadget": Gadget},
    "declare": {},
    "block": {"card": str},
    "counter": {"card": str},
    "let_through": {},
    "keep": {"card": str},
    "move": {"country": Country},
    "stay": {},
}
"""The parts that follow each verb, with their types; the actions of a verb are numbered together, in this order."""
_CHOICES: Final = {"card": FACES, "country": len(COUNTRIES), "gadget": len(GADGETS)}
"""How many choices there are for a part."""

ACTIONS: Final = ActionSpace(tuple((verb, prod(_CHOICES[part] for part in parts)) for verb, parts in VERBS.items()))

HOME: Final = ACTIONS.start("home")
INFLUENCE: Final = ACTIONS.start("influence")
SPECIAL: Final = ACTIONS.start("special")
ADVANCED_TRANSPORT: Final = ACTIONS.start("advanced_transport")
PASS: Final = ACTIONS.start("pass")
ADD: Final = ACTIONS.start("add")
TARGET: Final = ACTIONS.start("target")
GADGET: Final = ACTIONS.start("gadget")
DECLARE: Final = ACTIONS.start("declare")
BLOCK: Final = ACTIONS.start("block")
COUNTER: Final = ACTIONS.start("counter")
LET_THROUGH: Final = ACTIONS.start("let_through")
KEEP: Final = ACTIONS.start("keep")
MOVE: Final = ACTIONS.start("move")
STAY: Final = ACTIONS.start("stay")


def _in_masks(start: int, count: int = len(COUNTRIES)) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(start + place for place in range(count) if mask >> place & 1) for mask in range(1 << count))


HOMES_IN: Final = _in_masks(HOME)
TARGETS_IN: Final = _in_masks(TARGET)
"""The actions that name one of a mask of countries."""
GADGETS_IN: Final = _in_masks(GADGET, len(GADGETS))
"""The actions that name one of a mask of gadgets."""
MOVES_IN: Final = tuple((*moves, STAY) for moves in _in_masks(MOVE))
"""The actions that move the spy to one of a mask of countries, or leave it where it is."""

INFLUENCES_IN: Final = tuple(_in_masks(INFLUENCE + face * len(COUNTRIES)) for face in range(FACES))
"""By the card's face: the actions that begin an influence action with it in one of a mask of countries."""


def _with_faces(start: int) -> tuple[tuple[int, ...], ...]:
    return tuple((start + face,) for face in range(FACES))


SPECIAL_WITH: Final = _with_faces(SPECIAL)
TRANSPORT_WITH: Final = _with_faces(ADVANCED_TRANSPORT)
ADD_WITH: Final = _with_faces(ADD)
BLOCK_WITH: Final = _with_faces(BLOCK)
COUNTER_WITH: Final = _with_faces(COUNTER)
"""By the card's face: the one action of each kind with it, as a tuple, ready to be joined to a list of actions."""

ONLY_PASS: Final = (PASS,)
ONLY_DECLARE: Final = (DECLARE,)
ONLY_LET_THROUGH: Final = (LET_THROUGH,)
