"""Measure the steps of the ladder below the search, and how far each level can be exploited.

    python -m bench.steps                 measure what has no result yet
    python -m bench.steps --only steps    measure the steps again; or `exploits`

Nothing here depends on the load of the machine: levels below the search need no time, and the others have a fixed
number of simulations. Results are kept in bench/results/steps.json; `python -m bench.ladder --render` writes them into
docs/opponents.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.ladder import STEPS, circumstances, read
from bench.peers import ROOT
from tradecraft.bots.arena import plan_duel
from tradecraft.bots.exploit import PREFIX
from tradecraft.bots.protocol import OWN_BUDGET
from tradecraft.cli.duel import played_out
from tradecraft.cli.records import write_whole
from tradecraft.core.registry import find_game

SETTINGS: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("Vienna, introductory", "vienna", {}),
    ("Vienna, advanced", "vienna", {"version": "advanced"}),
    ("1955, normal side", "war1955", {}),
)
NEVER = (0.4999, 0.5001)
"""Bounds too close for a test to decide, so that all games are played."""
STEP_GAMES = 600
EXPLOITED = (("recruit", 16), ("handler", 16), ("officer", 16))
"""The levels, and how many games their exploiter plays: few, because it is slow."""
EXPLOITER = 24


def meet(bots: tuple[str, str], title: str, game: str, options: dict[str, str], games: int) -> dict[str, Any]:
    """Let two bots play all games; return the result."""
    found = find_game(game)
    resolved = found.resolve_options(2, options)
    report = played_out(plan_duel(found, 2, resolved, bots, "steps", OWN_BUDGET, games, NEVER), 1)
    chosen = "".join(f" --option {name}={value}" for name, value in options.items())
    bars = f"--too-little {NEVER[0]} --enough {NEVER[1]}"
    command = f"tradecraft duel {' '.join(bots)} --game {game}{chosen} --games {games} --seed steps {bars}"
    kept = ("a", "b", "games", "wins_a", "wins_b", "draws", "share_a", "low", "high")
    return {"title": title, **{name: report[name] for name in kept}, "measured": circumstances(command)}


def steps() -> list[dict[str, Any]]:
    """Measure each level below the search against the one under it."""
    pairs = (("officer", "handler"), ("handler", "recruit"))
    return [meet(pair, *setting, STEP_GAMES) for setting in SETTINGS for pair in pairs]


def exploits() -> list[dict[str, Any]]:
    """Measure the share that the best response found wins against each level."""
    return [
        meet((f"{PREFIX}{level}@{EXPLOITER}", level), *setting, games)
        for setting in SETTINGS[2:]
        for level, games in EXPLOITED
    ]


PARTS = {"steps": steps, "exploits": exploits}


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=list(PARTS), help="measure only this, again if need be")
    asked = parser.parse_args(arguments)
    kept = read(root / STEPS) or {}
    for name in [asked.only] if asked.only else [name for name in PARTS if name not in kept]:
        kept[name] = PARTS[name]()
        write_whole(root / STEPS, f"{json.dumps(kept, indent=1)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
