"""The load drill: many games at a steady rate next to an echo server, overload, and two processes.

Players move at a steady rate over real sockets, in turn with an equal load on a server that only echoes, so that the
ratio of their latencies does not depend on the machine. Then all players send as fast as they can, give up, and return
to the old rate, which must soon be as fast as before. On PostgreSQL one process is compared with two that share the
players of every table. Every acknowledged move is compared with the database and is a trial.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import uvloop
from sqlalchemy import Connection, select

from bench.load_processes import allow_many_files, echo_server
from bench.load_report import quantile
from bench.load_sides import Side, TablesSide, drive, echo_side
from drills.databases import PostgresServer
from drills.faulty_server import fault_descriptions
from drills.kill import HAS_POSTGRES
from drills.players import FAIR_REFUSALS
from drills.server_process import ServerProcess
from drills.trials import Drill, Trials
from tradecraft.server.store import open_store, schema

QUIET = {"TRADECRAFT_LOG_LEVEL": "warning"}
RECOVERY_SECONDS = 10.0
CLOSING_SECONDS = 0.05
WINDOW_SECONDS = 0.5
"""The length of a measurement while waiting for the server to recover."""


@dataclass(frozen=True)
class Size:
    """The size of a load: games of two players, moves per second, and seconds of load for each server.

    `most_ratio` limits our 99th percentile as a multiple of the echo's; latencies up to `spared_ms` always pass,
    because a few milliseconds mean nothing in a short run on a busy machine. `least_part` of the moves must be made
    in time.
    """

    games: int
    rate: float
    seconds: float
    rate_of_two: float
    most_ratio: float = 6.0
    spared_ms: float = 0.0
    least_part: float = 0.95


SMALL = Size(games=12, rate=60, seconds=2, rate_of_two=60, spared_ms=600, least_part=0.3)
FULL = Size(games=1_000, rate=400, seconds=40, rate_of_two=800)
FULL_FROM = 10_000
"""The number of trials from which the load has full size."""
TURNS = 4
"""How often the server and the echo take turns."""
OVERLOAD = 10
"""The overload, as a multiple of the steady rate."""


class Crowd(TablesSide):
    """Players who can give up messages they could not send yet."""

    def give_up(self) -> None:
        """Drop all messages that are due but not sent."""
        self._backlog.clear()

    async def close(self) -> None:
        """Disconnect all clients, and let the event loop close their connections."""
        await super().close()
        await asyncio.sleep(CLOSING_SECONDS)

    @property
    def unfairly_refused(self) -> int:
        """How many moves were refused, other than those that were out of date."""
        return sum(count for code, count in self.refused.items() if code not in FAIR_REFUSALS)

    def p(self, part: float) -> float:
        """Return a percentile of the latencies, in milliseconds."""
        return quantile(self.latencies, part)


async def stored_moves(url: str) -> Counter[tuple[str, str]]:
    """Count the moves of people in a database, by table and id."""

    def read(connection: Connection) -> Counter[tuple[str, str]]:
        found: Counter[tuple[str, str]] = Counter()
        for table, data in connection.execute(select(schema.changes.c.table_id, schema.changes.c.data)):
            change = json.loads(data)
            if change["kind"] == "acted" and change.get("id"):
                found[table, change["id"]] += 1
        return found

    async with open_store(url) as store:
        return await store.read(read)


async def compare(crowd: Crowd, url: str, trials: Trials) -> None:
    """Compare what was acknowledged with what is stored; each move is a trial."""
    stored = await stored_moves(url)
    told = {(table, id) for id, table in crowd.acknowledged.items()}
    for problem, count in {
        "acknowledged moves are not stored": len(told - stored.keys()),
        "moves are stored twice": sum(times > 1 for times in stored.values()),
        "moves are stored that were not acknowledged": len(stored.keys() - told),
        "updates were missed": crowd.gaps,
        "moves were refused": crowd.unfairly_refused,
    }.items():
        if count:
            trials.failed(f"{count} {problem}", trials=0)
    trials.passed(len(told))


@asynccontextmanager
async def running_servers(urls: Sequence[str], folder: Path, fault: str) -> AsyncIterator[list[ServerProcess]]:
    """Run a process for each URL."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(ServerProcess(url, folder / f"log-{number}", fault, QUIET))
            for number, url in enumerate(urls)
        ]


async def seated(size: Size, servers: Sequence[ServerProcess], seed: int) -> Crowd:
    """Seat players, on one process or on two."""
    crowd = Crowd(servers[0].port, Random(seed), servers[-1].port if len(servers) > 1 else 0)
    await crowd.seat_pairs(size.games, lambda: None)
    return crowd


