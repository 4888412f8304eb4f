"""Vienna: agents, bribes and secret information around 1950.

The modules follow docs/rules/vienna.md: setup (V1), card_phase (V2), turn (V3-V5), tracks (V6), scoring (V7).
"""

from typing import Final

from tradecraft.games.vienna.game import Vienna

GAME: Final = Vienna()
