"""Headers and changes of tables as the JSON that is stored; `tables/stored` says what it contains."""

from __future__ import annotations

import msgspec

from tradecraft.server.tables.changes import AnyChange
from tradecraft.server.tables.header import Header
from tradecraft.server.tables.stored import KINDS, change_data, header_data


class _Tagged(msgspec.Struct):
    kind: str


_read_kind = msgspec.json.Decoder(_Tagged).decode
_decoders = {name: msgspec.json.Decoder(kind) for name, kind in KINDS.items()}
_encode = msgspec.json.Encoder().encode
_decode_header = msgspec.json.Decoder(Header).decode


def encode_change(change: AnyChange) -> bytes:
    """Return a change as it is stored."""
    return _encode(change_data(change))


def decode_change(data: bytes | str) -> AnyChange:
    """Return a stored change."""
    return _decoders[_read_kind(data).kind].decode(data)


def encode_header(header: Header) -> bytes:
    """Return a header as it is stored."""
    return _encode(header_data(header))


def decode_header(data: bytes | str) -> Header:
    """Return a stored header."""
    return _decode_header(data)
