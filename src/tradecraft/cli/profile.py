"""`profile`: a player over many recorded games, luck apart, with habits and puzzles that fit them."""

from __future__ import annotations

import json
from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from tradecraft.bots.review import Reviewer, depth_for
from tradecraft.bots.review.habits import ReviewedGame, profile_of
from tradecraft.cli.arguments import opened_record
from tradecraft.cli.errors import CommandError, Reporting
from tradecraft.cli.progress import watched
from tradecraft.cli.terminal import new_console
from tradecraft.core.game import AnyGame
from tradecraft.core.record import Record
from tradecraft.puzzles.puzzle import puzzles
from tradecraft.report.words import told_habit, told_profile
from tradecraft.terminal.texts import TerminalTexts

MOST_HABITS, MOST_MOMENTS = 5, 6


def show_profile(files: list[Path], name: str, as_json: bool, packs: list[Path] | None, language: str) -> None:
    """Review all games of a player and sum them up."""
    with Reporting(language):
        texts = TerminalTexts(language)
        played: list[ReviewedGame] = []
        ids: set[str] = set()
        for path in files:
            with opened_record(path, packs, language) as (game, record, _):
                if name in record.seats:
                    ids.add(game.id)
                    played.append(_review(game, record, path, name, texts))
        if not played:
            raise CommandError("profile_nobody", name=name)
        profile = profile_of(played)
        if as_json:
            print(json.dumps({"name": name, **profile.data()}))
            return
        console = new_console()
        console.print(Text(told_profile(profile, name, texts), "bold"))
        if not profile.habits:
            console.print(Text(texts.get("profile-no-habits"), "dim"))
        for habit in profile.habits[:MOST_HABITS]:
            console.print(Text(told_habit(habit, profile.games, texts)))
            moments = ", ".join(f"{label} {entry}" for label, entry in habit.moments[:MOST_MOMENTS])
            lines = [texts.get("profile-moments", moments=moments)]
            count = sum(puzzle.theme == habit.theme and puzzle.game in ids for puzzle in puzzles())
            if count:
                lines.append(texts.get("profile-puzzles", count=count, theme=habit.theme))
            for line in lines:
                console.print(Padding(Text(line, "dim"), (0, 0, 0, 3), expand=False))


def _review(game: AnyGame, record: Record, path: Path, name: str, texts: TerminalTexts) -> ReviewedGame:
    seat = record.seats.index(name)
    reviewer = Reviewer(game, record, depth_for(record.players, is_deep=False), (seat,))
    for _ in watched(reviewer.run(), len(record.entries), f"{path.name}: {texts.get('terminal-analyse-progress')}"):
        pass
    return ReviewedGame(path.name, reviewer.review(), seat)
