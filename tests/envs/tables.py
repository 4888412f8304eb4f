"""Tables that the tests of environments are made at, and random play at them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tradecraft.core.chance import settle
from tradecraft.core.game import OVER, AnyGame, State
from tradecraft.core.generator import Generator
from tradecraft.core.registry import find_game

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("war1955", 2, {}),
    ("war1955", 2, {"side": "short", "time_limit": "off", "attack_counters_assault": "on"}),
    ("vienna", 2, {}),
    ("vienna", 3, {"third_man": "yes", "flags": "random"}),
    ("vienna", 4, {"version": "advanced"}),
    ("vienna", 3, {"version": "advanced", "third_man": "yes", "feld_agents": "yes", "flags": "random"}),
]


def positions(game: AnyGame, players: int, options: dict[str, str], seed: str, draws: bool = True) -> Iterator[State]:
    """Play a game at random and give every state, those that wait for draws included if asked for."""
    state, source, chooser = game.new_state(players, options), Generator(seed), Random(seed)
    while True:
        yield state
        if state.waiting == OVER:
            return
        if state.deciders:
            seat = chooser.choice(state.deciders)
            state.apply(seat, chooser.choice(state.legal(seat)))
            if not draws:
                settle(state, source)
        else:
            state.apply_chance(source.draw(state.chance()))


def named(table: tuple[str, int, dict[str, str]]) -> str:
    id, players, options = table
    return "-".join((id, str(players), *options.values()))


__all__ = ["TABLES", "find_game", "named", "positions"]
