"""`tradecraft replay`: valid records are shown, all others are refused with line and reason."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import asks, error_line, match_where, run, saved
from tradecraft.cli import replay_file
from tradecraft.core.match import Match
from tradecraft.core.record import parse_record


@pytest.fixture(scope="module")
def match() -> Match:
    """Return a match in its third round, in the middle of Anna's turn."""
    return match_where(lambda match: match.state.round == 3 and asks(match, 0, "place"))


@pytest.fixture(scope="module")
def record(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of that match."""
    return saved(match, tmp_path_factory.mktemp("records") / "game.tcr")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a whole game."""
    folder = tmp_path_factory.mktemp("games") / "out"
    run("simulate", "vienna", "--players", "2", "--games", "1", "--bots", "random", "--out", folder)
    return folder / "0001.tcr"


def hand_drawn_by(match: Match, seat: int) -> list[str]:
    """Return the last cards a seat has drawn, as they are written."""
    for step in reversed(match.steps):
        for event in step.events:
            if event.kind == "cards_seen" and event.data["seat"] == seat:
                return step.entry.text.split(" ")[1:]
    raise AssertionError("nothing was drawn")


def test_a_sound_record_is_verified_in_one_line(match: Match, record: Path):
    result = run("replay", record, "--verify")
    assert result.exit_code == 0
    assert result.stdout == f"ok: {len(match.steps)} entries, digest {match.record().digest}, in round 3\n"


def test_the_verdict_on_a_finished_game_tells_its_outcome(finished: Path):
    result = run("replay", finished, "--verify")
    assert re.fullmatch(r"ok: \d+ entries, digest [0-9a-f]{16}, investigator: random \d+, random \d+\n", result.stdout)


def test_the_open_log_shows_every_entry(match: Match, record: Path):
    output = " ".join(run("replay", record).stdout.split())
    for step in match.steps:
        assert step.entry.text in output
    assert "Boris assigns" in output


def test_a_finished_game_ends_with_the_scoring(finished: Path):
    output = run("replay", finished).stdout
    assert "The investigator has reached the end space." in output
    assert "Complete sets" in output
    assert "Total" in output


def test_a_seat_is_not_shown_what_it_did_not_see(match: Match, record: Path):
    output = run("replay", record, "--seat", "1").stdout
    assert "Boris has assigned the cards." in output
    assert "Boris assigns" not in output
    assert "Anna assigns" in output
    # Anna moves first in this round, so none of Boris's cards has been seen yet.
    for card in hand_drawn_by(match, 1):
        assert card not in output.split("Round 3")[1]
        assert card in run("replay", record, "--seat", "2").stdout.split("Round 3")[1]


def test_a_position_is_shown_as_a_seat_saw_it(match: Match, record: Path):
    at = str(len(match.steps))
    own, other = hand_drawn_by(match, 0), hand_drawn_by(match, 1)
    seen = run("replay", record, "--at", at, "--seat", "1").stdout
    assert f"Step {at} of {at}" in seen
    assert "Polizeidirektion" not in seen, "the map knows buildings by number"
    assert own[0] in seen or own[1] in seen or own[2] in seen
    assert not any(card in seen for card in other)
    assert all(card in run("replay", record, "--at", at).stdout for card in other)


def test_an_earlier_position_can_be_shown(record: Path):
    assert "Step 0 of" in run("replay", record, "--at", "0").stdout
    assert "Round 1" in run("replay", record, "--at", "5").stdout


def test_a_replay_speaks_the_language_asked_for(record: Path):
    assert "a affecté ses cartes" in run("replay", record, "--seat", "1", "--language", "fr").stdout
    assert "Boris heeft" in run("replay", record, "--seat", "1", LANG="nl_BE.UTF-8").stdout


def test_seats_and_entries_that_are_not_there_are_refused(record: Path):
    assert "no seat 3" in error_line(run("replay", record, "--seat", "3"))
    assert "no seat 0" in error_line(run("replay", record, "--seat", "0"))
    assert "no entry 999" in error_line(run("replay", record, "--at", "999"))


def line_with(lines: list[str], beginning: str) -> int:
    return next(number for number, line in enumerate(lines) if line.startswith(beginning))


def truncated(lines: list[str]) -> int:
    del lines[-3:]
    return len(lines) + 1


def reordered(lines: list[str]) -> int:
    number = line_with(lines, "* info")
    lines[number], lines[number + 1] = lines[number + 1], lines[number]
    return number + 1


def of_a_later_version(lines: list[str]) -> int:
    lines[0] = "tradecraft record 2"
    return 1


def of_other_rules(lines: list[str]) -> int:
    lines[2] = "rules 99"
    return 3


def of_an_unknown_game(lines: list[str]) -> int:
    lines[1] = "game chess"
    return 2


def with_an_illegal_action(lines: list[str]) -> int:
    number = line_with(lines, "1 assign")
    lines[number] = "1 place 7"
    return number + 1


def with_a_card_from_nowhere(lines: list[str]) -> int:
    number = line_with(lines, "1 assign")
    lines[number] = "1 assign 001 002 003"
    return number + 1


def with_an_unknown_option(lines: list[str]) -> int:
    number = line_with(lines, "option third_man")
    lines[number] = "option fourth_man no"
    return number + 1


def with_a_missing_entry(lines: list[str]) -> int:
    del lines[-2]
    return len(lines)


def with_another_digest(lines: list[str]) -> int:
    lines[-1] = lines[-1][:-16] + "0123456789abcdef"
    return len(lines)


def with_endless_words(lines: list[str]) -> int:
    lines[1] = f"game {'x' * 5000}"
    return 2


def with_escape_codes(lines: list[str]) -> int:
    lines[1] = "game \x1b[31mred"
    return 2


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (truncated, "The record stops too early."),
        (reordered, "one from “info”"),
        (of_a_later_version, "format version 2"),
        (of_other_rules, "Version 99 of the rules"),
        (of_an_unknown_game, "no game called “chess”"),
        (with_an_illegal_action, "[V2.2]"),
        (with_a_card_from_nowhere, "Card 001 is not in your hand. [V2.2]"),
        (with_an_unknown_option, "“fourth_man”"),
        (with_a_missing_entry, "announces"),
        (with_another_digest, "0123456789abcdef"),
        (with_endless_words, "xxx…"),
        (with_escape_codes, "Expected"),
    ],
)
@pytest.mark.parametrize("arguments", [(), ("--verify",)])
def test_a_damaged_record_is_refused_with_line_and_reason(
    record: Path, tmp_path: Path, damage, reason: str, arguments: tuple[str, ...]
):
    lines = record.read_text().splitlines()
    number = damage(lines)
    damaged = tmp_path / "damaged.tcr"
    damaged.write_text("".join(f"{line}\n" for line in lines))
    line = error_line(run("replay", damaged, *arguments))
    assert line.startswith(f"error: line {number}: ")
    assert reason in line
    assert "\x1b" not in line


