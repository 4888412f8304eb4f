"""Two versions of the rules: old records keep the rules they were played with, new games get the newest.

In version 2 the pawns of the homes advance once both homes are chosen, in version 1 each at once (W1.3).
"""

from __future__ import annotations

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
from tradecraft.server.errors import Unavailable
from tradecraft.server.tables.table import Table

FIRST, SECOND = find_game("war1955", 1), find_game("war1955")
GOLDEN = [
    path
    for path in sorted((Path(__file__).resolve().parents[2] / "golden" / "war1955").glob("*.tcr"))
    if parse_record(path.read_bytes()).rules == 1
]


def digests(game: AnyGame, record: Record) -> list[str]:
    """Return the digest after every entry of a record."""
    match = begin_replay(game, record)
    return [digest(game, match.state) for _ in replay(match, record)]


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


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_versions_differ_while_one_home_is_chosen_and_nowhere_else(path: Path):
    record = parse_record(path.read_bytes())
    assert find_game_of(record) is FIRST
    homes = [number for number, entry in enumerate(record.entries) if entry.text.startswith("home ")]
    first, second = digests(FIRST, record), digests(SECOND, replace(record, rules=2))
    assert [number for number in range(len(first)) if first[number] != second[number]] == [homes[0]]
    assert first[-1] == record.digest


def pawns(match: Match) -> dict[str, int]:
    tracks = match.game.view(match.state, 0).data()["tracks"]
    return {track["country"]: track["pawn"] for track in tracks}


@rule("W1.3")
@pytest.mark.parametrize(("game", "after_one"), [(FIRST, [1, 0]), (SECOND, [0, 0])], ids=["version 1", "version 2"])
def test_the_pawns_of_the_homes_advance(game: AnyGame, after_one: list[int]):
    match = Match(game, 2, {"first_player": "1"})
    match.deal(Dealer("1"))
    match.enter(Entry(0, "home france"))
    assert [pawns(match)["france"], pawns(match)["poland"]] == after_one
    step = match.enter(Entry(1, "home poland"))
    assert {country: pawn for country, pawn in pawns(match).items() if pawn} == {"france": 1, "poland": -1}
    advanced = [event.data for event in step.events if event.kind == "pawn_advanced"]
    both = [{"seat": 0, "country": "france", "steps": 1}, {"seat": 1, "country": "poland", "steps": 1}]
    assert advanced == (both if game is SECOND else [])


def test_a_record_of_the_second_version_round_trips_and_replays():
    text = print_record(played_by_second())
    assert text.splitlines()[2] == "rules 2"
    record = parse_record(text)
    assert print_record(record) == text
    match = load(find_game_of(record), record)
    assert match.game is SECOND
    assert print_record(match.record()) == text
    with pytest.raises(BadRecord):
        load(FIRST, record)


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


def test_a_table_of_the_server_keeps_its_version():
    assert Table(make_header("war1955", rules=1), SECRET).game is FIRST
    assert Table(make_header("war1955"), SECRET).game is SECOND


def test_a_version_has_packs_like_any_other():
    for game in (FIRST, SECOND):
        assert game.with_content("war1955-1").rules_version == game.rules_version


def test_a_version_that_is_not_there_is_refused(tmp_path: Path):
    record = replace(played_by_second(), rules=3)
    with pytest.raises(BadRecord) as caught:
        find_game_of(record)
    assert (caught.value.line, caught.value.reason.code) == (3, "unknown_rules_version")
    assert caught.value.reason.params == {"version": 3, "known": "1, 2"}
    with pytest.raises(BadOption):
        find_game("war1955", 3)
    with pytest.raises(Unavailable):
        Table(make_header("war1955", rules=3), SECRET)
    write_record(tmp_path / "new.tcr", record)
    line = error_line(run("replay", tmp_path / "new.tcr"))
    assert line == "error: line 3: Version 3 of the rules is not available here. Available: 1, 2."
