"""Several people at one screen: nobody sees the secrets of others."""

import re
from pathlib import Path

import pytest

from tests.cli.running import run
from tradecraft.cli.records import read_record
from tradecraft.cli.terminal import CLEAR, Screen

HOT_SEAT = ("play", "vienna", "--players", "3", "--hot-seat", "--names", "Anna,Boris,Clara", "--seed", "4")
HAND_OVER = "Press Enter when nobody else is looking."


def hands(path: Path) -> dict[str, list[str]]:
    """Return the cards that each player drew first."""
    record = read_record(path)
    first = int(next(entry.text for entry in record.entries if entry.text.startswith("first ")).split(" ")[1]) - 1
    draws = [entry.text.split(" ")[1:] for entry in record.entries if entry.text.startswith("cards ")]
    return {record.seats[(first + turn) % 3]: draws[turn] for turn in range(3)}


def screens(output: str) -> dict[str, str]:
    """Return what each player was shown the first time."""
    found: dict[str, str] = {}
    for name, screen in re.findall(
        r"Only (\w+) may see what comes next\..*?looking\. \n(.*?)(?=Only \w+ may|\Z)", output, re.DOTALL
    ):
        found.setdefault(name, screen)
    return found


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """Let three people assign their cards."""
    path = tmp_path_factory.mktemp("hot") / "game.tcr"
    result = run(*HOT_SEAT, "--record", path, lines=["", "1", "", "2", "", "log"])
    assert result.exit_code == 0, result.output
    return result.stdout, path


def test_nobody_is_shown_the_hand_of_another(played: tuple[str, Path]):
    output, path = played
    drawn, shown = hands(path), screens(output)
    assert set(shown) == set(drawn) == {"Anna", "Boris", "Clara"}
    compared = 0
    for viewer, screen in shown.items():
        for owner, cards in drawn.items():
            for card in cards:
                assert (card in screen) == (viewer == owner), f"{viewer} and card {card} of {owner}"
                compared += 1
    assert compared == 27


def test_the_log_of_one_does_not_hold_what_another_assigned(played: tuple[str, Path]):
    output, _ = played
    last = screens(output)["Clara"]
    assert "Anna has assigned the cards." in last
    assert "Anna assigns" not in last


def test_a_screen_is_handed_over_only_when_another_player_decides(played: tuple[str, Path]):
    output, _ = played
    assert output.count(HAND_OVER.split(" ")[0]) == 3
    alone = run("play", "vienna", "--players", "2", "--seed", "4", lines=["1", "1"])
    assert HAND_OVER not in " ".join(alone.stdout.split())


def test_a_player_can_leave_at_the_hand_over():
    result = run(*HOT_SEAT, lines=["quit"])
    assert result.exit_code == 0
    assert result.stdout.endswith("Goodbye!\n")
    assert "Hand " not in result.stdout


def test_only_the_chosen_seats_are_human(tmp_path: Path):
    path = tmp_path / "game.tcr"
    run("play", "vienna", "--humans", "1,3", "--record", path, lines=["", "1"])
    assert read_record(path).notes[1:] == ("seat 1 human", "seat 2 greedy", "seat 3 human")


@pytest.mark.parametrize(("terminal", "wiped_by"), [("xterm", CLEAR), ("dumb", "\n" * 50)])
def test_a_screen_is_wiped(
    terminal: str, wiped_by: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("TERM", terminal)
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    screen = Screen()
    assert screen.console.is_terminal
    screen.wipe()
    assert wiped_by in capsys.readouterr().out
