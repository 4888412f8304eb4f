"""Abusive clients over HTTP and WebSocket."""

from __future__ import annotations

import json
import time
from itertools import count
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from drills.players import SAME_ORIGIN

PASSWORD = "correct horse battery"
SECONDS = 30.0
MINE, OPEN = {"type": "mine"}, {"type": "open"}
LIVE = {"type": "live", "bank": 60, "increment": 5}

Data = dict[str, Any]


class Target:
    """A server and how to reach it; `database` is the URL of its database."""

    def __init__(self, url: str, database: str) -> None:
        self.url = url
        self.database = database
        self.host, port = url.removeprefix("http://").split(":")
        self.port = int(port)
        self._numbers = count(1)

    def name(self, start: str) -> str:
        """Return a name that is not taken."""
        return f"{start} {next(self._numbers)}"

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """Send a request without a session, omitting empty headers."""
        sent = {name: value for name, value in {**SAME_ORIGIN, **headers}.items() if value}
        with httpx.Client(verify=False, base_url=self.url, timeout=SECONDS) as client:
            return client.request(method, path, json=body, headers=sent)

    def guest(self, name: str = "") -> Abuser:
        """Sign in a guest."""
        answer = self.ask("POST", "/api/guests", {"name": name or self.name("Guest")})
        assert answer.status_code == 201, answer.text
        return Abuser(self, answer.json(), answer)

    def account(self, name: str = "") -> Abuser:
        """Make an account."""
        answer = self.ask("POST", "/api/accounts", {"name": name or self.name("Account"), "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        return Abuser(self, answer.json()["myself"], answer)

    def seconds(self) -> float:
        """Return how long a new user waits for an answer."""
        began = time.monotonic()
        assert self.ask("GET", "/api/catalogue").status_code == 200
        return time.monotonic() - began


class Abuser:
    """A person with a session."""

    def __init__(self, target: Target, myself: Data, answer: httpx.Response) -> None:
        self.target = target
        self.id = str(myself["id"])
        self.name = str(myself["name"])
        self.cookie = f"tradecraft={answer.cookies['tradecraft']}"
        self._numbers = count(1)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """Send a request with the session."""
        return self.target.ask(method, path, body, Cookie=self.cookie, **headers)

    def make(self, *seats: Data, **fields: Any) -> Data:
        """Create a listed table; return its id and invite."""
        answer = self.ask("POST", "/api/tables", {"game": "vienna", "seats": list(seats), "listed": True, **fields})
        assert answer.status_code == 201, answer.text
        made: Data = answer.json()
        return made

    def send(self, type: str, table: str, **fields: Any) -> httpx.Response:
        """Send a command, with a new id unless one is given."""
        return self.ask(
            "POST", "/api/commands", {"type": type, "id": f"c{next(self._numbers)}", "table": table, **fields}
        )

    def do(self, type: str, table: str, **fields: Any) -> Data:
        """Send a command that must succeed."""
        answer = self.send(type, table, **fields)
        assert answer.status_code == 200, answer.text
        done: Data = answer.json()
        return done

    def look(self, table: str, seat: int) -> Data:
        """Return what a seat is shown."""
        answer = self.ask("GET", f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        found: Data = next(update for update in answer.json()["updates"] if update["seat"] == seat)
        return found

    def act(self, table: str, seat: int, **fields: Any) -> Data:
        """Play the first legal action."""
        seen = self.look(table, seat)
        assert seen["decision"], "it is not this seat's turn"
        action = seen["decision"]["options"][0]["action"]
        return self.do("act", table, seat=seat, version=seen["version"], action=action, **fields)

    def connected(self) -> ClientConnection:
        """Open a socket."""
        headers = {**SAME_ORIGIN, "Cookie": self.cookie}
        return connect(f"ws{self.target.url.removeprefix('http')}/api/socket", additional_headers=headers)


def code_of(answer: httpx.Response) -> str:
    """Return the code of a refusal, or the status of any other answer."""
    try:
        return str(answer.json()["code"])
    except (json.JSONDecodeError, KeyError, TypeError):
        return str(answer.status_code)


def refusals(socket: ClientConnection, frames: list[str]) -> list[str]:
    """Send frames as fast as possible; return the codes of the refusals."""
    codes: list[str] = []
    for frame in frames:
        socket.send(frame)
    for _ in frames:
        answer = json.loads(socket.recv(timeout=SECONDS))
        if answer["type"] == "refused":
            codes.append(answer["refusal"]["code"])
    return codes
