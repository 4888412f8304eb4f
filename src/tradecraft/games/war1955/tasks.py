"""The tasks of 1955 for programs that learn: (id, version, players, options, about)."""

from __future__ import annotations

from typing import Final

TASKS: Final = (
    ("1955-short", 1, 2, {"side": "short"}, "The short side: two players, games of minutes, trainable in minutes."),
    ("1955-normal", 1, 2, {"side": "normal"}, "The normal side: two players, longer tracks and games."),
)
