"""Companions at tables: which degree of skill suits a person, from the games they had with companions before."""

from __future__ import annotations

from sqlalchemy import Connection

from tradecraft.bots.companion import GAMES, next_degree
from tradecraft.bots.protocol import base_name
from tradecraft.server.errors import Denied, denied
from tradecraft.server.store.results import results_with

COMPANION = "companion"


def is_companion(bot: str) -> bool:
    """Tell whether a bot is a companion, of whatever degree."""
    return base_name(bot) == COMPANION


def fitting(connection: Connection, bot: str, game: str, person: str, rated: bool) -> str:
    """Return the bot to seat; for a companion, the level that promises the person an even game.

    Raises Denied for a companion in a rated game.
    """
    if not is_companion(bot):
        return bot
    if rated:
        raise denied(Denied, "rated_companion")
    found = results_with(connection, person, game, f"{COMPANION}_", GAMES)
    return f"{COMPANION}_{next_degree([(int(name.rpartition('_')[2]), share) for name, share in found])}"
