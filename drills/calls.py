"""The calls drill: players who are not looking are told once that it is their turn, even if the server is killed.

People play by being called: they do nothing until a push message, an e-mail or a webhook says that it is their turn, so
a lost call stops their game. Some look at their table instead, and must not be called. Meanwhile the server is killed
and restarted, and must still know who looked. The text of the calls is compared in two worlds that differ only in what
is hidden from the player called.
"""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
import time
from contextlib import nullcontext
from email.utils import parsedate_to_datetime
from pathlib import Path
from random import Random
from typing import Any

import httpx

from drills import faulty_server
from drills.audit import read_stored
from drills.planting import patched
from drills.receivers import Delivery, Device, Inbox, receiving
from drills.server_process import ServerProcess
from drills.trials import Drill, Trials
from tradecraft.server.base64url import decoded
from tradecraft.server.calls import wording
from tradecraft.server.calls.mail import call_lines
from tradecraft.server.calls.push import SIGNED_FOR_SECONDS
from tradecraft.server.tables.table import Table

GRACE = 3
"""How many seconds after the start of a turn, or of the server, people are called."""
PATIENCE, SHORT_PATIENCE, STEP = 20.0, 6.0, 0.05
"""Seconds until a call counts as lost, the same with a planted fault, and between two checks."""
QUIET_SECONDS = GRACE + 2.5
"""How long a player who looks waits to see that no call comes."""
TURNS_BETWEEN_KILLS, SOON = 45, 3
"""Turns between two kills, and the same with a planted fault."""
TABLES, FEW_TABLES = 24, 4
GAMES = ("war1955", "vienna")
KINDS = ("push", "webhook", "mail")
LOOKS, OFTEN = 0.1, 0.5
"""How often a player looks instead of waiting for a call, and the same with a planted fault."""
LINK = re.compile(r"/calls/[\w.-]+")
SECRET = "tell-secrets"
PASSWORD = "correct horse"
OK, TAKEN = 200, 409


class CalledPlayer:
    """A person with a receiver, and what arrived there."""

    def __init__(self, drill: CallsDrill, number: int) -> None:
        self.drill = drill
        self.name = f"Person {number}"
        self.kind = KINDS[number % len(KINDS)]
        self.address = f"person{number}@drill.test" if self.kind == "mail" else f"/{self.kind}/{number}"
        self.device = Device()
        self.headers: dict[str, str] = {}
        self.read = 0
        self.known: dict[str, tuple[Any, ...]] = {}
        self.free_at: dict[str, float] = {}
        """When each table was last seen to need no decision from this player."""

    async def arrive(self) -> None:
        """Create an account and register a receiver."""
        account = {"name": self.name, "password": PASSWORD}
        made = await self.drill.ask(self, "POST", "/api/accounts", account)
        if made.status_code == TAKEN:
            # The request was repeated after a kill, but the first one had succeeded.
            made = await self.drill.ask(self, "POST", "/api/session", account)
        self.headers = {"Cookie": f"tradecraft={made.cookies['tradecraft']}", "Sec-Fetch-Site": "same-origin"}
        url = self.drill.inbox.url + self.address
        body: dict[str, str] = {"kind": "mail", "address": self.address, "password": PASSWORD}
        if self.kind == "push":
            body = self.device.subscription(url)
        elif self.kind == "webhook":
            body = {"kind": "webhook", "url": url}
        await self.drill.ask(self, "POST", "/api/me/calls/receivers", body)
        if self.kind == "mail":
            # After a kill the request was repeated, so only the last mail counts.
            asked = self.drill.inbox.to(self.address)[-1]
            found = LINK.search(asked.message.get_content())
            assert found
            await self.drill.ask(self, "POST", found[0])

    def news(self, table: str, known_at: float = 0.0) -> list[str]:
        """Return the ids of new calls about the current turn at a table.

        Calls that were under way when the player acted are about an earlier turn: nobody is called about a turn before
        its grace period is over. Calls sent before `known_at` are left out too.
        """
        arrived = self.drill.inbox.to(self.address)
        fresh: list[str] = []
        for one in arrived[self.read :]:
            id, said = self._told(one)
            if id in self.known:
                self.drill.trials.note(delivered_again=1)
                if self.known[id] != said:
                    self.drill.problems.append(f"call {id} was delivered again and says something else")
            elif f"/tables/{table}" in str(said):
                self.known[id] = said
                if sent_at(one) > max(self.free_at.get(table, 0.0) + GRACE - 1, known_at):
                    fresh.append(id)
                else:
                    self.drill.trials.note(on_the_way=1)
        self.read = len(arrived)
        return fresh

    def _told(self, one: Delivery) -> tuple[str, tuple[Any, ...]]:
        if self.kind == "push":
            said = self.device.read(one.body)
            return said["tag"], tuple(sorted(map(str, said.items())))
        if self.kind == "webhook":
            return one.headers["idempotency-key"], tuple(sorted(map(str, one.json().items())))
        return one.message["Message-ID"], (one.message["Subject"], one.message.get_content())


