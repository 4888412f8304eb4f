"""The honest-bots drill: bot decisions at real tables are reproduced from view, seed and version alone.

A guest plays against bots on the real server, with server and bots in their own processes. When a game is over, its
record is fetched as any player can, and every bot decision is repeated here.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import httpx

from drills.faulty_server import fault_descriptions
from drills.players import SAME_ORIGIN, PlannedTable, Player
from drills.running import until
from drills.server_process import ServerProcess
from drills.trials import Drill, Trials
from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game_of
from tradecraft.server.play.verify import Verification

GAME_SECONDS = 300.0
BUDGET = {"TRADECRAFT_BOT_BUDGET": "60"}
"""Searching bots get little time: the amount does not matter for this drill."""


def mine_and(*bots: str) -> list[dict[str, str]]:
    return [{"type": "mine"}, *({"type": "bot", "bot": bot} for bot in bots)]


TABLES: list[dict[str, Any]] = [
    {"game": "war1955", "seats": mine_and("officer")},
    {"game": "vienna", "seats": mine_and("greedy", "recruit", "officer")},
    {"game": "war1955", "seats": mine_and("station_chief")},
    {"game": "vienna", "seats": mine_and("station_chief"), "options": {"version": "advanced"}},
    {"game": "war1955", "seats": mine_and("spymaster"), "options": {"side": "short"}},
    {"game": "vienna", "seats": mine_and("spymaster", "random")},
]


async def play_game(url: str, number: int) -> str:
    """Let a guest play a game against bots; return its record."""
    player = Player(f"Guest{number}", f"honest {number}")
    await player.register(url)
    player.planned.append(PlannedTable({**TABLES[number % len(TABLES)], "id": f"wish-{number}"}, []))
    tasks = [asyncio.create_task(work) for work in (player.play(url), player.make_tables(url))]

    def is_over() -> bool:
        for task in tasks:
            if task.done():
                task.result()
        return bool(player.over) and player.is_finished

    try:
        await until(is_over, GAME_SECONDS)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    headers = {**SAME_ORIGIN, "Cookie": player.cookie}
    async with httpx.AsyncClient(verify=False, base_url=url, headers=headers) as client:
        answer = await client.get(f"/api/tables/{player.planned[0].table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def ask_again(text: str, trials: Trials) -> None:
    """Repeat every bot decision, and count each as a trial."""
    record = parse_record(text)
    verification = Verification(find_game_of(record), record)
    for _ in verification.run():
        pass
    problems = [f"entry {problem.entry}: {problem.kind} of {problem.bot}" for problem in verification.problems]
    problems += [f"unchecked: {moves} moves of {bot}" for (bot, _), moves in verification.unchecked.items()]
    if not verification.seeds:
        problems.append("no seed of a bot was compared with the deal")
    for problem in problems:
        trials.failed(problem, trials=0)
    trials.passed(verification.bot_moves.total())
    trials.note(games=1, seeds=verification.seeds, draws=verification.draws)
    trials.note(**{f"moves_of_{bot}": moves for bot, moves in verification.bot_moves.items()})


async def play_games(folder: Path, trials: Trials) -> None:
    """Play games until enough decisions were repeated."""
    async with ServerProcess(f"sqlite:///{folder / 'drill.db'}", folder / "log", trials.plant, BUDGET) as server:
        for number in trials.numbers():
            ask_again(await play_game(server.url, number), trials)


def drill(trials: Trials) -> None:
    """Make the trials."""
    with tempfile.TemporaryDirectory(prefix="tradecraft-bots-") as folder:
        asyncio.run(play_games(Path(folder), trials))


DRILL = Drill(
    name="honest-bots",
    promise="every move of a bot follows from what its seat may know and from a seed nobody chose",
    trial="a stored decision asked again from view, seed and version",
    run=drill,
    faults=fault_descriptions("peek", "play-weaker", "grind-seeds", "drop-notes"),
    short=50,
    long=5_000,
)
