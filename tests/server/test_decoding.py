"""Invalid messages on a socket: they are refused, the socket stays usable, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.cast import Cast
from tests.server.house import House, opened_house
from tests.server.people.serving import answered

REAL = {"type": "act", "id": "1", "table": "t", "seat": 0, "version": 1, "action": 0}
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner))
WRONG = {"type": VALUES.filter(lambda one: one not in ("hint", "act", "why", "undo")), "seat": st.text() | st.floats()}
"""What cannot stand in the place of a value of a real command."""

NONSENSE = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    VALUES.map(json.dumps),
    st.sampled_from(sorted(REAL)).map(lambda name: json.dumps({key: REAL[key] for key in REAL if key != name})),
    st.sampled_from(sorted(REAL)).map(lambda name: json.dumps(REAL)[:-1] + f', "{name}": {json.dumps(REAL[name])}}}'),
    st.text(min_size=1).filter(lambda name: name not in REAL).map(lambda name: json.dumps(REAL | {name: 1})),
    st.sampled_from(sorted(WRONG)).flatmap(lambda name: WRONG[name].map(lambda one: json.dumps(REAL | {name: one}))),
    st.integers(1_000, 5_000).map(lambda depth: json.dumps(REAL)[:-1] + ', "x": ' + "[" * depth),
    st.integers(1_000, 5_000).map(lambda depth: "[" * depth + "]" * depth),
    st.integers(8, 6_000).map(lambda digits: json.dumps(REAL).replace(": 0,", f": 1{'0' * digits},", 1)),
)
"""Random text and bytes, random JSON, real commands with a name missing, doubled or unknown or a wrong value, nesting
without end, numbers without end."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened_house(tmp_path_factory.mktemp("decoding")) as house:
        yield house


def test_nonsense_is_refused_and_the_connection_stays_usable(house: House):
    cast = Cast(house)
    table = cast.table("playing", "owner")["table"]
    seen, writes = cast.look("owner", table), house.writes()
    with house.client.websocket_connect("/api/socket", headers=dict(cast.headers["owner"])) as socket:

        @settings(
            max_examples=400, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
        )
        @given(message=NONSENSE)
        def send(message: str | bytes) -> None:
            if isinstance(message, bytes):
                socket.send_bytes(message)
            else:
                socket.send_text(message)
            answer = socket.receive_json(timeout=30)
            assert (answer["type"], answer["id"]) == ("refused", None)
            assert answer["refusal"]["code"] == "malformed_request"

        send()
        socket.send_json({"type": "unwatch", "id": "still-here", "table": table})
        assert socket.receive_json(timeout=30) == {"type": "done", "id": "still-here", "version": None}
    assert house.writes() == writes
    assert cast.look("owner", table) == seen


BODIES: dict[str, bytes] = {
    "not JSON": b"act",
    "not text": b'{"name": "\xff\xfe"}',
    "half a sign": b'{"name": "\\ud800"}',
    "a name twice": b'{"name": "Anna", "name": "Boris"}',
    "a name twice further down": b'{"settings": {"client": {"a": 1, "a": 2}}}',
    "nesting without end": b'{"settings": {"client": {"a": ' + b"[" * 5_000,
    "a number without end": b'{"settings": {"sound": 1' + b"0" * 5_000 + b"}}",
    "nothing": b"",
}


@pytest.mark.parametrize("what", BODIES)
def test_a_body_that_cannot_be_read_is_refused(house: House, what: str):
    guest = house.guest()
    headers = guest | {"Content-Type": "application/json"}
    answer = house.client.put("/api/me", content=BODIES[what], headers=headers)
    assert answered(answer, 400)["code"] == "malformed_request"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/api/tables/{table}/note", {"text": "a\0b"}),
        ("POST", "/api/reports", {"about": "x", "text": "a\0b"}),
        ("POST", "/api/commands", {"type": "chat", "id": "1", "table": "{table}", "text": "a\0b"}),
        ("PUT", "/api/me", {"name": "a\0b"}),
        ("GET", "/api/tables?after=1.%00", None),
        ("GET", "/api/tables/%00", None),
        ("GET", "/api/people/%00/statistics", None),
    ],
)
def test_what_no_database_keeps_is_refused(house: House, method: str, path: str, body: dict[str, Any] | None):
    cast = Cast(house)
    table = cast.table("playing", "owner")["table"]
    sent = json.loads(json.dumps(body).replace("{table}", table))
    answer = house.ask(cast.headers["owner"], method, path.replace("{table}", table), sent)
    assert answered(answer, 400)["code"] == "malformed_request"
