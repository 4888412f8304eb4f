"""python-chess's side of the comparison: chess with random moves, at most 200 of them.

A decision is one `Board.push`. The end of the game is checked before each move, without claimed draws.
"""

from importlib.metadata import version
from random import Random
from typing import Any

import chess  # type: ignore[import-not-found]

from bench.worker import Steps, measure

MOST_MOVES = 200
POSITIONS = 1000


def play(seed: int) -> int:
    decisions, _ = count(seed)
    return decisions


def count(seed: int) -> tuple[int, int]:
    """Play a game and count; counting choices costs nothing compared with a move."""
    random = Random(seed).random
    board = chess.Board()
    decisions = choices = 0
    while decisions < MOST_MOVES:
        legal = list(board.legal_moves)
        if not legal or board.is_insufficient_material():
            break
        board.push(legal[int(random() * len(legal))])
        decisions += 1
        choices += len(legal) > 1
    return decisions, choices


def steps() -> Steps:
    random = Random(1).random
    positions: list[tuple[Any, Any]] = []
    board = chess.Board()
    while len(positions) < POSITIONS:
        legal = list(board.legal_moves)
        if not legal or len(board.move_stack) >= MOST_MOVES:
            board = chess.Board()
            continue
        move = legal[int(random() * len(legal))]
        positions.append((board.copy(stack=False), move))
        board.push(move)
    return Steps(positions, lambda board: board.copy(stack=False), lambda board, move: board.push(move))


if __name__ == "__main__":
    measure(play, count, {"version": version("chess")}, steps)
