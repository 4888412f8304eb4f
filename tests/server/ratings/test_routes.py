"""Leaderboards and statistics over HTTP."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from litestar import Litestar, Request
from litestar.di import Provide
from litestar.testing import TestClient
from sqlalchemy import Connection

from tests.server.ratings.scenes import add_people, finish
from tradecraft.server.people import Identity, Person
from tradecraft.server.store import open_store
from tradecraft.server.transport.http import EXCEPTION_HANDLERS
from tradecraft.server.transport.routes.ratings import RatingsController
from tradecraft.server.transport.security import provide_identity, provide_person, provide_viewer


def games(connection: Connection) -> None:
    add_people(connection)
    finish(connection, "t1", "anna:1:40 boris:2:30", 1000, listed=False)
    finish(connection, "t2", "anna:1 clara:2", 2000)
    finish(connection, "t3", "robot:1 bot/greedy:2", 3000)


async def visitor(request: Request[Any, Any, Any]) -> Identity | None:
    """Believe what a request says about who sends it."""
    name = request.headers.get("visitor")
    return Identity(Person(name, "account", name.title(), "en"), "", "cookie") if name else None


@pytest.fixture
def client(database_url: str) -> Iterator[TestClient[Litestar]]:
    store = open_store(database_url)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        async with store:
            await store.write(games)
            yield

    app = Litestar(
        [RatingsController],
        dependencies={
            "store": Provide(lambda: store, sync_to_thread=False),
            "visitor": Provide(visitor),
            "viewer": Provide(provide_viewer),
            "identity": Provide(provide_identity),
            "person": Provide(provide_person),
        },
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[lifespan],
    )
    with TestClient(app) as client:
        yield client


def get(client: TestClient[Litestar], path: str, status: int = 200, **headers: str) -> dict[str, Any]:
    response = client.get(path, headers=headers)
    assert response.status_code == status, response.text
    body: dict[str, Any] = response.json()
    return body


def test_anybody_reads_a_leaderboard(client: TestClient[Litestar]):
    board = get(client, "/api/leaderboards/vienna/2?limit=1&after=1")
    assert (board["game"], board["players"], board["league"], board["next"]) == ("vienna", 2, "people", 2)
    assert [(line["position"], line["name"]) for line in board["lines"]] == [(2, "Clara")]
    assert set(board["lines"][0]["rating"]) == {
        "rating",
        "estimate",
        "margin",
        "games",
        "provisional",
        "mu",
        "sigma",
    }
    bots = get(client, "/api/leaderboards/vienna/2?league=bots")
    assert [line["name"] for line in bots["lines"]] == ["Robot", "greedy"]
    assert get(client, "/api/leaderboards/vienna/4")["lines"] == []


@pytest.mark.parametrize(
    "path", ["chess/2", "vienna/5", "war1955/3", "vienna/0", "vienna/99999999999999999999", "vienna%00/2", "_/2"]
)
def test_there_is_no_leaderboard_of_what_cannot_be_played(client: TestClient[Litestar], path: str):
    assert get(client, f"/api/leaderboards/{path}", 404)["code"] == "no_such_leaderboard"


@pytest.mark.parametrize("query", ["league=all", "limit=0", "limit=101", "limit=x", "after=-1", "after=10000000000000"])
def test_a_leaderboard_is_asked_for_within_bounds(client: TestClient[Litestar], query: str):
    assert get(client, f"/api/leaderboards/vienna/2?{query}", 400)["code"] == "malformed_request"


def test_anybody_reads_statistics_but_private_tables_are_named_to_their_players_alone(client: TestClient[Litestar]):
    statistics = get(client, "/api/people/anna/statistics")
    assert statistics["person"] == {"id": "anna", "kind": "account", "name": "Anna"}
    assert [(one["game"], one["games"], one["wins"]) for one in statistics["games"]] == [("vienna", 2, 2.0)]
    assert [game["table"] for game in statistics["recent"]] == ["t2", None]
    seen_by_boris = get(client, "/api/people/anna/statistics", visitor="boris")
    assert [game["table"] for game in seen_by_boris["recent"]] == ["t2", "t1"]


def test_anybody_reads_how_two_met(client: TestClient[Litestar]):
    versus = get(client, "/api/people/boris/versus/anna")
    assert (versus["person"]["name"], versus["other"]["name"]) == ("Boris", "Anna")
    assert versus["games"] == [{"game": "vienna", "players": 2, "games": 1, "better": 0, "worse": 1, "equal": 0}]
    assert [game["table"] for game in versus["recent"]] == [None]
    assert [game["table"] for game in get(client, "/api/people/boris/versus/anna", visitor="anna")["recent"]] == ["t1"]


@pytest.mark.parametrize("path", ["nobody/statistics", "nobody/versus/anna", "anna/versus/nobody"])
def test_an_unknown_person_is_not_found(client: TestClient[Litestar], path: str):
    assert get(client, f"/api/people/{path}", 404)["code"] == "no_such_person"


@pytest.mark.parametrize("id", ["an%00na", "anna%0A", "%ED%A0%80", "a" * 33, "%20"])
def test_what_cannot_be_an_id_is_refused_before_the_database_sees_it(client: TestClient[Litestar], id: str):
    assert get(client, f"/api/people/{id}/statistics", 400)["code"] == "malformed_request"
