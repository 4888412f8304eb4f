"""Leaving, coming back, running out of time, resigning."""

from collections.abc import Iterator

import pytest

from tests.server.play.players import GREEDY, LIVE, MINE, OPEN, Player, Server, asks, is_over
from tradecraft.server.tables.changes import AnyChange
from tradecraft.server.tables.table import Table


@pytest.fixture
def timed(anna: Player, bela: Player) -> Iterator[str]:
    """A game with a minute for each."""
    table = anna.make("vienna", MINE, OPEN, listed=True, clock=LIVE, stand_in="random")
    bela.do("join", table)
    yield table
    if anna.info(table)["status"] == "playing":
        anna.do("resign", table, seat=0)


def test_a_stand_in_plays_for_one_who_left_until_they_return(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, listed=True, stand_in="greedy")
    bela.do("join", table)
    with anna.connected() as connection:
        update = connection.watch(table)
        bela.do("leave", table)
        replaced = connection.next(lambda message: message["type"] == "update" and message["table"])
        assert replaced["table"]["seats"][1] == {
            "id": "red",
            "kind": "person",
            "name": "Bela",
            "person": bela.id,
            "bot": "greedy",
            "waits_for": None,
            "resigned": False,
            "bot_trouble": None,
            "away_until": None,
        }
        connection.act(update)
        connection.next(asks)
        version = bela.sight(table, 1)["version"]
        assert bela.refused("act", table, seat=1, version=version, action=0) == (409, "stand_in_plays")
        bela.do("return", table)
        assert bela.refused("return", table) == (409, "not_away")
    assert anna.info(table)["seats"][1]["bot"] is None
    kinds = [news["what"] for news in anna.sight(table)["news"]]
    assert kinds.count("replaced") == kinds.count("returned") == 1


def test_time_that_runs_out_brings_the_stand_in_and_who_returns_has_time_again(
    anna: Player, bela: Player, timed: str, server: Server
):
    anna.act(timed)
    clocks = anna.sight(timed)["clocks"]
    assert clocks[0] == {"left": 65_000, "deadline": None}
    assert clocks[1] == {"left": 60_000, "deadline": server.clock() + 60_000}
    server.clock.pass_seconds(59)
    server.sweep()
    assert bela.info(timed)["seats"][1]["bot"] is None
    with bela.connected() as connection:
        connection.watch(timed)
        server.clock.pass_seconds(1)
        server.sweep()
        update = connection.next(lambda message: message["type"] == "update" and message["table"])
        assert update["news"][0]["what"] == "replaced"
        assert update["table"]["seats"][1]["bot"] == "random"
    bela.do("return", timed)
    assert bela.sight(timed, 1)["clocks"][1]["left"] >= 60_000


def test_a_turn_of_days_ends_after_them(anna: Player, bela: Player, server: Server):
    table = anna.make("vienna", MINE, OPEN, listed=True, pace="turns", clock={"type": "days", "days": 2})
    bela.do("join", table)
    server.clock.pass_seconds(2 * 86_400 - 1)
    anna.act(table)
    server.clock.pass_seconds(1)
    server.sweep()
    assert [seat["bot"] is not None for seat in anna.info(table)["seats"]] == [False, True]
    anna.do("resign", table, seat=0)


def test_a_table_that_cannot_be_read_keeps_no_other_from_its_clock(anna: Player, bela: Player, timed: str):
    server = anna.server
    broken = anna.make("vienna", MINE, MINE, clock=LIVE)

    def spoil() -> None:
        place = server.container.repository._places[broken]
        assert place.table is not None
        place.table.clocks.expired = None  # type: ignore[assignment, method-assign]

    server.run(spoil)
    server.clock.pass_seconds(61)
    server.sweep()
    assert anna.info(timed)["seats"][0]["bot"] == "random"
    server.run(lambda: server.container.repository._places.pop(broken))
    anna.do("return", timed)


def test_who_resigns_against_one_loses_and_the_game_is_over(anna: Player, bela: Player, timed: str):
    with bela.connected() as connection:
        connection.watch(timed)
        anna.do("resign", timed, seat=0)
        result = connection.next(is_over)["table"]["result"]
    assert result == {"reason": "resigned", "places": [2, 1], "scores": None, "breakdown": None}
    assert bela.refused("resign", timed, seat=1) == (409, "already_over")


def test_who_resigns_among_several_is_played_for_to_the_end_and_cannot_return(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, GREEDY, listed=True)
    bela.do("join", table)
    anna.do("resign", table, seat=0)
    assert anna.info(table)["status"] == "playing"
    assert anna.info(table)["seats"][0]["resigned"]
    assert anna.refused("resign", table, seat=0) == (409, "already_resigned")
    assert anna.refused("return", table) == (409, "not_away")
    version = anna.sight(table)["version"]
    assert anna.refused("act", table, seat=0, version=version, action=0) == (409, "already_resigned")
    bela.do("resign", table, seat=1)
    assert bela.info(table)["result"]["places"] == [2, 2, 1]


def test_one_at_several_seats_leaves_and_returns_with_all_of_them(anna: Player):
    table = anna.make("vienna", MINE, MINE, OPEN, listed=True)
    anna.do("leave", table, id="l")
    assert [seat["kind"] for seat in anna.info(table)["seats"]] == ["free"] * 3
    assert anna.do("leave", table, id="l")["type"] == "done"


def test_a_command_interrupted_halfway_is_finished_when_it_comes_again(anna: Player, bela: Player):
    """The server stops between the two changes of one command; the client sends the command again."""
    table = anna.make("vienna", MINE, MINE, OPEN, listed=True)
    bela.do("join", table)
    repository = anna.server.container.repository
    carry_out, left = repository.change, []

    async def fail_at_the_second(held: Table, change: AnyChange) -> AnyChange:
        if held.header.id == table:
            left.append(change)
            if len(left) == 2:
                raise OSError("the power is gone")
        return await carry_out(held, change)

    with pytest.MonkeyPatch.context() as patch, anna.connected() as connection:
        patch.setattr(repository, "change", fail_at_the_second)
        assert connection.refused("leave", table, id="half") == "server_fault"
    assert [seat["bot"] is not None for seat in anna.info(table)["seats"]] == [True, False, False]
    anna.do("leave", table, id="half")
    assert [seat["bot"] is not None for seat in anna.info(table)["seats"]] == [True, True, False]


def test_after_a_restart_everything_is_as_it_was(anna: Player, bela: Player, server: Server):
    """What is in memory is forgotten; the tables are read again from what was stored."""
    table = anna.make("vienna", MINE, OPEN, listed=True, clock=LIVE)
    bela.do("join", table, id="j")
    anna.act(table, id="a")
    before = [anna.look(table), bela.look(table), server.guest("Cora").look(table)]
    server.run(server.container.repository._places.clear)
    assert [anna.look(table), bela.look(table), server.guest("Cora").look(table)] == before
    assert bela.do("join", table, id="j")["type"] == "done"
    assert bela.look(table) == before[1]
    anna.do("resign", table, seat=0)
