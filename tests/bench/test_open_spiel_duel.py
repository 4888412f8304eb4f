"""The duel with open_spiel's search: our side, which does not need open_spiel."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.open_spiel_adapter import TERMINAL, AdaptedGame, AdaptedState
from bench.open_spiel_duel import finished, report
from tradecraft.core.chance import Dealer
from tradecraft.core.game import CHANCE, OPEN
from tradecraft.core.registry import find_game

GAMES = ("war1955", "vienna")
TASK: dict[str, Any] = {"game": "war1955", "options": {}, "bot": "spymaster", "milliseconds": 500, "seed": "duel"}


def begun(id: str, seed: int = 1) -> AdaptedState:
    """Return a game at its first decision."""
    game = find_game(id)
    state = game.new_state(2, {})
    while state.waiting == CHANCE:
        state.apply_chance(Dealer("adapted").draw(state.chance()))
    return AdaptedState(AdaptedGame(game, seed), state)


@pytest.mark.parametrize("id", GAMES)
def test_random_play_comes_to_an_end_with_one_winner_and_one_loser(id: str):
    state, rng = begun(id), Random(3)
    while not state.is_terminal():
        assert not state.is_chance_node()
        legal = state.legal_actions()
        assert legal == state.legal_actions(state.current_player())
        state.apply_action(rng.choice(legal))
    assert state.current_player() == TERMINAL
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.parametrize("id", GAMES)
def test_another_world_looks_the_same_to_who_moves_and_differs_in_what_is_hidden(id: str):
    state = begun(id)
    game, seat = state.adapted.game, state.current_player()
    worlds = [state.resample_from_infostate(seat, None) for _ in range(5)]
    assert {world.information_state_string() for world in worlds} == {state.information_state_string()}
    assert len({game.view(world.state, OPEN).key() for world in worlds}) > 1


def test_a_clone_goes_its_own_way():
    state = begun("war1955")
    before = state.state.key()
    state.clone().apply_action(state.legal_actions()[0])
    assert state.state.key() == before


def test_seats_that_decide_at_once_do_not_see_what_the_first_of_them_chose():
    state = begun("vienna")
    assert len(state.state.deciders) == 2, "both assign cards at once"
    first, other = state.clone(), state.clone()
    first.apply_action(first.legal_actions()[0])
    other.apply_action(other.legal_actions()[-1])
    assert first.information_state_string(1) == other.information_state_string(1)


def deal(number: int, *shares: float, milliseconds: int = 500) -> dict[str, Any]:
    side = {"decisions": 10, "seconds": 5.0, "most": 0.6, "simulations": 1000}
    games = [{"deal": number, "share": share, "margin": 3, "ours": side, "theirs": side} for share in shares]
    task = {**TASK, "deal": number, "milliseconds": milliseconds}
    return {"task": task, "open_spiel": "2.0", "games": games}


def test_the_report_counts_decided_games_and_costs():
    found = report("1955", "spymaster", [deal(0, 1, 1), deal(1, 1, 0), deal(2, 0.5, 1)])
    assert (found["games"], found["wins"], found["losses"]) == (6, 4, 1)
    assert found["rate"]["value"] == pytest.approx(0.8)
    assert found["rate"]["low"] < 0.8 < found["rate"]["high"]
    assert [side["name"] for side in found["sides"]] == ["`spymaster`", "open_spiel"]
    assert found["sides"][0]["seconds"] == {"mean": 0.5, "most": 0.6}
    assert found["sides"][0]["simulations"] == 100


def test_a_run_goes_on_after_the_deals_that_are_there(tmp_path: Path):
    path = tmp_path / "duel.jsonl"
    assert finished(path, TASK) == {}
    lines = [json.dumps(one) for one in (deal(0, 1, 1), deal(1, 1, 0, milliseconds=100), deal(2, 1, 0))]
    path.write_text("\n".join(lines)[:-5])
    # The second is of another duel, the third was cut off.
    assert list(finished(path, TASK)) == [0]
    assert path.read_text() == "".join(f"{line}\n" for line in lines[:2])
