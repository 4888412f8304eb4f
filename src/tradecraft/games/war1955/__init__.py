"""1955: The War of Espionage: two spy masters, six countries, five cards in hand.

`rules` plays it, `content` holds the printed components, `texts` the words and rules pages, `knowledge` what bots know,
`terminal` and `client` how it is shown.
"""

from typing import Final

from tradecraft.games.war1955.rules.game import War1955

GAME: Final = War1955()
EARLIER: Final = (War1955(1),)
