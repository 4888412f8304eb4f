"""The stages of a turn, the kinds of decisions, and what is declared but not yet resolved."""

from __future__ import annotations

from typing import Any, Final

from tradecraft.core.actions import DecisionKind, names_by_number
from tradecraft.core.native import i64, mypyc_attr

OPENING: Final = 0
PLAYS: Final = 1
FILL_UP: Final = 2
SPY_MOVE: Final = 3
FINISHED: Final = 4
"""The stages of a game: set-up and choice of homes, play steps, filling up, moving the spy, the end."""
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
DECISIONS: Final = (
    DecisionKind(ASK_NOTHING, "nothing", "", ()),
    DecisionKind(ASK_HOME, "home", "W1.2", ("home",)),
    DecisionKind(ASK_PLAY, "play", "W2.1", ("influence", "special", "advanced_transport", "pass")),
    DecisionKind(ASK_ADD, "add", "W3.3", ("add", "declare")),
    DecisionKind(ASK_TARGET, "target", "W5.1", ("target",)),
    DecisionKind(ASK_PAWN, "pawn", "W5", ("target", "declare")),
    DecisionKind(ASK_GADGET, "gadget", "W6.2", ("gadget",)),
    DecisionKind(ASK_DESTINATION, "destination", "W6.1", ("target",)),
    DecisionKind(ASK_ANSWER, "answer", "W5.3", ("special", "block", "counter", "let_through")),
    DecisionKind(ASK_BLOCK, "block", "W4.2", ("add", "declare")),
    DecisionKind(ASK_KEEP, "keep", "W5", ("keep",)),
    DecisionKind(ASK_MOVE, "move", "W2.1", ("move", "stay")),
)
"""The kinds of decisions, by number: what the seat that must decide is asked for."""
ASKS: Final = names_by_number((kind.number, kind.name) for kind in DECISIONS)
"""The names of the kinds of decisions, by number."""

INFLUENCE: Final = 0
SPECIAL: Final = 1
COUNTER: Final = 2
"""What can be declared: an influence action, a special action, or a counter."""
DECLARATIONS: Final = ("influence", "special", "counter")


@mypyc_attr(acyclic=True, free_list_len=1)
class Declared:
    """Something declared that waits for answers; each answers the one below it on the stack.

    `target` is the country of an influence action, or what a special action names: a country, a mask of countries, a
    gadget, or NONE. `total` is the total of an influence action, fixed when it is declared (W8.14).
    """

    __slots__ = ("cards", "seat", "target", "total", "what")

    def __init__(self, what: i64, seat: i64, cards: tuple[int, ...], target: i64, total: i64) -> None:
        """Hold the parts as given. They never change, so clones share them."""
        self.what = what
        self.seat = seat
        self.cards = cards
        self.target = target
        self.total = total

    def key(self) -> tuple[Any, ...]:
        """Return everything that tells this declaration from another one."""
        return self.what, self.seat, self.cards, self.target, self.total


def public_ask(ask: int, is_own_turn: bool) -> int:
    """Return the part of a question that is public: that a play or an answer is expected, not how far it has come."""
    if ask in (ASK_ADD, ASK_PAWN, ASK_GADGET, ASK_DESTINATION):
        return ASK_PLAY
    if ask == ASK_BLOCK:
        return ASK_ANSWER
    if ask == ASK_TARGET:
        return ASK_PLAY if is_own_turn else ASK_ANSWER
    return ask
