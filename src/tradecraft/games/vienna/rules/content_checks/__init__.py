"""Checks that a content pack makes a game: small functions that raise a `ContentError` with a plain sentence.

They check the form, the ranges and the counts that the rules page states and the engine relies on, for every pack
alike. What is true only of the pack we ship is compared in the tests.
"""

from __future__ import annotations

from typing import Final

from tradecraft.games.vienna.rules.content_checks import board, cards, missions, tracks
from tradecraft.games.vienna.rules.content_model import Check, Content

CHECKS: Final[tuple[Check, ...]] = board.CHECKS + cards.CHECKS + missions.CHECKS + tracks.CHECKS


def validate(content: Content) -> None:
    """Raise a `ContentError` at the first thing in the content that breaks a check."""
    for check in CHECKS:
        check(content)
