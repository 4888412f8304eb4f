"""The interface between bots and a game's knowledge, with general defaults."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Final

from tradecraft.core.errors import Reason
from tradecraft.core.game import OVER, State
from tradecraft.core.generator import Generator
from tradecraft.core.native import mypyc_attr
from tradecraft.core.playout import RandomPolicy, playout

LATITUDE: Final = 0.08
"""How far a choice may fall short of the best and be about as good, as a part of what the best is above the average."""
SHARPNESS: Final = 4.0
"""How much likelier the best choice is than the worst, before anything is searched: e to this power."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evidence:
    """What acts of others that a seat has seen say about what it does not see."""

    @abstractmethod
    def likelihood(self, world: Any, rng: Random) -> float:
        """Return how likely the acts are in a state that fits what the seat sees now, up to a common factor.

        Where a state does not tell how it came about, one of the ways is drawn from `rng`.
        """

    def places(self) -> Sequence[int]:
        """Return after which view, counted from 0, the seat saw each act; by default acts are not distinguished."""
        return ()

    def factors(self, world: Any, rng: Random) -> Sequence[float]:
        """Return how likely each of these acts is in a state; the product of them is the likelihood."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Knowledge about a game: what choices are worth, each seat's chance to win, and why a choice is good.

    A game need only say what choices are worth. `curiosity` is how much a search in the game should try what it has
    seldom tried, `ahead` how many rounds or turns `play_on` plays beyond those that have begun. `is_dealt_anew` says
    of what several seats decide at once whether the same action is something else in every state, such as a place in a
    hidden hand: then it makes no sense to count how often it succeeds.
    """

    curiosity: float = 1.0
    ahead: int = 0
    is_dealt_anew: bool = False

    @abstractmethod
    def values(self, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return a value for each legal action of a seat that must decide; more is better for the seat.

        The state is one that was resampled from the seat's view. An honest answer looks at nothing in it that the
        seat does not know.
        """

    def careful_values(self, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return the values as a good player sees them; by default the same."""
        return self.values(state, seat, legal)

    def slips(self, state: Any) -> tuple[str, ...]:
        """Name the mistakes that people make in the decision a state waits for; by default none."""
        return ()

    def slip_values(self, slip: str, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return the values as a player sees them who makes one of these mistakes, honest as `values` are."""
        return self.values(state, seat, legal)

    def chances(self, state: Any) -> Sequence[float]:
        """Return each seat's chance to win, adding up to 1, in a full state that may be running or over.

        A search asks this of states it has made up, so everything in them may be looked at. Here: who wins a random
        game played on from there, always the same one.
        """
        end: State = state
        if end.waiting != OVER:
            end = end.clone()
            rng = Generator(0)
            playout(end, rng, RandomPolicy(rng))
        return final_chances(end)

    def play_on(self, state: Any, draws: Generator) -> None:
        """Play a sampled state on to a moment at which it can be judged better; by default it stays.

        Whatever is drawn on the way comes from `draws`.
        """

    def priors(self, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return how likely each legal action of a seat is to be the best, adding up to 1, before any search.

        The state is one of a search, where everything may be looked at; what is quick counts more than what is exact.
        """
        values = self.values(state, seat, legal)
        return softmax(values, (max(values) - min(values)) / SHARPNESS or 1.0)

    def careful_priors(self, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return the priors of the one decision that a search is about.

        The state is one that was resampled from the seat's view, as for `values`; here care counts more than time.
        """
        return self.priors(state, seat, legal)

    def discreet(self) -> Knowledge:
        """Return the same knowledge for players who use only what they can know; by default all do."""
        return self

    def is_foreseen(self, state: Any) -> bool:
        """Tell whether others gain by foreseeing the decision a state waits for; by default never.

        There a player who always does the same gives something away.
        """
        return False

    def evidence(self, views: Sequence[Any]) -> Evidence | None:
        """Return what a seat can infer from others' acts between its views, the oldest first; by default nothing."""
        return None

    def reasons(self, state: Any, seat: int, action: int) -> list[Reason]:
        """Return two or three reasons for a legal action of a seat, the weightiest first; none if none are known.

        The state is one that was resampled from the seat's view, as for `values`.
        """
        return []


def final_chances(state: State) -> list[float]:
    """Return what each seat has of the victory in a game that is over: winners share it."""
    winners = state.outcome().winners()
    shares = [0.0] * state.players
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return shares


def about_best(values: Sequence[float], latitude: float = LATITUDE) -> float:
    """Return the least value of a choice that is about as good as the best."""
    most = max(values)
    return most - latitude * (most - sum(values) / len(values))


def softmax(values: Sequence[float], spread: float) -> list[float]:
    """Return how likely each is to be the best, adding up to 1: the smaller the spread, the surer it is the highest."""
    most = max(values)
    weights = [exp((value - most) / spread) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
