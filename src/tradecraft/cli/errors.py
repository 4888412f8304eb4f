"""Error reporting: one line and an exit code for user errors, a full report for bugs."""

from __future__ import annotations

import os
import platform
import sys
import traceback
from types import TracebackType

import typer

from tradecraft import ENGINE, __version__
from tradecraft.core.errors import BadRecord, Refused
from tradecraft.core.game import AnyGame
from tradecraft.locales import languages
from tradecraft.terminal.texts import TerminalTexts

REFUSED, OUR_FAULT, INTERRUPTED = 2, 1, 130
"""The exit codes of commands that do not succeed."""
DEFAULT_LANGUAGE = "en"
NO_BREAK_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Python does not call them printable, but French typography needs them and terminals show them as spaces."""


class CommandError(Exception):
    """An error of the user's; `key` is the id of a terminal text, without its prefix."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params


class Reporting:
    """A block whose errors are reported: user errors in one line, with the texts of `game` if set; bugs in full."""

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        self.language = language
        self.game: AnyGame | None = None

    def __enter__(self) -> Reporting:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Print the error and exit with its code."""
        if error is None or isinstance(error, (typer.Exit, typer.Abort, BrokenPipeError, SystemExit)):
            return
        if isinstance(error, KeyboardInterrupt):
            print(file=sys.stderr)
            raise typer.Exit(INTERRUPTED) from None
        if isinstance(error, (Refused, CommandError)):
            print(self.line(error), file=sys.stderr)
            raise typer.Exit(REFUSED) from None
        if isinstance(error, Exception):
            print(fault_report(error), file=sys.stderr)
            raise typer.Exit(OUR_FAULT) from None

    def line(self, error: Refused | CommandError) -> str:
        """Return a user error as one line."""
        texts = self._texts()
        if isinstance(error, BadRecord):
            return texts.around("terminal-error_at_line", self.text(error), line=error.line)
        return texts.around("terminal-error", self.text(error))

    def text(self, error: Refused | CommandError) -> str:
        """Return what is wrong, without saying that it is an error."""
        texts = self._texts()
        if isinstance(error, CommandError):
            return printable(texts.get(f"terminal-{error.key}", **error.params))
        return printable(texts.reason(self.game, error.reason))

    def _texts(self) -> TerminalTexts:
        return TerminalTexts(self.language if self.language in languages() else DEFAULT_LANGUAGE)


def printable(text: str) -> str:
    """Return a text on one line, without control characters: it may quote an untrusted file."""
    return "".join(
        character if character.isprintable() or character in NO_BREAK_SPACES else "\N{REPLACEMENT CHARACTER}"
        for character in text
    )


def fault_report(error: Exception) -> str:
    """Return the report of a bug."""
    trace = "".join(traceback.format_exception(error)).rstrip()
    notes = [
        f"{trace}",
        "",
        "internal error: this is a mistake in Tradecraft, not yours. Please report it with the lines above and these:",
        f"  tradecraft {__version__} ({ENGINE}), Python {platform.python_version()} on {platform.system()}",
        f"  command: tradecraft {' '.join(sys.argv[1:])}",
    ]
    return "\n".join(notes)


def preferred_language() -> str:
    """Return the language the environment asks for, if there are texts in it, or else the default."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            language = value.split("_")[0].split(".")[0].lower()
            return language if language in languages() else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def system_text(error: OSError | ValueError) -> str:
    """Return the system's message for a file error, without error number and path."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
