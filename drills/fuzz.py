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
from collections.abc import Iterator, Sequence
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
from tradecraft.server.operations.settings import Settings

REQUESTS, FRAMES, RECORDS = 150, 250, 100
"""How many payloads of each kind are in a batch."""
SIDE_BY_SIDE, MANY = 3, 100_000
"""How many servers a run of many payloads has."""
AT_ONCE = 6
"""How many requests are under way at the same time."""
FRAMES_AT_ONCE = 10
"""How many frames are sent before waiting until all of them are answered."""
LONGEST = Settings().message_bytes
BARRIER = '{"type":"unwatch","id":"barrier","table":"another"}'
"""Answered after everything that was sent before it."""
ANSWER_SECONDS = 30.0
ERROR = re.compile(r'"level": "(error|critical)"|Traceback')
MOST_MEGABYTES, MORE_BYTES = 50, 100
"""How much a server may grow in a run, and per payload, as each may create a guest or a table."""
LOOK_EVERY, LOOKS, BETWEEN_LOOKS = 20_000, 10, 0.2
"""After how many payloads memory is looked at, and how often; a password that is hashed takes 64 MB for a moment."""
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


async def send_requests(url: str, name: str, payloads: Payloads) -> list[str]:
    """Send requests, several at once, each over a new connection; return the problems.

    Some of them end the session they belong to. Those that follow would all be refused alike, so they get a new one.
    """
    problems: list[str] = []
    is_renewing = asyncio.Lock()

    async def send_some(numbers: Iterator[int]) -> None:
        for _ in numbers:
            cookie, request = payloads.cookie, payloads.request()
            status, problem = await send_request(url, request)
            if problem:
                problems.append(problem)
            if status == b"401":
                async with is_renewing:
                    if payloads.cookie == cookie:
                        _, payloads.cookie = await new_guest(url, name)

    numbers = iter(range(REQUESTS))
    async with asyncio.TaskGroup() as tasks:
        for _ in range(AT_ONCE):
            tasks.create_task(send_some(numbers))
    return problems


async def send_request(url: str, request: Request) -> tuple[bytes, str]:
    """Send a request over a new connection; return the status, and the problem with the answer or an empty string."""
    host, port = url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(request.raw)
        line = await asyncio.wait_for(reader.readline(), ANSWER_SECONDS)
        # A 503 is fine for the pages of a browser client that is not built.
        rest = await asyncio.wait_for(reader.read(), ANSWER_SECONDS) if b" 503 " in line else b""
        if b"client_not_built" in rest:
            return b"503", ""
    except (ConnectionError, TimeoutError) as error:
        return b"", f"{request.raw[:300]!r}: {error!r}" if request.is_http else ""
    finally:
        writer.close()
    status = b"".join(line.split(b" ")[1:2])
    if not status:
        return b"", f"{request.raw[:300]!r}: no answer" if request.is_http else ""
    return status, f"{request.raw[:300]!r}: {line.decode().strip()}" if status >= b"500" else ""


async def send_frames(url: str, cookie: str, payloads: Payloads, count: int) -> str:
    """Send frames, reconnecting when the server closes the connection; return the problem, if any."""
    groups = grouped([payloads.command() for _ in range(count)])
    while groups:
        async with connected(url, cookie) as socket:
            while groups:
                frames = groups.pop(0)
                try:
                    async with asyncio.timeout(ANSWER_SECONDS):
                        problem = await answers_to(socket, frames)
                except ConnectionClosed as closed:
                    # 1008 and similar codes refuse a frame; 1006 and 1011 mean that the server failed.
                    if closed.rcvd is None or closed.rcvd.code in (1006, 1011):
                        return f"{shown(frames)}: the connection ended with {closed!r}"
                    if len(frames) > 1:
                        # Those behind the refused frame were not read, and it is not known which one it was.
                        groups[:0] = [[frame] for frame in frames]
                    break
                except TimeoutError:
                    return f"{shown(frames)}: no answer"
                if problem:
                    return f"{shown(frames)}: {problem}"
    return ""


def grouped(frames: Sequence[str | bytes]) -> list[list[str | bytes]]:
    """Group frames that may be sent at once; one that is too long for the server is alone."""
    groups: list[list[str | bytes]] = [[]]
    for frame in frames:
        last = groups[-1]
        if last and (len(last) == FRAMES_AT_ONCE or is_too_long(frame) or is_too_long(last[0])):
            groups.append([])
        groups[-1].append(frame)
    return groups


def is_too_long(frame: str | bytes) -> bool:
    """Return whether the server closes the connection instead of reading a frame."""
    return len(frame if isinstance(frame, bytes) else frame.encode()) > LONGEST


