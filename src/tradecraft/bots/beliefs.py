"""What a seat can conclude about what it does not see: weighted worlds, from what the others did in its sight.

A world is a full state that fits what the seat sees now. It weighs as much as the acts of the others are likely in it:
at each act that the seat saw, its weight is multiplied by how likely a player would have done that who held those
cards. All of it comes from the seat's own views, the one of now and those it had before, so there is nothing in it that
the seat could not know.

    views = views_of(game, record, seat)             what the seat saw, up to some entry of a record
    worlds = beliefs(game, views, effort=200, seed="1")
    sum(world.weight for world in worlds if ...)     how likely something is

The search of a bot takes its worlds from here, and so does the view of beliefs in a review.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from tradecraft.bots.knowledge import find_knowledge
from tradecraft.core.game import DECIDE, AnyGame, State, View
from tradecraft.core.match import begin_replay, replay
from tradecraft.core.record import Record

EFFORT = 256
"""How many worlds are made unless somebody asks for more or fewer."""


@dataclass(frozen=True)
class World:
    """A full state that fits what a seat sees, and how likely it is among those that were made."""

    state: State
    weight: float


def beliefs(game: AnyGame, views: Sequence[View], effort: int = EFFORT, seed: str = "") -> list[World]:
    """Return worlds that fit the last view, with weights that add up to 1.

    `views` are what one seat saw, the oldest first. Of a game whose knowledge reads nothing from acts, or with no
    earlier views, all worlds weigh the same.
    """
    rng = Random(f"beliefs/{seed}")
    knowledge = find_knowledge(game)
    evidence = knowledge.evidence(views) if knowledge is not None else None
    states = [game.resample(views[-1], rng) for _ in range(effort)]
    if evidence is None:
        return [World(state, 1 / effort) for state in states]
    weights = [evidence.likelihood(state, rng) for state in states]
    total = sum(weights)
    # If no world explains what was seen, it tells nothing.
    shares = [weight / total if total else 1 / effort for weight in weights]
    return [World(state, share) for state, share in zip(states, shares, strict=True)]


def effective_number(worlds: Iterable[World]) -> float:
    """Return how many worlds of equal weight would tell as much: few, if a few worlds have all the weight."""
    return 1 / sum(world.weight**2 for world in worlds)


def views_of(game: AnyGame, record: Record, seat: int, entries: int | None = None) -> list[View]:
    """Return what a seat saw at each decision of a record, whoever made it, and after its first so many entries."""
    match = begin_replay(game, record)
    memory = Memory()
    memory.see(game.view(match.state, seat))
    last = len(record.entries) if entries is None else entries
    for count, _ in enumerate(replay(match, record), 1):
        if count > last:
            break
        if count == last or match.state.waiting == DECIDE:
            memory.see(game.view(match.state, seat))
    return memory.views


class Memory:
    """What a seat has seen in a game so far: its views, each only once as long as nothing changes for it."""

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self.views: list[View] = []

    def see(self, view: View) -> None:
        """Remember a view."""
        if not self.views or self.views[-1] != view:
            self.views.append(view)
