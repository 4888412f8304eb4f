"""Fast play to the end."""

import pytest

from tests.contract.toy import TOY
from tradecraft.core.chance import Dealer, Source
from tradecraft.core.game import OVER, State
from tradecraft.core.generator import Generator
from tradecraft.core.playout import Policy, RandomPolicy, play_batch, playout


def play_at_random(state: State, seed: int) -> int:
    rng = Generator(seed)
    return playout(state, rng, RandomPolicy(rng))


class FirstPolicy(Policy):
    """Always the first action."""

    def choose(self, state: State, seat: int, legal: tuple[int, ...]) -> int:
        return legal[0]


def test_a_playout_ends_the_game_and_counts_the_decisions():
    state = TOY.new_state(3, {"rounds": "2", "gifts": "no"})
    assert play_at_random(state, 1) == 6
    assert state.waiting == OVER


def test_a_finished_game_has_nothing_left_to_play():
    state = TOY.new_state(2, {})
    play_at_random(state, 1)
    before = state.key()
    assert play_at_random(state, 1) == 0
    assert state.key() == before


def test_the_same_random_numbers_give_the_same_playout():
    def key(seed: int) -> tuple[object, ...]:
        state = TOY.new_state(3, {})
        play_at_random(state, seed)
        return state.key()

    assert key(1) == key(1)
    assert key(1) != key(2)


def test_a_policy_decides_and_a_dealer_deals():
    def key(deal: str) -> tuple[object, ...]:
        state = TOY.new_state(2, {})
        playout(state, Dealer(deal), FirstPolicy())
        return state.key()

    assert key("one") == key("one")
    assert key("one") != key("two")


def test_a_batch_leaves_its_start_alone_and_tells_all_endings():
    start = TOY.new_state(2, {})
    before = start.key()
    rng = Generator(1)
    batch = play_batch(start, 20, rng, RandomPolicy(rng))
    assert start.key() == before
    assert len(batch.outcomes) == 20
    assert len({outcome.scores for outcome in batch.outcomes}) > 1
    again = Generator(1)
    assert batch.decisions == play_batch(start, 20, again, RandomPolicy(again)).decisions


def test_what_decides_nothing_and_deals_nothing_is_no_policy_and_no_source():
    state = TOY.new_state(2, {})
    with pytest.raises(NotImplementedError):
        Source().draw(state.chance())
    with pytest.raises(NotImplementedError):
        Policy().choose(state, 0, (1,))
