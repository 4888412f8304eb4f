"""Metrics: events are counted, under stable names."""

from __future__ import annotations

import os
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from tests.server.operations.test_health import serving

SAME_ORIGIN = {"Sec-Fetch-Site": "same-origin"}


def numbers(client: TestClient[Litestar]) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    """Return all numbers by name and labels, without the process, which must be there."""
    answer = client.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found: dict[tuple[str, frozenset[tuple[str, str]]], float] = {}
    for family in text_string_to_metric_families(answer.text):
        assert family.documentation
        for sample in family.samples:
            labels = dict(sample.labels)
            assert labels.pop("process") == str(os.getpid())
            found[sample.name, frozenset(labels.items())] = sample.value
    return found


def number(found: dict[tuple[str, frozenset[tuple[str, str]]], float], name: str, **labels: str) -> float:
    return found[f"tradecraft_{name}", frozenset(labels.items())]


def play(client: TestClient[Litestar]) -> None:
    """Sit down against a bot, make three moves and one that is refused."""
    client.headers.update(SAME_ORIGIN)
    assert client.post("/api/guests", json={"name": "Anna"}).status_code == 201
    seats = [{"type": "mine"}, {"type": "bot", "bot": "random"}]
    table = client.post("/api/tables", json={"game": "war1955", "seats": seats}).json()["table"]
    with client.websocket_connect("/api/socket") as socket:
        socket.send_json({"type": "watch", "id": "w", "table": table})
        asked = answered = 0
        while answered < 3:
            message: dict[str, Any] = socket.receive_json(timeout=60)
            if message["type"] == "update" and message["decision"] and asked < 3:
                asked += 1
                action = message["decision"]["options"][0]["action"]
                act = {"type": "act", "table": table, "seat": 0, "version": message["version"], "action": action}
                socket.send_json({**act, "id": f"a{message['version']}"})
            answered += message["type"] == "done" and message["id"] != "w"
        socket.send_json({"type": "resign", "id": "r", "table": table, "seat": 1})
        while socket.receive_json(timeout=60)["type"] != "refused":
            pass
    client.get("/api/nowhere")
    client.request("BREW", "/api/nowhere")


def test_a_game_is_counted(sqlite_url: str):
    with serving(sqlite_url, metrics=True, commands_per_second=10_000) as (container, client):
        play(client)
        found = numbers(client)
        assert number(found, "commands_total", kind="watch", outcome="done") == 1
        assert number(found, "commands_total", kind="act", outcome="done") == 3
        assert number(found, "commands_total", kind="resign", outcome="refused") == 1
        assert number(found, "command_seconds_count", kind="act") == 3
        assert number(found, "requests_total", method="POST", path="/api/tables", status="201") == 1
        assert number(found, "requests_total", method="GET", path="unknown", status="404") == 1
        assert number(found, "requests_total", method="other", path="unknown", status="404") == 1
        assert number(found, "request_seconds_count", path="/api/guests") == 1
        assert 4 <= number(found, "stored_changes_total") <= container.repository.stored_changes
        assert number(found, "storing_seconds_total") > 0
        assert number(found, "bot_questions_total") >= number(found, "bot_answers_total") > 0
        assert number(found, "bot_processes_replaced_total") == 0
        assert number(found, "bot_processes") == 1
        assert number(found, "loaded_tables") == 1
        assert number(found, "channels") == 0


def test_each_server_counts_for_itself(sqlite_url: str):
    with serving(sqlite_url, metrics=True) as (_, client):
        client.get("/healthz")
        found = numbers(client)
        assert number(found, "requests_total", method="GET", path="/healthz", status="200") == 1


def test_metrics_are_not_there_unless_they_are_asked_for(sqlite_url: str):
    with serving(sqlite_url) as (_, client):
        assert client.get("/metrics").status_code == 404
        assert client.get("/healthz").status_code == 200
