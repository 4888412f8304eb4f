"""Checks that a content pack makes a game: small functions that raise a `ContentError` with a plain sentence.

`RULES` must hold for every pack: they come from the rules page and the worked examples of the rulebook.
`RECONSTRUCTION` holds the free choices of our own pack, which the printed components need not share.
"""

from __future__ import annotations

from typing import Final

from tradecraft.core.content import ContentError
from tradecraft.games.war1955.rules.content_model import (
    COUNTRIES,
    DECK_SIZE,
    FACTIONS,
    SIDES,
    SPECIALS,
    Check,
    Content,
)

_BLUE: Final = FACTIONS.index("blue")

#: Cards that the worked examples of the rulebook use, by country and influence, and how many of them at least.
_EXAMPLES: Final[tuple[tuple[str, int, int], ...]] = (
    ("france", 2, 2),
    ("france", 3, 1),
    ("poland", 2, 1),
    ("poland", 3, 1),
    ("great_britain", 4, 1),
    ("usa", 4, 1),
)

#: Steps from the centre to a star in our own pack, on the normal and on the short side.
_STEPS: Final[dict[str, tuple[int, int]]] = {
    "usa": (9, 7),
    "great_britain": (7, 5),
    "france": (5, 4),
    "ussr": (9, 7),
    "poland": (7, 5),
    "hungary": (5, 4),
}


def _board_fault(item: str, sentence: str) -> ContentError:
    return ContentError("board.json", item, sentence)


def _card_fault(item: str, sentence: str) -> ContentError:
    return ContentError("cards.json", item, sentence)


def the_six_countries_are_there(content: Content) -> None:
    """The countries are those of W0, in its order, three of each faction."""
    if tuple(country.id for country in content.countries) != COUNTRIES:
        raise _board_fault("countries", f"they must be, in this order, {', '.join(COUNTRIES)}")
    for index, country in enumerate(content.countries):
        if country.faction != (_BLUE if index < 3 else 1 - _BLUE):
            raise _board_fault(country.id, "its faction is not that of W0")


def the_short_side_has_shorter_tracks(content: Content) -> None:
    """Every track has room for a home's first step, and is shorter on the short side (W0, W1.3)."""
    for country in content.countries:
        normal, short = (country.steps[SIDES.index(side)] for side in ("normal", "short"))
        if not 2 <= short < normal:
            raise _board_fault(country.id, "its steps must be 2 or more on the short side, and more on the normal side")


def there_are_as_many_cards_as_the_rules_say(content: Content) -> None:
    """There are 54 cards, numbered from 1 (W0)."""
    if [card.id for card in content.cards] != list(range(1, DECK_SIZE + 1)):
        raise _card_fault("cards", f"they must be numbered from 1 to {DECK_SIZE}")


def influence_is_within_the_printed_range(content: Content) -> None:
    """Country cards have 2 to 4 influence, so that none is worth nothing abroad (W3.1); mercenaries have 1 or 2."""
    for card in content.cards:
        low, high = (1, 2) if card.is_mercenary else (2, 4)
        if not low <= card.influence <= high:
            raise _card_fault(f"card {card.id}", f"its influence must be {low} to {high}")


def every_special_action_occurs(content: Content) -> None:
    """Each of the 15 special actions is on some card (W5)."""
    for action, name in enumerate(SPECIALS):
        if all(card.action != action for card in content.cards):
            raise _card_fault("cards", f"none of them has the action {name}")


def the_cards_of_the_examples_occur(content: Content) -> None:
    """The cards of the rulebook's worked examples are there (W3, W4)."""
    for country, influence, least in _EXAMPLES:
        found = [c for c in content.cards if (c.country, c.influence) == (COUNTRIES.index(country), influence)]
        if len(found) < least:
            raise _card_fault("cards", f"there must be {least} or more with {country} and influence {influence}")
    if all(card.name != "france_2_military_transport" for card in content.cards):
        raise _card_fault("cards", "a card of France with influence 2 must have the action military_transport")


def both_mercenaries_occur(content: Content) -> None:
    """There are mercenaries of 1 and of 2 (W3)."""
    for influence in (1, 2):
        if all(card.name != f"mercenary_{influence}" for card in content.cards):
            raise _card_fault("cards", f"there must be a mercenary with influence {influence}")


def the_factions_mirror_each_other(content: Content) -> None:
    """Eight cards a country, and the same influences and actions in USA and USSR, and so on."""
    faces = [sorted((c.influence, c.action) for c in content.cards if c.country == k) for k in range(len(COUNTRIES))]
    for blue in range(3):
        if len(faces[blue]) != 8 or faces[blue] != faces[blue + 3]:
            raise _card_fault("cards", f"{COUNTRIES[blue]} and {COUNTRIES[blue + 3]} must have the same 8 faces")


def there_are_six_mercenaries(content: Content) -> None:
    """Three mercenaries of 1 and three of 2."""
    if sorted(card.influence for card in content.cards if card.is_mercenary) != [1, 1, 1, 2, 2, 2]:
        raise _card_fault("cards", "there must be three mercenaries of 1 and three of 2")


def tracks_are_as_chosen(content: Content) -> None:
    """The lengths of our own tracks; France's and Hungary's are the shortest."""
    for country in content.countries:
        if country.steps != _STEPS[country.id]:
            raise _board_fault(country.id, f"its steps must be {_STEPS[country.id]} in this pack")


RULES: Final[tuple[Check, ...]] = (
    the_six_countries_are_there,
    the_short_side_has_shorter_tracks,
    there_are_as_many_cards_as_the_rules_say,
    influence_is_within_the_printed_range,
    every_special_action_occurs,
    the_cards_of_the_examples_occur,
    both_mercenaries_occur,
)

RECONSTRUCTION: Final[tuple[Check, ...]] = (
    the_factions_mirror_each_other,
    there_are_six_mercenaries,
    tracks_are_as_chosen,
)

#: The packs that are our reconstruction.
RECONSTRUCTED_PACKS: Final[tuple[str, ...]] = ("war1955-1",)


def validate(content: Content) -> None:
    """Raise a `ContentError` at the first thing in the content that breaks a check."""
    for check in RULES:
        check(content)
    if content.id in RECONSTRUCTED_PACKS:
        for check in RECONSTRUCTION:
            check(content)
