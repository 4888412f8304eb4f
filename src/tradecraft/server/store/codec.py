"""Headers and changes of tables as the JSON that is stored.

What was stored once stays readable: fields may be added with a default, never renamed or removed. A field that has its
default is not written.
"""

from __future__ import annotations

from dataclasses import Field, fields
from typing import Any, get_args

import msgspec

from tradecraft.server.tables.changes import NOT_STORED, AnyChange, Change, Proof
from tradecraft.server.tables.header import Header

KINDS: dict[str, type[AnyChange]] = {kind.kind: kind for kind in get_args(AnyChange)}
_STAMP = fields(Change)
_STORED: dict[type, list[Field[Any]]] = {
    # Who did it, when and under which id come last.
    kind: [*(one for one in fields(kind) if one not in _STAMP and not one.metadata.get(NOT_STORED)), *_STAMP]
    for kind in KINDS.values()
}


class _Tagged(msgspec.Struct):
    kind: str


_read_kind = msgspec.json.Decoder(_Tagged).decode
_decoders = {name: msgspec.json.Decoder(kind) for name, kind in KINDS.items()}
_encode = msgspec.json.Encoder().encode
_decode_header = msgspec.json.Decoder(Header).decode


def encode_change(change: AnyChange) -> bytes:
    """Return a change as it is stored."""
    return _encode({"kind": change.kind, **_written(change, _STORED[type(change)])})


def decode_change(data: bytes | str) -> AnyChange:
    """Return a stored change."""
    return _decoders[_read_kind(data).kind].decode(data)


def encode_header(header: Header) -> bytes:
    """Return a header as it is stored."""
    seats = [plain_data(plan) for plan in header.seats]
    return _encode({**plain_data(header), "seats": seats, "clock": header.clock.data()})


def decode_header(data: bytes | str) -> Header:
    """Return a stored header."""
    return _decode_header(data)


def plain_data(thing: Any) -> dict[str, Any]:
    """Return the fields of a dataclass that differ from their defaults."""
    return _written(thing, fields(thing))


def _written(thing: Any, written: Any) -> dict[str, Any]:
    data = {one.name: value for one in written if (value := getattr(thing, one.name)) != one.default}
    if isinstance(proof := data.get("proof"), Proof):
        data["proof"] = plain_data(proof)
    return data
