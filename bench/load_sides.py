"""The two sides of the load test: players at tables, and sockets of an echo server.

Both are paced in the same way. Every message has a due time, independent of earlier messages, and its latency counts
from that time: a server that stalls is charged for everything that had to wait.
"""

import asyncio
import random
from array import array
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import msgspec

from bench.load_http import Requests
from bench.load_socket import Socket, connect

GAMES: tuple[tuple[str, dict[str, str]], ...] = (
    ("vienna", {}),
    ("war1955", {}),
    ("vienna", {"version": "advanced"}),
    ("war1955", {"side": "short"}),
)
"""What is played, in turn."""
DRAIN_SECONDS = 30.0
CONNECTIONS = 32


class Option(msgspec.Struct):
    """The part of an option that a random player needs."""

    action: int


class Decision(msgspec.Struct):
    """What a seat is asked."""

    options: list[Option]


class TableNow(msgspec.Struct):
    """The state of a table."""

    status: str


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """A table as a seat sees it."""

    table_id: str
    version: int
    decision: Decision | None
    table: TableNow | None


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """A command was carried out."""

    id: str


class Refusal(msgspec.Struct):
    """Why a command was refused."""

    code: str


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """A command was not carried out."""

    id: str | None
    refusal: Refusal


class Presence(msgspec.Struct, tag_field="type", tag="presence"):
    """A message that says who is connected."""


class Notice(msgspec.Struct, tag_field="type", tag="notice"):
    """Something changed elsewhere."""


decode = msgspec.json.Decoder(Update | Done | Refused | Presence | Notice).decode


class Member:
    """One socket of a side, with at most one unanswered message."""

    socket: Socket
    due = 0.0
    waits = False
    is_queued = False

    def is_ready(self) -> bool:
        """Return whether it can send now."""
        return not self.waits

    def send(self) -> None:
        """Send a message that will be acknowledged."""
        raise NotImplementedError


class Side:
    """Sockets to one server, and how long their messages took."""

    def __init__(self) -> None:
        """Start without sockets."""
        self.latencies = array("d")
        self.lateness = array("d")
        self.under_way = 0
        self._ready: deque[Member] = deque()
        self._backlog: deque[float] = deque()

    def due(self, moment: float) -> None:
        """Send a message that is due at `moment`, as soon as a member is ready."""
        while self._ready:
            member = self._ready.popleft()
            member.is_queued = False
            if member.is_ready():
                self._send(member, moment)
                return
        self._backlog.append(moment)

    def offer(self, member: Member) -> None:
        """Note that a member may be able to send again."""
        if member.is_queued or not member.is_ready():
            return
        if self._backlog:
            self._send(member, self._backlog.popleft())
        else:
            member.is_queued = True
            self._ready.append(member)

    def acknowledge(self, member: Member) -> None:
        """Count an answered message."""
        self.latencies.append(perf_counter() - member.due)
        member.waits = False
        self.under_way -= 1

    def count_anew(self) -> None:
        """Reset the measured times."""
        self.latencies = array("d")
        self.lateness = array("d")

    async def drain(self) -> None:
        """Wait until everything is answered, or for a timeout."""
        deadline = perf_counter() + DRAIN_SECONDS
        while (self.under_way or self._backlog) and perf_counter() < deadline:
            await asyncio.sleep(0.01)

    def _send(self, member: Member, moment: float) -> None:
        member.due = moment
        member.waits = True
        self.under_way += 1
        self.lateness.append(perf_counter() - moment)
        member.send()


async def drive(side: Side, rate: float, seconds: float) -> float:
    """Drive a side at a steady rate; return the seconds until all messages were answered."""
    start = perf_counter()
    for number in range(round(rate * seconds)):
        moment = start + number / rate
        await asyncio.sleep(max(0.0, moment - perf_counter()))
        side.due(moment)
    await side.drain()
    return perf_counter() - start


class EchoMember(Member):
    """A socket of the echo server."""

    def __init__(self, side: Side) -> None:
        """Join a side."""
        self.side = side

    def receive(self, _message: bytes) -> None:
        """Take an echoed message as the acknowledgement."""
        self.side.acknowledge(self)
        self.side.offer(self)

    def send(self) -> None:
        """Send a message of the size of a move."""
        self.socket.send(ECHOED)


ECHOED = b'{"type":"act","id":"m1234567","table":"AbCdEfGhIjKl","seat":0,"version":123,"action":123}'


async def echo_side(port: int, sockets: int) -> Side:
    """Connect sockets to an echo server."""
    side = Side()
    doors = asyncio.Semaphore(64)

    async def open_one() -> None:
        member = EchoMember(side)
        async with doors:
            member.socket = await connect(port, "/socket", member.receive)
        side.offer(member)

    await asyncio.gather(*(open_one() for _ in range(sockets)))
    return side


