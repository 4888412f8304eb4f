"""A small HTTP client, as cheap as `load_socket`, to seat thousands of people before a load test."""

import asyncio
from typing import Any

import msgspec


class Answer(msgspec.Struct):
    """An answer: the cookie it sets and its data."""

    cookie: str
    data: Any


class Requests:
    """A pool of connections to a server on this machine."""

    def __init__(self, port: int, connections: int) -> None:
        """Prepare a pool, which connects on the first request."""
        self._port = port
        self._idle: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None] = asyncio.Queue()
        for _ in range(connections):
            self._idle.put_nowait(None)

    async def post(self, path: str, data: dict[str, Any], cookie: str = "") -> Answer:
        """Send a request as a page of the server does; raise RuntimeError if it is refused."""
        connection = await self._idle.get()
        try:
            # The server closes idle connections.
            if connection is not None and connection[0].at_eof():
                connection[1].close()
                connection = None
            if connection is None:
                connection = await asyncio.open_connection("127.0.0.1", self._port)
            reader, writer = connection
            body = msgspec.json.encode(data)
            lines = [
                f"POST {path} HTTP/1.1",
                f"Host: 127.0.0.1:{self._port}",
                "Sec-Fetch-Site: same-origin",
                "Content-Type: application/json",
                f"Content-Length: {len(body)}",
                *([f"Cookie: {cookie}"] if cookie else []),
            ]
            writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + body)
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
            answered = await reader.readexactly(int(headers["content-length"]))
        finally:
            self._idle.put_nowait(connection)
        if not head[0].startswith("HTTP/1.1 20"):
            raise RuntimeError(f"{path}: {head[0]}: {answered.decode()}")
        return Answer(headers.get("set-cookie", "").partition(";")[0], msgspec.json.decode(answered))

    def close(self) -> None:
        """Close all connections."""
        while not self._idle.empty():
            connection = self._idle.get_nowait()
            if connection is not None:
                connection[1].close()
