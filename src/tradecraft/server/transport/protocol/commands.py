"""What a client asks for at a table: the same over a WebSocket and by `POST /api/commands`.

Every command has an `id` of the client's own making, which comes back with the answer. A command that is sent again
with the same id is answered as before and does nothing more.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tradecraft.server.transport.protocol.base import TEXT_PATTERN, BotName, CommandId, Entropy, Invite, TableId, Wire

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
ActionNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Language = Annotated[str, msgspec.Meta(max_length=8)]
"""The language in which questions, options and events are put into words; none if it is empty."""
Version = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


class TableCommand(Wire, frozen=True, tag_field="type"):
    """Something asked for at a table."""

    id: CommandId
    table: TableId


class SeatCommand(TableCommand, frozen=True):
    """A command for one seat."""

    seat: SeatNumber


class Watch(TableCommand, frozen=True, tag="watch"):
    """Watch a table: be told what happens from now on, and first what happened after the last `version` you know.

    `language` holds for everything that is told over this connection.
    """

    version: Version = 0
    invite: Invite = ""
    language: Language = ""


class Unwatch(TableCommand, frozen=True, tag="unwatch"):
    """Stop watching a table."""


class Look(TableCommand, frozen=True, tag="look"):
    """Say that you see the table at this moment: you are not called about the turn that has begun."""


class Join(TableCommand, frozen=True, tag="join"):
    """Take a free seat: the one named, or the first that can be taken."""

    seat: SeatNumber | None = None
    invite: Invite = ""
    entropy: Entropy = ""


class Leave(TableCommand, frozen=True, tag="leave"):
    """Give the seats up before the game; let the stand-in play for them during it."""


class Return(TableCommand, frozen=True, tag="return"):
    """Take the seats back from the stand-in."""


class TakeBack(SeatCommand, frozen=True, tag="take_back"):
    """Take back what the stand-in did for a seat of yours, and the seats if it still plays for them.

    Its moves are final once another person has acted after them or something was drawn or revealed to the seat, and
    always in rated games.
    """


class Resign(SeatCommand, frozen=True, tag="resign"):
    """Lose the game for a seat, for good."""


class Close(TableCommand, frozen=True, tag="close"):
    """Remove a table you own that has not begun."""


class AddBot(SeatCommand, frozen=True, tag="add_bot"):
    """Let a bot take a free seat of a table you own that has not begun."""

    bot: BotName


class RemoveBot(SeatCommand, frozen=True, tag="remove_bot"):
    """Take the bot off a seat of a table you own that has not begun."""


class Act(SeatCommand, frozen=True, tag="act"):
    """Do one of the options given: by its number or in notation. `version` is the one the option came with."""

    version: Version
    action: ActionNumber | ActionText


class Undo(SeatCommand, frozen=True, tag="undo"):
    """Take back the seat's last step; what others must agree to is asked of them."""

    version: Version


class AnswerUndo(SeatCommand, frozen=True, tag="answer_undo"):
    """Agree, or not, that another player takes something back."""

    agrees: bool


class Share(TableCommand, frozen=True, tag="share"):
    """Let everybody see the review of a finished game you played, or no longer; it is seen once all players agree."""

    allows: bool


class Chat(TableCommand, frozen=True, tag="chat"):
    """Say something to the table: a text, or one of the ready phrases by its id."""

    text: Annotated[str, msgspec.Meta(max_length=500, pattern=TEXT_PATTERN)] = ""
    phrase: Annotated[str, msgspec.Meta(max_length=32)] = ""


class Hint(SeatCommand, frozen=True, tag="hint"):
    """Ask the strongest bot what it would do, and what an action the seat has in mind would give away."""

    action: ActionNumber | None = None


class Why(SeatCommand, frozen=True, tag="why"):
    """Ask why something cannot be done."""

    action: ActionNumber | ActionText


class Preview(SeatCommand, frozen=True, tag="preview"):
    """Ask what would follow from one of the options given, as far as the seat can know."""

    action: ActionNumber


Seating = Join | Leave | Return | TakeBack | Resign | Close | AddBot | RemoveBot
Command = Watch | Unwatch | Look | Seating | Act | Undo | AnswerUndo | Share | Chat | Hint | Why | Preview
