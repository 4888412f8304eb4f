"""Rated games: for accounts, with results that are kept and ratings that move."""

import time
from collections.abc import Iterator

import pytest

from tests.server.people.serving import answered, bearer
from tests.server.play.players import GREEDY, LIVE, MINE, OPEN, PATIENCE_SECONDS, Player, Server, asks


@pytest.fixture(scope="module")
def anna(server: Server) -> Player:
    return server.account("Anna")


@pytest.fixture(scope="module")
def bela(server: Server) -> Player:
    return server.account("Bela")


def rating(player: Player, league: str = "people") -> dict[str, int]:
    """Return the ratings of a ladder by name."""
    board = answered(player.get("/api/leaderboards/vienna/2", league=league), 200)
    return {line["name"]: line["rating"]["rating"] for line in board["lines"]}


def bot_of(player: Player, name: str) -> Player:
    """Make a bot account that plays by its token."""
    made = answered(player.post("/api/me/bots", {"name": name}), 201)
    return Player(player.server, name, made["person"]["id"], bearer(made["token"]))


def test_a_rated_game_is_for_accounts(anna: Player, server: Server):
    table = anna.make("vienna", MINE, OPEN, listed=True, rated=True, clock=LIVE)
    assert server.guest("Cora").refused("join", table) == (403, "rated_needs_account")
    anna.do("close", table)


def test_people_and_bots_are_not_rated_together(anna: Player):
    response = anna.post("/api/tables", {"game": "vienna", "seats": [MINE, GREEDY], "rated": True, "clock": LIVE})
    assert response.json()["code"] == "leagues_apart"
    table = anna.make("vienna", MINE, OPEN, listed=True, rated=True, clock=LIVE)
    bot = bot_of(anna, "Anna Bot")
    assert bot.refused("join", table) == (403, "leagues_apart")
    own = bot.make("vienna", MINE, OPEN, listed=True, rated=True, clock=LIVE)
    assert anna.refused("join", own) == (403, "leagues_apart")
    anna.do("close", table)
    bot.do("close", own)


def test_the_winner_of_a_rated_game_rises_and_the_loser_falls(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, listed=True, rated=True, clock=LIVE)
    bela.do("join", table)
    assert rating(anna) == {}
    bela.do("resign", table, seat=1)
    after = rating(anna)
    assert after["Anna"] > after["Bela"]
    statistics = answered(anna.get(f"/api/people/{anna.id}/statistics"), 200)
    assert sum(line["games"] for line in statistics["games"]) == 1
    versus = answered(anna.get(f"/api/people/{anna.id}/versus/{bela.id}"), 200)
    assert [(line["better"], line["worse"]) for line in versus["games"]] == [(1, 0)]


def test_a_friendly_game_moves_no_rating(anna: Player, bela: Player):
    before = rating(anna)
    table = anna.make("vienna", MINE, OPEN, listed=True)
    bela.do("join", table)
    anna.do("resign", table, seat=0)
    assert rating(anna) == before


def test_a_rematch_of_a_rated_game_is_rated(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, listed=True, rated=True, clock=LIVE)
    bela.do("join", table)
    anna.do("resign", table, seat=0)
    before = rating(anna)
    again = answered(bela.post(f"/api/tables/{table}/rematch"), 201)["table"]
    anna.do("join", again)
    assert anna.info(again)["rated"]
    anna.do("resign", again, seat=1)
    assert rating(anna)["Anna"] < before["Anna"]


def test_bots_have_a_league_of_their_own(anna: Player):
    bot = bot_of(anna, "Rated Bot")
    table = bot.make("vienna", MINE, GREEDY, rated=True, clock=LIVE)
    bot.do("resign", table, seat=0)
    ratings = rating(bot, "bots")
    assert ratings["greedy"] > ratings["Rated Bot"]
    assert "greedy" not in rating(bot)


