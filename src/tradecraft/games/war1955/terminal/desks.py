"""The desks: home, spy, gadgets and cards of both seats; the discard pile, and the stack of declared actions."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from tradecraft.games.war1955.rules import blocking, influence
from tradecraft.games.war1955.rules.content_model import COUNTRIES, GADGETS
from tradecraft.games.war1955.rules.state import WarState
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
    parts.append(words.get("cards", count=desk["hand_size"]))
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
            faces = [f"{card.removeprefix(country)[1]} {words.special_of(card)}" for card in own]
            table.add_row(Text(words.country(country), "bold"), ", ".join(faces))
    mercenaries = [card for card in pile if not card.startswith(COUNTRIES)]
    if mercenaries:
        table.add_row("", ", ".join(map(words.short, mercenaries)))
    return table


def declared(signs: Signs, data: dict[str, Any]) -> list[Text]:
    """Return the stack, the first declared action on top, each answer below; no lines if it is empty."""
    lines = [
        Text.assemble("  " * depth, signs.seat(data, one["seat"]), "  ", _declared(signs, one))
        for depth, one in enumerate(data["declared"], 1)
    ]
    return [Text(signs.words.get("terminal", "declared"), "bold"), *lines] if lines else []


def _declared(signs: Signs, one: dict[str, Any]) -> str:
    words = signs.words
    if one["what"] == "influence":
        forms = words.country_forms(one["targets"][0])
        return words.get("terminal", "influence", values=words.values(one["cards"]), total=one["total"], **forms)
    card = one["cards"][0]
    if one["what"] == "counter":
        return words.get("terminal", "counter", card=words.card(card))
    return _special(signs, card, one["targets"])


def _special(signs: Signs, card: str, targets: list[str]) -> str:
    words = signs.words
    params = {"action": words.special_of(card), "short": words.short(card), "targets": words.targets(targets)}
    return words.get("terminal", "special", **params)


def prepared(signs: Signs, data: dict[str, Any], state: WarState) -> list[Text]:
    """Return what the deciding seat has prepared, if it can be seen; `state` agrees with the view."""
    draft = data["prepared"]
    if not draft["cards"] and not draft["using"]:
        return []
    heading = Text(f"{signs.words.get('table', 'prepared')}  ", "bold")
    return [heading.append(_prepared(signs, data, draft, state), "not bold")]


def _prepared(signs: Signs, data: dict[str, Any], draft: dict[str, Any], state: WarState) -> str:
    words = signs.words
    seat = data["deciders"][0]
    values = words.values(draft["cards"])
    if data["asks"] == "add":
        total = influence.total_of(state, seat, state.draft, state.place)
        return words.get("terminal", "influence", values=values, total=total, **words.country_forms(draft["country"]))
    if data["asks"] == "block":
        attack = state.stack[-1]
        total = blocking.total_of(state, seat, state.draft, attack.target)
        return words.get("terminal", "block", values=values, total=total, needed=attack.total)
    if data["asks"] == "keep":
        return words.get("terminal", "keep", cards=words.cards(draft["cards"]))
    if data["asks"] == "destination":
        return words.get("terminal", "transport", gadget=words.gadget(GADGETS[1]), short=words.short(draft["using"]))
    return _special(signs, draft["using"], draft["named"])
