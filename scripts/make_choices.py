"""Write tests/bots/choices.jsonl: what every bot chooses in positions of the golden records.

    python scripts/make_choices.py           write the file
    python scripts/make_choices.py --check   replay the file and list changed choices

A refactoring must keep every choice. Rewrite the file only for a change that is meant to make a bot play differently.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from random import Random

from tradecraft.bots.protocol import Budget, find_bot
from tradecraft.core.match import Match, begin_replay
from tradecraft.core.record import Record, parse_record
from tradecraft.core.registry import find_game_of

TESTS = Path(__file__).resolve().parent.parent / "tests"
GOLDEN = TESTS / "golden"
CHOICES = TESTS / "bots" / "choices.jsonl"

POSITIONS = 11
"""The number of positions used from each golden record."""
SIMULATIONS = {
    "random": 0,
    "companion": 0,
    "recruit": 0,
    "handler": 0,
    "greedy": 0,
    "officer": 0,
    "station_chief": 20,
    "spymaster_1": 30,
    "spymaster": 30,
}
"""The bots, and how many simulations those that search may use."""
FORMERLY = {"spymaster_1": "spymaster"}
"""Bots whose choices are stored under an earlier name."""
STORED = [bot for bot in SIMULATIONS if bot not in FORMERLY]
"""The bots whose choices are in the file."""


@dataclass(frozen=True)
class Position:
    """A decision in a golden record, `at` entries after its beginning, and what each bot chooses there."""

    record: str
    at: int
    seat: int
    choices: dict[str, str]


def read_golden(name: str) -> Record:
    """Read a golden record by the name of its file, without the suffix."""
    return parse_record((GOLDEN / f"{name}.tcr").read_bytes())


def choice(match: Match, record: str, seat: int, bot: str) -> str:
    """Return what a bot chooses, in notation; its random numbers depend on the position alone."""
    game, state = match.game, match.state
    rng = Random(f"{record}/{len(match.steps)}/{FORMERLY.get(bot, bot)}")
    budget = Budget(simulations=SIMULATIONS[bot])
    thought = find_bot(bot, game).think(game.view(state, seat), state.legal(seat), rng, budget)
    return game.action_text(state, seat, thought.action)


def decisions(record: Record) -> list[int]:
    """List the entries of a record, counted from 0, at which a seat had a choice."""
    match = begin_replay(find_game_of(record), record)
    found = []
    for at, entry in enumerate(record.entries):
        if entry.seat in match.state.deciders and len(match.state.legal(entry.seat)) > 1:
            found.append(at)
        match.enter(entry)
    return found


def make(name: str) -> Iterator[Position]:
    """Choose positions of a record and ask every bot what it does there."""
    record = read_golden(name)
    places = decisions(record)
    chosen = sorted(Random(name).sample(places, min(POSITIONS, len(places))))
    for match, at in visit(name, chosen):
        seat = record.entries[at].seat
        yield Position(name, at, seat, {bot: choice(match, name, seat, bot) for bot in STORED})


def visit(name: str, places: list[int]) -> Iterator[tuple[Match, int]]:
    """Replay a golden record; stop at each of the given entries, before it is carried out."""
    record = read_golden(name)
    match = begin_replay(find_game_of(record), record)
    for at, entry in enumerate(record.entries[: max(places) + 1]):
        if at in places:
            yield match, at
        match.enter(entry)


def read_choices() -> dict[str, list[Position]]:
    """Read the stored choices by the name of the golden record."""
    lines = CHOICES.read_text("utf-8").splitlines()
    positions = [Position(**json.loads(line)) for line in lines]
    return {name: list(group) for name, group in groupby(positions, key=lambda one: one.record)}


def differences(positions: list[Position]) -> Iterator[str]:
    """Yield a line for each bot that chooses differently in positions of one golden record."""
    by_place = {position.at: position for position in positions}
    for match, at in visit(positions[0].record, list(by_place)):
        position = by_place[at]
        for bot in SIMULATIONS:
            was = position.choices[FORMERLY.get(bot, bot)]
            now = choice(match, position.record, position.seat, bot)
            if now != was:
                yield f"{position.record}, entry {at + 1}: {bot} chose {was!r} and now chooses {now!r}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="replay the file and name each difference")
    if parser.parse_args().check:
        found = [line for positions in read_choices().values() for line in differences(positions)]
        print("\n".join(found) or "every bot chooses as before")
        return 1 if found else 0
    names = sorted(path.relative_to(GOLDEN).with_suffix("").as_posix() for path in GOLDEN.rglob("*.tcr"))
    positions = [position for name in names for position in make(name)]
    CHOICES.write_text("".join(f"{json.dumps(vars(position))}\n" for position in positions), "utf-8")
    print(f"{len(positions) * len(STORED)} choices in {len(positions)} positions of {len(names)} records")
    return 0


if __name__ == "__main__":
    sys.exit(main())
