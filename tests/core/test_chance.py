"""Chance as an actor: the dealer's promises."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.toy import TOY
from tradecraft.core.chance import Dealer, check_draws, draw_at_random, put, take
from tradecraft.core.errors import Fault
from tradecraft.core.events import EVERYONE
from tradecraft.core.game import CHANCE, DECIDE, OVER, AnyGame, Chance
from tradecraft.core.registry import find_game


def request(pool: tuple[int, ...], count: int, number: int = 0, deck: str = "cards") -> Chance:
    return Chance(deck, number, pool, count, EVERYONE)


def test_a_deal_never_changes():
    """Other numbers here would change the deal of every seed anybody has noted."""
    dealer = Dealer("pinned")
    assert [dealer.index("cards", number, 90) for number in range(8)] == [73, 50, 37, 29, 66, 82, 85, 7]
    assert dealer.draw(request(tuple(range(1, 21)), 5)) == [17, 11, 8, 6, 15]
    assert dealer.draw(request((1, 1, 2, 2, 3), 5, deck="other")) == [1, 1, 3, 2, 2]


def test_the_kth_draw_does_not_depend_on_how_the_draws_are_grouped():
    dealer = Dealer("pinned")
    pool = tuple(range(1, 21))
    at_once = dealer.draw(request(pool, 6))
    one_by_one: list[int] = []
    for number in range(6):
        drawn = dealer.draw(request(pool, 1, number))
        one_by_one += drawn
        pool = take(pool, drawn)
    assert one_by_one == at_once


def test_decks_and_seeds_have_draws_of_their_own():
    pool = tuple(range(100))
    deals = {tuple(Dealer(seed).draw(request(pool, 10, deck=deck))) for seed in ("a", "b") for deck in ("one", "two")}
    assert len(deals) == 4


@pytest.mark.parametrize("size", [2, 5, 90])
def test_all_items_are_equally_likely(size: int):
    dealer = Dealer("fair")
    draws = 200 * size
    found = Counter(dealer.index("cards", number, size) for number in range(draws))
    assert set(found) <= set(range(size))
    expected = draws / size
    chi_square = sum((found[item] - expected) ** 2 / expected for item in range(size))
    # Mean size - 1, variance twice that: five deviations do not happen by chance, and the seed is fixed.
    assert chi_square < (size - 1) + 5 * (2 * (size - 1)) ** 0.5


def test_a_skewed_dealer_would_be_noticed():
    """The bound above is narrow enough to mean something: one item in fifty dealt wrongly breaks it."""
    size = 90
    draws = 200 * size
    dealer = Dealer("fair")
    found = Counter(dealer.index("cards", number, size) if number % 50 else 0 for number in range(draws))
    expected = draws / size
    chi_square = sum((found[item] - expected) ** 2 / expected for item in range(size))
    assert chi_square > (size - 1) + 5 * (2 * (size - 1)) ** 0.5


@given(
    pool=st.lists(st.integers(0, 5), min_size=1, max_size=12).map(lambda items: tuple(sorted(items))),
    data=st.data(),
)
def test_whatever_is_drawn_fits_what_was_asked_for(pool: tuple[int, ...], data: st.DataObject):
    count = data.draw(st.integers(1, len(pool)))
    chance = request(pool, count, data.draw(st.integers(0, 1000)))
    for drawn in (Dealer(data.draw(st.text(max_size=5))).draw(chance), draw_at_random(chance, Random(1))):
        assert check_draws(chance, drawn)
        assert sorted((*take(pool, drawn), *drawn)) == list(pool)


@pytest.mark.parametrize(
    "drawn",
    [[], [1], [1, 2, 3], [4, 1], [2, 2], [1, 1, 1]],
    ids=["nothing", "too_few", "too_many", "a_stranger", "one_card_twice", "one_kind_too_often"],
)
def test_draws_that_do_not_fit_are_told_apart(drawn: list[int]):
    assert not check_draws(request((1, 1, 2, 3), 2), drawn)


def test_items_that_are_there_twice_may_be_drawn_twice():
    assert check_draws(request((1, 1, 2, 3), 2), [1, 1])


def test_taking_an_absent_card_is_a_fault():
    assert take((1, 1, 2), [1]) == (1, 2)
    with pytest.raises(Fault, match="3 was drawn"):
        take((1, 1, 2), [3])
    with pytest.raises(Fault, match="2 was drawn"):
        take((1, 1, 2), [2, 2])


@given(st.lists(st.integers(0, 200)).map(sorted).map(tuple), st.lists(st.integers(0, 200)))
def test_what_is_drawn_finds_its_place_in_a_hand(hand: tuple[int, ...], drawn: list[int]):
    assert put(hand, drawn) == tuple(sorted((*hand, *drawn)))
    assert take(put(hand, drawn), drawn) == hand


def draws_of_a_match(game: AnyGame, players: int, dealer: Dealer, rng: Random) -> dict[tuple[str, int], int]:
    """Play a match at random; return each draw by deck and number."""
    state = game.new_state(players, {})
    draws: dict[tuple[str, int], int] = {}
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            chance = state.chance()
            drawn = dealer.draw(chance)
            draws.update({(chance.deck, chance.number + k): item for k, item in enumerate(drawn)})
            state.apply_chance(drawn)
        elif state.waiting == DECIDE:
            seat = rng.choice(state.deciders)
            state.apply(seat, rng.choice(state.legal(seat)))
    return draws


@pytest.mark.parametrize(("game", "unshuffled"), [(TOY, 20), (find_game("vienna"), 90)], ids=["toy", "vienna"])
def test_duplicate_matches_share_their_deal(game: AnyGame, unshuffled: int):
    """Who plays what, and in which order, does not change what comes, as long as the same cards are left."""
    deals = [draws_of_a_match(game, 2, Dealer("duplicate"), Random(number)) for number in range(3)]
    shared = [deck for deck in set.intersection(*(set(deal) for deal in deals)) if deck[1] < unshuffled]
    assert len(shared) >= 12
    for draw in shared:
        assert len({deal[draw] for deal in deals}) == 1
