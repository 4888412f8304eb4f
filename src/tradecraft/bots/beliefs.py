"""Beliefs of a seat about hidden cards: weighted worlds, inferred from the public acts of others.

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
from tradecraft.core.events import Event
from tradecraft.core.game import DECIDE, AnyGame, State, View
from tradecraft.core.match import Match, begin_replay
from tradecraft.core.record import Entry, Record

EFFORT = 256
"""How many worlds are made unless somebody asks for more or fewer."""


@dataclass(frozen=True)
class World:
    """A full state that fits what a seat sees, and its weight among those sampled."""

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
    """Return the effective sample size: small if a few worlds have all the weight."""
    return 1 / sum(world.weight**2 for world in worlds)


def views_of(game: AnyGame, record: Record, seat: int, entries: int | None = None) -> list[View]:
    """Return what a seat saw at each decision of a record, whoever made it, and after its first so many entries."""
    return witness(begin_replay(game, record), record.entries[:entries], seat).views


class Memory:
    """What a seat has seen in a game so far: its views, each only once as long as nothing changes for it."""

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self.views: list[View] = []

    def see(self, view: View) -> bool:
        """Remember a view; tell whether it is a new one."""
        is_new = not self.views or self.views[-1] != view
        if is_new:
            self.views.append(view)
        return is_new


class Witness(Memory):
    """What a seat has seen, and for each view the events it noticed since the one before."""

    def __init__(self) -> None:
        """Begin with nothing seen."""
        super().__init__()
        self.events: list[list[Event]] = []
        self._since: list[Event] = []

    def hear(self, events: Iterable[Event], seat: int) -> None:
        """Remember the events that a seat noticed."""
        self._since += [event for event in events if event.is_visible_to(seat)]

    def see(self, view: View) -> bool:
        """Remember a view and what led to it."""
        is_new = super().see(view)
        if is_new:
            self.events.append(self._since)
            self._since = []
        return is_new


def witness(match: Match, entries: Iterable[Entry], seat: int) -> Witness:
    """Return what a seat saw at each decision while entries are played in a match, and after the last of them."""
    found, game = Witness(), match.game
    found.see(game.view(match.state, seat))
    for entry in entries:
        found.hear(match.enter(entry).events, seat)
        if match.state.waiting == DECIDE:
            found.see(game.view(match.state, seat))
    found.see(game.view(match.state, seat))
    return found
