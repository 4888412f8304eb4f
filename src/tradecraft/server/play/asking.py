"""Questions to bots about the game at a table."""

from __future__ import annotations

from typing import Any

from tradecraft.server.bots.questions import Question
from tradecraft.server.tables.table import Table


def move_question(table: Table, seat: int, budget: int) -> Question:
    """Return what the bot of a seat is asked: nothing in it depends on what the seat does not know."""
    return Question(
        **about_game(table),
        seat=seat,
        view=packed_view(table, seat),
        legal=table.legal(seat),
        bot=table.seats[seat].bot or "",
        seed=table.bot_seed(seat),
        budget_ms=budget,
    )


def packed_view(table: Table, seat: int) -> list[Any]:
    """Return what a seat knows as it is sent to the process of a bot; only once the game has begun."""
    packed: list[Any] = table.game.view(table.playing_match().state, seat).pack()
    return packed


def about_game(table: Table) -> dict[str, Any]:
    """Return what every question about a table's game begins with."""
    return {
        "game": table.header.game,
        "rules": table.header.rules,
        "content": table.header.content,
        "folder": table.game.pack_folder(),
        "players": table.players,
        "options": table.header.options,
    }
