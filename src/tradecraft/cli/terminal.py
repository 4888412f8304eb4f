"""Terminal output and input."""

from __future__ import annotations

import contextlib
import importlib
import io
import sys
from collections.abc import Callable, Iterator

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tradecraft.core.match import Match
from tradecraft.locales import Texts
from tradecraft.terminal.drawing import Drawing, Setting, find_drawing
from tradecraft.terminal.printing import draws_lines

LINES_TO_PUSH = 60
"""How many empty lines hide what was on a screen that cannot be cleared."""
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what can be scrolled back to."""


def new_console() -> Console:
    """Return a console for standard output; texts are printed as they are, whatever brackets they hold."""
    for stream in (sys.stdout, sys.stdin):
        # A terminal that cannot show or send a character is no reason to stop.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(markup=False, highlight=False, emoji=False)


def table_of_figures(*headings: str) -> Table:
    """Return an empty table without lines: its first column has names, the others have numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left")
    return table


def headline(console: Console, text: str) -> None:
    """Print a line across the whole width with a text in it."""
    stroke = "─" if draws_lines(console.encoding) else "-"
    console.print(Rule(Text(text, "bold"), characters=stroke, align="left", style="dim"))


def drawing_on(console: Console, match: Match, texts: Texts) -> Drawing:
    """Return the drawing of a match's game for a terminal as wide as it is now."""
    setting = Setting(match.seats, match.options, console.width, draws_lines(console.encoding))
    return find_drawing(match.game, texts, setting)


class LeftTable(Exception):
    """The input has ended: the player leaves."""


class Screen:
    """A console with input."""

    def __init__(self, console: Console | None = None) -> None:
        """Use standard input and output, or another console for output."""
        self.console = console or new_console()
        self.is_interactive = sys.stdin.isatty()
        if self.is_interactive:
            # Being imported is all it takes: `input` then lets people edit their lines.
            with contextlib.suppress(ImportError):
                importlib.import_module("readline")

    def show(self, *things: RenderableType) -> None:
        """Print things one below the other."""
        for thing in things:
            self.console.print(thing)

    def headline(self, text: str) -> None:
        """Print a line across the whole width with a text in it."""
        self.console.print()
        headline(self.console, text)

    def ask(self, prompt: str) -> str:
        """Read a line after a prompt; raise LeftTable at the end of the input."""
        try:
            line = input(f"{prompt} ")
        except EOFError:
            print()
            raise LeftTable from None
        if not self.is_interactive:
            print(line)
        return line.strip()

    @contextlib.contextmanager
    def waiting(self) -> Iterator[Callable[[str], None]]:
        """Yield a function that shows whom the player waits for, if the terminal can erase the line again."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            yield lambda _: None
            return
        with self.console.status("") as status:
            yield lambda text: status.update(Text(text, "dim"))

    def wipe(self) -> None:
        """Clear the screen, which is secret from the next player."""
        if self.console.is_dumb_terminal:
            print("\n" * LINES_TO_PUSH)
        elif self.console.is_terminal:
            print(CLEAR, end="", flush=True)
        if self.is_interactive:
            # So that the next person cannot fetch what the last one typed.
            with contextlib.suppress(ImportError):
                importlib.import_module("readline").clear_history()
