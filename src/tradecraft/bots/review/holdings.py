"""The belief view: what the others could hold, as a seat could infer it, and how much each act revealed.

Cards that nobody can tell apart are counted: how likely a holding is follows from the deal alone. Where a game's
knowledge reads something from acts (`Knowledge.evidence`), worlds are drawn and weighed by it instead. All of it comes
from the seat's views, and the random numbers from the last of them, so that in worlds the seat cannot tell apart it
comes to the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import comb, log2, prod
from random import Random
from typing import Any

from tradecraft.bots.coach import Coach, Hidden, Kind, find_coach
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.core.digest import view_hash
from tradecraft.core.game import AnyGame, State, View

WORLDS = 2048
"""How many worlds are drawn where beliefs cannot be counted."""
CAUTION = 5
"""The deal alone counts as much as this many worlds: that acts single out a few of those drawn is partly chance."""
LEAST_CHANGE = 0.05
"""A smaller change of how likely a kind is goes unmentioned."""
EQUAL = 1e-9

Key = tuple[int, "Kind | int"]
"""A seat, and a kind or a card it may hold."""


@dataclass(frozen=True)
class Likely:
    """How likely a seat holds at least one card of a kind, or a card: `chance`, and `dealt` by the deal alone."""

    what: Kind | str | int
    chance: float
    dealt: float


@dataclass(frozen=True)
class Holding:
    """What a seat may hold covered: `size` cards, of which `certain` are known; the likeliest come first."""

    seat: int
    size: int
    certain: tuple[str | int, ...]
    kinds: tuple[Likely, ...]
    cards: tuple[Likely, ...]


@dataclass(frozen=True)
class TellingAct:
    """How much an act revealed, in bits: after which view it was seen, and the kind whose chance it changed most."""

    place: int
    bits: float
    seat: int | None = None
    kind: Kind | None = None
    before: float = 0.0
    after: float = 0.0


@dataclass(frozen=True)
class Belief:
    """What a seat can believe: `deals` is how many deals fit its view.

    If it `is_counted`, all chances are exact; otherwise they come from `worlds` of which the weights are worth
    `effective` worlds of equal weight. `bits` is what all acts together told.
    """

    seat: int
    is_counted: bool
    deals: int
    worlds: int
    effective: float
    bits: float
    holdings: tuple[Holding, ...]
    told: tuple[TellingAct, ...]

    def data(self) -> dict[str, Any]:
        """Return everything as plain data."""
        return asdict(self)


def believe(game: AnyGame, views: Sequence[View], effort: int = WORLDS) -> Belief:
    """Return what a seat can believe about the others; `views` are what it saw, the oldest first."""
    view, coach = views[-1], find_coach(game)
    hidden = {seat: one for seat, one in enumerate(coach.hidden(view)) if one is not None and seat != view.seat}
    knowledge = find_knowledge(game)
    evidence = knowledge.evidence(views) if knowledge is not None else None
    places = list(evidence.places())[::-1] if evidence is not None else []
    dealt = _dealt(coach, view, hidden)
    if (evidence is None or not places) and coach.is_counted(view):
        return _belief(coach, view, hidden, dealt, dealt, ())
    rng = Random(f"beliefs/{view_hash(view)}")
    worlds = [game.resample(view, rng) for _ in range(effort)]
    rows = [list(evidence.factors(world, rng))[::-1] if evidence is not None else [] for world in worlds]
    if coach.is_counted(view) and all(max(row) - min(row) < EQUAL for row in zip(*rows, strict=True)):
        return _belief(coach, view, hidden, dealt, dealt, ())
    held = [_held(coach, view, world, hidden) for world in worlds]
    likely = weights = [1 / effort] * effort
    chances, told = _chances(held, weights), []
    kinds = [key for key in dealt if isinstance(key[1], Kind)]
    for number, place in enumerate(places):
        before, weights_before = chances, weights
        likely = _normal([weight * row[number] for weight, row in zip(likely, rows, strict=True)])
        weights = _cautious(likely)
        chances = _chances(held, weights)
        told.append(_told(place, _bits(weights, weights_before), kinds, before, chances))
    return _belief(coach, view, hidden, dealt, chances, tuple(told), weights)


def _held(coach: Coach, view: View, world: State, hidden: Mapping[int, Hidden]) -> list[Key]:
    """Return what the others hold in a world, each card and kind once."""
    found: list[Key] = []
    for seat in hidden:
        cards = set(coach.held(world, seat))
        found += [(seat, card) for card in cards]
        found += [(seat, kind) for kind in {kind for card in cards for kind in coach.kinds(view, card)}]
    return found


def _chances(held: Sequence[Sequence[Key]], weights: Sequence[float]) -> dict[Key, float]:
    found: dict[Key, float] = {}
    for keys, weight in zip(held, weights, strict=True):
        for key in keys:
            found[key] = found.get(key, 0.0) + weight
    return found


def _dealt(coach: Coach, view: View, hidden: Mapping[int, Hidden]) -> dict[Key, float]:
    """Return how likely each card and kind is by the deal alone."""
    found: dict[Key, float] = {}
    for seat, one in hidden.items():
        for card in {*one.certain, *(card for cards, _ in one.pools for card in cards)}:
            found[seat, card] = _holds(one, {card})
        kinds: dict[Kind, set[int]] = {}
        for card in {*one.certain, *(card for cards, _ in one.pools for card in cards)}:
            for kind in coach.kinds(view, card):
                kinds.setdefault(kind, set()).add(card)
        found |= {(seat, kind): _holds(one, cards) for kind, cards in kinds.items()}
    return found


def _holds(hidden: Hidden, wanted: set[int]) -> float:
    """Return how likely a seat holds at least one of some cards."""
    if wanted & set(hidden.certain):
        return 1.0
    return 1.0 - prod(
        comb(len(cards) - sum(card in wanted for card in cards), count) / comb(len(cards), count)
        for cards, count in hidden.pools
    )


def _deals(hidden: Mapping[int, Hidden]) -> int:
    """Return how many ways there are to deal the pools to those who hold some of them."""
    left: dict[tuple[int, ...], int] = {}
    found = 1
    for one in hidden.values():
        for cards, count in one.pools:
            among = left.get(cards, len(cards))
            found *= comb(among, count)
            left[cards] = among - count
    return found


def _normal(weights: list[float]) -> list[float]:
    total = sum(weights)
    # If no world explains an act, it tells nothing.
    return [weight / total for weight in weights] if total else [1 / len(weights)] * len(weights)


def _cautious(weights: Sequence[float]) -> list[float]:
    """Return weights that are nearer to the deal alone the fewer worlds have most of the weight."""
    effective = 1 / sum(weight * weight for weight in weights)
    share = effective / (effective + CAUTION)
    return [share * weight + (1 - share) / len(weights) for weight in weights]


def _bits(weights: Sequence[float], before: Sequence[float]) -> float:
    """Return by how many bits weights differ from those before."""
    pairs = zip(weights, before, strict=True)
    return max(0.0, sum(weight * log2(weight / earlier) for weight, earlier in pairs if weight and earlier))


def _told(
    place: int, bits: float, kinds: Sequence[Key], before: Mapping[Key, float], after: Mapping[Key, float]
) -> TellingAct:
    def change(key: Key) -> float:
        return abs(after.get(key, 0.0) - before.get(key, 0.0))

    most = max(kinds, key=change, default=None)
    if most is None or change(most) < LEAST_CHANGE or not isinstance(most[1], Kind):
        return TellingAct(place, bits)
    return TellingAct(place, bits, most[0], most[1], before.get(most, 0.0), after.get(most, 0.0))


def _belief(
    coach: Coach,
    view: View,
    hidden: Mapping[int, Hidden],
    dealt: Mapping[Key, float],
    chances: Mapping[Key, float],
    told: tuple[TellingAct, ...],
    weights: Sequence[float] = (),
) -> Belief:
    holdings: list[Holding] = []
    for seat, one in hidden.items():
        kinds: list[Likely] = []
        cards: list[Likely] = []
        for (whose, what), by_deal in dealt.items():
            if whose != seat:
                continue
            chance = min(1.0, chances.get((seat, what), 0.0))
            if isinstance(what, Kind):
                kinds.append(Likely(what, chance, by_deal))
            else:
                cards.append(Likely(coach.card_name(view, what), chance, by_deal))
        size = len(one.certain) + sum(count for _, count in one.pools)
        certain = tuple(coach.card_name(view, card) for card in one.certain)
        ordered = [tuple(sorted(them, key=lambda one: (-one.chance, str(one.what)))) for them in (kinds, cards)]
        holdings.append(Holding(seat, size, certain, *ordered))
    return Belief(
        seat=view.seat,
        is_counted=not weights,
        deals=_deals(hidden),
        worlds=len(weights),
        effective=1 / sum(weight * weight for weight in weights) if weights else 0.0,
        bits=_bits(weights, [1 / len(weights)] * len(weights)) if weights else 0.0,
        holdings=tuple(holdings),
        told=told,
    )
