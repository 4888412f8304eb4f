"""`hint` in `tradecraft play`: the best choices, their chances, and why."""

import re
from pathlib import Path
from random import Random

import pytest

from tests.cli.running import error_line, run
from tradecraft.bots.judge import Candidate, Judgement
from tradecraft.bots.levels import knowledge_for
from tradecraft.bots.protocol import OWN_BUDGET, Budget
from tradecraft.cli import hints
from tradecraft.core.errors import Reason
from tradecraft.core.game import AnyGame, View

GAME = ("play", "war1955", "--bots", "random", "--seed", "4", "--option", "first_player=1")
LITTLE = ("--simulations", "30")
ADVICE = re.compile(r"^ +(\d+) +(\d+) % ± (\d+) +(home \w+)", re.MULTILINE)


def played(*arguments: str, lines: list[str]) -> str:
    result = run(*GAME, *arguments, lines=lines)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def test_a_hint_names_choices_that_can_be_typed_with_their_chances():
    output = played(*LITTLE, lines=["hint", "quit", ""])
    found = ADVICE.findall(output)
    assert 1 <= len(found) <= 3
    for number, chance, _, notation in found:
        assert re.search(rf"\b{number}  {notation}", output[: output.index("What the spymaster")])
        assert 0 <= int(chance) <= 100


def test_asking_again_gives_the_same_answer_and_changes_nothing(tmp_path: Path):
    first, second = ADVICE.findall(played(*LITTLE, lines=["hint", "quit", ""])), tmp_path / "x.tcr"
    output = played(*LITTLE, "--record", str(second), lines=["hint", "hint"])
    assert ADVICE.findall(output) == first * 2
    assert sum(line.startswith("1 ") for line in second.read_text().splitlines()) == 0


def test_reasons_are_told_in_the_chosen_language(monkeypatch: pytest.MonkeyPatch):
    asked: list[Budget] = []

    def judge(game: AnyGame, view: View, effort: Budget) -> Judgement:
        asked.append(effort)
        legal = game.resample(view, Random(1)).legal(view.seat)
        reason = Reason("saves_cards")
        found = [Candidate(legal[1], 1, 0.75, 0.02, 50, (reason,)), Candidate(legal[0], 2, 0.5, 0.5, 0, (reason,))]
        return Judgement(game, view, knowledge_for("", game), found, Random(1))

    monkeypatch.setattr(hints, "judge", judge)
    english = played(lines=["hint"])
    assert "  2  75 % ± 2" in english
    assert "It saves your cards for something better." in english
    assert "50 % ± 50" not in english, "what was never looked into is no advice"
    assert "Ce que ferait le maître espion" in played("--language", "fr", lines=["hint"])
    assert "Wat de meesterspion zou doen" in played("--language", "nl", "--budget-ms", "70", lines=["hint"])
    assert asked == [OWN_BUDGET, OWN_BUDGET, Budget(milliseconds=70)]


def test_help_names_the_command():
    assert "ask for advice" in played(lines=["?"])


def test_a_game_with_a_searching_bot_is_the_same_each_time_with_simulations(tmp_path: Path):
    records = []
    for name in ("one.tcr", "two.tcr"):
        path = tmp_path / name
        played("--bots", "station_chief", "--simulations", "2", "--record", str(path), lines=["1"] * 6)
        records.append(path.read_bytes())
    assert records[0] == records[1]
    assert "Only one of" in error_line(run(*GAME, "--budget-ms", "1", "--simulations", "1"))
