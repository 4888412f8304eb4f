"""The API documentation served by the server: complete, self-contained, and up to date."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from scripts.api.examples import EXAMPLES
from scripts.api.schema import wire_structs
from scripts.make_api_docs import api_files
from tests.server.house import House, opened_house
from tradecraft.server.tables.changes import AnyChange
from tradecraft.server.transport.protocol.commands import Command
from tradecraft.server.transport.protocol.messages import Happened, ServerMessage


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened_house(tmp_path_factory.mktemp("docs")) as house:
        yield house


@pytest.fixture(scope="module")
def document(house: House) -> dict[str, Any]:
    answer = house.client.get("/api/schema/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    found: dict[str, Any] = answer.json()
    return found


@pytest.fixture(scope="module")
def page(house: House) -> str:
    answer = house.client.get("/api/docs")
    assert answer.headers["content-type"].startswith("text/html")
    assert "unsafe-inline" not in answer.headers["content-security-policy"]
    return answer.text


def test_the_page_shows_every_operation_and_every_type(document: dict[str, Any], page: str):
    anchors = re.findall(r'id="([^"]+)"', page)
    assert len(anchors) == len(set(anchors))
    operations = {one["operationId"] for methods in document["paths"].values() for one in methods.values()}
    messages = {struct.__name__ for struct in (*get_args(Command), *get_args(ServerMessage))}
    assert operations | messages <= set(anchors)
    assert document["components"]["schemas"].keys() <= set(anchors)


def test_every_link_of_the_page_leads_somewhere(house: House, page: str):
    anchors = set(re.findall(r'id="([^"]+)"', page))
    links = set(re.findall(r'(?:href|src)="([^"]+)"', page))
    for link in links:
        if link.startswith("#"):
            assert link.removeprefix("#") in anchors
        else:
            assert house.client.get(f"/api/{link}").status_code == 200, link


def test_the_page_needs_no_script_and_nothing_from_elsewhere(house: House, page: str):
    style = house.client.get("/api/docs.css").text
    for sign in ("http://", "https://", "//cdn", "<script", "style=", "@import", "url("):
        assert sign not in page, sign
        assert sign not in style, sign


def test_operations_that_need_a_session_say_how_to_sign_in(document: dict[str, Any]):
    ways = {
        one["operationId"]: {way for security in one["security"] for way in security}
        for methods in document["paths"].values()
        for one in methods.values()
    }
    assert ways["catalogue"] == set()
    assert ways["make"] == {"session", "token"}
    assert ways["new_bot"] == {"session"}


def test_unknown_names_are_refused_by_the_document_too(document: dict[str, Any]):
    for struct in wire_structs():
        if not struct.__subclasses__():
            assert document["components"]["schemas"][struct.__name__]["additionalProperties"] is False, struct


def test_the_examples_are_what_the_server_would_read():
    assert {struct.__name__ for struct in get_args(Command) + get_args(ServerMessage)} <= EXAMPLES.keys()
    for example in EXAMPLES.values():
        if isinstance(example, get_args(ServerMessage)):
            continue
        written = msgspec.json.encode(example)
        assert msgspec.json.encode(msgspec.json.decode(written, type=type(example))) == written


def test_the_api_documents_are_up_to_date():
    stale = [path.name for path, text in api_files().items() if path.read_text("utf-8") != text]
    assert stale == [], "run python -m scripts.make_api_docs"


def test_news_are_of_every_kind_of_change_there_is():
    assert set(get_args(Happened)) == {change.kind for change in get_args(AnyChange)}
