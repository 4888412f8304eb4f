"""Parsing of arguments: games, records, lists and options."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tradecraft.bots.protocol import Budget
from tradecraft.cli.errors import CommandError, Reporting
from tradecraft.cli.records import read_record
from tradecraft.core.game import AnyGame
from tradecraft.core.record import Record
from tradecraft.core.registry import add_pack, find_game, find_game_of, find_pack
from tradecraft.terminal.texts import TerminalTexts


def chosen_game(reporting: Reporting, id: str, pack: Path | None = None) -> AnyGame:
    """Return a game, with the content pack that was asked for: a folder, or the name of one of the game's own."""
    reporting.game = find_game(id, content=find_pack(id, pack) if pack else None)
    return reporting.game


@contextmanager
def opened_record(
    path: Path, packs: list[Path] | None, language: str
) -> Iterator[tuple[AnyGame, Record, TerminalTexts]]:
    """Read a record file and find its game and texts; errors are reported.

    `packs` may be needed to find the game.
    """
    with Reporting(language) as reporting:
        texts = TerminalTexts(language)
        add_packs(packs)
        record = read_record(path)
        reporting.game = find_game_of(record)
        yield reporting.game, record, texts


def add_packs(folders: list[Path] | None) -> None:
    """Load content packs, so that records that need them can be played."""
    for folder in folders or ():
        add_pack(folder)


def words(text: str | None) -> tuple[str, ...]:
    """Read words with commas between them."""
    return tuple(word.strip() for word in text.split(",")) if text else ()


def seats(text: str | None) -> tuple[int, ...] | None:
    """Read numbers of seats, from 1, with commas between them; return them from 0."""
    if text is None:
        return None
    numbers = words(text) or ("",)
    if not all(re.fullmatch("[1-9][0-9]?", number) for number in numbers):
        raise CommandError("bad_seats", text=text)
    return tuple(sorted({int(number) - 1 for number in numbers}))


def option_values(texts: list[str] | None) -> dict[str, str]:
    """Read options of a game, each as NAME=VALUE."""
    options: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not name or not equals:
            raise CommandError("bad_option", text=text)
        if name in options:
            raise CommandError("option_twice", option=name)
        options[name] = value
    return options


def budget_of(milliseconds: int | None, simulations: int | None) -> Budget:
    """Return how long bots may think; without limits, as long as each is meant to."""
    if milliseconds and simulations:
        raise CommandError("budget_twice")
    return Budget(milliseconds or 0, simulations or 0)
