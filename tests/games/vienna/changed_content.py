"""Vienna's content with something changed, for tests that plant a fault in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tradecraft.core.content import Check
from tradecraft.games.vienna.rules.content import load
from tradecraft.games.vienna.rules.content_model import Content

CONTENT = load()

CHOCOLATE, WINE, MAGAZINE, COFFEE, TOBACCO = range(5)
FLASK, HANDGUN, BRIEFCASE, MICROFILM, SLIDE = range(5)
USA, USSR, FRANCE, UK, AUSTRIA = range(5)
NOBILITY, RELIGION, ADMINISTRATION, CULTURE, SCIENCE = range(5)


class Planted:
    """The names of the checks for which a test plants a fault."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def __call__(self, check: Check[Content]) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Note that a test plants a fault for a check."""

        def note(test: Callable[..., None]) -> Callable[..., None]:
            self.names.add(check.__name__)
            return test

        return note


def with_building(id_: int, **changes: Any) -> Content:
    changed = list(CONTENT.buildings)
    changed[id_ - 1] = replace(changed[id_ - 1], **changes)
    return replace(CONTENT, buildings=tuple(changed))


def with_square(id_: int, **changes: Any) -> Content:
    changed = list(CONTENT.squares)
    changed[id_ - 1] = replace(changed[id_ - 1], **changes)
    return replace(CONTENT, squares=tuple(changed))


def with_card(number: int, **changes: Any) -> Content:
    changed = list(CONTENT.cards)
    changed[number - 1] = replace(changed[number - 1], **changes)
    return replace(CONTENT, cards=tuple(changed))


def with_family(id_: str, **changes: Any) -> Content:
    families = {family.id: replace(family, **(changes if family.id == id_ else {})) for family in CONTENT.families}
    cards = tuple(replace(card, family=families[card.family.id]) for card in CONTENT.cards)
    return replace(CONTENT, families=tuple(families.values()), cards=cards)


def with_mission(id_: str, **changes: Any) -> Content:
    changed = [replace(mission, **changes) if mission.id == id_ else mission for mission in CONTENT.missions]
    return replace(CONTENT, missions=tuple(changed))


def with_tracks(**changes: Any) -> Content:
    return replace(CONTENT, tracks=replace(CONTENT.tracks, **changes))


def with_roof(players: int, **changes: Any) -> Content:
    roofs = (replace(roof, **changes) if roof.players == players else roof for roof in CONTENT.tracks.roofs)
    return with_tracks(roofs=tuple(roofs))
