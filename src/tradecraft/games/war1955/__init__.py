"""1955: The War of Espionage: two spy masters, six countries, five cards in hand.

The modules follow docs/rules/war1955.md: setup (W1), turn and piles (W2), influence (W3), blocking (W4), specials and
answers (W5), gadgets (W6), victory (W7).
"""

from typing import Final

from tradecraft.games.war1955.game import War1955

GAME: Final = War1955()
