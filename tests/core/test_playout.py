"""Fast play to the end."""

from tests.contract.toy import TOY
from tradecraft.core.chance import Dealer
from tradecraft.core.game import OVER, State
from tradecraft.core.generator import Generator
from tradecraft.core.playout import Policy, RandomPolicy, playout


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


def test_many_playouts_leave_their_start_alone_and_end_differently():
    start = TOY.new_state(2, {})
    before = start.key()

    def play(seed: int) -> tuple[int, set[tuple[int, ...]]]:
        rng, decisions, scores = Generator(seed), 0, set()
        for _ in range(20):
            state = start.clone()
            decisions += playout(state, rng, RandomPolicy(rng))
            scores.add(state.outcome().scores)
        return decisions, scores

    assert len(play(1)[1]) > 1
    assert start.key() == before
    assert play(1) == play(1)
