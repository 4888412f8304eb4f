"""Many sockets are admitted a few at a time; neither open nor failed ones block the others."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from litestar.types import Message, Receive, Scope, Send

from tradecraft.server.transport.socket_gate import AT_ONCE, with_socket_gate

CROWD = 5 * AT_ONCE


class House:
    """An application that counts the sockets let in and not answered yet."""

    def __init__(self, answer: str) -> None:
        self.answer = answer
        self.inside = 0
        self.most = 0
        self.go_on = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.inside += 1
        self.most = max(self.most, self.inside)
        await asyncio.sleep(0)
        self.inside -= 1
        if self.answer == "fault":
            raise RuntimeError
        await send(cast("Message", {"type": self.answer}))
        await self.go_on.wait()


async def let_in(house: House, kind: str) -> list[Any]:
    """Let a crowd come at once and stay; return what became of each."""
    admit = with_socket_gate(house)
    answered: list[Message] = []

    async def receive() -> Any:
        raise AssertionError

    async def send(message: Message) -> None:
        answered.append(message)

    scope = cast("Scope", {"type": kind})
    crowd = [asyncio.create_task(_run(admit(scope, receive, send))) for _ in range(CROWD)]
    while len(answered) < CROWD and house.answer != "fault":
        await asyncio.sleep(0)
    house.go_on.set()
    return await asyncio.gather(*crowd, return_exceptions=True)


async def _run(work: Any) -> None:
    await work


@pytest.mark.parametrize("answer", ["websocket.accept", "websocket.close"])
def test_only_a_few_sockets_are_opened_at_a_time_and_all_get_in(answer: str):
    async def scene() -> House:
        house = House(answer)
        await asyncio.wait_for(let_in(house, "websocket"), 10)
        return house

    assert asyncio.run(scene()).most == AT_ONCE


def test_a_socket_that_fails_in_the_door_leaves_it_free_for_the_next():
    async def scene() -> list[Any]:
        return await asyncio.wait_for(let_in(House("fault"), "websocket"), 10)

    assert [type(outcome) for outcome in asyncio.run(scene())] == [RuntimeError] * CROWD


def test_requests_do_not_wait_at_the_door():
    async def scene() -> House:
        house = House("http.response.start")
        await asyncio.wait_for(let_in(house, "http"), 10)
        return house

    assert asyncio.run(scene()).most == CROWD
