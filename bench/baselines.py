"""Baselines on two tasks: bots, searches and two self-play learning methods; writes docs/baselines.md.

    python -m bench.baselines --minutes 60 --seeds 3    train, evaluate and write the page; a run can be interrupted
    python -m bench.baselines --only dmc --task 1955-short
    python -m bench.baselines --render              write the page from the last results
    python -m bench.baselines --check               check that the page matches the results

The same command resumes an interrupted run: weights, curves and deals played are kept in build/baselines, results in
`results/baselines.json`. `--minutes` is the training time for each method, task and seed, in processor time: a busy
machine takes longer and learns the same. Everything runs in one process on one core; OPENBLAS_NUM_THREADS=1 keeps numpy
to one as well. Both tasks can run side by side.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import argparse
import json
import platform
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from bench.baselines_page import render
from bench.peers import ROOT
from tradecraft import ENGINE, __version__
from tradecraft.bots.arena.statistics import win_rate
from tradecraft.bots.protocol import OWN_BUDGET, find_bot
from tradecraft.core.chance import Dealer, settle
from tradecraft.core.game import OVER
from tradecraft.core.registry import find_game
from tradecraft.envs.learning.run import CURVE, Run
from tradecraft.envs.tasks import Evaluation, Task, evaluate, find_task

TASKS = ("1955-short", "vienna-introductory-2")
OPPONENTS = ("random", "officer")
MEASURED = Path("bench", "results", "baselines.json")
RUNS = Path("build", "baselines")
POINTS = 15
"""The number of points of a learning curve."""
SEARCH_DEALS, SPIEL_DEALS = 100, 20
"""How many deals slow players play, if not told otherwise."""
SPIEL_SIMULATIONS = 50
Data = dict[str, Any]
Player = Callable[[Task, str, str], float]
"""Plays a deal of a task from every seat against a bot, and returns how many games it won."""


def bot(name: str, simulations: int = 0) -> Player:
    """Return one of our bots."""

    def play(task: Task, deal: str, opponent: str) -> float:
        return evaluate(task, name, opponent, [deal], simulations).share.value * task.players

    return play


def open_spiel_search(task: Task, deal: str, opponent: str) -> float:
    """Play a deal with open_spiel's unmodified information-set search, with random rollouts."""
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts

    from bench.open_spiel_adapter import AdaptedGame, AdaptedState
    from bench.open_spiel_player import CURIOSITY, AdaptedType

    game, won = find_game(task.game), 0.0
    for seat in range(task.players):
        random = numpy.random.RandomState(Random(f"{deal}/{seat}/search").getrandbits(32))
        adapted = AdaptedGame(game, int(random.randint(2**31)), AdaptedType)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        search = ismcts.ISMCTSBot(adapted, evaluator, CURIOSITY, SPIEL_SIMULATIONS, random_state=random)
        other, rng, dealer = find_bot(opponent, game), Random(f"{deal}/{seat}"), Dealer(deal)
        state = game.new_state(task.players, task.options)
        settle(state, dealer)
        while state.waiting != OVER:
            decider = state.deciders[0]
            legal = state.legal(decider)
            if len(legal) == 1:
                action = legal[0]
            elif decider == seat:
                action = int(search.step(AdaptedState(adapted, state.clone())))
            else:
                action = other.think(game.view(state, decider), legal, rng, OWN_BUDGET).action
            state.apply(decider, action)
            settle(state, dealer)
        winners = state.outcome().winners()
        won += (seat in winners) / len(winners)
    return won


FIXED: dict[str, tuple[str, Player, int | None]] = {
    "random": ("random", bot("random"), None),
    "officer": ("officer", bot("officer"), None),
    "station_chief": ("station_chief: our search, 60 simulations", bot("station_chief", 60), SEARCH_DEALS),
    "open_spiel": (f"open_spiel's search, {SPIEL_SIMULATIONS} simulations", open_spiel_search, SPIEL_DEALS),
}
LEARNERS = {"ppo": "PPO", "dmc": "deep Monte Carlo"}


