"""Stored headers and changes are the bytes that version 0.1 wrote, and mean the same."""

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.server.tables.telling import SECRET
from tradecraft.core.digest import digest
from tradecraft.server.store.codec import decode_change, decode_header, encode_change, encode_header
from tradecraft.server.tables.changes import (
    Acted,
    AnyChange,
    BotDelayed,
    BotSat,
    BotStood,
    Holiday,
    HolidayOver,
    Sat,
    Shared,
)
from tradecraft.server.tables.clock import TimeControl
from tradecraft.server.tables.header import Fork, SeatPlan
from tradecraft.server.tables.table import Table

STORED: dict[str, Any] = json.loads((Path(__file__).parent / "stored_by_0.1.json").read_text())
"""Written by version 0.1. Never rewrite it to make a test pass: databases hold the same."""
LATER = {BotDelayed, BotSat, BotStood, Holiday, HolidayOver, Shared}
"""What could not happen in version 0.1."""
SEAT_FIELDS = ("bot", "entropy", "name", "person", "person_kind", "reserved_for", "resigned", "waits_for")
SPELLED_OUT = ',"person_kind":"guest"'
"""Version 0.1 wrote this default or left it out, as it happened."""


@pytest.mark.parametrize("stored", STORED["changes"])
def test_a_change_is_written_as_it_was_read(stored: str):
    change = decode_change(stored)
    assert change == decode_change(stored.replace(SPELLED_OUT, ""))
    assert encode_change(change).decode() == stored.replace(SPELLED_OUT, "")


@pytest.mark.parametrize("stored", STORED["headers"])
def test_a_header_is_written_as_it_was_read(stored: str):
    assert encode_header(decode_header(stored)).decode() == stored


def test_there_is_an_example_of_everything_that_is_stored():
    assert {type(decode_change(stored)) for stored in STORED["changes"]} == set(get_args(AnyChange)) - LATER
    headers = [decode_header(stored) for stored in STORED["headers"]]
    assert {plan.type for header in headers for plan in header.seats} == {"open", "invited", "mine", "bot", "reserved"}
    assert {header.clock.type for header in headers} == {"none", "live", "days"}


def test_decoded_values_have_the_declared_types():
    header = decode_header(STORED["headers"][4])
    assert header.fork == Fork("b3JcVq0tXw7k", ((-1, "draw 1"), (0, "pass")))
    assert decode_header(STORED["headers"][3]).clock == TimeControl("live", bank=600, increment=15)
    assert decode_header(STORED["headers"][1]).seats[3] == SeatPlan("reserved", person="p1", name="Bela")
    sat, acted = decode_change(STORED["changes"][0]), decode_change(STORED["changes"][11])
    assert isinstance(sat, Sat)
    assert sat.person_kind == "guest"
    assert isinstance(acted, Acted)
    assert acted.proof is not None
    assert acted.proof.simulations == 310


def test_the_number_of_an_action_is_not_stored():
    assert b"action" not in encode_change(Acted(at=1, seat=0, text="pass", action=17))


@pytest.mark.parametrize(
    "broken",
    [
        '{"kind":"stood","seat":"2","at":1}',
        '{"kind":"stood","at":1}',
        '{"kind":"replaced","seat":0,"bot":"x","why":"bored","at":1}',
        '{"kind":"acted","seat":0,"text":"pass","at":1,"proof":{"bot":"x"}}',
    ],
)
def test_a_change_that_cannot_be_is_not_read(broken: str):
    with pytest.raises(msgspec.ValidationError):
        decode_change(broken)


@pytest.mark.parametrize(
    ("stored", "gained"),
    list(zip(STORED["tables"], ([10_000, 5_000], [0, 0, 0]), strict=True)),
    ids=("war1955", "vienna"),
)
def test_a_table_of_version_0_1_loads_to_the_same_state(stored: dict[str, Any], gained: list[int]):
    """Only clocks differ, by what version 0.1 `gained` players who left or took a move back: an increment each time."""
    table = Table(decode_header(stored["header"]), SECRET)
    for change in stored["changes"]:
        table.replay(decode_change(change))
        assert encode_change(table.history[-1].change).decode() == change
    left = [before - more for before, more in zip(stored["facts"]["left"], gained, strict=True)]
    assert facts(table) == {**stored["facts"], "left": left}


def facts(table: Table) -> dict[str, Any]:
    """Return what version 0.1 knew of a table."""
    return {
        "status": table.status,
        "version": table.version,
        "versions": table.versions,
        "asked_since": table.asked_since,
        "left": table.clocks.left,
        "since": table.clocks.since,
        "seats": [[getattr(seat, name) for name in SEAT_FIELDS] for seat in table.seats],
        "result": msgspec.to_builtins(table.result()),
        "proofs": {str(entry): msgspec.to_builtins(proof) for entry, proof in table.proofs.items()},
        "rematch": table.rematch,
        "seen": [happened.seen for happened in table.history],
        "digest": digest(table.game, table.playing_match().state),
        "can_undo": [table.can_undo(seat) for seat in range(table.players)],
        "deal": table.commitment(),
        "bot_seeds": [table.bot_seed(seat) for seat in range(table.players)],
    }
