"""How a game is drawn in a terminal: plainly here, better if `games/<game>/terminal` has a `create`."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tradecraft.core.errors import Reason
from tradecraft.core.events import Event
from tradecraft.core.game import AnyGame, Outcome, View
from tradecraft.core.registry import find_plugin
from tradecraft.locales import Texts, texts_for
from tradecraft.terminal.texts import with_rule

DIM = "dim"
FEWEST_ROWS = 6
GUTTER = 2


@dataclass(frozen=True)
class Glyphs:
    """The characters of drawings; `lead` is the way a piece has come, `separator` stands between parts of a line."""

    piece: str
    space: str
    lead: str
    centre: str
    star: str
    home: str
    crest: str
    feld: str
    yes: str
    nothing: str
    cut: str
    separator: str


DRAWN = Glyphs("●", "·", "━", "┼", "★", "⌂", "♦", "°", "✓", "–", "…", " · ")
TYPED = Glyphs("O", ".", "=", "+", "*", "^", "+", "'", "x", "-", ".", " - ")
"""Single characters with a meaning, for terminals that can draw lines and for those that only have letters."""


@dataclass(frozen=True)
class Setting:
    """What a game is drawn for: a table, and a terminal of a given width that may have characters for lines."""

    names: tuple[str, ...]
    options: Mapping[str, str]
    width: int
    lines: bool


class Drawing:
    """A game in a terminal, in one language; drawn from views, so that no player is shown what is hidden from them."""

    panels: tuple[str, ...] = ("board",)
    """The parts of a position that a player can ask for by name."""
    own_sides: Mapping[str, str] = {}
    """Public events, and what the seat concerned sees instead."""

    def __init__(self, game: AnyGame, texts: Texts, setting: Setting) -> None:
        self.game = game
        self.texts = texts
        self.words = texts_for(game.id, texts, setting.names, setting.options, game.content_version)
        self.names = setting.names
        self.width = setting.width
        self.lines = setting.lines

    def world(self, view: View) -> Any:
        """Return a state made from a view alone, which cannot reveal more than the viewer knows."""
        return self.game.resample(view, Random(0))

    def headline(self, view: View) -> str:
        """Return one line on where the game stands."""
        return self.texts.get("terminal-round", round=view.data().get("round", 0))

    def position(self, view: View) -> list[RenderableType]:
        """Return everything a view holds."""
        return [self.board(view)]

    def situation(self, view: View) -> list[RenderableType]:
        """Return what the viewer needs to see for the decision at hand."""
        return self.position(view)

    def board(self, view: View) -> RenderableType:
        """Return the whole view as it is."""
        return Text(json.dumps(view.data(), indent=2, ensure_ascii=False))

    def panel(self, view: View, name: str, words: tuple[str, ...]) -> RenderableType:  # noqa: ARG002
        """Return one of the panels, which is the method of that name; `words` are what the player typed behind it."""
        drawn: RenderableType = getattr(self, name)(view)
        return drawn

    def panel_help(self, name: str) -> tuple[str, str]:
        """Return how a panel is asked for and what it shows: the game's text, or else the one that all games share."""
        if self.words.has("terminal", "help", name):
            return name, self.words.get("terminal", "help", name)
        return name, self.texts.get(f"terminal-help-{name}")

    def hints(self) -> list[str]:
        """Return how to read what is drawn, for the help."""
        return []

    def cards(self, view: View, numbers: list[int]) -> RenderableType | None:  # noqa: ARG002
        """Return an explanation of cards, by default of all visible ones; None if the game has none."""
        return None

    def notation(self, typed: str) -> str:
        """Return an action as the game writes it, in whatever case it was typed."""
        return typed.lower()

    def question(self, view: View, kind: str) -> str:  # noqa: ARG002
        """Return what the viewer is asked."""
        return self.words.decision(kind)

    def choices(self, view: View, actions: list[dict[str, Any]]) -> list[Text]:  # noqa: ARG002
        """Return what is shown beside the notation of each action the viewer may choose."""
        return [Text(self.action(data)) for data in actions]

    def action(self, data: dict[str, Any]) -> str:
        """Return an action in words, if the game has any: its notation is shown anyway."""
        return self.words.action(data) if self.words.has("action", data["do"]) else ""

    def story(self, events: list[Event]) -> list[str]:
        """Return the lines of the log for the events of one step that the reader may know of."""
        kinds = {event.kind for event in events}
        return [self.words.event(event.as_data()) for event in events if self.own_sides.get(event.kind) not in kinds]

    def seat(self, seat: int) -> Text:
        """Return what a seat is called, as it is shown beside the board."""
        return Text(self.words.seat(seat))

    def option(self, name: str, value: str) -> str:
        """Return an option and its value."""
        return f"{self.words.option(name)}: {self.words.option_value(name, value)}"

    def reason(self, reason: Reason) -> str:
        """Return why something is refused, with its rule."""
        return with_rule(self.words.reason(reason), reason)

    def scoring(self, view: View, outcome: Outcome) -> RenderableType:  # noqa: ARG002
        """Return the final scores by source, and the places."""
        return self.score_table(outcome)

    def score_table(self, outcome: Outcome) -> Table:
        """Return the final scores by source, and the places, as a table with a column for each seat."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="")
        table.add_column(Text(self.texts.get("terminal-final_scoring"), "bold"))
        for seat in range(len(outcome.scores)):
            table.add_column(self.seat(seat), justify="right")
        for source in outcome.breakdown[0]:
            table.add_row(self.words.source(source), *(str(parts[source]) for parts in outcome.breakdown))
        table.add_section()
        table.add_row(self.texts.get("terminal-total"), *map(str, outcome.scores), style="bold")
        table.add_row(self.texts.get("terminal-place"), *map(str, outcome.ranking))
        return table

    def verdict(self, outcome: Outcome) -> str:
        """Return who has won, and with how many points."""
        winners = outcome.winners()
        names = ", ".join(self.names[seat] for seat in winners)
        points = outcome.scores[winners[0]]
        if len(winners) == 1:
            return self.texts.get("terminal-winner", seat=names, points=points)
        return self.texts.get("terminal-winners", seats=names, points=points)


def find_drawing(game: AnyGame, texts: Texts, setting: Setting) -> Drawing:
    """Return a game's own drawing if it has one, or else the plain one."""
    create: Callable[[AnyGame, Texts, Setting], Drawing] = getattr(find_plugin(game.id, "terminal"), "create", Drawing)
    return create(game, texts, setting)


