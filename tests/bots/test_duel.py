"""Duels: the sequential test keeps its error rates, and its figures match its games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.conftest import TRIALS
from tradecraft.bots.arena import PlayedGame, duel_report, judged, plan_duel, play
from tradecraft.bots.arena.duel import BARS, FAILED, PASSED, UNDECIDED, likelihood_ratio, verdict
from tradecraft.bots.arena.series import seated
from tradecraft.bots.arena.statistics import win_rate
from tradecraft.bots.knowledge.learned import Learned, weights_text
from tradecraft.bots.knowledge.net import NetKnowledge
from tradecraft.bots.protocol import OWN_BUDGET, Budget
from tradecraft.bots.search import SearchBot
from tradecraft.core.errors import BadOption
from tradecraft.core.registry import find_game
from tradecraft.games.war1955.knowledge.features import NAMES
from tradecraft.games.war1955.knowledge.judgement import WarKnowledge
from tradecraft.games.war1955.knowledge.value import LESSONS, TURNS_AHEAD

WAR = find_game("war1955")
FIVE = (0.0, 0.25, 0.5, 0.75, 1.0)
LONG = 2000
"""Pairs after which every test has been decided."""


def flips(rng: Random, share: float, players: int = 2, luck: float = 0.0) -> Iterator[float]:
    """Yield the results of pairs in which A wins each game with a chance that a deal makes larger and smaller."""
    while True:
        favour = rng.uniform(-luck, luck)
        chances = [share + (favour if seat % 2 else -favour) for seat in range(players)]
        yield sum(rng.random() < chance for chance in chances) / players


def decide(pairs: Iterator[float], players: int, most: int = LONG) -> tuple[str, list[float]]:
    shares: list[float] = []
    for share in pairs:
        shares.append(share)
        found = verdict(shares, players, *BARS[players])
        if found != UNDECIDED or len(shares) == most:
            return found, shares
    raise AssertionError


@pytest.mark.parametrize(("players", "luck"), [(2, 0.0), (2, 0.3), (4, 0.0)])
def test_the_test_errs_no_more_often_than_it_says(players: int, luck: float, record_property: Callable[..., None]):
    trials = 150
    for is_enough, wrong in ((False, PASSED), (True, FAILED)):
        share = BARS[players][is_enough]
        found = [decide(flips(Random(f"{number}"), share, players, luck), players)[0] for number in range(trials)]
        assert UNDECIDED not in found
        # 5 in 100, and three standard deviations of that many trials.
        assert found.count(wrong) / trials <= 0.05 + 3 * (0.05 * 0.95 / trials) ** 0.5
    record_property(TRIALS, f"sequential test for {players}: {2 * trials} simulated duels")


def test_a_bot_that_is_much_better_or_no_better_is_found_out_soon():
    for share, expected in ((0.8, PASSED), (0.45, FAILED)):
        found = [decide(flips(Random(f"soon {number}"), share), 2) for number in range(60)]
        assert [one for one, _ in found].count(expected) >= 58
        assert sum(2 * len(pairs) for _, pairs in found) / 60 < 130, "games on average"


def test_pairs_that_cancel_out_luck_are_worth_more():
    """In both the share is 60 of 100; but pairs of 1:1 and 2:0 vary less than single games would."""
    steady = [1.0] * 8 + [0.5] * 32
    wild = [1.0] * 24 + [0.0] * 16
    assert sum(steady) == sum(wild)
    low, high = 0.45, 0.5
    assert likelihood_ratio(steady, FIVE, low, high) > 2 * likelihood_ratio(wild, FIVE, low, high) > 0


def test_the_ratio_of_single_games_is_that_of_the_textbook():
    """With two results only, the closest distribution of a given mean is a coin: Wald's own example."""
    shares = [1.0] * 7 + [0.0] * 3
    expected = 7 * 0.16705408466316607 + 3 * -0.2513144282809062  # log(.65/.55), log(.35/.45)
    assert likelihood_ratio(shares, (0.0, 1.0), 0.55, 0.65) == pytest.approx(expected, abs=1e-9)


def test_the_interval_holds_the_truth_also_where_the_test_stopped():
    held = trials = 0
    for share in (0.5, 0.6, 0.7):
        for number in range(100):
            _, pairs = decide(flips(Random(f"{share} {number}"), share), 2, most=200)
            found = win_rate([(2 * one, 2.0) for one in pairs])
            held += found.low <= share <= found.high
            trials += 1
    assert 0.91 <= held / trials <= 0.99


