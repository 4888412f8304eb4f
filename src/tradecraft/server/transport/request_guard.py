"""Limits on requests before authentication: the size of their headers, and the time they may take to arrive.

The web server itself has no such limits. A client that sends half a request and waits would hold a socket for
ever, and a process has only so many.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from tradecraft.core.errors import Reason, Refused
from tradecraft.server.transport.http import FALLBACK_LANGUAGE
from tradecraft.server.transport.refusals import as_refusal

HEADER_BYTES = 16_384
"""The longest request line and headers together."""
REQUEST_SECONDS = 20.0
"""How long a request may take to arrive as a whole, from the connection or its first byte on."""
MOST_HALF_OPEN = 256
"""How many requests may be arriving at once; when there are more, the oldest is cut off if it has had its chance."""
CHANCE_SECONDS = 1.0
"""What every request has to arrive, however many there are: a crowd that reconnects is let in."""

# The guards whose request has yet to arrive, the oldest first.
_half_open: dict[RequestGuard, None] = {}


class RequestGuard(HttpToolsProtocol):
    """One connection, which is closed if its request is too large or too slow."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the time of the first request."""
        super().connection_made(transport)
        self._in_header = True
        self._header_bytes = 0
        self._waiting: asyncio.TimerHandle | None = None
        self._began = 0.0
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the time."""
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count what arrives until the headers are complete."""
        before = self._header_bytes if self._in_header else 0
        super().data_received(data)
        if self._in_header:
            self._header_bytes = before + len(data)
            if self._header_bytes > HEADER_BYTES:
                self._refuse(431, Reason("headers_too_large", "", {"most": HEADER_BYTES}))

    def on_message_begin(self) -> None:
        """Start the time of a request, unless it runs since the connection was made."""
        super().on_message_begin()
        self._in_header = True
        self._header_bytes = 0
        self._expect()

    def on_headers_complete(self) -> None:
        """Refuse headers that arrived at once and are too large; else handle the request."""
        self._in_header = False
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > HEADER_BYTES:
            self._refuse(431, Reason("headers_too_large", "", {"most": HEADER_BYTES}))
        if not self.transport.is_closing():
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a part of a request, unless it was refused."""
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop the time: the request is there."""
        self._arrived()
        if not self.transport.is_closing():
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to the socket's own protocol."""
        self._arrived()
        super().handle_websocket_upgrade()
        # The parser refers back to this guard, and nobody needs either of them any more.
        self.parser = None  # type: ignore[assignment]

    def _expect(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(REQUEST_SECONDS, self._is_late)
            self._began = self.loop.time()
            oldest = next(iter(_half_open), None)
            _half_open[self] = None
            if oldest and len(_half_open) > MOST_HALF_OPEN and self.loop.time() - oldest._began > CHANCE_SECONDS:
                oldest._is_late()

    def _arrived(self) -> None:
        _half_open.pop(self, None)
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _is_late(self) -> None:
        self._refuse(408, Reason("request_too_slow", "", {}))

    def _refuse(self, status: int, reason: Reason) -> None:
        """Say why, unless an answer is under way, and close the connection."""
        self._arrived()
        if self.transport.is_closing():
            return
        # Before the first request there is no cycle, whatever its type says.
        if getattr(self.cycle, "response_complete", True):
            self.transport.write(_answer(status, reason))
        self.transport.close()


def _answer(status: int, reason: Reason) -> bytes:
    body = msgspec.json.encode(as_refusal(Refused(reason), FALLBACK_LANGUAGE))
    headers: dict[str, Any] = {"content-type": "application/json", "content-length": len(body), "connection": "close"}
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return STATUS_LINE[status] + lines.encode() + b"\r\n" + body
