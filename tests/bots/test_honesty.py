"""Honesty: every bot chooses the same move in states that its seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from tradecraft.bots.protocol import Bot, Budget, bots_for, find_bot
from tradecraft.core.chance import Dealer
from tradecraft.core.game import CHANCE, OVER, AnyGame, State, View
from tradecraft.core.registry import find_game
from tradecraft.games.war1955.rules.game import War1955

BUDGET = Budget(simulations=2)
TABLES: list[tuple[str, int, dict[str, str], int]] = [
    ("war1955", 2, {}, 80),
    ("war1955", 2, {"side": "short", "attack_counters_assault": "on"}, 60),
    ("war1955", 2, {"time_limit": "off"}, 60),
    ("vienna", 2, {}, 60),
    ("vienna", 2, {"version": "advanced", "feld_agents": "yes"}, 60),
    ("vienna", 3, {"third_man": "yes"}, 60),
    ("vienna", 4, {}, 60),
    ("vienna", 4, {"version": "advanced"}, 60),
]
"""The tables, with how many decisions are looked at."""


def decisions(game: AnyGame, players: int, options: dict[str, str]) -> Iterator[tuple[State, int]]:
    """Play games at random; yield every third state in which a seat has a choice, and the seat."""
    rng = Random(1955)
    for number in range(100):
        state = game.new_state(players, options)
        dealer = Dealer(f"honesty/{number}")
        count = 0
        while state.waiting != OVER:
            if state.waiting == CHANCE:
                state.apply_chance(dealer.draw(state.chance()))
                continue
            seat = state.deciders[int(rng.random() * len(state.deciders))]
            legal = state.legal(seat)
            count += len(legal) > 1
            if len(legal) > 1 and count % 3 == 0:
                yield state, seat
            state.apply(seat, rng.choice(legal))


def is_honest(game: AnyGame, bot: Bot, worlds: list[State], seat: int) -> bool:
    """Tell whether a bot does the same in states that look the same to its seat."""
    moves = []
    for world in worlds:
        view = game.view(world, seat)
        moves.append(bot.think(view, world.legal(seat), Random(7), BUDGET))
    return moves[0] == moves[1]


def pairs_of_twins(game: AnyGame, players: int, options: dict[str, str]) -> Iterator[tuple[list[State], int]]:
    """Yield pairs of different states that a seat with a choice cannot tell apart, and the seat."""
    for number, (state, seat) in enumerate(decisions(game, players, options)):
        view = game.view(state, seat)
        twin = game.resample(view, Random(number))
        assert game.view(twin, seat) == view
        if twin.key() != state.key():
            yield [state, twin], seat


def test_no_bot_looks_at_what_its_seat_does_not_know(record_property: Callable[[str, object], None]):
    trials = 0
    for id, players, options, most in TABLES:
        game = find_game(id)
        bots = {name: find_bot(name, game) for name in bots_for(game)}
        assert {"recruit", "officer", "station_chief", "spymaster"} <= set(bots)
        for worlds, seat in islice(pairs_of_twins(game, players, options), most):
            trials += 1
            for name, bot in bots.items():
                assert is_honest(game, bot, worlds, seat), f"{name} in {id} {options}, decision {trials}"
    assert trials >= 500
    record_property("trials", f"honesty: {trials} decisions of every bot, each in two worlds")


class CarelessGame(War1955):
    """A game that gives its cards away: it keeps the state a view was last made from."""

    def view(self, state: Any, seat: int) -> Any:
        self.state = state
        return super().view(state, seat)


class PeepingBot(Bot):
    """Looks at the opponent's cards and goes by what it sees there."""

    def __init__(self, game: CarelessGame) -> None:
        self.game = game

    def choose(self, view: View, legal: tuple[int, ...], rng: Random) -> int:
        seen = sum(self.game.state.hands[1 - view.seat])
        return legal[int(seen) % len(legal)]


def test_a_bot_that_peeks_is_found():
    game = CarelessGame()
    bot = PeepingBot(game)
    pairs = islice(pairs_of_twins(game, 2, {}), 20)
    assert sum(not is_honest(game, bot, worlds, seat) for worlds, seat in pairs) >= 5


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_an_honest_bot_is_not_suspected(name: str):
    game = CarelessGame()
    bot = find_bot(name, game)
    assert all(is_honest(game, bot, worlds, seat) for worlds, seat in islice(pairs_of_twins(game, 2, {}), 20))
