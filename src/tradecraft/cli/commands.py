"""The commands a player can type during a game: help, undo, save, quit and others."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tradecraft.cli.errors import CommandError, Reporting, printable
from tradecraft.cli.terminal import LeftTable
from tradecraft.core.errors import Reason, Refused
from tradecraft.core.game import View
from tradecraft.locales.rules_pages import load_rules_page
from tradecraft.terminal.drawing import numbered

if TYPE_CHECKING:
    from tradecraft.cli.play import Table

MOST_LOG_LINES = 40
REFUSAL = "bold red"
DIM = "dim"


class Turn:
    """A seat that is asked, at a table; a new one for each decision."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.match = table.match
        self.game = table.match.game
        self.texts = table.texts
        self.drawing = table.drawing
        self.view: View = self.game.view(self.match.state, seat)

    @property
    def example(self) -> str:
        """An action the seat may choose, as the game writes it."""
        state = self.match.state
        return self.game.action_text(state, self.seat, state.legal(self.seat)[-1])

    def show(self, *things: RenderableType) -> None:
        """Print things one below the other."""
        self.table.screen.show(*things)

    def say(self, key: str, style: str = "", **params: str | int) -> None:
        """Print a text of the terminal."""
        self.show(Text(printable(self.texts.get(f"terminal-{key}", **params)), style))

    def show_refusal(self, reason: Reason) -> None:
        """Say why something is not possible, and under which rule."""
        self.show(Text(printable(self.drawing.reason(reason)), REFUSAL))

    def show_choices(self) -> None:
        """Ask, with everything that can be answered."""
        state, seat = self.match.state, self.seat
        legal = state.legal(seat)
        notations = [self.game.action_text(state, seat, action) for action in legal]
        labels = self.drawing.choices(self.view, [self.game.action_data(state, seat, action) for action in legal])
        question = self.drawing.question(self.view, self.game.decision(state, seat))
        self.show("", Text.assemble(self.drawing.seat(seat), ": ", (question, "bold")))
        self.show(numbered(notations, labels, self.drawing.width))

    def show_log(self, since: int, most: int | None = MOST_LOG_LINES) -> None:
        """Print what the seat knows about what happened since a step."""
        lines = [
            line
            for step in self.match.steps[since:]
            for line in self.drawing.story([event for event in step.events if event.is_visible_to(self.seat)])
        ]
        if most is not None and len(lines) > most:
            self.say("earlier_lines", DIM, count=len(lines) - most)
            lines = lines[-most:]
        self.show(*(Padding(Text(line), (0, 0, 0, 2), expand=False) for line in lines))


def is_number(text: str) -> bool:
    """Tell whether a text is the number of a choice."""
    return re.fullmatch("[0-9]{1,4}", text) is not None


def panel_called(turn: Turn, word: str) -> str | None:
    """Return the panel a player asks for, which may be named in the singular."""
    return next((panel for panel in turn.drawing.panels if panel in (word, f"{word}s")), None)


def is_command(turn: Turn, word: str) -> bool:
    """Tell whether a word is a command, whatever follows it."""
    return word in PLAIN or word in WITH_ARGUMENT or panel_called(turn, word) is not None


def run_command(turn: Turn, word: str, argument: str) -> None:
    """Run a command, or say why it cannot be run."""
    try:
        if panel := panel_called(turn, word):
            turn.show(turn.drawing.panel(turn.view, panel, tuple(argument.split())))
        elif word in WITH_ARGUMENT:
            WITH_ARGUMENT[word](turn, argument)
        else:
            PLAIN[word](turn)
    except Refused as error:
        turn.show_refusal(error.reason)
    except CommandError as error:
        turn.show(Text(Reporting(turn.texts.language).text(error), REFUSAL))


