"""The OpenAPI document against the server: no server errors, and no undocumented answers."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.house import NOBODY, House, opened_house
from tests.server.people.serving import PASSWORD, answered

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
EXAMPLES = 6
KNOWN: dict[str, list[Any]] = {
    "game": ["vienna"],
    "players": [2, 3],
    "password": [PASSWORD],
    "first": ["2023-11-20"],
    "last": ["2023-11-21"],
    "zone": ["UTC"],
    "seat": [0, 1],
    "bot": ["random"],
    "entries": [0],
    "lesson": ["vienna-round"],
    "answers": [[]],
}
ENDING = ("/api/me", "/api/session", "/api/accounts", "/api/guests", "/api/recovery")
"""What may end the session of the one who asks, or make another."""
UNGUESSABLE = ("/recovery", "/recovery/link", "/passkeys", "/passkeys/session", "/{passkey_id}", "/{receiver_id}")
"""Nobody guesses a recovery code or link, the signature of a passkey, or the id of something that is not there."""
ENDLESS = {("GET", "/api/stream")}
"""What never ends its answer is tested in test_stream.py."""

Visitor = Callable[[House], Mapping[str, str]]
VISITORS: dict[str, Visitor] = {
    "nobody": lambda house: NOBODY,
    "guest": lambda house: house.guest(),
    "account": lambda house: house.account(),
    "bot": lambda house: house.bot(house.account()),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened_house(tmp_path_factory.mktemp("schema")) as house:
        yield house


@pytest.fixture(scope="module")
def schema(house: House) -> Any:
    """The document, read once: what is generated from it takes longer to prepare than to send."""
    schema = schemathesis.openapi.from_dict(house.client.get("/api/schema/openapi.json").json())
    schema.config.generation.with_security_parameters = False
    # What is too large is refused before it is read.
    rejection = schema.config.checks.negative_data_rejection
    rejection.expected_statuses = [*rejection.expected_statuses, "413"]
    return schema


def known_to(house: House, who: Mapping[str, str]) -> dict[str, list[Any]]:
    """Make tables (one is over, one is played, one is open), people and a bot, and return their ids by parameter."""
    owner = who or house.guest()
    tables = []
    for seats in (["mine", "mine"], ["mine", "mine"], ["mine", "open"]):
        body = {"game": "vienna", "seats": [{"type": seat} for seat in seats], "listed": True}
        tables.append(answered(house.ask(owner, "POST", "/api/tables", body), 201)["table"])
    answered(house.command(owner, "resign", tables[0], seat=0), 200)
    people = [house.myself(house.guest())["id"], house.myself(owner)["id"]]
    made = house.ask(owner, "POST", "/api/me/bots", {"name": house.new_name("Bot")})
    bots = [made.json()["person"]["id"]] if made.status_code == 201 else people
    names = {"table_id": tables, "table": tables, "person_id": people, "other_id": people, "about": people}
    listed = house.ask(owner, "GET", "/api/sessions")
    sessions = [session["id"] for session in listed.json()] if listed.status_code == 200 else people
    token = house.container.calls.link("mute", people[1], tables[0]).rpartition("/")[2]
    return names | {"bot_id": bots, "session_id": sessions, "token": [token]}


def put_in_known(case: Case[Any], known: Mapping[str, list[Any]], draw: Callable[[Any], Any]) -> None:
    """Put what exists in the place of what was invented, so that handlers are reached."""
    for sent in (case.path_parameters, case.body):
        if isinstance(sent, dict):
            for name in sent.keys() & known.keys():
                sent[name] = draw(st.sampled_from(known[name]))


def send(house: House, case: Case[Any], who: Mapping[str, str]) -> int:
    """Send a case as a person, check the answer and return its status."""
    sent = case.as_transport_kwargs(base_url="http://table.localhost")
    content = json.dumps(sent["json"]) if "json" in sent else sent.get("data")
    response = house.client.request(
        sent["method"],
        sent["url"],
        params=sent.get("params"),
        headers={"Content-Type": "application/json", **sent.get("headers", {}), **who},
        content=content,
    )
    house.client.cookies.clear()
    case.validate_response(response, checks=CHECKS)
    return response.status_code


# For an account there is most to do. What the others may do is in the matrix of test_authorisation.py.
@pytest.mark.parametrize(
    "visitor", [pytest.param(one, marks=[] if one == "account" else pytest.mark.long) for one in VISITORS]
)
def test_every_answer_is_one_the_document_describes(house: House, schema: Any, visitor: str):
    statuses: dict[str, set[int]] = {}
    known: dict[str, list[Any]] = {}
    who: Mapping[str, str] = NOBODY
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if (operation.method.upper(), operation.path) in ENDLESS and visitor != "nobody":
            continue
        if not known:
            who = VISITORS[visitor](house)
            known = KNOWN | known_to(house, who)
        statuses[operation.label] = try_out(house, operation, who, known)
        if operation.path.startswith(ENDING) and operation.method != "get":
            known = {}
    missed = {label for label, found in statuses.items() if min(found) >= 300 and not label.endswith(UNGUESSABLE)}
    # Most handlers must have been reached, or little was tried.
    assert visitor != "account" or len(missed) <= len(statuses) / 4, missed


def try_out(house: House, operation: Any, who: Mapping[str, str], known: Mapping[str, list[Any]]) -> set[int]:
    """Send what fits the document and what does not; return the statuses of the answers."""
    statuses: set[int] = set()

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def send_some(data: st.DataObject) -> None:
        fits = data.draw(st.booleans())
        mode = GenerationMode.POSITIVE if fits else GenerationMode.NEGATIVE
        case = data.draw(operation.as_strategy(generation_mode=mode))
        if fits:
            put_in_known(case, known, data.draw)
        statuses.add(send(house, case, who))

    send_some()
    return statuses
