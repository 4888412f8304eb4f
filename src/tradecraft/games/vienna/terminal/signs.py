"""Signs of Vienna in a terminal: a short text for everything, and colours that always come with a text."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from tradecraft.games.vienna.rules import content_model as model
from tradecraft.games.vienna.texts import ViennaTexts
from tradecraft.terminal.drawing import DRAWN, TYPED

SEAT_LETTERS = "ABCD"
THIRD_MAN = "*"
PLATE = "#"
"""Marks the letter of a house plate, which could be taken for a seat's."""
PURCHASE, PAYDAY = "$", "!"
"""What is below a space of the roof."""
FLAG_CODES = {"usa": "US", "ussr": "SU", "france": "FR", "uk": "UK", "austria": "AT"}

COLOUR_STYLES = {
    "yellow": "bold #000000 on #f5c400",
    "red": "bold #ffffff on #c4202f",
    "blue": "bold #ffffff on #2456c9",
    "green": "bold #ffffff on #1f7a33",
}
"""The colours of the seats."""
THIRD_MAN_STYLE = "bold #ffffff on #000000"
BRIBE_STYLES = {
    "chocolate": "#ffffff on #5b3a8c",
    "wine": "#000000 on #e79ab8",
    "magazine": "#000000 on #ee9433",
    "coffee": "#ffffff on #74492a",
    "tobacco": "#000000 on #a3a3a3",
}
"""Purple, pink, orange, brown and grey: the colours of buildings."""
INFO_STYLES = {
    "flask": "bold #3fb8b8",
    "handgun": "bold #e86a6a",
    "briefcase": "bold #c79a3f",
    "microfilm": "bold #a17af0",
    "slide": "bold #63b863",
}


class Signs:
    """Short texts for everything, in one language; `lines` tells whether the terminal can draw lines."""

    def __init__(self, words: ViennaTexts, content: model.Content, lines: bool) -> None:
        self.words = words
        self.content = content
        self.glyphs = DRAWN if lines else TYPED
        self.bribes = {bribe: self.get(f"short-{bribe}") for bribe in model.BRIBES}
        self.infos = {info: self.get(f"short-{info}") for info in model.INFOS}
        self.seals = {seal: self.get(f"short-{seal}") for seal in model.SEALS}

    def get(self, key: str, **params: str | int) -> str:
        """Return one of the game's texts for the terminal."""
        return self.words.get("terminal", key, **params)

    def letter(self, seat: int, is_feld: bool = False) -> Text:
        """Return the letter of a seat in its colour, as on the map; a Feld agent has a mark beside it."""
        mark = self.glyphs.feld if is_feld else ""
        return Text(f"{SEAT_LETTERS[seat]}{mark}", COLOUR_STYLES[self.words.seat_id(seat)])

    def seat(self, seat: int) -> Text:
        """Return a seat's letter and name."""
        return Text.assemble(self.letter(seat), " ", self.words.seat(seat))

    def agents_on(self, data: dict[str, Any], number: int) -> list[Text]:
        """Return the letters of the seats that have an agent on a building."""
        return [
            self.letter(desk["seat"], feld_building(desk) == number)
            for desk in data["desks"]
            if number in desk["agents"]
        ]

    def bribe(self, bribe: str, count: int | None = None) -> Text:
        """Return a kind of bribes, or a number of them."""
        return Text(self.bribes[bribe] if count is None else f"{count} {self.bribes[bribe]}", BRIBE_STYLES[bribe])

    def info(self, info: str, value: int | None = None) -> Text:
        """Return a kind of information, or a tile on a square of some value."""
        return Text(self.infos[info] if value is None else f"{value}{self.infos[info]}", INFO_STYLES[info])

    def shillings(self, count: int) -> str:
        """Return a number of shillings."""
        return self.get("short-shillings", count=count)

    def points(self, points: int) -> str:
        """Return a number of points."""
        return self.get("short-points", count=points)

    def seal_and_plate(self, building: model.Building) -> str:
        """Return what the advanced game adds to a building."""
        plate = f"{PLATE}{building.plate}" if building.plate else ""
        return f"{self.seals[model.SEALS[building.seal]]}{plate}"

    def ability(self, card: model.Card) -> str:
        """Return a card's ability in a few words, as the table's edition has it."""
        when = self.get(f"when-{card.family.when}", **self._params(card))
        return self.get("ability", when=when, then=self.effect(card))

    def effect(self, card: model.Card) -> str:
        """Return what a card's ability gives, without saying when."""
        then = card.family.reading(self.words.options["edition"]).then
        return self.get(f"then-{then}", **self._params(card))

    def _params(self, card: model.Card) -> dict[str, str | int]:
        family = card.family
        amount = family.reading(self.words.options["edition"]).amount
        params: dict[str, str | int] = {"amount": amount or 0, "square": family.square or 0}
        if family.kind_of is not None:
            sort, kind = family.kind_of, model.KINDS_OF[family.kind_of][card.kind]
            short = {"flag": FLAG_CODES, "bribe": self.bribes, "seal": self.seals}
            params["kind"] = short[sort][kind] if sort in short else self.words.get(sort, kind)
        return params

    def needs(self, mission: model.Mission) -> Text:
        """Return what a mission needs."""
        if mission.kind == "building":
            building = self.content.buildings[mission.needs[0]]
            return Text(f"{PLATE}{building.plate} ({building.id})")
        counts = Counter(model.MISSION_NEEDS[mission.kind][need] for need in mission.needs)
        return Text(" ").join(self._need(mission.kind, kind, count) for kind, count in counts.items())

    def _need(self, sort: str, kind: str, count: int) -> Text:
        name = {"seals": self.seals, "bribes": self.bribes, "info": self.infos}[sort][kind]
        style = {"seals": "", "bribes": BRIBE_STYLES.get(kind, ""), "info": INFO_STYLES.get(kind, "")}[sort]
        return Text(name if count == 1 else f"{count} {name}", style)

    def reward(self, mission: model.Mission) -> str:
        """Return what a mission brings."""
        parts = [self.shillings(mission.shillings)] if mission.shillings else []
        parts += [self.points(mission.points)] if mission.points else []
        return " ".join(parts)


def is_advanced(data: dict[str, Any]) -> bool:
    """Tell whether a view is of the advanced game."""
    return "missions" in data


def feld_building(desk: dict[str, Any]) -> int | None:
    """Return the building of the Feld agent of a desk, if he is on the board."""
    feld = desk.get("feld")
    return feld["building"] if feld else None
