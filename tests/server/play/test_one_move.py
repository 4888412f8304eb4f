"""A move is parsed once, judged by the options its seat was given, and stays a move."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable

import pytest

from tradecraft.engine import PURE

MOVES, MOVES_WITH_BOTS = 15, 10


def counted_moves(game: str, players: int, bots: int = 0, watched: int = 1) -> list[dict[str, int]]:
    most = MOVES_WITH_BOTS if bots else MOVES
    command = [sys.executable, "-m", "tests.server.play.counting", game, *map(str, (players, most, bots, watched))]
    run = subprocess.run(command, env={**os.environ, PURE: "1"}, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    # What comes before is the log.
    moves: list[dict[str, int]] = json.loads(run.stdout.splitlines()[-1])
    assert len(moves) == most
    return moves


@pytest.mark.parametrize(("game", "players"), [("vienna", 2), ("vienna", 3), ("vienna", 4), ("war1955", 2)])
def test_an_accepted_move_is_parsed_once_and_judged_by_its_options(
    game: str, players: int, record_property: Callable[[str, object], None]
):
    moves = counted_moves(game, players)
    for number, counted in enumerate(moves):
        assert counted["action_from_text"] == 1, (number, counted)
        # Whether the move is legal is known since the seat was asked; a reason is only needed for one that is not.
        assert counted["refusal"] == 0, (number, counted)
        # Once for a seat that is told what it is asked now, never again for the same question. So it is twice at most
        # with two players; where more decide at once, the moves with which they do so need none.
        asked = counted["asked_next"]
        assert counted["most_legal_for_a_seat"] <= 1, (number, counted)
        assert counted["legal"] <= (asked if asked in (1, players) else 0), (number, counted)
        # To write the move down, and each option of the seats that are asked next.
        assert counted["action_text"] == 1 + counted["options"], (number, counted)
    assert sum(counted["legal"] for counted in moves) <= MOVES + players
    # Both kinds of moves were counted: those after which one seat is asked, and those after which all are.
    asked_next = Counter(counted["asked_next"] for counted in moves)
    assert asked_next[1] > MOVES / 2
    assert asked_next[players] > 0 or game == "war1955"
    record_property("trials", f"calls of {game} with {players} players for each of {MOVES} moves: {moves[0]}")


@pytest.mark.parametrize(("game", "players"), [("vienna", 4), ("war1955", 2)])
def test_a_move_asks_for_no_options_that_nobody_is_told(game: str, players: int):
    """However many seats decide next, the move itself needs none of their options."""
    moves = counted_moves(game, players, watched=0)
    for number, counted in enumerate(moves):
        assert counted["action_from_text"] == 1, (number, counted)
        assert (counted["refusal"], counted["legal"]) == (0, 0), (number, counted)
        assert counted["action_text"] == 1, (number, counted)
    assert game == "war1955" or max(counted["asked_next"] for counted in moves) == players


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_a_move_of_a_bot_is_never_parsed_nor_judged_again(game: str):
    moves = counted_moves(game, 2, bots=1)
    for number, counted in enumerate(moves):
        # Only the person's move comes as text.
        assert counted["action_from_text"] == 1, (number, counted)
        assert counted["refusal"] == 0, (number, counted)
        assert counted["legal"] <= 2 * counted["changes"], (number, counted)
    made = sum(counted["changes"] for counted in moves)
    assert made > MOVES_WITH_BOTS, "the bot has moved as well"
    # Rounds in which both are asked at once are the exception: on average a move leads to one question.
    assert sum(counted["legal"] for counted in moves) < 1.5 * made
