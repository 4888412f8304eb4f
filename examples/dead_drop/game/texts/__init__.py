"""What the data of Dead Drop is called in sentences: cards by their values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradecraft.core.game import AnyGame
from tradecraft.locales import GameTexts, Value


class DeadDropTexts(GameTexts):
    """Sentences about a match of Dead Drop."""

    game_id = "dead_drop"

    def event_params(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """Return the values for the text of an event: cards are listed, the base names seats and ends."""
        params = super().event_params(data)
        if "cards" in data:
            params["cards"] = ", ".join(map(str, data["cards"]))
        return params

    def needed(self, game: AnyGame) -> list[str]:
        """List the keys the game cannot do without: the usual ones, its question and its source of points."""
        return [*super().needed(game), "dead_drop-decision-drop", "dead_drop-source-packets"]


create = DeadDropTexts
