"""What a card is worth in a drawer for the rest of the game."""

from __future__ import annotations

from tradecraft.bots.knowledge.vienna.outlook import Outlook
from tradecraft.bots.knowledge.vienna.prospects import Prospects
from tradecraft.games.vienna.tables import ADVANCE_TOKEN, PLACE_COMPANY, PLACE_HERE, TAKE_BRIBE, members

BRIBES_TAKEN = 0.35
"""How often the bribe of action II is of one given kind: one chooses among three cards."""
TOKENS_ADVANCED = 0.4
"""How often action IV advances one given token."""
PLACINGS = 0.8
"""How often action III places an agent."""
STEERING = 1.4
"""How much more often one goes to buildings that pay a bonus than one would without it."""
COMPANY = {2: 0.2, 3: 0.35, 4: 0.45}
"""The part of one's placings that will find another player's agent there, by the number of players; at least."""


class Abilities:
    """The worth of cards in a seat's drawers."""

    __slots__ = ("_worth", "outlook", "wanted")

    def __init__(self, outlook: Outlook, prospects: Prospects) -> None:
        """Find out which buildings the seat wants."""
        self.outlook = outlook
        self.wanted = prospects.wanted()
        self._worth: dict[int, float] = {}

    def worth(self, card: int) -> float:
        """Value a card in a drawer: how often its ability will apply in the turns to come, and what it gives."""
        known = self._worth.get(card)
        if known is None:
            outlook = self.outlook
            known = self._worth[card] = outlook.turns * self.frequency(card) * outlook.gift(card)
        return known

    def frequency(self, card: int) -> float:
        """Estimate how often a card's ability applies in a turn."""
        outlook = self.outlook
        when = outlook.tables.when[card]
        if when == TAKE_BRIBE:
            return BRIBES_TAKEN
        if when == ADVANCE_TOKEN:
            return TOKENS_ADVANCED
        if when == PLACE_HERE:
            return PLACINGS * min(STEERING * self._part_of_wanted(outlook.where(card)), 1.0)
        if when == PLACE_COMPANY:
            part = max(self._part_of_wanted(outlook.where(card)), COMPANY[outlook.state.players])
            return PLACINGS * min(STEERING * part, 1.0)
        return 0.0

    def _part_of_wanted(self, buildings: int) -> float:
        return sum(self.wanted[building] for building in members(buildings))
