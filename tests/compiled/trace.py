"""Plays many games and prints one line for each: everything that happened in it, as a digest.

Run by `test_same_games.py` twice, with the compiled engine and as plain Python: `python -m tests.compiled.trace GAMES`.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from itertools import cycle, islice
from random import Random

import tradecraft
from tradecraft.bots.judge import judge
from tradecraft.bots.protocol import Budget
from tradecraft.core.chance import Dealer
from tradecraft.core.contract import option_sets
from tradecraft.core.game import DECIDE, OVER, AnyGame
from tradecraft.core.generator import Generator
from tradecraft.core.match import Match, Step
from tradecraft.core.playout import RandomPolicy, playout
from tradecraft.core.record import print_record
from tradecraft.core.registry import find_game, game_ids

SEARCHED = 40
"""After every so many steps the search looks at the position as well."""
FEW = Budget(simulations=4)


def tables() -> list[tuple[str, int, dict[str, str]]]:
    """List every game with every number of players and its sets of options, the games in turn."""
    by_game = [
        [(id, players, options) for players in game.player_counts for options in option_sets(game, players)]
        for id, game in ((id, find_game(id)) for id in game_ids())
    ]
    longest = max(map(len, by_game))
    return [table for number in range(longest) for table in (own[number % len(own)] for own in by_game)]


def trace(game: AnyGame, players: int, options: dict[str, str], seed: int) -> str:
    """Play a game at random; return its ending and the digests of its record and of all that led there.

    What is searched on the way, with all its chances and reasons, is part of what led there.
    """
    match = Match(game, players, options)
    dealer, rng = Dealer(f"trace/{seed}"), Random(seed)
    seen = sha256()

    def see(steps: list[Step]) -> None:
        for step in steps:
            events = [(event.as_data(), event.audience, event.reveals) for event in step.events]
            seen.update(repr((step.entry, match.state.key(), events)).encode())

    while match.state.waiting != OVER:
        if match.state.waiting == DECIDE:
            seat = match.state.deciders[-1]
            legal = match.state.legal(seat)
            seen.update(repr(legal).encode())
            if len(match.steps) % SEARCHED == 0:
                view = game.view(match.state, seat)
                seen.update(repr(judge(game, view, FEW, seed).candidates).encode())
            see([match.act(seat, rng.choice(legal))])
        else:
            see(match.deal(dealer))
    state = game.new_state(players, options)
    generator = Generator(seed)
    playout(state, generator, RandomPolicy(generator))
    seen.update(repr(state.key()).encode())
    record = print_record(match.record())
    digest = sha256(record.encode()).hexdigest()[:16]
    ending = match.state.outcome().reason
    return f"{game.id} {players} {ending} {len(match.steps)} {match.record().digest} {digest} {seen.hexdigest()[:16]}"


def main() -> None:
    print(tradecraft.ENGINE)
    for seed, (id, players, options) in enumerate(islice(cycle(tables()), int(sys.argv[1]))):
        print(trace(find_game(id), players, options, seed))


if __name__ == "__main__":
    main()
