"""`review`: every decision of a finished game graded, luck apart from skill, in words."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tradecraft import __version__
from tradecraft.bots.review import Review, Reviewer, depth_for
from tradecraft.cli.analyse import NARROWEST, sparkline
from tradecraft.cli.arguments import opened_record
from tradecraft.cli.progress import watched
from tradecraft.cli.records import write_whole
from tradecraft.cli.terminal import drawing_on, headline, new_console
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.match import Step
from tradecraft.locales.texts import texts_for
from tradecraft.report.page import review_page
from tradecraft.report.words import Words, hundredths
from tradecraft.terminal.drawing import Drawing


def show_review(
    path: Path,
    seat: int | None,
    deep: bool,
    html: Path | None,
    as_json: bool,
    packs: list[Path] | None,
    language: str,
) -> None:
    """Review a record as asked for on the command line."""
    with opened_record(path, packs, language) as (game, record, texts):
        if seat is not None and seat > record.players:
            raise BadOption(Reason.of("no_such_seat", seat=seat, players=record.players))
        seats = None if seat is None else (seat - 1,)
        reviewer = Reviewer(game, record, depth_for(record.players, deep), seats)
        steps = list(watched(reviewer.run(), len(record.entries), texts.get("terminal-analyse-progress")))
        review = reviewer.review()
        named = texts_for(game.id, texts, record.seats, dict(record.options), game.content_version)
        words = Words(review, named)
        console = new_console()
        drawing = drawing_on(console, reviewer.match, texts)
        verdict = drawing.verdict(reviewer.match.state.outcome())
        if html:
            title = texts.get("review-title", game=game.title)
            story = [_told(step, drawing) for step in steps]
            page = review_page(review, words, story, title, verdict, __version__, texts.language)
            write_whole(html, page)
        if as_json:
            depth = "deep" if deep else "standard"
            about = {"game": game.id, "names": list(record.seats), "version": __version__, "depth": depth}
            print(json.dumps({**about, **review.data()}))
            return
        headline(console, game.title)
        console.print(Text(verdict))
        _show_curves(review, words, drawing, console)
        _show_ledger(review, words, console)
        _show_decisions(words, console)
        _show_draws(review, words, console)
        console.print()
        console.print(Text(texts.get("review-note", version=__version__), "dim"))
        if html:
            console.print(Text(texts.get("terminal-review-page_kept", path=str(html))))


def _told(step: Step, drawing: Drawing) -> list[str]:
    return drawing.story(list(step.events)) or [step.entry.text]


def _title(console: Console, text: str) -> None:
    console.print()
    console.print(Text(text, "bold"))


def _show_curves(review: Review, words: Words, drawing: Drawing, console: Console) -> None:
    _title(console, words.texts.get("review-curve"))
    names = [words.seat(seat) for seat in range(review.ledger.players)]
    room = max(NARROWEST, console.width - max(map(len, names)) - 2)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat, name in enumerate(names):
        grid.add_row(name, sparkline([row[seat] for row in review.chances], room, drawing.lines))
    console.print(grid)


def _show_ledger(review: Review, words: Words, console: Console) -> None:
    texts = words.texts
    _title(console, texts.get("review-ledger"))
    players = review.ledger.players
    console.print(Text(texts.get("review-ledger-lead", fair=f"{100 / players:.0f}"), "dim"))
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(texts.get("review-seat"))
    for key in ("result", "luck", "own", "others"):
        table.add_column(texts.get(f"review-{key}"), justify="right")
    for seat in range(players):
        account = review.ledger.account(seat)
        cells = [f"{hundredths(step)} ± {100 * error:.0f}" for _, step, error in words.parts(account)]
        table.add_row(words.seat(seat), hundredths(account.result), *cells)
    console.print(table)
    for seat in range(players):
        console.print(Text(" ".join(words.summary(seat))))


def _show_decisions(words: Words, console: Console) -> None:
    _title(console, words.texts.get("review-decisions"))
    for seat in sorted({decision.seat for decision in words.review.decisions}):
        console.print(Text(words.counts(seat)))
    worse = words.worse()
    if not worse:
        console.print(Text(words.texts.get("review-no-decisions")))
    for decision in worse:
        console.print(Text(words.heading(decision)))
        for line in words.lines(decision):
            console.print(Padding(Text(line, "dim"), (0, 0, 0, 3), expand=False))


def _show_draws(review: Review, words: Words, console: Console) -> None:
    draws = review.turns_of_luck()
    if draws:
        _title(console, words.texts.get("review-draws"))
        for term in draws:
            console.print(Text(words.draw(term)))
