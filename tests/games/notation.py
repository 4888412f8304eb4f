"""Playing any game in notation: what the tests of every game need to write moves as words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from tradecraft.core.errors import Reason
from tradecraft.core.events import Event
from tradecraft.core.game import CHANCE, Game, S


class Notation(Generic[S]):
    """Plays a game in words; `change` carries out each step, with whatever checks the game's tests make on the way."""

    def __init__(self, game: Game[S, Any], change: Callable[[S, Callable[[S], None]], list[Event]]) -> None:
        self.game = game
        self.change = change

    def play(self, state: S, seat: int, *texts: str) -> list[Event]:
        """Carry out actions in notation, one after the other, and return what happened; each must be allowed.

        On the way it checks what every action keeps: nothing is lost, nothing depends on the log, events are as
        announced.
        """
        events: list[Event] = []
        for text in texts:
            events += self._act(state, seat, text)
        return events

    def _act(self, state: S, seat: int, text: str) -> list[Event]:
        action = self.game.action_from_text(state, seat, text)
        reason = self.game.refusal(state, seat, action)
        assert reason is None, f"{text}: {reason}"
        assert action in state.legal(seat), f"{text} is neither refused nor legal"
        return self.change(state, lambda changed: changed.apply(seat, action))

    def draw(self, state: S, *texts: str) -> list[Event]:
        """Supply draws in notation, one request after the other, and return what happened."""
        events: list[Event] = []
        for text in texts:
            events += self._draw(state, text)
        return events

    def _draw(self, state: S, text: str) -> list[Event]:
        assert state.waiting == CHANCE, f"{text}: no draw is asked for"
        drawn = self.game.draw_from_text(state.chance(), text)
        return self.change(state, lambda changed: changed.apply_chance(drawn))

    def draw_first(self, state: S) -> list[Event]:
        """Supply the draws of one request: the first items of the deck."""
        chance = state.chance()
        return self.draw(state, self.game.draw_text(chance, list(chance.pool[: chance.count])))

    def refused(self, state: S, seat: int, action: str | int) -> Reason:
        """Return why an action, in notation or by number, is refused; it must be, and asking must change nothing."""
        before = state.key()
        number = action if isinstance(action, int) else self.game.action_from_text(state, seat, action)
        reason = self.game.refusal(state, seat, number)
        assert reason is not None, f"{action} is allowed"
        assert state.key() == before, f"asking for {action} has changed the state"
        return reason
