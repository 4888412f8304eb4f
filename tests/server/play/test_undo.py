"""Undo at a table of people and bots."""

import pytest

from tests.server.play.players import GREEDY, MINE, OPEN, Player, asks


@pytest.fixture
def table(anna: Player, bela: Player) -> str:
    """A game in which both have assigned their cards, and a card was shown."""
    table = anna.make("vienna", MINE, OPEN, listed=True)
    bela.do("join", table)
    anna.act(table, 0)
    bela.act(table, 1)
    return table


def undo(player: Player, table: str, seat: int) -> None:
    player.do("undo", table, seat=seat, version=player.sight(table, seat)["version"])


def test_what_revealed_nothing_is_taken_back_at_once(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, listed=True)
    bela.do("join", table)
    before = anna.sight(table)
    anna.act(table)
    assert anna.sight(table)["can_undo"]
    undo(anna, table, 0)
    after = anna.sight(table)
    assert (after["view"], after["decision"]) == (before["view"], before["decision"])
    assert after["version"] == before["version"] + 2
    assert after["news"][-1]["what"] == "undone"


def test_the_others_are_asked_and_agree(anna: Player, bela: Player, table: str):
    undo(anna, table, 0)
    assert anna.info(table)["undo"] == {"seat": 0, "waiting_for": [1]}
    assert anna.refused("answer_undo", table, seat=0, agrees=True) == (409, "nothing_asked")
    with anna.connected() as connection:
        connection.watch(table)
        bela.do("answer_undo", table, seat=1, agrees=True)
        connection.next(lambda message: asks(message) and message["decision"]["kind"] == "assign")
    assert anna.info(table)["undo"] is None
    assert [news["what"] for news in anna.sight(table)["news"]][-3:] == ["undo_asked", "undo_answered", "undone"]


def test_one_who_does_not_agree_keeps_the_game_as_it_is(anna: Player, bela: Player, table: str):
    view = anna.sight(table)["view"]
    undo(anna, table, 0)
    bela.do("answer_undo", table, seat=1, agrees=False)
    assert anna.info(table)["undo"] is None
    assert anna.sight(table)["view"] == view
    assert bela.refused("answer_undo", table, seat=1, agrees=True) == (409, "nothing_asked")


def test_the_player_who_asked_can_withdraw_it(anna: Player, bela: Player, table: str):
    view = anna.sight(table)["view"]
    undo(anna, table, 0)
    anna.do("answer_undo", table, seat=0, agrees=False)
    assert anna.info(table)["undo"] is None
    assert anna.sight(table)["view"] == view
    assert bela.refused("answer_undo", table, seat=1, agrees=True) == (409, "nothing_asked")


def test_there_is_one_request_at_a_time_and_the_game_going_on_ends_it(anna: Player, bela: Player, table: str):
    undo(anna, table, 0)
    version = bela.sight(table, 1)["version"]
    assert bela.refused("undo", table, seat=1, version=version) == (409, "undo_asked_already")
    player, seat = (anna, 0) if anna.sight(table)["decision"] else (bela, 1)
    player.act(table, seat)
    assert anna.info(table)["undo"] is None


def test_against_bots_nobody_is_asked(anna: Player):
    table = anna.make("vienna", MINE, GREEDY)
    with anna.connected() as connection:
        first = connection.watch(table)
        connection.act(first)
        second = connection.next(lambda message: asks(message) and message["decision"]["kind"] != "assign")
        connection.do("undo", table, seat=0, version=second["version"])
        again = connection.next(lambda message: asks(message) and message["decision"]["kind"] == "assign")
        assert again["decision"] == first["decision"]


def test_what_was_never_done_cannot_be_taken_back(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, listed=True)
    bela.do("join", table)
    version = anna.sight(table)["version"]
    assert anna.refused("undo", table, seat=0, version=version) == (409, "nothing_to_undo")
    assert anna.refused("undo", table, seat=0, version=version - 1) == (409, "out_of_date")
    assert anna.refused("undo", table, seat=1, version=version) == (403, "not_your_seat")
