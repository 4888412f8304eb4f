"""Advice in a game: the best choices with their chances, and why."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tradecraft.bots.advice import Advice, advise
from tradecraft.bots.protocol import OWN_BUDGET, Budget
from tradecraft.cli.complaints import printable
from tradecraft.cli.pictures import percent

if TYPE_CHECKING:
    from tradecraft.cli.commands import Turn

BUDGET = Budget(milliseconds=1000)
MOST = 3
"""How many choices are advised at most."""
UNDER = 4
"""How far reasons stand from the margin, under the choice they are for."""


def show_hint(turn: Turn) -> None:
    """Print the best choices of a seat with the chance to win, how far off it may be, and the reasons."""
    state, seat = turn.match.state, turn.seat
    legal = state.legal(seat)
    if len(legal) == 1:
        turn.say("hint-forced")
        return
    budget = BUDGET if turn.table.budget == OWN_BUDGET else turn.table.budget
    # The same question at the same moment is answered in the same way.
    rng = Random(f"{turn.table.seed}/hint/{seat}/{len(turn.match.steps)}")
    with turn.table.screen.waiting() as wait_for:
        wait_for(turn.texts.get("terminal-hint-thinking"))
        found = [one for one in advise(turn.game, turn.view, legal, rng, budget)[:MOST] if one.visits]
    turn.say("hint-title", "bold", count=len(found))
    for one in found:
        _show_advice(turn, one, legal.index(one.action) + 1)


def _show_advice(turn: Turn, advice: Advice, number: int) -> None:
    state, seat = turn.match.state, turn.seat
    notation = turn.game.action_text(state, seat, advice.action)
    (label,) = turn.drawing.choices(turn.view, [turn.game.action_data(state, seat, advice.action)])
    chance = turn.texts.get("terminal-hint-chance", chance=percent(advice.chance), error=f"{100 * advice.error:.0f}")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_row(Text(f"{number:>3}", "bold"), chance, Text(notation, "dim"), label)
    turn.show(grid)
    for reason in advice.reasons:
        turn.show(Padding(Text(printable(turn.drawing.reason(reason))), (0, 0, 0, UNDER + 1), expand=False))
