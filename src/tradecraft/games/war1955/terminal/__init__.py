"""1955 in a terminal: `board` draws the tracks, `desks` what players own and declare."""

from tradecraft.games.war1955.terminal.drawing import WarDrawing

create = WarDrawing
