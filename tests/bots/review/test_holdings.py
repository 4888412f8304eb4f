"""The belief view: exact where hands can be counted, weighted by observed actions, from a seat's views alone."""

from __future__ import annotations

from itertools import combinations
from math import comb
from random import Random

import pytest

from tests.bots.test_beliefs import record_of
from tradecraft.bots.beliefs import views_of, witness
from tradecraft.bots.coach import Hidden, Kind, find_coach
from tradecraft.bots.review.holdings import CAUTION, Belief, _cautious, _deals, _holds, believe
from tradecraft.core.game import AnyGame, View
from tradecraft.core.match import begin_replay
from tradecraft.core.registry import find_game

GAMES = (("war1955", 2, 90), ("vienna", 3, 60))


def packed_again(game: AnyGame, players: int, view: View) -> View:
    """Return a view as another process gets it: by its content alone."""
    record = record_of(game, players)
    found: View = game.unpack_view(players, dict(record.options), view.seat, view.pack())
    return found


@pytest.mark.parametrize(("id", "players", "entries"), GAMES)
def test_beliefs_rest_on_the_views_and_on_nothing_else(id: str, players: int, entries: int):
    """Twin worlds lead to the same views, so to the same beliefs; here a twin is built from the last view."""
    game = find_game(id)
    views = views_of(game, record_of(game, players), 0, entries)
    twin = game.view(game.resample(views[-1], Random(7)), 0)
    again = [packed_again(game, players, view) for view in (*views[:-1], twin)]
    assert believe(game, again, 64) == believe(game, views, 64)


@pytest.mark.parametrize(("id", "players", "entries"), GAMES)
def test_the_true_cards_are_never_ruled_out(id: str, players: int, entries: int):
    game, record = find_game(id), record_of(find_game(id), players)
    match = begin_replay(game, record)
    seen = witness(match, record.entries[:entries], 0)
    assert len(seen.events) == len(seen.views)
    belief, coach = believe(game, seen.views, 256), find_coach(game)
    assert belief.holdings
    for holding in belief.holdings:
        cards = coach.held(match.state, holding.seat)
        assert holding.size == len(cards)
        chances = {likely.what: likely for likely in (*holding.cards, *holding.kinds)}
        for card in cards:
            assert chances[coach.card_name(seen.views[-1], card)].dealt > 0
            for kind in coach.kinds(seen.views[-1], card):
                assert chances[kind].dealt > 0
        assert all(0 <= one.chance <= 1 for one in chances.values())


def test_what_is_counted_is_what_counting_all_deals_gives():
    hidden = Hidden((), (((1, 1, 2, 3, 4), 2), ((8, 9), 1)))
    deals = [(*some, other) for some in combinations((1, 1, 2, 3, 4), 2) for other in (8, 9)]
    for wanted in ({1}, {2, 3}, {8}, {4, 9}):
        assert _holds(hidden, wanted) == pytest.approx(sum(bool(wanted & set(deal)) for deal in deals) / len(deals))
    assert _holds(Hidden((5,), ()), {5}) == 1.0
    assert _deals({1: hidden}) == len(deals)
    assert _deals({1: hidden, 2: Hidden((), (((1, 1, 2, 3, 4), 2),))}) == comb(5, 2) * comb(3, 2) * 2


def test_in_vienna_chances_are_counted_and_agree_with_worlds_that_are_drawn():
    game = find_game("vienna")
    views = views_of(game, record_of(game, 3), 0, 60)
    belief, coach = believe(game, views), find_coach(game)
    assert belief.is_counted
    assert belief.deals > 1
    assert not belief.told
    rng, count = Random(1), 2000
    worlds = [game.resample(views[-1], rng) for _ in range(count)]
    for holding in belief.holdings:
        held = [coach.held(world, holding.seat) for world in worlds]
        for likely in holding.kinds:
            seen = sum(any(likely.what in coach.kinds(views[-1], card) for card in cards) for cards in held) / count
            assert likely.chance == likely.dealt
            assert seen == pytest.approx(likely.chance, abs=0.05)


def weighed() -> Belief:
    game = find_game("war1955")
    record = record_of(game)
    found = [believe(game, views_of(game, record, 0, entries), 256) for entries in range(60, len(record.entries), 25)]
    return max(found, key=lambda belief: belief.bits)


def test_acts_in_1955_tell_bits_and_the_kind_they_change_most():
    belief = weighed()
    assert not belief.is_counted
    assert 1 <= belief.effective <= belief.worlds == 256
    assert belief.bits > 0
    telling = [told for told in belief.told if told.kind is not None]
    assert telling
    for told in telling:
        assert isinstance(told.kind, Kind)
        assert abs(told.after - told.before) >= 0.05
        assert told.bits > 0


def test_where_nothing_is_told_chances_are_those_of_the_deal():
    game = find_game("war1955")
    views = views_of(game, record_of(game), 0, 90)[-1:]
    belief = believe(game, views)
    assert belief.is_counted
    for holding in belief.holdings:
        assert all(likely.chance == likely.dealt for likely in (*holding.cards, *holding.kinds))


def test_the_fewer_deals_have_the_weight_the_more_the_bars_keep_to_the_deal():
    even = [0.01] * 100
    assert _cautious(even) == pytest.approx(even)
    # One deal that has all the weight counts as one, and the deal alone as a few.
    alone = _cautious([1.0] + [0.0] * 99)
    assert alone[0] == pytest.approx((1 + CAUTION / 100) / (1 + CAUTION))
    assert alone[1:] == pytest.approx([CAUTION / 100 / (1 + CAUTION)] * 99)
