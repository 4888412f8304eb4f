"""The missions: those on display, those on the desks, and how far each seat is with its own."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tradecraft.games.vienna.rules import missions as rules
from tradecraft.games.vienna.rules.content_model import FLAGS, MISSION_NEEDS, Content, Mission
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.games.vienna.terminal.signs import FLAG_CODES, Signs
from tradecraft.terminal.drawing import DIM, GUTTER, indented

FEWEST_ROWS, MOST_COLUMNS = 2, 4


class Missions:
    """The missions of one view; `state` agrees with it and tells when needs are met."""

    def __init__(self, content: Content, signs: Signs, data: dict[str, Any], state: ViennaState) -> None:
        self.content = content
        self.signs = signs
        self.data = data
        self.state = state
        self.by_id = {mission.id: mission for mission in content.missions}

    def title(self) -> Text:
        """Return the heading of the display, with the sizes of the stacks."""
        piles = self.data["missions"]
        left = self.signs.get("stacks", a=len(piles["unseen_a"]), b=len(piles["unseen_b"]))
        return Text.assemble((self.signs.get("missions"), "bold"), (f"  {left}", DIM))

    def display(self) -> Group:
        """Return the missions that can be accepted, one per line."""
        return Group(self.title(), *aligned([self.parts(self.by_id[id]) for id in self._displayed()]))

    def desks(self, width: int) -> Table:
        """Return the missions of every seat and how far it is with them, in as many columns as fit."""
        rows = [
            [self.signs.letter(desk["seat"]), *self.parts(mission), self.progress(desk, mission)]
            for desk in self.data["desks"]
            for mission in (self.by_id[id] for id in desk["missions"])
        ]
        for columns in range(MOST_COLUMNS, 0, -1):
            height = max(-(-len(rows) // columns), FEWEST_ROWS)
            pieces = [aligned(rows[start : start + height]) for start in range(0, len(rows), height)]
            if sum(max(line.cell_len for line in piece) + GUTTER for piece in pieces) - GUTTER <= width:
                break
        table = Table.grid(padding=(0, GUTTER, 0, 0))
        table.add_row(*(Text("\n").join(piece) for piece in pieces))
        return table

    def parts(self, mission: Mission) -> list[Text]:
        """Return number, flag, needs and reward of a mission."""
        signs = self.signs
        return [
            Text(mission.id, "bold"),
            Text(FLAG_CODES[FLAGS[mission.flag]]),
            signs.needs(mission),
            Text(signs.reward(mission)),
        ]

    def progress(self, desk: dict[str, Any], mission: Mission) -> Text:
        """Return a check mark if the needs of a mission are met, or else how many of them are."""
        if rules.is_met(self.state, desk["seat"], mission):
            return Text(self.signs.glyphs.yes, "bold")
        there = len(mission.needs) - self.lacking(desk, mission).total()
        return Text(f"{there}/{len(mission.needs)}", DIM)

    def lacking(self, desk: dict[str, Any], mission: Mission) -> Counter[int]:
        """Count what a seat lacks for a mission, by the numbers the mission uses."""
        if mission.kind == "building":
            owned = Counter(number - 1 for number in desk["agents"])
        elif mission.kind == "seals":
            owned = Counter(self.content.buildings[number - 1].seal for number in desk["agents"])
        else:
            amounts = desk["bribes" if mission.kind == "bribes" else "info"]
            owned = Counter({index: amounts[name] for index, name in enumerate(MISSION_NEEDS[mission.kind])})
        return Counter(mission.needs) - owned

    def explained(self, ids: tuple[str, ...]) -> Group | None:
        """Return sentences about some missions, or about all visible ones with what their seats lack."""
        if ids:
            known = [id for id in ids if id in self.by_id]
            return Group(*(Text(self.signs.words.mission(id)) for id in known)) if known else None
        things: list[Text | Padding] = [self.title()]
        things += [indented(self.signs.words.mission(id)) for id in self._displayed()]
        for desk in self.data["desks"]:
            things.append(self.signs.seat(desk["seat"]))
            for id in desk["missions"]:
                things.append(indented(self.signs.words.mission(id)))
                things.append(indented(self._verdict(desk, self.by_id[id])))
        return Group(*things)

    def _verdict(self, desk: dict[str, Any], mission: Mission) -> Text:
        if rules.is_met(self.state, desk["seat"], mission):
            return Text(f"  {self.signs.glyphs.yes} {self.signs.get('met')}", "bold")
        lacks = replace(mission, needs=tuple(self.lacking(desk, mission).elements()))
        return Text.assemble((f"  {self.signs.get('lacks')} ", DIM), self.signs.needs(lacks))

    def _displayed(self) -> list[str]:
        return [id for id in self.data["missions"]["display"] if id is not None]


def aligned(rows: list[list[Text]]) -> list[Text]:
    """Return rows as lines with aligned columns."""
    widths = [max(part.cell_len for part in column) for column in zip(*rows, strict=True)]
    lines: list[Text] = []
    for row in rows:
        line = Text(no_wrap=True)
        for part, width in zip(row, widths, strict=True):
            line.append_text(part).append(" " * (width - part.cell_len + 1))
        line.rstrip()
        lines.append(line)
    return lines
