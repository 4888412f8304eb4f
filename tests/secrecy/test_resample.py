"""States resampled from views: complete, and all equally likely."""

from collections import Counter
from random import Random

import pytest

from tradecraft.core.chance import draw_at_random
from tradecraft.core.game import CHANCE, DECIDE, SPECTATOR
from tradecraft.core.registry import find_game
from tradecraft.games.vienna.rules.game import Vienna
from tradecraft.games.vienna.rules.state import ViennaState

VIENNA = Vienna()
ALL_CARDS = sorted(VIENNA.new_state(2, {}).pile)


def all_cards(state: ViennaState) -> list[int]:
    """Return every card of a state, wherever it is."""
    held = [card for cards in (*state.hands, *state.plans, *state.drawers) for card in cards if card]
    return sorted((*held, *state.pile, *state.discard))


def play_until(players: int, wanted: str, seed: int) -> ViennaState:
    """Play at random until everybody must assign, in a round whose draws emptied the pile or did not."""
    rng = Random(seed)
    state = VIENNA.new_state(players, {})
    while True:
        if state.waiting == CHANCE:
            state.apply_chance(draw_at_random(state.chance(), rng))
        else:
            assert state.waiting == DECIDE, "the match is over before what is wanted came"
            is_wanted = bool(state.stale) == (wanted == "shuffled")
            if is_wanted and len(state.deciders) == players and state.round > 2:
                return state
            seat = rng.choice(state.deciders)
            state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize("wanted", ["unshuffled", "shuffled"])
@pytest.mark.parametrize("players", VIENNA.player_counts)
def test_every_card_is_there_once(players: int, wanted: str):
    state = play_until(players, wanted, 1)
    assert all_cards(state) == ALL_CARDS
    for seat in (*range(players), SPECTATOR):
        world = VIENNA.resample(VIENNA.view(state, seat), Random(seat))
        assert all_cards(world) == ALL_CARDS


@pytest.mark.parametrize("wanted", ["unshuffled", "shuffled"])
def test_each_unseen_card_is_held_as_often_as_its_pool_says(wanted: str):
    """The hands of others are drawn from what the seat has not seen, every card of a pool with the same odds."""
    state = play_until(3, wanted, 2)
    view = VIENNA.view(state, 0)
    worlds = 4000
    found: list[Counter[int]] = [Counter() for _ in range(3)]
    rng = Random(5)
    for _ in range(worlds):
        world = VIENNA.resample(view, rng)
        for seat in (1, 2):
            found[seat].update(world.hands[seat])
    assert len(view.pools) == (2 if wanted == "shuffled" else 1)
    compared = 0
    for unseen, held, _ in view.pools:
        for seat in (1, 2):
            odds = held[seat] / len(unseen) if unseen else 0.0
            deviation = (worlds * odds * (1 - odds)) ** 0.5
            for card in unseen:
                assert abs(found[seat][card] - worlds * odds) <= 5 * deviation
                compared += 1
    assert compared > 40
    assert not set(found[1] + found[2]) & set(state.hands[0])


def test_different_random_numbers_give_different_worlds():
    view = VIENNA.view(play_until(2, "unshuffled", 3), 0)
    assert len({VIENNA.resample(view, Random(number)).key() for number in range(50)}) == 50


def test_the_game_in_these_tests_is_the_one_that_is_played():
    assert isinstance(find_game("vienna"), Vienna)
