"""The desks: home, spy, gadgets and cards of both seats, and the discard pile."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from tradecraft.games.war1955.rules.content_model import COUNTRIES
from tradecraft.games.war1955.terminal.signs import Signs
from tradecraft.terminal.drawing import DIM, plain_table

NARROWEST_EFFECTS = 76
WIDEST_EFFECT = 90


def desks(signs: Signs, data: dict[str, Any]) -> Table:
    """Return what both seats have on the table, and how many cards they hold."""
    table = plain_table(show_header=False)
    for desk in data["desks"]:
        table.add_row(signs.seat(data, desk["seat"]), signs.joined(_parts(signs, data, desk)))
    return table


def _parts(signs: Signs, data: dict[str, Any], desk: dict[str, Any]) -> list[str]:
    words = signs.words
    parts: list[str] = []
    if desk["home"]:
        parts.append(words.faction(desk["faction"]))
        parts.append(words.get("table", "home", **words.country_forms(desk["home"])))
        parts.append(words.get("terminal", "spy", **words.country_forms(desk["spy"])))
    if desk["detained_until"]:
        parts[-1] += f" ({words.get('terminal', 'detained', until=desk['detained_until'])})"
    parts.append(words.count(desk["hand_size"]))
    if desk["open_until"]:
        parts[-1] += f" ({words.get('terminal', 'open_hand', until=desk['open_until'])})"
    if desk["seat"] == data["active"] and data["extra_cards"]:
        parts.append(words.get("table", "ordered", count=data["extra_cards"]))
    secured = sum(track["secured"] == desk["seat"] for track in data["tracks"])
    if secured:
        parts.append(words.get("terminal", "secured_count", count=secured))
    gadgets = [words.gadget(gadget) for gadget, card in desk["gadgets"].items() if card]
    if gadgets:
        parts.append(words.get("terminal", "gadgets", gadgets=", ".join(gadgets)))
    if desk["hand"] is None and desk["known"]:
        parts.append(words.get("terminal", "known", cards=words.cards(desk["known"])))
    return parts


def hand(signs: Signs, desk: dict[str, Any], width: int) -> Table | None:
    """Return the visible cards of a seat with what they do; None if there are none."""
    return cards(signs, desk["hand"], width) if desk["hand"] else None


def cards(signs: Signs, names: list[str], width: int) -> Table:
    """Return cards with their influence and action, and with its effect if there is room."""
    words = signs.words
    table = plain_table(show_header=False)
    for _ in range(2):
        table.add_column(no_wrap=True)
    if width >= NARROWEST_EFFECTS:
        table.add_column(max_width=WIDEST_EFFECT)
    for name in names:
        row = [Text(words.short(name), "bold"), Text(words.special_of(name)), Text(words.effect_of(name), DIM)]
        table.add_row(*row[: len(table.columns)])
    return table


def discards(signs: Signs, data: dict[str, Any]) -> Table:
    """Return the discard pile, country by country, the mercenaries last."""
    words = signs.words
    table = plain_table(show_header=False)
    table.add_column(no_wrap=True)
    pile: list[str] = data["cards"]["discard"]
    for country in COUNTRIES:
        own = [card for card in pile if card.startswith(f"{country}_")]
        if own:
            table.add_row(Text(words.country(country), "bold"), ", ".join(_inside(signs, card) for card in own))
    mercenaries = [card for card in pile if not card.startswith(COUNTRIES)]
    if mercenaries:
        table.add_row("", ", ".join(map(words.short, mercenaries)))
    return table


def _inside(signs: Signs, card: str) -> str:
    """Return a card within the list of its country."""
    influence = card.removeprefix(next(country for country in COUNTRIES if card.startswith(f"{country}_")))[1]
    return f"{influence} {signs.words.special_of(card)}"
