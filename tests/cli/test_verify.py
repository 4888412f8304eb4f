"""`tradecraft verify`: its verdicts on valid and on tampered games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import get_args

import pytest

from drills import record_tampering as tampering
from drills.finished import SEED, TABLE, finished, forked
from tests.cli.running import error_line, run
from tradecraft.cli.records import write_record
from tradecraft.cli.verify import MOST_PROBLEMS
from tradecraft.core.record import Record
from tradecraft.locales import Texts, languages
from tradecraft.server.play.export import export_data
from tradecraft.server.play.verify import ProblemKind
from tradecraft.server.tables.fair_deal import ChosenDeal

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "vienna" / "two-players.tcr"


@pytest.fixture
def written(tmp_path: Path) -> Callable[[Record], Path]:
    """Write a record to a file and return its path."""

    def write(record: Record) -> Path:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.tcr"
        write_record(path, record)
        return path

    return write


Written = Callable[[Record], Path]


def test_a_sound_game_is_reported_with_all_that_was_checked(written: Written):
    record = finished("war1955")
    path = written(record)
    result = run("verify", path)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    first, deal, promised, seats, bots, seeds = result.stdout.splitlines()
    greedy, random = (sum(f" {bot} view=" in note for note in record.notes) for bot in ("greedy", "random"))
    draws = sum(len(draw["drawn"]) for draw in export_data(record)["draws"])
    assert first.startswith(f"{path}: ok: {len(record.entries)} entries, digest {record.digest}, ")
    assert deal == f"  deal of table {TABLE}: commitment and {draws} draws checked"
    commitment = sha256(SEED).hexdigest()
    assert promised == f"  commitment {commitment}, entropy c0ffee - (as you noted them before the game?)"
    assert seats == "  seats of bots: 1 greedy, 2 random (as you saw them at the table?)"
    assert bots == f"  bots: {greedy + random} moves made again (greedy {greedy}, random {random})"
    assert seeds == f"  bots: {greedy + random} seeds compared with the deal"


def test_a_player_who_left_before_the_game_is_reported(written: Written):
    sound = finished("war1955")
    left = "deal withdrawn 2 abad1dea", "deal withdrawn 1 -"
    notes = [line for note in sound.notes for line in ((note, *left) if note.startswith("deal entropy") else (note,))]
    result = run("verify", written(replace(sound, notes=tuple(notes))))
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[3:5] == [
        "  before the game, a player sat down on seat 2 with entropy abad1dea and left again",
        "  before the game, a player sat down on seat 1 with entropy - and left again",
    ]


def test_what_cannot_be_checked_is_said(written: Written):
    record = tampering.with_note(finished("vienna"), "bot ", lambda note: note.replace("version=", "version=0."))
    result = run("verify", GOLDEN, written(record), written(forked(finished("war1955"), 20)))
    assert result.exit_code == 0, result.output
    assert "deal: not checked, the record is not of a table’s game" in result.stdout
    assert "not checked: 1 move of " in result.stdout
    assert (
        "not checked: draws and bots of the first 20 entries, which were taken over from table Tisch-3" in result.stdout
    )


def test_a_chosen_deal_is_named(written: Written):
    result = run("verify", written(finished("vienna", deal=ChosenDeal("monday morning"))))
    assert result.exit_code == 0, result.output
    assert "deal “monday morning”, chosen by the owner of the table: " in result.stdout
    assert "not checked: the seeds of the bots, which are not bound to a deal that the owner chose" in result.stdout
    assert "compared with the deal" not in result.stdout


def test_an_old_record_is_said_not_to_show_whether_moves_of_bots_were_left_out(written: Written):
    result = run("verify", written(tampering.of_version_0_2(finished("war1955"))))
    assert result.exit_code == 0, result.output
    assert "not checked: whether moves of bots were left out" in result.stdout.splitlines()[-1]


def test_a_game_without_bots_is_reported_as_such(written: Written):
    record = finished("vienna")
    people = tampering.without_bots(record)
    result = run("verify", written(people))
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[-1] == "  bots: no moves"


@pytest.mark.parametrize(
    ("tamper", "said"),
    [
        (tampering.with_swapped_draw, "the deal gives “cards "),
        (tampering.with_other_seed, "The seed does not fit the commitment"),
        (tampering.with_other_entropy, "the deal gives “"),
        (tampering.with_other_bot_move, "greedy does “"),
        (tampering.with_other_view, " was shown something else than what its seat knew"),
        (tampering.with_sought_bot_seed, "the deal gives random the seed "),
        (tampering.without_bot_move, "but the move is not noted as a bot’s"),
        (tampering.with_other_bot, "but officer is noted for the move"),
    ],
)
def test_a_planted_fault_is_reported(tamper: Callable[[Record], Record], said: str, written: Written):
    path = written(tamper(finished("vienna")))
    result = run("verify", path)
    assert result.exit_code == 2
    assert f"{path}: not sound, " in result.stdout
    assert "ok" not in result.stdout
    lines = result.stderr.splitlines()
    assert all(line.startswith(f"error: {path}, line ") for line in lines[:MOST_PROBLEMS])
    assert said in lines[0]


def test_of_many_problems_the_first_are_told_and_the_others_counted(written: Written):
    result = run("verify", written(tampering.with_other_entropy(finished("vienna"))))
    lines = result.stderr.splitlines()
    assert len(lines) == MOST_PROBLEMS + 1
    assert lines[-1].endswith(" more problems")


def test_one_bad_file_among_good_ones_is_enough(written: Written, tmp_path: Path):
    good = written(finished("war1955"))
    bad = written(tampering.with_other_view(finished("war1955")))
    broken = tmp_path / "broken.tcr"
    broken.write_text(good.read_text("utf-8").replace("deal seed", "deal feed"), "utf-8")
    result = run("verify", bad, broken, tmp_path / "missing.tcr", good)
    assert result.exit_code == 2
    assert f"{good}: ok: " in result.stdout
    told = result.stderr.splitlines()
    assert len(told) == 3
    assert told[0].startswith(f"error: {bad}, line ")
    assert told[1].startswith(f"error: {broken}, line ")
    assert "Expected “note deal seed SEED”" in told[1]
    assert "missing.tcr cannot be read" in told[2]


def test_a_record_that_cannot_be_played_is_refused(written: Written):
    path = written(finished("war1955"))
    path.write_text(path.read_text("utf-8").replace("players 2", "players 7"), "utf-8")
    assert error_line(run("verify", path)).startswith(f"error: {path}, line ")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", get_args(ProblemKind))
def test_every_problem_has_a_text(kind: str, language: str):
    text = Texts(language).get(f"terminal-problem-{kind}", entry=7, bot="greedy", found="x y", expected="y x")
    assert "7" in text or kind == "commitment"


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_the_whole_story(language: str, written: Written):
    record = forked(finished("war1955"), 20)
    spoilt = tampering.with_other_entropy(finished("vienna"))
    old = tampering.with_note(finished("vienna"), "bot ", lambda note: note.replace("version=", "version=0."))
    odd = tampering.with_note(finished("vienna", bots=("random",)), "bot ", lambda note: note.replace("random", "odd"))
    result = run("verify", *map(written, (record, spoilt, old, odd)), GOLDEN, "--language", language)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert len(result.stdout.splitlines()) == 7 + 6 + 7 + 7 + 2
