"""Reviews on the server: computed once, stored, and resumed after a restart."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import NoReturn

import msgspec
import pytest
from sqlalchemy import Connection, select

from tests.server.people.serving import refused
from tests.server.play.players import GREEDY, MINE, Message, Player, Server
from tradecraft.bots.review import Decision, Move, Value
from tradecraft.puzzles.puzzle import find_puzzle
from tradecraft.server.bots.pool import BotFailed
from tradecraft.server.play.profiles import profile_message
from tradecraft.server.store import schema
from tradecraft.server.store.reviews import PlayedGame, StoredReview, store_review, unfinished_reviews
from tradecraft.server.transport.reviews import Found

DEADLINE_SECONDS = 240


def over(server: Server) -> tuple[Player, str]:
    """Return a person and a game that was played a little and resigned."""
    anna = server.guest("Anna")
    table = anna.make("war1955", MINE, GREEDY)
    anna.do("resign", table, seat=0)
    return anna, table


def reviewed(player: Player, table: str, **params: str) -> Message:
    deadline = time.monotonic() + DEADLINE_SECONDS
    while time.monotonic() < deadline:
        response = player.get(f"/api/tables/{table}/review", **params)
        found: Message = response.json()
        assert response.status_code == (200 if found["done"] == found["entries"] else 202), found
        if response.status_code == 200:
            return found
        time.sleep(0.1)
    raise AssertionError(f"not worked out within {DEADLINE_SECONDS} s")


def test_a_review_is_worked_out_once_and_kept(server: Server):
    anna, table = over(server)
    found = reviewed(anna, table, language="nl")
    assert len(found["chances"]) == found["entries"] + 1
    assert found["depth"] == "standard"
    for seat in found["seats"]:
        assert seat["result"] == pytest.approx(seat["luck"] + seat["own"] + seat["others"], abs=1e-9)
        assert len(seat["sentences"]) == 2
    asked = server.container.reviews.pool.asked
    again = reviewed(anna, table, language="nl")
    assert again == found
    assert server.container.reviews.pool.asked == asked, "what is kept is not asked again"


def test_a_review_without_the_seats_that_acted_is_worked_out_again(server: Server):
    anna, table = over(server)
    whole = reviewed(anna, table)
    store = server.container.store
    stored = server.run(store.read, lambda connection: stored_review(connection, table))
    found = msgspec.json.decode(stored.data, type=Found)
    old = replace(stored, data=msgspec.json.encode(msgspec.structs.replace(found, actors=[])))
    server.run(store.write, lambda connection: store_review(connection, old))
    assert summary(anna) == (0, [table])
    assert reviewed(anna, table) == whole
    assert summary(anna) == (1, [])


def summary(player: Player) -> tuple[int, list[str]]:
    """Return how many games a profile is made of, and those that it lacks."""
    found = player.get("/api/me/profile/war1955").json()
    return found["games"], found["unreviewed"]


def test_a_profile_sums_up_the_reviewed_games_and_names_the_others(server: Server):
    anna, table = over(server)
    other = anna.make("war1955", MINE, GREEDY)
    anna.do("resign", other, seat=0)
    assert summary(anna) == (0, [other, table])
    (seat, _) = reviewed(anna, table)["seats"]
    assert summary(anna) == (1, [other])
    found = anna.get("/api/me/profile/war1955", language="fr").json()
    assert found["result"] == pytest.approx(seat["result"])
    assert found["without_luck"] == pytest.approx(seat["own"] + seat["others"])
    assert "sans le hasard" in found["sentence"]
    assert anna.get("/api/me/profile/vienna").json()["unreviewed"] == []
    assert summary(server.guest("Boris")) == (0, [])
    assert refused(anna.get("/api/me/profile/nothing"), 404) == "no_such_game"


def test_a_habit_comes_with_its_moments_puzzles_and_lesson():
    move = Move(0, "", {})
    lost = [Decision(entry, 1, 0, "mistake", move, move, loss=0.1, theme="payday") for entry in (1, 2)]
    value = Value((0.5, 0.5), (0.0, 0.0))
    found = Found([value] * 7, [1] * 6, lost, [0, 1] * 3)
    played = [PlayedGame(table, 0, 9, msgspec.json.encode(found)) for table in ("one", "two")]
    profile = profile_message("Anna", "vienna", [*played, PlayedGame("three", 0, 9, None)], "en")
    assert profile.unreviewed == ["three"]
    (habit,) = profile.habits
    assert (habit.theme, habit.part, habit.games, habit.lesson) == ("payday", "first", 2, "vienna-payday")
    assert habit.loss == pytest.approx(0.2)
    moments = [(moment.table, moment.entry) for moment in habit.moments]
    assert moments == [("one", 1), ("one", 2), ("two", 1), ("two", 2)]
    assert habit.puzzles
    assert {find_puzzle(id).theme for id in habit.puzzles} == {"payday"}
    assert "20.0 points" in habit.sentence


def test_a_review_of_a_running_game_is_refused(server: Server):
    anna = server.guest("Anna")
    table = anna.make("war1955", MINE, GREEDY)
    assert refused(anna.get(f"/api/tables/{table}/review"), 409) == "not_over"
    assert refused(anna.get("/api/tables/nothing/review"), 404) == "no_such_table"


def test_a_review_that_fails_can_be_asked_for_again(server: Server, monkeypatch: pytest.MonkeyPatch):
    async def fail(*_: object) -> NoReturn:
        raise BotFailed("no worker")

    anna, table = over(server)
    monkeypatch.setattr(server.container.reviews.pool, "ask", fail)
    deadline = time.monotonic() + DEADLINE_SECONDS
    while (response := anna.get(f"/api/tables/{table}/review")).status_code == 202:
        assert time.monotonic() < deadline
    assert refused(response, 503) == "no_analysis_now"
    monkeypatch.undo()
    assert reviewed(anna, table)["done"] > 0


def test_a_review_that_a_stopped_server_left_is_gone_on_with_at_the_next_start(server: Server):
    anna, table = over(server)
    container = server.container
    before = container.reviews.pool.asked
    whole = reviewed(anna, table)
    deadline = time.monotonic() + DEADLINE_SECONDS
    while container.reviews._waiting:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    asked = container.reviews.pool.asked
    stored = server.run(container.store.read, lambda connection: stored_review(connection, table))
    left = replace(stored, done=0, data=msgspec.json.encode(Found()))
    server.run(container.store.write, lambda connection: store_review(connection, left))
    prefix = stored.version.partition("/")[0]
    (begun,) = server.run(container.store.read, lambda connection: unfinished_reviews(connection, prefix, 9))
    assert (begun.table, begun.done) == (table, 0)
    server.run(container.reviews.start)
    deadline = time.monotonic() + DEADLINE_SECONDS
    while server.run(container.store.read, lambda connection: unfinished_reviews(connection, prefix, 9)):
        assert time.monotonic() < deadline, "nobody asked, and it was not worked out"
        time.sleep(0.1)
    assert reviewed(anna, table) == whole
    assert container.reviews.pool.asked - asked == asked - before > 0


def stored_review(connection: Connection, table: str) -> StoredReview:
    row = connection.execute(select(schema.reviews).where(schema.reviews.c.table_id == table)).one()
    return StoredReview(*row)