def test_a_duel_gives_the_same_in_any_order_and_counts_its_games():
    duel = plan_duel(WAR, 2, {}, ("greedy", "random"), "again", most_games=60)
    games = [play(duel.series, number) for number in range(duel.most_games)]
    pairs = list(judged(duel, iter(games)))
    shuffled = games[:]
    Random(1).shuffle(shuffled)
    assert list(judged(duel, iter(shuffled))) == pairs
    assert len(pairs) < duel.pairs, "it stops before all games are played"
    assert pairs[-1][1] == PASSED
    report = duel_report(duel, [found for found, _ in pairs], pairs[-1][1])
    assert report["games"] == 2 * report["pairs"] == report["wins_a"] + report["wins_b"] + report["draws"]
    assert report["share_a"] == report["wins_a"] / report["games"] > 0.9
    assert report["low"] < report["share_a"] <= report["high"]
    assert (report["a"], report["b"], report["verdict"]) == ("greedy", "random", PASSED)


def test_a_pair_is_one_deal_from_every_seat():
    duel = plan_duel(find_game("vienna"), 4, {}, ("greedy", "random"), "seats", most_games=5)
    assert duel.most_games == 8
    games: list[PlayedGame] = []
    for found, _ in judged(duel, (play(duel.series, number) for number in range(4))):
        games += found
    assert [game.seating.index(0) for game in games] == [0, 1, 2, 3]


def test_a_bot_can_have_a_budget_of_its_own():
    assert seated("officer", WAR, OWN_BUDGET)[1] is OWN_BUDGET
    assert seated("spymaster@60", WAR, OWN_BUDGET)[1] == Budget(simulations=60)
    assert seated("spymaster@100ms", WAR, Budget(simulations=5))[1] == Budget(milliseconds=100)
    for text in ("spymaster@", "spymaster@ms", "spymaster@0", "spymaster@-5", "spymaster@1.5s"):
        with pytest.raises(BadOption) as refusal:
            seated(text, WAR, OWN_BUDGET)
        assert refusal.value.reason.code == "bad_budget"
    duel = plan_duel(WAR, 2, {}, ("station_chief@3", "station_chief@2"), "own", most_games=2)
    report = duel_report(duel, [[play(duel.series, 0), play(duel.series, 1)]], UNDECIDED)
    assert report["thinking_a"]["simulations"] == 3
    assert report["thinking_b"]["simulations"] == 2


def test_a_bot_that_searches_can_have_traits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    plain, _ = seated("spymaster_1", WAR, OWN_BUDGET)
    bot, budget = seated("spymaster_1+guesses+halves@7", WAR, OWN_BUDGET)
    assert isinstance(plain, SearchBot)
    assert isinstance(bot, SearchBot)
    assert (bot.settings.guesses, bot.halves, budget) == (True, True, Budget(simulations=7))
    assert (plain.settings.guesses, plain.halves) == (False, False)
    judging, _ = seated("spymaster_1+net", WAR, OWN_BUDGET)
    alone, _ = seated("spymaster_1+net_alone", WAR, OWN_BUDGET)
    for one, plays_on in ((judging, True), (alone, False)):
        assert isinstance(one, SearchBot)
        assert isinstance(one.knowledge, NetKnowledge)
        assert one.knowledge.plays_on is plays_on
    file = tmp_path / "weights.json"
    file.write_text(
        weights_text({"normal": Learned([0.0, 1.0], [[0.0] * len(NAMES)] * 2, [1.0, 1.0])}, LESSONS), "utf-8"
    )
    changed, _ = seated(f"spymaster_1+curiosity=0.5+caution=0.2+ahead=3+weights={file}", WAR, OWN_BUDGET)
    assert isinstance(changed, SearchBot)
    assert isinstance(changed.knowledge, WarKnowledge)
    assert (changed.settings.curiosity, changed.settings.caution, changed.knowledge.ahead) == (0.5, 0.2, 3)
    assert changed.knowledge.learned["normal"].weights == [[0.0] * len(NAMES)] * 2
    assert isinstance(plain.knowledge, WarKnowledge)
    assert plain.knowledge.ahead == TURNS_AHEAD
    assert plain.knowledge.learned["normal"].weights != changed.knowledge.learned["normal"].weights
    monkeypatch.setattr("tradecraft.bots.search.bot.net_file", lambda spec: tmp_path / "none.json")
    refused = {
        "+clairvoyant": "unknown_trait",
        "+net": "nothing_trained",
        "+patience=2": "unknown_trait",
        "+ahead=far": "bad_trait",
        "+weights=none.json": "bad_trait",
    }
    for text, code in (
        *((f"spymaster_1{trait}", code) for trait, code in refused.items()),
        ("officer+net", "unknown_trait"),
        ("handler+former", "no_traits"),
        ("random+former", "no_traits"),
    ):
        with pytest.raises(BadOption) as refusal:
            seated(text, WAR, OWN_BUDGET)
        assert refusal.value.reason.code == code
