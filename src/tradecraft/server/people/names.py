"""Validation and comparison of names."""

from __future__ import annotations

import unicodedata

from tradecraft.core.record import is_plain_text
from tradecraft.server.errors import Denied, denied
from tradecraft.server.store.personal_data import NOBODY

# Letters, marks and symbols that take no ink, though Unicode does not count them among its control characters: fillers,
# the empty Braille cell, joiners and variation selectors.
_WITHOUT_INK = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0))
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))

LONGEST_NAME = 40
LONGEST_KEY = 120
"""What the database holds; a few signs grow to eighteen when they are compared."""


def checked_name(name: str) -> str:
    """Return a name as it is kept; raise Denied if it is too long, not plain text, or has signs nobody sees."""
    kept = unicodedata.normalize("NFC", name)
    if len(kept) > LONGEST_NAME:
        raise denied(Denied, "name_too_long", most=LONGEST_NAME)
    categories = {unicodedata.category(sign)[0] for sign in kept}
    # Marks alone have nothing to stand on.
    hidden = "C" in categories or not _WITHOUT_INK.isdisjoint(kept) or categories <= {"M", "Z"}
    if hidden or not is_plain_text(kept) or len(name_key(kept)) > LONGEST_KEY or kept == NOBODY:
        raise denied(Denied, "bad_name", name=ascii(name) if hidden else repr(name))
    return kept


def name_key(name: str) -> str:
    """Return what names are compared by: the same for capitals and small letters, and for other forms of a sign."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
