"""Bots as programs: whole games over the line protocol, and the handling of every wrong answer."""

from __future__ import annotations

import gc
import shutil
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tradecraft.bots.arena import play
from tradecraft.bots.arena.series import plan_series
from tradecraft.bots.program import Forfeit, ProcessChannel, ProgramBot, find_player
from tradecraft.bots.protocol import Budget, check_bot
from tradecraft.core.chance import Dealer, settle
from tradecraft.core.errors import BadOption
from tradecraft.core.registry import find_game

ROOT = Path(__file__).resolve().parent.parent.parent
PYTHON = f"program:{sys.executable} {ROOT / 'examples/programs/first_choice.py'}"
ANSWER = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        {body}
"""


def node() -> str | None:
    beside = Path(sys.executable).with_name("node")
    return str(beside) if beside.exists() else shutil.which("node")


def program(folder: Path, body: str) -> str:
    """Write a program that does something with every question, and return the name of the bot."""
    path = folder / "bot.py"
    path.write_text(ANSWER.replace("{body}", body), "utf-8")
    return f"program:{sys.executable} {path}"


@pytest.mark.parametrize(("game", "players"), [("war1955", 2), ("vienna", 3)])
def test_a_program_plays_whole_games(game: str, players: int):
    series = plan_series(find_game(game), players, {}, (PYTHON, "random"), "programs", duplicate=True)
    for number in range(players):
        played = play(series, number, keep_record=True)
        assert not played.outcome.reason.startswith("forfeit")
        assert played.decisions > 20
        assert played.record is not None
        assert PYTHON in played.record.seats


def test_a_program_in_javascript_plays_a_whole_game():
    found = node()
    if found is None:
        pytest.skip("there is no node")
    name = f"program:{found} {ROOT / 'examples/programs/last_choice.mjs'}"
    played = play(plan_series(find_game("war1955"), 2, {"side": "short"}, (name, "random"), "js"), 0)
    assert not played.outcome.reason.startswith("forfeit")


def test_it_chooses_what_it_answers():
    """The first legal action, asked of a program, is the first legal action."""
    game = find_game("war1955")
    state = game.new_state(2, {})
    settle(state, Dealer("program"))
    seat = state.deciders[0]
    bot = find_player(PYTHON, game)
    assert bot.choose(game.view(state, seat), state.legal(seat), Random(1)) == state.legal(seat)[0]


WRONG = {
    "illegal": 'print(json.dumps({"type": "act", "id": message["id"], "action": 9999}), flush=True)',
    "late": "time.sleep(60)",
    "unreadable": 'print("resign", flush=True)',
    "crashed": "sys.exit(1)",
}


@pytest.mark.parametrize("verdict", WRONG)
def test_a_wrong_answer_loses_the_game_and_says_why(tmp_path: Path, verdict: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tradecraft.bots.program.START_MILLISECONDS", 2000)
    name = program(tmp_path, WRONG[verdict])
    series = plan_series(find_game("war1955"), 2, {}, (name, "random"), "wrong", Budget(milliseconds=300))
    for number in (0, 1):
        played = play(series, number, keep_record=True)
        loser = played.seating.index(0)
        assert played.outcome.reason == f"forfeit_{verdict}"
        assert played.outcome.winners() == (1 - loser,)
        assert played.record is None


@pytest.mark.parametrize(
    "answer",
    [
        '{"type": "act", "id": 7, "action": 0}',
        '{"type": "act", "id": 1, "action": true}',
        '{"type": "act", "id": 1, "action": "0"}',
        '{"type": "act", "id": 1}',
        "[]",
        "null",
        "{" * 5000,
    ],
)
def test_an_answer_to_something_else_is_none(tmp_path: Path, answer: str):
    name = program(tmp_path, f"print({answer!r}, flush=True)")
    game = find_game("war1955")
    state = game.new_state(2, {})
    settle(state, Dealer("program"))
    seat = state.deciders[0]
    with pytest.raises(Forfeit) as caught:
        find_player(name, game).choose(game.view(state, seat), state.legal(seat), Random(1))
    assert (caught.value.verdict, caught.value.seat) == ("unreadable", seat)


def test_a_program_that_is_not_there_has_crashed():
    series = plan_series(find_game("war1955"), 2, {}, ("program:/nowhere/bot", "random"), "gone")
    assert play(series, 0).outcome.reason == "forfeit_crashed"


def test_a_program_is_ended_with_its_game(tmp_path: Path):
    game = find_game("war1955")
    state = game.new_state(2, {})
    settle(state, Dealer("program"))
    seat = state.deciders[0]
    bot = find_player(PYTHON, game)
    bot.choose(game.view(state, seat), state.legal(seat), Random(1))
    assert isinstance(bot, ProgramBot)
    assert isinstance(bot.channel, ProcessChannel)
    process = bot.channel._process
    assert isinstance(process, subprocess.Popen)
    assert process.poll() is None
    del bot
    gc.collect()
    until = time.monotonic() + 10
    while process.poll() is None and time.monotonic() < until:
        time.sleep(0.01)
    assert process.poll() is not None


def test_only_the_arena_takes_commands():
    """What a server is asked for by name never starts a program."""
    with pytest.raises(BadOption):
        check_bot(PYTHON)
    with pytest.raises(BadOption):
        find_player("program: ", find_game("war1955"))
