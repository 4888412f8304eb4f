"""Measure the server under load, next to a bare echo server: `python -m bench.load`, explained in bench/README.md."""

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import uvloop
from rich.progress import Progress

from bench.load_processes import Server, allow_many_files, echo_server, tradecraft_server
from bench.load_report import (
    Disk,
    Figures,
    Use,
    compare_with_store,
    judge,
    latency_figures,
    load_text,
    machine_figures,
    storm_text,
)
from bench.load_sides import Player, Side, TablesSide, drive, echo_side

TURN_SECONDS = 10.0
"""How long each server is loaded before the other takes its turn."""
BYSTANDERS, BYSTANDERS_RATE, STORMS = 50, 50.0, 3
"""Games that continue during reconnect storms, their moves per second, and the number of storms."""
RESULTS = Path(__file__).resolve().parent / "results" / "load.json"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000, help="games of two players (default: 1000)")
    parser.add_argument("--rate", type=float, default=400.0, help="moves per second in all games (default: 400)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each server is loaded (default: 60)")
    parser.add_argument("--seed", type=int, default=1, help="of the moves that are chosen (default: 1)")
    parser.add_argument("--storm", action="store_true", help="let all players lose the network at once instead")
    parser.add_argument("--json", type=Path, default=RESULTS, help="where the figures go (default: bench/results)")
    arguments = parser.parse_args()
    if arguments.games < 1 or arguments.rate <= 0 or arguments.seconds <= 0:
        parser.error("there must be a game, and some moves in some time")
    allow_many_files()
    # Exit normally on SIGTERM, so that the servers are stopped too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory(prefix="tradecraft-load-") as folder, Progress(transient=True) as progress:
        database = Path(folder) / "load.db"
        with tradecraft_server(database) as ours, echo_server() as echo:
            if arguments.storm:
                measured = measure_storm(arguments, ours, progress)
            else:
                measured = measure_load(arguments, database.parent, ours, echo, progress)
            figures, side = uvloop.run(measured)
        figures["moves"] |= compare_with_store(side, database)
    figures |= machine_figures() | {"verdicts": judge(figures)}
    print(storm_text(figures) if arguments.storm else load_text(figures))
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    return 0 if all(figures["verdicts"].values()) else 1


async def measure_load(
    arguments: argparse.Namespace, folder: Path, ours: Server, echo: Server, progress: Progress
) -> tuple[Figures, TablesSide]:
    """Load the server and the echo server in turn."""
    side = TablesSide(ours.port, random.Random(arguments.seed))
    began = time.perf_counter()
    await seated(side, arguments.games, progress)
    set_up_seconds = time.perf_counter() - began
    before = ours.peak_megabytes()
    echoes = await echo_side(echo.port, 2 * arguments.games)
    turns = max(1, round(arguments.seconds / TURN_SECONDS))
    task = progress.add_task("playing and echoing", total=2 * turns)
    uses = {"ours": Use(ours), "echo": Use(echo)}
    disk = Disk(folder)
    sides: dict[str, Side] = {"ours": side, "echo": echoes}
    for _ in range(turns):
        for name, one in sides.items():
            with uses[name]:
                await drive(one, arguments.rate, arguments.seconds / turns)
            progress.advance(task)
        disk.measure()
    figures: Figures = {
        "wanted": {"games": arguments.games, "sockets": 2 * arguments.games, "moves_per_second": arguments.rate},
        "set_up_seconds": set_up_seconds,
        "ours": latency_figures(side) | uses["ours"].figures(),
        "echo": latency_figures(echoes) | uses["echo"].figures(),
        "disk": disk.figures(),
        "moves": side.figures() | {"per_second": len(side.acknowledged) / uses["ours"].seconds},
        "megabytes": {"set_up": before, "server": ours.peak_megabytes(), "bots": ours.children_megabytes()},
    }
    figures["ratio"] = figures["ours"]["p99"] / figures["echo"]["p99"]
    await side.close()
    return figures, side


async def measure_storm(arguments: argparse.Namespace, ours: Server, progress: Progress) -> tuple[Figures, TablesSide]:
    """Disconnect and reconnect the players of many games at once, while a few others play on."""
    side = TablesSide(ours.port, random.Random(arguments.seed))
    crowd = await seated(side, arguments.games, progress)
    # Players in the storm do not play, so that all moves come from the others.
    side.forget_ready()
    await seated(side, BYSTANDERS, progress)
    await drive(side, BYSTANDERS_RATE, TURN_SECONDS)
    calm = latency_figures(side)
    side.count_anew()
    back_seconds = []
    task = progress.add_task("storms", total=STORMS)
    for _ in range(STORMS):
        playing = asyncio.create_task(drive(side, BYSTANDERS_RATE, TURN_SECONDS))
        await asyncio.sleep(1)
        began = time.perf_counter()
        await come_back(crowd)
        back_seconds.append(time.perf_counter() - began)
        await playing
        progress.advance(task)
    figures: Figures = {
        "wanted": {"sockets": len(crowd), "moves_per_second": BYSTANDERS_RATE},
        "back_seconds": back_seconds,
        "calm": calm,
        "storm": latency_figures(side),
        "moves": side.figures(),
        "megabytes": {"server": ours.peak_megabytes(), "bots": ours.children_megabytes()},
    }
    await side.close()
    return figures, side


async def seated(side: TablesSide, games: int, progress: Progress) -> list[Player]:
    """Seat people at tables, and show the progress."""
    task = progress.add_task("sitting down", total=games)
    return await side.seat_pairs(games, lambda: progress.advance(task))


async def come_back(crowd: Sequence[Player]) -> None:
    """Drop all sockets, open them again, and wait until all clients are up to date."""
    for player in crowd:
        player.socket.abort()
    for player in crowd:
        player.is_told.clear()
    await asyncio.gather(*(player.open_again() for player in crowd))


if __name__ == "__main__":
    sys.exit(main())
