"""Measure steps per second of our environments and those of other projects, in one interleaved run.

    python -m bench.envs --rounds 7 --keep      measure and keep the result
    python -m bench.page                        write the kept result into docs/performance.md

PettingZoo's own games need pygame. Where it is missing, this runs in the environment of the peers (`bench/peers.py`),
where Pgx is installed and measured too. Every side plays random legal actions and gets one turn per round; ratios are
computed within a round from CPU time, so that the load of the machine matters little. PettingZoo is compared `env()`
against `env()`, with observation and mask of every step; a step of a vector environment is one call of `step` for all
games, without the choice of actions.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from datetime import UTC, datetime
from importlib.metadata import version
from importlib.util import find_spec
from platform import python_version
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench.peers import ROOT, peer_environment

if __name__ == "__main__" and not find_spec("pygame"):
    python, _ = peer_environment()
    paths = {"PYTHONPATH": str(ROOT / "src")}
    sys.exit(subprocess.call([python, "-m", "bench.envs", *sys.argv[1:]], cwd=ROOT, env={**os.environ, **paths}))

import numpy as np

from tradecraft import ENGINE, __version__, envs
from tradecraft.envs import VectorEnv

BASE = "PettingZoo connect_four_v3"
KEPT = ROOT / "bench" / "results" / "envs.json"
BARS: dict[str, tuple[int, int]] = {
    "1955, PettingZoo": (0, 10),
    "Vienna introductory, PettingZoo": (0, 10),
    "1955, VectorEnv": (250_000, 20),
    "Vienna introductory, VectorEnv": (150_000, 20),
}
"""The bars: steps per second, and the ratio to PettingZoo's game."""
MOST_BYTES = 16 * 1024
"""The most memory a game may take."""

Turn = Callable[[float], float]
"""Runs for some seconds and returns steps per second of CPU time."""


def aec_turn(env: Any) -> Turn:
    """Measure a PettingZoo environment: `last`, a random legal action, `step`."""
    random = Random(1).random
    seeds = iter(range(1_000_000))

    def turn(seconds: float) -> float:
        steps, began = 0, process_time()
        while (spent := process_time() - began) < seconds:
            env.reset(seed=next(seeds))
            while True:
                observation, _, is_over, is_cut, _ = env.last()
                if is_over or is_cut:
                    break
                legal = observation["action_mask"].view(np.bool_).nonzero()[0]
                env.step(int(legal[int(random() * len(legal))]))
                steps += 1
        return steps / spent

    return turn


def vector_turn(env: VectorEnv) -> Turn:
    """Measure a vector environment: one step of all games."""
    env.reset(1)

    def turn(seconds: float) -> float:
        steps, spent = 0, 0.0
        while spent < seconds:
            actions = env.sample()
            began = process_time()
            env.step(actions)
            spent += process_time() - began
            steps += env.n
        return steps / spent

    return turn


