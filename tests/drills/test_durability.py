"""The durability drill: the server is killed at random moments under load and must lose and double nothing.

Several people play at tables of both games over real WebSockets while the real server, a process of its own, is killed
and started again on the same database. After each kill everything the people were answered and shown is compared with
what the database holds. In the end all games are played out, and their records verified.
"""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.drills.audit import Audit, read_stored
from tests.drills.faulty_server import FAULTS
from tests.drills.players import SAME_ORIGIN, Player, Wish
from tests.drills.server_process import ServerProcess
from tests.server.running import run, until
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
ENOUGH, MUCH = (40, 160), (150, 200)
"""How many commands are acknowledged between two kills, at least and at most; and where a fault must show."""
PATIENCE_SECONDS = 60.0
BROKEN_CONNECTION = (ConnectionClosed, OSError, httpx.TransportError)


class Drill:
    """Some people at a server that is killed now and then."""

    def __init__(self, server: ServerProcess, database: str, seed: str) -> None:
        self.server = server
        self.database = database
        self.rng = Random(seed)
        self.players = [Player(name, seed) for name in ("Anna", "Ben", "Cleo")]
        self._tables_wished = 0

    async def begin(self) -> None:
        """Let everybody in, and each wish for some tables."""
        for player in self.players:
            await player.register(self.server.url)
        for _ in TABLES:
            self.wish_for_table()

    def wish_for_table(self) -> None:
        """Let the next of the players wish for the next kind of table."""
        number = self._tables_wished
        self._tables_wished += 1
        wish = TABLES[number % len(TABLES)]
        owner, *others = self.players[number % 3 :] + self.players[: number % 3]
        guests = others[: wish["seats"].count(INVITED)]
        owner.wishes.append(Wish({**wish, "id": f"wish-{number}"}, guests))

    def acknowledged(self) -> int:
        """Return how many commands were acknowledged so far."""
        return sum(player.acknowledged for player in self.players)

    async def play_until_killed(self, enough: tuple[int, int] = ENOUGH) -> Audit:
        """Play, kill the server at a moment nobody knows, and compare what it has left."""
        self.wish_for_table()
        acknowledged = self.acknowledged() + self.rng.randint(*enough)
        tasks = self._play()
        try:
            await self._while_playing(tasks, lambda: self.acknowledged() >= acknowledged)
            # The last answer was sent a moment ago: other moments are as good.
            await asyncio.sleep(self.rng.random() * 0.02)
        finally:
            self.server.kill()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if end is not None and not isinstance(end, BROKEN_CONNECTION):
                raise end
        return await self.audit()

    async def play_out(self) -> Audit:
        """Play all games to their end, stop the server in order, and compare."""
        tasks = self._play()
        try:
            await self._while_playing(tasks, lambda: all(player.is_finished for player in self.players))
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return await self.audit()

    async def audit(self) -> Audit:
        """Compare what was told with what is stored."""
        return Audit(await read_stored(self.database), self.players)

    async def records(self) -> list[str]:
        """Fetch the records of all tables, as anybody can who has the link."""
        found: list[str] = []
        for player in self.players:
            headers = {**SAME_ORIGIN, "Cookie": player.cookie}
            async with httpx.AsyncClient(verify=False, base_url=self.server.url, headers=headers) as client:
                for wish in player.wishes:
                    answer = await client.get(f"/api/tables/{wish.table}/record")
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
                # Making tables may come to an end, playing may not; what fails says so.
                if task.done():
                    task.result()
            return condition()

        await until(is_reached, PATIENCE_SECONDS)

    def counts(self, audit: Audit) -> str:
        """Say how much was tried."""
        resent = sum(player.resent for player in self.players)
        numbers = ", ".join(f"{audit.compared[name]} {name}" for name in sorted(audit.compared))
        return f"{self.server.kills} kills, {resent} resent, compared: {numbers}"


async def drill_soundly(database: str, log: Path, seed: str, kills: int) -> str:
    """Kill a sound server some times, play out, verify; return what was tried."""
    async with ServerProcess(database, log) as server:
        drill = Drill(server, database, seed)
        await drill.begin()
        for _ in range(kills):
            audit = await drill.play_until_killed()
            assert audit.complaints == []
            await server.start()
        audit = await drill.play_out()
        assert audit.complaints == []
        verified = sum(verify(text) for text in await drill.records())
        await server.stop()
        assert (await drill.audit()).complaints == []
    counts = drill.counts(audit)
    assert audit.compared["acknowledged"] > ENOUGH[0] * kills
    return f"{counts}, {verified} draws and bot moves of {audit.compared['tables']} finished games verified"


def verify(text: str) -> int:
    """Verify a finished game; return how many draws and moves of bots were checked."""
    record = parse_record(text)
    verification = Verification(find_game(record.game), record)
    for _ in verification.run():
        pass
    assert verification.problems == []
    assert not verification.unchecked
    return verification.draws + verification.bot_moves.total()


def test_a_killed_server_loses_and_doubles_nothing(tmp_path: Path, record_property: Callable[[str, object], None]):
    database = f"sqlite:///{tmp_path / 'drill.db'}"
    counts = run(drill_soundly(database, tmp_path / "log", "sqlite", kills=3))
    record_property("trials", f"durability drill on SQLite: {counts}")


@pytest.mark.long
def test_a_killed_server_loses_and_doubles_nothing_on_postgresql(
    postgres_url: str, tmp_path: Path, record_property: Callable[[str, object], None]
):
    counts = run(drill_soundly(postgres_url, tmp_path / "log", "postgresql", kills=1))
    record_property("trials", f"durability drill on PostgreSQL: {counts}")


async def drill_a_fault(database: str, log: Path, fault: str) -> list[str]:
    """Kill a faulty server once; return the complaints."""
    async with ServerProcess(database, log, fault) as server:
        drill = Drill(server, database, fault)
        await drill.begin()
        return (await drill.play_until_killed(MUCH)).complaints


SYMPTOMS = {"acknowledge_early": "lost: ", "forget_ids": "refused: ", "act_again": "doubled: "}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_drill_finds_a_planted_fault(fault: str, tmp_path: Path):
    complaints = run(drill_a_fault(f"sqlite:///{tmp_path / 'drill.db'}", tmp_path / "log", fault))
    assert [complaint for complaint in complaints if complaint.startswith(SYMPTOMS[fault])], complaints
