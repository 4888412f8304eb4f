"""The PostgreSQL server for tests starts wherever its programs are installed."""

import os
from pathlib import Path

import pytest

from drills import databases
from drills.databases import PostgresServer
from tests.server.running import run
from tradecraft.server.store import open_store


def test_programs_that_not_everybody_reaches_are_copied(monkeypatch: pytest.MonkeyPatch):
    asked: list[Path] = []

    def nobody_reaches(path: Path) -> bool:
        asked.append(path)
        return False

    async def story(url: str) -> None:
        async with open_store(url) as store:
            await store.announce("here")

    monkeypatch.setattr(databases, "_everybody_reaches", nobody_reaches)
    server = PostgresServer()
    try:
        server.start()
        with server.database() as url:
            run(story(url))
    finally:
        server.stop()
    # Only root has to leave its own rights behind.
    assert bool(asked) == (os.geteuid() == 0)


def test_a_folder_that_is_closed_to_others_is_noticed(tmp_path: Path):
    folder = tmp_path / "closed" / "bin"
    folder.mkdir(parents=True)
    folder.parent.chmod(0o700)
    assert not databases._everybody_reaches(folder)
    assert databases._everybody_reaches(Path("/tmp"))
