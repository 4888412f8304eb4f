"""Record files are written whole or not at all."""

import os
from pathlib import Path

import pytest

from tests.cli.running import match_where
from tradecraft.cli.errors import CommandError
from tradecraft.cli.records import read_record, write_record, write_whole


def test_a_written_record_reads_back_equal(tmp_path: Path):
    record = match_where(lambda match: match.state.round == 2).record()
    write_record(tmp_path / "game.tcr", record)
    assert read_record(tmp_path / "game.tcr") == record


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
):
    path = tmp_path / "game.tcr"
    path.write_text("old")

    def fail(source: str, target: str) -> None:
        raise error

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises((CommandError, KeyboardInterrupt)):
        write_whole(path, "new")
    assert [file.read_text() for file in tmp_path.iterdir()] == ["old"]


def test_a_file_is_as_open_as_any_new_file(tmp_path: Path):
    (tmp_path / "other").touch()
    write_whole(tmp_path / "game.tcr", "text")
    assert (tmp_path / "game.tcr").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_a_link_is_written_through(tmp_path: Path):
    (tmp_path / "link.tcr").symlink_to(tmp_path / "game.tcr")
    write_whole(tmp_path / "link.tcr", "text")
    assert (tmp_path / "link.tcr").is_symlink()
    assert (tmp_path / "game.tcr").read_text() == "text"
