"""Requests that are too large or never complete are cut off, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn

from tests.server.running import run
from tradecraft.server.transport import request_guard
from tradecraft.server.transport.request_guard import HEADER_BYTES, RequestGuard

GOOD = b"GET / HTTP/1.1\r\nHost: table.test\r\n\r\n"


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Answer with how many bytes the body had."""
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size, more = size + len(message["body"]), message["more_body"]
    body = str(size).encode()
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def serve(story: Callable[[int], Awaitable[None]]) -> None:
    """Tell a story at the port of a server."""

    async def work() -> None:
        config = uvicorn.Config(application, port=0, http=RequestGuard, ws="none", lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            await story(server.servers[0].sockets[0].getsockname()[1])
        finally:
            server.should_exit = True
            await serving

    run(work())


async def opened(port: int, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    await writer.drain()
    return reader, writer


async def answer(port: int, data: bytes) -> tuple[int, bytes]:
    """Send something and return status and body of what comes before the connection is closed."""
    reader, writer = await opened(port, data)
    async with asyncio.timeout(20):
        head = await reader.readuntil(b"\r\n\r\n")
        size = next(int(line.split(b":")[1]) for line in head.lower().split(b"\r\n") if b"content-length" in line)
        body = await reader.readexactly(size)
    writer.close()
    return int(head.split(b" ")[1]), body


@pytest.mark.parametrize("is_complete", [True, False], ids=["complete", "unfinished"])
def test_headers_that_are_too_large_are_refused(is_complete: bool):
    async def story(port: int) -> None:
        large = b"GET / HTTP/1.1\r\nHost: table.test\r\nCookie: " + b"x" * (HEADER_BYTES + 1)
        status, body = await answer(port, large + (b"\r\n\r\n" if is_complete else b""))
        assert (status, json.loads(body)["code"]) == (431, "headers_too_large")

    serve(story)


def test_headers_that_come_in_small_pieces_are_counted_together():
    async def story(port: int) -> None:
        reader, writer = await opened(port, b"GET / HTTP/1.1\r\nHost: table.test\r\nCookie: ")
        for _ in range(HEADER_BYTES // 1000 + 1):
            writer.write(b"x" * 1000)
            await asyncio.sleep(0.005)
        async with asyncio.timeout(5):
            assert b"headers_too_large" in await reader.read()
        writer.close()

    serve(story)


def test_a_long_address_is_refused_too():
    async def story(port: int) -> None:
        status, _ = await answer(port, b"GET /" + b"x" * (HEADER_BYTES + 1) + b" HTTP/1.1\r\nHost: table.test\r\n\r\n")
        assert status == 431

    serve(story)


def test_headers_below_the_limit_and_large_bodies_pass():
    async def story(port: int) -> None:
        head = b"POST / HTTP/1.1\r\nHost: table.test\r\nCookie: " + b"x" * (HEADER_BYTES - 200)
        size = 3 * HEADER_BYTES
        sent = head + b"\r\nContent-Length: " + str(size).encode() + b"\r\n\r\n" + b"y" * size
        assert await answer(port, sent) == (200, str(size).encode())

    serve(story)


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: ta",
        b"POST / HTTP/1.1\r\nHost: table.test\r\nContent-Length: 9\r\n\r\nhalf",
    ],
    ids=["nothing", "headers", "body"],
)
def test_half_a_request_is_cut_off(half: bytes, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(request_guard, "REQUEST_SECONDS", 0.2)

    async def story(port: int) -> None:
        reader, writer = await opened(port, half)
        async with asyncio.timeout(5):
            said = await reader.read()
        # Where a handler waits for the rest, the connection is closed without an answer.
        assert (b"request_too_slow" in said) == (b"Content-Length" not in half)
        writer.close()

    serve(story)


def test_half_open_requests_do_not_take_the_places_of_others(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(request_guard, "MOST_HALF_OPEN", 5)
    monkeypatch.setattr(request_guard, "CHANCE_SECONDS", 0.05)

    async def story(port: int) -> None:
        slow = []
        for _ in range(20):
            slow.append(await opened(port, b"GET / HTTP/1.1\r\nHost: ta"))
            await asyncio.sleep(0.02)
        assert len(request_guard._half_open) <= 5 + 4
        assert await answer(port, GOOD) == (200, b"0")
        async with asyncio.timeout(5):
            assert b"request_too_slow" in await slow[0][0].read()
        for _, writer in slow:
            writer.close()

    serve(story)


def test_while_there_are_few_a_slow_request_has_its_time(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(request_guard, "CHANCE_SECONDS", 0.05)

    async def story(port: int) -> None:
        reader, writer = await opened(port, GOOD[:20])
        await asyncio.sleep(0.1)
        assert await answer(port, GOOD) == (200, b"0")
        writer.write(GOOD[20:])
        async with asyncio.timeout(5):
            assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
        writer.close()

    serve(story)


def test_a_crowd_that_comes_at_once_is_let_in(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(request_guard, "MOST_HALF_OPEN", 5)

    async def story(port: int) -> None:
        answers = await asyncio.gather(*(answer(port, GOOD) for _ in range(50)))
        assert answers == [(200, b"0")] * 50

    serve(story)


def test_a_connection_that_is_used_again_has_its_time_again(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(request_guard, "REQUEST_SECONDS", 0.3)

    async def story(port: int) -> None:
        reader, writer = await opened(port, b"")
        for _ in range(4):
            writer.write(GOOD)
            async with asyncio.timeout(5):
                assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
                assert await reader.readexactly(1) == b"0"
            await asyncio.sleep(0.15)
        writer.close()

    serve(story)