async def load_one_process(size: Size, folder: Path, seed: int, trials: Trials) -> None:
    """Load one process on SQLite beside an echo, then overload it."""
    url = f"sqlite:///{folder / 'load.db'}"
    async with running_servers([url], folder, trials.plant) as (server,):
        crowd = await seated(size, [server], seed)
        with echo_server() as echo:
            echoes = await echo_side(echo.port, 2 * size.games)
            busy, seconds = await in_turns(size, crowd, echoes, server)
        echo_p99, reached = quantile(echoes.latencies, 99), len(crowd.acknowledged) / seconds
        trials.measured(
            held_games=size.games,
            held_moves_per_second=reached,
            held_p50_ms=crowd.p(50),
            held_p99_ms=crowd.p(99),
            echo_p50_ms=quantile(echoes.latencies, 50),
            echo_p99_ms=echo_p99,
            p99_ratio=crowd.p(99) / echo_p99,
            held_cpu=busy,
        )
        most = max(size.most_ratio * echo_p99, size.spared_ms)
        trials.checked(
            [f"the slowest hundredth takes {crowd.p(99):.0f} ms, and {most:.0f} ms are allowed"]
            if crowd.p(99) > most
            else []
        )
        trials.checked(
            []
            if reached > size.least_part * size.rate
            else [f"only {reached:.0f} of {size.rate:g} moves a second were made"]
        )
        await overload(size, crowd, crowd.p(99), trials)
        await crowd.close()
        await server.stop()
    await compare(crowd, url, trials)


async def in_turns(size: Size, crowd: Crowd, echoes: Side, server: ServerProcess) -> tuple[float, float]:
    """Load the server and the echo in turn; return the server's share of one core and the seconds of load."""
    busy = seconds = 0.0
    for _ in range(TURNS):
        began, used = time.perf_counter(), server.cpu_seconds()
        await drive(crowd, size.rate, size.seconds / TURNS)
        seconds += time.perf_counter() - began
        busy += server.cpu_seconds() - used
        await drive(echoes, size.rate, size.seconds / TURNS)
    return busy / seconds, seconds


async def overload(size: Size, crowd: Crowd, calm_ms: float, trials: Trials) -> None:
    """Overload the server, return to the steady rate, and measure how long it takes to recover."""
    before = len(crowd.acknowledged)
    began = time.perf_counter()
    driving = asyncio.create_task(drive(crowd, OVERLOAD * size.rate, size.seconds / TURNS))
    await asyncio.sleep(size.seconds / TURNS)
    trials.measured(overload_moves_per_second=(len(crowd.acknowledged) - before) / (time.perf_counter() - began))
    over = time.perf_counter()
    driving.cancel()
    crowd.give_up()
    most, recovered = max(2 * calm_ms, size.spared_ms), 0.0
    while time.perf_counter() - over < RECOVERY_SECONDS:
        crowd.count_anew()
        began = time.perf_counter()
        await drive(crowd, size.rate, WINDOW_SECONDS)
        if crowd.p(99) <= most:
            recovered = began - over
            break
    else:
        trials.failed(f"the server is not quick again {RECOVERY_SECONDS:.0f} s after an overload: {crowd.p(99):.0f} ms")
        return
    trials.measured(recovery_seconds=recovered)
    trials.passed()


async def load_processes(size: Size, url: str, processes: int, folder: Path, seed: int, trials: Trials) -> None:
    """Load processes that share a PostgreSQL database."""
    async with running_servers([url] * processes, folder, trials.plant) as servers:
        crowd = await seated(size, servers, seed)
        used = [server.cpu_seconds() for server in servers]
        began, own = time.perf_counter(), time.process_time()
        await drive(crowd, size.rate_of_two, size.seconds)
        seconds = time.perf_counter() - began
        trials.measured(
            **{
                f"postgresql_{processes}_moves_per_second": len(crowd.acknowledged) / seconds,
                f"postgresql_{processes}_p50_ms": crowd.p(50),
                f"postgresql_{processes}_p99_ms": crowd.p(99),
                f"postgresql_{processes}_players_cpu": (time.process_time() - own) / seconds,
                **{
                    f"postgresql_{processes}_cpu_{number}": (server.cpu_seconds() - before) / seconds
                    for number, (server, before) in enumerate(zip(servers, used, strict=True), 1)
                },
            }
        )
        await crowd.close()
        for server in servers:
            await server.stop()
    await compare(crowd, url, trials)


def compare_processes(size: Size, folder: Path, seed: int, trials: Trials) -> None:
    """Measure one process on PostgreSQL, then two."""
    postgres = PostgresServer(is_durable=True)
    try:
        postgres.start()
        for processes in (1, 2):
            with postgres.database() as url:
                uvloop.run(load_processes(size, url, processes, folder, seed, trials))
    finally:
        postgres.stop()


def drill(trials: Trials) -> None:
    """Run the trials, alternating between SQLite and PostgreSQL."""
    allow_many_files()
    size = FULL if trials.wanted >= FULL_FROM else SMALL
    for number in trials.numbers():
        with tempfile.TemporaryDirectory(prefix="tradecraft-load-") as folder:
            if number % 2 and HAS_POSTGRES:
                compare_processes(size, Path(folder), number, trials)
            else:
                uvloop.run(load_one_process(size, Path(folder), number, trials))


DRILL = Drill(
    name="load",
    promise="under a steady load answers are quick and nothing is lost; after an overload they soon are again",
    trial="a move under load, acknowledged and stored once",
    run=drill,
    faults=fault_descriptions("stall"),
    short=120,
    long=60_000,
)
