"""A move is parsed once, judged once, and stays a move."""

import json
import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from tradecraft.engine import PURE

MOVES = 30


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_an_accepted_move_is_parsed_and_judged_once(game: str, record_property: Callable[[str, object], None]):
    command = [sys.executable, "-m", "tests.server.play.counting", game, str(MOVES)]
    run = subprocess.run(command, env={**os.environ, PURE: "1"}, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    # What comes before is the log.
    moves = json.loads(run.stdout.splitlines()[-1])
    assert len(moves) == MOVES
    for number, counted in enumerate(moves):
        assert counted["action_from_text"] == 1, (number, counted)
        assert counted["refusal"] == 1, (number, counted)
        # To judge the move, and for each seat that is asked next: nearly always one.
        assert counted["legal"] == 1 + counted["asked_next"], (number, counted)
        # To write the move down, and each option of those who are asked next.
        assert counted["action_text"] == 1 + counted["options"], (number, counted)
    alone = [counted for counted in moves if counted["asked_next"] == 1]
    assert len(alone) > MOVES / 2
    assert all(counted["legal"] <= 2 for counted in alone)
    record_property("trials", f"calls of {game} for each of {MOVES} moves: {moves[0]}")
