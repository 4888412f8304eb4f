"""Leaderboards, personal statistics and head-to-head results."""

import pytest
from sqlalchemy import Connection, text, update
from sqlalchemy.dialects import sqlite

from tests.server.ratings.scenes import Database, finish
from tests.server.running import run
from tradecraft.server.errors import NotFound
from tradecraft.server.store import open_store
from tradecraft.server.store.schema import persons
from tradecraft.server.store.statistics import RECENT, _games_of, _totals, head_to_head, leaderboard, statistics_of
from tradecraft.server.tables.person import League
from tradecraft.server.transport.protocol.people import PersonInfo
from tradecraft.server.transport.protocol.ratings import FinishedGame, FinishedSeat, Leaderboard, Meetings


def finish_all(database: Database, *games: str, game: str = "vienna", rated: bool = True) -> None:
    """Finish games one second apart, the first at 1000."""

    def work(connection: Connection) -> None:
        for number, placed in enumerate(games, 1):
            finish(connection, f"{game}{number}", placed, 1000 * number, game=game, rated=rated)

    database.write(work)


def board(
    database: Database, league: League = "people", limit: int = 10, after: int = 0, players: int = 2
) -> Leaderboard:
    return database.read(lambda connection: leaderboard(connection, "vienna", players, league, limit, after))


def test_a_leaderboard_is_ordered_by_what_is_proved(database: Database):
    finish_all(database, *["anna:1 boris:2"] * 3, "clara:1 dora:2")
    lines = board(database).lines
    assert [line.name for line in lines] == ["Anna", "Clara", "Dora", "Boris"]
    assert [line.person for line in lines] == ["anna", "clara", "dora", "boris"]
    assert [line.position for line in lines] == [1, 2, 3, 4]
    assert [line.rating.games for line in lines] == [3, 1, 1, 3]
    for line in lines:
        assert line.bot is None
        assert line.rating.rating == round(1000 + 30 * (line.rating.mu - 3 * line.rating.sigma))
        assert line.rating.margin == pytest.approx(90 * line.rating.sigma, abs=1)


def test_a_rating_is_provisional_before_the_tenth_game(database: Database):
    finish_all(database, *["anna:1 boris:2"] * 9, "anna:1 clara:2")
    assert {line.name: line.rating.provisional for line in board(database).lines} == {
        "Anna": False,
        "Boris": True,
        "Clara": True,
    }


def test_equal_ratings_share_a_position(database: Database):
    finish_all(database, "anna:1 boris:2", "clara:1 dora:2")
    assert [(line.position, line.name) for line in board(database).lines] == [
        (1, "Anna"),
        (1, "Clara"),
        (3, "Boris"),
        (3, "Dora"),
    ]


def test_a_leaderboard_is_read_in_parts(database: Database):
    finish_all(database, *["anna:1 boris:2"] * 2, "clara:1 dora:2")
    whole = board(database)
    assert whole.next is None
    first = board(database, limit=3)
    assert (first.lines, first.next) == (whole.lines[:3], 3)
    assert board(database, limit=3, after=3) == Leaderboard(
        game="vienna", players=2, league="people", lines=whole.lines[3:], next=None
    )
    assert board(database, limit=4).next is None
    assert board(database, after=100).lines == []


def test_bots_have_a_leaderboard_of_their_own(database: Database):
    finish_all(database, "robot:1 bot/greedy:2", "anna:1 boris:2")
    assert [(line.person, line.bot, line.name) for line in board(database, "bots").lines] == [
        ("robot", None, "Robot"),
        (None, "greedy", "greedy"),
    ]
    assert [line.name for line in board(database).lines] == ["Anna", "Boris"]
    assert board(database, players=3).lines == []


def test_the_banned_are_not_on_a_leaderboard(database: Database):
    finish_all(database, "anna:1 boris:2")
    database.write(lambda c: c.execute(update(persons).where(persons.c.id == "anna").values(banned_at=5)))
    assert [(line.position, line.name) for line in board(database).lines] == [(1, "Boris")]


def test_statistics_count_games_wins_places_and_scores(database: Database):
    finish_all(database, "anna:1:40 boris:2:30 clara:3:10", "boris:1:35 anna:1:35 clara:3:12", "clara:1 boris:2 anna:3")
    finish_all(database, "anna:2:20 bot/greedy:1:22", game="war1955", rated=False)
    found = database.read(lambda connection: statistics_of(connection, "anna"))
    assert found.person == PersonInfo(id="anna", name="Anna", kind="account")
    three, two = found.games
    assert (three.game, three.players, three.games, three.last_played) == ("vienna", 3, 3, 3000)
    assert three.wins == 1.5
    assert three.mean_place == pytest.approx(5 / 3)
    assert (three.mean_score, three.best_score) == (37.5, 40)
    assert three.rating
    assert three.rating.games == 3
    assert three.winning_streak == 0
    assert (two.game, two.players, two.games, two.wins, two.mean_place) == ("war1955", 2, 1, 0.0, 2.0)
    assert two.rating is None


def test_statistics_without_a_scored_game_have_no_scores(database: Database):
    finish_all(database, "anna:1 boris:2")
    (only,) = database.read(lambda connection: statistics_of(connection, "anna")).games
    assert (only.mean_score, only.best_score, only.wins) == (None, None, 1.0)


