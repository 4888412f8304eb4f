"""`admin` and `backup`: manage reports, bans and tables in a server's database, and copy it."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from rich.table import Table
from sqlalchemy import Connection

from tradecraft.cli.errors import Reporting, printable
from tradecraft.cli.terminal import new_console
from tradecraft.server.container import ENDED, wall_clock
from tradecraft.server.errors import NotFound, Unavailable, denied
from tradecraft.server.operations import administration
from tradecraft.server.operations.backup import backup
from tradecraft.server.people import People
from tradecraft.server.people.names import name_key
from tradecraft.server.store import Store, chat, open_store
from tradecraft.server.store.base import sqlite_path
from tradecraft.server.store.people import PersonRow, find_name, find_person
from tradecraft.terminal.texts import TerminalTexts

MOST_LINES = 1000
REPORT_HEADS = ("number", "at", "by", "about", "table", "text")
TABLE_HEADS = ("table", "game", "status", "owner", "seats", "changes", "at")
TIMES = ("created", "seen", "banned")
"""Fields in milliseconds since 1970, shown as a date."""

Row = tuple[object, ...]
T = TypeVar("T")


def show_reports(database: str, as_json: bool, language: str) -> None:
    """List the open reports."""
    _show_list(database, chat.open_reports, as_json, language, "terminal-admin-no_reports", REPORT_HEADS, _report_row)


def _report_row(report: chat.Report) -> Row:
    about = f"{report.about_name} ({report.about})"
    return (report.id, _when(report.at), report.by_name, about, report.table, report.text)


def close_report(database: str, number: int, language: str) -> None:
    """Mark a report as dealt with."""
    with Reporting(language):
        at = wall_clock()
        if not _with_store(database, lambda store: store.write(lambda c: chat.close_report(c, number, at))):
            raise denied(NotFound, "no_such_report", number=str(number))
        _say(language, "terminal-admin-closed", number=str(number))


def ban(database: str, name: str, language: str) -> None:
    """Ban a person, and cut off the connections of the sessions that this ends."""
    ended: list[str] = []

    async def work(store: Store) -> PersonRow:
        person = await _find(store, name)
        await People(store, wall_clock, ended=ended.extend).ban(person.id)
        for session in ended:
            await store.announce(f"{ENDED} {session}")
        return person

    with Reporting(language):
        person = _with_store(database, work)
        _say(language, "terminal-admin-banned", name=person.name, id=person.id, sessions=len(ended))


def unban(database: str, name: str, language: str) -> None:
    """Lift a ban."""

    async def work(store: Store) -> PersonRow:
        person = await _find(store, name)
        await People(store, wall_clock).unban(person.id)
        return person

    with Reporting(language):
        person = _with_store(database, work)
        _say(language, "terminal-admin-unbanned", name=person.name, id=person.id)


def show_person(database: str, name: str, as_json: bool, language: str) -> None:
    """Show the stored data of a person."""

    async def work(store: Store) -> administration.PersonSummary | None:
        id = (await _find(store, name)).id
        return await store.read(lambda connection: administration.summarise_person(connection, id))

    with Reporting(language):
        summary = _with_store(database, work)
        if as_json:
            _print_json(summary)
        elif summary is not None:
            texts = TerminalTexts(language)
            table = Table.grid(padding=(0, 2))
            for key, value in msgspec.structs.asdict(summary).items():
                shown = _when(value) if key in TIMES else _shown(value)
                table.add_row(texts.get(f"terminal-admin-person-{key}"), shown)
            new_console().print(table)


def show_tables(database: str, as_json: bool, language: str) -> None:
    """List the tables that are open or being played."""
    query = administration.list_running_tables
    _show_list(database, query, as_json, language, "terminal-admin-no_tables", TABLE_HEADS, _table_row)


def _table_row(table: administration.RunningTable) -> Row:
    seats = ", ".join(map(_shown, table.seats))
    return (table.id, table.game, table.status, table.owner_name, seats, table.changes, _when(table.updated))


def _show_list(
    database: str,
    query: Callable[[Connection, int], list[T]],
    as_json: bool,
    language: str,
    nothing: str,
    heads: Iterable[str],
    row: Callable[[T], Row],
) -> None:
    """Print the results of a query as JSON or as a table; `nothing` is the text for no results."""
    with Reporting(language):
        found = _with_store(database, lambda store: store.read(lambda connection: query(connection, MOST_LINES)))
        if as_json:
            _print_json(found)
            return
        texts = TerminalTexts(language)
        table = Table(box=None, pad_edge=False)
        for head in heads:
            table.add_column(texts.get(f"terminal-admin-head-{head}"), overflow="fold")
        for one in found:
            table.add_row(*map(_shown, row(one)))
        new_console().print(table if found else texts.get(nothing))


def make_backup(database: str, file: Path, language: str) -> None:
    """Copy the database to a new file and say so."""
    with Reporting(language):
        backup(database, file)
        _say(language, "terminal-backup", path=str(file), size=str(max(1, file.stat().st_size // 1024)))


def _with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run a task on a server's database, which must exist."""
    path = sqlite_path(database)
    if path is not None and not path.exists():
        raise denied(Unavailable, "database_unreadable", path=str(path), why=os.strerror(errno.ENOENT))

    async def run() -> T:
        async with open_store(database) as store:
            return await work(store)

    return asyncio.run(run())


async def _find(store: Store, name: str) -> PersonRow:
    """Return the account or bot with a name, or any person by id."""
    key = name_key(name)
    found = await store.read(lambda connection: find_name(connection, key) or find_person(connection, name))
    if found is None:
        raise denied(NotFound, "nobody_called", name=name)
    return found


def _say(language: str, key: str, **params: str | int) -> None:
    print(printable(TerminalTexts(language).get(key, **params)))


def _print_json(found: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def _shown(value: object) -> str:
    return "–" if value is None else printable(str(value))


def _when(at: int | None) -> str:
    return "–" if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
