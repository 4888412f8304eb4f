"""Vienna in a terminal.

`map` draws the board, `tracks` what is above it, `desks` what players own and hold, `choices` what is
shown beside a choice; `missions` and `office` are for the advanced game. `signs` has short texts and colours.
"""

from tradecraft.games.vienna.terminal.drawing import ViennaDrawing

create = ViennaDrawing
