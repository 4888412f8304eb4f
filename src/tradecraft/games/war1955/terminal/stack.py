"""The stack of declared actions, each answer below what it answers; and what the viewer is preparing."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tradecraft.games.war1955.rules import blocking, influence
from tradecraft.games.war1955.rules.content_model import GADGETS
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.terminal.signs import Signs

INDENT = 2


def declared(signs: Signs, data: dict[str, Any]) -> list[Text]:
    """Return the stack, the first declared action on top; no lines if it is empty."""
    lines = [
        Text.assemble(" " * INDENT * depth, signs.seat(data, one["seat"]), "  ", _declared(signs, one))
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
