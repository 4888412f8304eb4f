"""Tournaments between bots. With a folder, finished games are saved and a later run continues.

The folder holds what was planned (`plan.json`), a line for each finished game (`games.jsonl`), and their records.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from tradecraft import __version__
from tradecraft.bots.arena import PlayedGame, Result, Tournament, play
from tradecraft.bots.arena.tournament import result_from, result_of
from tradecraft.cli.errors import CommandError, system_text
from tradecraft.cli.processes import share_out
from tradecraft.cli.records import write_record, write_whole, writing
from tradecraft.engine import PACKAGE

PLAN = "plan.json"
GAMES = "games.jsonl"
RECORDS = "records"

DECIDING = ("core", "games", "bots")
"""The parts of the program that decide how a game between bots goes."""

Job = tuple[int, int]
"""A game to be played: the number of its line-up, and its own number there."""
Report = dict[str, Any]
"""What the games of a tournament show, or a part of it, as plain data."""


def play_tournament(
    tournament: Tournament,
    jobs: Sequence[Job],
    workers: int,
    folder: GamesFolder | None = None,
    cluster: str | None = None,
) -> Iterator[Result]:
    """Yield the results of games as they finish; with a folder, each is saved first."""
    work = partial(_play, tournament, folder is not None)
    for lineup, played in share_out(work, jobs, workers, cluster=cluster):
        result = result_of(tournament.lineups[lineup], lineup, played)
        if folder:
            folder.keep(result, played)
        yield result


def _play(tournament: Tournament, keep_record: bool, job: Job) -> tuple[int, PlayedGame]:
    lineup, number = job
    return lineup, play(tournament.lineups[lineup], number, keep_record)


@cache
def program_id() -> str:
    """Return the version and a fingerprint of all code that decides how games go."""
    digest = sha256()
    for part in DECIDING:
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(f"{path.relative_to(PACKAGE).as_posix()}\n".encode() + path.read_bytes())
    return f"{__version__}-{digest.hexdigest()[:8]}"


@dataclass
class GamesFolder:
    """The finished games of a tournament in a folder."""

    path: Path
    tournament: Tournament

    def open(self) -> list[Result]:
        """Make the folder ready and return its games; raise CommandError if they are of another tournament."""
        try:
            self.path.joinpath(RECORDS).mkdir(parents=True, exist_ok=True)
            plan = self.path / PLAN
            if not plan.exists():
                if any(one.name != RECORDS for one in self.path.iterdir()):
                    raise CommandError("folder_not_empty", path=str(self.path))
                write_whole(plan, f"{json.dumps(self._plan(), indent=2)}\n")
            elif json.loads(plan.read_text("utf-8")) != self._plan():
                raise CommandError("other_tournament", path=str(self.path))
            return self._finished()
        except OSError as error:
            raise CommandError("cannot_write", path=str(self.path), error=system_text(error)) from None
        except ValueError:
            raise CommandError("other_tournament", path=str(self.path)) from None

    def keep(self, result: Result, played: PlayedGame) -> None:
        """Save a finished game: first its record, then its line in the list."""
        if played.record:
            note = f"game {result.number + 1} of a series with the seed {self.tournament.lineups[0].seed}"
            write_record(self.record_path(result), replace(played.record, notes=(note,)))
        line = json.dumps(result.data(), separators=(",", ":"))
        path = self.path / GAMES
        with writing(path), open(path, "a", encoding="utf-8") as file:
            file.write(f"{line}\n")
            file.flush()
            os.fsync(file.fileno())

    def record_path(self, result: Result) -> Path:
        """Return where the record of a game is."""
        return self.path / RECORDS / f"{result.lineup + 1:02}-{result.number + 1:04}.tcr"

    def _plan(self) -> dict[str, Any]:
        return {"program": program_id(), **self.tournament.data()}

    def _finished(self) -> list[Result]:
        """Read all complete games; an interrupted line is cut off, and its game is played again."""
        path = self.path / GAMES
        if not path.exists():
            return []
        source = path.read_bytes()
        whole = source[: source.rfind(b"\n") + 1]
        if len(whole) < len(source):
            with open(path, "r+b") as file:
                file.truncate(len(whole))
        found: dict[Job, Result] = {}
        for line in whole.splitlines():
            try:
                result = result_from(json.loads(line))
            except (ValueError, TypeError, KeyError):
                continue
            found[result.lineup, result.number] = result
        return list(found.values())
