"""Chance as an actor: supplies the draws a state asks for."""

from __future__ import annotations

from abc import abstractmethod
from hashlib import sha256
from random import Random

from tradecraft.core.errors import Fault
from tradecraft.core.game import CHANCE, Chance, State
from tradecraft.core.native import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Supplies the draws that states ask for."""

    @abstractmethod
    def draw(self, chance: Chance) -> list[int]:
        """Supply what a state asks for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(Source):
    """A deal: for each deck and each number of a draw, which of the remaining items comes.

    The answer depends on the seed, the deck and the number of the draw alone, never on who played what in between
    or for how long, so that the same deal can be played again with other seats.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def index(self, deck: str, number: int, size: int) -> int:
        """Return which of `size` remaining items the draw gives, each equally likely (bias below 2 to the -56)."""
        digest = sha256(f"{self.seed}/{deck}/{number}".encode()).digest()
        return int.from_bytes(digest[:8], "big") * size >> 64

    def draw(self, chance: Chance) -> list[int]:
        """Supply what a state asks for."""
        remaining = list(chance.pool)
        return [remaining.pop(self.index(chance.deck, chance.number + k, len(remaining))) for k in range(chance.count)]


def settle(state: State, source: Source) -> None:
    """Supply draws until the state waits for a decision or is over."""
    while state.waiting == CHANCE:
        state.apply_chance(source.draw(state.chance()))


def draw_at_random(chance: Chance, rng: Random) -> list[int]:
    """Supply what a state asks for from Python's own random numbers, where only the odds matter."""
    return take_at_random(list(chance.pool), chance.count, rng)


def take_at_random(items: list[int], count: int, rng: Random) -> list[int]:
    """Take items out of a list, each equally likely."""
    return [items.pop(int(rng.random() * len(items))) for _ in range(count)]


def check_draws(chance: Chance, drawn: list[int]) -> bool:
    """Tell whether draws fit the request: the right number, all of them in the deck."""
    if len(drawn) != chance.count:
        return False
    remaining = list(chance.pool)
    for item in drawn:
        if item not in remaining:
            return False
        remaining.remove(item)
    return True


def take(pool: tuple[int, ...], drawn: list[int]) -> tuple[int, ...]:
    """Return a sorted pool without the drawn items."""
    remaining = list(pool)
    for item in drawn:
        place = place_in(remaining, item)
        if place == len(remaining) or remaining[place] != item:
            raise Fault(f"{item} was drawn from a deck that does not hold it")
        remaining.pop(place)
    return tuple(remaining)


def put(items: tuple[int, ...], drawn: list[int]) -> tuple[int, ...]:
    """Return sorted items with the drawn ones in their places."""
    together = list(items)
    for item in drawn:
        together.insert(place_in(together, item), item)
    return tuple(together)


def place_in(items: list[int], item: i64) -> i64:
    """Return where an item is or belongs in a sorted list; compiled, this is quicker than `bisect`."""
    low: i64 = 0
    high: i64 = len(items)
    while low < high:
        middle = (low + high) // 2
        if items[middle] < item:
            low = middle + 1
        else:
            high = middle
    return low
