"""Canaries: cards that a viewer cannot know, and the search for them in what the viewer is sent.

Every card that a viewer never saw is a canary. A message may name it only among all cards that are still unseen, which
tells nothing. So is the secret of the table's deal, which may be nowhere. Twin worlds show what differs; canaries also
show what is the same in both worlds and still told too early.
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
"""The key under which a view lists all cards whose place the viewer does not know."""
CARD = "card"
"""The key under which a number is a card; elsewhere it is a count or a place."""
CARDS = frozenset({"cards", "own", "hand", "discard", "assignment", "named"})
"""The keys under which a list has the numbers of cards."""
WORD = re.compile(r"\w+")

Card = int | str


def card_notation(card: Card) -> str:
    """Return a card as it is written in the notation."""
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
    """Return the cards that a seat has never seen in a game so far, of those that there is only one of."""
    replayed = Match(game, len(match.seats), match.options)
    hidden = {card for card, count in unseen_in(game.view(replayed.state, seat).data()).items() if count == 1}
    for step in match.steps:
        replayed.enter(step.entry)
        hidden &= unseen_in(game.view(replayed.state, seat).data()).keys()
    return hidden


def named_in(data: Any, hidden: set[Card], key: str = "") -> Iterator[Card]:
    """Yield the canaries that data names outside of the list of all unseen cards; `key` is where the data stands."""
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
    """Return the name of an action where its number alone says it, else nothing.

    It is the name that the action has before anything is dealt, so it cannot follow from anything hidden.
    """
    state = Match(game, len(match.seats), match.options).state
    try:
        text = game.action_text(state, seat, action)
        return text if game.action_from_text(state, seat, text) == action else ""
    except (IndexError, Refused):
        # What stands at a place in the hand or on the table is not known before it is dealt.
        return ""


def canary_in(text: str, hidden: set[Card], secret: str) -> str:
    """Return a canary that a message names, or nothing; `secret` is that of the deal."""
    if secret and secret in text:
        return "the secret of the deal"
    try:
        data = json.loads(text)
    except ValueError:
        data = text
    return next((f"the hidden card {card}" for card in named_in(data, hidden)), "")