class Player(Member):
    """A person with one seat at one table, who picks options at random."""

    def __init__(self, side: "TablesSide", cookie: str, port: int) -> None:
        """Join a side with a session; `port` is the server process to connect to."""
        self.side = side
        self.cookie = cookie
        self.port = port
        self.table = ""
        self.seat = 0
        self.version = 0
        self.options: list[Option] = []
        self.sent = ""
        self.is_told = asyncio.Event()

    async def open(self) -> None:
        """Connect."""
        self.socket = await connect(self.port, "/api/socket", self.receive, self.cookie)

    async def open_again(self) -> None:
        """Reconnect, and wait until up to date."""
        await self.open()
        self.follow()
        await self.is_told.wait()

    def watch(self, table: str, seat: int) -> None:
        """Start watching a new table from a seat, instead of the last one."""
        if self.table:
            self.socket.send(msgspec.json.encode({"type": "unwatch", "id": "u", "table": self.table}))
        self.table, self.seat, self.version, self.options = table, seat, 0, []
        self.follow()

    def follow(self) -> None:
        """Watch the table from the last known version on."""
        watch = {"type": "watch", "id": "w", "table": self.table, "version": self.version, "language": "en"}
        self.socket.send(msgspec.json.encode(watch))

    def is_ready(self) -> bool:
        """Return whether there is a decision and no unanswered message."""
        return not self.waits and bool(self.options)

    def send(self) -> None:
        """Make a move."""
        self.sent = self.side.next_id()
        self.socket.send(
            b'{"type":"act","id":"%b","table":"%b","seat":%d,"version":%d,"action":%d}'
            % (
                self.sent.encode(),
                self.table.encode(),
                self.seat,
                self.version,
                self.side.random.choice(self.options).action,
            )
        )

    def receive(self, data: bytes) -> None:
        """Handle a message of the server."""
        message = decode(data)
        if isinstance(message, Update):
            self._update(message)
        elif isinstance(message, Done | Refused) and message.id == self.sent:
            self.sent = ""
            self.side.acknowledge(self)
            self.side.note(self, message)
        elif isinstance(message, Refused):
            self.side.refused[message.refusal.code] += 1
        self.side.offer(self)

    def _update(self, message: Update) -> None:
        if message.table_id != self.table:
            return
        self.side.updates += 1
        # A full update, which includes the table, may repeat a version; others must follow without a gap.
        if message.table is None and message.version != self.version + 1:
            self.side.gaps += 1
        self.version = message.version
        self.is_told.set()
        self.options = message.decision.options if message.decision else []
        if message.table is not None and message.table.status == "over" and self.seat == 0:
            self.side.play_again(self)


@dataclass
class TablesSide(Side):
    """Players at the tables of a server, two at each; the second may use another server process."""

    port: int
    random: random.Random
    second_port: int = 0
    acknowledged: dict[str, str] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    players: list[Player] = field(default_factory=list)
    updates: int = 0
    gaps: int = 0
    finished: int = 0

    def __post_init__(self) -> None:
        """Begin with no clients."""
        super().__init__()
        self._ids = 0
        self._made = 0
        self._again: set[asyncio.Task[None]] = set()
        self._http = Requests(self.port, CONNECTIONS)

    async def seat_pairs(self, tables: int, seated: Callable[[], None]) -> list[Player]:
        """Seat new people at new tables; return them in pairs, table by table."""
        doors = asyncio.Semaphore(CONNECTIONS)

        async def seat_pair() -> list[Player]:
            async with doors:
                ports = (self.port, self.second_port or self.port)
                pair = [Player(self, await self._new_guest(), port) for port in ports]
                await asyncio.gather(*(player.open() for player in pair))
                await self._new_table(pair)
                await asyncio.gather(*(player.is_told.wait() for player in pair))
                seated()
                return pair

        pairs = await asyncio.gather(*(seat_pair() for _ in range(tables)))
        made = [player for pair in pairs for player in pair]
        self.players += made
        return made

    def forget_ready(self) -> None:
        """Make no player ready, so that none of them moves."""
        self._ready.clear()

    def figures(self) -> dict[str, Any]:
        """Return how many moves were acknowledged, refused or missed."""
        return {
            "acknowledged": len(self.acknowledged),
            "refused": dict(self.refused),
            "updates": self.updates,
            "gaps": self.gaps,
            "finished": self.finished,
        }

    def next_id(self) -> str:
        """Return an id for a command."""
        self._ids += 1
        return f"m{self._ids}"

    def note(self, player: Player, message: Done | Refused) -> None:
        """Record the answer to a move."""
        if isinstance(message, Done):
            self.acknowledged[message.id] = player.table
        else:
            self.refused[message.refusal.code] += 1

    def play_again(self, player: Player) -> None:
        """Give a pair whose game is over a new table, so that the number of games stays constant."""
        self.finished += 1
        at = self.players.index(player)
        task = asyncio.create_task(self._new_table(self.players[at : at + 2]))
        self._again.add(task)
        task.add_done_callback(self._again.discard)

    async def close(self) -> None:
        """Disconnect all clients."""
        await asyncio.gather(*self._again)
        for player in self.players:
            player.socket.abort()
        self._http.close()

    async def _new_guest(self) -> str:
        return (await self._http.post("/api/guests", {"name": "Guest"})).cookie

    async def _new_table(self, pair: list[Player]) -> None:
        game, options = GAMES[self._made % len(GAMES)]
        self._made += 1
        body = {"game": game, "options": options, "seats": [{"type": "mine"}, {"type": "invited"}]}
        made = (await self._http.post("/api/tables", body, pair[0].cookie)).data
        join = {"type": "join", "id": "j", "table": made["table"], "invite": made["invite"]}
        await self._http.post("/api/commands", join, pair[1].cookie)
        for seat, player in enumerate(pair):
            player.watch(made["table"], seat)
