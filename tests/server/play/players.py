"""A server in this process, and people who play on it over sockets or by plain requests."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Protocol

from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.people.serving import PASSWORD, START, answered, quick_hasher, refused
from tradecraft.server.app import create_app
from tradecraft.server.container import Container
from tradecraft.server.operations.settings import Settings
from tradecraft.server.people import Passwords

PATIENCE_SECONDS = 20
"""How long a message may take: far longer than it ever does."""
FREE = {"guests_per_minute": 100_000, "sign_ins_per_minute": 100_000, "commands_per_second": 100_000}
"""Limits that no test meets by chance."""
SAME_ORIGIN = {"Sec-Fetch-Site": "same-origin"}
MINE, OPEN, INVITED, GREEDY = {"type": "mine"}, {"type": "open"}, {"type": "invited"}, {"type": "bot", "bot": "greedy"}
LIVE = {"type": "live", "bank": 60, "increment": 5}
"""The clock of a game with a minute for each."""

Message = dict[str, Any]


class HandClock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> int:
        return self.at

    def pass_seconds(self, seconds: float) -> None:
        self.at += int(seconds * 1000)


class Server:
    """A server in this process, with its clock and its container in reach."""

    def __init__(self, client: TestClient[Litestar], container: Container, clock: HandClock) -> None:
        self.client = client
        self.container = container
        self.clock = clock

    @classmethod
    @contextmanager
    def running(cls, database: str | Path, clock: HandClock | None = None, **settings: Any) -> Iterator[Server]:
        """Run a server on a database: a URL, or the file of a new one."""
        clock = clock or HandClock()
        url = database if isinstance(database, str) else f"sqlite:///{database}"
        given = {"database": url, "bot_workers": 1, **FREE, **settings}
        container = Container(Settings(**given), now=clock)
        container.people._passwords = Passwords(quick_hasher())
        with TestClient(create_app(container), base_url="http://table.test") as client:
            client.headers.update(SAME_ORIGIN)
            yield cls(client, container, clock)

    def guest(self, name: str, language: str = "en") -> Player:
        """Sign a new guest in."""
        response = self.client.post("/api/guests", json={"name": name, "language": language})
        return self._player(response, answered(response, 201))

    def account(self, name: str) -> Player:
        """Sign a new account in."""
        response = self.client.post("/api/accounts", json={"name": name, "password": PASSWORD})
        return self._player(response, answered(response, 201)["myself"])

    def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Call something in the server's own loop."""
        with self.client.portal() as portal:
            return portal.call(work, *arguments)

    def sweep(self) -> None:
        """Let the server look for clocks that have run out."""
        self.run(self.container.driver.sweep)

    def _player(self, response: Response, myself: dict[str, Any]) -> Player:
        cookie = response.cookies["tradecraft"]
        # Each player has a browser of their own.
        self.client.cookies.clear()
        return Player(self, str(myself["name"]), str(myself["id"]), {"Cookie": f"tradecraft={cookie}"})


class Player:
    """A person with a session."""

    def __init__(self, server: Server, name: str, id: str, headers: dict[str, str]) -> None:
        self.server = server
        self.name = name
        self.id = id
        self.headers = headers
        self._ids = count(1)

    def at(self, other: Server) -> Player:
        """Return the same person at another process of the server."""
        return Player(other, self.name, self.id, self.headers)

    def get(self, path: str, **params: Any) -> Response:
        return self.server.client.get(path, params=params, headers=self.headers)

    def post(self, path: str, data: Any = None) -> Response:
        return self.server.client.post(path, json=data, headers=self.headers)

    def put(self, path: str, data: Any = None) -> Response:
        return self.server.client.put(path, json=data, headers=self.headers)

    def delete(self, path: str) -> Response:
        return self.server.client.delete(path, headers=self.headers)

    def make(self, game: str, *seats: Message, **fields: Any) -> str:
        """Make a table and return its id."""
        return str(self.make_with_invite(game, *seats, **fields)[0])

    def make_with_invite(self, game: str, *seats: Message, **fields: Any) -> tuple[str, str]:
        made = answered(self.post("/api/tables", {"game": game, "seats": list(seats), **fields}), 201)
        return made["table"], made["invite"]

    def next_id(self) -> str:
        return f"{self.id}-{next(self._ids)}"

    def send(self, type: str, table: str, **fields: Any) -> Response:
        """Give a command by a plain request."""
        return self.post("/api/commands", {"type": type, "table": table, "id": self.next_id(), **fields})

    def do(self, type: str, table: str, **fields: Any) -> Message:
        """Give a command that is carried out, and return the answer."""
        done: Message = answered(self.send(type, table, **fields), 200)
        return done

    def refused(self, type: str, table: str, **fields: Any) -> tuple[int, str]:
        """Give a command that is refused; return the status and the code."""
        response = self.send(type, table, **fields)
        return response.status_code, refused(response, response.status_code)

    def look(self, table: str, **params: Any) -> Message:
        """Return all that is to be seen of a table."""
        seen: Message = answered(self.get(f"/api/tables/{table}", **params), 200)
        return seen

    def sight(self, table: str, seat: int | None = 0) -> Message:
        """Return the update for one seat, or the spectator's."""
        return next(update for update in self.look(table)["updates"] if update["seat"] == seat)

    def info(self, table: str) -> Message:
        """Return what everybody is told about a table."""
        info: Message = self.look(table)["updates"][0]["table"]
        return info

    def act(self, table: str, seat: int = 0, option: int = 0, **fields: Any) -> Message:
        """Choose one of the options a seat has."""
        update = self.sight(table, seat)
        action = update["decision"]["options"][option]["action"]
        return self.do("act", table, seat=seat, version=update["version"], action=action, **fields)

    @contextmanager
    def connected(self) -> Iterator[Connection]:
        """Open a socket."""
        with self.server.client.websocket_connect("/api/socket", headers=self.headers) as socket:
            yield Connection(self, InProcess(socket))


