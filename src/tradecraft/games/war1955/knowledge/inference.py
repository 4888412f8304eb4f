"""Inference about the opponent's hand in 1955 from their acts.

A hand of now is followed back through the views: what was played since is put back into it, and of the cards drawn
since as many as were drawn are taken out again, whichever they may have been. So each earlier act is judged with a
hand that the opponent may have held then: would a player with these cards have done that, and not something else?

When the discard pile is shuffled each player knows the other's whole hand (see `rules.piles`), so nothing before that
says anything about cards that are hidden now.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tradecraft.bots.knowledge.base import Evidence, about_best, softmax
from tradecraft.core.chance import take_at_random
from tradecraft.core.game import DECIDE
from tradecraft.core.native import i64
from tradecraft.games.war1955.knowledge.careful import careful_worths
from tradecraft.games.war1955.knowledge.position import ALL, quick_worths
from tradecraft.games.war1955.rules import actions, phases
from tradecraft.games.war1955.rules.sets import count_of, without, without_all
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.view import WarView

CARE: Final = 0.7
"""How often a player takes any of the choices that are about as good as the best, all things considered."""
HASTE: Final = 0.2
"""How often a player chooses at a glance, and rather the better choices."""
WHIM: Final = 0.1
"""How often any of the choices is made for reasons that nobody can see."""
TEMPERATURE: Final = 0.4
"""How much better a choice is at a glance that is likelier by a factor of e."""


class Act:
    """What the opponent did between two views of the player, one after the other.

    `choices` are the actions that may have begun it, none if it says nothing. `lost` are the cards that left their
    hand, `size` is how many they held before, and `known` the part of the rest that the player knew then. `place` is
    that of the later view.
    """

    __slots__ = ("choices", "known", "lost", "place", "size", "state")

    def __init__(self, before: WarView, after: WarView, other: i64, place: int) -> None:
        """Compare two views."""
        self.place: int = place
        self.size: int = before.hand_sizes[other]
        self.lost: tuple[int, ...] = _lost(before, after, other)
        self.choices: tuple[int, ...] = _choices(before.public, after.public, other, self.lost)
        known: tuple[int, ...] = before.known[other]
        for card in self.lost:
            if count_of(known, card):
                known = without(known, card)
        self.known: tuple[int, ...] = known
        self.state: WarState = before.resample(Random(0))


class Inference(Evidence):
    """The acts of the opponent since all of their hand was known, the latest first."""

    def __init__(self, views: Sequence[WarView]) -> None:
        """Compare each view with the one after it."""
        seat: i64 = views[-1].seat
        self.other: i64 = 1 - seat
        self.acts: list[Act] = []
        for place in range(len(views) - 1, 0, -1):
            before, after = views[place - 1], views[place]
            if (
                len(after.known[self.other]) == after.hand_sizes[self.other]
                or before.public.shuffles != after.public.shuffles
            ):
                break
            self.acts.append(Act(before, after, self.other, place))

    def likelihood(self, world: WarState, rng: Random) -> float:
        """Return how likely the acts are with the hand that the opponent has in a state."""
        found = 1.0
        for factor in self.factors(world, rng):
            found *= factor
        return found

    def places(self) -> list[int]:
        """Return after which view the player saw each act, the latest first."""
        return [act.place for act in self.acts]

    def factors(self, world: WarState, rng: Random) -> list[float]:
        """Return how likely each act is with the hand that the opponent has in a state, the latest first."""
        hand: tuple[int, ...] = world.hands[self.other]
        found: list[float] = []
        for act in self.acts:
            drawn = len(hand) + len(act.lost) - act.size
            if drawn < 0:
                break
            earlier = _before_drawing(hand, act, drawn, rng)
            if earlier is None:
                break
            hand = tuple(sorted((*earlier, *act.lost)))
            found.append(self.probability(act, hand) if act.choices else 1.0)
        # What cannot be followed further back tells nothing.
        return found + [1.0] * (len(self.acts) - len(found))

    def probability(self, act: Act, hand: tuple[int, ...]) -> float:
        """Return how likely an act is with a hand."""
        state = act.state
        state.hands[self.other] = hand
        legal = state.legal(self.other)
        if len(legal) == 1:
            return 1.0
        fitting = [place for place, action in enumerate(legal) if action in act.choices]
        if not fitting:
            # With the cards back in the hand what was done was possible. If it does not seem so, it was not understood.
            return 1.0
        careful = careful_worths(state, self.other, legal)
        enough = about_best(careful)
        good = sum([careful[place] >= enough for place in fitting]) / sum([worth >= enough for worth in careful])
        priors = softmax(quick_worths(state, self.other, legal), TEMPERATURE)
        likely = sum([priors[place] for place in fitting])
        return CARE * good + HASTE * likely + WHIM * len(fitting) / len(legal)


def _before_drawing(hand: tuple[int, ...], act: Act, drawn: int, rng: Random) -> tuple[int, ...] | None:
    """Return a hand without as many cards as were drawn, None if no such hand fits what was known before."""
    if not drawn:
        return hand
    free: list[int] = []
    fixed = act.known
    for card in hand:
        if count_of(fixed, card):
            fixed = without(fixed, card)
        else:
            free.append(card)
    if len(free) < drawn:
        return None
    return without_all(hand, tuple(take_at_random(free, drawn, rng)))


def _around(view: WarView, other: i64) -> tuple[int, ...]:
    """Return the cards that the other player and the draw pile hold."""
    seen = view.hands[other]
    return tuple(sorted((*view.unseen, *(view.known[other] if seen is None else seen))))


def _lost(before: WarView, after: WarView, other: i64) -> tuple[int, ...]:
    """Return the cards that left the other hand for all to see: those gone that the player has not drawn."""
    gone = list(_around(before, other))
    for card in _around(after, other):
        if card in gone:
            gone.remove(card)
    own_before, own_after = before.hands[1 - other], after.hands[1 - other]
    assert own_before is not None
    assert own_after is not None
    for card in own_after:
        if count_of(own_before, card):
            own_before = without(own_before, card)
        elif card in gone:
            gone.remove(card)
    return tuple(gone)


def _choices(before: WarState, after: WarState, other: i64, lost: tuple[int, ...]) -> tuple[int, ...]:
    """Return the actions that may have begun what the other player did."""
    if before.waiting != DECIDE or other not in before.deciders:
        return ()
    ask: i64 = before.ask
    if ask == phases.ASK_HOME:
        return (actions.HOME + after.homes[other],)
    if ask == phases.ASK_MOVE:
        goal: i64 = after.spies[other]
        return (actions.STAY if goal == before.spies[other] else actions.MOVE + goal,)
    if ask != phases.ASK_PLAY and ask != phases.ASK_ANSWER:
        return ()
    if len(after.stack) > len(before.stack) and after.stack[-1].seat == other:
        declared = after.stack[-1]
        first: int = declared.cards[0]
        if declared.what == phases.INFLUENCE:
            return tuple([actions.INFLUENCE + card * ALL + declared.target for card in declared.cards])
        return (actions.SPECIAL + first if declared.what == phases.SPECIAL else actions.COUNTER + first,)
    if ask == phases.ASK_PLAY:
        return () if lost else (actions.PASS,)
    if not lost:
        return (actions.LET_THROUGH,)
    # What was answered with may be off the table again: it has stood, or a spy was moved.
    answer = actions.BLOCK if before.stack[-1].what == phases.INFLUENCE else actions.COUNTER
    return tuple([verb + card for verb in (answer, actions.SPECIAL) for card in lost])
