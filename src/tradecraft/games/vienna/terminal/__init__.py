"""How Vienna looks in a terminal.

`map` is the board, `tracks` what is above it, `desks` what players own and hold, `choices` what stands beside a choice;
`missions` and `office` are for the advanced game only. `signs` has the short texts and the colours of everything.
"""

from tradecraft.games.vienna.terminal.drawing import ViennaDrawing

create = ViennaDrawing
"""What `cli.drawing` looks for."""

__all__ = ["ViennaDrawing", "create"]
