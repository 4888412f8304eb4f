"""Golden records: finished matches that must replay to the same end forever.

Every `.tcr` file in this folder is tested. Its first note says how the match ends: `ended REASON, scores
80 75, places 1 2`. A record that breaks is never edited: either the change that broke it is wrong, or the rules version
goes up. `scripts/make_golden.py` makes missing records.
"""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from tradecraft.core.digest import digest
from tradecraft.core.errors import BadRecord, Refused
from tradecraft.core.game import OVER
from tradecraft.core.match import Match, begin_replay, load, replay
from tradecraft.core.record import Record, parse_record, print_record
from tradecraft.core.registry import find_game, find_game_of, game_ids

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.tcr"))
NAMES = [path.relative_to(FOLDER).with_suffix("").as_posix() for path in FILES]


def verify(source: bytes) -> Match:
    """Replay a golden record and compare everything it says with what happens."""
    record = parse_record(source)
    match = load(find_game_of(record), record)
    assert match.state.waiting == OVER, "a golden record is of a finished match"
    outcome = match.state.outcome()
    scores, places = (" ".join(map(str, numbers)) for numbers in (outcome.scores, outcome.ranking))
    assert record.notes[0] == f"ended {outcome.reason}, scores {scores}, places {places}"
    assert print_record(match.record()).encode() == source
    return match


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_golden_record_replays_to_its_end(path: Path):
    verify(path.read_bytes())


def test_the_records_of_version_1_keep_their_digest_after_every_entry():
    """`digests.json` has a digest of all digests of each record, made before there was a second version."""
    stored = json.loads((FOLDER / "digests.json").read_text("utf-8"))
    found = {name: digest_of_digests(path) for name, path in zip(NAMES, FILES, strict=True) if name in stored}
    assert found == stored
    assert {name for name, path in zip(NAMES, FILES, strict=True) if b"\nrules 1\n" in path.read_bytes()} == set(stored)


def digest_of_digests(path: Path) -> str:
    record = parse_record(path.read_bytes())
    match = begin_replay(find_game_of(record), record)
    digests = " ".join(digest(match.game, match.state) for _ in replay(match, record))
    return sha256(digests.encode()).hexdigest()


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return [parse_record(path.read_bytes()) for path in FILES]


def reason_of(record: Record) -> str:
    return record.notes[0].split(",")[0].removeprefix("ended ")


@pytest.mark.parametrize("id", game_ids())
def test_every_ending_and_every_number_of_players_has_a_golden_record(id: str, records: list[Record]):
    game = find_game(id)
    own = [record for record in records if record.game == id]
    assert {reason_of(record) for record in own} == set(game.end_reasons)
    assert {record.players for record in own} == set(game.player_counts)


@pytest.mark.parametrize("id", game_ids())
def test_every_choice_of_every_option_has_a_golden_record(id: str, records: list[Record]):
    found = {choice for record in records if record.game == id for choice in record.options}
    assert found == {(option.name, choice) for option in find_game(id).options for choice in option.representatives()}


def swap(text: str, old: str, new: str) -> str:
    assert old in text, f"{old!r} is not there, so nothing was changed"
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("ended investigator", "ended exhaustion", AssertionError),
        ("scores 1", "scores 2", AssertionError),
        ("\nend ", "\nend 1", BadRecord),
        ("rules 1", "rules 99", Refused),
        ("\n1 take ", "\n1 bribe ", Refused),
        ("\noption third_man no", "", AssertionError),
    ],
    ids=["reason", "scores", "count", "version", "action", "option"],
)
def test_a_golden_record_that_was_tampered_with_is_found_out(old: str, new: str, error: type[Exception]):
    text = (FOLDER / "vienna" / "two-players.tcr").read_text("utf-8")
    with pytest.raises(error):
        verify(swap(text, old, new).encode())


def test_a_golden_record_with_another_action_is_found_out():
    """Another legal action somewhere leads to another digest, or makes a later line impossible."""
    text = (FOLDER / "vienna" / "two-players.tcr").read_text("utf-8")
    lines = text.splitlines(keepends=True)
    takes = [number for number, line in enumerate(lines) if " take " in line]
    assert takes
    for number in takes:
        other = "wine" if "wine" not in lines[number] else "coffee"
        changed = [*lines]
        changed[number] = f"{lines[number].split(' ')[0]} take {other}\n"
        with pytest.raises(BadRecord):
            verify("".join(changed).encode())
