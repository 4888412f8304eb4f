"""What a game tells reviews beyond the knowledge of bots: points, and words for what a choice led to.

A game with a `coach.py` in its folder exports `COACH`; without one, reviews have neither points nor consequences.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

from tradecraft.bots.knowledge.learned import LearnedKnowledge
from tradecraft.core.errors import Fault, Reason
from tradecraft.core.game import OVER, AnyGame, State
from tradecraft.core.registry import find_plugin

SURE = 2.0
"""By how many standard errors a difference must be seen before it is spoken of."""
OFTEN = 0.3
"""In what part of the worlds a game must be decided at once before that is spoken of."""

Pair = tuple[State, State]
"""What the best choice and the one that was made lead to in the same world."""


class Theme(NamedTuple):
    """Features that one sentence can describe, by name.

    `facts` are the features that the sentence literally speaks of, each with how it counts: what they add up to must
    differ as the sentence says, or it is not said. Without them it only says what the features are worth.
    """

    name: str
    features: tuple[str, ...]
    facts: tuple[tuple[str, float], ...] = ()


class Effect(NamedTuple):
    """How much more a theme is worth after the best choice: for `seat` itself, or against it for a rival."""

    theme: str
    seat: int
    worth: float
    error: float


class Kind(NamedTuple):
    """A kind of card, as the game's texts name it: `belief-` and the code, with `what` filled in."""

    code: str
    what: str = ""


@dataclass(frozen=True)
class Hidden:
    """The hidden cards of a seat as another sees them: known cards, and the number from each pool."""

    certain: tuple[int, ...]
    pools: tuple[tuple[tuple[int, ...], int], ...]


class Coach:
    """What a game tells reviews. `least` is the smallest difference, in what features are worth, that is spoken of."""

    themes: tuple[Theme, ...] = ()
    least: float = 0.5
    ahead: int = 0
    """How many rounds officers play a position on before the ledger has it judged; with 0 it is played on as a search
    does."""
    often: int = 1
    """How many times as often as usual the ledger looks at a position, where that is quick."""
    followed: int = 0
    """How many rounds officers play on what the two options lead to that a review compares."""
    names_points: bool = False
    """Whether features are worth points, which sentences may name."""

    def margin(self, _knowledge: LearnedKnowledge, _state: Any, _seat: int) -> float | None:
        """Return by how many points a seat should be ahead of its best rival in the end; None if there is no saying."""
        return None

    def hidden(self, _view: Any) -> Sequence[Hidden | None]:
        """Return what each seat holds covered, as the viewer knows it; None where there is nothing to believe."""
        return ()

    def is_counted(self, _view: Any) -> bool:
        """Tell whether all deals of the pools are equally likely, before anything is read from acts."""
        return True

    def held(self, _state: Any, _seat: int) -> Sequence[int]:
        """Return the cards that a seat holds covered in a full state."""
        return ()

    def card_name(self, _view: Any, card: int) -> str | int:
        """Return a card as the game's data names it."""
        return card

    def kinds(self, _view: Any, _card: int) -> Sequence[Kind]:
        """Return the kinds that a card belongs to, as far as beliefs tell them apart."""
        return ()


def find_coach(game: AnyGame) -> Coach:
    """Return what a game tells reviews; of a game without a coach, nothing."""
    plugin = find_plugin(game.id, "coach")
    if plugin is None:
        return Coach()
    coach = getattr(plugin, "COACH", None)
    if not isinstance(coach, Coach):
        raise Fault(f"games/{game.id}/coach.py does not export COACH")
    return coach


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the mean of two numbers or more, and its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    return mean, sqrt(sum((one - mean) ** 2 for one in numbers) / (count - 1) / count)


def lead(points: Sequence[float], seat: int) -> float:
    """Return by how much a seat is ahead of the best of the others."""
    return points[seat] - max(one for other, one in enumerate(points) if other != seat)


def consequences(coach: Coach, knowledge: object, pairs: Sequence[Pair], seat: int) -> list[Reason]:
    """Return what the choice that was made led to, compared with the best one; what weighs most comes first."""
    found = _decided(pairs, seat)
    if isinstance(knowledge, LearnedKnowledge):
        found += [reason(coach, effect, seat) for effect in effects(coach, knowledge, pairs, seat)]
    return found


