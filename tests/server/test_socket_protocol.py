"""A closed socket is released, whichever ends first: the connection or the application that serves it."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
import uvicorn
from litestar.types import Receive, Scope, Send
from uvicorn._types import WebSocketScope
from uvicorn.server import ServerState

from tradecraft.server.transport.socket_protocol import SocketProtocol


class Wire(asyncio.Transport):
    """A transport that leads nowhere."""

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def close(self) -> None:
        pass


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    raise AssertionError("the socket is only opened and closed")


async def connected() -> SocketProtocol:
    protocol = SocketProtocol(uvicorn.Config(application, log_config=None), ServerState(), {})
    protocol.connection_made(Wire())
    return protocol


async def served(protocol: SocketProtocol) -> asyncio.Task[None]:
    """Let a protocol call its application; return the task, which has ended."""
    protocol.scope = cast("WebSocketScope", {"type": "websocket"})
    task = asyncio.create_task(asyncio.sleep(0))
    protocol.tasks.add(task)
    await task
    return task


@pytest.mark.parametrize("is_closed_first", [True, False])
def test_a_socket_is_released_when_it_is_closed_and_the_application_has_returned(is_closed_first: bool):
    async def story() -> None:
        protocol = await connected()
        connection = protocol.conn
        task = await served(protocol)
        ends = [lambda: protocol.connection_lost(None), lambda: protocol.on_task_complete(task)]
        first, second = ends if is_closed_first else reversed(ends)
        first()
        assert vars(protocol), "the other part may still use it"
        second()
        assert (vars(protocol), vars(connection)) == ({}, {})

    asyncio.run(story())


def test_a_socket_that_never_reached_the_application_is_released_when_it_is_closed():
    async def story() -> None:
        protocol = await connected()
        protocol.connection_lost(None)
        assert vars(protocol) == {}

    asyncio.run(story())
