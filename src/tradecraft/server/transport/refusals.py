"""Refusals as messages."""

from __future__ import annotations

from tradecraft.core.errors import Refused
from tradecraft.locales import Texts
from tradecraft.server.errors import RefusedByGame
from tradecraft.server.transport.protocol.errors import Refusal


def as_refusal(error: Refused, language: str) -> Refusal:
    """Return a refusal as it goes over the wire, in the words of the game it comes from, if any."""
    game, reason = error.game if isinstance(error, RefusedByGame) else None, error.reason
    message = Texts(language).reason(game, reason)
    return Refusal(code=reason.code, rule=reason.rule, params=reason.params, message=message)