def effects(coach: Coach, knowledge: LearnedKnowledge, pairs: Sequence[Pair], seat: int) -> list[Effect]:
    """Return the themes in which the best choice surely leads to more, for the seat or against a rival."""
    columns: dict[tuple[str, int], list[tuple[float, float]]] = {}
    for better, worse in pairs:
        for key, difference in _differences(coach, knowledge, better, worse, seat).items():
            columns.setdefault(key, []).append(difference)
    found: list[Effect] = []
    for (theme, whose), differences in columns.items():
        if len(differences) < 2:
            continue
        worth, error = mean_and_error([worth for worth, _ in differences])
        fact, doubt = mean_and_error([fact for _, fact in differences])
        if worth >= coach.least and worth > SURE * error and fact > doubt:
            found.append(Effect(theme, whose, worth, error))
    return sorted(found, key=lambda effect: -effect.worth)


def _differences(
    coach: Coach, knowledge: LearnedKnowledge, better: State, worse: State, seat: int
) -> dict[tuple[str, int], tuple[float, float]]:
    """Return what each theme is worth more to the seat, or less to each rival, after the better choice in one world.

    With it comes by how much the facts differ. Both positions are weighed alike, so that what is the same in both is
    worth the same.
    """
    spec = knowledge.spec
    one, other = spec.settled(better), spec.settled(worse)
    if one.waiting == OVER or other.waiting == OVER:
        return {}
    variant = spec.variant(one)
    learned, names = knowledge.learned_about(variant), spec.names(variant)
    rows, remaining = spec.look(one)
    rows_other, remaining_other = spec.look(other)
    both = zip(_weights(learned, remaining), _weights(learned, remaining_other), strict=True)
    weights = [(weight + other_weight) / 2 for weight, other_weight in both]
    places = {name: place for place, name in enumerate(names)}
    found: dict[tuple[str, int], tuple[float, float]] = {}
    for theme in coach.themes:
        inside = [places[name] for name in theme.features if name in places]
        facts = [(places[name], sign) for name, sign in theme.facts]
        for whose in range(one.players):
            row, other_row = rows[whose], rows_other[whose]
            worth = sum(weights[place] * (row[place] - other_row[place]) for place in inside)
            fact = sum(sign * (row[place] - other_row[place]) for place, sign in facts) if facts else worth
            # What rivals have is shared among them: only the one who gains most counts against the seat.
            found[theme.name, whose] = (worth, fact) if whose == seat else (-worth, -fact)
    return found


def _weights(learned: Any, remaining: float) -> list[float]:
    low, part = learned.place(remaining)
    below, above = learned.weights[low], learned.weights[low + 1]
    return [weight + part * (later - weight) for weight, later in zip(below, above, strict=True)]


def _decided(pairs: Sequence[Pair], seat: int) -> list[Reason]:
    """Say so where the best choice would have won at once, or the one that was made loses at once."""
    wins = sum(_has_won(better, seat) and not _has_won(worse, seat) for better, worse in pairs)
    losses = sum(_has_lost(worse, seat) and not _has_lost(better, seat) for better, worse in pairs)
    found: list[Reason] = []
    if wins >= OFTEN * len(pairs):
        found.append(Reason("review_missed_win", "", {"percent": round(100 * wins / len(pairs))}))
    if losses >= OFTEN * len(pairs):
        found.append(Reason("review_lost_at_once", "", {"percent": round(100 * losses / len(pairs))}))
    return found


def _has_won(state: State, seat: int) -> bool:
    return state.waiting == OVER and seat in state.outcome().winners()


def _has_lost(state: State, seat: int) -> bool:
    return state.waiting == OVER and seat not in state.outcome().winners()


def reason(coach: Coach, effect: Effect, seat: int) -> Reason:
    """Return what is said of an effect: every theme has a text for the seat itself and one for a rival."""
    points: dict[str, str | int] = {"points": max(1, round(effect.worth))} if coach.names_points else {}
    if effect.seat == seat:
        return Reason(f"review_own_{effect.theme}", "", points)
    return Reason(f"review_rival_{effect.theme}", "", {"seat": effect.seat + 1, **points})
