"""Checks that a content pack makes a game: small functions that raise a `ContentError` with a plain sentence.

They check the form, the ranges and the counts that the rules page states and the engine relies on, for every pack
alike. What is true only of the pack we ship is compared in the tests.
"""

from typing import Final

from tradecraft.games.vienna.rules.content_checks import board, cards, missions, tracks

CHECKS: Final = (*board.check.all, *cards.check.all, *missions.check.all, *tracks.check.all)
