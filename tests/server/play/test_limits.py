"""Limits: how many tables, how many sockets, how often, how much."""

from collections.abc import Iterator

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.people.serving import refused
from tests.server.play.players import GREEDY, MINE, OPEN, Player, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server.running(
        tmp_path_factory.mktemp("limits") / "tables.db",
        tables_per_person=3,
        bot_tables_per_person=2,
        sockets_per_person=2,
        commands_per_second=5,
        message_bytes=2_000,
    ) as server:
        yield server


@pytest.fixture
def anna(server: Server) -> Player:
    server.clock.pass_seconds(60)
    return server.guest("Anna")


def test_nobody_has_more_tables_than_allowed_but_those_that_are_over_do_not_count(anna: Player):
    tables = [anna.make("vienna", MINE, OPEN, id=f"t{number}") for number in range(3)]
    body = {"game": "vienna", "seats": [MINE, OPEN], "id": "t3"}
    assert refused(anna.post("/api/tables", body), 429) == "too_many_tables"
    assert anna.make("vienna", MINE, OPEN, id="t0") == tables[0], "what is there already may be asked for again"
    anna.do("close", tables[1])
    assert anna.make("vienna", MINE, OPEN, id="t3")


def test_of_tables_with_bots_there_are_fewer(anna: Player):
    tables = [anna.make("vienna", MINE, GREEDY) for _ in range(2)]
    response = anna.post("/api/tables", {"game": "vienna", "seats": [MINE, GREEDY]})
    assert refused(response, 429) == "too_many_bot_tables"
    anna.do("resign", tables[0], seat=0)
    assert anna.make("vienna", MINE, GREEDY)


def test_tables_that_are_filled_with_bots_count_as_well(anna: Player):
    tables = [anna.make("vienna", MINE, OPEN, OPEN) for _ in range(3)]
    for table in tables[:2]:
        anna.do("add_bot", table, seat=1, bot="random")
    assert anna.refused("add_bot", tables[2], seat=1, bot="random") == (429, "too_many_bot_tables")
    anna.do("add_bot", tables[0], seat=2, bot="random")


def test_nobody_has_more_sockets_than_allowed(anna: Player):
    with anna.connected() as one, anna.connected():
        with pytest.raises(WebSocketDisconnect) as refusal, anna.connected():
            pass
        assert (refusal.value.code, refusal.value.detail) == (4429, "too_many_connections")
        one.do("unwatch", "none")
    hub = anna.server.container.hub
    while hub.channels_of(anna.id):
        anna.server.run(lambda: None)
    with anna.connected() as connection:
        connection.do("unwatch", "none")


def test_who_asks_too_often_is_refused_until_time_has_passed(anna: Player):
    with anna.connected() as connection:
        answers = [connection.ask("unwatch", "none") for _ in range(25)]
        refusals = [answer["refusal"] for answer in answers if answer["type"] == "refused"]
        assert {refusal["code"] for refusal in refusals} == {"too_many_requests"}
        assert answers[0]["type"] == "done"
        assert anna.send("unwatch", "none").status_code == 429
        anna.server.clock.pass_seconds(2)
        connection.do("unwatch", "none")


def test_a_request_that_is_too_large_is_refused(anna: Player):
    response = anna.send("chat", "none", text="x" * 3_000)
    assert refused(response, 413) == "request_too_large"