async def answers_to(socket: ClientConnection, frames: Sequence[str | bytes]) -> str:
    """Send frames and wait until all are answered; return the message of a failure of the server, if any."""
    # What is sent after a frame that is too long is not read, and could keep its refusal from arriving.
    for frame in frames if is_too_long(frames[0]) else (*frames, BARRIER):
        await socket.send(frame)
    while True:
        answer = json.loads(await socket.recv())
        if answer.get("refusal", {}).get("code") == "server_fault":
            return str(answer["refusal"]["message"])
        if answer["type"] in ("done", "refused") and answer.get("id") == "barrier":
            return ""


def shown(frames: Sequence[str | bytes]) -> str:
    """Return the beginning of each frame."""
    return ", ".join(f"{frame[:300]!r}" for frame in frames)


def errors_in(log: Path, since: int) -> list[str]:
    """Return the errors in a log."""
    lines = log.read_bytes()[since:].decode("utf-8", "replace").splitlines()
    return [line[:300] for line in lines if ERROR.search(line)]


async def send_batches(folder: Path, lane: int, trials: Trials) -> None:
    """Send batch after batch to a server."""
    log = folder / "log"
    fault = trials.plant if trials.plant != "stumble-parsing" else ""
    parse = stumble_parsing if trials.plant == "stumble-parsing" else parse_record
    parser = ParserFuzz(f"records {trials.tally.next} {lane}", parse)
    sent = 0
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(ServerProcess(f"sqlite:///{folder / 'drill.db'}", log, fault, QUICK))
        victims = Victims(server.url)
        await victims.sit_down(stack)
        first = await least_megabytes(server)
        for number in trials.numbers():
            problems = await send_batch(server.url, number, victims, log)
            tried = (parser.try_one() for _ in range(RECORDS))
            problems += [problem for problem in tried if problem]
            for problem in problems:
                trials.failed(problem, trials=0)
            trials.passed(REQUESTS + FRAMES + RECORDS)
            trials.note(requests=REQUESTS, frames=FRAMES, records=RECORDS)
            sent += REQUESTS + FRAMES + RECORDS
            if sent % LOOK_EVERY == 0 or not trials.is_wanted:
                check_growth(await least_megabytes(server) - first, sent, trials)


def check_growth(megabytes: float, sent: int, trials: Trials) -> None:
    """Report a server that has grown too much since it was started."""
    most = trials.tally.figures.get("most_megabytes_grown", 0.0)
    trials.measured(most_megabytes_grown=max(most, megabytes))
    if megabytes > MOST_MEGABYTES + sent * MORE_BYTES / 1e6:
        trials.failed(f"the server has grown by {megabytes:.0f} MB in {sent} payloads", trials=0)


async def least_megabytes(server: ServerProcess) -> float:
    """Return the least memory that a server has in a while."""
    found = [server.megabytes()]
    for _ in range(LOOKS - 1):
        await asyncio.sleep(BETWEEN_LOOKS)
        found.append(server.megabytes())
    return min(found)


async def send_batch(url: str, number: int, victims: Victims, log: Path) -> list[str]:
    """Send a batch as two new guests, one with requests and one with frames; return the problems."""
    since = log.stat().st_size
    name = f"Fuzz{number}"
    (person, cookie), (another, socket_cookie) = [await new_guest(url, name) for _ in range(2)]
    known = {"table": [victims.table], "person": [person, another, *victims.people], "about": victims.people}
    known |= {"game": ["vienna", "war1955"], "bot": ["random", "greedy"], "language": ["en", "fr"]}
    headers = {"Host": url.removeprefix("http://"), **SAME_ORIGIN}
    requests = Payloads(Random(f"fuzz {number}"), known, headers, cookie)
    commands = Payloads(Random(f"fuzz frames {number}"), known, headers)
    problems, problem = await asyncio.gather(
        send_requests(url, name, requests), send_frames(url, socket_cookie, commands, FRAMES)
    )
    found = [*problems, problem, await victims.check()]
    return [problem for problem in found if problem] + errors_in(log, since)[:3]


def stumble_parsing(source: bytes) -> Any:
    """Parse a record, but crash on one with a wrong first line."""
    if not source.startswith(b"tradecraft"):
        raise KeyError("tradecraft")
    return parse_record(source)


async def send_side_by_side(folder: Path, trials: Trials) -> None:
    """Make the trials, with several servers at the same time if there are many."""
    async with asyncio.TaskGroup() as tasks:
        for lane in range(SIDE_BY_SIDE if trials.wanted >= MANY else 1):
            (folder / str(lane)).mkdir()
            tasks.create_task(send_batches(folder / str(lane), lane, trials))


def drill(trials: Trials) -> None:
    """Make the trials."""
    with tempfile.TemporaryDirectory(prefix="tradecraft-fuzz-") as folder:
        asyncio.run(send_side_by_side(Path(folder), trials))


DRILL = Drill(
    name="fuzz",
    promise="nothing that is sent makes the server fail, disturbs others, or makes it grow without bound",
    trial="a request, a frame or a record",
    run=drill,
    faults={**fault_descriptions("stumble"), "stumble-parsing": "The parser of records fails at some"},
    short=1_000,
    long=1_000_000,
)
