"""The refusals of the server, by HTTP status.

Each is a `Refused` of the kernel: it has a reason that can be shown to people, and nothing has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tradecraft.core.errors import BadOption, Reason, Refused
from tradecraft.core.game import AnyGame


class Denied(Refused):
    """A request is refused; `status` is the HTTP status."""

    status = 400

    def __init_subclass__(cls, status: int) -> None:
        """Give a kind of refusal its status."""
        cls.status = status


class NotSignedIn(Denied, status=401):
    """The request does not say who asks."""


class NotAllowed(Denied, status=403):
    """The person who asks may not do this."""


class NotFound(Denied, status=404):
    """There is no such thing, or the person who asks may not know of it."""


class OutOfDate(Denied, status=409):
    """The request does not fit what has happened since."""


class TooMuch(Denied, status=429):
    """Too many requests, or too large a one."""


class Unavailable(Denied, status=503):
    """The server cannot do this now."""


class RefusedByGame(Refused):
    """Something the rules of a game do not allow; the reason has a text of that game."""

    def __init__(self, game: AnyGame, reason: Reason) -> None:
        """Keep the game."""
        super().__init__(reason)
        self.game = game


@contextmanager
def not_found() -> Iterator[None]:
    """Refuse as not found what the block looks up by an id."""
    try:
        yield
    except BadOption:
        raise denied(NotFound, "no_such_page") from None


@contextmanager
def rules_of(game: AnyGame) -> Iterator[None]:
    """Raise the refusals of a block as refusals by a game."""
    try:
        yield
    except Denied:
        raise
    except Refused as error:
        raise RefusedByGame(game, error.reason) from None


def denied(kind: type[Denied], code: str, **params: str | int) -> Denied:
    """Return a refusal with its reason."""
    return kind(Reason(code, "", dict(params)))
