"""What a person can ask of a table, as `deciders` takes it; `at` is when it was asked, in milliseconds.

A command changes a table. Questions about a table, and what only concerns a connection, are not in here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import dataclass_transform


@dataclass_transform(frozen_default=True, kw_only_default=True)
@dataclass(frozen=True, kw_only=True)
class Command:
    """Something asked for; `id` is the client's own, by which a command that is sent again is recognised."""

    at: int
    id: str = ""

    def __init_subclass__(cls) -> None:
        """Make each kind of command a frozen dataclass."""
        dataclass(frozen=True, kw_only=True)(cls)


class SeatCommand(Command):
    """Something asked for one seat."""

    seat: int


class Join(Command):
    """Take a free seat: the one named, or the first that can be taken."""

    seat: int | None = None
    invite: str = ""
    entropy: str = ""


class Leave(Command):
    """Give the seats up before the game; let the stand-in play for them during it."""


class Return(Command):
    """Take the seats back from the stand-in."""


class TakeBack(SeatCommand):
    """Take the seats back from the stand-in, and back what it did for one of them as far as that is not final."""


class Resign(SeatCommand):
    """Lose the game for a seat, for good."""


class Close(Command):
    """Remove a table you own that has not begun."""


class AddBot(SeatCommand):
    """Let a bot take a free seat of a table you own that has not begun."""

    bot: str


class RemoveBot(SeatCommand):
    """Take the bot off a seat of a table you own that has not begun."""


class Share(Command):
    """Let everybody see the review of a finished game you played, or no longer."""

    allows: bool


class Act(SeatCommand):
    """Choose an option, by its number or in notation; `version` is the one the option came with."""

    version: int
    action: int | str


class Undo(SeatCommand):
    """Take back the seat's last step, or ask the others whether it may be."""

    version: int


class AnswerUndo(SeatCommand):
    """Agree, or not, that another player takes something back."""

    agrees: bool
