"""The stand-alone script in docs/ that verifies a deal."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from drills import export_tampering, record_tampering
from drills.fair_deal import SCRIPT, check_export
from drills.finished import finished, forked
from drills.tampering import Export
from tradecraft.server.play.export import export_data
from tradecraft.server.tables.fair_deal import ChosenDeal

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "deal.json"
"""A game whose deal the browser checks as well, in web/src/lib/fair.test.ts."""


def with_entries(dealt: Export) -> Export:
    """Return the deal of a game as the export of a game in which nobody does anything but draw."""
    last = dealt["draws"][-1]["entry"]
    texts = {draw["entry"]: draw["text"] for draw in dealt["draws"]}
    entries = [{"seat": None if n in texts else 0, "text": texts.get(n, "pass")} for n in range(1, last + 1)]
    deal, entropy = dealt["deal"], " ".join(one or "-" for one in dealt["deal"]["entropy"])
    lines = [f"note table {dealt['table']}", f"note deal commitment {deal['commitment']}"]
    lines += [f"note deal seed {deal['seed']}", f"note deal entropy {entropy}", "begin"]
    lines += [f"{'*' if one['seat'] is None else 1} {one['text']}" for one in entries]
    return {**dealt, "entries": entries, "record": "\n".join([*lines, "end"])}


def draws_in(export: Export) -> int:
    return sum(len(draw["drawn"]) for draw in export["draws"])


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("vienna", 2, ()), ("vienna", 4, (("version", "advanced"),)), ("war1955", 2, ())],
)
def test_every_draw_of_a_fair_game_is_confirmed(
    game: str, players: int, options: tuple[tuple[str, str], ...], tmp_path: Path
):
    export = export_data(finished(game, players, options))
    code, said = check_export(export, tmp_path)
    assert code == 0, said
    assert said.splitlines()[-1] == f"{draws_in(export)} draws checked: all follow from the deal"
    assert export["deal"]["commitment"] in said


def test_the_deal_that_the_browser_checks_is_fair(tmp_path: Path):
    export = with_entries(json.loads(GOLDEN.read_text("utf-8")))
    code, said = check_export(export, tmp_path)
    assert code == 0, said
    assert draws_in(export) == 157
    assert said.splitlines()[-1] == "157 draws checked: all follow from the deal"


def test_a_deck_that_is_shuffled_again_is_reported(tmp_path: Path):
    _, said = check_export(export_data(finished("vienna")), tmp_path)
    assert re.search(r"^entry \d+: cards was empty; \d+ of the items drawn before were shuffled$", said, re.MULTILINE)


def test_a_chosen_deal_is_confirmed_and_named(tmp_path: Path):
    code, said = check_export(export_data(finished("vienna", deal=ChosenDeal("monday morning"))), tmp_path)
    assert code == 0, said
    assert "'monday morning'" in said


def test_what_was_taken_over_from_another_table_is_not_counted(tmp_path: Path):
    export = export_data(forked(finished("war1955"), 20))
    code, said = check_export(export, tmp_path)
    assert code == 0, said
    later = sum(len(draw["drawn"]) for draw in export["draws"] if draw["entry"] > 20)
    assert 0 < later < draws_in(export)
    assert f"{later} draws checked" in said


def test_no_draws_are_never_called_fair(tmp_path: Path):
    export = export_data(finished("war1955"))
    taken_over = export_data(forked(finished("war1955"), 20))
    taken_over["fork"]["entries"] = len(taken_over["entries"])
    for spoilt in ({**export, "draws": []}, {**export, "draws": [], "entries": []}, taken_over):
        code, said = check_export(spoilt, tmp_path)
        assert code == 2
        assert said.splitlines()[-1] == "0 draws checked: NOT FAIR"
    empty = {"seat": 0, "text": "pass"}
    record = re.sub("(?s)begin.*", "begin\n1 pass\nend", export["record"])
    notes = "\n".join(line for line in record.splitlines() if not line.startswith(("note bot ", "note bots ")))
    code, said = check_export({**export, "draws": [], "entries": [empty], "bots": [], "record": notes}, tmp_path)
    assert code == 2
    assert said.splitlines()[-1] == "0 draws checked: NOTHING CHECKED"


def test_a_file_that_is_no_export_is_refused_in_one_line(tmp_path: Path):
    export = export_data(finished("war1955"))
    del export["entries"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(export), "utf-8")
    done = subprocess.run([sys.executable, "-I", "-S", SCRIPT, file], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"{file} is not the export of a game: KeyError: 'entries'\n"


def test_an_export_of_version_0_2_says_what_it_cannot_show(tmp_path: Path):
    export = export_data(record_tampering.of_version_0_2(finished("war1955")))
    del export["bots"]
    code, said = check_export(export, tmp_path)
    assert code == 0, said
    assert "seats of bots: not named, so moves of bots may have been left out" in said


def test_a_player_who_left_before_the_game_is_reported(tmp_path: Path):
    export = export_data(finished("war1955"))
    left = "note deal withdrawn 2 abad1dea"
    export["record"] = re.sub("(note deal entropy .*)", rf"\1\n{left}", export["record"])
    code, said = check_export(export, tmp_path)
    assert code == 0, said
    assert "before the game somebody sat down on seat 2 with entropy abad1dea and left again" in said


def test_a_game_of_no_table_is_not_called_fair(tmp_path: Path):
    export = {**export_data(finished("vienna")), "deal": None}
    code, said = check_export(export, tmp_path)
    assert code == 2
    assert "does not say how it was dealt" in said


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (export_tampering.drop_a_request, "not one request for each entry of chance"),
        (export_tampering.name_another_card_in_an_entry, "which goes by another word elsewhere"),
        (export_tampering.change_an_entry, "is not a draw of"),
        (export_tampering.change_the_record, "is not what the notes of the record say"),
        (export_tampering.remove_a_note_of_a_bot, "but that bot is not noted for the move"),
        (export_tampering.give_a_bot_another_seed, "another seed"),
        (export_tampering.swap_two_draws, "gives"),
        (export_tampering.reveal_another_seed, "does not fit the commitment"),
        (export_tampering.commit_to_another_seed, "does not fit the commitment"),
        (export_tampering.add_entropy, "gives"),
        (export_tampering.hide_a_card, "does not hold what was left of it"),
        (export_tampering.add_a_card_to_the_shuffle, "does not hold what was left of it"),
        (export_tampering.draw_what_is_not_there, "does not hold 9999"),
        (export_tampering.leave_out_a_draw, "this is not draw"),
    ],
)
def test_a_planted_fault_is_found(plant: Callable[[Export], None], found: str, tmp_path: Path):
    export = export_data(finished("vienna"))
    plant(export)
    code, said = check_export(export, tmp_path)
    assert code == 2
    assert said.splitlines()[-1].endswith("NOT FAIR")
    assert any(line.startswith("WRONG: ") and found in line for line in said.splitlines()), said


def test_without_a_file_the_script_says_how_it_is_used():
    done = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert "verify_deal.py game.json" in done.stderr