def sent_at(one: Delivery) -> int:
    """Return the second at which a call says it was sent."""
    if proof := one.headers.get("authorization"):
        claims = proof.partition("t=")[2].split(".")[1]
        return int(json.loads(decoded(claims))["exp"]) - SIGNED_FOR_SECONDS
    if mark := one.headers.get("tradecraft-signature"):
        return int(mark.partition("t=")[2].partition(",")[0])
    return int(parsedate_to_datetime(one.message["Date"]).timestamp())


class CallsDrill:
    """The drill on one database."""

    def __init__(self, inbox: Inbox, server: ServerProcess, database: str, trials: Trials, rng: Random) -> None:
        self.inbox, self.server, self.database, self.trials, self.rng = inbox, server, database, trials, rng
        self.problems: list[str] = []
        self.client = httpx.AsyncClient(verify=False, timeout=120)
        self.running = asyncio.Event()
        self.since_kill = 0
        self.ids = 0

    async def ask(self, who: CalledPlayer, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send a request, repeating it after a kill; commands keep their id."""
        while True:
            await self.running.wait()
            try:
                sent = {} if body is None else {"json": body}
                answer = await self.client.request(method, self.server.url + path, headers=who.headers, **sent)
                self.client.cookies.clear()
                if answer.status_code != 503:
                    return answer
            except httpx.HTTPError:
                await asyncio.sleep(0.05)

    async def command(self, who: CalledPlayer, type: str, table: str, **fields: Any) -> int:
        """Send a command with a new id; return the status."""
        self.ids += 1
        body = {"type": type, "id": f"drill-{self.ids}", "table": table, **fields}
        return (await self.ask(who, "POST", "/api/commands", body)).status_code

    async def decision(self, who: CalledPlayer, table: str) -> dict[str, Any] | None:
        """Return the update of a player who has to decide, else None."""
        began = time.time()
        update: dict[str, Any] = (await self.ask(who, "GET", f"/api/tables/{table}")).json()["updates"][0]
        if update["decision"] is not None:
            return update
        who.free_at[table] = began
        return None

    async def table(self, number: int) -> None:
        """Let two people play one game after another until there are enough trials."""
        people = [CalledPlayer(self, 2 * number), CalledPlayer(self, 2 * number + 1)]
        for person in people:
            await person.arrive()
        while self.trials.is_wanted:
            game = GAMES[number % len(GAMES)]
            body = {"game": game, "seats": [{"type": "mine"}, {"type": "invited"}]}
            made = (await self.ask(people[0], "POST", "/api/tables", body)).json()
            await self.command(people[1], "join", made["table"], invite=made["invite"])
            self.trials.note(tables=1)
            await asyncio.gather(*(self.play(person, made["table"]) for person in people))

    async def play(self, who: CalledPlayer, table: str) -> None:
        """Play at a table: when a turn starts, wait for the call or look at the table, then act."""
        while self.trials.is_wanted:
            if await self.decision(who, table) is None:
                state = (await self.ask(who, "GET", f"/api/tables/{table}")).json()["updates"][0]["table"]
                if state["status"] != "playing":
                    return
                await asyncio.sleep(0.1)
                continue
            looks = self.rng.random() < (OFTEN if self.trials.plant else LOOKS)
            problem = await self.look(who, table) if looks else await self.wait(who, table)
            if problem is None:
                return
            while (update := await self.decision(who, table)) is not None:
                option = self.rng.choice(update["decision"]["options"])
                fields = {"seat": update["seat"], "version": update["version"], "action": option["action"]}
                await self.command(who, "act", table, **fields)
            self.trials.checked([problem, *self.problems] if problem else self.problems[:])
            self.problems.clear()
            self.since_kill += 1

    async def wait(self, who: CalledPlayer, table: str) -> str | None:
        """Wait for the call about a turn; return the problem, or None if the drill is over."""
        left = PATIENCE if not self.trials.plant else SHORT_PATIENCE
        while not (fresh := who.news(table)):
            if left <= 0:
                return f"{who.name} was not called by {who.kind}"
            if not self.trials.is_wanted:
                return None
            await asyncio.sleep(STEP)
            # Count only the time in which the server runs.
            await self.running.wait()
            left -= STEP
        self.trials.note(**{f"called_by_{who.kind}": 1})
        return f"{who.name} was called {len(fresh)} times about one turn" if len(fresh) > 1 else ""

    async def look(self, who: CalledPlayer, table: str) -> str:
        """Look at the table as a page does; no call may come, even if the server is killed afterwards."""
        status = await self.command(who, "look", table)
        if status != OK:
            return f"{who.name} could not say that they look: {status}"
        # A call that was sent before the server knew is allowed.
        known_at, kills, left = time.time(), self.server.kills, QUIET_SECONDS
        while left > 0:
            await asyncio.sleep(STEP)
            await self.running.wait()
            left -= STEP
            if kills != self.server.kills:
                # A server that forgot would call after giving the pages time to reconnect.
                kills, left = self.server.kills, QUIET_SECONDS
                self.trials.note(looked_over_a_restart=1)
        self.trials.note(looked=1)
        return f"{who.name} was looking and was called by {who.kind}" if who.news(table, known_at) else ""

    async def kill(self) -> None:
        """Kill and restart the server repeatedly."""
        while self.trials.is_wanted and self.trials.plant != "call-lookers":
            await asyncio.sleep(STEP)
            if self.since_kill >= (SOON if self.trials.plant else TURNS_BETWEEN_KILLS):
                await asyncio.sleep(self.rng.random())
                self.since_kill = 0
                self.running.clear()
                self.server.kill()
                if self.trials.plant or self.server.kills % 10 == 0:
                    await self.compare()
                await self.server.start()
                self.trials.note(restarts=1)
                self.trials.save()
                self.running.set()

    async def compare(self) -> None:
        """Compare the calls about all pending turns in two worlds."""
        stored = await read_stored(self.database)
        spoiled = patched(wording.Call, "line", lambda call, names=None: f"{id(call)}")
        with spoiled if self.trials.plant == SECRET else nullcontext():
            compared, problems = twins(list(stored.tables.values()), self.rng)
        self.trials.note(twins=compared)
        for problem in problems:
            self.trials.failed(problem, 0)


def twins(tables: list[Table], rng: Random) -> tuple[int, list[str]]:
    """Compare calls in two worlds that differ in what the seat cannot know; return their number and the problems."""
    compared, problems = 0, []
    for table in tables:
        for seat in table.deciders:
            texts = []
            for world in range(2):
                match = table.playing_match()
                if world:
                    match.state = table.game.resample(table.game.view(match.state, seat), rng)
                call = wording.call_about(table, seat, "id", "en", "https://table.test", "https://table.test/calls/x")
                forms = [form(call) for form in (*wording.FORMS.values(), wording.push_form)]
                texts.append(str([*forms, call_lines([call], "stop", "all")]))
            compared += 1
            if texts[0] != texts[1]:
                problems.append(f"a call about {table.header.game} tells something hidden: {texts[0]} / {texts[1]}")
    return compared, problems


async def play(folder: Path, trials: Trials) -> None:
    """Play on a new database until there are enough trials."""
    database = f"sqlite:///{folder / 'calls.db'}"
    rng = Random(trials.tally.next)
    trials.tally.next += 1
    with receiving() as inbox:
        environment = {
            "TRADECRAFT_URL": "http://127.0.0.1",
            "TRADECRAFT_CALL_SECONDS": str(GRACE),
            "TRADECRAFT_RETURN_SECONDS": str(GRACE),
            "TRADECRAFT_PRIVATE_CALLS": "yes",
            "TRADECRAFT_WEBHOOK_HOSTS": "127.0.0.1",
            "TRADECRAFT_SMTP": inbox.smtp,
            "TRADECRAFT_MAIL_FROM": "table@drill.test",
            "TRADECRAFT_SIGN_INS_PER_MINUTE": "100000",
        }
        fault = trials.plant if trials.plant in faulty_server.FAULTS else ""
        async with ServerProcess(database, folder / "log", fault, environment, forks=True) as server:
            drill = CallsDrill(inbox, server, database, trials, rng)
            drill.running.set()
            tables = FEW_TABLES if trials.wanted < 500 else TABLES
            async with asyncio.TaskGroup() as group:
                for number in range(tables):
                    group.create_task(drill.table(number))
                group.create_task(drill.kill())
            await drill.client.aclose()
            await drill.compare()


def drill(trials: Trials) -> None:
    """Make the trials."""
    with tempfile.TemporaryDirectory(prefix="tradecraft-calls-") as folder:
        asyncio.run(play(Path(folder), trials))


DRILL = Drill(
    name="calls",
    promise="whoever is not looking is told once that it is their turn, over restarts, and nothing hidden is told",
    trial="a turn: called by push, e-mail or webhook, or looked at and not called",
    run=drill,
    faults={
        **faulty_server.fault_descriptions("call-lookers", "forget-lookers", "note-calls-early"),
        SECRET: "A call says something that depends on what is hidden",
    },
    short=60,
    long=5_000,
)
