"""The contract suite over every game, number of players and pair of options.

On the compiled engine `make test` plays all of it. In plain Python, where that takes longer, more than two players are
for `make test-all`.
"""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.contract.plain import LONG_IN_PLAIN_PYTHON
from tests.contract.toy import TOY
from tradecraft.core.contract import check_description, check_match, option_sets
from tradecraft.core.game import AnyGame
from tradecraft.core.registry import find_game, game_ids

GAMES: dict[str, AnyGame] = {"toy": TOY, **{id: find_game(id) for id in game_ids()}}
TABLES = [
    pytest.param(id, players, marks=LONG_IN_PLAIN_PYTHON if id != "toy" and players > 2 else ())
    for id, game in GAMES.items()
    for players in game.player_counts
]

MATCHES = 1
"""How many matches are played with each set of options."""
EVERY = 12
"""At one step in so many the expensive checks are made."""

CHECKS = (
    "chance",
    "clone",
    "determinism",
    "events",
    "key",
    "legal_actions",
    "log",
    "notation",
    "outcome",
    "record",
    "refusals",
    "secrecy",
    "views",
    "waiting",
)
"""What is compared in every game; how often simultaneous decisions and steps taken back occur is the game's affair."""

SHOWN = ("refusals", "notation", "views", "clone", "simultaneous", "secrecy", "undo")
"""The numbers that the end of a run shows."""


@pytest.mark.parametrize("id", GAMES)
def test_a_game_describes_itself_well(id: str):
    check_description(GAMES[id])


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_match_keeps_the_contract(id: str, players: int, record_property: Callable[[str, object], None]):
    game = GAMES[id]
    played = 0
    counts: Counter[str] = Counter()

    # Which seed fails says nothing, so there is nothing to be gained by looking for a smaller one.
    @settings(max_examples=MATCHES, phases=(Phase.generate,))
    @given(seed=st.integers(0, 2**64))
    def play(seed: int, options: dict[str, str]) -> None:
        nonlocal played
        counts.update(check_match(game, players, options, f"{seed}/{options}", every=EVERY))
        played += 1

    sets = option_sets(game, players)
    for options in sets:
        play(options=options)

    assert played == MATCHES * len(sets)
    assert [check for check in CHECKS if not counts[check]] == []
    numbers = ", ".join(f"{check} {counts[check]}" for check in SHOWN)
    record_property("trials", f"contract of {id}, {players} players: {played} matches; compared: {numbers}")
