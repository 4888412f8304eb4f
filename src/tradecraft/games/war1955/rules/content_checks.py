"""Checks that a content pack makes a game: small functions that raise a `ContentError` with a plain sentence.

They check shape and limits as the rules page has them, never which card has which face: that is for the pack to say.
"""

from __future__ import annotations

from typing import Final

from tradecraft.core.content import Checks
from tradecraft.games.war1955.rules.content_model import COUNTRIES, DECK_SIZE, NONE, SIDES, Content

board: Final[Checks[Content]] = Checks("board.json")
cards: Final[Checks[Content]] = Checks("cards.json")

COUNTRIES_OF_A_FACTION: Final = 3
FEWEST_STEPS: Final = 2
"""A home's pawn makes its first step before the game (W1.3), and must not reach its star with it."""
MOST_STEPS: Final = 19
"""The longest track that bots can judge."""
COUNTRY_CARD_INFLUENCE: Final = (2, 4)
"""A country card counts 1 less abroad (W3.1), and must be worth something there."""
MERCENARY_INFLUENCE: Final = (1, 2)


@board
def countries_are_those_of_the_rules(content: Content) -> None:
    """The six countries are there, in the order of W0; the first three are blue, the others red."""
    if tuple(country.id for country in content.countries) != COUNTRIES:
        raise board.fault("countries", f"they must be, in this order, {', '.join(COUNTRIES)}")
    for place, country in enumerate(content.countries):
        if country.faction != place // COUNTRIES_OF_A_FACTION:
            raise board.fault(country.id, "its faction is not that of W0")


@board
def tracks_have_playable_lengths(content: Content) -> None:
    """Tracks are neither too short nor too long, and shorter on the short side (W0)."""
    for country in content.countries:
        for side, steps in zip(SIDES, country.steps, strict=True):
            if not FEWEST_STEPS <= steps <= MOST_STEPS:
                raise board.fault(country.id, f"its steps on the {side} side must be {FEWEST_STEPS} to {MOST_STEPS}")
        normal, short = country.steps
        if short >= normal:
            raise board.fault(country.id, "its steps on the short side must be fewer than on the normal side")


@cards
def deck_has_the_size_of_the_rules(content: Content) -> None:
    """There are 54 cards, numbered from 1 (W0)."""
    cards.require_numbers("cards", [card.id for card in content.cards], DECK_SIZE)


@cards
def influence_is_in_range(content: Content) -> None:
    """Every card is worth something wherever it may be used."""
    for card in content.cards:
        low, high = MERCENARY_INFLUENCE if card.is_mercenary else COUNTRY_CARD_INFLUENCE
        if not low <= card.influence <= high:
            raise cards.fault(f"card {card.id}", f"its influence must be {low} to {high}")


@cards
def every_country_and_mercenaries_have_cards(content: Content) -> None:
    """Each country has cards, and there are mercenaries (W0)."""
    found = {card.country for card in content.cards}
    for place, country in enumerate(COUNTRIES):
        if place not in found:
            raise cards.fault("cards", f"none of them is of {country}")
    if NONE not in found:
        raise cards.fault("cards", "none of them is a mercenary")


CHECKS: Final = (*board.all, *cards.all)
