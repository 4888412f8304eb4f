"""The authorisation matrix: every endpoint and every command, requested by every kind of person.

A cell is the status of the answer. A refused request must change nothing, neither in the database nor in memory.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute, WebSocketRoute

from drills.receivers import Device as PushDevice
from tests.server.cast import PEOPLE, SEATS, Cast
from tests.server.house import NOBODY, House, opened_house
from tests.server.people.device import Device
from tests.server.people.serving import PASSWORD, answered, refused
from tests.server.streams import first_line
from tradecraft.server.tables import deciders
from tradecraft.server.transport.protocol.commands import Command
from tradecraft.server.transport.routes import client

ABOUT_TABLES = """
                          stage    owner other watcher invited stranger nobody bot | over: owner other watcher stranger
GET  TABLE                playing  200   200   200     200     404      200    200         200   200   200     404
GET  TABLE/replay?own     playing  200   200   403     403     404      403    403         200   200   200     404
GET  TABLE/replay?public  playing  403   403   200     200     404      200    200         200   200   200     404
GET  TABLE/replay?open    playing  403   403   403     403     404      403    403         200   200   200     404
GET  TABLE/replay?public  open     409   409   409     409     404      409    409         200   200   200     404
GET  TABLE/record         playing  409   409   409     409     404      409    409         200   200   200     404
GET  TABLE/export         playing  409   409   409     409     404      409    409         200   200   200     404
GET  TABLE/review         playing  409   409   409     409     404      409    409         200   200   200     404
GET  TABLE/beliefs        playing  403   403   403     403     404      403    403         200   200   200     404
GET  TABLE/beliefs        open     409   409   409     409     404      409    409         200   200   200     404
GET  TABLE/check          playing  409   409   409     409     404      409    409         200   200   200     404
GET  TABLE/picture        playing  200   200   200     200     404      200    200         200   200   200     404
GET  TABLE/picture        open     409   409   409     409     404      409    409         200   200   200     404
POST TABLE/fork           playing  409   409   409     409     404      401    409         201   201   201     404
POST TABLE/rematch        playing  409   409   403     404     404      401    403         201   201   403     404
GET  TABLE/guide          playing  200   200   403     404     404      401    403         200   200   403     404
GET  TABLE/guide          open     409   409   403     404     404      401    403         200   200   403     404
GET  TABLE/note           playing  200   200   403     404     404      401    403         200   200   403     404
PUT  TABLE/note           playing  200   200   403     404     404      401    403         200   200   403     404
"""

COMMANDS = """
             stage    owner other watcher invited stranger nobody bot | over: owner other watcher stranger
watch        playing  200   200   200     200     404      401    200         200   200   200     404
unwatch      playing  200   200   200     200     200      401    200         200   200   200     200
look         open     200   200   403     404     404      401    403         200   200   403     404
look         playing  200   200   403     404     404      401    403         200   200   403     404
join         open     409   409   200     200     404      401    200         409   409   409     404
join         playing  409   409   409     409     404      401    409         409   409   409     404
leave        open     200   200   403     404     404      401    403         409   409   403     404
leave        playing  200   200   403     404     404      401    403         409   409   403     404
return       playing  200   200   403     404     404      401    403         409   409   403     404
take_back    playing  200   200   403     404     404      401    403         409   409   403     404
resign       open     409   409   403     404     404      401    403         409   409   403     404
resign       playing  200   200   403     404     404      401    403         409   409   403     404
close        open     200   403   403     404     404      401    403         409   403   403     404
close        playing  409   403   403     404     404      401    403         409   403   403     404
add_bot      open     200   403   403     404     404      401    403         409   403   403     404
add_bot      playing  409   403   403     404     404      401    403         409   403   403     404
remove_bot   open     409   403   403     404     404      401    403         409   403   403     404
remove_bot   playing  409   403   403     404     404      401    403         409   403   403     404
act          playing  200   200   403     404     404      401    403         409   409   403     404
undo         playing  200   200   403     404     404      401    403         409   409   403     404
answer_undo  playing  200   200   403     404     404      401    403         409   409   403     404
share        playing  409   409   403     404     404      401    403         200   200   403     404
chat         open     200   200   403     404     404      401    403         200   200   403     404
chat         playing  200   200   403     404     404      401    403         200   200   403     404
hint         playing  200   200   403     404     404      401    403         409   409   403     404
why          playing  200   200   403     404     404      401    403         409   409   403     404
preview      playing  200   200   403     404     404      401    403         409   409   403     404
"""

ABOUT_PEOPLE = """
                                               account another guest nobody bot
