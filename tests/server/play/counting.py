"""Counts how often a game is asked about accepted moves.

Run `python -m tests.server.play.counting GAME PLAYERS MOVES BOTS WATCHED` as plain Python, since the compiled engine
cannot be patched. WATCHED is 1 if the seats of people are told of each move, 0 if nobody is connected to the table.
More such groups may follow; what is counted for each is a list of its own.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from tests.server.play.players import GREEDY, MINE, Message, Player, Server
from tradecraft.server.tables.table import Table

SECONDS = 30
COUNTED = ("action_from_text", "action_text", "refusal")


def counted_calls(owner: type, name: str, counts: Counter[str]) -> AbstractContextManager[object]:
    """Count all calls of a method, those of `legal` also by the seat they are about."""
    method = getattr(owner, name)

    def counting(*arguments: Any) -> Any:
        counts[name] += 1
        if name == "legal":
            counts[f"legal for {arguments[1]}"] += 1
        return method(*arguments)

    return patch.object(owner, name, counting)


def asked(player: Player, table: str) -> list[Message]:
    """Return the updates of the seats that must decide."""
    return [update for update in player.look(table)["updates"] if update["decision"]]


def wait_for_bots(table: Table) -> None:
    """Wait until no bot has to move."""
    end = time.monotonic() + SECONDS
    while table.bots_to_act() and time.monotonic() < end:
        time.sleep(0.01)


def moves(game: str, players: int, most: int, bots: int, watched: bool, folder: Path) -> list[dict[str, int]]:
    """Play over a socket, each move in notation; return what was counted for each.

    Where bots take part, their moves are counted with the one they follow; `changes` is how many moves that makes. A
    game that is soon over is followed by another.
    """
    found: list[dict[str, int]] = []
    with Server.running(folder / "tables.db") as server, ExitStack() as patched:
        anna, counts = server.guest("Anna"), Counter[str]()
        while len(found) < most:
            table = anna.make(game, *[MINE] * (players - bots), *[GREEDY] * bots)
            loaded = server.container.repository._places[table].table
            assert loaded is not None
            if not found:
                for name in COUNTED:
                    patched.enter_context(counted_calls(type(loaded.game), name, counts))
                patched.enter_context(counted_calls(type(loaded.playing_match().state), "legal", counts))
            played = moves_at(table, loaded, anna, counts, most - len(found), watched)
            assert played
            found += played
    return found


def moves_at(
    table: str, loaded: Table, anna: Player, counts: Counter[str], most: int, watched: bool
) -> list[dict[str, int]]:
    """Make moves at a table until there are enough or the game is over; return what was counted for each."""
    found: list[dict[str, int]] = []
    with anna.connected() as connection:
        if watched:
            connection.watch(table)
        wait_for_bots(loaded)
        before = asked(anna, table)
        while before and len(found) < most:
            counts.clear()
            earlier = loaded.version
            move = before[0]["decision"]["options"][-1]["text"]
            seat, version = before[0]["seat"], before[0]["version"]
            connection.do("act", table, seat=seat, version=version, action=move)
            # Once this is answered, everyone has been told of the move.
            connection.do("unwatch", "none")
            wait_for_bots(loaded)
            counted = {name: counts[name] for name in (*COUNTED, "legal")}
            by_seat = [counts[f"legal for {seat}"] for seat in range(loaded.players)]
            before = asked(anna, table)
            options = sum(len(update["decision"]["options"]) for update in before)
            counted |= {"most_legal_for_a_seat": max(by_seat), "asked_next": len(before), "options": options}
            found.append({**counted, "changes": loaded.version - earlier})
    return found


def main(arguments: list[str]) -> None:
    """Print what is counted, as one line of JSON."""
    found = []
    for game, *numbers in zip(*[iter(arguments)] * 5, strict=True):
        players, most, bots, watched = map(int, numbers)
        with TemporaryDirectory() as folder:
            found.append(moves(game, players, most, bots, bool(watched), Path(folder)))
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1:])
