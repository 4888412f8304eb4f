"""Checks of the tracks, the roof and the prices."""

from __future__ import annotations

from typing import Final

from tradecraft.core.content import ContentError
from tradecraft.games.vienna.rules.content_model import Check, Content, Prices, Roof

_SPACES: Final = "ABCDEFGHIJKL"

#: The roof of V7.1 and V8.5: players, end space, purchases, paydays.
_ROOFS: Final[tuple[tuple[int, str, str, str], ...]] = (
    (2, "H", "BCDGH", "EH"),
    (3, "J", "BCEIJ", "GJ"),
    (4, "L", "BDFJL", "HL"),
)

_PRICES: Final = Prices(agent=1, telephone=2, road_map=2, cash_box=2, seal=2, side_table=3)


def _fault(item: str, sentence: str) -> ContentError:
    return ContentError("tracks.json", item, sentence)


def tracks_have_five_thresholds(content: Content) -> None:
    """A track has five thresholds, each at least one move from the one before (V6.4)."""
    moves = content.tracks.moves
    if len(moves) != 5 or min(moves) < 1:
        raise _fault("moves", "there must be five numbers, each 1 or more")


def the_roof_has_the_spaces_of_the_rules(content: Content) -> None:
    """The investigator walks over the spaces A to L (V7.1)."""
    if content.tracks.spaces != _SPACES:
        raise _fault("roof", f"its spaces must be {_SPACES}")


def the_roof_has_the_tiles_of_the_rules(content: Content) -> None:
    """For each number of players the end, the purchases and the paydays are where V7.1 and V8.5 put them."""
    for roof, (players, end, purchases, paydays) in zip(content.tracks.roofs, _ROOFS, strict=True):
        if roof != Roof(players, _SPACES.index(end), _indexes(purchases), _indexes(paydays)):
            raise _fault(
                f"roof for {players} players",
                f"its end must be {end}, its purchases {purchases} and its paydays {paydays}",
            )


def the_prices_are_those_of_the_rules(content: Content) -> None:
    """Things cost what V8.9 says."""
    if content.tracks.prices != _PRICES:
        raise _fault("prices", f"they must be those of V8.9: {_PRICES}")


def thresholds_are_four_moves_apart(content: Content) -> None:
    """Each threshold is four moves from the one before."""
    if any(moves != 4 for moves in content.tracks.moves):
        raise _fault("moves", "each must be 4 in this pack")


def _indexes(letters: str) -> tuple[int, ...]:
    return tuple(_SPACES.index(letter) for letter in letters)


RULES: Final[tuple[Check, ...]] = (
    tracks_have_five_thresholds,
    the_roof_has_the_spaces_of_the_rules,
    the_roof_has_the_tiles_of_the_rules,
    the_prices_are_those_of_the_rules,
)

RECONSTRUCTION: Final[tuple[Check, ...]] = (thresholds_are_four_moves_apart,)
