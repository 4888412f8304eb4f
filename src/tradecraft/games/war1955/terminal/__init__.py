"""1955 in a terminal: `board` draws the tracks, `desks` what players own, `stack` what is declared."""

from tradecraft.games.war1955.terminal.drawing import WarDrawing

create = WarDrawing

__all__ = ["WarDrawing", "create"]