POST   /api/guests                             201     201     201   201    201
POST   /api/accounts                           409     409     201   201    403
POST   /api/session                            201     201     201   201    201
POST   /api/recovery                           201     201     201   201    201
GET    /api/recovery/mail                      200     200     200   200    200
POST   /api/recovery/mail                      403     403     403   403    403
POST   /api/recovery/link                      401     401     401   401    401
GET    /api/session                            200     200     200   200    200
DELETE /api/session                            204     204     204   401    403
GET    /api/sessions                           200     200     200   401    403
DELETE /api/sessions                           204     204     204   401    403
DELETE /api/sessions/{session_id}              404     404     404   401    403
PUT    /api/me                                 200     200     200   401    200
POST   /api/me/deletion                        204     204     204   401    403
GET    /api/me/data                            200     200     200   401    403
PUT    /api/me/password                        204     204     403   401    403
POST   /api/me/recovery-codes                  201     201     403   401    403
POST   /api/passkeys/options                   201     201     201   201    201
POST   /api/passkeys/session                   409     409     409   409    409
GET    /api/me/passkeys                        200     200     200   401    403
POST   /api/me/passkey-options                 201     201     403   401    403
POST   /api/me/passkeys                        409     409     403   401    403
DELETE /api/me/passkeys/{passkey_id}           404     404     404   401    403
GET    /api/me/holiday                         200     200     200   401    403
PUT    /api/me/holiday                         200     200     403   401    403
DELETE /api/me/holiday                         200     200     404   401    403
GET    /api/me/mutes                           200     200     200   401    200
PUT    /api/me/mutes/{person_id}               204     204     204   401    204
DELETE /api/me/mutes/{person_id}               204     204     204   401    204
GET    /api/me/bots                            200     200     200   401    403
POST   /api/me/bots                            201     201     403   401    403
POST   /api/me/bots/{bot_id}/tokens            201     404     404   401    403
DELETE /api/me/bots/{bot_id}/tokens            204     404     404   401    403
GET    /api/me/calls                           200     200     200   401    403
PUT    /api/me/calls                           204     204     204   401    403
POST   /api/me/calls/receivers                 201     201     201   401    403
DELETE /api/me/calls/receivers/{receiver_id}   404     404     404   401    403
PUT    /api/me/calls/tables/{table_id}         404     404     404   401    403
DELETE /api/me/calls/tables/{table_id}         404     404     404   401    403
GET    /calls/{token}                          404     404     404   404    404
POST   /calls/{token}                          404     404     404   404    404
POST   /api/tables                             201     201     201   401    201
GET    /api/tables                             200     200     200   200    200
GET    /api/tables/mine                        200     200     200   401    200
GET    /api/leaderboards/{game}/{players}      200     200     200   200    200
GET    /api/me/profile/{game}                  200     200     200   401    200
GET    /api/people/{person_id}/statistics      200     200     200   200    200
GET    /api/people/{person_id}/versus/{other_id}
                                               200     200     200   200    200
