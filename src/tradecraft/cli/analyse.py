"""`analyse`: the chances to win over a finished game, and its turning points."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tradecraft.bots.analysis import Analysis, Analyst, TurningPoint
from tradecraft.bots.hindsight import Move
from tradecraft.cli.arguments import budget_of, opened_record
from tradecraft.cli.pictures import curve_picture, percent
from tradecraft.cli.progress import watched
from tradecraft.cli.records import write_whole
from tradecraft.cli.terminal import drawing_on, headline, new_console
from tradecraft.core.match import Step
from tradecraft.core.record import Record
from tradecraft.terminal.drawing import Drawing

BLOCKS = "▁▂▃▄▅▆▇█"
DIGITS = "0123456789"
NARROWEST = 10


def show_analysis(
    path: Path,
    milliseconds: int | None,
    simulations: int | None,
    seed: str,
    top: int,
    picture: Path | None,
    as_json: bool,
    packs: list[Path] | None,
    language: str,
) -> None:
    """Analyse a record as asked for on the command line."""
    with opened_record(path, packs, language) as (game, record, texts):
        analyst = Analyst(game, record, budget_of(milliseconds, simulations), seed)
        count = len(record.entries)
        steps = list(watched(analyst.run(), count, texts.get("terminal-analyse-progress")))
        analysis = analyst.analysis()
        points = analysis.greatest(top)
        if picture:
            title = texts.get("terminal-analyse-picture", game=game.title)
            marks = [(point.entry, point.seat, point.kind == "chance") for point in points]
            write_whole(picture, curve_picture(analysis.chances, record.seats, marks, title))
        if as_json:
            print(json.dumps({"game": game.id, "seats": list(record.seats), **analysis.data()}))
            return
        console = new_console()
        drawing = drawing_on(console, analyst.match, texts)
        headline(console, game.title)
        console.print(Text(drawing.verdict(analyst.match.state.outcome())))
        _show_curves(analysis, record, drawing, console)
        _show_points(points, steps, drawing, console)
        if picture:
            console.print(texts.get("terminal-analyse-picture_kept", path=str(picture)))
        console.print(texts.get("terminal-analyse-part_of_review", path=str(path)), style="dim")


def _show_curves(analysis: Analysis, record: Record, drawing: Drawing, console: Console) -> None:
    console.print()
    console.print(drawing.texts.get("terminal-analyse-chances"), style="bold")
    seats = [drawing.seat(seat) for seat in range(record.players)]
    room = max(NARROWEST, console.width - max(seat.cell_len for seat in seats) - 2)
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, name in enumerate(seats):
        curve = [chances[seat] for chances in analysis.chances]
        table.add_row(name, sparkline(curve, room, drawing.lines))
    console.print(table)


def sparkline(curve: list[float], width: int, draws_lines: bool) -> str:
    """Return a curve of numbers from 0 to 1 in one line: each character is the mean of its part, the last the end."""
    signs = BLOCKS if draws_lines else DIGITS
    columns = min(width, len(curve))
    edges = [len(curve) * column // columns for column in range(columns + 1)]
    parts = [curve[begin:end] for begin, end in pairwise(edges)]
    parts[-1] = curve[-1:]
    return "".join(signs[min(len(signs) - 1, int(sum(part) / len(part) * len(signs)))] for part in parts)


def _show_points(points: list[TurningPoint], steps: list[Step], drawing: Drawing, console: Console) -> None:
    texts = drawing.texts
    console.print()
    console.print(texts.get("terminal-analyse-points", count=len(points)), style="bold")
    for number, point in enumerate(points, 1):
        heading = texts.get(
            f"terminal-analyse-{point.kind}",
            entry=point.entry,
            round=point.round,
            seat=drawing.seat(point.seat).plain,
            before=percent(point.before),
            after=percent(point.after),
        )
        console.print(Text(f"{number}. {heading}"))
        for line in told(point, steps, drawing):
            console.print(Padding(Text(line, "dim"), (0, 0, 0, 3), expand=False))
    if points:
        console.print()
        console.print(texts.get("terminal-analyse-note"), style="dim")


def told(point: TurningPoint, steps: list[Step], drawing: Drawing) -> list[str]:
    """Return what happened at a turning point: the choice, the better one and why; or the draw."""
    if point.chosen is None or point.better is None:
        step = steps[point.entry - 1]
        return drawing.story(list(step.events)) or [step.entry.text]
    lines = [
        drawing.texts.get("terminal-analyse-chosen", move=move_text(point.chosen, drawing)),
        drawing.texts.get("terminal-analyse-better", move=move_text(point.better, drawing)),
    ]
    return lines + [drawing.reason(reason) for reason in point.reasons]


def move_text(move: Move, drawing: Drawing) -> str:
    """Return an option in notation and in words."""
    said = drawing.action(move.data)
    return f"{move.text} ({said})" if said else move.text
