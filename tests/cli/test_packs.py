"""Content packs on the command line: a changed pack is played, recorded, replayed, resumed and checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import error_line, run
from tests.packs import RENAMED, forget_packs, make_pack, own_packs_only, vienna_pack, war_pack
from tradecraft.cli.records import read_record
from tradecraft.core.record import Record
from tradecraft.locales import languages

SEED = ("--seed", "3")
PLAY = ("play", "vienna", "--players", "2", "--bots", "random", *SEED)


@pytest.fixture(autouse=True)
def _own_packs_only() -> Iterator[None]:
    with own_packs_only():
        yield


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return vienna_pack(tmp_path / "pack")


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """A pack with the same id and other content."""
    return make_pack(tmp_path / "other", "vienna", "my-vienna")


@pytest.fixture
def record(tmp_path: Path, pack: Path) -> Path:
    """The record of a game with the pack that was left in its first turns."""
    path = tmp_path / "monday.tcr"
    result = run(*PLAY, "--pack", pack, "--record", path, lines=["1"] * 6 + ["quit"])
    assert result.exit_code == 0, result.output
    forget_packs()
    return path


def sound(*arguments: str | Path) -> str:
    """Run a command that succeeds, as if in a process of its own."""
    forget_packs()
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*arguments: str | Path) -> str:
    """Run a command that is refused, as if in a process of its own."""
    forget_packs()
    return error_line(run(*arguments))


def unwrapped(text: str) -> str:
    """Return a text on one line, as it was before it was fitted to the screen."""
    return " ".join(text.split())


# Playing


def test_a_game_with_a_pack_is_played_and_says_how_to_go_on(tmp_path: Path, pack: Path):
    path = tmp_path / "game.tcr"
    result = run(*PLAY, "--pack", pack, "--record", path, lines=["1", "cards 017", "quit"], COLUMNS="400")
    assert result.exit_code == 0, result.output
    assert f"tradecraft play vienna --resume {path} --pack {pack}" in result.stdout
    record = read_record(path)
    assert record.content.startswith("my-vienna sha256:")
    own = run(*PLAY, lines=["1", "cards 017", "quit"], COLUMNS="400").stdout
    card, own_card = (line_with("017", text) for text in (result.stdout, own))
    assert card != own_card


def line_with(word: str, text: str) -> str:
    """Return the last line with a word."""
    return [line for line in text.splitlines() if word in line][-1]


def test_sentences_use_the_names_of_the_pack(tmp_path: Path, pack: Path):
    simulate = ("simulate", "vienna", "--players", "2", "--games", "1", "--bots", "greedy", "--seed", "4")
    sound(*simulate, "--pack", pack, "--out", tmp_path / "mine")
    sound(*simulate, "--out", tmp_path / "own")
    told = unwrapped(sound("replay", tmp_path / "mine" / "0001.tcr", "--pack", pack))
    assert f"{RENAMED} (9)" in told
    assert "Universität (9)" not in told
    told = unwrapped(sound("replay", tmp_path / "own" / "0001.tcr", "--pack", pack))
    assert "Universität (9)" in told
    assert RENAMED not in told


def test_a_recorded_game_continues_with_its_pack(pack: Path, record: Path):
    before = read_record(record)
    result = run("play", "vienna", "--resume", record, "--record", record, "--pack", pack, lines=["1", "1", "quit"])
    assert result.exit_code == 0, result.output
    after = read_record(record)
    assert (after.content, after.entries[: len(before.entries)]) == (before.content, before.entries)
    assert len(after.entries) > len(before.entries)


def test_a_pack_given_twice_plays_the_same_game(tmp_path: Path, pack: Path):
    for name, folder in (("a", pack), ("b", vienna_pack(tmp_path / "again"))):
        sound("simulate", "vienna", "--players", "2", "--games", "1", "--pack", folder, "--out", tmp_path / name)
    assert (tmp_path / "a" / "0001.tcr").read_bytes() == (tmp_path / "b" / "0001.tcr").read_bytes()


# Records


def commands_on(record: Path) -> list[tuple[str | Path, ...]]:
    """List the commands that play a record."""
    return [
        ("replay", record),
        ("replay", record, "--verify"),
        ("verify", record),
        ("analyse", record, "--simulations", "1"),
        ("play", "vienna", "--resume", record),
    ]


def test_a_record_is_refused_without_its_pack(record: Path):
    digest = read_record(record).content.split(" ")[1][: len("sha256:") + 12]
    for command in commands_on(record):
        line = refused(*command)
        assert line.endswith(
            f"The content pack “my-vienna” ({digest}…) is missing: this game can only be played with it."
        ), command


def test_a_record_is_refused_with_another_pack_of_the_same_id(record: Path, other: Path):
    for command in commands_on(record):
        line = refused(*command, "--pack", other)
        assert "The content pack “my-vienna” given here is not the one this game was played with: sha256:" in line


@pytest.mark.parametrize("language", languages())
def test_a_missing_pack_is_named_in_every_language(record: Path, language: str):
    assert "my-vienna" in refused("replay", record, "--language", language)


def test_a_record_is_sound_with_its_pack_among_several(tmp_path: Path, record: Path, pack: Path, other: Path):
    packs = ("--pack", other, "--pack", pack, "--pack", war_pack(tmp_path / "war"))
    assert sound("replay", record, "--verify", *packs).startswith("ok: ")
    assert ": ok: " in sound("verify", record, *packs)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_simulated_games_with_a_pack_are_sound(tmp_path: Path, workers: str):
    pack = war_pack(tmp_path / "war")
    games = tmp_path / "games"
    sound(
        *("simulate", "war1955", "--games", "2", "--bots", "random", "--pack", pack),
        "--workers",
        workers,
        "--out",
        games,
    )
    files = sorted(games.glob("*.tcr"))
    records: list[Record] = [read_record(file) for file in files]
    assert [record.content.split(" ")[0] for record in records] == ["my-war"] * 2
    assert sound("verify", *files, "--pack", pack).count(": ok: ") == 2
    assert "my-war" in refused("replay", files[0], "--verify")


def test_a_finished_game_with_a_pack_is_analysed(tmp_path: Path):
    pack = war_pack(tmp_path / "war")
    short = ("--bots", "greedy", "--option", "side=short")
    sound("simulate", "war1955", "--games", "1", *short, "--pack", pack, "--out", tmp_path / "games")
    file = tmp_path / "games" / "0001.tcr"
    analysis = json.loads(sound("analyse", file, "--simulations", "1", "--json", "--pack", pack))
    assert len(analysis["chances"]) == 1 + len(read_record(file).entries)


def test_an_arena_keeps_games_of_one_pack_apart_from_others(tmp_path: Path):
    pack = war_pack(tmp_path / "war")
    out = tmp_path / "arena"
    arena = ("arena", "war1955", "--bots", "random,greedy", "--games", "1", "--out", out)
    sound(*arena, "--pack", pack)
    (file,) = out.glob("records/*.tcr")
    assert read_record(file).content.startswith("my-war sha256:")
    assert "holds other games" in refused(*arena)


def test_perft_counts_with_a_pack(tmp_path: Path):
    count = ("perft", "war1955", "--depth", "4", "--seed", "3")
    own = sound(*count, "--pack", "war1955-1")
    assert own == sound(*count)
    assert sound(*count, "--pack", war_pack(tmp_path / "war")) != own


# What is refused


def test_a_mistake_in_a_pack_is_reported_with_file_and_item(tmp_path: Path):
    folder = make_pack(tmp_path / "bad", "vienna", "bad", board=lambda data: data["buildings"][8].update(seal="wax"))
    for command in (
        PLAY,
        ("simulate", "vienna"),
        ("arena", "vienna", "--bots", "random"),
        ("perft", "vienna", "--depth", "1"),
    ):
        assert refused(*command, "--pack", folder) == (
            f"error: The content pack in {folder} cannot be used. board.json, entry 9 of 'buildings': "
            "'seal' must be one of nobility, religion, administration, culture, science, not 'wax'."
        )


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path):
    line = refused(*PLAY, "--pack", tmp_path / "nowhere")
    assert line.endswith("pack.json, the whole file: it cannot be read: No such file or directory.")


def test_a_pack_of_another_game_is_refused(tmp_path: Path):
    folder = war_pack(tmp_path / "war")
    assert refused(*PLAY, "--pack", folder) == f"error: The content pack {folder} is for “war1955”, not for “vienna”."


def test_a_server_does_not_start_with_a_bad_pack(tmp_path: Path):
    database = f"sqlite:///{tmp_path / 'table.db'}"
    serve = ("serve", "--port", "0", "--database", database)
    line = error_line(run(*serve, TRADECRAFT_PACKS=str(tmp_path / "nowhere")))
    assert line.startswith(f"error: The content pack in {tmp_path / 'nowhere'} cannot be used.")
    assert not (tmp_path / "table.db").exists()
