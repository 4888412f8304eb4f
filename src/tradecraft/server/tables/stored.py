"""Headers and changes as plain data, in the form in which they are stored.

What was stored once stays readable: fields may be added with a default, never renamed or removed. A field that has its
default is not written.
"""

from __future__ import annotations

from dataclasses import Field, fields
from typing import Any, get_args

from tradecraft.server.tables.changes import NOT_STORED, AnyChange, Change, Proof
from tradecraft.server.tables.clock import TimeControl
from tradecraft.server.tables.header import Fork, Header, SeatPlan

KINDS: dict[str, type[AnyChange]] = {kind.kind: kind for kind in get_args(AnyChange)}
_STAMP = fields(Change)
_STORED: dict[type, list[Field[Any]]] = {
    # Who did it, when and under which id come last.
    kind: [*(one for one in fields(kind) if one not in _STAMP and not one.metadata.get(NOT_STORED)), *_STAMP]
    for kind in KINDS.values()
}


def change_data(change: AnyChange) -> dict[str, Any]:
    """Return a change as plain data."""
    return {"kind": change.kind, **_written(change, _STORED[type(change)])}


def change_from(data: dict[str, Any]) -> AnyChange:
    """Return the change that plain data of ours stands for."""
    given: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    if "proof" in given:
        given["proof"] = Proof(**given["proof"])
    kind: type[Any] = KINDS[given.pop("kind")]
    change: AnyChange = kind(**given)
    return change


def header_data(header: Header) -> dict[str, Any]:
    """Return a header as plain data."""
    seats = [plain_data(plan) for plan in header.seats]
    return {**plain_data(header), "seats": seats, "clock": header.clock.data()}


def header_from(data: dict[str, Any]) -> Header:
    """Return the header that plain data of ours stands for."""
    fork = data.get("fork")
    if isinstance(fork, dict):
        fork = Fork(fork["table"], tuple((seat, text) for seat, text in fork["entries"]))
    seats = tuple(SeatPlan(**plan) for plan in data["seats"])
    return Header(**{**data, "seats": seats, "clock": TimeControl(**data["clock"]), "fork": fork})


def plain_data(thing: Any) -> dict[str, Any]:
    """Return the fields of a dataclass that differ from their defaults."""
    return _written(thing, fields(thing))


def _written(thing: Any, written: Any) -> dict[str, Any]:
    data = {one.name: value for one in written if (value := getattr(thing, one.name)) != one.default}
    if isinstance(proof := data.get("proof"), Proof):
        data["proof"] = plain_data(proof)
    elif isinstance(fork := data.get("fork"), Fork):
        data["fork"] = plain_data(fork)
    return data
