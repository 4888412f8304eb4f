"""`verify`: check the record, the deal and the bots' moves of finished games; say what cannot be checked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import typer

from tradecraft.cli.arguments import add_packs
from tradecraft.cli.errors import REFUSED, CommandError, Reporting, printable
from tradecraft.cli.progress import watched
from tradecraft.cli.records import read_record
from tradecraft.cli.replay import sound_line
from tradecraft.core.errors import BadRecord, Refused
from tradecraft.core.registry import find_game_of
from tradecraft.server.bots.answers import program_version
from tradecraft.server.play.verify import Problem, Verification
from tradecraft.server.tables.fair_deal import NONE, ChosenDeal, TableNotes
from tradecraft.terminal.texts import TerminalTexts

MOST_PROBLEMS = 5
"""How many problems of a file are shown: one wrong seed spoils every draw."""


def verify_files(paths: list[Path], packs: list[Path] | None, language: str) -> None:
    """Check records as asked for on the command line; the exit code says whether all are sound."""
    with Reporting(language) as reporting:
        texts = TerminalTexts(language)
        add_packs(packs)
        results = [_is_sound(path, reporting, texts) for path in paths]
        if not all(results):
            raise typer.Exit(REFUSED)


def _is_sound(path: Path, reporting: Reporting, texts: TerminalTexts) -> bool:
    """Check one record and print the result."""
    reporting.game = None
    try:
        record = read_record(path)
        reporting.game = find_game_of(record)
        verification = Verification(reporting.game, record)
        for _ in watched(verification.run(), len(record.entries), path.name):
            pass
    except BadRecord as error:
        _tell_error(path, error.line, reporting.text(error), texts)
        return False
    except (Refused, CommandError) as error:
        print(reporting.line(error), file=sys.stderr)
        return False
    for line in _report(path, verification, texts):
        print(printable(line))
    problems = verification.problems
    for problem in problems[:MOST_PROBLEMS]:
        _tell_error(path, problem.line, _problem_text(problem, texts), texts)
    if len(problems) > MOST_PROBLEMS:
        more = texts.get("terminal-verify-more", path=str(path), count=len(problems) - MOST_PROBLEMS)
        print(printable(more), file=sys.stderr)
    return not problems


def _tell_error(path: Path, line: int, text: str, texts: TerminalTexts) -> None:
    # Standard error may be read by itself, and there may be many files.
    told = texts.around("terminal-verify-error", text, path=str(path), line=line)
    print(printable(told), file=sys.stderr)


def _problem_text(problem: Problem, texts: TerminalTexts) -> str:
    return texts.get(
        f"terminal-problem-{problem.kind}",
        entry=problem.entry,
        bot=problem.bot,
        found=problem.found,
        expected=problem.expected,
    )


def _report(path: Path, verification: Verification, texts: TerminalTexts) -> Iterator[str]:
    problems = len(verification.problems)
    if problems:
        yield texts.get("terminal-verify-unsound", path=str(path), count=problems)
    else:
        yield f"{path}: {sound_line(verification.match, verification.record, texts)}"
    if verification.notes is None:
        yield f"  {texts.get('terminal-verify-no_deal')}"
        return
    yield from (f"  {line}" for line in _checks(verification, verification.notes, texts))


def _checks(verification: Verification, notes: TableNotes, texts: TerminalTexts) -> Iterator[str]:
    if isinstance(notes.deal, ChosenDeal):
        yield texts.get("terminal-verify-chosen", seed=notes.deal.seed, draws=verification.draws)
    else:
        yield texts.get("terminal-verify-fair", table=notes.table, draws=verification.draws)
        entropy = " ".join(part or NONE for part in notes.deal.entropies)
        yield texts.get("terminal-verify-promised", commitment=notes.deal.commitment, entropy=entropy)
        for seat, withdrawn in notes.deal.withdrawn:
            yield texts.get("terminal-verify-withdrawn", seat=seat + 1, entropy=withdrawn or NONE)
    if notes.fork:
        yield texts.get("terminal-verify-fork", table=notes.fork.table, entries=notes.fork.entries)
    seats = [f"{seat} {bot}" for seat, bot in enumerate(notes.bots, 1) if bot]
    if seats:
        yield texts.get("terminal-verify-seats", seats=", ".join(seats))
    bots = verification.bot_moves
    if bots:
        listed = ", ".join(f"{bot} {moves}" for bot, moves in sorted(bots.items()))
        yield texts.get("terminal-verify-bots", moves=bots.total(), bots=listed)
    if verification.seeds:
        yield texts.get("terminal-verify-seeds", seeds=verification.seeds)
    elif bots:
        yield texts.get("terminal-verify-seeds_unbound")
    if not notes.bot_moves:
        yield texts.get("terminal-verify-no_bots")
    if not notes.bots:
        yield texts.get("terminal-verify-no_seats")
    here = program_version(verification.match.game)
    for (bot, version), moves in sorted(verification.unchecked.items()):
        key = "terminal-verify-no_such_bot" if version == here else "terminal-verify-other_version"
        yield texts.get(key, bot=bot, moves=moves, version=version, here=here)
