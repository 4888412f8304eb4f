"""What the data of Dead Drop is called in sentences: cards by their values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradecraft.core.game import AnyGame
from tradecraft.locales import GameTexts, Texts, Value


class DeadDropTexts(GameTexts):
    """Sentences about a match of Dead Drop."""

    def event_params(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """Return the values for the text of an event: cards are listed, the base names seats and ends."""
        params = super().event_params(data)
        if "cards" in data:
            params["cards"] = ", ".join(map(str, data["cards"]))
        return params

    def needed(self, game: AnyGame) -> list[str]:
        """List the keys the game cannot do without: the usual ones, its question and its source of points."""
        return [*super().needed(game), "dead_drop-decision-drop", "dead_drop-source-packets"]


def create(texts: Texts, names: tuple[str, ...], options: Mapping[str, str] | None, content: str) -> DeadDropTexts:
    """Return the texts of a match, with the names of those who play; the game has one content pack only."""
    return DeadDropTexts("dead_drop", texts, names, options)
