"""Checks that a content pack makes a game: small functions that raise a `ContentError` with a plain sentence.

`RULES` must hold for every pack: they come from the rules page and the worked examples of the rulebook.
`RECONSTRUCTION` holds the free choices of our own pack, which the printed components need not share.
"""

from __future__ import annotations

from typing import Final

from tradecraft.games.vienna.rules.content_checks import board, cards, missions, tracks
from tradecraft.games.vienna.rules.content_model import Check, Content

RULES: Final[tuple[Check, ...]] = board.RULES + cards.RULES + missions.RULES + tracks.RULES

RECONSTRUCTION: Final[tuple[Check, ...]] = (
    board.RECONSTRUCTION + cards.RECONSTRUCTION + missions.RECONSTRUCTION + tracks.RECONSTRUCTION
)

#: The packs that are our reconstruction.
RECONSTRUCTED_PACKS: Final[tuple[str, ...]] = ("vienna-1",)


def validate(content: Content) -> None:
    """Raise a `ContentError` at the first thing in the content that breaks a check."""
    for check in RULES:
        check(content)
    if content.id in RECONSTRUCTED_PACKS:
        for check in RECONSTRUCTION:
            check(content)
