"""Trials: the value of a change to the search, or of a release, measured as a duel with a kept result.

    python -m bench.trials                      run all trials without a result
    python -m bench.trials --only 1955_halves   run one again
    python -m bench.trials --list               list the trials

An interrupted trial resumes with its games in bench/results/duel, if the program is unchanged. Results are kept in
bench/results/trials.json, and `python -m bench.ladder --render` writes them into docs/opponents.md. Run trials on a
quiet machine: time limits in milliseconds mean nothing on a busy one.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.ladder import circumstances, read
from bench.peers import ROOT
from tradecraft import __version__
from tradecraft.bots.arena import plan_duel
from tradecraft.bots.protocol import Budget
from tradecraft.cli.duel import played_out
from tradecraft.cli.records import write_whole
from tradecraft.core.registry import find_game

KEPT = Path("bench", "results", "trials.json")
GAMES = Path("bench", "results", "duel")
EQUAL = (0.45, 0.55)
"""The bounds of the test of a change that should help at equal simulations."""
BAR = (0.55, 0.65)
BAR_AT_FOUR = (0.25, 0.40)
"""The bounds of the test of a new level, with two players and as one of four."""
FORMER = "spymaster_1"
"""The spymaster of the last release."""
RELEASE = "release"
"""The step of trials that compare each release with the one before."""


@dataclass(frozen=True)
class Trial:
    """One change (or this release, if it has no trait) measured against the previous spymaster."""

    id: str
    step: str
    trait: str
    game: str
    options: dict[str, str]
    budget: Budget
    bars: tuple[float, float]
    games: int
    players: int = 2

    @property
    def bots(self) -> tuple[str, str]:
        """The bot under test, and its opponent."""
        return f"spymaster_1+{self.trait}" if self.trait else "spymaster", FORMER

    def command(self) -> str:
        """Return the command line of an equivalent duel."""
        options = "".join(f" --option {name}={value}" for name, value in self.options.items())
        limit = f"--simulations {self.budget.simulations}"
        if self.budget.milliseconds:
            limit = f"--budget-ms {self.budget.milliseconds}"
        low, high = self.bars
        players = f" --players {self.players}" if self.players > 2 else ""
        return (
            f"tradecraft duel {' '.join(self.bots)} --game {self.game}{players}{options} {limit} --games {self.games} "
            f"--too-little {low} --enough {high}"
        )


def _each(
    step: str, trait: str, budget: Budget, bars: tuple[float, float], games: int, only: Sequence[str] = ()
) -> list[Trial]:
    """Return the trials of a trait in all settings, or in `only` some."""
    settings: list[tuple[str, str, dict[str, str]]] = [
        ("1955", "war1955", {}),
        ("1955_short", "war1955", {"side": "short"}),
        ("vienna", "vienna", {}),
        ("vienna_advanced", "vienna", {"version": "advanced"}),
    ]
    size = f"{budget.simulations}" if budget.simulations else f"{budget.milliseconds}ms"
    return [
        Trial(f"{name}_{trait or __version__}_{size}", step, trait, game, options, budget, bars, games)
        for name, game, options in settings
        if name in only or not only
    ]


WAR, VIENNA = ("1955", "1955_short"), ("vienna", "vienna_advanced")
"""The settings of each game."""
STRONG = "bench/training/war1955-normal/strong.json"
"""Linear weights learned from games of the station chief, by logistic regression; tried once they are there."""
LEARNED = ("1955",) if (ROOT / STRONG).exists() else ("none",)
TRAINED = ("1955",)
"""The settings with a trained network."""
TRIALS: list[Trial] = [
    *_each("A", "guesses", Budget(simulations=60), EQUAL, 160),
    *_each("A", "halves", Budget(simulations=60), EQUAL, 160),
    *_each("A", "blind", Budget(simulations=800), EQUAL, 160),
    *[
        trial
        for curiosity in ("0.5", "0.25")
        for simulations in (60, 800)
        for trial in _each("A", f"curiosity={curiosity}", Budget(simulations=simulations), EQUAL, 400, only=WAR)
    ],
    *_each("A", "curiosity=0.15", Budget(simulations=800), EQUAL, 160, only=VIENNA),
    *_each("A", "ahead=4", Budget(simulations=400), EQUAL, 160, only=WAR),
    *_each("A", "ahead=2", Budget(simulations=400), EQUAL, 160, only=VIENNA),
    *_each("A", "discreet", Budget(simulations=60), EQUAL, 160, only=VIENNA),
    *_each("C", "beliefs", Budget(simulations=60), EQUAL, 160, only=WAR),
    *_each("D", "mixes", Budget(simulations=60), EQUAL, 160, only=WAR),
    *_each("B", f"weights={STRONG}", Budget(simulations=60), EQUAL, 160, only=LEARNED),
    *_each("B", "net", Budget(simulations=60), EQUAL, 160, only=TRAINED),
    *_each("B", "net_alone", Budget(simulations=60), EQUAL, 160, only=TRAINED),
    *_each("B", "net", Budget(milliseconds=500), BAR, 400, only=TRAINED),
    *_each("B", "net_alone", Budget(milliseconds=500), BAR, 400, only=TRAINED),
    *_each(RELEASE, "", Budget(milliseconds=500), BAR, 400),
    Trial(
        f"vienna_four_{__version__}_500ms",
        *(RELEASE, "", "vienna", {}, Budget(milliseconds=500), BAR_AT_FOUR, 400),
        players=4,
    ),
]


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command line; return the exit code."""
    by_id = {trial.id: trial for trial in TRIALS}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--only", action="append", choices=list(by_id), default=[], help="run this one, again if need be"
    )
    parser.add_argument("--workers", type=int, default=1, help="how many processes; the results are the same")
    parser.add_argument("--list", action="store_true", help="name the trials, with their results")
    asked = parser.parse_args(arguments)
    kept = read(root / KEPT) or {}
    if asked.list:
        for name, trial in by_id.items():
            print(f"{name}: {kept[name]['verdict'] if name in kept else 'not measured'} ({trial.command()})")
        return 0
    for name in asked.only or [name for name in by_id if name not in kept]:
        trial = by_id[name]
        game = find_game(trial.game)
        options = game.resolve_options(trial.players, trial.options)
        duel = plan_duel(game, trial.players, options, trial.bots, "1", trial.budget, trial.games, trial.bars)
        report = played_out(duel, asked.workers, folder=root / GAMES)
        kept[name] = {"step": trial.step, "measured": circumstances(trial.command()), **report}
        write_whole(root / KEPT, f"{json.dumps(kept, indent=1)}\n")
        print(f"{name}: {report['verdict']}, {report['share_a']:.1%} of {report['games']} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
