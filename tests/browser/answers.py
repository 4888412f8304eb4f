"""The things on a table that answer a question: the first one to point at for each option, in both games."""

from __future__ import annotations

import json
from collections.abc import Iterator

PLACES = ("I", "II", "IV")


def things_for(game: str, option: str) -> list[str]:
    """Return the selectors of the things that an option, in notation, is chosen with."""
    find = {"vienna": _in_vienna, "war1955": _in_1955}[game]
    return list(find(*option.split(" ")))


def _in_vienna(verb: str, *parts: str) -> Iterator[str]:
    match verb:
        case "assign":
            yield from (f"[data-place={place}]" for place in PLACES)
            yield from (f".hand [data-card='{card}']" for card in parts)
        case "place" | "from" | "third_man" | "nomad" | "remove":
            yield f"[data-building='{parts[0]}']"
        case "take" | "bribe" | "pay" | "different" if parts:
            yield from (f"[data-amount={bribe}]" for bribe in parts)
        case "money" | "shilling":
            yield "[data-amount=shilling]"
        case "advance":
            yield f".track.{parts[0]}"
        case "replace":
            yield f"[data-card='{parts[0]}']"
        case "accept" | "resolve":
            yield from (f"[data-mission='{mission}']" for mission in parts)
        case "buy":
            yield f"[data-item={parts[0]}]"
        case "decline" | "no_mission" | "buy_nothing":
            yield "[data-part=confirm] .other"
        case _:
            yield _button(verb, *parts)


def _in_1955(verb: str, *parts: str) -> Iterator[str]:
    match verb:
        case "add" | "keep" | "influence" | "special" | "advanced_transport" | "block" | "counter":
            yield f".hand [data-card={parts[0]}]"
        case "home" | "target" | "move" if len(parts) == 1:
            yield f"[data-country={parts[0]}], {_button(verb, *parts)}"
        case _:
            yield _button(verb, *parts)


def _button(*words: str) -> str:
    return f"[data-action={json.dumps(' '.join(words))}]"
