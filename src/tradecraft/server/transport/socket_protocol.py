"""WebSockets that leave nothing behind when they are closed.

In the libraries below, a connection and all that belongs to it refer to each other in circles, about 100 kB. The
server seldom looks for such circles (`operations/runtime.py`), so they are broken or avoided here.
"""

from __future__ import annotations

import asyncio
from typing import Any
from weakref import proxy

from litestar import WebSocket
from litestar.types import Receive, Send
from uvicorn._types import WebSocketScope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class SocketProtocol(WebSocketsSansIOProtocol):
    """One connection; what it holds is freed as soon as it is closed and the application has returned."""

    scope: WebSocketScope | None = None  # type: ignore[assignment]
    """What the application was called with, if it was."""
    _is_served = False

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Take note that the application has returned."""
        super().on_task_complete(task)
        self._is_served = True
        if self.disconnected:
            self._release()

    def connection_lost(self, exc: Exception | None) -> None:
        """Take note that the connection is closed."""
        super().connection_lost(exc)
        if self._is_served or self.scope is None:
            self._release()

    def _release(self) -> None:
        vars(self.conn).clear()
        vars(self).clear()


class OpenSocket(WebSocket[Any, Any, Any]):
    """A WebSocket as handlers see it, which does not refer to itself."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        """Return a function that receives."""
        return WebSocket.receive_wrapper(proxy(self), receive)

    def send_wrapper(self, send: Send) -> Send:
        """Return a function that sends."""
        return WebSocket.send_wrapper(proxy(self), send)
