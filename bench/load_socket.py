"""A minimal WebSocket client: a thousand of them share two cores with the server under test."""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)
"""A mask of zeros, which leaves the payload unchanged."""


class Socket(asyncio.Protocol):
    """One connection; `receive` is called with each message, `opened` and `closed` report its state."""

    def __init__(self, request: bytes, receive: Callable[[bytes], None]) -> None:
        """Prepare to send a handshake."""
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int] = loop.create_future()
        self._request = request
        self._receive = receive
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._code = 1006

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        """Report that the connection is closed."""
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError(self._rest.partition(b"\r\n")[0].decode("latin-1")))
        if not self.closed.done():
            self.closed.set_result(self._code)

    def data_received(self, data: bytes) -> None:
        """Pass on complete messages."""
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, found, rest = data.partition(b"\r\n\r\n")
            if not found or not head.startswith(b"HTTP/1.1 101 "):
                self._rest = data
                if found:
                    self.abort()
                return
            self.opened.set_result(None)
            data = rest
        start, end = 0, len(data)
        while end - start >= 2:
            length, at = data[start + 1], start + 2
            if length == 126:
                at += 2
                if end < at:
                    break
                (length,) = struct.unpack_from(">H", data, at - 2)
            elif length == 127:
                at += 8
                if end < at:
                    break
                (length,) = struct.unpack_from(">Q", data, at - 8)
            if end < at + length:
                break
            self._take(data[start] & 15, data[at : at + length])
            start = at + length
        self._rest = data[start:]

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a message."""
        if self._transport is None or self._transport.is_closing():
            return
        length = len(message)
        head = bytes((128 | kind, 128 | length)) if length < 126 else struct.pack(">BBH", 128 | kind, 254, length)
        self._transport.write(head + NO_MASK + message)

    def pause(self) -> None:
        """Stop reading, like a client that has gone to sleep."""
        assert self._transport is not None
        self._transport.pause_reading()

    def resume(self) -> None:
        """Resume reading."""
        assert self._transport is not None
        self._transport.resume_reading()

    def abort(self) -> None:
        """Drop the connection without a closing handshake, like a lost network."""
        if self._transport is not None:
            self._transport.abort()

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._receive(payload)
        elif kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE:
            self._code = int.from_bytes(payload[:2], "big") if payload else 1005
            self.send(payload[:2], CLOSE)


async def connect(port: int, path: str, receive: Callable[[bytes], None], cookie: str = "") -> Socket:
    """Open a socket to a server on this machine."""
    host = f"127.0.0.1:{port}"
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        f"Origin: http://{host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(request, receive), "127.0.0.1", port)
    await socket.opened
    return socket
