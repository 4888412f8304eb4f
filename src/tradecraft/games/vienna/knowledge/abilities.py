"""What a card is worth in a drawer for the rest of the game."""

from __future__ import annotations

from tradecraft.games.vienna.knowledge.outlook import Outlook
from tradecraft.games.vienna.knowledge.prospects import Prospects
from tradecraft.games.vienna.knowledge.tiles import OBTAINING, applies
from tradecraft.games.vienna.rules.lookups import (
    ADVANCE_TOKEN,
    CARD_SHOWS,
    OBTAIN_NEW_KIND,
    PAYING,
    PLACE_COMPANY,
    PLACE_HERE,
    TAKE_BRIBE,
    amounts,
    members,
)

BRIBES_TAKEN = 0.35
"""How often the bribe of action II is of one given kind: one chooses among three cards."""
TOKENS_ADVANCED = 0.3
"""How often action IV advances one given token."""
PLACINGS = 0.85
"""How often action III places an agent."""
COMPANY = {2: 0.25, 3: 0.5, 4: 0.6}
"""How many of the buildings one goes to hold another player's agent, by the number of players, once all are about."""

TILES = 0.6
"""How many tiles a turn obtains."""


class Abilities:
    """The worth of cards in the drawers of a seat."""

    __slots__ = ("_prospects", "_wanted", "_worth", "outlook")

    def __init__(self, outlook: Outlook, prospects: Prospects) -> None:
        """Find out which buildings the seat wants."""
        self.outlook = outlook
        self._prospects = prospects
        self._wanted = prospects.wanted()
        self._worth: dict[int, float] = {}

    def worth(self, card: int) -> float:
        """Value a card in a drawer: how often its ability will apply in the turns to come, and what it gives."""
        worth = self._worth.get(card)
        if worth is None:
            times = self.outlook.turns * self.frequency(card)
            if self.outlook.lookups.when[card] == OBTAIN_NEW_KIND:
                # Each kind is new only once.
                times = min(times, amounts(self.outlook.state.infos[self.outlook.seat]).count(0))
            worth = times * self.outlook.gift(card)
            self._worth[card] = worth
        return worth

    def frequency(self, card: int) -> float:
        """Estimate how often a card's ability applies in a turn."""
        when = self.outlook.lookups.when[card]
        if when == TAKE_BRIBE:
            return BRIBES_TAKEN
        if when in (ADVANCE_TOKEN, CARD_SHOWS):
            return TOKENS_ADVANCED
        if when == PLACE_HERE:
            return PLACINGS * self._part_wanted(self.outlook.where(card))
        if when == PLACE_COMPANY:
            # Early in the game the others have yet to come.
            return PLACINGS * max(self._part_wanted(self.outlook.company), COMPANY[self.outlook.state.players])
        if when in OBTAINING:
            return TILES * self._prospects.part_hoped_for(self._squares_for(card))
        return PLACINGS if when == PAYING else 0.0

    def _squares_for(self, card: int) -> list[int]:
        """Return the open squares whose tiles set a card's ability off."""
        squares = members(self.outlook.state.open_squares)
        return [square for square in squares if applies(self.outlook, card, square)]

    def _part_wanted(self, buildings: int) -> float:
        return sum([self._wanted[building] for building in members(buildings)], 0.0)
