"""Results and ratings in the database."""

import asyncio
import random
from functools import partial
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import Connection, select, update

from tests.server.ratings.scenes import (
    PEOPLE,
    Database,
    add_people,
    add_table,
    all_ratings,
    all_results,
    finish,
    seats_of,
)
from tests.server.running import run, until
from tradecraft.core.errors import Fault
from tradecraft.ratings import NEWCOMER, rate
from tradecraft.server.store import open_store
from tradecraft.server.store import results as module
from tradecraft.server.store.results import recompute_ratings, store_result
from tradecraft.server.store.schema import ratings, results

ACCOUNTS = [name for name, kind in PEOPLE.items() if kind == "account"]


def rating_of(connection: Connection, subject: str) -> tuple[float, float, int, int]:
    query = select(ratings.c.mu, ratings.c.sigma, ratings.c.games, ratings.c.updated_at)
    mu, sigma, games, updated_at = connection.execute(query.where(ratings.c.subject == subject)).one()
    return mu, sigma, games, updated_at


def test_a_rated_game_writes_its_result_and_moves_the_ratings(database: Database):
    database.write(lambda connection: finish(connection, "t1", "anna:2:31 boris:1:40", 1000))
    assert database.read(all_results) == [
        ("t1", 0, "anna", None, 2, 31, 1000),
        ("t1", 1, "boris", None, 1, 40, 1000),
    ]
    anna, boris = rate([NEWCOMER, NEWCOMER], [2, 1])
    assert database.read(all_ratings) == [
        ("vienna", 2, "people", "anna", anna.mu, anna.sigma, 1, 1000),
        ("vienna", 2, "people", "boris", boris.mu, boris.sigma, 1, 1000),
    ]


def test_the_next_game_starts_from_the_current_ratings(database: Database):
    database.write(lambda connection: finish(connection, "t1", "anna:2 boris:1", 1000))
    database.write(lambda connection: finish(connection, "t2", "boris:2 anna:1", 2000))
    anna, boris = rate([NEWCOMER, NEWCOMER], [2, 1])
    boris, anna = rate([boris, anna], [2, 1])
    assert database.read(lambda connection: rating_of(connection, "anna")) == (anna.mu, anna.sigma, 2, 2000)
    assert database.read(lambda connection: rating_of(connection, "boris")) == (boris.mu, boris.sigma, 2, 2000)


def test_the_same_table_stored_twice_changes_nothing(database: Database):
    database.write(lambda connection: finish(connection, "t1", "anna:2:31 boris:1:40", 1000))
    before = database.read(all_results), database.read(all_ratings)
    again = seats_of("anna:1 boris:2")
    database.write(partial(store_result, table="t1", game="vienna", players=2, rated=True, at=5000, seats=again))
    assert (database.read(all_results), database.read(all_ratings)) == before


def test_a_friendly_game_of_anybody_is_kept_but_not_rated(database: Database):
    placed = "gast:1:9 anna+greedy:2:8 bot/greedy:3:7"
    database.write(lambda connection: finish(connection, "t1", placed, 1000, rated=False))
    assert database.read(all_results) == [
        ("t1", 0, "gast", None, 1, 9, 1000),
        ("t1", 1, "anna", "greedy", 2, 8, 1000),
        ("t1", 2, None, "greedy", 3, 7, 1000),
    ]
    assert database.read(all_ratings) == []


def test_there_is_a_ladder_for_each_game_number_of_players_and_league(database: Database):
    database.write(lambda connection: finish(connection, "t1", "anna:1 boris:2", 1))
    database.write(lambda connection: finish(connection, "t2", "anna:1 boris:2", 2, game="war1955"))
    database.write(lambda connection: finish(connection, "t3", "anna:1 boris:2 clara:3", 3))
    database.write(lambda connection: finish(connection, "t4", "robot:1 bot/greedy:2", 4))
    assert [(row[:4], row[6]) for row in database.read(all_ratings)] == [
        (("vienna", 2, "bots", "bot:greedy"), 1),
        (("vienna", 2, "bots", "robot"), 1),
        (("vienna", 2, "people", "anna"), 1),
        (("vienna", 2, "people", "boris"), 1),
        (("vienna", 3, "people", "anna"), 1),
        (("vienna", 3, "people", "boris"), 1),
        (("vienna", 3, "people", "clara"), 1),
        (("war1955", 2, "people", "anna"), 1),
        (("war1955", 2, "people", "boris"), 1),
    ]


def test_who_left_a_rated_game_to_a_bot_answers_for_its_result(database: Database):
    database.write(lambda connection: finish(connection, "t1", "anna:1 boris+greedy:2", 1000))
    assert [row[3] for row in database.read(all_ratings)] == ["anna", "boris"]


@pytest.mark.parametrize("placed", ["anna:1 gast:2", "anna:1 bot/greedy:2", "anna:1 robot:2", "anna:1 anna:2"])
def test_a_rated_game_that_belongs_to_no_league_is_our_fault_and_nothing_is_written(database: Database, placed: str):
    with pytest.raises(Fault, match="no league"):
        database.write(lambda connection: finish(connection, "t1", placed, 1000))
    assert database.read(all_results) == []
    assert database.read(all_ratings) == []


@pytest.mark.parametrize("placed", ["anna:1", "anna:1 boris:2 clara:3"])
def test_a_result_must_name_each_seat_of_its_table_once(database: Database, placed: str):
    database.write(lambda connection: add_table(connection, "t1"))
    seats = seats_of(placed)
    with pytest.raises(Fault, match="has 2 seats"):
        database.write(partial(store_result, table="t1", game="vienna", players=2, rated=True, at=1, seats=seats))


