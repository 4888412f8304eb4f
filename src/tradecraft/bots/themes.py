"""What a choice is about: the themes of puzzles and of habits."""

from __future__ import annotations

from random import Random

from tradecraft.core.digest import view_hash
from tradecraft.core.game import AnyGame, View
from tradecraft.core.registry import find_plugin


def theme_of(game: AnyGame, view: View, action: int) -> str:
    """Return what a position is about if this action solves it, as the game's own code derives it."""
    themes = find_plugin(game.id, "themes")
    if themes is None:
        return ""
    theme: str = themes.theme_of(game.resample(view, Random(view_hash(view))), view.seat, action)
    return theme


def lesson_of(game: str, theme: str) -> str:
    """Return the lesson of a game that teaches what a theme is about; "" if there is none."""
    lessons: dict[str, str] = getattr(find_plugin(game, "themes"), "LESSONS", {})
    return f"{game}-{lessons[theme]}" if theme in lessons else ""
