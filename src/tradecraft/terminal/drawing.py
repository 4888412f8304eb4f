"""How a game looks in a terminal: plain here, and better where `games/<game>/terminal` has a `create`."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
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
class Setting:
    """What a game is drawn for: the table, with names and options, and the terminal.

    `width` is the number of columns there are, `lines` whether the terminal knows the characters for lines.
    """

    names: tuple[str, ...]
    options: Mapping[str, str]
    width: int
    lines: bool


class Drawing:
    """A game in a terminal, in one language.

    Everything is drawn from views, so that nobody is shown what they must not see.
    """

    panels: tuple[str, ...] = ("board",)
    """The parts of a position that can be asked for by name; each is a method."""

    def __init__(self, game: AnyGame, texts: Texts, setting: Setting) -> None:
        """Remember how to speak and how much room there is."""
        self.game = game
        self.texts = texts
        self.words = texts_for(game.id, texts, setting.names, setting.options)
        self.names = setting.names
        self.width = setting.width
        self.lines = setting.lines

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

    def hints(self) -> list[str]:
        """Return how to read what is drawn, for the help."""
        return []

    def cards(self, view: View, numbers: list[int]) -> RenderableType | None:  # noqa: ARG002
        """Return an explanation of cards, those in sight if none are named; None if there is nothing to explain."""
        return None

    def missions(self, view: View, ids: tuple[str, ...] = ()) -> RenderableType | None:  # noqa: ARG002
        """Return an explanation of missions, those in sight if none are named; None if there is nothing to explain."""
        return None

    def notation(self, typed: str) -> str:
        """Return an action as the game writes it, in whatever case it was typed."""
        return typed.lower()

    def question(self, view: View, kind: str) -> str:  # noqa: ARG002
        """Return what the viewer is asked."""
        return self._said("decision", kind) or kind

    def choices(self, view: View, actions: list[dict[str, Any]]) -> list[Text]:  # noqa: ARG002
        """Return what stands beside the notation of each action the viewer may choose."""
        return [Text(self.action(data)) for data in actions]

    def action(self, data: dict[str, Any]) -> str:
        """Return an action in words, as far as there are any."""
        return self.words.action(data) if self._has("action", data["do"]) else ""

    def story(self, events: list[Event]) -> list[str]:
        """Return the lines of the log for what one step caused, as far as the reader may know of it."""
        return [self._line(event.as_data()) for event in events]

    def _line(self, data: dict[str, Any]) -> str:
        if self._has("event", data["kind"]):
            return self.words.event(data)
        return ", ".join(f"{name} {value}" for name, value in data.items())

    def seat(self, seat: int) -> Text:
        """Return what a seat is called, as it is shown beside the board."""
        return Text(self.words.seat(seat) if self._has("seat", str(seat + 1)) else self.names[seat])

    def option(self, name: str, value: str) -> str:
        """Return an option and its value."""
        is_known = self._has("option", name)
        return f"{self.words.option(name)}: {self.words.option_value(name, value)}" if is_known else f"{name}: {value}"

    def source(self, source: str) -> str:
        """Return what a source of points is called."""
        return self._said("source", source) or source

    def reason(self, reason: Reason) -> str:
        """Return why something is refused, with its rule."""
        codes = (f"{self.game.id}-reason-{reason.code}", f"reason-{reason.code}")
        return with_rule(self.words.reason(reason), reason) if any(map(self.texts.has, codes)) else str(reason)

    def end_reason(self, reason: str) -> str:
        """Return what ended the game."""
        return self._said("end", reason) or reason

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
            table.add_row(self.source(source), *(str(parts[source]) for parts in outcome.breakdown))
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

    def _has(self, *steps: str) -> bool:
        return self.texts.has("-".join((self.game.id, *steps)))

    def _said(self, *steps: str) -> str:
        return self.words.get(*steps) if self._has(*steps) else ""


Create = Callable[[AnyGame, Texts, Setting], Drawing]


def find_drawing(game: AnyGame, texts: Texts, setting: Setting) -> Drawing:
    """Return a game's own drawing if it has one, or else the plain one."""
    create: Create = getattr(find_plugin(game.id, "terminal"), "create", Drawing)
    return create(game, texts, setting)


def numbered(notations: list[str], labels: list[Text], width: int) -> Table:
    """Return choices with their numbers, in as many columns as fit, to be read downwards."""
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


def _aligned(notations: list[str]) -> list[str]:
    """Make those notations equally long that begin with the same verb."""
    longest: dict[str, int] = {}
    for notation in notations:
        verb = notation.split(" ")[0]
        longest[verb] = max(longest.get(verb, 0), len(notation))
    return [notation.ljust(longest[notation.split(" ")[0]]) for notation in notations]
