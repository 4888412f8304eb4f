"""The door for sockets: when a crowd comes back all at once, those who are in already do not have to wait for it."""

from __future__ import annotations

import asyncio

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

AT_ONCE = 4
"""How many sockets are being opened at a time."""
ANSWERS = frozenset({"websocket.accept", "websocket.close"})


def with_socket_gate(app: ASGIApp) -> ASGIApp:
    """Let only a few sockets be opened at a time by an application."""
    door = asyncio.Semaphore(AT_ONCE)

    async def admit(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await app(scope, receive, send)
            return
        await door.acquire()
        is_in_door = True

        def pass_through() -> None:
            nonlocal is_in_door
            if is_in_door:
                is_in_door = False
                door.release()

        async def answer(message: Message) -> None:
            await send(message)
            if message["type"] in ANSWERS:
                pass_through()

        try:
            await app(scope, receive, answer)
        finally:
            pass_through()

    return admit
