"""How the greedy bot plays Vienna: honestly, the same way each time, and well enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from tests.conftest import TRIALS
from tradecraft.bots.arena import plan_series, play, summary
from tradecraft.bots.knowledge import Knowledge, find_knowledge
from tradecraft.bots.protocol import find_bot
from tradecraft.core.chance import Dealer
from tradecraft.core.game import CHANCE, DECIDE, OVER, State
from tradecraft.core.registry import find_game
from tradecraft.games.vienna.state import ViennaState
from tradecraft.games.vienna.tables import total
from tradecraft.games.vienna.view import ViennaView

VIENNA = find_game("vienna")
LEAST_ROUNDS = {2: 8, 3: 10, 4: 12}
"""One step of the investigator a round at most, and the final round (V7.1)."""


def decisions(players: int, options: dict[str, str], deal: str) -> Iterator[tuple[State, int]]:
    """Play a game among greedy bots; yield each state in which somebody chooses, with the seat."""
    state = VIENNA.new_state(players, options)
    dealer = Dealer(deal)
    bot = find_bot("greedy", VIENNA)
    rng = Random(deal)
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            state.apply_chance(dealer.draw(state.chance()))
            continue
        seat = state.deciders[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            yield state, seat
        state.apply(seat, bot.choose(VIENNA.view(state, seat), legal, rng))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_view_and_random_numbers_lead_to_the_same_choice(players: int):
    for state, seat in decisions(players, {"third_man": "yes"}, "same"):
        view, legal = VIENNA.view(state, seat), state.legal(seat)
        choices = {find_bot("greedy", VIENNA).choose(view, legal, Random(7)) for _ in range(2)}
        assert len(choices) == 1
        assert choices <= set(legal)


def count_peeks(values: Callable[[ViennaState, int, tuple[int, ...]], Sequence[float]]) -> tuple[int, int]:
    """Count the decisions in which values depend on what the seat does not know, and those where that could show.

    Two states resampled from the same view are two worlds that the seat cannot tell apart.
    """
    peeks = trials = 0
    for players, deal in ((2, "peek"), (4, "peep")):
        for number, (state, seat) in enumerate(decisions(players, {}, deal)):
            view, legal = VIENNA.view(state, seat), state.legal(seat)
            worlds = [VIENNA.resample(view, Random(f"{number}/{world}")) for world in range(2)]
            assert all(VIENNA.view(world, seat) == view for world in worlds)
            trials += worlds[0].key() != worlds[1].key()
            peeks += values(worlds[0], seat, legal) != values(worlds[1], seat, legal)
    return peeks, trials


def test_values_do_not_depend_on_what_the_seat_does_not_know(record_property: Callable[[str, object], None]):
    known = find_knowledge(VIENNA)
    assert known is not None
    peeks, trials = count_peeks(known.values)
    assert trials > 200
    assert peeks == 0
    record_property(TRIALS, f"greedy honesty: {trials} decisions, each in two worlds")


def test_a_planted_peek_is_found():
    class Peeping(Knowledge):
        def values(self, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
            rival = state.hidden_cards((seat + 1) % state.players)
            return [float(sum(rival) * action) for action in legal]

    peeks, trials = count_peeks(Peeping().values)
    assert 0 < peeks <= trials


def test_values_of_a_view_and_of_the_true_state_agree():
    known = find_knowledge(VIENNA)
    assert known is not None
    for state, seat in decisions(3, {"flags": "random"}, "true"):
        view: ViennaView = VIENNA.view(state, seat)
        legal = state.legal(seat)
        before = state.key()
        assert known.values(state, seat, legal) == known.values(VIENNA.resample(view, Random(1)), seat, legal)
        assert state.key() == before, "thinking has changed the state"


def test_the_greedy_bot_beats_three_random_ones(record_property: Callable[[str, object], None]):
    games = 40
    series = plan_series(VIENNA, 4, {}, ("greedy", "random"), "strength")
    played = [play(series, number) for number in range(games)]
    wins = summary(series, played, 0.0)["wins_by_bot"]["greedy"]
    assert wins >= 0.8 * games
    record_property(TRIALS, f"greedy against three random: {wins:.0f} wins in {games} games")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("third_man", ["no", "yes"])
def test_games_among_greedy_bots_are_full_games(players: int, third_man: str):
    series = plan_series(VIENNA, players, {"third_man": third_man}, ("greedy",), "full")
    for number in range(4):
        played = play(series, number)
        assert played.rounds >= LEAST_ROUNDS[players]
        assert played.outcome.reason == "investigator"
        assert min(played.outcome.scores) >= 40
        assert sum(played.outcome.scores) / players >= 80


def test_greedy_bots_surround_squares():
    obtained = 0
    games = 4
    for number in range(games):
        state: State | None = None
        for last, _ in decisions(4, {}, f"tiles {number}"):
            state = last
        assert isinstance(state, ViennaState)
        obtained += sum(total(infos) - 1 for infos in state.infos)
    assert obtained / games / 4 >= 6


def test_every_kind_of_decision_is_met(record_property: Callable[[str, object], None]):
    met = {
        VIENNA.decision(state, seat)
        for number in range(6)
        for state, seat in decisions(3, {"third_man": "yes"}, f"kinds {number}")
        if state.waiting == DECIDE
    }
    assert met >= {"assign", "replace", "place", "source", "bribe", "token", "stand", "wander"}
    record_property(TRIALS, f"greedy met the decisions {', '.join(sorted(met))}")