@pytest.mark.parametrize(
    ("places", "streak"), [("1", 1), ("2", 0), ("2 1 1", 2), ("1 1 2", 0), ("1 2 1 1 1", 3), ("1 1", 2)]
)
def test_a_streak_is_the_wins_since_the_last_game_that_was_none(database: Database, places: str, streak: int):
    finish_all(database, *(f"anna:{place} boris:{3 - int(place)}" for place in places.split()))
    (only,) = database.read(lambda connection: statistics_of(connection, "anna")).games
    assert only.winning_streak == streak


def test_who_has_not_played_has_empty_statistics(database: Database):
    found = database.read(lambda connection: statistics_of(connection, "dora"))
    assert (found.person.name, found.games, found.recent) == ("Dora", [], [])


def test_a_table_at_which_one_held_several_seats_says_nothing_about_them(database: Database):
    finish_all(database, "anna:1 anna:2 boris:3", rated=False)
    assert database.read(lambda connection: statistics_of(connection, "anna")).games == []
    assert database.read(lambda connection: statistics_of(connection, "boris")).games[0].games == 1
    assert database.read(lambda connection: head_to_head(connection, "boris", "anna")).games == []
    assert database.read(lambda connection: head_to_head(connection, "anna", "anna")).games == []


def test_the_latest_games_come_first_with_all_who_played(database: Database):
    finish_all(database, "anna:1:40 bot/greedy:2:30", "boris+greedy:2 anna:1", rated=False)
    recent = database.read(lambda connection: statistics_of(connection, "anna")).recent
    assert recent == [
        FinishedGame(
            table="vienna2",
            game="vienna",
            players=2,
            rated=False,
            at=2000,
            seats=[
                FinishedSeat(person="boris", bot="greedy", name="Boris", place=2, score=None),
                FinishedSeat(person="anna", bot=None, name="Anna", place=1, score=None),
            ],
        ),
        FinishedGame(
            table="vienna1",
            game="vienna",
            players=2,
            rated=False,
            at=1000,
            seats=[
                FinishedSeat(person="anna", bot=None, name="Anna", place=1, score=40),
                FinishedSeat(person=None, bot="greedy", name="greedy", place=2, score=30),
            ],
        ),
    ]


def test_only_so_many_of_the_latest_games_are_listed(database: Database):
    finish_all(database, *["anna:1 boris:2"] * (RECENT + 1))
    recent = database.read(lambda connection: statistics_of(connection, "anna")).recent
    assert [game.at for game in recent] == [1000 * number for number in range(RECENT + 1, 1, -1)]


@pytest.mark.parametrize(("viewer", "table"), [(None, None), ("clara", None), ("anna", "t"), ("boris", "t")])
def test_a_private_table_is_named_to_those_who_were_at_it_alone(
    database: Database, viewer: str | None, table: str | None
):
    database.write(lambda connection: finish(connection, "t", "anna:1 boris:2", 1000, listed=False))
    statistics = database.read(lambda connection: statistics_of(connection, "anna", viewer))
    versus = database.read(lambda connection: head_to_head(connection, "anna", "boris", viewer))
    assert [game.table for game in statistics.recent] == [table]
    assert [game.table for game in versus.recent] == [table]


def test_head_to_head_counts_who_was_placed_better(database: Database):
    finish_all(database, "anna:1 boris:2", "boris:1 anna:2", "anna:1 boris:1", "anna:1 boris:2", "anna:1 clara:2")
    finish_all(database, "clara:1 boris:2 anna:3", game="war1955", rated=False)
    found = database.read(lambda connection: head_to_head(connection, "anna", "boris"))
    assert (found.person.name, found.other.name) == ("Anna", "Boris")
    assert found.games == [
        Meetings(game="vienna", players=2, games=4, better=2, worse=1, equal=1),
        Meetings(game="war1955", players=3, games=1, better=0, worse=1, equal=0),
    ]
    assert [(game.game, game.at) for game in found.recent] == [
        ("vienna", 4000),
        ("vienna", 3000),
        ("vienna", 2000),
        ("vienna", 1000),
        ("war1955", 1000),
    ]


@pytest.mark.parametrize(("person", "other"), [("nobody", "anna"), ("anna", "nobody")])
def test_who_is_not_there_is_not_found(database: Database, person: str, other: str):
    with pytest.raises(NotFound, match="no such person"):
        database.read(lambda connection: head_to_head(connection, person, other))


def test_an_unknown_person_has_no_statistics(database: Database):
    with pytest.raises(NotFound, match="no such person"):
        database.read(lambda connection: statistics_of(connection, "nobody"))


def test_totals_are_made_from_a_persons_results_alone(sqlite_url: str):
    """With thousands of games, a look at each table and at each opponent's result would take seconds."""

    async def story() -> str:
        async with open_store(sqlite_url) as store:
            totals = _totals(_games_of("anna")).compile(
                dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}
            )
            plan = text(f"EXPLAIN QUERY PLAN {totals}")
            return await store.read(lambda connection: "\n".join(row.detail for row in connection.execute(plan)))

    plan = run(story())
    assert [line for line in plan.splitlines() if line.startswith("SEARCH")] == [
        "SEARCH results USING INDEX ix_results_person (person=?)"
    ]
    assert "CORRELATED" not in plan