class Wire(Protocol):
    """What carries text both ways."""

    def send(self, text: str) -> None: ...

    def receive(self) -> str: ...


class InProcess:
    """A socket of the test client."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket

    def send(self, text: str) -> None:
        self._socket.send_text(text)

    def receive(self) -> str:
        return str(self._socket.receive_text(timeout=PATIENCE_SECONDS))


class Connection:
    """One socket of a player. What comes while something else is waited for is kept."""

    def __init__(self, player: Player, wire: Wire) -> None:
        self.player = player
        self.wire = wire
        self.inbox: list[Message] = []

    def send(self, type: str, table: str, **fields: Any) -> str:
        """Send a command and return its id."""
        id: str = fields.pop("id", None) or self.player.next_id()
        self.wire.send(json.dumps({"type": type, "table": table, "id": id, **fields}))
        return id

    def ask(self, type: str, table: str, **fields: Any) -> Message:
        """Send a command and return the answer."""
        id = self.send(type, table, **fields)
        return self.next(lambda message: message.get("id") == id)

    def do(self, type: str, table: str, **fields: Any) -> Message:
        """Send a command that is carried out."""
        answer = self.ask(type, table, **fields)
        assert answer["type"] != "refused", answer
        return answer

    def refused(self, type: str, table: str, **fields: Any) -> str:
        """Send a command that is refused, and return the code."""
        answer = self.ask(type, table, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["refusal"]["code"])

    def next(self, wanted: Callable[[Message], bool] | str) -> Message:
        """Return the next message that is wanted, a kind of message or a condition; the others stay."""
        kind = wanted
        is_wanted = (lambda message: message["type"] == kind) if isinstance(wanted, str) else wanted
        for place, kept in enumerate(self.inbox):
            if is_wanted(kept):
                return self.inbox.pop(place)
        while True:
            message: Message = json.loads(self.wire.receive())
            if is_wanted(message):
                return message
            self.inbox.append(message)

    def drain(self) -> list[Message]:
        """Return all that was sent so far and not taken: the answer to a last command comes after it.

        Who is there is told now and then, and left out.
        """
        self.do("unwatch", "none")
        taken, self.inbox = self.inbox, []
        return [message for message in taken if message["type"] != "presence"]

    def watch(self, table: str, **fields: Any) -> Message:
        """Watch a table and return the first update."""
        self.do("watch", table, **fields)
        return self.next("update")

    def act(self, update: Message, option: int = 0, **fields: Any) -> Message:
        """Choose one of the options an update gives."""
        action = update["decision"]["options"][option]["action"]
        seat, version = update["seat"], update["version"]
        return self.do("act", update["table_id"], seat=seat, version=version, action=action, **fields)


def asks(message: Message) -> bool:
    """Tell whether a message is an update that asks its seat for something."""
    return message["type"] == "update" and message["decision"] is not None


def is_over(update: Message) -> bool:
    """Tell whether an update says that the game is over."""
    return update["type"] == "update" and bool(update["table"]) and update["table"]["status"] == "over"


def play_to_the_end(connection: Connection, update: Message) -> list[Message]:
    """Always choose the first option until the game is over; return all updates, the given one first."""
    updates = [update]
    acted = 0
    while not is_over(update):
        # What a bot did at the same time may still be on its way, with the question that was just answered.
        if update["decision"] and update["version"] >= acted:
            acted = connection.act(update)["version"]
        update = connection.next("update")
        updates.append(update)
    return updates
