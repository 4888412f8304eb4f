"""The size of an information set of 1955: in how many ways the cards a seat does not see can lie."""

from __future__ import annotations

from collections import Counter
from itertools import product

from tradecraft.games.war1955.rules.view import WarView


def worlds(view: WarView) -> int:
    """Return how many different states fit a view; cards with the same face are not told apart."""
    sizes = tuple(
        size - len(known)
        for hand, known, size in zip(view.hands, view.known, view.hand_sizes, strict=True)
        if hand is None
    )
    # By how many unknown cards each hidden hand has so far, face by face; the rest is the draw pile.
    ways = Counter({(0,) * len(sizes): 1})
    for copies in Counter(view.unseen).values():
        shares = [share for share in product(range(copies + 1), repeat=len(sizes)) if sum(share) <= copies]
        following = Counter[tuple[int, ...]]()
        for (held, count), share in product(ways.items(), shares):
            following[tuple(map(sum, zip(held, share, strict=True)))] += count
        ways = following
    return ways[sizes]
