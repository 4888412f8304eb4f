"""The notation that games share: an action is a verb and what follows it, as text or as plain data.

What follows is numbers and words, or one list of words. A game declares the parts of each verb with their types.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, get_origin

from tradecraft.core.actions import DecisionKind
from tradecraft.core.chance import check_draws
from tradecraft.core.errors import BadNotation, Reason
from tradecraft.core.game import CHANCE, OVER, Chance, Game, S, V
from tradecraft.core.native import mypyc_attr

Parts = Mapping[str, object]
"""The parts that follow a verb, with their types, in order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class VerbGame(Game[S, V]):
    """A game that lists its decisions and verbs and says what the parts of verbs mean."""

    verbs: Mapping[str, Parts]
    decisions: tuple[DecisionKind, ...]
    general_rules: Mapping[str, str]
    """The rules behind the refusals that all games share. These are set before the game is described."""

    def decision(self, state: S, seat: int) -> str:  # noqa: ARG002
        """Return the kind of decision a seat that must decide is asked for."""
        return self.decisions[state.ask].name

    def rule_of_decision(self, state: S) -> str:
        """Return the rule behind the current decision."""
        return self.decisions[state.ask].rule

    def refusal(self, state: S, seat: int, action: int) -> Reason | None:
        """Return why a seat may not do an action now, or None if it may."""
        rules = self.general_rules
        if not 0 <= action < self.actions.size:
            return Reason.of("unknown_action", action=action)
        if not 0 <= seat < state.players:
            return Reason.of("no_such_seat", rules["no_such_seat"], seat=seat + 1, players=state.players)
        if state.waiting == OVER:
            return Reason("game_over", rules["game_over"])
        if state.waiting == CHANCE:
            return Reason("waiting_for_chance", rules["waiting_for_chance"])
        if seat not in state.deciders:
            return self.not_deciding(state, seat)
        verb, index = self.actions.locate(action)
        if verb not in self.decisions[state.ask].verbs:
            return Reason.of("not_asked_now", self.rule_of_decision(state), asked=self.decision(state, seat))
        return None if action in state.legal(seat) else self.not_possible(state, seat, verb, index)

    @abstractmethod
    def not_deciding(self, state: S, seat: int) -> Reason:
        """Return why a seat need not decide while others must."""

    @abstractmethod
    def not_possible(self, state: S, seat: int, verb: str, index: int) -> Reason:
        """Return why an action that answers the question is not legal; `index` is its place in its verb's block."""

    @abstractmethod
    def values(self, state: S, seat: int, verb: str, index: int) -> list[Any]:
        """Return what follows the verb of a legal action; `index` is the place of the action in its verb's block."""

    @abstractmethod
    def index(self, state: S, seat: int, verb: str, values: list[Any]) -> int:
        """Return the place of an action in its verb's block; raise BadNotation if the values name none."""

    @abstractmethod
    def item(self, deck: str, word: str) -> int:
        """Read one item of a deck; raise BadNotation if the deck has no such item."""

    @abstractmethod
    def item_word(self, deck: str, item: int) -> str:
        """Return how an item of a deck is written."""

    def word(self, part: str, value: Any) -> str:  # noqa: ARG002
        """Return how a number or a word is written."""
        return str(value)

    def number(self, part: str, word: str) -> int:
        """Read a number; a game that has numbers in its notation says here how they are written."""
        raise BadNotation(Reason.of("malformed_action", text=word, expected=part))

    def action_text(self, state: S, seat: int, action: int) -> str:
        """Return a legal action as text."""
        verb, index = self.actions.locate(action)
        words = [verb]
        for part, value in zip(self.verbs[verb], self.values(state, seat, verb, index), strict=True):
            words += value if isinstance(value, list) else [self.word(part, value)]
        return " ".join(words)

    def action_data(self, state: S, seat: int, action: int) -> dict[str, Any]:
        """Return a legal action as plain data, its verb under "do"."""
        verb, index = self.actions.locate(action)
        return {"do": verb, **dict(zip(self.verbs[verb], self.values(state, seat, verb, index), strict=True))}

    def action_from_text(self, state: S, seat: int, text: str) -> int:
        """Read an action from text, whether it is legal or not."""
        verb, *words = text.split(" ")
        parts = self._parts_of(verb, text)
        values: list[Any] = [words]
        if not any(get_origin(declared) is list for declared in parts.values()):
            if len(words) != len(parts):
                usage = " ".join((verb, *(part.upper() for part in parts)))
                raise BadNotation(Reason.of("malformed_action", text=text, expected=usage))
            written = zip(parts.items(), words, strict=True)
            values = [self.number(part, word) if declared is int else word for (part, declared), word in written]
        return self.actions.start(verb) + self.index(state, seat, verb, values)

    def action_from_data(self, state: S, seat: int, data: dict[str, Any]) -> int:
        """Read an action from plain data, whether it is legal or not."""
        verb = data.get("do")
        parts = self._parts_of(verb, str(verb))
        if set(data) != {"do", *parts}:
            usage = " ".join(("do", *parts))
            raise BadNotation(Reason.of("malformed_action", text=" ".join(map(str, data)), expected=usage))
        for part, declared in parts.items():
            if not _is_of(declared, data[part]):
                raise BadNotation(Reason.of("malformed_action", text=repr(data[part]), expected=part))
        return self.actions.start(str(verb)) + self.index(state, seat, str(verb), [data[part] for part in parts])

    def _parts_of(self, verb: object, text: str) -> Parts:
        if not isinstance(verb, str) or verb not in self.verbs:
            raise BadNotation(Reason.of("unknown_verb", text=text, known=", ".join(self.verbs)))
        return self.verbs[verb]

    def draw_text(self, chance: Chance, drawn: list[int]) -> str:
        """Return draws as text, deck first."""
        return " ".join((chance.deck, *(self.item_word(chance.deck, item) for item in drawn)))

    def draw_from_text(self, chance: Chance, text: str) -> list[int]:
        """Read the draws for a request from text."""
        deck, *words = text.split(" ")
        if deck != chance.deck:
            raise BadNotation(Reason.of("other_deck", deck=deck, expected=chance.deck))
        drawn = [self.item(deck, word) for word in words]
        if not check_draws(chance, drawn):
            raise BadNotation(Reason.of("wrong_draws", deck=deck, count=chance.count))
        return drawn


def _is_of(declared: object, value: object) -> bool:
    """Tell whether a value of plain data is of the declared type: a number, a word, or a list of words."""
    if get_origin(declared) is list:
        return isinstance(value, list) and all(type(item) is str for item in value)
    return type(value) is (int if declared is int else str)


def place_of(known: tuple[Any, ...], value: Any, reason: Reason) -> int:
    """Return the place of a value among the known ones; raise BadNotation, for this reason, if it is not there."""
    if value not in known:
        raise BadNotation(reason)
    return known.index(value)
