"""How the greedy bot plays Vienna: honestly, the same way each time, and well enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from tests.bots.choosing import count_peeks, decisions
from tests.conftest import TRIALS
from tradecraft.bots.arena import plan_series, play, summary
from tradecraft.bots.knowledge import Knowledge, find_knowledge
from tradecraft.bots.protocol import find_bot
from tradecraft.core.game import DECIDE, State
from tradecraft.core.registry import find_game
from tradecraft.games.vienna.rules.content_model import EDITIONS, VERSIONS
from tradecraft.games.vienna.rules.lookups import total
from tradecraft.games.vienna.rules.phases import ASKS
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.games.vienna.rules.view import ViennaView

VIENNA = find_game("vienna")
GAMES: list[dict[str, str]] = [{}, {"version": "advanced", "feld_agents": "yes"}]
ADVANCED_OPTIONS = [
    {"version": "advanced", "third_man": "yes", "feld_agents": "yes", "flags": "random", "edition": edition}
    for edition in EDITIONS
]
LEAST_ROUNDS = {2: 8, 3: 10, 4: 12}
"""One step of the investigator a round at most, and the final round (V7.1)."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", GAMES)
def test_the_same_view_and_random_numbers_lead_to_the_same_choice(players: int, options: dict[str, str]):
    for state, seat in decisions(players, options | {"third_man": "yes"}, "same"):
        view, legal = VIENNA.view(state, seat), state.legal(seat)
        choices = {find_bot("greedy", VIENNA).choose(view, legal, Random(7)) for _ in range(2)}
        assert len(choices) == 1
        assert choices <= set(legal)


@pytest.mark.parametrize("options", GAMES)
def test_values_do_not_depend_on_what_the_seat_does_not_know(
    options: dict[str, str], record_property: Callable[[str, object], None]
):
    known = find_knowledge(VIENNA)
    assert known is not None
    peeks, trials = count_peeks(known.values, options)
    assert trials > 200
    assert peeks == 0
    record_property(TRIALS, f"greedy honesty: {trials} decisions, each in two worlds")


def test_a_planted_peek_is_found():
    class Peeping(Knowledge):
        def values(self, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
            rival = state.hidden_cards((seat + 1) % state.players)
            return [float(sum(rival) * action) for action in legal]

    peeks, trials = count_peeks(Peeping().values, {})
    assert 0 < peeks <= trials


@pytest.mark.parametrize("options", GAMES)
def test_values_of_a_view_and_of_the_true_state_agree(options: dict[str, str]):
    known = find_knowledge(VIENNA)
    assert known is not None
    for state, seat in decisions(3, options | {"flags": "random"}, "true"):
        view: ViennaView = VIENNA.view(state, seat)
        legal = state.legal(seat)
        before = state.key()
        assert known.values(state, seat, legal) == known.values(VIENNA.resample(view, Random(1)), seat, legal)
        assert state.key() == before, "thinking has changed the state"


@pytest.mark.parametrize("version", VERSIONS)
def test_the_greedy_bot_beats_three_random_ones(version: str, record_property: Callable[[str, object], None]):
    games = 40
    series = plan_series(VIENNA, 4, {"version": version}, ("greedy", "random"), "strength")
    played = [play(series, number) for number in range(games)]
    wins = summary(series, played, 0.0)["wins_by_bot"]["greedy"]
    assert wins >= 0.8 * games
    record_property(TRIALS, f"greedy against three random, {version}: {wins:.0f} wins in {games} games")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("third_man", ["no", "yes"])
@pytest.mark.parametrize("version", VERSIONS)
def test_games_among_greedy_bots_are_full_games(players: int, third_man: str, version: str):
    options = {"third_man": third_man, "version": version}
    series = plan_series(VIENNA, players, options, ("greedy",), "full")
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


def test_every_kind_of_decision_of_the_advanced_game_is_met(record_property: Callable[[str, object], None]):
    met = {
        ASKS[state.ask]
        for options in ADVANCED_OPTIONS
        for players in (2, 4)
        for state, _ in decisions(players, options, "kinds")
    }
    assert met == set(ASKS) - {"nothing"}
    record_property(TRIALS, f"greedy met all {len(met)} kinds of decisions in the advanced game")


@pytest.mark.parametrize("options", ADVANCED_OPTIONS)
def test_greedy_bots_resolve_missions_and_pay_their_agents(options: dict[str, str]):
    counts: Counter[str] = Counter()
    games, players = 3, 3
    for number in range(games):
        *_, (state, _) = decisions(players, options, f"office {number}")
        assert state.log is not None
        phase = ""
        for event in state.log:
            if event.kind in ("round_began", "purchase_began", "take_back_began", "payday_began"):
                phase = event.kind
            counts[event.kind] += event.kind == "mission_resolved" or phase == "payday_began"
    assert counts["mission_resolved"] / games / players >= 2
    assert counts["paid"] > 2 * counts["agent_removed"] > 0
