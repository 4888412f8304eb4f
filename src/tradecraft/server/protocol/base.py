"""What all wire messages have in common: they are frozen, and what they do not know they refuse."""

from __future__ import annotations

from typing import Annotated

import msgspec


class Wire(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message, or a part of one, as it goes over the wire."""


PlainName = Annotated[
    str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[^\s\x00-\x1f\x7f]+( [^\s\x00-\x1f\x7f]+)*\Z")
]
"""The name of a person: one line, single spaces between words, as a record can hold it."""
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+\Z")]
Entropy = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[0-9a-f]*\Z")]
"""What a player adds to the deal: up to 256 bits in hexadecimal."""
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+\Z")]
"""The client's own id for something it asks for."""
