"""The fuzz drill: whatever is sent, no 5xx, no unhandled exception, no other player disturbed, memory bounded.

Payloads go to a real local server over HTTP and WebSocket, and records to the parser. Meanwhile two people sit at a
table with their sockets open. After each batch they must still be connected, their game must be unchanged, and the
server's log must contain no error.
"""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from drills.faulty_server import fault_descriptions
from drills.parser_fuzz import ParserFuzz
from drills.payloads import Payloads, Request
from drills.players import SAME_ORIGIN
from drills.server_process import ServerProcess
from drills.trials import Drill, Trials
from tradecraft.core.record import parse_record

REQUESTS, FRAMES, RECORDS = 150, 250, 100
"""How many payloads of each kind are in a batch."""
ANSWER_SECONDS = 30.0
ERROR = re.compile(r'"level": "(error|critical)"|Traceback')
MOST_MEGABYTES, MORE_BYTES = 100, 1_000
"""How much the server may grow in a run, and per payload, as each may create a guest or a table."""
QUICK = {"TRADECRAFT_SIGN_INS_PER_MINUTE": "100000", "TRADECRAFT_LOG_LEVEL": "warning"}


class Victims:
    """Two people at a table, who must not be disturbed."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._sockets: list[ClientConnection] = []
        self._cookies: list[str] = []
        self._before = ""
        self.table = ""
        self.people: list[str] = []

    async def sit_down(self, stack: AsyncExitStack) -> None:
        """Create a public table and connect to it."""
        made: dict[str, Any] = {}
        for name in ("Vera", "Walter"):
            person, cookie = await new_guest(self._url, name)
            self.people.append(person)
            self._cookies.append(cookie)
            headers = {**SAME_ORIGIN, "Cookie": cookie}
            async with httpx.AsyncClient(verify=False, base_url=self._url, headers=headers) as client:
                if made:
                    join = {"type": "join", "id": "join", "table": made["table"], "invite": made["invite"], "seat": 1}
                    answer = await client.post("/api/commands", json=join)
                else:
                    seats = [{"type": "mine"}, {"type": "invited"}]
                    body = {"game": "vienna", "seats": seats, "listed": True, "spectators": True}
                    answer = await client.post("/api/tables", json=body)
                    made = answer.json()
                assert answer.is_success, answer.text
            self._sockets.append(await stack.enter_async_context(connected(self._url, cookie)))
        self.table = made["table"]
        self._before = await self._game()

    async def check(self) -> str:
        """Return how they were disturbed, or an empty string."""
        try:
            for socket in self._sockets:
                await asyncio.wait_for(await socket.ping(), ANSWER_SECONDS)
        except (ConnectionClosed, TimeoutError) as error:
            return f"the socket of another person was closed: {error!r}"
        return "" if await self._game() == self._before else "the game of another person has changed"

    async def _game(self) -> str:
        headers = {**SAME_ORIGIN, "Cookie": self._cookies[0]}
        async with httpx.AsyncClient(verify=False, base_url=self._url, headers=headers) as client:
            update = (await client.get(f"/api/tables/{self.table}")).json()["updates"][0]
        return json.dumps([update["version"], update["view"], update["decision"], update["news"]])


async def new_guest(url: str, name: str) -> tuple[str, str]:
    """Sign in a guest; return id and cookie."""
    async with httpx.AsyncClient(verify=False, base_url=url, headers=SAME_ORIGIN) as client:
        answer = await client.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        return answer.json()["id"], f"tradecraft={answer.cookies['tradecraft']}"


def connected(url: str, cookie: str) -> connect:
    """Return a WebSocket connection, to be used with `async with`."""
    headers = {**SAME_ORIGIN, "Cookie": cookie}
    address = f"ws{url.removeprefix('http')}/api/socket"
    return connect(address, additional_headers=headers, compression=None, max_size=None)


async def send_request(url: str, request: Request) -> str:
    """Send a request over a new connection; return the problem with the answer, or an empty string."""
    host, port = url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(request.raw)
        line = await asyncio.wait_for(reader.readline(), ANSWER_SECONDS)
        # A 503 is fine for the pages of a browser client that is not built.
        rest = await asyncio.wait_for(reader.read(), ANSWER_SECONDS) if b" 503 " in line else b""
        if b"client_not_built" in rest:
            return ""
    except (ConnectionError, TimeoutError) as error:
        return "" if not request.is_http else f"{request.raw[:300]!r}: {error!r}"
    finally:
        writer.close()
    status = line.split(b" ")[1:2]
    if not status:
        return f"{request.raw[:300]!r}: no answer" if request.is_http else ""
    return f"{request.raw[:300]!r}: {line.decode().strip()}" if status[0] >= b"500" else ""


async def send_frames(url: str, cookie: str, payloads: Payloads, count: int) -> str:
    """Send frames, reconnecting when the server closes the connection; return the problem, if any."""
    sent = 0
    while sent < count:
        try:
            async with connected(url, cookie) as socket:
                while sent < count:
                    frame = payloads.command()
                    sent += 1
                    await socket.send(frame)
                    await socket.send('{"type":"unwatch","id":"barrier","table":"another"}')
                    async with asyncio.timeout(ANSWER_SECONDS):
                        while True:
                            answer = json.loads(await socket.recv())
                            if answer.get("refusal", {}).get("code") == "server_fault":
                                return f"{frame[:300]!r}: {answer['refusal']['message']}"
                            if answer["type"] in ("done", "refused") and answer.get("id") == "barrier":
                                break
        except ConnectionClosed as closed:
            # 1008 and similar codes refuse the frame; 1006 and 1011 mean that the server failed.
            if closed.rcvd is None or closed.rcvd.code in (1006, 1011):
                return f"{frame[:300]!r}: the connection ended with {closed!r}"
        except TimeoutError:
            return f"{frame[:300]!r}: no answer"
    return ""


def errors_in(log: Path, since: int) -> list[str]:
    """Return the errors in a log."""
    lines = log.read_bytes()[since:].decode("utf-8", "replace").splitlines()
    return [line[:300] for line in lines if ERROR.search(line)]


async def send_batches(folder: Path, trials: Trials) -> None:
    """Send batch after batch."""
    log = folder / "log"
    fault = trials.plant if trials.plant != "stumble-parsing" else ""
    parse = stumble_parsing if trials.plant == "stumble-parsing" else parse_record
    parser = ParserFuzz(f"records {trials.tally.next}", parse)
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(ServerProcess(f"sqlite:///{folder / 'drill.db'}", log, fault, QUICK))
        victims = Victims(server.url)
        await victims.sit_down(stack)
        first = server.megabytes()
        for number in trials.numbers():
            problems = await send_batch(server.url, number, victims, trials, log)
            for _ in range(RECORDS):
                problem = parser.try_one()
                problems += [problem] if problem else []
            for problem in problems:
                trials.failed(problem, trials=0)
            trials.passed(REQUESTS + FRAMES + RECORDS)
            trials.note(requests=REQUESTS, frames=FRAMES, records=RECORDS)
        grown = server.megabytes() - first
    sent = trials.this_run
    trials.note(megabytes_grown=round(grown))
    if grown > MOST_MEGABYTES + sent * MORE_BYTES / 1e6:
        trials.failed(f"the server has grown by {grown:.0f} MB in {sent} payloads", trials=0)


async def send_batch(url: str, number: int, victims: Victims, trials: Trials, log: Path) -> list[str]:
    """Send a batch as a new guest; return the problems."""
    since = log.stat().st_size
    person, cookie = await new_guest(url, f"Fuzz{number}")
    known = {"table": [victims.table], "person": [person, *victims.people], "about": victims.people}
    known |= {"game": ["vienna", "war1955"], "bot": ["random", "greedy"], "language": ["en", "fr"]}
    host = url.removeprefix("http://")
    payloads = Payloads(Random(f"fuzz {number}"), known, {"Host": host, "Cookie": cookie, **SAME_ORIGIN})
    problems = [await send_request(url, payloads.request()) for _ in range(REQUESTS)]
    # The requests may have ended the session.
    _, cookie = await new_guest(url, f"Fuzz{number}")
    problems.append(await send_frames(url, cookie, payloads, FRAMES))
    problems.append(await victims.check())
    return [problem for problem in problems if problem] + errors_in(log, since)[:3]


def stumble_parsing(source: bytes) -> Any:
    """Parse a record, but crash on one with a wrong first line."""
    if not source.startswith(b"tradecraft"):
        raise KeyError("tradecraft")
    return parse_record(source)


def drill(trials: Trials) -> None:
    """Make the trials."""
    with tempfile.TemporaryDirectory(prefix="tradecraft-fuzz-") as folder:
        asyncio.run(send_batches(Path(folder), trials))


DRILL = Drill(
    name="fuzz",
    promise="nothing that is sent makes the server fail, disturbs others, or makes it grow without bound",
    trial="a request, a frame or a record",
    run=drill,
    faults={**fault_descriptions("stumble"), "stumble-parsing": "The parser of records fails at some"},
    short=1_000,
    long=1_000_000,
)
