"""Presence: coming and going, each announced once."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.play.players import MINE, OPEN, Connection, Message, Player, Server
from tradecraft.server.transport import presence as presence_module
from tradecraft.server.transport.hub import Channel, Subscription


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tells who is there only when it is asked to."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(presence_module, "FLUSH_SECONDS", 3600)
        with Server.running(tmp_path_factory.mktemp("presence") / "tables.db") as server:
            yield server


@pytest.fixture
def table(anna: Player) -> str:
    table = anna.make("vienna", MINE, OPEN, listed=True)
    anna.server.guest("Bela").do("join", table)
    return table


def flush(server: Server) -> None:
    server.run(server.container.presence.flush)


def told(connection: Connection) -> list[tuple[list[int], int]]:
    """Return who was said to be there, as often as it was said."""
    connection.do("unwatch", "none")
    messages: list[Message] = [message for message in connection.inbox if message["type"] == "presence"]
    connection.inbox = [message for message in connection.inbox if message["type"] != "presence"]
    return [(message["seats"], message["spectators"]) for message in messages]


def test_arrivals_and_departures_are_announced(anna: Player, table: str, server: Server):
    cora = server.guest("Cora")
    with anna.connected() as connection:
        connection.watch(table)
        flush(server)
        assert told(connection)[-1] == ([0], 0)
        with cora.connected() as watching:
            watching.watch(table)
            assert told(watching) == [([0], 1)]
            flush(server)
            assert told(connection) == [([0], 1)]
        while server.container.hub.channels_of(cora.id):
            server.run(lambda: None)
        flush(server)
        assert told(connection) == [([0], 0)]


def test_a_client_that_comes_back_at_once_disturbs_nobody(anna: Player, table: str, server: Server):
    cora = server.guest("Cora")
    with anna.connected() as connection, cora.connected() as first:
        connection.watch(table)
        first.watch(table)
        flush(server)
        told(connection)
        first.do("unwatch", table)
        first.do("watch", table)
        flush(server)
        assert told(connection) == []


def test_a_player_with_two_sockets_is_present_until_the_last_one_closes(anna: Player, table: str, server: Server):
    with server.guest("Cora").connected() as watching:
        watching.watch(table)
        with anna.connected() as one, anna.connected() as two:
            one.watch(table)
            two.watch(table)
            flush(server)
            assert told(watching)[-1] == ([0], 1)
            two.do("unwatch", table)
            flush(server)
            assert told(watching) == []
            one.do("unwatch", table)
            flush(server)
            assert told(watching) == [([], 1)]


def test_people_at_other_processes_are_counted_until_nothing_is_heard_of_them(server: Server):
    board = server.container.presence

    def here() -> tuple[list[int], int]:
        message = board.message("far")
        return message.seats, message.spectators

    def scene() -> None:
        channel = Channel("anna", "session")
        server.container.hub.watch(channel, "far", Subscription((0,), (0,)))
        board.hear(["other", "far", "2", "3"])
        board.hear(["third", "far", "4", "0"])
        board.hear([board.process, "far", "255", "99"])
        assert here() == ([0, 1, 2], 3)
        board.hear(["other", "far", "0", "0"])
        assert here() == ([0, 2], 0)
        server.clock.pass_seconds(91)
        assert here() == ([0], 0)
        board.hear(["other", "far", "0", "0"])
        assert "far" not in board._elsewhere

    server.run(scene)


def test_what_was_announced_is_announced_again_now_and_then(server: Server, monkeypatch: pytest.MonkeyPatch):
    board = server.container.presence
    announced: list[str] = []

    async def announce(message: str) -> None:
        announced.append(message)

    async def scene() -> Any:
        monkeypatch.setattr(server.container.store, "announce", announce)
        server.container.hub.watch(Channel("anna", "session"), "near", Subscription((1,), (1,)))
        board.touch("near")
        await board.flush()
        await board.flush()
        server.clock.pass_seconds(30)
        await board.flush()

    server.run(scene)
    assert [message for message in announced if " near " in message] == [f"presence {board.process} near 2 0"] * 2
