"""A player on a real server: one socket, one seat, always the first legal move."""

from __future__ import annotations

import json
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.operations.process import DEADLINE_SECONDS, Serving


def open_socket(server: Serving, client: httpx.Client) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    headers = {"Cookie": cookies, "Sec-Fetch-Site": "same-origin"}
    return connect(f"{server.address.replace('http', 'ws', 1)}/api/socket", additional_headers=headers)


class Player:
    """Plays seat 0 of a table over a socket."""

    def __init__(self, socket: ClientConnection, table: str, prefix: str) -> None:
        self.socket = socket
        self.table = table
        self.prefix = prefix
        self.acknowledged = 0
        self.latest: dict[str, Any] = {}
        self.send({"type": "watch", "id": f"{prefix}w"})

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps({**message, "table": self.table}))

    def play(self, moves: int) -> None:
        """Make moves until so many are acknowledged."""
        target = self.acknowledged + moves
        while self.acknowledged < target:
            self._take(json.loads(self.socket.recv(timeout=DEADLINE_SECONDS)))

    def _take(self, message: dict[str, Any]) -> None:
        assert message["type"] != "refused", message
        if message["type"] == "done" and message["id"] != f"{self.prefix}w":
            self.acknowledged += 1
        elif message["type"] == "update":
            self.latest = message
            if message["decision"]:
                action = message["decision"]["options"][0]["action"]
                id = f"{self.prefix}{message['version']}"
                self.send({"type": "act", "id": id, "seat": 0, "version": message["version"], "action": action})

    def closed_with(self) -> int:
        """Read on until the server closes, and return the code it closes with, 1006 if it says none."""
        try:
            while True:
                self._take(json.loads(self.socket.recv(timeout=DEADLINE_SECONDS)))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
