"""The soak drill: hours of steady play change neither memory, open files nor latency; old games do not slow the start.

People play at a steady rate, lose their connection and come back, finish games and start others. After a warm-up the
server is measured repeatedly; more memory, more open files or slower answers than in the first measurement are a
failure. Before that, the server is started on a database with very many finished games.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

import uvloop

from bench.load import come_back
from bench.load_processes import allow_many_files, echo_server
from bench.load_report import quantile
from bench.load_sides import Side, drive, echo_side
from drills.abusers import MINE, Abuser, Target
from drills.faulty_server import fault_descriptions
from drills.load import QUIET, Crowd
from drills.server_process import ServerProcess
from drills.trials import Drill, Trials

MOST_GROWTH = 1.03
MORE_HANDLES = 10
SLOWER = 3.0
"""How much slower a later median may be, both absolutely and relative to the echo server."""
ECHOES = 4
"""The number of sockets to the echo server, which gets the same load."""
START_SECONDS = 3.0
MORE_CPU_SECONDS = 1.0
"""How much more CPU time a start may take with finished games than without."""


@dataclass(frozen=True)
class Size:
    """The size of a run: games, moves per second, seconds between measurements, and measurements of the warm-up.

    Growth by `spared_megabytes` is allowed where the warm-up is short; medians up to `spared_ms` always pass. The
    server is started `starts` times on a database with `finished` games.
    """

    games: int
    rate: float
    seconds: float
    warm_up: int
    spared_megabytes: float
    spared_ms: float
    finished: int
    starts: int


SMALL = Size(games=6, rate=40, seconds=1.5, warm_up=1, spared_megabytes=15, spared_ms=400, finished=1_500, starts=1)
FULL = Size(games=24, rate=40, seconds=60, warm_up=6, spared_megabytes=0, spared_ms=30, finished=100_000, starts=3)
FULL_FROM = 10
"""The number of trials from which a run has full size."""
MOVES_OF_A_FINISHED_GAME = 12


@dataclass(frozen=True)
class Measurement:
    """Figures of a server, and the echo latency at that time; `own_megabytes` exclude mapped files."""

    megabytes: float
    own_megabytes: float
    handles: int
    p50: float
    p99: float
    echo_p50: float

    def worse_than(self, first: Measurement, size: Size) -> list[str]:
        """List what has become worse."""
        found = []
        memory = {
            "memory": (first.megabytes, self.megabytes),
            "memory without files": (first.own_megabytes, self.own_megabytes),
        }
        for what, (before, now) in memory.items():
            if now > before * MOST_GROWTH + size.spared_megabytes:
                found.append(f"{what} grew from {before:.0f} to {now:.0f} MB")
        if self.handles > first.handles + MORE_HANDLES:
            found.append(f"open files grew from {first.handles} to {self.handles}")
        if self.p50 > max(size.spared_ms, SLOWER * first.p50) and self.beside_echo > SLOWER * first.beside_echo:
            found.append(
                f"the median answer took {first.p50:.0f} ms and takes {self.p50:.0f} ms, "
                f"an echo {first.echo_p50:.1f} and {self.echo_p50:.1f} ms"
            )
        return found

    @property
    def beside_echo(self) -> float:
        """The median latency as a multiple of the echo's."""
        return self.p50 / self.echo_p50


async def play_for_long(size: Size, folder: Path, trials: Trials) -> None:
    """Let people play, and measure the server repeatedly."""
    fault = trials.plant if trials.plant != "read-all-at-start" else ""
    url = f"sqlite:///{folder / 'soak.db'}"
    with echo_server() as echo:
        async with ServerProcess(url, folder / "log", fault, QUIET) as server:
            crowd = Crowd(server.port, Random(trials.tally.next))
            await crowd.seat_pairs(size.games, lambda: None)
            await measure_repeatedly(size, server, crowd, await echo_side(echo.port, ECHOES), trials)
            await crowd.close()


async def measure_repeatedly(size: Size, server: ServerProcess, crowd: Crowd, echoes: Side, trials: Trials) -> None:
    """Measure a server while people play; each measurement after the first is a trial."""
    for _ in range(size.warm_up):
        await measure_while_playing(size, server, crowd, echoes)
    first = await measure_while_playing(size, server, crowd, echoes)
    longest = trials.tally.figures.get("minutes_at_a_stretch", 0.0)
    try:
        for looks, _ in enumerate(trials.numbers(), 1):
            look = await measure_while_playing(size, server, crowd, echoes)
            trials.checked(look.worse_than(first, size))
            trials.measured(
                first_megabytes=first.megabytes,
                last_megabytes=look.megabytes,
                growth_percent=100 * (look.megabytes / first.megabytes - 1),
                own_growth_percent=100 * (look.own_megabytes / first.own_megabytes - 1),
                first_handles=first.handles,
                last_handles=look.handles,
                first_p50_ms=first.p50,
                first_echo_p50_ms=first.echo_p50,
                last_p50_ms=look.p50,
                last_p99_ms=look.p99,
                last_echo_p50_ms=look.echo_p50,
                minutes_at_a_stretch=max(longest, looks * size.seconds / 60),
            )
    finally:
        trials.note(moves=len(crowd.acknowledged), finished_games=crowd.finished)
    if crowd.gaps or crowd.unfairly_refused:
        trials.failed(f"{crowd.gaps} updates were missed, refused: {dict(crowd.refused)}", trials=0)


