"""What the abilities for obtained tiles give (131-145, 166-175)."""

from __future__ import annotations

from tradecraft.games.vienna.knowledge.outlook import Outlook
from tradecraft.games.vienna.rules.lookups import (
    OBTAIN_ANY,
    OBTAIN_FROM_SQUARE,
    OBTAIN_INFO,
    OBTAIN_NEW_KIND,
    amount_of,
)

OBTAINING = (OBTAIN_INFO, OBTAIN_NEW_KIND, OBTAIN_FROM_SQUARE, OBTAIN_ANY)


def tile_cards(outlook: Outlook, drawers: tuple[int, ...]) -> list[int]:
    """Return the cards whose ability applies when tiles are obtained."""
    return [card for card in drawers if outlook.lookups.when[card] in OBTAINING]


def applies(outlook: Outlook, card: int, square: int) -> bool:
    """Tell whether a card's ability applies to the tile of an open square, if it is the next one obtained."""
    lookups = outlook.lookups
    when, kind = lookups.when[card], outlook.state.tiles[square]
    if when == OBTAIN_INFO:
        return lookups.kind_on[card] == kind
    if when == OBTAIN_NEW_KIND:
        return not amount_of(outlook.state.infos[outlook.seat], kind)
    if when == OBTAIN_FROM_SQUARE:
        return lookups.square_on[card] == lookups.square_values[square]
    return when == OBTAIN_ANY


def tile_gifts(outlook: Outlook, cards: list[int], squares: tuple[int, ...]) -> float:
    """Value what cards give for the tiles of some squares, obtained together."""
    gifts = 0.0
    for card in cards:
        counted: list[int] = []
        for square in squares:
            kind = outlook.state.tiles[square]
            is_repeated = outlook.lookups.when[card] == OBTAIN_NEW_KIND and kind in counted
            if applies(outlook, card, square) and not is_repeated:
                gifts += outlook.gift(card)
                counted.append(kind)
    return gifts
