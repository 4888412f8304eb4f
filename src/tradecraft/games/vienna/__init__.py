"""Vienna: agents, bribes and secret information around 1950.

`rules` plays it, `content` holds the printed components, `texts` the words and rules pages, `knowledge` what bots know,
`terminal` and `client` how it is shown.
"""

from typing import Final

from tradecraft.games.vienna.rules.game import Vienna

GAME: Final = Vienna()
EARLIER: Final = (Vienna(1),)
