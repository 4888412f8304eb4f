"""The OpenSpiel games: upstream's own tests and algorithms, explicit chance, and information states."""

from __future__ import annotations

import importlib
import pickle
import unittest
import warnings
from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr, random_agent

import tradecraft.envs.open_spiel  # noqa: F401
from tests.envs.tables import find_game
from tradecraft.core.observation import find_observer

GAMES = [
    "tradecraft_war1955(side=short)",
    "tradecraft_vienna(players=2)",
    "tradecraft_vienna(players=3,version=advanced,third_man=yes)",
]


def upstreams(name: str) -> Any:
    """Import one of upstream's modules that import all of upstream's games, some in ways that Python warns of.

    That takes a second, so only what needs one imports it.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return importlib.import_module(f"open_spiel.{name}")


def play(game: Any, decisions: int, seed: int) -> Any:
    """Return a state after some random decisions."""
    rng, state = Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        elif decisions:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
        else:
            break
    return state


@pytest.mark.parametrize("name", GAMES[:2])
def test_upstream_simulates_it(name: str):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_upstreams_test_of_games_simulates_copies_and_pickles_it(name: str, capfd: pytest.CaptureFixture[str]):
    upstreams("python.tests.games_sim_test").GamesSimTest("sim_game").sim_game(pyspiel.load_game(name))
    assert "terminated with" in capfd.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_upstreams_checks_of_the_interface_pass(name: str, capfd: pytest.CaptureFixture[str]):
    """They look at 400 states, and let OpenSpiel complain of players that are not there, which it prints."""
    parts = {"game": pyspiel.load_game(name), "game_name": name}
    case = type("Checks", (upstreams("integration_tests.api_test").EnforceAPIOnPartialTreeBase,), parts)
    result = unittest.defaultTestLoader.loadTestsFromTestCase(case).run(unittest.TestResult())
    assert result.testsRun >= 5
    assert [text for _, text in (*result.errors, *result.failures)] == []
    assert "player >= 0" in capfd.readouterr().err


@pytest.mark.parametrize("name", GAMES)
def test_chance_is_explicit_and_adds_up(name: str):
    state, nodes = pyspiel.load_game(name).new_initial_state(), 0
    rng = Random(1)
    while not state.is_terminal() and nodes < 150:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            assert len({state.action_to_string(item) for item, _ in outcomes}) == len(outcomes)
            assert max(item for item, _ in outcomes) < state.get_game().max_chance_outcomes()
            nodes += 1
            state.apply_action(rng.choice(outcomes)[0])
        else:
            names = [state.action_to_string(action) for action in state.legal_actions()]
            assert len(set(names)) == len(names)
            state.apply_action(rng.choice(state.legal_actions()))
    assert nodes > 20


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_is_the_same_to_its_player_and_another_one(name: str):
    game = pyspiel.load_game(name)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for seed in range(3):
        state = play(game, 25, seed)
        for player in range(game.num_players()):
            worlds = [state.resample_from_infostate(player, sampler) for _ in range(4)]
            for world in worlds:
                assert world.information_state_string(player) == state.information_state_string(player)
                assert world.observation_string(player) == state.observation_string(player)
                assert world.observation_tensor(player) == state.observation_tensor(player)
                assert world.current_player() == state.current_player()
                if state.current_player() == player:
                    assert world.legal_actions() == state.legal_actions()
            different += len({str(world) for world in worlds}) > 1
    assert different >= 3


def test_an_information_state_remembers_the_whole_way():
    game = pyspiel.load_game(GAMES[0])
    one, same, other = play(game, 12, 1), play(game, 12, 1), play(game, 12, 2)
    assert one.information_state_string(0) == same.information_state_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_a_hidden_choice_changes_the_information_of_its_own_seat_alone():
    game = pyspiel.load_game(GAMES[1])
    state = play(game, 0, 3)
    first, second, *_ = state.legal_actions()
    one, other = state.child(first), state.child(second)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)


def test_tensors_are_the_observations_of_the_other_environments():
    game = pyspiel.load_game(GAMES[0])
    observer = find_observer(find_game("war1955"), 2, {"side": "short"})
    state = play(game, 20, 1)
    for player in (0, 1):
        flat = observer.flat(observer.read(state.position.state, player))
        assert state.observation_tensor(player) == list(flat) == state.information_state_tensor(player)


def test_a_clone_is_independent():
    state = play(pyspiel.load_game(GAMES[0]), 10, 1)
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    assert copy.history()[:-1] == state.history()


def test_a_serialized_state_comes_back():
    game = pyspiel.load_game(GAMES[0])
    state = play(game, 10, 1)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.history() == state.history()


def test_a_resampled_position_cannot_be_pickled():
    state = play(pyspiel.load_game(GAMES[0]), 10, 1)
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    with pytest.raises(pickle.PicklingError, match="no history"):
        pickle.dumps(other.position)


@pytest.mark.parametrize("name", GAMES[:2])
def test_upstream_writes_a_playthrough(name: str):
    text = upstreams("python.algorithms.generate_playthrough").playthrough(name, action_sequence=None, seed=1)
    assert "InformationStateString(0)" in text
    assert "ChanceOutcomes()" in text
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize("name", GAMES)
def test_upstream_searches_it_through_a_whole_game(name: str):
    """The search wants all states of an information set to have the same actions, resampled ones as well."""
    game, rng = pyspiel.load_game(name), Random(1)
    state = game.new_initial_state()
    evaluator = Hasty(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.5, 12, random_state=np.random.RandomState(2))
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        elif state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            searched += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert searched > 10


class Hasty(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Does not play games out, so that a test can search long enough to come to the same states again."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.get_game().num_players())


def test_upstream_learns_regrets_in_it():
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(GAMES[0]))
    # It draws by the generator that everything shares; the chance of a way through so long a game can vanish.
    np.random.seed(1)
    with np.errstate(divide="ignore", invalid="ignore"):
        for _ in range(3):
            solver.iteration()
    state = play(pyspiel.load_game(GAMES[0]), 0, 1)
    chances = solver.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


def test_a_resampled_world_tells_the_others_what_they_hold_in_it():
    """Otherwise two worlds in which another seat can do different things would be the same to it."""
    game, sampler = pyspiel.load_game(GAMES[0]), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    actions: dict[str, list[int]] = {}
    for decisions in range(10, 40):
        state = play(game, decisions, decisions)
        if state.is_terminal():
            continue
        player = state.current_player()
        for _ in range(20):
            world = state.resample_from_infostate(1 - player, sampler)
            seen = world.information_state_string(player)
            assert actions.setdefault(seen, world.legal_actions()) == world.legal_actions()
    assert len(actions) > 100


def test_upstream_trains_on_it():
    env = rl_environment.Environment(GAMES[0])
    agents = [
        random_agent.RandomAgent(player_id=player, num_actions=env.action_spec()["num_actions"]) for player in (0, 1)
    ]
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([agents[player].step(step).action])
    assert sorted(step.rewards) == [-1.0, 1.0]


def test_returns_of_three_players_add_up_to_nothing():
    state = play(pyspiel.load_game("tradecraft_vienna(players=3)"), 10_000, 1)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0
