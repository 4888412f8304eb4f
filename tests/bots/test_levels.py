"""The levels of opponents, from gentle to strong, for every game and table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from tests.bots.small_games import STICKS, Blank, Sticks
from tests.contract.toy import TOY
from tradecraft.bots.officer import OfficerBot
from tradecraft.bots.protocol import OWN_BUDGET, Budget, bots_for, find_bot
from tradecraft.bots.recruit import RecruitBot
from tradecraft.bots.search import SearchBot
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import BadOption
from tradecraft.core.game import CHANCE, OVER, AnyGame, State, View
from tradecraft.core.registry import find_game, game_ids

LEVELS = ["recruit", "handler", "officer", "station_chief", "spymaster"]
FEW = Budget(simulations=2)
WAR, VIENNA = find_game("war1955"), find_game("vienna")
TABLES = [
    (WAR, 2, {"side": "normal"}),
    (WAR, 2, {"side": "short", "time_limit": "off"}),
    (VIENNA, 2, {}),
    (VIENNA, 2, {"version": "advanced", "feld_agents": "yes"}),
    (VIENNA, 3, {"third_man": "yes"}),
    (VIENNA, 4, {"version": "advanced"}),
]


def play(game: AnyGame, options: dict[str, str], names: list[str], deal: str, budget: Budget = FEW) -> State:
    """Play a game among bots that think for a moment only; return its end."""
    state: State = game.new_state(len(names), options)
    bots = [find_bot(name, game) for name in names]
    dealer, rng = Dealer(deal), Random(deal)
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            state.apply_chance(dealer.draw(state.chance()))
            continue
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.apply(seat, bots[seat].think(game.view(state, seat), legal, rng, budget).action)
    return state


def wins(game: AnyGame, name: str, other: str, games: int, budget: Budget = FEW) -> float:
    """Return the part of the games a bot wins against another, each deal played on both seats."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        names = [name, other] if seat == 0 else [other, name]
        winners = play(game, {}, names, f"deal {number // 2}", budget).outcome().winners()
        won += (seat in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("id", game_ids())
def test_the_levels_stand_in_their_order(id: str):
    names = bots_for(find_game(id))
    assert [name for name in names if name in LEVELS] == LEVELS
    assert names[0] == "random"
    assert names[-1] == "spymaster"


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_plays_a_game_nothing_is_known_about(name: str):
    with pytest.raises(BadOption) as refusal:
        find_bot(name, TOY)
    assert refusal.value.reason.params == {"bot": name, "game": "toy"}


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_all_levels_play_every_kind_of_table_to_its_end(game: AnyGame, players: int, options: dict[str, str]):
    for first in range(0, len(LEVELS), players):
        names = [LEVELS[(first + seat) % len(LEVELS)] for seat in range(players)]
        assert play(game, options, names, "every table").outcome().winners()


def test_the_searching_levels_think_as_long_as_they_are_meant_to():
    found = {name: find_bot(name, WAR) for name in ("station_chief", "spymaster")}
    budgets = [bot.budget for bot in found.values() if isinstance(bot, SearchBot)]
    assert budgets == [Budget(milliseconds=500, simulations=60), Budget(milliseconds=1000, simulations=6000)]


def test_with_more_players_the_spymaster_makes_fewer_simulations_and_the_station_chief_as_many():
    numbers = {
        name: [find_bot(name, VIENNA).budget_for(players).simulations for players in (2, 3, 4)]
        for name in ("station_chief", "spymaster")
    }
    assert numbers == {"station_chief": [60, 60, 60], "spymaster": [6000, 4000, 3000]}


@pytest.mark.parametrize("name", ["companion_0", "recruit", "handler", "officer"])
def test_a_level_without_search_needs_no_simulations(name: str):
    view, legal = next(choices_of(VIENNA, "no search"))
    assert find_bot(name, VIENNA).think(view, legal, Random(1), OWN_BUDGET).simulations == 0


def choices_of(game: AnyGame, deal: str) -> Iterator[tuple[View, tuple[int, ...]]]:
    """Play a game between officers; yield what a seat with a choice knows, and its options."""
    state = game.new_state(2, {})
    bot = find_bot("officer", game)
    dealer, rng = Dealer(deal), Random(deal)
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            state.apply_chance(dealer.draw(state.chance()))
            continue
        seat = state.deciders[0]
        view, legal = game.view(state, seat), state.legal(seat)
        if len(legal) > 1:
            yield view, legal
        state.apply(seat, bot.choose(view, legal, rng))


@pytest.mark.parametrize("game", [WAR, VIENNA])
@pytest.mark.parametrize("name", ["companion_0", "recruit", "handler", "officer"])
def test_style_varies_with_the_seed_and_only_with_it(name: str, game: AnyGame):
    bot = find_bot(name, game)
    varied = 0
    for view, legal in islice(choices_of(game, "style"), 20):
        choices = [bot.choose(view, legal, Random(seed)) for seed in range(8)]
        assert choices == [bot.choose(view, legal, Random(seed)) for seed in range(8)]
        varied += len(set(choices)) > 1
    assert varied >= 3


class Prices(Blank):
    """Knows the price of every option, by its place."""

    def __init__(self, prices: list[float]) -> None:
        self.prices = prices

    def values(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        return self.prices


def priced(kind: type[OfficerBot] | type[RecruitBot], prices: list[float]) -> list[int]:
    """Return what a bot does with options of given prices, for many seeds."""
    bot = kind(STICKS, Prices(prices))
    view = STICKS.view(Sticks(3), 0)
    return [bot.choose(view, tuple(range(len(prices))), Random(seed)) for seed in range(400)]


def test_an_officer_takes_any_option_that_is_about_as_good_as_the_best():
    assert set(priced(OfficerBot, [0.0, 10.0, 9.9, 5.0])) == {1, 2}


def test_a_recruit_overlooks_and_misjudges_but_is_more_often_right_than_not():
    choices = priced(RecruitBot, [0.0, 10.0, 3.0, 5.0])
    assert set(choices) == {0, 1, 2, 3}
    assert choices.count(1) > 200
    assert choices.count(1) > choices.count(3) > choices.count(0)


def test_a_recruit_beats_chance():
    assert wins(WAR, "recruit", "random", 12) >= 0.9


def test_an_officer_beats_a_recruit():
    assert wins(WAR, "officer", "recruit", 20) >= 0.6


def test_what_is_about_as_good_for_an_officer_does_not_depend_on_where_values_begin():
    assert set(priced(OfficerBot, [100.0, 110.0, 109.9, 105.0])) == {1, 2}
