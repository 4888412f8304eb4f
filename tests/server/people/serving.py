"""A small server with people and security only, and helpers to use it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from httpx import Response
from litestar import Litestar, WebSocket, get, websocket
from litestar.di import Provide
from litestar.testing import TestClient

from tradecraft.server.operations.settings import Settings
from tradecraft.server.people import Passwords, People
from tradecraft.server.store import Store, open_store
from tradecraft.server.transport.http import EXCEPTION_HANDLERS, StrictRequest
from tradecraft.server.transport.routes.bot_accounts import BotAccountsController
from tradecraft.server.transport.routes.dependencies import Visitor
from tradecraft.server.transport.routes.people import CONTROLLERS
from tradecraft.server.transport.security import (
    PUBLIC,
    Security,
    add_headers,
    provide_identity,
    provide_person,
    provide_visitor,
)

PASSWORD = "correct horse"
SAME_ORIGIN = {"Sec-Fetch-Site": "same-origin"}
START = 1_700_000_000_000
DAY = 24 * 60 * 60 * 1000
FREE = Settings(guests_per_minute=1000, sign_ins_per_minute=1000, commands_per_second=1000)
"""Settings whose limits no test meets by chance."""


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> int:
        return self.at

    def pass_days(self, days: float) -> None:
        self.at += int(days * DAY)


def quick_hasher(time_cost: int = 1) -> PasswordHasher:
    """Return a hasher that costs nothing."""
    return PasswordHasher(time_cost=time_cost, memory_cost=8, parallelism=1)


class World:
    """A server in this process, with its clock and its service in reach."""

    def __init__(self, file: Path, settings: Settings = FREE, hasher: PasswordHasher | None = None) -> None:
        self.settings = settings
        self.clock = Clock()
        self.ended: list[str] = []
        self.store: Store = open_store(f"sqlite:///{file}")
        self.people = People(
            self.store,
            self.clock,
            session_days=settings.session_days,
            passwords=Passwords(hasher or quick_hasher()),
            ended=self.note_ended,
        )
        self.security = Security(settings, self.people, self.clock)

    def note_ended(self, sessions: Sequence[str]) -> None:
        self.ended += sessions

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[People]:
        """Open store and service, for tests that need no HTTP."""
        async with self.store:
            await self.people.open()
            yield self.people

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        async with self.opened():
            yield

    def app(self) -> Litestar:
        return Litestar(
            [*CONTROLLERS, BotAccountsController, health, socket],
            dependencies={
                "people": given(self.people),
                "settings": given(self.settings),
                "visitor": Provide(provide_visitor),
                "identity": Provide(provide_identity),
                "person": Provide(provide_person),
            },
            middleware=[self.security],
            before_send=[add_headers(self.settings)],
            exception_handlers=EXCEPTION_HANDLERS,
            request_class=StrictRequest,
            request_max_body_size=self.settings.message_bytes,
            lifespan=[self.lifespan],
        )

    @contextmanager
    def serving(self) -> Iterator[TestClient[Litestar]]:
        """Serve to a browser that is on the server's own page."""
        scheme = "https" if self.settings.secure else "http"
        app = self.app()
        with TestClient(app, base_url=f"{scheme}://table.test") as client:
            client.headers.update(SAME_ORIGIN)
            client.event_hooks = {"response": [partial(require_documented, app.openapi_schema.to_schema())]}
            yield client

    def run(self, client: TestClient[Litestar], work: Callable[..., Any], *arguments: Any) -> Any:
        """Call the service in the loop of the server."""
        with client.portal() as portal:
            return portal.call(work, *arguments)


def require_documented(schema: dict[str, Any], response: Response) -> None:
    """Fail if the schema knows the address of a request, but not the status of its answer."""
    path = response.request.url.path.rstrip("/")
    for template, methods in schema["paths"].items():
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template.rstrip("/")), path):
            known = methods.get(response.request.method.lower(), {}).get("responses", {"405": None})
            assert str(response.status_code) in known, f"{response.request.method} {path}: {response.status_code}"


def given(value: Any) -> Provide:
    """Provide always the same value."""
    return Provide(lambda: value, use_cache=True, sync_to_thread=False)


@get("/healthz", opt=PUBLIC, sync_to_thread=False)
def health() -> str:
    return "well"


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any], visitor: Visitor) -> None:
    await socket.accept()
    await socket.send_text(visitor.person.name if visitor else "nobody")
    await socket.close()


def new_guest(client: TestClient[Litestar], name: str = "Anna") -> dict[str, Any]:
    made: dict[str, Any] = answered(client.post("/api/guests", json={"name": name}), 201)
    return made


def new_account(client: TestClient[Litestar], name: str = "Anna", password: str = PASSWORD) -> dict[str, Any]:
    """Make an account and return what the answer says: `myself` and `recovery_codes`."""
    made: dict[str, Any] = answered(client.post("/api/accounts", json={"name": name, "password": password}), 201)
    return made


def sign_in(client: TestClient[Litestar], name: str = "Anna", password: str = PASSWORD) -> Response:
    return client.post("/api/session", json={"name": name, "password": password})


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def new_bot(client: TestClient[Litestar], name: str = "Bot") -> dict[str, Any]:
    made: dict[str, Any] = answered(client.post("/api/me/bots", json={"name": name}), 201)
    return made


def who(client: TestClient[Litestar], **headers: str) -> str | None:
    """Return the name of the one the server takes this browser for."""
    found = answered(client.get("/api/session", headers=headers), 200)
    return found["name"] if found else None


def answered(response: Response, status: int) -> Any:
    assert response.status_code == status, response.text
    return response.json() if response.content else None


def refused(response: Response, status: int) -> str:
    """Return the code of a refusal, which must have the whole form of one."""
    assert response.status_code == status, response.text
    body = response.json()
    assert set(body) == {"code", "rule", "params", "message"}
    assert body["message"]
    return str(body["code"])
