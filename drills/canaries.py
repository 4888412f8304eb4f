"""Canaries: cards that a viewer cannot know, and the search for them in the messages the viewer is sent.

Every card that a viewer never saw is a canary. A message may name it only in the list of all unseen cards, which
reveals nothing. The secret of the table's deal is a canary too, and may not appear at all. Twin worlds find messages
that differ; canaries also find what is the same in both worlds but revealed too early.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tradecraft.core.errors import Refused
from tradecraft.core.game import AnyGame
from tradecraft.core.match import Match

POOL = "unseen"
"""The key under which a view lists all cards whose location the viewer does not know."""
CARD = "card"
"""The key under which a number is a card; elsewhere it is a count or a place."""
CARDS = frozenset({"cards", "own", "hand", "discard", "assignment", "named"})
"""The keys under which a list contains card numbers."""
WORD = re.compile(r"\w+")

Card = int | str


def card_notation(card: Card) -> str:
    """Return the notation of a card."""
    return f"{card:03}" if isinstance(card, int) else card


def unseen_in(data: Any) -> Counter[Card]:
    """Count the cards that a view lists as unseen."""
    if isinstance(data, list):
        return sum(map(unseen_in, data), Counter())
    if not isinstance(data, dict):
        return Counter()
    own = Counter(card for card in data.get(POOL, ()) if isinstance(card, int | str))
    return sum(map(unseen_in, data.values()), own)


def canaries_of(game: AnyGame, match: Match, seat: int) -> set[Card]:
    """Return the unique cards that a seat has not seen in the game so far."""
    replayed = Match(game, len(match.seats), match.options)
    hidden = {card for card, count in unseen_in(game.view(replayed.state, seat).data()).items() if count == 1}
    for step in match.steps:
        replayed.enter(step.entry)
        hidden &= unseen_in(game.view(replayed.state, seat).data()).keys()
    return hidden


def named_in(data: Any, hidden: set[Card], key: str = "") -> Iterator[Card]:
    """Yield the canaries named outside the list of unseen cards; `key` is the key of the data."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name != POOL:
                yield from named_in(value, hidden, "" if name in CARDS and isinstance(value, int) else name)
    elif isinstance(data, list):
        for value in data:
            yield from named_in(value, hidden, key)
    elif isinstance(data, str):
        words = set(WORD.findall(data))
        yield from (card for card in hidden if card_notation(card) in words)
    elif isinstance(data, int) and not isinstance(data, bool) and key in (CARD, *CARDS) and data in hidden:
        yield data


def public_action_text(game: AnyGame, match: Match, seat: int, action: int) -> str:
    """Return the text of an action if it depends on nothing but the action's number, else an empty string.

    The text is taken from a match before the deal, so it cannot depend on anything hidden.
    """
    state = Match(game, len(match.seats), match.options).state
    try:
        text = game.action_text(state, seat, action)
        return text if game.action_from_text(state, seat, text) == action else ""
    except (IndexError, Refused):
        # An action about a place in the hand or on the table has no text before the deal.
        return ""


def canary_in(text: str, hidden: set[Card], secret: str) -> str:
    """Return a canary that a message names, or an empty string; `secret` is the secret of the deal."""
    if secret and secret in text:
        return "the secret of the deal"
    try:
        data = json.loads(text)
    except ValueError:
        data = text
    return next((f"the hidden card {card}" for card in named_in(data, hidden)), "")
