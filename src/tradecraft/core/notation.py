"""The parts that the notations of all games share: an action is a verb and what follows it, as text or as plain data.

A game lists its verbs in a dictionary, each with the names of the parts that follow it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tradecraft.core.chance import check_draws
from tradecraft.core.errors import BadNotation, Reason
from tradecraft.core.game import Chance

Verbs = dict[str, tuple[str, ...]]
"""The parts that follow each verb, by their names."""


def split_text(text: str, verbs: Verbs) -> tuple[str, list[str]]:
    """Split the text of an action into its verb, which must be known, and the words that follow it."""
    verb, *words = text.split(" ")
    if verb not in verbs:
        raise BadNotation(Reason("unknown_verb", "", {"text": text, "known": ", ".join(verbs)}))
    return verb, words


def wrong_words(text: str, verb: str, verbs: Verbs) -> BadNotation:
    """Return the error for an action whose words are not those that its verb needs."""
    usage = " ".join((verb, *(part.upper() for part in verbs[verb])))
    return BadNotation(Reason("malformed_action", "", {"text": text, "expected": usage}))


def split_data(data: dict[str, Any], verbs: Verbs) -> tuple[str, list[Any]]:
    """Split the plain data of an action into its verb and the values of its parts, of whatever type."""
    verb = data.get("do")
    if not isinstance(verb, str) or verb not in verbs:
        raise BadNotation(Reason("unknown_verb", "", {"text": str(verb), "known": ", ".join(verbs)}))
    if set(data) != {"do", *verbs[verb]}:
        usage = " ".join(("do", *verbs[verb]))
        raise BadNotation(Reason("malformed_action", "", {"text": " ".join(map(str, data)), "expected": usage}))
    return verb, [data[part] for part in verbs[verb]]


def wrong_value(value: object, part: str) -> BadNotation:
    """Return the error for a value of the wrong type in the plain data of an action."""
    return BadNotation(Reason("malformed_action", "", {"text": repr(value), "expected": part}))


def read_draws(chance: Chance, text: str, item_of: Callable[[str], int]) -> list[int]:
    """Read the draws for a request; `item_of` reads one word and raises BadNotation if the deck has no such item."""
    deck, *words = text.split(" ")
    if deck != chance.deck:
        raise BadNotation(Reason("other_deck", "", {"deck": deck, "expected": chance.deck}))
    drawn = [item_of(word) for word in words]
    if not check_draws(chance, drawn):
        raise BadNotation(Reason("wrong_draws", "", {"deck": deck, "count": chance.count}))
    return drawn
