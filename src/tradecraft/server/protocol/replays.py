"""Replays on the wire."""

from __future__ import annotations

from typing import Any

import msgspec

from tradecraft.server.protocol.base import Wire


class Frame(Wire, frozen=True):
    """One step of a game as a viewer noticed it.

    `seat` is whose step it was, null for chance. `entry`, counted from 1, and `text` are given where the viewer knows
    what exactly was done: `entry` in open replays, `text` there and for one's own steps.
    """

    entry: int | None
    seat: int | None
    text: str | None
    events: list[dict[str, Any]]
    lines: list[str]
    view: msgspec.Raw


class Replay(Wire, frozen=True):
    """A game step by step: as a seat saw it, as a spectator did, or open."""

    table_id: str
    seat: int | None
    is_open: bool
    frames: list[Frame]
