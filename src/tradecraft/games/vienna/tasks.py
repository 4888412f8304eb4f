"""The tasks of Vienna for programs that learn: (id, version, players, options, about)."""

from __future__ import annotations

from typing import Final

TASKS: Final = (
    ("vienna-introductory-2", 1, 2, {"version": "introductory"}, "The introductory game for two players."),
    ("vienna-advanced-4", 1, 4, {"version": "advanced"}, "The advanced game for four: missions, money, purchases."),
)
