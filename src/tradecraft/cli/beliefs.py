"""The beliefs of a seat in a recorded game: bars, bits and words."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tradecraft.bots.beliefs import Witness, witness
from tradecraft.bots.coach import Kind
from tradecraft.bots.review.holdings import Belief, Likely, believe
from tradecraft.core.match import Match
from tradecraft.core.record import Record
from tradecraft.report.beliefs import BeliefWords, telling
from tradecraft.terminal.drawing import Drawing

BAR, MOST_CARDS = 20, 12


def show_beliefs(
    match: Match, record: Record, words: BeliefWords, drawing: Drawing, console: Console, seat: int, at: int
) -> None:
    """Print what a seat could believe at a moment of a record."""
    seen = witness(match, record.entries[:at], seat)
    belief = believe(match.game, seen.views)
    console.print()
    console.print(Text(words.texts.get("belief-title"), "bold"))
    console.print(Text(words.basis(belief), "dim"))
    for holding in belief.holdings:
        console.print(Text(words.heading(holding), "bold"))
        if certain := words.certain(holding):
            console.print(Text(certain))
        console.print(_bars([*holding.kinds, *holding.cards[:MOST_CARDS]], words, drawing.lines))
    if belief.holdings:
        _show_acts(belief, seen, words, drawing, console)


def _bars(likely: Sequence[Likely], words: BeliefWords, draws_lines: bool) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for one in likely:
        length = round(BAR * one.chance)
        bar = ("█" * length + "░" * (BAR - length)) if draws_lines else ("#" * length + "." * (BAR - length))
        dealt = words.texts.get("belief-dealt", dealt=round(100 * one.dealt))
        grid.add_row(words.name(one), bar, f"{100 * one.chance:.0f} %", Text(dealt, "dim"))
    return grid


def _show_acts(belief: Belief, seen: Witness, words: BeliefWords, drawing: Drawing, console: Console) -> None:
    acts = telling(belief)
    console.print(Text(words.texts.get("belief-acts" if acts else "belief-no-acts"), "bold" if acts else "dim"))
    for told in acts:
        story = " - ".join(drawing.story(seen.events[told.place]))
        console.print(Text(f"{words.bits(told)}  {story}"))
        if sentence := words.told(told):
            console.print(Padding(Text(sentence, "dim"), (0, 0, 0, 3), expand=False))


def print_beliefs(match: Match, record: Record, words: BeliefWords, seat: int, at: int) -> None:
    """Print what a seat could believe at a moment as one JSON object, with sentences."""
    seen = witness(match, record.entries[:at], seat)
    belief = believe(match.game, seen.views)

    def named(likely: Likely) -> dict[str, object]:
        what = likely.what
        id = "_".join(filter(None, what)) if isinstance(what, Kind) else what
        return {"id": id, "name": words.name(likely), "chance": likely.chance, "dealt": likely.dealt}

    data = {
        **{name: getattr(belief, name) for name in ("seat", "is_counted", "deals", "worlds", "effective", "bits")},
        "entry": at,
        "holdings": [
            {
                "seat": holding.seat,
                "size": holding.size,
                "certain": list(holding.certain),
                "kinds": [named(likely) for likely in holding.kinds],
                "cards": [named(likely) for likely in holding.cards],
            }
            for holding in belief.holdings
        ],
        "acts": [
            {
                "events": [event.as_data() for event in seen.events[told.place]],
                "bits": told.bits,
                "sentence": words.told(told),
            }
            for told in telling(belief)
        ],
    }
    print(json.dumps(data))
