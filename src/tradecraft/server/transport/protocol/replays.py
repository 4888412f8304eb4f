"""Replays and analyses on the wire."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tradecraft.server.transport.protocol.base import Wire
from tradecraft.server.transport.protocol.messages import Choice, Ground


class Frame(Wire, frozen=True):
    """One step of a game as a viewer noticed it.

    `seat` is whose step it was, null for chance. `entry`, counted from 1, and `text` are given where the viewer knows
    what exactly was done: `entry` in replays of finished games, `text` in open replays and for your own steps. `lines`,
    `rules` and `consequences` are as in the updates of a table.
    """

    entry: int | None
    seat: int | None
    text: str | None
    events: list[dict[str, Any]]
    lines: list[str]
    rules: list[str]
    view: msgspec.Raw
    consequences: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class Replay(Wire, frozen=True):
    """A game step by step: as a seat saw it, as a spectator did, or open."""

    table_id: str
    seat: int | None
    is_open: bool
    frames: list[Frame]


class Turn(Wire, frozen=True):
    """A turning point of a game.

    `entry` is that of the game, counted from 1; of draws that follow each other, the last. At a choice `seat` is who
    made it, `before` the chance with the best option and `after` that with the one that was taken; `better` is the best
    option, and `reasons` speak for it. Where chance decided, `seat` is the one whose chance changed most, `before` what
    could be expected and `after` what came. `lines` says in words what happened, if words were asked for.
    """

    entry: int
    round: int
    kind: Literal["choice", "chance"]
    seat: int
    before: float
    after: float
    swing: float
    chosen: Choice | None
    better: Choice | None
    reasons: list[Ground]
    lines: list[str]


class Analysis(Wire, frozen=True):
    """A finished game looked at again, as far as that has come: `done` of its `entries`.

    `chances` are those of each seat to win before the first entry and after each, from 0 to 1. `points` are the turning
    points at which most changed, in the order of the game.
    """

    table_id: str
    entries: int
    done: int
    chances: list[list[float]]
    points: list[Turn]