def _help(turn: Turn) -> None:
    turn.say("help-choice", example=turn.example)
    try:
        rule = load_rules_page(turn.game.id, turn.texts.language).example
    except Refused:
        rule = ""
    table = Grid.grid(padding=(0, 2))
    rows = [(usage, turn.texts.get(f"terminal-help-{key}", rule=rule)) for usage, key in HELP if key != "rule" or rule]
    rows[PANELS_AFTER:PANELS_AFTER] = map(turn.drawing.panel_help, turn.drawing.panels)
    for usage, explanation in rows:
        table.add_row(Text(f"  {usage}", "bold"), explanation)
    turn.show(table)
    for hint in turn.drawing.hints():
        turn.show("", Text(hint))


def _cards(turn: Turn, argument: str) -> None:
    words = argument.split()
    if not all(map(is_number, words)):
        raise CommandError("cards_by_number", text=argument)
    explanation = turn.drawing.cards(turn.view, [int(word) for word in words])
    if explanation is None:
        raise CommandError("no_such_cards", text=argument)
    turn.show(explanation)


def _why(turn: Turn, argument: str) -> None:
    state, seat = turn.match.state, turn.seat
    if not argument:
        raise CommandError("why_what", example=turn.example)
    if is_number(argument):
        legal = state.legal(seat)
        if not 1 <= int(argument) <= len(legal):
            raise CommandError("no_such_choice", number=int(argument), count=len(legal))
        action = legal[int(argument) - 1]
    else:
        action = turn.game.action_from_text(state, seat, turn.drawing.notation(argument))
    reason = turn.game.refusal(state, seat, action)
    if reason is None:
        turn.say("allowed")
    else:
        turn.show_refusal(reason)
        if reason.rule:
            turn.say("read_rule", DIM, rule=reason.rule)


def _hint(turn: Turn) -> None:
    from tradecraft.cli.hints import show_hint

    show_hint(turn)


def _rule(turn: Turn, argument: str) -> None:
    page = load_rules_page(turn.game.id, turn.texts.language)
    if not argument:
        raise CommandError("rule_which", rule=page.example)
    turn.show(Markdown(page.find(argument).text))


def _undo(turn: Turn) -> None:
    turn.match.undo(turn.seat)
    turn.say("undo_done")


def _save(turn: Turn, argument: str) -> None:
    if not argument:
        raise CommandError("save_where")
    path = Path(os.path.expanduser(argument))
    if os.path.exists(path) and path.resolve() not in turn.table.own_files:
        raise CommandError("file_exists", path=str(path))
    turn.table.save(path)
    turn.say("saved", path=str(path))


def _quit(turn: Turn) -> None:
    offer_to_save(turn)
    raise LeftTable


def offer_to_save(turn: Turn) -> None:
    """Ask for the name of a file until everything is in one, or no name is given."""
    while not turn.table.is_saved:
        turn.say("unsaved")
        path = turn.table.screen.ask(f"{turn.texts.get('terminal-save_as')}>")
        if not path:
            break
        run_command(turn, "save", path)


LEAVING = ("quit", "exit")
HELP = (
    ("help, ?", "help"),
    ("all", "all"),
    ("cards [NUMBER ...]", "card"),
    ("log", "log"),
    ("hint", "hint"),
    ("why ACTION", "why"),
    ("rule ID", "rule"),
    ("undo", "undo"),
    ("save FILE", "save"),
    ("quit", "quit"),
)
"""How each command is written, and the key of its explanation; the game's own panels come between."""
PANELS_AFTER = 2
PLAIN: dict[str, Callable[[Turn], None]] = {
    "help": _help,
    "?": _help,
    "all": Turn.show_choices,
    "log": lambda turn: turn.show_log(0, None),
    "hint": _hint,
    "undo": _undo,
    **dict.fromkeys(LEAVING, _quit),
}
WITH_ARGUMENT: dict[str, Callable[[Turn, str], None]] = {
    "card": _cards,
    "cards": _cards,
    "why": _why,
    "rule": _rule,
    "save": _save,
}
