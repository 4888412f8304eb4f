"""Preview of an option: what the seat can know about its effects.

Everything comes from the seat's view, so nothing hidden from it can show. Several worlds that fit the view are tried;
what does not happen alike in all of them would be a guess and is left out, and so is every draw.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from tradecraft.core.events import EVERYONE, Event
from tradecraft.core.game import DECIDE, AnyGame, State, View

WORLDS = 8
"""How many worlds are compared: with fewer, a guess is sometimes the same in all of them."""
MOST_ASSUMED = 4
"""How many further decisions of the seat are assumed at most before something is seen to happen."""


@dataclass(frozen=True)
class AssumedDecision:
    """A further decision the seat would take, in its forms."""

    action: int
    text: str
    data: dict[str, Any]


@dataclass(frozen=True)
class Preview:
    """What would happen, and what the seat was assumed to decide on the way to it.

    `is_final` says that the option could perhaps not be taken back without asking the others.
    """

    events: list[dict[str, object]]
    assumed: list[AssumedDecision]
    is_final: bool


def preview(game: AnyGame, view: View, action: int) -> Preview:
    """Return what follows from a legal action of the seat that holds the view."""
    seat = view.seat
    worlds = [game.resample(view, Random(number)) for number in range(WORLDS)]
    for world in worlds:
        world.log = []
        world.apply(seat, action)
    is_final = not all(_goes_on(world, seat) and not _reveals(world.log) for world in worlds)
    assumed: list[AssumedDecision] = []
    while len(assumed) < MOST_ASSUMED and all(_goes_on(world, seat) and not _is_public(world.log) for world in worlds):
        first = worlds[0]
        legal = first.legal(seat)
        if any(world.legal(seat) != legal for world in worlds):
            break
        choice = _likely(first, seat, legal)
        assumed.append(
            AssumedDecision(choice, game.action_text(first, seat, choice), game.action_data(first, seat, choice)),
        )
        for world in worlds:
            world.apply(seat, choice)
    told = [[event.as_data() for event in world.log or () if event.is_visible_to(seat)] for world in worlds]
    events = _beginning_of_all(told)
    return Preview(events, assumed if events else [], is_final)


def _goes_on(world: State, seat: int) -> bool:
    """Tell whether the seat alone decides again."""
    return world.waiting == DECIDE and world.deciders == (seat,)


def _reveals(log: list[Event] | None) -> bool:
    return any(event.reveals for event in log or ())


def _likely(world: State, seat: int, legal: tuple[int, ...]) -> int:
    """Return the first option that lets something happen at once, else the first one."""
    for action in legal:
        trial = world.clone()
        trial.log = []
        trial.apply(seat, action)
        if _is_public(trial.log):
            return action
    return legal[0]


def _is_public(log: list[Event] | None) -> bool:
    return any(event.audience == EVERYONE for event in log or ())


def _beginning_of_all(told: list[list[dict[str, object]]]) -> list[dict[str, object]]:
    """Return how all lists begin alike."""
    same: list[dict[str, object]] = []
    for together in zip(*told, strict=False):
        if any(event != together[0] for event in together):
            break
        same.append(together[0])
    return same
