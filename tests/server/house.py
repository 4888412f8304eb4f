"""The whole server in this process, and people who use it, identified by the headers of their requests."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.people.serving import PASSWORD, SAME_ORIGIN, Clock, answered, bearer, quick_hasher
from tradecraft.server.app import create_app
from tradecraft.server.container import Container
from tradecraft.server.operations.settings import Settings
from tradecraft.server.people import Passwords

NOBODY: Mapping[str, str] = {}
PLENTY = 1_000_000
LIMITS: dict[str, Any] = {
    "guests_per_minute": PLENTY,
    "sign_ins_per_minute": PLENTY,
    "commands_per_second": PLENTY,
    "tables_per_person": PLENTY,
    "bot_tables_per_person": PLENTY,
    "sockets_per_person": 100,
}
"""Limits that no test meets by chance."""


class House:
    """A server with a clock that stands, and the doors to it."""

    def __init__(self, client: TestClient[Litestar], container: Container, database: sqlite3.Connection) -> None:
        self.client = client
        self.container = container
        self._database = database
        self._numbers = count(1)

    def ask(self, who: Mapping[str, str], method: str, path: str, body: Any = None) -> Response:
        """Make a request as a person."""
        sent: dict[str, Any] = {} if body is None else {"json": body}
        answer = self.client.request(method, path, headers=dict(who), **sent)
        # Nobody's cookie may stay in the browser that all share.
        self.client.cookies.clear()
        return answer

    def command(self, who: Mapping[str, str], type: str, table: str, **fields: Any) -> Response:
        """Give a command over HTTP, under an id of its own."""
        body = {"type": type, "id": self.new_name("command"), "table": table, **fields}
        return self.ask(who, "POST", "/api/commands", body)

    def new_name(self, start: str) -> str:
        """Return a name that nobody else has."""
        return f"{start}-{next(self._numbers)}"

    def guest(self) -> dict[str, str]:
        """Let a guest in."""
        return self._cookie("/api/guests", {"name": self.new_name("Guest")})

    def account(self, name: str = "") -> dict[str, str]:
        """Make an account."""
        return self._cookie("/api/accounts", {"name": name or self.new_name("Account"), "password": PASSWORD})

    def bot(self, owner: Mapping[str, str]) -> dict[str, str]:
        """Make a bot account and return the headers of its program."""
        made = answered(self.ask(owner, "POST", "/api/me/bots", {"name": self.new_name("Bot")}), 201)
        return bearer(made["token"])

    def myself(self, who: Mapping[str, str]) -> dict[str, Any]:
        """Return a person as the server knows them."""
        found: dict[str, Any] = answered(self.ask(who, "GET", "/api/session"), 200)
        return found

    def writes(self) -> int:
        """Return a number that changes whenever anything is stored."""
        number: int = self._database.execute("PRAGMA data_version").fetchone()[0]
        return number

    def settle(self) -> None:
        """Wait until no bot is playing and no review is being made, so that nothing changes by itself."""
        deadline = time.monotonic() + 60
        while self.container.driver._playing or self.container.reviews._waiting:
            assert time.monotonic() < deadline
            time.sleep(0.005)

    def _cookie(self, path: str, body: dict[str, str]) -> dict[str, str]:
        answer = self.client.post(path, json=body)
        answered(answer, 201)
        cookie = self.client.cookies["tradecraft"]
        self.client.cookies.clear()
        return {"Cookie": f"tradecraft={cookie}"}


@contextmanager
def opened_house(folder: Path, **settings: Any) -> Iterator[House]:
    """Run a server on a new database."""
    file = folder / "house.db"
    given: dict[str, Any] = {"database": f"sqlite:///{file}", "bot_workers": 1, "metrics": True, **LIMITS, **settings}
    container = Container(Settings(**given), now=Clock())
    container.people._passwords = Passwords(quick_hasher())
    with TestClient(create_app(container), base_url="http://table.localhost") as client:
        client.headers.update(SAME_ORIGIN)
        with closing(sqlite3.connect(file)) as database:
            yield House(client, container, database)