GET    /api/catalogue                          200     200     200   200    200
GET    /api/content/{game}                     200     200     200   200    200
GET    /api/rules/{game}                       200     200     200   200    200
GET    /api/lessons                            200     200     200   200    200
POST   /api/lessons/{lesson}                   200     200     200   200    200
GET    /api/puzzles                            200     200     200   200    200
POST   /api/puzzles/{puzzle}                   200     200     200   200    200
POST   /api/reports                            204     204     204   401    204
GET    /api/stream                             200     200     200   401    200
SOCKET /api/socket                             200     200     200   401    200
GET    /api/docs                               200     200     200   200    200
GET    /api/docs.css                           200     200     200   200    200
GET    /api/schema                             200     200     200   200    200
GET    /api/schema/openapi.json                200     200     200   200    200
GET    /                                       200     200     200   200    200
GET    /{path}                                 200     200     200   200    200
GET    /reviews/{table_id}                     404     404     404   404    404
GET    /healthz                                200     200     200   200    200
GET    /metrics                                200     200     200   200    200
"""

Sender = Callable[[House, Mapping[str, str], dict[str, Any]], int]
TAGS = {struct.__struct_config__.tag for struct in get_args(Command)}
STATUSES = {
    "already_begun": 409,
    "already_over": 409,
    "already_seated": 409,
    "no_bot_there": 409,
    "no_such_table": 404,
    "not_over": 409,
    "not_at_this_table": 403,
    "not_begun": 409,
    "not_your_seat": 403,
    "not_your_table": 403,
}
"""What a refusal that comes over a socket would be by HTTP."""
LASTING = {
    "/api/guests",
    "/api/recovery",
    "/api/accounts",
    "/api/session",
    "/api/sessions",
    "/api/me/deletion",
    "/api/me/password",
    "/api/me/bots/{bot_id}/tokens",
}
"""What changes the one who asks so much that others must come for what follows."""
OVER = "over"
UNKNOWN = {"site": "localhost", "challenge": "AAAA", "user": "AAAA"}
"""Options for a device that the server never gave."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened_house(tmp_path_factory.mktemp("authorisation"), private_calls=True) as house:
        yield house


@pytest.fixture(scope="module")
def cast(house: House) -> Cast:
    return Cast(house)


def rows_of(grid: str) -> list[list[str]]:
    lines = re.sub(r"}\n +", "} ", grid.strip()).splitlines()
    return [line.replace("| over:", "").split() for line in lines]


def table_cells(grid: str) -> Iterator[tuple[str, str, str, str]]:
    """Yield what is asked for, at which stage, by whom, and the answer."""
    (_, *people), *rows = rows_of(grid)
    for row in rows:
        label, stage, *answers = " ".join(row[: -len(people) - 1]), *row[-len(people) - 1 :]
        label = label.replace("TABLE", "/api/tables/{table_id}")
        for place, (who, answer) in enumerate(zip(people, answers, strict=True)):
            yield label, stage if place < len(PEOPLE) else OVER, who, answer


def command_body(cast: Cast, type: str, stage: str, who: str, table: Mapping[str, str]) -> dict[str, Any]:
    """Return a command as a person would give it: about their own seat, with the link if they have it."""
    id, seat = table["table"], cast.seat(who)
    body: dict[str, Any] = {"type": type, "id": cast.house.new_name("command"), "table": id}
    holder = who if who in SEATS else "owner"
    if who == "invited" and type in ("watch", "join"):
        body["invite"] = table["invite"]
    if type in ("resign", "take_back", "act", "undo", "answer_undo", "hint", "why", "preview"):
        body["seat"] = seat
    if type in ("add_bot", "remove_bot"):
        # The seat that is free while the table is open.
        body["seat"] = 2
    if type == "add_bot":
        body["bot"] = "random"
    if type in ("act", "undo"):
        body["version"] = cast.look(holder, id)["version"]
    if type in ("act", "why", "preview"):
        body["action"] = 0
    if type in ("act", "preview") and stage == "playing":
        body["action"] = cast.look(holder, id)["decision"]["options"][0]["action"]
    if type == "answer_undo":
        body["agrees"] = False
    if type == "share":
        body["allows"] = True
    if type == "chat":
        body["phrase"] = "hello"
    return body


def prepare(cast: Cast, type: str, who: str, table: str) -> None:
    """Let happen before what makes a command of the game mean something."""
    if type == "return" and who in SEATS:
        cast.give(who, "leave", table)
    if type == "take_back" and who in SEATS:
        cast.give(who, "leave", table)
        cast.house.settle()
    if type == "undo":
        cast.act(who if who in SEATS else "owner", table)
    if type == "answer_undo":
        asking, answering = ("other", "owner") if who == "owner" else ("owner", "other")
        cast.act(answering, table)
        cast.act(asking, table)
        seen = cast.look(asking, table)
        cast.give(asking, "undo", table, seat=SEATS[asking], version=seen["version"])