@pytest.fixture
def rated(anna: Player, bela: Player) -> Iterator[str]:
    """A rated game that has just begun."""
    table = anna.make("vienna", MINE, OPEN, listed=True, rated=True, clock=LIVE, stand_in="random")
    bela.do("join", table)
    yield table
    if anna.info(table)["status"] == "playing":
        anna.do("resign", table, seat=0)


def undo(player: Player, table: str, seat: int) -> tuple[int, str]:
    """Ask to take something back, and be refused; if a stand-in has just moved, ask again."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while True:
        answer = player.refused("undo", table, seat=seat, version=player.sight(table, seat)["version"])
        if answer[1] != "out_of_date" or time.monotonic() > deadline:
            return answer


def test_a_rated_game_has_a_clock(anna: Player, server: Server):
    for clock in ({}, {"clock": {"type": "none"}}):
        response = anna.post("/api/tables", {"game": "vienna", "seats": [MINE, OPEN], "rated": True, **clock})
        assert (response.status_code, response.json()["code"]) == (400, "rated_needs_clock")
        assert "clock" in response.json()["message"]


def test_in_a_rated_game_nobody_is_asked_to_agree_to_an_undo(anna: Player, bela: Player, rated: str):
    anna.act(rated, 0)
    version = anna.sight(rated)["version"]
    anna.do("undo", rated, seat=0, version=version)
    anna.act(rated, 0)
    bela.act(rated, 1)
    assert undo(anna, rated, 0) == (403, "rated_no_undo")
    assert anna.info(rated)["undo"] is None
    bela.do("leave", rated)
    assert undo(anna, rated, 0) == (403, "rated_no_undo"), "a stand-in does not agree either"


def test_in_a_rated_game_the_answer_of_a_bot_stands(anna: Player):
    bot = bot_of(anna, "Undoing Bot")
    table = bot.make("vienna", MINE, GREEDY, rated=True, clock=LIVE)
    with bot.connected() as connection:
        connection.act(connection.watch(table))
        seen = connection.next(lambda message: asks(message) and message["decision"]["kind"] != "assign")
        assert connection.refused("undo", table, seat=0, version=seen["version"]) == "rated_no_undo"
    bot.do("resign", table, seat=0)


def test_there_is_no_return_to_a_rated_game_once_the_stand_in_has_chosen(anna: Player, bela: Player, rated: str):
    bela.do("leave", rated)
    with anna.connected() as connection:
        connection.act(connection.watch(rated))
        # The stand-in has assigned the cards of the other seat, among many possible ways.
        connection.next(lambda message: message["type"] == "update" and message["view"]["asks"] != "assign")
    assert bela.refused("return", rated) == (403, "rated_no_return")
    assert bela.info(rated)["seats"][1]["bot"] == "random"


def test_who_left_a_rated_game_may_return_until_then(anna: Player, bela: Player, rated: str):
    anna.act(rated, 0)
    bela.act(rated, 1)
    waiting, seat = (bela, 1) if anna.sight(rated)["decision"] else (anna, 0)
    waiting.do("leave", rated)
    waiting.do("return", rated)
    assert waiting.info(rated)["seats"][seat]["bot"] is None


def test_there_is_no_return_to_a_rated_game_when_the_time_is_up(
    anna: Player, bela: Player, rated: str, server: Server, monkeypatch: pytest.MonkeyPatch
):
    # The stand-in never gets to choose.
    monkeypatch.setattr(server.container.driver, "_let_bots_play", lambda _: None)
    server.clock.pass_seconds(60)
    server.sweep()
    assert [seat["bot"] for seat in anna.info(rated)["seats"]] == ["random", "random"]
    assert anna.refused("return", rated) == (403, "rated_no_return")


def test_a_position_of_a_rated_game_is_played_on_for_fun(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, listed=True, rated=True, clock=LIVE)
    bela.do("join", table)
    bela.do("resign", table, seat=1)
    made = answered(anna.post(f"/api/tables/{table}/fork", {"entries": 3, "seats": [MINE, MINE]}), 201)
    assert anna.info(made["table"])["rated"] is False
