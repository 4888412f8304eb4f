"""The `hint` command of a game: the best choices with their chances, and why."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tradecraft.bots.judge import Candidate, judge
from tradecraft.cli.commands import Turn
from tradecraft.cli.errors import printable
from tradecraft.cli.pictures import percent

MOST = 3
"""How many choices are advised at most."""
UNDER = 4
"""How far reasons stand from the margin, under the choice they are for."""


def show_hint(turn: Turn) -> None:
    """Print the best choices of a seat with the chance to win, how far off it may be, and the reasons."""
    legal = turn.match.state.legal(turn.seat)
    if len(legal) == 1:
        turn.say("hint-forced")
        return
    with turn.table.screen.waiting() as wait_for:
        wait_for(turn.texts.get("terminal-hint-thinking"))
        found = judge(turn.game, turn.view, turn.table.budget).advice(MOST)
    turn.say("hint-title", "bold", count=len(found))
    for one in found:
        _show_candidate(turn, one, legal.index(one.action) + 1)


def _show_candidate(turn: Turn, candidate: Candidate, number: int) -> None:
    state, seat = turn.match.state, turn.seat
    notation = turn.game.action_text(state, seat, candidate.action)
    (label,) = turn.drawing.choices(turn.view, [turn.game.action_data(state, seat, candidate.action)])
    chance = turn.texts.get(
        "terminal-hint-chance", chance=percent(candidate.chance), error=f"{100 * candidate.error:.0f}"
    )
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_row(Text(f"{number:>3}", "bold"), chance, Text(notation, "dim"), label)
    turn.show(grid)
    for reason in candidate.reasons:
        turn.show(Padding(Text(printable(turn.drawing.reason(reason))), (0, 0, 0, UNDER + 1), expand=False))
