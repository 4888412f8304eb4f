"""Find cards and buildings by what they show, so that tests name what matters instead of a number."""

from __future__ import annotations

import pytest

from tests.games.vienna.playing import CARDS
from tests.games.vienna.positions import CONTENT
from tradecraft.games.vienna.rules.content_model import BRIBES, FLAGS, INFOS, KINDS_OF, SEALS, Card


def cards_of(family: str) -> list[Card]:
    """Return the cards of a family, given by its first and last card, or by its only one: `001-010`, `171`."""
    first, last = int(family[:3]), int(family[-3:])
    cards = [card for card in CONTENT.cards if first <= card.no <= last]
    assert len({card.family.id for card in cards}) == 1, f"{family} is not one family"
    assert cards[0].family.size == len(cards), f"{family} is not a whole family"
    return cards


def each_card(family: str) -> pytest.MarkDecorator:
    """Run a test for every card of a family, which it gets as `tested`."""
    return pytest.mark.parametrize("tested", cards_of(family), ids=lambda card: f"{card.no:03}")


def kind_of(card: Card) -> str:
    """Return the name of the kind a card depicts, empty if it depicts none."""
    return KINDS_OF[card.family.kind_of][card.kind] if card.family.kind_of else ""


def ability(family: str, kind: str = "", copy: int = 1) -> str:
    """Return the number of the card of a family that depicts a kind; of several copies, the first or another one."""
    return f"{[card for card in cards_of(family) if kind_of(card) == kind][copy - 1].no:03}"


def card(bribe: str = "", info: str = "", excluding: tuple[str, ...] = ()) -> str:
    """Return the number of a card with this bribe and info in its corners, other than the excluded ones."""
    for number in CARDS:
        shown = CONTENT.cards[number - 1]
        if bribe in ("", BRIBES[shown.bribe]) and info in ("", INFOS[shown.info]) and f"{number:03}" not in excluding:
            return f"{number:03}"
    raise LookupError(f"no card shows {bribe} and {info}")


def buildings(colour: str = "", flag: str = "", seal: str = "") -> list[int]:
    """Return the numbers of the buildings with this colour, this flag and this seal."""
    return [
        building.id
        for building in CONTENT.buildings
        if colour in ("", BRIBES[building.colour])
        and flag in ("", FLAGS[building.flag])
        and seal in ("", SEALS[building.seal])
    ]


def colour_of(building: int) -> str:
    """Return the bribe that a building costs."""
    return BRIBES[CONTENT.buildings[building - 1].colour]


def flag_of(building: int) -> str:
    """Return the nation that controls a building."""
    return FLAGS[CONTENT.buildings[building - 1].flag]


def seal_of(building: int) -> str:
    """Return the domain a building belongs to."""
    return SEALS[CONTENT.buildings[building - 1].seal]
