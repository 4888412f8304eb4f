"""A position drawn as plain text, for programs that print it."""

from __future__ import annotations

import io
import sys
from collections.abc import Mapping

from rich.console import Console, RenderableType

from tradecraft.core.game import AnyGame, Outcome, View
from tradecraft.locales import Texts
from tradecraft.terminal.drawing import Drawing, Setting, find_drawing

LANGUAGE = "en"


def draws_lines(encoding: str | None) -> bool:
    """Tell whether an encoding has the characters that drawings are made of."""
    return (encoding or "").lower().replace("-", "") == "utf8"


def drawn_text(
    game: AnyGame, view: View, names: tuple[str, ...], options: Mapping[str, str], outcome: Outcome | None, width: int
) -> str:
    """Return what a view holds, without colours, and the scores once the game is over."""
    setting = Setting(names, options, width, draws_lines(getattr(sys.stdout, "encoding", "utf-8")))
    drawing = find_drawing(game, Texts(LANGUAGE), setting)
    page = io.StringIO()
    console = Console(file=page, width=width, color_system=None, markup=False, highlight=False, emoji=False)
    for thing in whole_position(drawing, view, outcome):
        console.print(thing)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())


def whole_position(drawing: Drawing, view: View, outcome: Outcome | None) -> list[RenderableType]:
    """Return everything a view holds under a headline, and the scores once the game is over."""
    things: list[RenderableType] = [drawing.headline(view), "", *drawing.position(view)]
    return things if outcome is None else things + final_scoring(drawing, view, outcome)


def final_scoring(drawing: Drawing, view: View, outcome: Outcome) -> list[RenderableType]:
    """Return why the game is over, and the scores."""
    over = drawing.texts.get("terminal-game_over", reason=drawing.words.end_reason(outcome.reason))
    return ["", over, "", drawing.scoring(view, outcome)]