def by_http(house: House, who: Mapping[str, str], body: dict[str, Any]) -> int:
    answer = house.ask(who, "POST", "/api/commands", body)
    if answer.status_code not in (200, 401):
        assert STATUSES[refused(answer, answer.status_code)] == answer.status_code
    return answer.status_code


def by_socket(house: House, who: Mapping[str, str], body: dict[str, Any]) -> int:
    try:
        with house.client.websocket_connect("/api/socket", headers=dict(who)) as socket:
            socket.send_json(body)
            while True:
                message = socket.receive_json(timeout=30)
                if message.get("id") == body["id"]:
                    return STATUSES[message["refusal"]["code"]] if message["type"] == "refused" else 200
    except WebSocketDisconnect as refusal:
        return refusal.code - 4000


def wrong_commands(cast: Cast, send: Sender, types: Collection[str]) -> list[str]:
    """Try the cells of commands and list those that are not as the matrix says."""
    house = cast.house
    wrong = []
    for type, stage, who, expected in table_cells(COMMANDS):
        if type not in types:
            continue
        table = cast.table(stage, who)
        if stage == "playing":
            prepare(cast, type, who, table["table"])
        body = command_body(cast, type, stage, who, table)
        house.settle()
        writes, seen = house.writes(), cast.look("owner", table["table"])
        status = send(house, cast.headers[who], body)
        if str(status) != expected:
            wrong.append(f"{type} at a table that is {stage} by {who}: {status}, not {expected}")
        if status != 200:
            assert house.writes() == writes, (type, stage, who)
            assert cast.look("owner", table["table"]) == seen, (type, stage, who)
        if status == 200 or stage == "playing":
            cast.forget_tables()
    return wrong


@pytest.mark.parametrize("send", [by_http, by_socket])
def test_every_command_is_answered_as_the_matrix_says(cast: Cast, send: Sender):
    # Subscription at a table needs a connection.
    types = TAGS - {"watch", "unwatch"} if send is by_http else TAGS
    wrong = wrong_commands(cast, send, types)
    assert not wrong, "\n".join(wrong)


