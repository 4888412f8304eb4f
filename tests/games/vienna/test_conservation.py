"""Whole games of the advanced game, checked after every entry: no piece is lost or made.

How many games are played can be set from outside: `VIENNA_GAMES=1000 pytest tests/games/vienna/test_conservation.py`.
`make test-all` plays twice as many as `make test`.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random

import pytest

from tests.games.vienna.accounts import check_accounts
from tests.games.vienna.eager import choose
from tests.games.vienna.playing import BadPosition, check_whole, tiles_in_play
from tradecraft.core.chance import draw_at_random
from tradecraft.core.events import Event
from tradecraft.core.game import CHANCE, OVER
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules import feld, missions, money
from tradecraft.games.vienna.rules.content_model import Mission
from tradecraft.games.vienna.rules.declarations import EVENTS
from tradecraft.games.vienna.rules.lookups import BITS
from tradecraft.games.vienna.rules.phases import NOWHERE
from tradecraft.games.vienna.rules.state import ViennaState

GAMES = int(os.environ.get("VIENNA_GAMES", "72"))
ENOUGH = 72
"""Enough games for everything that can happen to happen."""

OPTIONS = ("flags", "third_man", "feld_agents", "edition")
CHOICES = {option.name: option.choices for option in GAME.options}
TABLES = [
    (players, {"version": "advanced", **dict(zip(OPTIONS, chosen, strict=True))})
    for chosen in product(*(CHOICES[name] for name in OPTIONS))
    for players in GAME.player_counts
]
"""Every number of players with every combination of the options that change the rules."""


def entries(
    players: int, options: dict[str, str], rng: Random
) -> Iterator[tuple[ViennaState, ViennaState, list[Event]]]:
    """Play a game and yield the state before and after each entry, with what it told of."""
    state = GAME.new_state(players, options)
    while state.waiting != OVER:
        before = state.clone()
        events: list[Event] = []
        state.log = events
        if state.waiting == CHANCE:
            state.apply_chance(draw_at_random(state.chance(), rng))
        else:
            seat = rng.choice(state.deciders)
            state.apply(seat, choose(state, seat, rng))
        state.log = None
        yield before, state, events


def check_game(game: int) -> Counter[str]:
    """Play one of the games, check it after every entry, and count what happened."""
    rng = Random(game)
    players, options = TABLES[game % len(TABLES)]
    first = rng.choice(["random", *map(str, range(1, players + 1))])
    options = {**options, "colours": rng.choice(CHOICES["colours"]), "first_player": first}
    counts: Counter[str] = Counter()
    state = GAME.new_state(players, options)
    for before, state, events in entries(players, options, rng):
        check_whole(state)
        if before.round:
            check_accounts(before, state, events)
            assert tiles_in_play(state) == tiles_in_play(before), "info tiles were lost or made"
        counts.update(event.kind for event in events)
        counts["entries"] += 1
    outcome = state.outcome()
    assert [sum(parts.values()) for parts in outcome.breakdown] == list(outcome.scores)
    assert sorted(outcome.ranking) == list(range(1, players + 1))
    counts[outcome.reason] += 1
    return counts


def test_the_tables_are_all_there_are():
    assert len(TABLES) == 3 * 2 * 2 * 2 * 3
    assert ENOUGH % len(TABLES) == 0
    assert set(CHOICES) == {*OPTIONS, "version", "colours", "first_player"}


def test_nothing_is_lost_and_nothing_is_made(record_property: Callable[[str, object], None]):
    counts: Counter[str] = Counter()
    for game in range(GAMES):
        counts.update(check_game(game))
    assert counts["entries"] > 100 * GAMES
    assert GAMES < ENOUGH or [kind for kind in EVENTS if not counts[kind]] == []
    shown = ("mission_resolved", "shillings_gained", "paid", "bought", "agent_removed", "feld_placed", "pile_shuffled")
    numbers = ", ".join(f"{kind} {counts[kind]}" for kind in shown)
    record_property("trials", f"conservation: {GAMES} games, {counts['entries']} entries; {numbers}")


# The check can fail


def lose_an_agent(state: ViennaState, seat: int) -> None:
    """Take the Feld agent back, and the agent on the lowest building with him."""
    state.agents[seat] &= ~BITS[state.feld[seat]]
    state.agents[seat] &= state.agents[seat] - 1
    state.feld[seat] = NOWHERE


def forget_to_tell(state: ViennaState, seat: int, shillings: int) -> None:
    """Give shillings without a word."""
    state.shillings[seat] += shillings
    money.after_gain(state)


def give_too_much(state: ViennaState, seat: int, mission: Mission) -> int:
    """Put 13 shillings into the box, whether there is one or not."""
    state.boxes[seat] += 13
    return 0


def keep_the_mission(state: ViennaState, places: int, honest: Callable[..., None] = missions.apply_resolve) -> None:
    """Resolve missions and leave them where they are."""
    seat = state.active
    own = state.missions[seat]
    honest(state, places)
    state.missions[seat] = own


FAULTS: dict[str, tuple[object, str, Callable[..., object], str]] = {
    "a Feld agent takes another agent with him": (feld, "take_back", lose_an_agent, "agents in the supply"),
    "shillings come unseen": (money, "gain", forget_to_tell, "should have"),
    "a box without a bottom": (missions, "reward", give_too_much, "shillings in its box"),
    "a resolved mission stays": (missions, "apply_resolve", keep_the_mission, "should have"),
}


def check_all_tables() -> None:
    """Check a game with every combination of players and options."""
    for game in range(len(TABLES)):
        check_game(game)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_the_rules_is_found(fault: str, monkeypatch: pytest.MonkeyPatch):
    module, name, wrong, message = FAULTS[fault]
    monkeypatch.setattr(module, name, wrong)
    with pytest.raises((AssertionError, BadPosition), match=message):
        check_all_tables()
