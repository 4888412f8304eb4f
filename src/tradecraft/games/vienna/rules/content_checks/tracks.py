"""Checks of the tracks, the roof and the prices."""

from __future__ import annotations

from typing import Final

from tradecraft.core.content import ContentError
from tradecraft.games.vienna.rules.content_model import Check, Content

_SPACES: Final = "ABCDEFGHIJKL"
_MOST: Final = 9


def _fault(item: str, sentence: str) -> ContentError:
    return ContentError("tracks.json", item, sentence)


def tracks_have_five_thresholds(content: Content) -> None:
    """A track has five thresholds, each at least one move from the one before (V6.4)."""
    moves = content.tracks.moves
    if len(moves) != 5 or not all(1 <= move <= _MOST for move in moves):
        raise _fault("moves", f"there must be five numbers, each 1 to {_MOST}")


def the_roof_has_the_spaces_of_the_rules(content: Content) -> None:
    """The investigator walks over the spaces A to L (V7.1)."""
    if content.tracks.spaces != _SPACES:
        raise _fault("roof", f"its spaces must be {_SPACES}")


def the_investigator_has_further_to_go_with_more_players(content: Content) -> None:
    """The end space is beyond the start, and further away with more players (V7.1)."""
    ends = [0, *(roof.end for roof in content.tracks.roofs)]
    for place, roof in enumerate(content.tracks.roofs):
        if not ends[place] < roof.end:
            raise _fault(f"roof for {roof.players} players", f"its end must come after {_SPACES[ends[place]]}")


def roof_tiles_lie_on_the_way(content: Content) -> None:
    """Roof tiles lie between the start and the end space, which alone has a purchase and a payday (V8.5, V8.6)."""
    for roof in content.tracks.roofs:
        item = f"roof for {roof.players} players"
        for spaces in (roof.purchases, roof.paydays):
            if list(spaces) != sorted(set(spaces)) or not all(1 <= space <= roof.end for space in spaces):
                raise _fault(item, f"its tiles must lie from B to {_SPACES[roof.end]}, in this order")
        if set(roof.purchases) & set(roof.paydays) != {roof.end}:
            raise _fault(item, f"{_SPACES[roof.end]} alone must have both a purchase and a payday")


def everything_has_a_price(content: Content) -> None:
    """Everything costs some shillings in a purchase (V8.9)."""
    prices = content.tracks.prices
    each = (prices.agent, prices.telephone, prices.road_map, prices.cash_box, prices.seal, prices.side_table)
    if not all(1 <= price <= _MOST for price in each):
        raise _fault("prices", f"each must be 1 to {_MOST}")


CHECKS: Final[tuple[Check, ...]] = (
    tracks_have_five_thresholds,
    the_roof_has_the_spaces_of_the_rules,
    the_investigator_has_further_to_go_with_more_players,
    roof_tiles_lie_on_the_way,
    everything_has_a_price,
)
