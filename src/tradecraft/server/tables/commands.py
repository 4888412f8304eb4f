"""The commands that change a table, as input of `deciders`; `at` is the time in milliseconds.

A command changes a table. Questions about a table, and what only concerns a connection, are not in here.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Command:
    """A command; `id` is the client's own, by which a repeated command is recognised."""

    at: int
    id: str = ""


@dataclass(frozen=True, kw_only=True)
class SeatCommand(Command):
    """A command for one seat."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class Join(Command):
    """Take a free seat: the one named, or the first that can be taken."""

    seat: int | None = None
    invite: str = ""
    entropy: str = ""


@dataclass(frozen=True, kw_only=True)
class Leave(Command):
    """Give the seats up before the game; let the stand-in play for them during it."""


@dataclass(frozen=True, kw_only=True)
class Return(Command):
    """Take the seats back from the stand-in."""


@dataclass(frozen=True, kw_only=True)
class TakeBack(SeatCommand):
    """Take your seats back from the stand-in, and take back its moves for one of them that are not final yet."""


@dataclass(frozen=True, kw_only=True)
class Resign(SeatCommand):
    """Lose the game for a seat, for good."""


@dataclass(frozen=True, kw_only=True)
class Close(Command):
    """Remove a table you own that has not begun."""


@dataclass(frozen=True, kw_only=True)
class AddBot(SeatCommand):
    """Let a bot take a free seat of a table you own that has not begun."""

    bot: str


@dataclass(frozen=True, kw_only=True)
class RemoveBot(SeatCommand):
    """Take the bot off a seat of a table you own that has not begun."""


@dataclass(frozen=True, kw_only=True)
class Share(Command):
    """Show the review of a finished game you played to everybody, or hide it again."""

    allows: bool


@dataclass(frozen=True, kw_only=True)
class Act(SeatCommand):
    """Choose an option, by its number or in notation; `version` is the one the option came with."""

    version: int
    action: int | str


@dataclass(frozen=True, kw_only=True)
class Undo(SeatCommand):
    """Take back the seat's last step, or ask the others whether it may be."""

    version: int


@dataclass(frozen=True, kw_only=True)
class AnswerUndo(SeatCommand):
    """Agree, or not, that another player takes something back."""

    agrees: bool
