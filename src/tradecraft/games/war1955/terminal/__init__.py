"""How 1955 looks in a terminal: `board` is the tracks, `desks` what players own, `stack` what is declared."""

from tradecraft.games.war1955.terminal.drawing import WarDrawing

create = WarDrawing
"""What `cli.drawing` looks for."""

__all__ = ["WarDrawing", "create"]