@pytest.mark.parametrize(
    ("table", "game", "rated"), [("t2", "vienna", True), ("t1", "war1955", True), ("t1", "vienna", False)]
)
def test_a_result_must_agree_with_its_table(database: Database, table: str, game: str, rated: bool):
    database.write(lambda connection: add_table(connection, "t1"))
    seats = seats_of("anna:1 boris:2")
    with pytest.raises(Fault, match="is stored as"):
        database.write(partial(store_result, table=table, game=game, players=2, rated=rated, at=1, seats=seats))


def play_at_random(connection: Connection, count: int, seed: int) -> None:
    """Finish many games; clocks differ by a few milliseconds, and some games end in the same one."""
    rng = random.Random(seed)
    for number in range(count):
        bots = rng.random() < 0.2
        pool = ["robot", "robot2", "bot/greedy", "bot/random"] if bots else ACCOUNTS
        who = rng.sample(pool, rng.choice([2, 2, 3, 4]))
        placed = " ".join(f"{one}:{rng.randint(1, 3)}:{rng.randint(0, 50)}" for one in who)
        game, at, rated = rng.choice(["vienna", "war1955"]), 1000 + number // 3 + rng.randint(-2, 2), rng.random() < 0.8
        # The ids of tables tell nothing about their order.
        table = f"{rng.getrandbits(40):010x}"
        finish(connection, table, placed, at, game=game, rated=rated)


def test_recomputed_ratings_are_exactly_the_stored_ones(database: Database):
    database.write(lambda connection: play_at_random(connection, 150, seed=5))
    stored = database.read(all_ratings)
    assert len(stored) > 20
    database.write(lambda connection: connection.execute(update(ratings).values(mu=0.0, games=99)))
    assert database.read(all_ratings) != stored
    database.write(recompute_ratings)
    assert database.read(all_ratings) == stored


def test_results_dated_as_they_come_would_not_tell_their_order(database: Database, monkeypatch: pytest.MonkeyPatch):
    count = module._count
    monkeypatch.setattr(module, "_count", lambda c, ladder, at, seats: min(count(c, ladder, at, seats), at))
    database.write(lambda connection: play_at_random(connection, 150, seed=5))
    stored = database.read(all_ratings)
    database.write(recompute_ratings)
    assert database.read(all_ratings) != stored


def test_a_game_that_ends_with_the_last_one_of_a_player_is_dated_after_it(database: Database):
    database.write(lambda connection: finish(connection, "t1", "anna:1 boris:2", 1000))
    database.write(lambda connection: finish(connection, "t0", "anna:1 clara:2", 1000))
    database.write(lambda connection: finish(connection, "t2", "dora:1 clara:2", 990))
    database.write(lambda connection: finish(connection, "t3", "anna:1 boris:2 clara:3", 1000))
    dates = database.read(lambda connection: connection.execute(select(results.c.table_id, results.c.at)).all())
    assert dict(tuple(row) for row in dates) == {"t1": 1000, "t0": 1001, "t2": 1002, "t3": 1000}


def test_games_that_end_at_once_with_common_players_are_all_counted(database: Database):
    rng = random.Random(3)
    games = ["{}:1 {}:2 {}:3".format(*rng.sample(ACCOUNTS, 3)) for _ in range(40)]
    database.write_together(
        [partial(finish, table=f"t{number}", placed=placed, at=1000) for number, placed in enumerate(games)]
    )
    stored = database.read(all_ratings)
    assert {row[3]: row[6] for row in stored} == {name: sum(name in placed for placed in games) for name in ACCOUNTS}
    database.write(recompute_ratings)
    assert database.read(all_ratings) == stored


def test_a_table_that_two_processes_finish_at_once_is_counted_once(database: Database):
    database.write(lambda connection: add_table(connection, "t1"))
    seats = seats_of("anna:1 boris:2")
    store = partial(store_result, table="t1", game="vienna", players=2, rated=True, at=1000, seats=seats)
    database.write_together([store] * 8)
    assert [row[6] for row in database.read(all_ratings)] == [1, 1]
    assert len(database.read(all_results)) == 2


async def take(connection: Any, subject: str) -> None:
    """Read a person's rating in a transaction, as the end of a game does."""
    row = "('vienna', 2, 'people', $1, 25, 8, 0, 0)"
    await connection.execute(f"INSERT INTO ratings VALUES {row} ON CONFLICT DO NOTHING", subject)
    await connection.execute("SELECT FROM ratings WHERE subject = $1 FOR UPDATE", subject)


@pytest.mark.parametrize("newcomers", [True, False])
def test_a_game_that_waits_for_one_rating_holds_no_later_one(postgres_url: str, newcomers: bool):
    # Two games with the same players in other seats would otherwise wait for each other.
    async def drill(holder: Any, other: Any) -> None:
        async with open_store(postgres_url) as store:
            await store.write(add_people)
            if not newcomers:
                await store.write(partial(finish, table="t0", placed="anna:1 boris:2", at=1000))
            async with holder.transaction():
                await take(holder, "anna")
                game = asyncio.create_task(store.write(partial(finish, table="t1", placed="boris:1 anna:2", at=2000)))
                await until(lambda: other.fetchval("SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted)"))
                async with other.transaction():
                    await other.execute("SET LOCAL lock_timeout = '5s'")
                    await take(other, "boris")
                assert not game.done()
            await game
            assert [row[7] for row in await store.read(all_ratings)] == [2000, 2000]

    async def connected() -> None:
        holder, other = await asyncpg.connect(postgres_url), await asyncpg.connect(postgres_url)
        try:
            await drill(holder, other)
        finally:
            await holder.close()
            await other.close()

    run(connected())
