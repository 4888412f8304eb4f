"""One deal of a duel between a bot of ours and open_spiel's search, from both seats; runs where open_spiel is.

Prints a line of JSON for each game.
"""

import json
import sys
from importlib.metadata import version
from random import Random
from time import perf_counter
from typing import Any

from bench.open_spiel_adapter import TimedSearch
from tradecraft.bots.protocol import Budget, find_bot
from tradecraft.core.chance import Dealer
from tradecraft.core.game import CHANCE, OVER
from tradecraft.core.registry import find_game


def play(task: dict[str, Any], number: int) -> dict[str, Any]:
    """Play a game of a deal: ours sits on the seat of the game's number."""
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
