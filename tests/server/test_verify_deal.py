"""The script in docs/ that checks a deal by itself."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.server.finished import finished, forked
from tradecraft.server.play.export import export_data
from tradecraft.server.tables.fair_deal import ChosenDeal

SCRIPT = Path(__file__).resolve().parents[2] / "docs" / "verify_deal.py"
GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "deal.json"
"""A game whose deal the browser checks as well, in web/src/lib/fair.test.ts."""
Export = dict[str, Any]


def check(export: Export, folder: Path) -> tuple[int, str]:
    """Run the script as a player would, without anything of ours in reach; return its exit code and what it said."""
    file = folder / "game.json"
    file.write_text(json.dumps(export), "utf-8")
    done = subprocess.run([sys.executable, "-I", "-S", SCRIPT, file], capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    return done.returncode, done.stdout


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
    code, said = check(export, tmp_path)
    assert code == 0, said
    assert said.splitlines()[-1] == f"{draws_in(export)} draws checked: all follow from the deal"
    assert export["deal"]["commitment"] in said


def test_the_deal_that_the_browser_checks_is_fair(tmp_path: Path):
    export = json.loads(GOLDEN.read_text("utf-8"))
    code, said = check(export, tmp_path)
    assert code == 0, said
    assert draws_in(export) == 157
    assert said.splitlines()[-1] == "157 draws checked: all follow from the deal"


def test_a_deck_that_is_shuffled_anew_is_reported(tmp_path: Path):
    _, said = check(export_data(finished("vienna")), tmp_path)
    assert re.search(r"^entry \d+: cards was empty; \d+ of the items drawn before were shuffled$", said, re.MULTILINE)


def test_a_chosen_deal_is_confirmed_and_named(tmp_path: Path):
    code, said = check(export_data(finished("vienna", deal=ChosenDeal("monday morning"))), tmp_path)
    assert code == 0, said
    assert "'monday morning'" in said


def test_what_was_taken_over_from_another_table_is_not_counted(tmp_path: Path):
    export = export_data(forked(finished("war1955"), 20))
    code, said = check(export, tmp_path)
    assert code == 0, said
    later = sum(len(draw["drawn"]) for draw in export["draws"] if draw["entry"] > 20)
    assert 0 < later < draws_in(export)
    assert f"{later} draws checked" in said


def test_a_game_of_no_table_is_not_called_fair(tmp_path: Path):
    export = {**export_data(finished("vienna")), "deal": None}
    code, said = check(export, tmp_path)
    assert code == 2
    assert "does not say how it was dealt" in said


def swap_two_draws(export: Export) -> None:
    draw = next(draw for draw in export["draws"] if len(set(draw["drawn"])) > 1)
    one = next(k for k, item in enumerate(draw["drawn"]) if item != draw["drawn"][0])
    draw["drawn"][0], draw["drawn"][one] = draw["drawn"][one], draw["drawn"][0]


def reveal_another_seed(export: Export) -> None:
    export["deal"]["seed"] = bytes(32).hex()


def commit_to_another_seed(export: Export) -> None:
    export["deal"]["commitment"] = "0" * 64


def add_entropy(export: Export) -> None:
    export["deal"]["entropy"][1] = "01"


def hide_a_card(export: Export) -> None:
    draw = [draw for draw in export["draws"] if draw["deck"] == "cards"][2]
    draw["pool"].remove(next(item for item in draw["pool"] if item not in draw["drawn"]))


def add_a_card_to_the_shuffle(export: Export) -> None:
    draws = [draw for draw in export["draws"] if draw["deck"] == "cards"]
    shuffled = next(b for a, b in pairwise(draws) if len(b["pool"]) > len(a["pool"]))
    shuffled["pool"].append(9999)


def draw_what_is_not_there(export: Export) -> None:
    export["draws"][-1]["drawn"][0] = 9999


def leave_out_a_draw(export: Export) -> None:
    del [draw for draw in export["draws"] if draw["deck"] == "cards"][1]["drawn"][-1]


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (swap_two_draws, "gives"),
        (reveal_another_seed, "does not fit the commitment"),
        (commit_to_another_seed, "does not fit the commitment"),
        (add_entropy, "gives"),
        (hide_a_card, "does not hold what was left of it"),
        (add_a_card_to_the_shuffle, "does not hold what was left of it"),
        (draw_what_is_not_there, "does not hold 9999"),
        (leave_out_a_draw, "this is not draw"),
    ],
)
def test_a_planted_fault_is_found(plant: Callable[[Export], None], found: str, tmp_path: Path):
    export = export_data(finished("vienna"))
    plant(export)
    code, said = check(export, tmp_path)
    assert code == 2
    assert said.splitlines()[-1].endswith("NOT FAIR")
    assert any(line.startswith("WRONG: ") and found in line for line in said.splitlines()), said


def test_without_a_file_the_script_says_how_it_is_used():
    done = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert "verify_deal.py game.json" in done.stderr
