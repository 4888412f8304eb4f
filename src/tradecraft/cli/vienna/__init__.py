"""How Vienna looks in a terminal: `map` is the board, `desks` what players own and hold, `tracks` the rest."""

from tradecraft.cli.vienna.drawing import ViennaDrawing

create = ViennaDrawing
"""What `cli.drawing` looks for."""

__all__ = ["ViennaDrawing", "create"]
