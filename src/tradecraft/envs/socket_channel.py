"""Programs that are asked over a WebSocket; the messages are those of `bots/program.py`."""

from __future__ import annotations

import weakref
from contextlib import ExitStack, suppress

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from tradecraft.bots.program import LONGEST_LINE, Channel

PATIENCE = 10.0
"""How many seconds a connection may take."""


class SocketChannel(Channel):
    """A program at an address; the connection is closed when nobody needs it any more."""

    def __init__(self, address: str) -> None:
        """Keep the address."""
        self.address = address
        self._socket: ClientConnection | None = None

    def open(self) -> None:
        """Connect."""
        connected = ExitStack()
        try:
            self._socket = connected.enter_context(
                connect(self.address, open_timeout=PATIENCE, close_timeout=1, max_size=LONGEST_LINE)
            )
        except (InvalidHandshake, InvalidURI, ValueError) as error:
            raise OSError(str(error)) from None
        weakref.finalize(self, _close, connected)

    def send(self, message: bytes) -> None:
        """Send one message, as text."""
        assert self._socket is not None
        try:
            self._socket.send(message.decode())
        except ConnectionClosed:
            raise OSError("the connection is closed") from None

    def receive(self, seconds: float) -> bytes:
        """Return the next message."""
        assert self._socket is not None
        try:
            message = self._socket.recv(timeout=seconds)
        except ConnectionClosed:
            return b""
        # What ends a program's lines is an empty one; an empty message is an answer that says nothing.
        return (message.encode() if isinstance(message, str) else message) or b" "


def _close(connected: ExitStack) -> None:
    with suppress(OSError):
        connected.close()
