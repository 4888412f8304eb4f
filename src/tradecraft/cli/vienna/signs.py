"""The signs of Vienna in a terminal: a short text for everything, and a colour that never stands alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from tradecraft.games.vienna.content_model import BRIBES, INFOS, KINDS_OF, Card
from tradecraft.locales.vienna import ViennaTexts

SEAT_LETTERS = "ABCD"
THIRD_MAN = "*"
FLAG_CODES = {"usa": "US", "ussr": "SU", "france": "FR", "uk": "UK", "austria": "AT"}

SEAT_STYLES = (
    "bold #000000 on #f5c400",
    "bold #ffffff on #c4202f",
    "bold #ffffff on #2456c9",
    "bold #ffffff on #1f7a33",
)
"""Yellow, red, blue and green, as the rules have it."""
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
DIM = "dim"


@dataclass(frozen=True)
class Glyphs:
    """Single characters with a meaning."""

    token: str
    passed: str
    ahead: str
    crest: str
    nothing: str


DRAWN = Glyphs(token="●", passed="━", ahead="·", crest="♦", nothing="–")
TYPED = Glyphs(token="O", passed="=", ahead=".", crest="+", nothing="-")
"""For terminals that know letters only."""


class Signs:
    """The short texts for everything, in one language; `lines` tells whether the terminal knows more than letters."""

    def __init__(self, words: ViennaTexts, lines: bool) -> None:
        """Take them from the texts of the terminal."""
        self.words = words
        self.glyphs = DRAWN if lines else TYPED
        self.bribes = {bribe: words.texts.get(f"terminal-short-{bribe}") for bribe in BRIBES}
        self.infos = {info: words.texts.get(f"terminal-short-{info}") for info in INFOS}

    def seat(self, seat: int) -> Text:
        """Return a seat's letter and name."""
        return Text.assemble((SEAT_LETTERS[seat], SEAT_STYLES[seat]), " ", self.words.seat(seat))

    def bribe(self, bribe: str, count: int | None = None) -> Text:
        """Return a kind of bribes, or a number of them."""
        return Text(self.bribes[bribe] if count is None else f"{count} {self.bribes[bribe]}", BRIBE_STYLES[bribe])

    def info(self, info: str, value: int | None = None) -> Text:
        """Return a kind of information, or a tile on a square of some value."""
        return Text(self.infos[info] if value is None else f"{value}{self.infos[info]}", INFO_STYLES[info])

    def card(self, card: Card) -> Text:
        """Return a card's number and its ability in a few words."""
        return Text.assemble((f"{card.no:03}", "bold"), " ", self.ability(card))

    def ability(self, card: Card) -> str:
        """Return a card's ability in a few words."""
        family = card.family
        params: dict[str, str | int] = {"amount": family.amount or 0, "square": family.square or 0}
        if family.kind_of is not None:
            params["kind"] = self._kind(family.kind_of, KINDS_OF[family.kind_of][card.kind])
        get = self.words.texts.get
        when, then = get(f"terminal-when-{family.when}", **params), get(f"terminal-then-{family.then}", **params)
        return get("terminal-ability", when=when, then=then)

    def _kind(self, sort: str, kind: str) -> str:
        short = {"flag": FLAG_CODES, "bribe": self.bribes}
        return short[sort][kind] if sort in short else self.words.get(sort, kind)


def standing_on(data: dict[str, Any], number: int) -> list[tuple[str, str]]:
    """Return signs and styles of those who stand on a building."""
    signs = [
        (SEAT_LETTERS[desk["seat"]], SEAT_STYLES[desk["seat"]]) for desk in data["desks"] if number in desk["agents"]
    ]
    if data["board"]["third_man"] == number:
        signs.append((THIRD_MAN, THIRD_MAN_STYLE))
    return signs
