"""Deleting a person removes the name everywhere; before that, people can export their data."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.people.serving import PASSWORD, answered, bearer, refused
from tests.server.play.players import MINE, OPEN, Player, Server
from tradecraft.server.store.personal_data import NOBODY
from tradecraft.server.store.results import recompute_ratings

NAME = "Annabelle Unmistakable"
BOT = "Robot Unmistakable"


@pytest.fixture
def server(database_url: str) -> Iterator[Server]:
    with Server.running(database_url) as server:
        yield server


def finished_game(server: Server, loser: Player, winner: Player, **fields: object) -> str:
    table = loser.make("war1955", MINE, OPEN, listed=True, **fields)
    winner.do("join", table)
    loser.do("resign", table, seat=0)
    return table


def delete(player: Player, password: str = PASSWORD) -> None:
    answered(player.post("/api/me/deletion", {"password": password}), 204)


def test_the_name_goes_from_tables_records_exports_chat_and_rematches(server: Server):
    anna, boris = server.account(NAME), server.account("Boris")
    table = finished_game(server, anna, boris)
    anna.do("chat", table, text="It is me!")
    answered(anna.put(f"/api/tables/{table}/note", {"text": "my plan"}), 200)
    rematch = answered(boris.post(f"/api/tables/{table}/rematch?sit_down=false"), 201)["table"]
    places = [
        lambda: boris.get(f"/api/tables/{table}").text,
        lambda: boris.get(f"/api/tables/{table}/record").text,
        lambda: boris.get(f"/api/tables/{table}/export").text,
        lambda: boris.get(f"/api/tables/{rematch}").text,
        lambda: boris.get(f"/api/people/{anna.id}/statistics").text,
        lambda: boris.get("/api/tables/mine").text,
    ]
    assert all(NAME in place() for place in places)
    delete(anna)
    assert [NAME in place() for place in places] == [False] * len(places)
    assert [seat["name"] for seat in boris.info(table)["seats"]] == [NOBODY, "Boris"]
    assert "It is me!" not in boris.get(f"/api/tables/{table}").text
    # Who is gone cannot be recognised by the seat either.
    assert refused(anna.get("/api/tables/mine"), 401) == "not_signed_in"


def test_nothing_that_was_written_down_is_left_in_the_file(tmp_path: Path):
    file = tmp_path / "people.db"
    with Server.running(file) as server:
        anna, boris = server.account(NAME), server.guest("Boris")
        bot = answered(anna.post("/api/me/bots", {"name": BOT}), 201)
        robot = Player(server, BOT, bot["person"]["id"], bearer(bot["token"]))
        table = finished_game(server, anna, boris)
        other = robot.make("war1955", MINE, OPEN, listed=True)
        boris.do("join", other)
        answered(anna.put(f"/api/tables/{table}/note", {"text": "my secret plan"}), 200)
        # A person who stood up again is at no table, but the table remembers them.
        left = boris.make("war1955", MINE, OPEN, listed=True)
        anna.do("join", left)
        anna.do("leave", left)
        delete(anna)
        assert boris.info(other)["seats"][0]["name"] == NOBODY
        assert refused(robot.get("/api/tables/mine"), 401) == "unknown_token"
    with closing(sqlite3.connect(file)) as database:
        text = "\n".join(database.iterdump()).encode()
    told = text.decode()
    for row in ("changes", "tables"):
        column = "data" if row == "changes" else "header"
        with closing(sqlite3.connect(file)) as database:
            told += "".join(bytes(data).decode() for (data,) in database.execute(f"SELECT {column} FROM {row}"))
    assert "Boris" in told
    assert [word for word in (NAME, BOT, "my secret plan") if word in told] == []


def test_viewers_see_the_name_disappear(server: Server):
    anna, boris = server.account(NAME), server.guest("Boris")
    table = anna.make("war1955", MINE, OPEN, listed=True)
    boris.do("join", table)
    with boris.connected() as connection:
        assert connection.watch(table)["table"]["seats"][0]["name"] == NAME
        delete(anna)
        update = connection.next("update")
        assert update["table"]["seats"][0]["name"] == NOBODY


def test_an_account_is_deleted_only_with_its_password(server: Server):
    anna, guest = server.account(NAME), server.guest("Gast")
    assert refused(anna.post("/api/me/deletion", {"password": "wrong"}), 403) == "wrong_password"
    assert refused(anna.post("/api/me/deletion", {}), 403) == "wrong_password"
    assert anna.get("/api/session").json()["name"] == NAME
    answered(guest.post("/api/me/deletion", {}), 204)
    assert guest.get("/api/session").json() is None


def test_rated_games_of_a_deleted_account_still_count(server: Server):
    anna, boris = server.account(NAME), server.account("Boris")
    finished_game(server, anna, boris, rated=True, clock={"type": "live", "bank": 600})
    board = boris.get("/api/leaderboards/war1955/2").json()["lines"]
    delete(anna)
    server.run(server.container.store.write, recompute_ratings)
    lines = boris.get("/api/leaderboards/war1955/2").json()["lines"]
    assert [line["name"] for line in lines] == ["Boris", NOBODY]
    assert [line["rating"] for line in lines] == [line["rating"] for line in board]


def test_everybody_can_take_their_data_home(server: Server):
    anna, boris = server.account(NAME), server.account("Boris")
    answered(anna.post("/api/me/bots", {"name": BOT}), 201)
    table = finished_game(server, anna, boris)
    anna.do("chat", table, text="Well met")
    answered(anna.put(f"/api/tables/{table}/note", {"text": "my plan"}), 200)
    answered(anna.put(f"/api/me/mutes/{boris.id}"), 204)
    answered(anna.post("/api/reports", {"about": boris.id, "text": "He laughed."}), 204)
    answer = anna.get("/api/me/data")
    data = answered(answer, 200)
    assert "attachment" in answer.headers["content-disposition"]
    assert data["person"]["name"] == NAME
    assert data["person"]["settings"] == {}
    assert [bot["name"] for bot in data["bots"]] == [BOT]
    assert [(line["table_id"], line["text"]) for line in data["chat"]] == [(table, "Well met")]
    assert data["notes"] == [{"table_id": table, "text": "my plan"}]
    assert data["mutes"] == [{"muted": boris.id}]
    assert data["reports"][0]["text"] == "He laughed."
    assert (data["seats"], data["results"][0]["place"]) == ([{"table_id": table, "seat": 0}], 2)
    assert "password" not in answer.text
    assert "hash" not in answer.text
    # Nobody gets what others wrote.
    assert answered(boris.get("/api/me/data"), 200)["notes"] == []


def test_each_device_can_be_signed_out(server: Server):
    anna = server.account(NAME)
    response = server.client.post("/api/session", json={"name": NAME, "password": PASSWORD})
    laptop = server._player(response, response.json())
    listed = answered(anna.get("/api/sessions"), 200)
    (here,) = [session for session in listed if session["current"]]
    (there,) = [session for session in listed if not session["current"]]
    boris = server.guest("Boris")
    assert refused(boris.delete(f"/api/sessions/{there['id']}"), 404) == "no_such_session"
    answered(anna.delete(f"/api/sessions/{there['id']}"), 204)
    assert laptop.get("/api/session").json() is None
    assert [session["id"] for session in anna.get("/api/sessions").json()] == [here["id"]]
    assert refused(anna.delete(f"/api/sessions/{there['id']}"), 404) == "no_such_session"


def test_bots_need_new_tokens_after_the_password_was_changed_or_recovered(server: Server):
    response = server.client.post("/api/accounts", json={"name": NAME, "password": PASSWORD})
    made = answered(response, 201)
    anna = server._player(response, made["myself"])
    for change in ("password", "recovery"):
        bot = answered(anna.post("/api/me/bots", {"name": f"{BOT} {change}"}), 201)
        robot = Player(server, BOT, bot["person"]["id"], bearer(bot["token"]))
        answered(robot.get("/api/tables/mine"), 200)
        if change == "password":
            answered(anna.put("/api/me/password", {"password": PASSWORD, "new_password": "another one"}), 204)
        else:
            code = {"name": NAME, "code": made["recovery_codes"][0], "new_password": "a third one"}
            answered(server.client.post("/api/recovery", json=code), 201)
        assert refused(robot.get("/api/tables/mine"), 401) == "unknown_token"
