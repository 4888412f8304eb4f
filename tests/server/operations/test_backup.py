"""Backups: complete, consistent, and never overwriting a file."""

import asyncio
import os
import stat
from pathlib import Path

import pytest

from tests.server.running import run
from tests.server.store.sample import furnish, length, step
from tradecraft.server.errors import Denied
from tradecraft.server.operations import backup as backups
from tradecraft.server.operations.backup import backup
from tradecraft.server.store import open_store

TABLES = [f"t{number}" for number in range(20)]


@pytest.fixture
def target(tmp_path: Path) -> Path:
    folder = tmp_path / "copies"
    folder.mkdir()
    return folder / "copy.db"


def fill(url: str) -> None:
    async def story() -> None:
        async with open_store(url) as store:
            await furnish(store, *TABLES)
            await store.append(step("t0", 1))

    run(story())


def refusal(url: str, target: Path) -> str:
    with pytest.raises(Denied) as refused:
        backup(url, target)
    return refused.value.reason.code


def test_a_backup_made_under_load_is_a_store_as_of_one_moment(sqlite_url: str, target: Path):
    async def play() -> int:
        async with open_store(sqlite_url) as store:
            await furnish(store, *TABLES)
            copying: asyncio.Task[None] | None = None
            seq = 0
            while copying is None or not copying.done():
                seq += 1
                # The first table leads, the others follow.
                await store.append(step("t0", seq))
                await asyncio.gather(*(store.append(step(id, seq)) for id in TABLES[1:]))
                if seq == 5:
                    copying = asyncio.create_task(asyncio.to_thread(backup, sqlite_url, target))
            await copying
            return seq

    async def look() -> list[int]:
        async with open_store(f"sqlite:///{target}") as store:
            return [await length(store, id) for id in TABLES]

    played = run(play())
    lengths = run(look())
    # Of any one moment the first table is at most one step ahead, and no other is ahead of it.
    assert 5 <= min(lengths) <= max(lengths) == lengths[0] <= min(lengths) + 1
    assert lengths[0] <= played


def test_a_backup_is_one_file_that_only_its_owner_reads(sqlite_url: str, target: Path):
    fill(sqlite_url)
    backup(sqlite_url, target)
    assert list(target.parent.iterdir()) == [target]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600


def test_a_backup_overwrites_nothing(sqlite_url: str, target: Path):
    fill(sqlite_url)
    target.write_text("precious")
    assert refusal(sqlite_url, target) == "backup_exists"
    assert target.read_text() == "precious"
    assert list(target.parent.iterdir()) == [target]


def test_a_backup_overwrites_nothing_that_came_meanwhile(
    sqlite_url: str, target: Path, monkeypatch: pytest.MonkeyPatch
):
    fill(sqlite_url)
    copy = backups._copy

    def copy_slowly(source: Path, part: Path) -> None:
        copy(source, part)
        target.write_text("precious")

    monkeypatch.setattr(backups, "_copy", copy_slowly)
    assert refusal(sqlite_url, target) == "backup_exists"
    assert target.read_text() == "precious"
    assert list(target.parent.iterdir()) == [target]


def test_a_backup_works_where_there_are_no_links(sqlite_url: str, target: Path, monkeypatch: pytest.MonkeyPatch):
    def refuse(*_: object) -> None:
        raise PermissionError(1, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    fill(sqlite_url)
    backup(sqlite_url, target)
    assert list(target.parent.iterdir()) == [target]
    assert target.stat().st_size > 0


@pytest.mark.parametrize("damage", [None, b"Dear Ada, " * 1000])
def test_nothing_is_left_of_a_backup_that_fails(tmp_path: Path, target: Path, damage: bytes | None):
    source = tmp_path / "source.db"
    if damage is not None:
        source.write_bytes(damage)
    assert refusal(f"sqlite:///{source}", target) == "database_unreadable"
    assert list(target.parent.iterdir()) == []
    assert source.exists() == (damage is not None)


def test_a_backup_of_a_damaged_store_is_refused(sqlite_url: str, tmp_path: Path, target: Path):
    fill(sqlite_url)
    path = tmp_path / "store.db"
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2] + b"\xff" * 4096 + whole[len(whole) // 2 + 4096 :])
    assert refusal(sqlite_url, target) == "database_unreadable"
    assert list(target.parent.iterdir()) == []


def test_a_backup_into_a_folder_that_is_not_there_is_refused(sqlite_url: str, target: Path):
    fill(sqlite_url)
    assert refusal(sqlite_url, target / "deeper" / "copy.db") == "backup_failed"


def test_postgresql_has_a_tool_of_its_own_for_backups(target: Path):
    assert refusal("postgresql://ada@host/name", target) == "backup_needs_pg_dump"
