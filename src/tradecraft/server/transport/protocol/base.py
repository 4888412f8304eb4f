"""The base of all wire messages: frozen, and strict about unknown fields."""

from __future__ import annotations

import json
from functools import cache
from typing import Annotated, Any

import msgspec

from tradecraft.server.errors import Denied, denied


class Wire(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message, or a part of one, as it goes over the wire."""


def whole(pattern: str) -> str:
    r"""Return a pattern that a whole text must have, to Python and to JavaScript alike.

    Alone, `$` lets Python accept one more line end, and `\Z` means nothing to JavaScript.
    """
    return rf"^(?:{pattern})(?!\n)$"


ID_PATTERN = whole("[A-Za-z0-9_-]+")
LONGEST_ID = 32
TEXT_PATTERN = whole(r"[^\x00]*")
"""Text a database can store: PostgreSQL takes no NUL."""

PlainName = Annotated[
    str,
    msgspec.Meta(
        min_length=1, max_length=40, pattern=whole(r"[^\s\x00-\x1f\x7f]+( [^\s\x00-\x1f\x7f]+)*"), examples=["Anna"]
    ),
]
"""The name of a person: one line, single spaces between words, as a record can hold it."""
TableId = Annotated[
    str, msgspec.Meta(min_length=1, max_length=LONGEST_ID, pattern=ID_PATTERN, examples=["b3JcVq0tXw7k"])
]
PersonId = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID, pattern=ID_PATTERN)]
Invite = Annotated[str, msgspec.Meta(max_length=64, pattern=TEXT_PATTERN)]
"""The secret of a table's link; empty where none is needed."""
BotName = Annotated[str, msgspec.Meta(max_length=32)]
Entropy = Annotated[str, msgspec.Meta(max_length=64, pattern=whole("[0-9a-f]*"), examples=["c0ffee"])]
"""What a player adds to the deal: up to 256 bits in hexadecimal."""
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=whole(r"[\x21-\x7e]+"), examples=["7"])]
"""The client's own id for something it asks for."""


def decode(data: bytes | str, kind: Any) -> Any:
    """Decode what a client sent; raise Denied if it is not exactly what is expected, or a name stands twice."""
    try:
        message = _decoder(kind).decode(data)
        _strict.decode(data if isinstance(data, str) else data.decode())
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise denied(Denied, "malformed_request", problem=str(error)) from None
    return message


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _once(pairs: list[tuple[str, Any]]) -> None:
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a name stands twice in one object")


_strict = json.JSONDecoder(object_pairs_hook=_once, parse_int=str, parse_float=str, parse_constant=str)
