"""A gate for new sockets: when many clients reconnect at once, those already connected do not have to wait."""

from __future__ import annotations

import asyncio

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

AT_ONCE = 4
"""How many sockets are opened at the same time."""
ANSWERS = frozenset({"websocket.accept", "websocket.close"})


def with_socket_gate(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that only a few sockets are opened at the same time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def admit(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await app(scope, receive, send)
            return
        await gate.acquire()
        is_opening = True

        def pass_through() -> None:
            nonlocal is_opening
            if is_opening:
                is_opening = False
                gate.release()

        async def answer(message: Message) -> None:
            await send(message)
            if message["type"] in ANSWERS:
                pass_through()

        try:
            await app(scope, receive, answer)
        finally:
            pass_through()

    return admit
