"""Measure the steps of the ladder below the search, how far each level can be exploited, and what peeking would win.

    python -m bench.steps                   measure what has no result yet; the same command resumes
    python -m bench.steps --only ceilings   only these; or `steps`, `errors`, `exploits`
    python -m bench.steps --only steps --again
    python -m bench.steps --list            list the measurements

Nothing here depends on the load of the machine: levels below the search need no time, and the others have a fixed
number of simulations, which only a very slow machine does not reach in the time they have. Results are kept in
bench/results/steps.json, games in bench/results/duel; `python -m bench.ladder --render` writes them into
docs/opponents.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench.ladder import STEPS, circumstances, read
from bench.peers import ROOT
from bench.trials import GAMES
from tradecraft.bots.arena import plan_duel
from tradecraft.bots.exploit import PREFIX
from tradecraft.bots.levels import FORMER
from tradecraft.bots.peeking import PREFIX as PEEKS
from tradecraft.bots.protocol import OWN_BUDGET
from tradecraft.cli.duel import played_out
from tradecraft.cli.records import write_whole
from tradecraft.core.registry import find_game

SETTINGS: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("Vienna, introductory", "vienna", {}),
    ("Vienna, advanced", "vienna", {"version": "advanced"}),
    ("1955, normal side", "war1955", {}),
    ("1955, short side", "war1955", {"side": "short"}),
)
NEVER = (0.4999, 0.5001)
"""Bounds too close for a test to decide, so that all games are played."""
STEP_GAMES = 600
ERROR_GAMES = 1000
LEVELS = ("recruit", "handler", "officer", "station_chief", "spymaster")
"""The levels that are exploited: all but the companion, which does not try to win."""
EXPLOITED = 16
PEEKED = 32
"""How many games are played for a bound and for a ceiling: few, because a best response is slow to find."""
EXPLOITER = 24
"""How many simulations the exploiter makes, and the search that peeks."""


class Meeting(NamedTuple):
    """Games of one bot against another."""

    title: str
    game: str
    options: dict[str, str]
    bots: tuple[str, str]
    games: int


def meet(meeting: Meeting, folder: Path | None = None) -> dict[str, Any]:
    """Let two bots play all games; return the result. With a folder, an interrupted meeting goes on."""
    found = find_game(meeting.game)
    resolved = found.resolve_options(2, meeting.options)
    duel = plan_duel(found, 2, resolved, meeting.bots, "steps", OWN_BUDGET, meeting.games, NEVER)
    report = played_out(duel, 1, folder=folder)
    chosen = "".join(f" --option {name}={value}" for name, value in meeting.options.items())
    bars = f"--too-little {NEVER[0]} --enough {NEVER[1]}"
    command = (
        f"tradecraft duel {' '.join(meeting.bots)} --game {meeting.game}{chosen} --games {meeting.games} "
        f"--seed steps {bars}"
    )
    kept = ("a", "b", "games", "wins_a", "wins_b", "draws", "share_a", "low", "high")
    return {"title": meeting.title, **{name: report[name] for name in kept}, "measured": circumstances(command)}


def steps() -> list[Meeting]:
    """List each level below the search against the one under it."""
    pairs = (("officer", "handler"), ("handler", "recruit"))
    return [Meeting(*setting, pair, STEP_GAMES) for setting in SETTINGS for pair in pairs]


def errors() -> list[Meeting]:
    """List each level whose mistakes are those of people against the level as it was before."""
    return [
        Meeting(*setting, (level, f"{level}+{FORMER}"), ERROR_GAMES)
        for setting in SETTINGS
        for level in ("recruit", "officer")
    ]


def exploits() -> list[Meeting]:
    """List each level against the best response to it."""
    return [
        Meeting(*setting, (f"{PREFIX}{level}@{EXPLOITER}", level), EXPLOITED)
        for level in LEVELS
        for setting in SETTINGS
    ]


def ceilings() -> list[Meeting]:
    """List each level against a search that peeks, with as many simulations as its exploiter makes."""
    return [
        Meeting(*setting, (f"{PEEKS}spymaster_1@{EXPLOITER}", level), PEEKED)
        for level in LEVELS
        for setting in SETTINGS
    ]


PARTS = {"steps": steps, "errors": errors, "exploits": exploits, "ceilings": ceilings}


def is_result_of(one: dict[str, Any], meeting: Meeting) -> bool:
    """Tell whether a kept result is that of a meeting."""
    return (one["title"], one["a"], one["b"]) == (meeting.title, *meeting.bots)


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=list(PARTS), help="measure only this")
    parser.add_argument("--again", action="store_true", help="measure also what has a result")
    parser.add_argument("--list", action="store_true", help="list the measurements, with their results")
    asked = parser.parse_args(arguments)
    kept: dict[str, list[dict[str, Any]]] = read(root / STEPS) or {}
    for name in [asked.only] if asked.only else PARTS:
        known = kept.get(name, [])
        for meeting in PARTS[name]():
            results = [one for one in known if is_result_of(one, meeting)]
            if asked.list:
                share = f"{results[0]['share_a']:.1%} of {results[0]['games']}" if results else "not measured"
                print(f"{name}, {meeting.title}, {' – '.join(meeting.bots)}: {share}")
            elif asked.again or not results:
                known = [one for one in known if one not in results]
                known.append(meet(meeting, root / GAMES))
                kept[name] = known
                write_whole(root / STEPS, f"{json.dumps(kept, indent=1)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
