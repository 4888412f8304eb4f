"""Checks of the tracks, the roof and the prices."""

from __future__ import annotations

from typing import Final

from tradecraft.core.content import Checks
from tradecraft.games.vienna.rules.content_model import Content

check: Final[Checks[Content]] = Checks("tracks.json")
_SPACES: Final = "ABCDEFGHIJKL"
_MOST: Final = 9


@check
def tracks_have_five_thresholds(content: Content) -> None:
    """A track has five thresholds, each at least one move from the one before (V6.4)."""
    moves = content.tracks.moves
    if len(moves) != 5 or not all(1 <= move <= _MOST for move in moves):
        raise check.fault("moves", f"there must be five numbers, each 1 to {_MOST}")


@check
def the_roof_has_the_spaces_of_the_rules(content: Content) -> None:
    """The investigator walks over the spaces A to L (V7.1)."""
    if content.tracks.spaces != _SPACES:
        raise check.fault("roof", f"its spaces must be {_SPACES}")


@check
def the_investigator_has_further_to_go_with_more_players(content: Content) -> None:
    """The end space is beyond the start, and further away with more players (V7.1)."""
    ends = [0, *(roof.end for roof in content.tracks.roofs)]
    for place, roof in enumerate(content.tracks.roofs):
        if not ends[place] < roof.end:
            raise check.fault(f"roof for {roof.players} players", f"its end must come after {_SPACES[ends[place]]}")


@check
def roof_tiles_lie_on_the_way(content: Content) -> None:
    """Roof tiles lie between the start and the end space, which alone has a purchase and a payday (V8.5, V8.6)."""
    for roof in content.tracks.roofs:
        item = f"roof for {roof.players} players"
        for spaces in (roof.purchases, roof.paydays):
            if list(spaces) != sorted(set(spaces)) or not all(1 <= space <= roof.end for space in spaces):
                raise check.fault(item, f"its tiles must lie from B to {_SPACES[roof.end]}, in this order")
        if set(roof.purchases) & set(roof.paydays) != {roof.end}:
            raise check.fault(item, f"{_SPACES[roof.end]} alone must have both a purchase and a payday")


@check
def everything_has_a_price(content: Content) -> None:
    """Everything costs some shillings in a purchase (V8.9)."""
    if not all(1 <= price <= _MOST for price in content.tracks.prices):
        raise check.fault("prices", f"each must be 1 to {_MOST}")
