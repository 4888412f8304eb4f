"""Refusals as messages."""

from __future__ import annotations

from tradecraft.core.errors import Reason, Refused
from tradecraft.locales import Texts
from tradecraft.locales.texts import GameTexts
from tradecraft.server.errors import RefusedByGame
from tradecraft.server.transport.protocol.errors import Refusal


def as_refusal(error: Refused, language: str) -> Refusal:
    """Return a refusal as it goes over the wire, in the words of the game it comes from, if any."""
    game, reason = error.game if isinstance(error, RefusedByGame) else None, error.reason
    return _refusal(reason, Texts(language).reason(game, reason))


def refusal_at_table(error: RefusedByGame, named: GameTexts) -> Refusal:
    """Return the refusal of a game as it goes over the wire, with the players' names."""
    return _refusal(error.reason, named.reason(error.reason))


def _refusal(reason: Reason, message: str) -> Refusal:
    return Refusal(code=reason.code, rule=reason.rule, params=reason.params, message=message)
