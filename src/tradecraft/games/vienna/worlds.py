"""The size of an information set of Vienna: in how many ways the cards a seat does not see can lie."""

from __future__ import annotations

from math import comb, perm

from tradecraft.games.vienna.rules.phases import ASK_REPLACE
from tradecraft.games.vienna.rules.view import ViennaView


def worlds(view: ViennaView) -> int:
    """Return how many different states fit a view: who holds which cards of each pool, and where in a plan they lie."""
    total = 1
    hidden = [0] * len(view.hands)
    for unseen, held, _ in view.pools:
        left = len(unseen)
        for seat, count in enumerate(held):
            total *= comb(left, count)
            left -= count
            hidden[seat] += count
    for count, slots in zip(hidden, view.slots, strict=True):
        if count:
            total *= perm(count, sum(slots))
    return total - _without_replacement(view, total, hidden)


def _without_replacement(view: ViennaView, total: int, hidden: list[int]) -> int:
    """Return how many of these deals are not possible: who must replace a card has none for action I like it (V3.2).

    All deals are alike, so a card lies in that place in `held` of `unseen`, times one of `hidden`, of them.
    """
    public = view.public
    seat = public.active
    if public.ask != ASK_REPLACE or not hidden[seat]:
        return 0
    ability = public.lookups.ability
    in_drawers = {ability[card] for card in public.drawers[seat]}
    return sum(
        total * held[seat] // (len(unseen) * hidden[seat])
        for unseen, held, _ in view.pools
        for card in unseen
        if ability[card] in in_drawers
    )
