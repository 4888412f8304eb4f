"""Where a game can stand: the stage of a turn, what is asked of whom, and what has been declared but not resolved."""

from __future__ import annotations

from typing import Any, Final

from tradecraft.core.native import i64, mypyc_attr

OPENING: Final = 0
PLAYS: Final = 1
FILL_UP: Final = 2
SPY_MOVE: Final = 3
FINISHED: Final = 4
"""The stages: set-up and choice of homes, the play steps, filling up, moving the spy, the end of the game."""
STAGES: Final = ("opening", "plays", "fill_up", "spy_move", "finished")

ASK_NOTHING: Final = 0
ASK_HOME: Final = 1
ASK_PLAY: Final = 2
ASK_ADD: Final = 3
ASK_TARGET: Final = 4
ASK_PAWN: Final = 5
ASK_GADGET: Final = 6
ASK_DESTINATION: Final = 7
ASK_ANSWER: Final = 8
ASK_BLOCK: Final = 9
ASK_KEEP: Final = 10
ASK_MOVE: Final = 11
"""What the seat that must decide is asked for."""
ASKS: Final = (
    "nothing",
    "home",
    "play",
    "add",
    "target",
    "pawn",
    "gadget",
    "destination",
    "answer",
    "block",
    "keep",
    "move",
)
"""The kinds of decisions by name."""
ASK_RULES: Final = ("", "W1.2", "W2.1", "W3.3", "W5.1", "W5", "W6.2", "W6.1", "W5.3", "W4.2", "W5", "W2.1")
"""The rule each kind of decision comes from."""

INFLUENCE: Final = 0
SPECIAL: Final = 1
COUNTER: Final = 2
"""What can be declared: an influence action, a special action (a Military Transport included), a counter."""
DECLARATIONS: Final = ("influence", "special", "counter")


@mypyc_attr(acyclic=True, free_list_len=1)
class Declared:
    """Something declared that waits for answers; each one stands against the one below it on the stack.

    `target` is a country for an influence action; for a special action what its card asks for: a country, a mask of
    countries, a gadget, or NONE. `total` is the announced total of an influence action.
    """

    __slots__ = ("cards", "seat", "target", "total", "what")

    def __init__(self, what: i64, seat: i64, cards: tuple[int, ...], target: i64, total: i64) -> None:
        """Hold the parts as given; they never change, so that clones share them."""
        self.what = what
        self.seat = seat
        self.cards = cards
        self.target = target
        self.total = total

    def key(self) -> tuple[Any, ...]:
        """Return everything that tells this declaration from another one."""
        return self.what, self.seat, self.cards, self.target, self.total


def public_ask(ask: int, is_own_turn: bool) -> int:
    """Return what everybody may know of a question: that a play or an answer is awaited, not how far it has come."""
    if ask in (ASK_ADD, ASK_PAWN, ASK_GADGET, ASK_DESTINATION):
        return ASK_PLAY
    if ask == ASK_BLOCK:
        return ASK_ANSWER
    if ask == ASK_TARGET:
        return ASK_PLAY if is_own_turn else ASK_ANSWER
    return ask
