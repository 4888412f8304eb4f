"""What people may be called, and when two names are the same."""

from __future__ import annotations

import unicodedata

from tradecraft.core.record import is_plain_text
from tradecraft.server.errors import Denied, denied

LONGEST_NAME = 40
LONGEST_KEY = 120
"""What the database holds; a few signs grow to eighteen when they are compared."""
NOBODY = "—"
"""The name of a person who deleted their account."""


def checked_name(name: str) -> str:
    """Return a name as it is kept; raise Denied if it is too long or not one line of plain text.

    Signs that cannot be seen are refused as well: with them two names could look the same, or turn the line around.
    """
    kept = unicodedata.normalize("NFC", name)
    if len(kept) > LONGEST_NAME:
        raise denied(Denied, "name_too_long", most=LONGEST_NAME)
    hidden = any(unicodedata.category(sign).startswith("C") for sign in kept)
    if hidden or not is_plain_text(kept) or len(name_key(kept)) > LONGEST_KEY or kept == NOBODY:
        raise denied(Denied, "bad_name", name=ascii(name) if hidden else repr(name))
    return kept


def name_key(name: str) -> str:
    """Return what names are compared by: the same for capitals and small letters, and for other forms of a sign."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
