"""What bots know about Dead Drop: late packets are worth more, so high cards are kept for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tradecraft.bots.knowledge import Knowledge
from tradecraft.games.dead_drop.rules.state import CARDS, HAND_SIZE


class DeadDropKnowledge(Knowledge):
    """Values a card by how well it fits the packet of the round."""

    def values(self, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return a value for each card: the higher the packet, the higher the card that fits it."""
        fitting = len(CARDS) * state.round / HAND_SIZE
        return [-abs(CARDS[action] - fitting) for action in legal]


KNOWLEDGE = DeadDropKnowledge()
