"""Dead Drop: a template for games with hidden cards and secret choices made at once."""

from typing import Final

from tradecraft.games.dead_drop.rules.game import DeadDrop

GAME: Final = DeadDrop()
