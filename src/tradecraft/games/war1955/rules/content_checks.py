"""Checks that a content pack makes a game: small functions that raise a `ContentError` with a plain sentence.

They check shape and limits as the rules page has them, never which card has which face: that is for the pack to say.
"""

from __future__ import annotations

from typing import Final

from tradecraft.core.content import ContentError
from tradecraft.games.war1955.rules.content_model import COUNTRIES, DECK_SIZE, NONE, SIDES, Check, Content
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS

COUNTRIES_OF_A_FACTION: Final = 3
FEWEST_STEPS: Final = 2
"""A home's pawn makes its first step before the game (W1.3), and must not reach its star with it."""
MOST_STEPS: Final = 19
"""The longest track that bots can judge."""
COUNTRY_CARD_INFLUENCE: Final = (2, 4)
"""A country card counts 1 less abroad (W3.1), and must be worth something there."""
MERCENARY_INFLUENCE: Final = (1, 2)


def _board_fault(item: str, sentence: str) -> ContentError:
    return ContentError("board.json", item, sentence)


def _card_fault(item: str, sentence: str) -> ContentError:
    return ContentError("cards.json", item, sentence)


def countries_are_those_of_the_rules(content: Content) -> None:
    """The six countries are there, in the order of W0; the first three are blue, the others red."""
    if tuple(country.id for country in content.countries) != COUNTRIES:
        raise _board_fault("countries", f"they must be, in this order, {', '.join(COUNTRIES)}")
    for place, country in enumerate(content.countries):
        if country.faction != place // COUNTRIES_OF_A_FACTION:
            raise _board_fault(country.id, "its faction is not that of W0")


def tracks_have_playable_lengths(content: Content) -> None:
    """Tracks are neither too short nor too long, and shorter on the short side (W0)."""
    for country in content.countries:
        for side, steps in zip(SIDES, country.steps, strict=True):
            if not FEWEST_STEPS <= steps <= MOST_STEPS:
                raise _board_fault(country.id, f"its steps on the {side} side must be {FEWEST_STEPS} to {MOST_STEPS}")
        normal, short = country.steps
        if short >= normal:
            raise _board_fault(country.id, "its steps on the short side must be fewer than on the normal side")


def deck_has_the_size_of_the_rules(content: Content) -> None:
    """There are 54 cards, numbered from 1 (W0)."""
    if [card.id for card in content.cards] != list(range(1, DECK_SIZE + 1)):
        raise _card_fault("cards", f"they must be numbered from 1 to {DECK_SIZE}")


def influence_is_in_range(content: Content) -> None:
    """Every card is worth something wherever it may be used."""
    for card in content.cards:
        low, high = MERCENARY_INFLUENCE if card.is_mercenary else COUNTRY_CARD_INFLUENCE
        if not low <= card.influence <= high:
            raise _card_fault(f"card {card.id}", f"its influence must be {low} to {high}")


def every_country_and_mercenaries_have_cards(content: Content) -> None:
    """Each country has cards, and there are mercenaries (W0)."""
    found = {card.country for card in content.cards}
    for place, country in enumerate(COUNTRIES):
        if place not in found:
            raise _card_fault("cards", f"none of them is of {country}")
    if NONE not in found:
        raise _card_fault("cards", "none of them is a mercenary")


def every_special_action_occurs(content: Content) -> None:
    """Each special action is on some card (W5)."""
    found = {card.action for card in content.cards}
    for action in SPECIAL_IDS:
        if action not in found:
            raise _card_fault("cards", f"none of them has the action {action}")


CHECKS: Final[tuple[Check, ...]] = (
    countries_are_those_of_the_rules,
    tracks_have_playable_lengths,
    deck_has_the_size_of_the_rules,
    influence_is_in_range,
    every_country_and_mercenaries_have_cards,
    every_special_action_occurs,
)


def validate(content: Content) -> None:
    """Raise a `ContentError` at the first check that the content fails."""
    for check in CHECKS:
        check(content)
