"""Questions to bots about the game at a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tradecraft.core.record import BY_CHANCE
from tradecraft.server.bots.questions import PATIENCE_MS, MoveQuestion, ReviewQuestion
from tradecraft.server.tables.table import Table

PART = 2
"""The fewest entries of a part: so few that running games do not notice."""


def move_question(table: Table, seat: int, budget: int) -> MoveQuestion:
    """Return the question to the bot of a seat; it depends only on what the seat knows."""
    return MoveQuestion(
        **about_game(table),
        seat=seat,
        view=packed_view(table, seat),
        legal=table.legal(seat),
        bot=table.seats[seat].bot or "",
        seed=table.bot_seed(seat),
        budget_ms=budget,
    )


def review_question(table: Table, depth: str) -> ReviewQuestion:
    """Return what is asked for a review of a finished game; the entries to look at are filled in part by part."""
    people = [number for number, seat in enumerate(table.seats) if seat.bot is None]
    return ReviewQuestion(
        **about_game(table),
        entries=entries_of(table),
        first=1,
        last=0,
        is_deep=depth == "deep",
        seats=people or list(range(table.players)),
        seed=f"{table.header.id}/{depth}",
        budget_ms=PATIENCE_MS,
    )


def entries_of(table: Table) -> list[tuple[int, str]]:
    """Return the entries of a table's game."""
    return [(step.entry.seat, step.entry.text) for step in table.playing_match().steps]


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


def parts_of(entries: list[tuple[int, str]]) -> Iterator[tuple[int, int]]:
    """Cut a game into parts that do not begin with a draw; yield the first and the last entry of each, from 1."""
    first = 1
    for number, (seat, _) in enumerate(entries, 1):
        if number - first >= PART and seat != BY_CHANCE:
            yield first, number - 1
            first = number
    if entries:
        yield first, len(entries)
