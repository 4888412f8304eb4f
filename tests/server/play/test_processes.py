"""Two processes of one server on one PostgreSQL: each shows what happens on the other."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, sleep

import pytest
from litestar.exceptions import WebSocketDisconnect

from drills.databases import PostgresServer
from tests.server.people.serving import answered
from tests.server.play.players import (
    GREEDY,
    MINE,
    OPEN,
    PATIENCE_SECONDS,
    Connection,
    HandClock,
    Message,
    Player,
    Server,
    asks,
)
from tradecraft.server.store import Clash
from tradecraft.server.tables.table import Table

LONGEST_NEWS_S = 30


@pytest.fixture(scope="module")
def servers(postgres_server: PostgresServer) -> Iterator[tuple[Server, Server]]:
    clock = HandClock()
    with postgres_server.database() as url, Server.running(url, clock) as one, Server.running(url, clock) as two:
        yield one, two


@pytest.fixture
def anna(servers: tuple[Server, Server]) -> Player:
    """A player at the first process."""
    return servers[0].guest("Anna")


@pytest.fixture
def bela(servers: tuple[Server, Server]) -> Player:
    """A player at the second process."""
    return servers[1].guest("Bela")


@pytest.fixture
def table(anna: Player, bela: Player) -> str:
    table = anna.make("vienna", MINE, OPEN, listed=True)
    bela.do("join", table)
    # The first process hears from the database that the second one has started the game.
    deadline = monotonic() + LONGEST_NEWS_S
    while anna.info(table)["status"] != "playing":
        assert monotonic() < deadline, "the other process has not been heard"
        sleep(0.01)
    return table


def test_a_session_is_known_to_both(anna: Player, bela: Player):
    assert answered(anna.at(bela.server).get("/api/session"), 200)["name"] == "Anna"


def test_a_change_at_one_process_is_seen_at_the_other(anna: Player, bela: Player, table: str):
    with bela.connected() as connection:
        before = connection.watch(table)
        anna.act(table)
        update = connection.next("update")
        assert update["version"] == before["version"] + 1
        assert update["news"][0]["what"] == "acted"
        connection.act(update)
        assert connection.next("update")["news"][0]["what"] == "acted"
    with anna.connected() as connection:
        seen = connection.watch(table)
        # The first process may have yet to hear of the last move; then it tells of it at once.
        if seen["version"] == before["version"] + 1:
            seen = connection.next("update")
        assert seen["version"] == before["version"] + 2


def test_a_table_that_was_never_loaded_at_one_is_found_there(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, MINE, listed=True)
    anna.act(table, 0)
    assert anna.at(bela.server).look(table) == anna.look(table)


def test_who_was_slower_finds_the_other_change_and_is_answered_by_it(anna: Player, bela: Player, table: str):
    """Both processes hold the table as it was; the second has not yet heard what the first stored."""
    update = bela.sight(table, 1)
    with deaf(bela.server), bela.connected() as connection:
        connection.watch(table)
        anna.act(table)
        choice = update["decision"]["options"][0]["action"]
        connection.do("act", table, seat=1, version=update["version"], action=choice)
        told = [connection.next("update") for _ in range(2)]
    assert [one["version"] for one in told] == [update["version"] + 1, update["version"] + 2]
    assert [one["news"][0]["seat"] for one in told] == [0, 1]


def test_a_seat_goes_to_one_of_two_who_want_it_at_once(servers: tuple[Server, Server]):
    one, two = servers
    owner = one.guest("Owner")
    for _ in range(5):
        table = owner.make("vienna", MINE, OPEN, OPEN, listed=True)
        first, second = one.guest("First"), two.guest("Second")
        second.look(table)
        answers = [first.send("join", table, seat=1), second.send("join", table, seat=1)]
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert owner.info(table)["seats"][1]["name"] == "First"
        owner.do("close", table)


def test_both_ask_for_a_rematch_and_there_is_one(anna: Player, bela: Player, table: str):
    anna.do("resign", table, seat=0)
    wait(bela.server, lambda: bela.server.container.repository._places[table].told == 4)
    with deaf(bela.server):
        made = [answered(player.post(f"/api/tables/{table}/rematch"), 201)["table"] for player in (anna, bela)]
    assert made[0] == made[1]
    assert anna.info(table)["rematch"] == made[0]


def test_every_chat_line_arrives_even_if_the_next_is_already_stored(anna: Player, bela: Player, table: str):
    with bela.connected() as connection:
        connection.watch(table)
        for number in (1, 2):
            anna.do("chat", table, text=f"line {number}")
            assert connection.next("said")["number"] == number
        bela.server.run(bela.server.container.chat.hear, table, 1)
        assert connection.next("said")["text"] == "line 1"


def test_a_mute_counts_at_both(anna: Player, bela: Player, table: str):
    with bela.connected() as connection:
        connection.watch(table)
        channel = bela.server.container.hub.channels_of(bela.id)[0]
        bela.at(anna.server).put(f"/api/me/mutes/{anna.id}")
        wait(bela.server, lambda: anna.id in channel.muted)
        anna.do("chat", table, text="unheard")
        bela.do("chat", table, text="heard")
        assert connection.next("said")["text"] == "heard"


def test_a_person_connected_to_one_process_is_present_at_the_other(anna: Player, bela: Player, table: str):
    with anna.connected() as one:
        one.watch(table)
        with bela.connected() as two:
            two.watch(table)
            for connection in (one, two):
                connection.next(lambda message: message["type"] == "presence" and message["seats"] == [0, 1])
        one.next(lambda message: message["type"] == "presence" and message["seats"] == [0])


def test_a_session_that_is_ended_at_one_is_cut_off_at_the_other(anna: Player, bela: Player):
    with bela.connected() as connection:
        connection.do("unwatch", "none")
        assert bela.at(anna.server).delete("/api/session").status_code == 204
        with pytest.raises(WebSocketDisconnect) as cut:
            connection.next("never")
        assert cut.value.code == 4401


def test_a_bot_moves_once_whichever_process_asks_it(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, GREEDY, OPEN, listed=True)
    bela.do("join", table)
    with anna.connected() as one, bela.connected() as two:
        first, second = asked(one, table), asked(two, table)
        one.act(first)
        two.act(second)
        # The bot may have moved before anybody watched.
        seen = actors(first)
        while seen != {0, 1, 2}:
            seen |= actors(one.next("update"))
    assert_same_game(anna.at(bela.server), anna, table)


def asked(connection: Connection, table: str) -> Message:
    """Watch a table until it asks for something: another process may have yet to start the game."""
    update = connection.watch(table)
    return update if asks(update) else connection.next(asks)


def actors(update: Message) -> set[int]:
    """Return the seats that have acted, as far as an update tells."""
    return {news["seat"] for news in update["news"] if news["what"] == "acted"}


def assert_same_game(one: Player, two: Player, table: str) -> None:
    """Wait until two processes tell the same of a table; they must come to it by themselves."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while one.look(table) != two.look(table):
        assert time.monotonic() < deadline


@contextmanager
def deaf(server: Server) -> Iterator[None]:
    """Let a process hear nothing of what the other stores."""

    async def hear_nothing(id: str, seq: int) -> None:
        """Leave the table as it is known here."""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.container.repository, "catch_up", hear_nothing)
        yield


def wait(server: Server, condition: Callable[[], bool]) -> None:
    """Wait until something holds at a server."""

    async def until() -> None:
        async with asyncio.timeout(20):
            while not condition():
                await asyncio.sleep(0.005)

    server.run(until)


def test_a_move_is_answered_once_when_what_follows_it_has_to_be_tried_again(anna: Player, table: str):
    driver = anna.server.container.driver
    go_on, tried = driver.go_on, []

    async def clash_at_first(table: Table) -> None:
        tried.append(table.version)
        if len(tried) == 1:
            raise Clash(table.header.id, table.version)
        await go_on(table)

    with pytest.MonkeyPatch.context() as patch, anna.connected() as connection:
        update = asked(connection, table)
        patch.setattr(driver, "go_on", clash_at_first)
        connection.act(update)
        answers = [message for message in connection.drain() if message["type"] == "done"]
    assert tried
    assert answers == []
