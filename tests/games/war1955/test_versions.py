"""A second version of the rules: old records keep the rules they were played with, new games get the newest.

The second version exists only here. It has a very first turn of two play steps instead of one (W1.4).
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.cli.running import error_line, run
from tests.rules import rule
from tests.server.tables.telling import SECRET, make_header
from tradecraft.bots.arena import plan_series, play
from tradecraft.cli.records import write_record
from tradecraft.core.chance import Dealer
from tradecraft.core.digest import digest
from tradecraft.core.errors import BadOption, BadRecord
from tradecraft.core.game import AnyGame
from tradecraft.core.match import Match, begin_replay, load, replay
from tradecraft.core.record import Entry, Record, parse_record, print_record
from tradecraft.core.registry import find_game, find_game_of
from tradecraft.games import war1955
from tradecraft.games.war1955.rules.game import War1955
from tradecraft.games.war1955.rules.rulings import Rulings
from tradecraft.server.errors import Unavailable
from tradecraft.server.tables.table import Table

FIRST = find_game("war1955")
SECOND = War1955(2, Rulings(opening_steps=2))
GOLDEN = sorted((Path(__file__).resolve().parents[2] / "golden" / "war1955").glob("*.tcr"))


@pytest.fixture
def _two_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(war1955, "GAME", SECOND)
    monkeypatch.setattr(war1955, "EARLIER", (FIRST,), raising=False)


two_versions = pytest.mark.usefixtures("_two_versions")


def digests(game: AnyGame, record: Record) -> list[str]:
    """Return the digest after every entry of a record."""
    match = begin_replay(game, record)
    return [digest(game, match.state) for _ in replay(match, record)]


def digests_until_refused(game: AnyGame, record: Record) -> list[str]:
    """Return the digest after every entry that can be played."""
    match = begin_replay(game, record)
    found: list[str] = []
    with suppress(BadRecord):
        for _ in replay(match, record):
            found.append(digest(game, match.state))
    return found


def played_by_second() -> Record:
    """Return the record of a whole game by the second version."""
    match = Match(SECOND, 2, {"side": "short"}, ("Anna", "Boris"))
    dealer, rng = Dealer("versions"), Random(5)
    match.deal(dealer)
    while match.state.deciders:
        seat = match.state.deciders[0]
        match.act(seat, rng.choice(match.state.legal(seat)))
        match.deal(dealer)
    return match.record()


@two_versions
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_an_old_record_keeps_its_digest_after_every_entry(path: Path):
    record = parse_record(path.read_bytes())
    game = find_game_of(record)
    assert game is FIRST
    reached = digests(game, record)
    assert reached == digests(War1955(), record)
    assert reached[-1] == record.digest


@two_versions
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_same_lines_lead_elsewhere_under_the_second_version(path: Path):
    record = parse_record(path.read_bytes())
    # The turns begin with the second home.
    begin = [number for number, entry in enumerate(record.entries) if entry.text.startswith("home ")][1]
    first = digests(FIRST, record)
    second = digests_until_refused(SECOND, replace(record, rules=2))
    assert second[:begin] == first[:begin]
    assert second[begin] != first[begin]
    assert second[-1] != first[len(second) - 1]
    with pytest.raises(BadRecord):
        load(SECOND, replace(record, rules=2))


@two_versions
@rule("W1.4")
def test_the_second_version_differs_in_its_ruling():
    steps = []
    for game in (FIRST, SECOND):
        match = Match(game, 2, {"first_player": "1"})
        match.deal(Dealer("1"))
        match.enter(Entry(0, "home usa"))
        match.enter(Entry(1, "home ussr"))
        steps.append(match.game.view(match.state, 0).data()["steps"])
    assert steps == [1, 2]


@two_versions
def test_a_record_of_the_second_version_round_trips_and_replays():
    text = print_record(played_by_second())
    assert text.splitlines()[2] == "rules 2"
    record = parse_record(text)
    assert print_record(record) == text
    match = load(find_game_of(record), record)
    assert match.game is SECOND
    assert print_record(match.record()) == text
    with pytest.raises(BadRecord):
        load(FIRST, replace(record, rules=1))


@two_versions
def test_the_command_line_plays_each_record_by_its_own_version(tmp_path: Path):
    old, new = GOLDEN[0], tmp_path / "new.tcr"
    write_record(new, played_by_second())
    assert run("verify", old, new).exit_code == 0
    assert run("replay", old, "--verify").exit_code == run("replay", new, "--verify").exit_code == 0
    # What is not over can be resumed, by the version it was begun with.
    record = parse_record(old.read_bytes())
    half = begin_replay(FIRST, record)
    for entry in record.entries[:20]:
        half.enter(entry)
    path = tmp_path / "half.tcr"
    write_record(path, half.record())
    resumed = run("play", "war1955", "--resume", path, "--record", path, lines=["1", "quit"])
    assert resumed.exit_code == 0, resumed.output
    after = parse_record(path.read_bytes())
    assert (after.rules, after.entries[:20]) == (1, record.entries[:20])
    assert len(after.entries) > 20


@two_versions
def test_new_games_are_played_by_the_newest_version(tmp_path: Path):
    assert find_game("war1955") is SECOND
    assert find_game("war1955", 1) is FIRST
    series = plan_series(find_game("war1955"), 2, {}, ("random",), "1")
    played = play(series, 0, keep_record=True)
    assert played.record is not None
    assert played.record.rules == 2
    result = run("simulate", "war1955", "--games", "1", "--bots", "random", "--out", tmp_path / "games")
    assert result.exit_code == 0, result.output
    assert parse_record((tmp_path / "games" / "0001.tcr").read_bytes()).rules == 2


@two_versions
def test_a_table_of_the_server_keeps_its_version():
    assert Table(make_header("war1955", rules=1), SECRET).game is FIRST
    assert Table(make_header("war1955"), SECRET).game is SECOND


@two_versions
def test_a_version_has_packs_like_any_other():
    packs = SECOND.packs
    assert packs is not None
    assert SECOND.with_content("war1955-1").rulings == SECOND.rulings
    assert SECOND.with_content("war1955-1").rules_version == 2


def test_a_version_that_is_not_there_is_refused(tmp_path: Path):
    record = played_by_second()
    with pytest.raises(BadRecord) as caught:
        find_game_of(record)
    assert (caught.value.line, caught.value.reason.code) == (3, "unknown_rules_version")
    assert caught.value.reason.params == {"version": 2, "known": "1"}
    with pytest.raises(BadOption):
        find_game("war1955", 2)
    with pytest.raises(Unavailable):
        Table(make_header("war1955", rules=2), SECRET)
    write_record(tmp_path / "new.tcr", record)
    line = error_line(run("replay", tmp_path / "new.tcr"))
    assert line == "error: line 3: Version 2 of the rules is not available here. Available: 1."