@pytest.mark.parametrize("noise", [b"", b"\x00\xff\xfe\x80" * 50, b"\n\n\n", b"PK\x03\x04", bytes(range(256)) * 20])
def test_a_file_of_noise_is_refused(tmp_path: Path, noise: bytes):
    path = tmp_path / "noise.tcr"
    path.write_bytes(noise)
    assert re.match(r"error: line \d+: ", error_line(run("replay", path, "--verify")))


def test_files_that_cannot_be_read_are_refused(tmp_path: Path):
    assert error_line(run("replay", tmp_path / "none.tcr")).endswith("cannot be read: No such file or directory")
    assert error_line(run("replay", tmp_path)).endswith("cannot be read: Is a directory")
    assert "cannot be read" in error_line(run("replay", tmp_path / ("x" * 300)))


def test_the_last_position_of_a_damaged_record_is_not_shown(record: Path, tmp_path: Path):
    lines = record.read_text().splitlines()
    number = with_another_digest(lines)
    damaged = tmp_path / "damaged.tcr"
    damaged.write_text("".join(f"{line}\n" for line in lines))
    entries = lines[-1].split(" ")[1]
    result = run("replay", damaged, "--at", entries)
    assert error_line(result).startswith(f"error: line {number}: ")
    assert result.stdout == ""


def beliefs_at(path: Path, at: int) -> dict[str, Any]:
    """Return what the first seat could believe after so many entries."""
    result = run("replay", path, "--at", str(at), "--seat", "1", "--beliefs", "--json")
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def moment(path: Path) -> int:
    """Return a moment at which the others hold covered cards."""
    return next(at for at in range(60, 90) if beliefs_at(path, at)["holdings"])


@pytest.mark.parametrize(
    ("language", "words"), [("en", "could hold"), ("fr", "pouvaient avoir"), ("nl", "konden hebben")]
)
def test_beliefs_of_a_seat_at_a_moment_are_shown_with_bars(finished: Path, language: str, words: str):
    at = str(moment(finished))
    result = run("replay", finished, "--at", at, "--seat", "1", "--beliefs", "--language", language)
    assert result.exit_code == 0, result.output
    assert words in result.stdout
    assert re.search(r"[█░#.]{20} +\d+ %", result.stdout)


def test_beliefs_as_json_have_chances_for_every_card(finished: Path):
    at = moment(finished)
    data = beliefs_at(finished, at)
    assert (data["seat"], data["entry"], data["is_counted"]) == (0, at, True)
    (holding,) = data["holdings"]
    assert holding["size"] == pytest.approx(sum(card["chance"] for card in holding["cards"]))


def test_beliefs_without_seat_or_moment_are_refused(finished: Path):
    assert "--seat N" in error_line(run("replay", finished, "--beliefs"))
    assert "--seat N" in error_line(run("replay", finished, "--json"))


@pytest.fixture(params=["client", "server"])
def no_client(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As in a checkout without a built client, or where the engine was installed without the server."""
    if request.param == "client":
        monkeypatch.setattr(replay_file, "CLIENT", tmp_path / "nothing")
    else:
        monkeypatch.setitem(sys.modules, "msgspec", None)


@pytest.mark.usefixtures("no_client")
def test_without_a_client_a_page_begins_with_a_picture(finished: Path, tmp_path: Path):
    page = tmp_path / "replay.html"
    assert run("replay", finished, "--html", page).exit_code == 0
    assert '<figure data-from="0"><svg' in page.read_text("utf-8")


@pytest.mark.usefixtures("no_client")
def test_without_a_client_a_page_tells_what_has_no_event_in_words(tmp_path: Path):
    """In 1955 cards are prepared in secret: nobody is told, and the notation is nothing to read."""
    folder, page = tmp_path / "out", tmp_path / "replay.html"
    run("simulate", "war1955", "--games", "1", "--bots", "random", "--out", folder)
    assert run("replay", folder / "0001.tcr", "--html", page).exit_code == 0
    story = json.loads(page.read_text("utf-8").partition('id="story">')[2].partition("</script>")[0])
    record = parse_record((folder / "0001.tcr").read_bytes())
    assert len(story) == len(record.entries)
    prepared = [number for number, entry in enumerate(record.entries) if entry.text.startswith("influence ")]
    assert prepared
    for number in prepared:
        assert record.entries[number].text not in story[number]
        assert "_" not in " ".join(story[number])
