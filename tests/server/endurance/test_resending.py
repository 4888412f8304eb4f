"""A client that sends everything twice: the other players receive the same as if it had not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.play.players import INVITED, MINE, Connection, Message, Player, Server, Wire, asks

MOVES = 30
CHAT_EVERY = 7


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("resending")
    with Server.running(folder / "tables.db") as server:
        yield server


class Stammering:
    """A wire over which everything goes twice: the same, or under another id the second time."""

    def __init__(self, wire: Wire, another_id: bool) -> None:
        self._wire = wire
        self._another_id = another_id

    def send(self, text: str) -> None:
        self._wire.send(text)
        command = json.loads(text)
        self._wire.send(json.dumps(command | {"id": command["id"] + "-again"}) if self._another_id else text)

    def receive(self) -> str:
        return self._wire.receive()


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_the_others_notice_nothing_of_a_client_that_sends_everything_twice(server: Server, game: str):
    people = [server.guest(name) for name in ("Anna", "Bert", "Carl")]
    once = what_others_see(people, game, stammers=False)
    twice = what_others_see(people, game, stammers=True)
    assert len(once[0]) > MOVES / 2
    assert twice == once


def test_what_is_sent_again_under_another_id_is_noticed(server: Server):
    people = [server.guest(name) for name in ("Anna", "Bert", "Carl")]
    once = what_others_see(people, "war1955", stammers=False)
    twice = what_others_see(people, "war1955", stammers=True, another_id=True)
    assert twice != once


def what_others_see(people: list[Player], game: str, *, stammers: bool, another_id: bool = False) -> list[list[str]]:
    """Play the same game, with some talk, at a new table; return all that the opponent and a spectator are told."""
    table, invite = people[0].make_with_invite(game, MINE, INVITED, listed=True, seed="twice")
    with ExitStack() as stack:
        connections = [stack.enter_context(person.connected()) for person in people]
        if stammers:
            connections[0].wire = Stammering(connections[0].wire, another_id)
        told: list[list[Message]] = [[], [], []]
        connections[0].do("watch", table)
        connections[1].do("join", table, invite=invite)
        for connection in connections[1:]:
            connection.do("watch", table)
        for move in range(MOVES):
            for connection, messages in zip(connections, told, strict=True):
                messages += connection.drain()
            if move % CHAT_EVERY == 0:
                connections[0].do("chat", table, text=f"Move {move}!")
            act(connections[:2], told)
        for connection, messages in zip(connections, told, strict=True):
            messages += connection.drain()
    deal = next(message["table"]["deal"] for message in told[1] if message["type"] == "update" and message["table"])
    # Nothing but the table itself differs.
    return [
        [
            json.dumps(message).replace(table, "table").replace(deal["commitment"], "commitment")
            for message in messages
            if "id" not in message
        ]
        for messages in told[1:]
    ]


def act(connections: list[Connection], told: list[list[Message]]) -> None:
    """Let the first seat that is asked something choose the first option."""
    for connection, messages in zip(connections, told, strict=False):
        latest = [message for message in messages if message["type"] == "update"][-1]
        if asks(latest):
            connection.act(latest)
            return
    raise AssertionError("nobody is asked anything")
