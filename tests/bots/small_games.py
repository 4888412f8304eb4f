"""Small games with known best play: a heap of sticks, two pennies, and a guess."""

from __future__ import annotations

from random import Random
from typing import Any

from tradecraft.bots.knowledge import Knowledge
from tradecraft.core.actions import ActionSpace
from tradecraft.core.errors import Reason
from tradecraft.core.game import DECIDE, OVER, AnyGame, Chance, Game, Outcome, State, View


class SmallState(State):
    """A match that is nothing but the choices made so far."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.waiting = DECIDE

    def end(self, winner: int) -> None:
        self.waiting, self.deciders, self.winner = OVER, (), winner

    def chance(self) -> Chance:
        raise NotImplementedError

    def apply_chance(self, drawn: list[int]) -> None:
        raise NotImplementedError

    def outcome(self) -> Outcome:
        ranking = tuple(1 if seat == self.winner else 2 for seat in range(self.players))
        return Outcome("over", (0,) * self.players, ({},) * self.players, ranking)


class SmallView(View):
    """What a seat knows: a state without what it must not see."""

    def __init__(self, state: Any, seat: int) -> None:
        super().__init__(seat)
        self.state = state

    def key(self) -> tuple[Any, ...]:
        return self.seat, self.state.key()

    def data(self) -> dict[str, Any]:
        raise NotImplementedError


class SmallGame(Game[Any, SmallView]):
    """A game of which a search needs no more than this."""

    def __init__(self, id: str) -> None:
        super().__init__(id, id, 1, "1", (2,), (), ActionSpace((("do", 6),)), ("over",), (), ())

    def view(self, state: Any, seat: int) -> SmallView:
        return SmallView(state.clone(), seat)

    def resample(self, view: SmallView, rng: Random) -> Any:
        return view.state.clone()

    def new_state(self, players: int, options: dict[str, str]) -> Any:
        raise NotImplementedError

    def decision(self, state: Any, seat: int) -> str:
        raise NotImplementedError

    def refusal(self, state: Any, seat: int, action: int) -> Reason | None:
        raise NotImplementedError

    def action_text(self, state: Any, seat: int, action: int) -> str:
        raise NotImplementedError

    def action_from_text(self, state: Any, seat: int, text: str) -> int:
        raise NotImplementedError

    def action_data(self, state: Any, seat: int, action: int) -> dict[str, Any]:
        raise NotImplementedError

    def action_from_data(self, state: Any, seat: int, data: dict[str, Any]) -> int:
        raise NotImplementedError

    def draw_text(self, chance: Chance, drawn: list[int]) -> str:
        raise NotImplementedError

    def draw_from_text(self, chance: Chance, text: str) -> list[int]:
        raise NotImplementedError


class Sticks(SmallState):
    """A heap of sticks from which the seats take one to three in turn; who takes the last one wins."""

    def __init__(self, sticks: int, players: int = 2) -> None:
        super().__init__(players)
        self.sticks = sticks
        self.deciders = (0,)
        self.ask = 1

    def legal(self, seat: int) -> tuple[int, ...]:
        return tuple(range(1, min(3, self.sticks) + 1))

    def apply(self, seat: int, action: int) -> None:
        self.sticks -= action
        self.deciders = ((seat + 1) % self.players,)
        if not self.sticks:
            self.end(seat)

    def clone(self) -> Sticks:
        copy = Sticks(self.sticks, self.players)
        copy.deciders = self.deciders
        return copy

    def key(self) -> tuple[Any, ...]:
        return self.sticks, self.deciders


class Pennies(SmallState):
    """Both seats show a side of a penny at once: the first wins if they are the same."""

    def __init__(self) -> None:
        super().__init__(2)
        self.deciders = (0, 1)
        self.ask = 1
        self.shown: dict[int, int] = {}

    def legal(self, seat: int) -> tuple[int, ...]:
        return 0, 1

    def apply(self, seat: int, action: int) -> None:
        self.shown[seat] = action
        self.deciders = tuple(other for other in self.deciders if other != seat)
        if not self.deciders:
            self.end(0 if self.shown[0] == self.shown[1] else 1)

    def clone(self) -> Pennies:
        copy = Pennies()
        copy.deciders, copy.shown = self.deciders, dict(self.shown)
        return copy

    def key(self) -> tuple[Any, ...]:
        return tuple(sorted(self.shown.items()))


class Guess(SmallState):
    """The second seat hides one of three things; the first guesses which, and wins if that is right."""

    def __init__(self, hidden: int) -> None:
        super().__init__(2)
        self.hidden = hidden
        self.deciders = (0,)
        self.ask = 1

    def legal(self, seat: int) -> tuple[int, ...]:
        return 0, 1, 2

    def apply(self, seat: int, action: int) -> None:
        self.end(0 if action == self.hidden else 1)

    def clone(self) -> Guess:
        return Guess(self.hidden)

    def key(self) -> tuple[Any, ...]:
        return (self.hidden,)


class GuessGame(SmallGame):
    """A guess whose view does not tell what is hidden; the third thing is hidden half of the time."""

    def view(self, state: Guess, seat: int) -> SmallView:
        return SmallView(Guess(-1), seat)

    def resample(self, view: SmallView, rng: Random) -> Guess:
        return Guess(min(2, int(rng.random() * 4)))


class Hide(SmallState):
    """The first seat, which holds one of three things, shows its hands or not; then the second guesses the thing."""

    def __init__(self, held: int) -> None:
        super().__init__(2)
        self.held = held
        self.deciders = (0,)
        self.ask = 1

    def legal(self, seat: int) -> tuple[int, ...]:
        return (0, 1) if seat == 0 else (0, 1, 2)

    def apply(self, seat: int, action: int) -> None:
        if seat == 0:
            self.deciders = (1,)
        else:
            self.end(1 if action == self.held else 0)

    def clone(self) -> Hide:
        copy = Hide(self.held)
        copy.deciders = self.deciders
        return copy

    def key(self) -> tuple[Any, ...]:
        return self.held, self.deciders


class HiddenGame(SmallGame):
    """Hide, with a view of the second seat that does not tell what the first one holds."""

    def view(self, state: Hide, seat: int) -> SmallView:
        seen = state.clone()
        if seat == 1:
            seen.held = -1
        return SmallView(seen, seat)

    def resample(self, view: SmallView, rng: Random) -> Hide:
        state: Hide = view.state.clone()
        if state.held < 0:
            state.held = int(rng.random() * 3)
        return state


class Blank(Knowledge):
    """Knows nothing: all choices are worth the same."""

    def values(self, state: Any, seat: int, legal: tuple[int, ...]) -> list[float]:
        return [0.0] * len(legal)


STICKS: AnyGame = SmallGame("sticks")
PENNIES: AnyGame = SmallGame("pennies")
HIDE: AnyGame = SmallGame("hide")
HIDDEN: AnyGame = HiddenGame("hidden")
GUESS: AnyGame = GuessGame("guess")