def measure_fixed(task: Task, name: str, folder: Path, deals: int | None) -> Data:
    """Measure a player that does not learn; what it has played is kept deal by deal."""
    title, play, usual = FIXED[name]
    chosen, against, seconds = task.deals()[: deals or usual], {}, 0.0
    folder.mkdir(parents=True, exist_ok=True)
    for opponent in OPPONENTS:
        kept = folder / f"{task.name}-{name}-{opponent}-{__version__}.jsonl"
        lines = kept.read_text("utf-8").splitlines() if kept.exists() else []
        played = {one["deal"]: one for one in map(json.loads, lines)}
        for deal in chosen:
            if deal not in played:
                began = process_time()
                won = play(task, deal, opponent)
                played[deal] = {"deal": deal, "won": won, "seconds": round(process_time() - began, 3)}
                with open(kept, "a", encoding="utf-8") as file:
                    file.write(f"{json.dumps(played[deal])}\n")
        results = [(played[deal]["won"], float(task.players)) for deal in chosen]
        games = len(results) * task.players
        against[opponent] = figures(Evaluation(task.name, opponent, win_rate(results), games))
        seconds += sum(played[deal]["seconds"] for deal in chosen)
    found: Data = {"title": title, "against": against, "processor_seconds": round(seconds, 2)}
    if name == "open_spiel":
        found["open_spiel"] = version("open_spiel")
    return found


def measure_learner(task: Task, name: str, minutes: float, folder: Path, seed: int) -> Data:
    """Train, or continue training, up to `minutes`, then evaluate on all public deals."""
    run = Run(task, name, seed, folder / f"{task.name}-{name}-{seed}", process_time)
    for point in run.learned(60 * minutes, 60 * minutes / POINTS, OPPONENTS):
        print(f"{task.name} {name}: {point}", flush=True)
    began = process_time()
    against = {one: figures(evaluate(task, run.chooser(), one)) for one in OPPONENTS}
    lines = (run.folder / CURVE).read_text("utf-8").splitlines() if run.folder else []
    return {
        "title": LEARNERS[name],
        "against": against,
        "seed": seed,
        "learning_minutes": round(run.seconds / 60, 1),
        "clock": "processor",
        "decisions": run.decisions,
        "processor_seconds": round(process_time() - began, 2),
        "curve": [json.loads(line) for line in lines],
    }


def figures(found: Evaluation) -> Data:
    """Return an evaluation as plain data."""
    share = found.share
    return {
        "share": round(share.value, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "games": found.games,
    }


def circumstances(task: str, name: str, minutes: float, runs: str) -> Data:
    """Return the conditions of a measurement."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "tradecraft": __version__,
        "engine": ENGINE,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[2], 1),
        "command": f"python -m bench.baselines --task {task} --only {name}"
        + (f" --minutes {minutes:g}" if name in LEARNERS else "")
        + runs,
    }


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seeds", type=int, default=1, help="how many runs of each method that learns")
    parser.add_argument("--seed", type=int, action="append", help="only the run with this seed of each such method")
    parser.add_argument("--deals", type=int, help="how many deals players that do not learn play")
    parser.add_argument("--task", choices=TASKS, action="append")
    parser.add_argument("--only", choices=[*FIXED, *LEARNERS], action="append")
    parser.add_argument("--render", action="store_true")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args(arguments)
    measured = root / MEASURED
    data: Data = json.loads(measured.read_text("utf-8")) if measured.exists() else {}
    runs = "".join(f" --seed {seed}" for seed in given.seed or []) or f" --seeds {given.seeds}" * (given.seeds > 1)
    few = f" --deals {given.deals}" if given.deals else ""
    if not given.render and not given.check:
        for task in [find_task(name) for name in given.task or TASKS]:
            for name in given.only or [*FIXED, *LEARNERS]:
                for seed in (given.seed or range(given.seeds)) if name in LEARNERS else [0]:
                    if name in FIXED:
                        found = measure_fixed(task, name, root / RUNS, given.deals)
                    else:
                        found = measure_learner(task, name, given.minutes, root / RUNS, seed)
                    print(f"{task.name} {name} {seed}: {found['against']}", flush=True)
                    # Another run may have written results in the meantime.
                    data = json.loads(measured.read_text("utf-8")) if measured.exists() else {}
                    data.setdefault(task.name, {})[f"{name}-{seed}" if seed else name] = {
                        **found,
                        "measured": circumstances(task.id, name, given.minutes, runs if name in LEARNERS else few),
                    }
                    measured.write_text(f"{json.dumps(data, indent=1, sort_keys=True)}\n", "utf-8")
    stale = []
    for name, text in render(data).items():
        path = root / "docs" / name
        if given.check:
            if not path.exists() or path.read_text("utf-8") != text:
                stale.append(str(path.relative_to(root)))
        else:
            path.write_text(text, "utf-8")
    for path_name in stale:
        print(f"baselines: {path_name} is not what was measured; run python -m bench.baselines --render")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