def test_the_matrix_finds_a_command_that_asks_for_no_seat(cast: Cast, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(deciders, "require_seat", lambda table, person, number: table.seats[number])
    found = wrong_commands(cast, by_http, {"resign"})
    cast.forget_tables()
    assert "resign at a table that is playing by stranger: 200, not 404" in found


def test_every_command_has_a_row():
    assert {type for type, *_ in table_cells(COMMANDS)} == TAGS


def test_nobody_acts_for_the_seat_of_another(cast: Cast):
    id = cast.table("playing", "owner")["table"]
    seen = cast.look("other", id)
    action = seen["decision"]["options"][0]["action"]
    for type, fields in {
        "act": {"version": seen["version"], "action": action},
        "undo": {"version": seen["version"]},
        "take_back": {},
        "resign": {},
        "answer_undo": {"agrees": True},
        "hint": {},
        "why": {"action": action},
        "preview": {"action": action},
    }.items():
        answer = cast.house.command(cast.headers["owner"], type, id, seat=SEATS["other"], **fields)
        assert refused(answer, 403) == "not_your_seat", type
    assert cast.look("other", id) == seen


@pytest.mark.parametrize("field", ["person", "by", "owner", "name", "session", "token", "player"])
def test_no_field_of_a_message_says_who_sends_it(cast: Cast, field: str):
    id = cast.table("playing", "owner")["table"]
    seen = cast.look("other", id)
    other = cast.house.myself(cast.headers["other"])["id"]
    for type in TAGS:
        body = command_body(cast, type, "playing", "owner", cast.table("playing", "owner")) | {field: other}
        answer = cast.house.ask(cast.headers["owner"], "POST", "/api/commands", body)
        assert refused(answer, 400) == "malformed_request", type
    assert cast.look("other", id) == seen


def test_a_token_counts_and_not_the_cookie_beside_it(cast: Cast):
    both = {**cast.headers["owner"], **cast.headers["bot"]}
    id = cast.table("playing", "owner")["table"]
    assert refused(cast.house.command(both, "resign", id, seat=0), 403) == "not_your_seat"


def updates_at(cast: Cast, who: str, id: str) -> list[dict[str, Any]]:
    """Collect everything a person can learn about a table, over every route."""
    house, headers = cast.house, cast.headers[who]
    told: list[dict[str, Any]] = answered(house.ask(headers, "GET", f"/api/tables/{id}"), 200)["updates"]
    if headers:
        with house.client.websocket_connect("/api/socket", headers=dict(headers)) as socket:
            socket.send_json({"type": "watch", "id": "w", "table": id})
            while (message := socket.receive_json(timeout=30))["type"] != "done":
                told += [message] if message["type"] == "update" else []
    if who in SEATS:
        # Only players of a table hear of it in their stream.
        line = first_line(house.client, headers, patience=30)[1].splitlines()[0]
        told.append(json.loads(line))
    assert {one["table_id"] for one in told} == {id}
    return told


@pytest.mark.parametrize("who", ["owner", "other", "watcher", "bot", "nobody"])
def test_everybody_is_told_what_their_own_seat_may_know_and_nothing_else(house: House, who: str):
    # People who have no other table, so that their streams begin with this one.
    cast = Cast(house)
    id = cast.table("playing", "owner")["table"]
    seat = SEATS.get(who)
    told = updates_at(cast, who, id)
    assert len(told) == (3 if who in SEATS else 1 if who == "nobody" else 2)
    assert {one["seat"] for one in told} == {seat}
    assert all((one["decision"] is not None) == (seat is not None) for one in told)
    for viewpoint in ("0", "1", "open"):
        answer = cast.house.ask(cast.headers[who], "GET", f"/api/tables/{id}/replay?seen_by={viewpoint}")
        assert answer.status_code == (200 if viewpoint == str(seat) else 403)


def table_request(cast: Cast, label: str, who: str, table: Mapping[str, str]) -> tuple[str, str, Any]:
    method, address = label.split(" ")
    path, _, seen_by = address.replace("{table_id}", table["table"]).partition("?")
    body: Any = {"entries": 0, "seats": [{"type": "mine"}, {"type": "mine"}]} if path.endswith("/fork") else None
    if method == "PUT":
        body = {"text": "a note"}
    viewpoints = {"own": str(cast.seat(who)), "public": "spectator", "open": "open"}
    query = [f"seen_by={viewpoints[seen_by]}"] if seen_by else []
    query += [f"invite={table['invite']}"] if who == "invited" else []
    return method, f"{path}?{'&'.join(query)}", body


def test_every_address_of_a_table_is_answered_as_the_matrix_says(house: House, cast: Cast):
    wrong = []
    for label, stage, who, expected in table_cells(ABOUT_TABLES):
        table = cast.table(stage, who)
        house.settle()
        writes = house.writes()
        answer = house.ask(cast.headers[who], *table_request(cast, label, who, table))
        # A review reads the same while it is computed and later.
        status = 200 if answer.status_code == 202 else answer.status_code
        if str(status) != expected:
            wrong.append(f"{label} of a table that is {stage} by {who}: {status}, not {expected}")
        if answer.status_code >= 300:
            refused(answer, answer.status_code)
            assert house.writes() == writes, (label, stage, who)
        elif label.startswith("POST"):
            cast.forget_tables()
    assert not wrong, "\n".join(wrong)


def visitors(house: House) -> tuple[dict[str, Mapping[str, str]], dict[str, str]]:
    """Sign everybody in again; return their headers, and the ids of the account's bot and of another person."""
    account = house.account()
    made = answered(house.ask(account, "POST", "/api/me/bots", {"name": house.new_name("Bot")}), 201)
    headers: dict[str, Mapping[str, str]] = {
        "account": account,
        "another": house.account(),
        "guest": house.guest(),
        "nobody": NOBODY,
        "bot": {"Authorization": f"Bearer {made['token']}"},
    }
    other = house.myself(house.guest())["id"]
    return headers, {"bot_id": made["person"]["id"], "person_id": other, "other_id": other}


def person_request(house: House, method: str, path: str, ids: Mapping[str, str]) -> tuple[str, str, Any]:
    name = house.new_name("Sasha")
    parts = {
        **ids,
        "game": "vienna",
        "players": "2",
        "path": "about",
        "session_id": "none",
        "passkey_id": "none",
        "receiver_id": "none",
        "token": "none",
        "table_id": "none",
        "lesson": "vienna-round",
        "puzzle": "vienna-intro-0000-8",
    }
    body: Any = None
    if (method, path) in (("POST", "/api/session"), ("POST", "/api/recovery")):
        account = {"name": name, "password": PASSWORD}
        code = answered(house.ask(NOBODY, "POST", "/api/accounts", account), 201)["recovery_codes"][0]
        is_recovery = path == "/api/recovery"
        body = {"name": name, "code": code, "new_password": PASSWORD} if is_recovery else account
    bodies: dict[tuple[str, str], Any] = {
        ("POST", "/api/guests"): {"name": name},
        ("POST", "/api/accounts"): {"name": name, "password": PASSWORD},
        ("PUT", "/api/me"): {"language": "fr"},
        ("POST", "/api/me/deletion"): {"password": PASSWORD},
        ("PUT", "/api/me/password"): {"password": PASSWORD, "new_password": PASSWORD},
        ("POST", "/api/me/recovery-codes"): {"password": PASSWORD},
        ("POST", "/api/passkeys/session"): Device(user="AAAA").sign(UNKNOWN),
        ("POST", "/api/me/passkey-options"): {"password": PASSWORD},
        ("POST", "/api/me/passkeys"): Device().make(UNKNOWN),
        ("PUT", "/api/me/holiday"): {"first": "2023-11-20", "last": "2023-11-21"},
        ("POST", "/api/recovery/mail"): {"address": "anna@mail.test"},
        ("POST", "/api/recovery/link"): {"token": "none", "new_password": PASSWORD},
        ("PUT", "/api/me/calls"): {"muted": True},
        ("POST", "/api/me/calls/receivers"): PushDevice().subscription("http://127.0.0.1:9/"),
        ("POST", "/api/me/bots"): {"name": name},
        ("POST", "/api/me/bots/{bot_id}/tokens"): {},
        ("POST", "/api/tables"): {"game": "vienna", "seats": [{"type": "mine"}, {"type": "open"}]},
        ("POST", "/api/lessons/{lesson}"): {},
        ("POST", "/api/puzzles/{puzzle}"): {},
        ("POST", "/api/reports"): {"about": ids["person_id"], "text": "rude"},
    }
    return method, path.format(**parts), body if body is not None else bodies.get((method, path))


def test_every_other_address_is_answered_as_the_matrix_says(
    house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    (tmp_path / "index.html").write_text("the client, as if it were built")
    monkeypatch.setattr(client, "CLIENT", tmp_path)
    people, *rows = rows_of(ABOUT_PEOPLE)
    wrong = []
    headers, ids = visitors(house)
    for method, path, *answers in rows:
        for who, expected in zip(people, answers, strict=True):
            if path == "/api/stream":
                status = first_line(house.client, headers[who])[0]
            elif method == "SOCKET":
                status = by_socket(house, headers[who], {"id": "1", "type": "unwatch", "table": "none"})
            else:
                request = person_request(house, method, path, ids)
                before = house.writes()
                answer = house.ask(headers[who], *request)
                status = answer.status_code
                if status >= 300:
                    assert house.writes() == before, (method, path, who)
                elif path in LASTING:
                    headers, ids = visitors(house)
            if str(status) != expected:
                wrong.append(f"{method} {path} by {who}: {status}, not {expected}")
    assert not wrong, "\n".join(wrong)


def test_every_address_has_a_row(house: House):
    found = set()
    for route in house.client.app.routes:
        if isinstance(route, HTTPRoute):
            found |= {f"{method} {route.path_format}" for method in route.methods - {"OPTIONS", "HEAD"}}
        elif isinstance(route, WebSocketRoute):
            found.add(f"SOCKET {route.path_format}")
    named = {f"{method} {path}" for method, path, *_ in rows_of(ABOUT_PEOPLE)[1:]}
    named |= {label.partition("?")[0] for label, *_ in table_cells(ABOUT_TABLES)} | {"POST /api/commands"}
    assert found == named
