"""Fast play to the end."""

from random import Random

from tests.contract.toy import TOY
from tradecraft.core.game import OVER
from tradecraft.core.playout import random_playout


def test_a_playout_ends_the_game_and_counts_the_decisions():
    state = TOY.new_state(3, {"rounds": "2", "gifts": "no"})
    assert random_playout(state, Random(1)) == 6
    assert state.waiting == OVER


def test_a_finished_game_has_nothing_left_to_play():
    state = TOY.new_state(2, {})
    random_playout(state, Random(1))
    before = state.key()
    assert random_playout(state, Random(1)) == 0
    assert state.key() == before


def test_the_same_random_numbers_give_the_same_playout():
    def key(seed: int) -> tuple[object, ...]:
        state = TOY.new_state(3, {})
        random_playout(state, Random(seed))
        return state.key()

    assert key(1) == key(1)
    assert key(1) != key(2)
