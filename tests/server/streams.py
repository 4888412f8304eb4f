"""Reading the start of an endless response, in process."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient


def first_line(client: TestClient[Litestar], who: Mapping[str, str], patience: float = 0.05) -> tuple[int, bytes]:
    """Open `/api/stream` as a person, leave after the first line or the end, and return the status and what came.

    Where nothing happens no line comes; then the client leaves when its patience, in seconds, is at an end.
    """

    async def read() -> tuple[int, bytes]:
        started, left = asyncio.Event(), asyncio.Event()
        statuses: list[int] = []
        body = bytearray()

        async def receive() -> Any:
            if not left.is_set() and not statuses:
                return {"type": "http.request", "body": b"", "more_body": False}
            await left.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])
                started.set()
            else:
                body.extend(message.get("body", b""))
                if b"\n" in body or not message.get("more_body"):
                    left.set()

        headers = [(name.lower().encode(), value.encode()) for name, value in who.items()]
        scope: Any = {
            "type": "http",
            "method": "GET",
            "path": "/api/stream",
            "raw_path": b"/api/stream",
            "query_string": b"",
            "root_path": "",
            "scheme": "http",
            "http_version": "1.1",
            "headers": [(b"host", b"table.test"), *headers],
            "client": ("127.0.0.1", 1),
            "server": ("table.test", 80),
            "state": {},
        }
        serving = asyncio.create_task(client.app(scope, receive, send))
        await asyncio.wait_for(started.wait(), 30)
        if not await _within(left.wait(), patience):
            left.set()
        await asyncio.wait_for(serving, 30)
        return statuses[0], bytes(body)

    with client.portal() as portal:
        return portal.call(read)


async def _within(work: Any, seconds: float) -> bool:
    try:
        await asyncio.wait_for(work, seconds)
    except TimeoutError:
        return False
    return True