async def measure_while_playing(size: Size, server: ServerProcess, crowd: Crowd, echoes: Side) -> Measurement:
    """Play for a while alongside an echo server, measure, and let every tenth table reconnect."""
    crowd.count_anew()
    echoes.count_anew()
    await asyncio.gather(drive(crowd, size.rate, size.seconds), drive(echoes, size.rate, size.seconds))
    memory = server.megabytes(), server.megabytes("RssAnon")
    look = Measurement(*memory, server.handles(), crowd.p(50), crowd.p(99), quantile(echoes.latencies, 50))
    tables = max(1, size.games // 10)
    start = 2 * crowd.random.randrange(size.games - tables + 1)
    await come_back(crowd.players[start : start + 2 * tables])
    return look


def play_and_resign(guest: Abuser, other: Abuser) -> str:
    """Play a short game and resign; return its table."""
    made = guest.make(MINE, {"type": "invited"}, game="war1955")
    table = str(made["table"])
    other.do("join", table, invite=made["invite"])
    people = (guest, other)
    for _ in range(MOVES_OF_A_FINISHED_GAME):
        seat = next(seat for seat in (0, 1) if people[seat].look(table, seat)["decision"])
        people[seat].act(table, seat)
    guest.do("resign", table, seat=0)
    return table


def copy_game(database: Path, table: str, copies: int) -> None:
    """Insert copies of a finished game into a database."""
    numbered = "?1 || '-' || numbers.n"
    counting = "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)"
    with closing(sqlite3.connect(database)) as connection, connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            columns = [column[1] for column in connection.execute(f"PRAGMA table_info({name})")]
            key = "id" if name == "tables" else "table_id"
            if key in columns:
                changed = {key: numbered, "header": f"CAST(replace(header, ?1, {numbered}) AS BLOB)"}
                values = ", ".join(changed.get(column, column) for column in columns)
                connection.execute(
                    f"{counting} INSERT INTO {name} ({', '.join(columns)}) "
                    f"SELECT {values} FROM {name}, numbers WHERE {key} = ?1",
                    (table, copies),
                )


def start_with_finished_games(size: Size, folder: Path, trials: Trials) -> None:
    """Compare starts on an empty database and on one with very many finished games."""
    fault = trials.plant if trials.plant == "read-all-at-start" else ""
    database = folder / "finished.db"
    url = f"sqlite:///{database}"
    first = ServerProcess(url, folder / "log-first", environment=QUIET)
    began = time.monotonic()
    with first.running():
        empty, empty_cpu = time.monotonic() - began, first.cpu_seconds()
        target = Target(first.url, url)
        table = play_and_resign(target.guest(), target.guest())
        asyncio.run(first.stop())
    copy_game(database, table, size.finished)
    starts, cpu = [], []
    for number in range(size.starts):
        server = ServerProcess(url, folder / f"log-{number}", fault, QUIET)
        began = time.monotonic()
        with server.running():
            starts.append((time.monotonic() - began, server.waited_seconds()))
            cpu.append(server.cpu_seconds())
            found = Target(server.url, url).ask("GET", f"/api/tables/{table}-{size.finished}/record").status_code
            if found not in (200, 403):
                trials.failed(f"a finished game is answered with {found}", trials=0)
    more_cpu = min(cpu) - empty_cpu
    seconds, waiting = min(starts)
    trials.measured(
        start_seconds_empty=empty,
        start_seconds=seconds,
        start_seconds_waiting=waiting,
        start_more_cpu_seconds=more_cpu,
        finished_games_at_start=size.finished,
    )
    # If even an empty start is late, the machine is busy, and only the CPU time is meaningful. Short runs have other
    # tests beside them, and do not count how long those kept the server waiting for a processor.
    counted = seconds - waiting if size is SMALL else seconds
    is_late = more_cpu > MORE_CPU_SECONDS or counted > START_SECONDS > empty
    problem = f"with {size.finished:,} finished games a start takes {seconds:.1f} s, {more_cpu:.1f} s more computing"
    trials.checked([problem] if is_late else [])


def drill(trials: Trials) -> None:
    """Make the trials."""
    allow_many_files()
    size = FULL if trials.wanted >= FULL_FROM else SMALL
    with tempfile.TemporaryDirectory(prefix="tradecraft-soak-") as folder:
        start_with_finished_games(size, Path(folder), trials)
        if trials.is_wanted:
            uvloop.run(play_for_long(size, Path(folder), trials))


DRILL = Drill(
    name="soak",
    promise="hours of play change neither memory nor open files nor latency, and finished games cost nothing",
    trial="a minute of steady play, and a look at the server after it (short runs: 1.5 s)",
    run=drill,
    faults=fault_descriptions("keep-memory", "keep-files", "slow-down", "read-all-at-start"),
    short=4,
    long=121,
)
