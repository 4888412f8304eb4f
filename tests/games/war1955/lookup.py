"""Cards by their action, and all cards except some."""

from __future__ import annotations

from tests.games.war1955.playing import LOOKUPS


def with_action(action: str) -> list[str]:
    """Return the names of the cards with a special action."""
    return [name for name, special in zip(LOOKUPS.names, LOOKUPS.special_of, strict=True) if special.id == action]


def all_but(*cards: str) -> list[str]:
    """Return the names of all cards of the pack except some, repeats included."""
    left = [LOOKUPS.names[card] for card in LOOKUPS.deck]
    for card in cards:
        left.remove(card)
    return left