def plain_table(header_style: str = "", show_header: bool = True) -> Table:
    """Return a table without lines, its columns one blank apart."""
    return Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=header_style, show_header=show_header)


def card_piles(texts: Texts, cards: Mapping[str, Any], separator: str) -> Text:
    """Return how many cards are left to draw and how many are discarded."""
    pile, discard = texts.get("terminal-pile"), texts.get("terminal-discard")
    return Text(f"{pile} {cards['pile']}{separator}{discard} {len(cards['discard'])}", DIM)


def numbered(notations: list[str], labels: list[Text], width: int) -> Table:
    """Return choices with their numbers, in as many columns as fit, counted downwards."""
    cells = [
        Text.assemble((f"{number:>3}", "bold"), "  ", (notation, DIM if label else ""), "  ", label)
        for number, (notation, label) in enumerate(zip(_aligned(notations), labels, strict=True), 1)
    ]
    for columns in range(1 + len(cells) // FEWEST_ROWS, 0, -1):
        rows = -(-len(cells) // columns)
        pieces = [cells[start : start + rows] for start in range(0, len(cells), rows)]
        if sum(max(cell.cell_len for cell in piece) + GUTTER for piece in pieces) - GUTTER <= width:
            break
    table = Table.grid(padding=(0, GUTTER, 0, 0))
    for row in range(rows):
        table.add_row(*(piece[row] for piece in pieces if row < len(piece)))
    return table


def indented(text: str | Text) -> Padding:
    """Return a text that is moved to the right, with all its lines."""
    return Padding(text if isinstance(text, Text) else Text(text), (0, 0, 0, 2), expand=False)


def _aligned(notations: list[str]) -> list[str]:
    """Pad notations that begin with the same verb to the same length."""
    longest: dict[str, int] = {}
    for notation in notations:
        verb = notation.split(" ")[0]
        longest[verb] = max(longest.get(verb, 0), len(notation))
    return [notation.ljust(longest[notation.split(" ")[0]]) for notation in notations]