def connect_four() -> Any:
    """Return PettingZoo's Connect Four, created in a way that all its versions support."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3

        return connect_four_v3.env()


def pgx_turn(name: str, games: int) -> Turn | None:
    """Measure a game of Pgx on the CPU, with random legal actions chosen in the same jit function."""
    try:
        import jax
        import pgx
    except ModuleNotFoundError:
        return None
    env = pgx.make(name)
    begin, step = jax.vmap(env.init), jax.vmap(env.step)

    @jax.jit  # type: ignore[untyped-decorator]
    def play(state: Any, key: Any) -> Any:
        # A finished game is replaced by a new one.
        fresh = begin(jax.random.split(key, games))
        over = state.terminated | state.truncated
        state = jax.tree.map(lambda new, old: jax.numpy.where(_like(over, old), new, old), fresh, state)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        return step(state, jax.random.categorical(key, logits))

    def _like(over: Any, other: Any) -> Any:
        return over.reshape(over.shape + (1,) * (other.ndim - 1))

    keys = jax.random.split(jax.random.PRNGKey(0), 4096)
    held = [play(begin(jax.random.split(keys[0], games)), keys[0])]

    def turn(seconds: float) -> float:
        steps, began = 0, process_time()
        while (spent := process_time() - began) < seconds:
            held[0] = play(held[0], keys[steps // games % 4096])
            held[0].terminated.block_until_ready()
            steps += games
        return steps / spent

    return turn


def sides(games: int) -> dict[str, Turn]:
    """Return everything that is measured."""
    found: dict[str, Turn | None] = {
        BASE: aec_turn(connect_four()),
        "1955, PettingZoo": aec_turn(envs.war1955_v0.env()),
        "Vienna introductory, PettingZoo": aec_turn(envs.vienna_v0.env(players=2)),
        "1955, VectorEnv": vector_turn(VectorEnv("war1955", games)),
        "Vienna introductory, VectorEnv": vector_turn(VectorEnv("vienna", games, 2)),
        "Vienna advanced, VectorEnv": vector_turn(VectorEnv("vienna", games, 4, version="advanced")),
        "Pgx connect_four on the processor": pgx_turn("connect_four", games),
    }
    return {name: turn for name, turn in found.items() if turn is not None}


def bytes_per_game(game: str, games: int = 1024, **arguments: Any) -> int:
    """Return the memory per game of a vector environment: its rows, and its state as tracked by Python."""
    import tracemalloc

    env = VectorEnv(game, games, **arguments)
    tracemalloc.start()
    env.reset(1)
    for _ in range(20):
        env.step(env.sample())
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    rows = sum(array.nbytes for array in vars(env.batch).values())
    return int(held + rows) // games


def main() -> int:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", type=int, default=1024, help="how many games a vector environment holds")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--keep", action="store_true", help="keep the result for docs/performance.md")
    given = parser.parse_args()
    turns = sides(given.games)
    figures: dict[str, list[float]] = {name: [] for name in turns}
    for _ in range(given.rounds):
        for name, turn in turns.items():
            figures[name].append(turn(given.seconds))
    report = measured(figures, given.rounds, given.seconds)
    if given.keep:
        KEPT.write_text(f"{json.dumps(report, indent=1)}\n", "utf-8")
    if given.json:
        print(json.dumps(report))
    else:
        print(f"tradecraft {__version__} ({ENGINE}), {given.rounds} rounds of {given.seconds:g} s of processor time")
        print(table(report))
    return 0


def measured(figures: dict[str, list[float]], rounds: int, seconds: float) -> dict[str, Any]:
    """Return the figures of all sides, their ratios within rounds, and the memory per game."""
    sides = {}
    for name, found in figures.items():
        ratios = [one / base for one, base in zip(found, figures[BASE], strict=True)]
        sides[name] = {
            "steps_per_second": round(median(found)),
            "ratio": round(median(ratios), 1),
            "lowest_ratio": round(min(ratios), 1),
        }
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "command": f"python -m bench.envs --rounds {rounds} --seconds {seconds:g} --keep",
        "version": __version__,
        "engine": ENGINE,
        "python": python_version(),
        "pettingzoo": version("pettingzoo"),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[1], 1),
        "sides": sides,
        "bytes_per_game": {
            "1955": bytes_per_game("war1955"),
            "Vienna introductory": bytes_per_game("vienna", players=2),
            "Vienna advanced, 4": bytes_per_game("vienna", players=4, version="advanced"),
        },
    }


def table(report: dict[str, Any]) -> str:
    """Return a report in Markdown: the speed of each side, its bar, and the memory per game."""
    lines = ["| side | steps/s | times connect_four_v3 | lowest | bar | |", "|---|---:|---:|---:|---|---|"]
    for name, row in report["sides"].items():
        least, times = BARS.get(name, (0, 0))
        bar = " and ".join([f"{least:,} steps/s"] * bool(least) + [f"{times} times"] * bool(times))
        holds = row["steps_per_second"] >= least and row["ratio"] >= times
        lines.append(
            f"| {name} | {row['steps_per_second']:,} | {row['ratio']} | {row['lowest_ratio']} | {bar} "
            f"| {('holds' if holds else 'DOES NOT HOLD') if bar else ''} |"
        )
    lines += ["", "| game in a vector environment | bytes | bar | |", "|---|---:|---:|---|"]
    for name, count in report["bytes_per_game"].items():
        holds = count <= MOST_BYTES
        lines.append(f"| {name} | {count:,} | {MOST_BYTES:,} | {'holds' if holds else 'DOES NOT HOLD'} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
