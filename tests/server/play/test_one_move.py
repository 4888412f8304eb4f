"""A move is parsed once, judged by the options its seat was given, and stays a move."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from tradecraft.engine import PURE

MOVES, MOVES_WITH_BOTS = 15, 10

Case = tuple[str, int]
"""A game and the number of its players."""
CASES: tuple[Case, ...] = (("vienna", 2), ("vienna", 3), ("vienna", 4), ("war1955", 2))
UNWATCHED: tuple[Case, ...] = (("vienna", 4), ("war1955", 2))
WITH_A_BOT: tuple[Case, ...] = (("vienna", 2), ("war1955", 2))


@cache
def moves_of(cases: tuple[Case, ...], bots: int = 0, watched: int = 1) -> dict[Case, list[dict[str, int]]]:
    """Return what was counted for each move, by game; one process counts them all, as most of its time is its start."""
    most = MOVES_WITH_BOTS if bots else MOVES
    groups = [str(part) for game, players in cases for part in (game, players, most, bots, watched)]
    command = [sys.executable, "-m", "tests.server.play.counting", *groups]
    run = subprocess.run(command, env={**os.environ, PURE: "1"}, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    # What comes before is the log.
    found: list[list[dict[str, int]]] = json.loads(run.stdout.splitlines()[-1])
    assert [len(moves) for moves in found] == [most] * len(cases)
    return dict(zip(cases, found, strict=True))


@pytest.mark.parametrize(("game", "players"), CASES)
def test_an_accepted_move_is_parsed_once_and_judged_by_its_options(
    game: str, players: int, record_property: Callable[[str, object], None]
):
    moves = moves_of(CASES)[game, players]
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


@pytest.mark.parametrize(("game", "players"), UNWATCHED)
def test_a_move_asks_for_no_options_that_nobody_is_told(game: str, players: int):
    """However many seats decide next, the move itself needs none of their options."""
    moves = moves_of(UNWATCHED, watched=0)[game, players]
    for number, counted in enumerate(moves):
        assert counted["action_from_text"] == 1, (number, counted)
        assert (counted["refusal"], counted["legal"]) == (0, 0), (number, counted)
        assert counted["action_text"] == 1, (number, counted)
    assert game == "war1955" or max(counted["asked_next"] for counted in moves) == players


@pytest.mark.parametrize(("game", "players"), WITH_A_BOT)
def test_a_move_of_a_bot_is_never_parsed_nor_judged_again(game: str, players: int):
    moves = moves_of(WITH_A_BOT, bots=1)[game, players]
    for number, counted in enumerate(moves):
        # Only the person's move comes as text.
        assert counted["action_from_text"] == 1, (number, counted)
        assert counted["refusal"] == 0, (number, counted)
        assert counted["legal"] <= 2 * counted["changes"], (number, counted)
    made = sum(counted["changes"] for counted in moves)
    assert made > MOVES_WITH_BOTS, "the bot has moved as well"
    # Rounds in which both are asked at once are the exception: on average a move leads to one question.
    assert sum(counted["legal"] for counted in moves) < 1.5 * made
