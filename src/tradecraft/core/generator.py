"""Random numbers for playouts: small, quick, and the same whether the engine is compiled or not."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, TypeVar

from tradecraft.core.chance import Source
from tradecraft.core.game import Chance
from tradecraft.core.native import i64

_FIRST_MODULUS: Final = 2147483563
_FIRST_FACTOR: Final = 40014
_SECOND_MODULUS: Final = 2147483399
_SECOND_FACTOR: Final = 40692
_NUMBERS: Final = _FIRST_MODULUS - 1
"""How many different numbers the two together give."""

_FEW: Final = 4
"""Up to this many draws, remembering the earlier places is cheaper than copying the deck."""

T = TypeVar("T")


class Generator(Source):
    """A source of random numbers: two linear congruential generators combined, as L'Ecuyer proposed in 1988.

    Every product fits into 64 bits, so that the compiled engine needs no long integers. The period is about 2 to the
    61, and a number below 1,000 is uniform but for one part in two million: good for playouts, not for secrets.
    """

    __slots__ = ("first", "second")

    def __init__(self, seed: int | str) -> None:
        """Begin somewhere that depends on the seed alone; neighbouring seeds have nothing in common."""
        digest = sha256(str(seed).encode()).digest()
        self.first: i64 = 1 + int.from_bytes(digest[:8], "big") % (_FIRST_MODULUS - 1)
        self.second: i64 = 1 + int.from_bytes(digest[8:16], "big") % (_SECOND_MODULUS - 1)

    def below(self, count: i64) -> i64:
        """Return a number from 0 to count - 1; the count must be positive and below 2 to the 32."""
        self.first = self.first * _FIRST_FACTOR % _FIRST_MODULUS
        self.second = self.second * _SECOND_FACTOR % _SECOND_MODULUS
        number = self.first - self.second
        if number < 1:
            number += _NUMBERS
        return (number - 1) * count // _NUMBERS

    def pick(self, items: tuple[T, ...]) -> T:
        """Return one of several items."""
        return items[self.below(len(items))]

    def draw(self, chance: Chance) -> list[int]:
        """Supply what a state asks for."""
        pool, count = chance.pool, chance.count
        if count > _FEW:
            remaining = list(pool)
            return [remaining.pop(self.below(len(remaining))) for _ in range(count)]
        size: i64 = len(pool)
        last: i64 = -1
        second_last: i64 = -1
        third_last: i64 = -1
        drawn: list[int] = []
        for _ in range(count):
            place = self.below(size)
            while place in (last, second_last, third_last):
                place = self.below(size)
            third_last, second_last, last = second_last, last, place
            drawn.append(pool[place])
        return drawn
