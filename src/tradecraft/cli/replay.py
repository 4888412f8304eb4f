"""`replay`: show a recorded game step by step, show a position in it, or check it."""

from __future__ import annotations

from itertools import chain, islice
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tradecraft.cli.arguments import opened_record
from tradecraft.cli.beliefs import print_beliefs, show_beliefs
from tradecraft.cli.errors import CommandError
from tradecraft.cli.records import write_whole
from tradecraft.cli.replay_file import replay_file
from tradecraft.cli.terminal import drawing_on, headline, new_console
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import OPEN, OVER, AnyGame, State
from tradecraft.core.match import Match, Step, begin_replay, replay
from tradecraft.core.record import BY_CHANCE, Entry, Record
from tradecraft.locales import Texts
from tradecraft.locales.texts import texts_for
from tradecraft.pictures import find_picture
from tradecraft.report.beliefs import BeliefWords
from tradecraft.report.page import replay_page
from tradecraft.terminal.drawing import Drawing
from tradecraft.terminal.printing import final_scoring, whole_position


def show_replay(
    path: Path,
    verify: bool,
    seat: int | None,
    at: int | None,
    beliefs: bool,
    as_json: bool,
    html: Path | None,
    packs: list[Path] | None,
    language: str,
) -> None:
    """Show or check a record as asked for on the command line."""
    with opened_record(path, packs, language) as (game, record, texts):
        viewer = OPEN if seat is None else seat - 1
        if seat is not None and not 1 <= seat <= record.players:
            raise BadOption(Reason.of("no_such_seat", seat=seat, players=record.players))
        if at is not None and at > len(record.entries):
            raise CommandError("no_such_step", step=at, steps=len(record.entries))
        if (beliefs and (seat is None or at is None)) or (as_json and not beliefs):
            raise CommandError("beliefs_of_whom")
        match = begin_replay(game, record)
        console = new_console()
        drawing = drawing_on(console, match, texts)
        named = texts_for(game.id, texts, record.seats, dict(record.options), game.content_version)
        if as_json and at is not None:
            print_beliefs(match, record, BeliefWords(named), viewer, at)
        elif verify:
            for _ in replay(match, record):
                pass
            print(sound_line(match, record, texts))
        elif html is not None:
            write_whole(html, page_of(match, record, drawing, viewer))
            print(texts.get("terminal-review-page_kept", path=str(html)))
        elif at is not None:
            _show_position(match, record, drawing, console, viewer, at)
            if beliefs:
                again = begin_replay(game, record)
                show_beliefs(again, record, BeliefWords(named), drawing, console, viewer, at)
        else:
            _show_log(match, record, drawing, console, viewer)


def page_of(match: Match, record: Record, drawing: Drawing, viewer: int = OPEN) -> str:
    """Play a record and return the page that replays it as a viewer saw it.

    It is made of the client's own parts; where there is no built client, it has a picture for each round.
    """
    story: list[list[str]] = []
    before = match.state.clone()
    for step in replay(match, record):
        events = [event for event in step.events if viewer == OPEN or event.is_visible_to(viewer)]
        known = [_in_words(drawing, match.game, before, step.entry)] if viewer in (OPEN, step.entry.seat) else []
        story.append(drawing.story(events) or known)
        before = match.state.clone()
    title = f"{match.game.title}: {', '.join(record.seats)}"
    page = replay_file(record, drawing.texts.language, viewer, title, story)
    return page or _page_with_pictures(match, record, drawing, viewer, title, story)


def _page_with_pictures(
    match: Match, record: Record, drawing: Drawing, viewer: int, title: str, story: list[list[str]]
) -> str:
    """Return the page of a game that has been played, with a picture for each round."""
    game, rounds = match.game, -1
    pictures: list[tuple[int, str]] = []
    again = begin_replay(game, record)
    states = chain([again.state], (again.state for _ in replay(again, record)))
    for entries, state in enumerate(states):
        if state.round != rounds or entries == len(story):
            rounds = state.round
            if picture := find_picture(game, game.view(state, viewer)):
                pictures.append((entries, picture))
    verdict = drawing.verdict(match.state.outcome()) if match.state.waiting == OVER else ""
    notes = [drawing.option(name, value) for name, value in record.options]
    notes.append(f"{len(record.entries)} · {record.digest}")
    return replay_page(story, pictures, drawing.texts, title, verdict, notes)


def _in_words(drawing: Drawing, game: AnyGame, state: State, entry: Entry) -> str:
    """Return what a player did in a state, for a step that has no events."""
    if entry.seat == BY_CHANCE:
        return entry.text
    action = game.action_from_text(state, entry.seat, entry.text)
    label = drawing.action(game.action_data(state, entry.seat, action))
    return f"{drawing.words.seat(entry.seat)}: {label or entry.text}"


def sound_line(match: Match, record: Record, texts: Texts) -> str:
    """Return the message for a record that replayed without error."""
    if match.state.waiting == OVER:
        outcome = match.state.outcome()
        scores = (f"{name} {score}" for name, score in zip(record.seats, outcome.scores, strict=True))
        result = f"{outcome.reason}: {', '.join(scores)}"
    else:
        result = texts.get("terminal-in_round", round=match.state.round)
    return texts.get("terminal-sound", steps=len(record.entries), digest=record.digest, result=result)


def _show_position(match: Match, record: Record, drawing: Drawing, console: Console, viewer: int, at: int) -> None:
    steps = replay(match, record)
    for _ in islice(steps, at):
        pass
    if at == len(record.entries):
        # What comes after the last step is the check of the digest.
        next(steps, None)
    headline(console, drawing.texts.get("terminal-replay_step", step=at, steps=len(record.entries)))
    outcome = match.state.outcome() if match.state.waiting == OVER else None
    for thing in whole_position(drawing, match.game.view(match.state, viewer), outcome):
        console.print(thing)


def _show_log(match: Match, record: Record, drawing: Drawing, console: Console, viewer: int) -> None:
    headline(console, match.game.title)
    for seat in range(record.players):
        console.print(drawing.seat(seat))
    for name, value in record.options:
        console.print(Text(drawing.option(name, value), "dim"))
    for note in record.notes:
        console.print(Text(note, "dim"))
    console.print()
    digits = len(str(len(record.entries)))
    for number, step in enumerate(replay(match, record), 1):
        _show_step(step, f"{number:>{digits}}", drawing, console, viewer)
    headline(console, drawing.texts.get("terminal-replay_end"))
    if match.state.waiting == OVER:
        for thing in final_scoring(drawing, match.game.view(match.state, viewer), match.state.outcome()):
            console.print(thing)


def _show_step(step: Step, number: str, drawing: Drawing, console: Console, viewer: int) -> None:
    """Print a step as a viewer saw it. The entries of others may be secret; the visible part is in the events."""
    entry = step.entry
    lines = drawing.story([event for event in step.events if viewer == OPEN or event.is_visible_to(viewer)])
    if viewer in (OPEN, entry.seat):
        actor = "*" if entry.seat == BY_CHANCE else drawing.seat(entry.seat).plain
        lines.insert(0, f"{actor}: {entry.text}")
    for index, line in enumerate(lines):
        margin = f"{number}  " if index == 0 else " " * (len(number) + 2)
        is_entry = index == 0 and viewer in (OPEN, entry.seat)
        grid = Table.grid()
        grid.add_row(Text(margin, "dim"), Text(line, "bold" if is_entry else ""))
        console.print(grid)
