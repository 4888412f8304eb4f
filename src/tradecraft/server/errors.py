"""The refusals of the server, by HTTP status.

Each is a `Refused` of the kernel: it has a reason that can be shown to people, and nothing has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tradecraft.core.errors import Reason, Refused
from tradecraft.core.game import AnyGame


class Denied(Refused):
    """A request the server does not carry out; `status` is the HTTP status."""

    status = 400


class NotSignedIn(Denied):
    """The request does not say who asks."""

    status = 401


class NotAllowed(Denied):
    """The person who asks may not do this."""

    status = 403


class NotFound(Denied):
    """There is no such thing, or the person who asks may not know of it."""

    status = 404


class OutOfDate(Denied):
    """What was asked for does not fit what has happened since."""

    status = 409


class TooMuch(Denied):
    """Too many requests, or too large a one."""

    status = 429


class Unavailable(Denied):
    """The server cannot do this now."""

    status = 503


class RefusedByGame(Refused):
    """Something the rules of a game do not allow; the reason has a text of that game."""

    def __init__(self, game: AnyGame, reason: Reason) -> None:
        """Keep the game."""
        super().__init__(reason)
        self.game = game


@contextmanager
def rules_of(game: AnyGame) -> Iterator[None]:
    """Turn refusals of a block into refusals by a game."""
    try:
        yield
    except Denied:
        raise
    except Refused as error:
        raise RefusedByGame(game, error.reason) from None


def denied(kind: type[Denied], code: str, **params: str | int) -> Denied:
    """Return a refusal with its reason."""
    return kind(Reason(code, "", dict(params)))
