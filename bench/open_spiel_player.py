"""One deal of a duel between our bot and open_spiel's search, played from both seats; needs open_spiel.

Prints a line of JSON for each game.
"""

import json
import sys
from importlib.metadata import version
from random import Random
from time import perf_counter
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bench.open_spiel_adapter import AdaptedGame, AdaptedState
from tradecraft.bots.protocol import Budget, find_bot
from tradecraft.core.chance import Dealer
from tradecraft.core.game import CHANCE, OVER, AnyGame, State
from tradecraft.core.registry import find_game

ENDLESS = 10**9
CURIOSITY = 1.4
"""The exploration constant of UCT, for results between -1 and 1."""
FEWEST = 2
"""The first simulation only creates the root, so a choice needs a second one."""


class AdaptedType:
    """The part of the game type that the search uses."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class TimeIsUp(Exception):
    """The search has used up its time."""


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """open_spiel's unmodified information-set search, with random rollouts and a time limit."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.adapted = AdaptedGame(game, seed, AdaptedType)
        random = numpy.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        super().__init__(self.adapted, evaluator, CURIOSITY, ENDLESS, random_state=random)
        self.deadline = 0.0
        self.simulations = 0

    def choose(self, state: State, milliseconds: int) -> int:
        """Return the choice of the search, which uses only what the moving player knows."""
        self.deadline = perf_counter() + milliseconds / 1000
        self.simulations = 0
        adapted = AdaptedState(self.adapted, state.clone())
        try:
            policy = self.run_search(adapted)
        except TimeIsUp:
            policy = self.get_final_policy(adapted, self._root_node)
        actions, weights = zip(*policy, strict=True)
        return int(self._random_state.choice(actions, p=weights))

    def sample_root_state(self, state: AdaptedState) -> AdaptedState:
        """Start a simulation, or raise TimeIsUp."""
        if self.simulations >= FEWEST and perf_counter() >= self.deadline:
            raise TimeIsUp
        self.simulations += 1
        sampled: AdaptedState = super().sample_root_state(state)
        return sampled


def play(task: dict[str, Any], number: int) -> dict[str, Any]:
    """Play one game of a deal, our bot on the seat with the game's number."""
    game = find_game(task["game"])
    seed = f"{task['seed']}/{task['deal']}"
    dealer = Dealer(f"{seed}/deal")
    ours = find_bot(task["bot"], game)
    rng = Random(f"{seed}/{number}/ours")
    theirs = TimedSearch(game, Random(f"{seed}/{number}/theirs").getrandbits(32))
    budget = Budget(milliseconds=task["milliseconds"])
    state = game.new_state(2, task["options"])
    sides = [{"decisions": 0, "seconds": 0.0, "most": 0.0, "simulations": 0} for _ in range(2)]
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            state.apply_chance(dealer.draw(state.chance()))
            continue
        seat = state.deciders[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
            continue
        is_ours = seat == number
        began = perf_counter()
        if is_ours:
            thought = ours.think(game.view(state, seat), legal, rng, budget)
            action, simulations = thought.action, thought.simulations
        else:
            action, simulations = theirs.choose(state, task["milliseconds"]), theirs.simulations
        side = sides[not is_ours]
        spent = perf_counter() - began
        side["decisions"] += 1
        side["seconds"] += spent
        side["most"] = max(side["most"], spent)
        side["simulations"] += simulations
        state.apply(seat, action)
    outcome = state.outcome()
    share = (number in outcome.winners()) / len(outcome.winners())
    margin = outcome.scores[number] - outcome.scores[1 - number]
    return {
        "deal": task["deal"],
        "seat": number,
        "share": share,
        "margin": margin,
        "ours": sides[0],
        "theirs": sides[1],
    }


def main() -> None:
    task = json.loads(sys.argv[1])
    games = [play(task, number) for number in range(2)]
    print(json.dumps({"open_spiel": version("open_spiel"), "games": games}))


if __name__ == "__main__":
    main()
