"""The log of a real server shows what happened, and no secrets."""

from __future__ import annotations

import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy.exc import IntegrityError

from tests.server.operations import test_health as health_test
from tests.server.operations.player import Player, open_socket
from tests.server.operations.process import Serving, serving
from tests.server.running import run
from tradecraft.server.operations.logs import configure_logs
from tradecraft.server.store import open_store
from tradecraft.server.store.people import add_key

NAME, PASSWORD, WRONG = "Annabella-Log", "correct-horse-battery", "wrong-horse-battery"
SAID, NOTED, REPORTED = "meet-me-at-the-ferris-wheel", "the-third-man-is-harry", "he-sold-bad-penicillin"

# Runs the server with a request log that tells too much: queries and headers.
PLANTED = """
from tradecraft.cli import main
from tradecraft.server.operations import logs
plain = logs._where
def telling(scope):
    return {**plain(scope), "query": str(scope["query_string"]), "headers": str(scope["headers"])}
logs._where = telling
main()
"""


def expect(status: int, answer: Any) -> Any:
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def live(server: Serving, database: Path) -> dict[str, str]:
    """Do all that has to do with secrets, and return them."""
    with server.client() as client:
        made = expect(201, client.post("/api/accounts", json={"name": NAME, "password": PASSWORD}))
        secrets = {f"recovery code {number}": code for number, code in enumerate(made["recovery_codes"])}
        bot = expect(201, client.post("/api/me/bots", json={"name": "Automaton"}))
        secrets["token"] = bot["token"]
        seats = [{"type": "mine"}, {"type": "bot", "bot": "random"}]
        table = expect(201, client.post("/api/tables", json={"game": "war1955", "seats": seats}))
        id, secrets["invite"] = table["table"], table["invite"]
        with open_socket(server, client) as opened:
            player = Player(opened, id, "a")
            player.send({"type": "chat", "id": "c", "text": SAID})
            player.play(4)
            opened.send(json.dumps({"type": "chat", "id": "d", "text": SAID, "unknown": 1}))
        expect(200, client.get(f"/api/tables/{id}", params={"invite": table["invite"]}))
        expect(404, client.get("/api/nowhere", params={"invite": table["invite"]}))
        expect(404, client.get(f"/api/{table['invite']}/{PASSWORD}"))
        expect(200, client.put(f"/api/tables/{id}/note", json={"text": NOTED}))
        me = made["myself"]["id"]
        expect(204, client.post("/api/reports", json={"about": me, "text": REPORTED}))
        secrets["cookie"] = next(iter(client.cookies.values()))
        expect(401, client.post("/api/session", json={"name": NAME, "password": WRONG}))
        expect(200, client.get("/api/session", headers={"Authorization": f"Bearer {secrets['token']}"}))
    with closing(sqlite3.connect(database)) as stored:
        [(seed,)] = stored.execute("SELECT secret FROM tables").fetchall()
        keys = stored.execute("SELECT name, value FROM server_keys").fetchall()
        hashes = stored.execute("SELECT hash FROM sessions").fetchall()
    secrets |= {"server seed": seed.hex(), "name": NAME}
    secrets |= {f"key of {name}": key.hex() for name, key in keys}
    secrets |= {"password": PASSWORD, "wrong password": WRONG, "chat": SAID, "note": NOTED, "report": REPORTED}
    return secrets | {f"session {number}": hash for number, (hash,) in enumerate(hashes)}


def leaked(secrets: dict[str, str], log: str) -> set[str]:
    """Return which secrets a log tells."""
    return {what for what, secret in secrets.items() if secret in log}


def test_the_log_of_a_game_tells_no_secret(tmp_path: Path):
    database = tmp_path / "store.db"
    with serving(tmp_path, f"sqlite:///{database}", "--log-level", "debug") as server:
        secrets = live(server, database)
        assert server.stop() == 0
    assert len(secrets) >= 17
    assert all(len(secret) > 8 for secret in secrets.values())
    log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    told = {(line.get("method"), line.get("path"), line.get("status")) for line in lines}
    assert ("GET", "/api/tables/{table_id}", 200) in told
    assert ("POST", "/api/session", 401) in told
    assert ("GET", "unknown", 404) in told
    assert leaked(secrets, log) == set()


def test_a_log_that_tells_too_much_is_found(tmp_path: Path):
    database = tmp_path / "store.db"
    with serving(tmp_path, f"sqlite:///{database}", program=("-c", PLANTED)) as server:
        secrets = live(server, database)
        assert server.stop() == 0
    assert leaked(secrets, server.log.read_text()) == {"invite", "cookie", "token"}


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def restored_logs() -> Iterator[None]:
    """Give the test's process back the log it had."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("tradecraft").setLevel(logging.NOTSET)


@pytest.mark.usefixtures("restored_logs")
@pytest.mark.parametrize("stream", [io.StringIO(), Terminal()])
def test_a_traceback_shows_no_local_variables(stream: io.StringIO):
    configure_logs("info", stream)
    password = PASSWORD
    try:
        raise ValueError(len(password))
    except ValueError:
        structlog.get_logger("tradecraft").exception("failed")
    text = stream.getvalue()
    assert "ValueError" in text
    assert PASSWORD not in text


@pytest.mark.usefixtures("restored_logs")
def test_libraries_tell_only_trouble_and_in_the_same_form():
    stream = io.StringIO()
    configure_logs("debug", stream)
    for name in ("uvicorn.error", "websockets", "litestar", "asyncio"):
        logging.getLogger(name).info("connection open")
    logging.getLogger("alembic.runtime.migration").info("Context impl SQLiteImpl.")
    logging.getLogger("uvicorn.error").warning("%s broke", "pipe")
    [line] = stream.getvalue().splitlines()
    told = json.loads(line)
    assert (told["event"], told["level"], told["logger"]) == ("pipe broke", "warning", "uvicorn.error")


@pytest.mark.usefixtures("restored_logs")
def test_an_internal_error_is_logged_and_not_shown(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    async def broken(*_: object) -> None:
        raise RuntimeError("planted")

    stream = io.StringIO()
    with health_test.serving(sqlite_url) as (container, client):
        configure_logs("info", stream)
        monkeypatch.setattr(container.lobby, "open", broken)
        answer = client.get("/api/tables", params={"after": "1.secret"})
        assert answer.status_code == 500
        assert "planted" not in answer.text
    [fault] = [json.loads(line) for line in stream.getvalue().splitlines() if "request_failed" in line]
    assert (fault["level"], fault["method"], fault["path"]) == ("error", "GET", "/api/tables")
    assert "RuntimeError: planted" in fault["exception"]
    assert "secret" not in stream.getvalue()


def test_an_error_of_the_database_does_not_say_what_was_to_be_written(database_url: str):
    async def story() -> str:
        async with open_store(database_url) as store:
            for _ in range(2):
                try:
                    await store.write(lambda connection: add_key(connection, "sessions", PASSWORD.encode()))
                except IntegrityError as error:
                    return str(error)
        return ""

    said = run(story())
    assert "server_keys" in said
    assert PASSWORD not in said
