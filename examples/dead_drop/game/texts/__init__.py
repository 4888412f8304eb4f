"""What the data of Dead Drop is called in sentences: seats by their names, cards by their values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradecraft.core.game import AnyGame
from tradecraft.locales import GameTexts, Texts
from tradecraft.locales.texts import Value


class DeadDropTexts(GameTexts):
    """Sentences about a match of Dead Drop."""

    def event_params(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """Return what is filled into the text of an event."""
        shown: dict[str, Value] = {}
        for name, value in super().event_params(data).items():
            if name == "seat" and isinstance(value, int):
                shown[name] = self.seat(value)
            elif name == "reason" and isinstance(value, str):
                shown[name] = self.end_reason(value)
            else:
                shown[name] = ", ".join(map(str, value)) if isinstance(value, list | tuple) else value
        return shown

    def needed(self, game: AnyGame) -> list[str]:
        """List the keys the game cannot do without: the usual ones, its question and its source of points."""
        return [*super().needed(game), "dead_drop-decision-drop", "dead_drop-source-packets"]


def create(texts: Texts, names: tuple[str, ...], options: Mapping[str, str] | None) -> DeadDropTexts:
    """Return the texts of a match, with the names of those who play."""
    return DeadDropTexts("dead_drop", texts, names, options)
