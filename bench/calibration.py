"""Compare the win chances that bots estimate with the results of games.

    python -m bench.calibration                   measure settings without a result
    python -m bench.calibration --only vienna_2   measure one setting again
    python -m bench.calibration --games 400       set the number of games per setting

Officers play games that were not used for training. At one decision in seven the deciding seat is asked for its
chance: several worlds are sampled from what it knows, and the game's knowledge evaluates each by playing on, as in a
search. Results are kept by program version in bench/results/calibration.json; `python -m bench.ladder --render` writes
the latest into docs/opponents.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from math import log, sqrt
from pathlib import Path
from random import Random
from typing import Any

from bench.ladder import CALIBRATION, circumstances, read
from bench.peers import ROOT
from tradecraft import __version__
from tradecraft.bots.knowledge import Knowledge
from tradecraft.bots.levels import knowledge_for
from tradecraft.bots.training import Course, study
from tradecraft.cli.progress import watched
from tradecraft.cli.records import write_whole
from tradecraft.core.game import State
from tradecraft.core.generator import Generator
from tradecraft.core.registry import find_game

SETTINGS: dict[str, tuple[str, str, int, dict[str, str]]] = {
    "vienna_2": ("Vienna, introductory, two players", "vienna", 2, {}),
    "vienna_3": ("Vienna, introductory, three players", "vienna", 3, {}),
    "vienna_4": ("Vienna, introductory, four players", "vienna", 4, {}),
    "vienna_advanced_2": ("Vienna, advanced, two players", "vienna", 2, {"version": "advanced"}),
    "1955": ("1955, normal side", "war1955", 2, {}),
    "1955_short": ("1955, short side", "war1955", 2, {"side": "short"}),
}
GAMES = 200
PLAYER = "officer"
SEED = "calibration"
WORLDS = 16
"""The number of worlds in which a seat estimates its chance."""
BINS = 10
LEAST = 1e-6
"""Chances are clipped to at least this."""

Forecast = tuple[float, float]
"""The estimated chance of a seat, and its share of the victory in the end."""


def forecasts(game: str, players: int, options: dict[str, str], games: int) -> list[list[Forecast]]:
    """Play games; return the forecasts of each with their results."""
    found = find_game(game)
    knowledge = knowledge_for(PLAYER, found)
    course = Course(game, players, found.resolve_options(players, options), PLAYER, SEED)
    return [list(forecasts_of(course, number, knowledge)) for number in watched(iter(range(games)), games, game)]


def forecasts_of(course: Course, number: int, knowledge: Knowledge) -> list[Forecast]:
    """Play one game without slips, and forecast some of its positions for the deciding seat."""
    game = find_game(course.game)
    draws, rng = Generator(f"{SEED}/{number}"), Random(f"{SEED}/{number}")

    def look(state: State) -> tuple[list[list[float]], float]:
        seat = state.deciders[0]
        view = game.view(state, seat)
        chance = 0.0
        for _ in range(WORLDS):
            world = game.resample(view, rng)
            knowledge.play_on(world, draws)
            chance += knowledge.chances(world)[seat] / WORLDS
        return [[chance, float(seat)]], 0.0

    # Every fourth game of a course has no random moves.
    positions = study(course, 4 * number, look).positions
    return [(one.rows[0][0], one.shares[int(one.rows[0][1])]) for one in positions]


def figures(games: Sequence[Sequence[Forecast]], players: int) -> dict[str, Any]:
    """Return the quality of forecasts: Brier score, logarithmic loss, and the mean result for each tenth.

    `even` has the scores of forecasting equal chances for all seats. Positions of one game are correlated, so the error
    of a tenth is computed over games.
    """
    every = [forecast for game in games for forecast in game]
    tenths: list[dict[str, Any]] = []
    for place in range(BINS):
        inside = [[one for one in game if min(int(one[0] * BINS), BINS - 1) == place] for game in games]
        pooled = [one for game in inside for one in game]
        if not pooled:
            continue
        foreseen, won = (sum(column) / len(pooled) for column in zip(*pooled, strict=True))
        squares = sum(sum(share - won for _, share in game) ** 2 for game in inside)
        tenths.append(
            {
                "positions": len(pooled),
                "foreseen": round(foreseen, 4),
                "won": round(won, 4),
                "error": round(sqrt(squares) / len(pooled), 4),
            }
        )
    return {
        "games": len(games),
        "positions": len(every),
        "brier": round(_brier(every), 4),
        "loss": round(_loss(every), 4),
        "even": [round(score([(1 / players, share) for _, share in every]), 4) for score in (_brier, _loss)],
        "off": round(sum(one["positions"] * abs(one["won"] - one["foreseen"]) for one in tenths) / len(every), 4),
        "tenths": tenths,
    }


def _brier(forecasts: Sequence[Forecast]) -> float:
    return sum((chance - share) ** 2 for chance, share in forecasts) / len(forecasts)


def _loss(forecasts: Sequence[Forecast]) -> float:
    parts = [share * log(max(chance, LEAST)) + (1 - share) * log(max(1 - chance, LEAST)) for chance, share in forecasts]
    return -sum(parts) / len(forecasts)


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=list(SETTINGS), default=[], help="measure this one anew")
    parser.add_argument("--games", type=int, default=GAMES, help="how many games of each")
    asked = parser.parse_args(arguments)
    kept = read(root / CALIBRATION) or {}
    measured = kept.setdefault(__version__, {})
    for name in asked.only or [name for name in SETTINGS if name not in measured]:
        title, game, players, options = SETTINGS[name]
        found = figures(forecasts(game, players, options, asked.games), players)
        command = f"python -m bench.calibration --only {name} --games {asked.games}"
        measured[name] = {"title": title, "measured": circumstances(command), **found}
        write_whole(root / CALIBRATION, f"{json.dumps(kept, indent=1)}\n")
        print(f"{name}: Brier score {found['brier']}, off by {found['off']} on average")
    return 0


if __name__ == "__main__":
    sys.exit(main())
