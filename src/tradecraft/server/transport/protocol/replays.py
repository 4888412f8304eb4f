"""Replays on the wire."""

from __future__ import annotations

from typing import Any

import msgspec

from tradecraft.server.transport.protocol.base import Wire


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
