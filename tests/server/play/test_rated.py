"""Rated games: for accounts, with results that are kept and ratings that move."""

import pytest

from tests.server.people.serving import answered, bearer
from tests.server.play.players import GREEDY, MINE, OPEN, Player, Server


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
    table = anna.make("vienna", MINE, OPEN, listed=True, rated=True)
    assert server.guest("Cora").refused("join", table) == (403, "rated_needs_account")
    anna.do("close", table)


def test_people_and_bots_are_not_rated_together(anna: Player):
    response = anna.post("/api/tables", {"game": "vienna", "seats": [MINE, GREEDY], "rated": True})
    assert response.json()["code"] == "leagues_apart"
    table = anna.make("vienna", MINE, OPEN, listed=True, rated=True)
    bot = bot_of(anna, "Anna Bot")
    assert bot.refused("join", table) == (403, "leagues_apart")
    own = bot.make("vienna", MINE, OPEN, listed=True, rated=True)
    assert anna.refused("join", own) == (403, "leagues_apart")
    anna.do("close", table)
    bot.do("close", own)


def test_the_winner_of_a_rated_game_rises_and_the_loser_falls(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, listed=True, rated=True)
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
    table = anna.make("vienna", MINE, OPEN, listed=True, rated=True)
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
    table = bot.make("vienna", MINE, GREEDY, rated=True)
    bot.do("resign", table, seat=0)
    ratings = rating(bot, "bots")
    assert ratings["greedy"] > ratings["Rated Bot"]
    assert "greedy" not in rating(bot)
