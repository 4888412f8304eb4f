"""The search: finds the best move in small games, uses only the view, and keeps to its budget."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.bots.small_games import (
    GUESS,
    HIDDEN,
    HIDE,
    PENNIES,
    STICKS,
    Blank,
    Guess,
    Hide,
    Pennies,
    SmallGame,
    SmallState,
    SmallView,
    Sticks,
)
from tradecraft.bots.protocol import Budget, Thought
from tradecraft.bots.search import Edge, Search, SearchBot, Settings
from tradecraft.core.game import AnyGame, State


def searched(
    game: AnyGame,
    state: State,
    seat: int,
    simulations: int = 400,
    seed: int = 1,
    guesses: bool = False,
    blind: bool = False,
) -> dict[int, Edge]:
    """Search a decision; return the choices by action."""
    search = Search(game, Blank(), game.view(state, seat), Random(seed), Settings(guesses=guesses, blind=blind))
    for _ in range(simulations):
        search.simulate()
    return {edge.action: edge for edge in search.choices()}


def chances(edges: dict[int, Edge]) -> dict[int, float]:
    return {action: edge.total / edge.visits for action, edge in edges.items()}


def chosen(game: AnyGame, state: State, seat: int, simulations: int = 400, halves: bool = False) -> int:
    """Return what a bot that searches does."""
    bot = SearchBot(game, Blank(), Budget(simulations=simulations), halves=halves)
    return bot.choose(game.view(state, seat), state.legal(seat), Random(1))


class Careful(Blank):
    """Takes the last choice for the best where there is time to look closely, else the first."""

    def priors(self, state: Any, seat: int, legal: tuple[int, ...]) -> list[float]:
        return [1.0] + [0.0] * (len(legal) - 1)

    def careful_priors(self, state: Any, seat: int, legal: tuple[int, ...]) -> list[float]:
        return [0.0] * (len(legal) - 1) + [1.0]


def test_only_the_decision_that_is_searched_is_looked_at_with_care():
    search = Search(STICKS, Careful(), STICKS.view(Sticks(9), 0), Random(1), Settings())
    for _ in range(50):
        search.simulate()
    own = {edge.action: edge.prior for edge in search.choices()}
    assert own == {1: 0.0, 2: 0.0, 3: 1.0}
    seen = search.roots[1].seen.values()
    assert {edge.prior for node in seen for action, edge in node.edges.items() if action == 1} == {1.0}


@pytest.mark.parametrize("halves", [False, True])
@pytest.mark.parametrize("sticks", [2, 3])
def test_it_finds_a_win_in_one(sticks: int, halves: bool):
    assert chosen(STICKS, Sticks(sticks), 0, halves=halves) == sticks


@pytest.mark.parametrize("halves", [False, True])
@pytest.mark.parametrize(("sticks", "taken"), [(5, 1), (6, 2), (7, 3)])
def test_it_leaves_no_win_in_one(sticks: int, taken: int, halves: bool):
    assert chosen(STICKS, Sticks(sticks), 0, halves=halves) == taken


@pytest.mark.parametrize("halves", [False, True])
def test_it_sees_two_moves_of_each_ahead(halves: bool):
    assert chosen(STICKS, Sticks(9), 0, simulations=1000, halves=halves) == 1


def test_others_that_guess_do_not_answer_what_they_cannot_see():
    """A second seat that is searched for learns what the first one holds: in all simulations it is the same."""
    knowing = chances(searched(HIDE, Hide(1), 0))
    guessing = chances(searched(HIDE, Hide(1), 0, guesses=True))
    assert max(knowing.values()) < 0.1
    assert guessing == pytest.approx({0: 2 / 3, 1: 2 / 3}, abs=0.1)


def test_others_that_are_blind_learn_nothing_from_the_hand_they_cannot_see():
    """In their own simulations the hand is another one each time, so they guess one of three, as at the table."""
    found = [chances(searched(HIDDEN, Hide(held), 0, blind=True)) for held in range(3)]
    assert all(max(chances(searched(HIDDEN, Hide(held), 0)).values()) < 0.1 for held in range(3))
    for action in (0, 1):
        assert sum(one[action] for one in found) / 3 == pytest.approx(2 / 3, abs=0.1)


@pytest.mark.parametrize("players", [2, 3])
def test_others_that_are_blind_still_look_for_what_is_best_for_them(players: int):
    found = chances(searched(STICKS, Sticks(4, players), 0, simulations=1000, blind=True))
    assert all(chance < 0.15 for chance in found.values())
    assert chances(searched(STICKS, Sticks(3, players), 0, blind=True))[3] == 1.0


def test_with_three_seats_each_wants_to_win_for_itself():
    # Whatever the first takes of four sticks, the second takes the rest: it does not play for the third.
    found = chances(searched(STICKS, Sticks(4, players=3), 0, simulations=1000))
    assert all(chance < 0.1 for chance in found.values())


def test_a_choice_made_at_the_same_time_is_not_known():
    # A second seat that knew the first one's side would always win.
    for seat in (0, 1):
        found = chances(searched(PENNIES, Pennies(), seat, simulations=2000))
        assert found == pytest.approx({0: 0.5, 1: 0.5}, abs=0.1)


def test_a_choice_made_before_but_in_secret_is_not_known_either():
    class Sealed(type(PENNIES)):  # type: ignore[misc]
        """The first seat has chosen already, and the second does not know what."""

        def resample(self, view: Any, rng: Random) -> Pennies:
            state = Pennies()
            state.apply(0, int(rng.random() * 2))
            return state

    state = Pennies()
    state.apply(0, 1)
    found = chances(searched(Sealed("sealed"), state, 1, simulations=1000))
    assert found == pytest.approx({0: 0.5, 1: 0.5}, abs=0.1)


def test_what_is_hidden_is_guessed_by_how_likely_it_is():
    for hidden in range(3):
        edges = searched(GUESS, Guess(hidden), 0)
        assert max(edges, key=lambda action: edges[action].visits) == 2
        assert chances(edges)[2] == pytest.approx(0.5, abs=0.1)


def test_the_same_seed_and_simulations_lead_to_the_same_search():
    first, second = (searched(GUESS, Guess(0), 0, seed=7) for _ in range(2))
    other = searched(GUESS, Guess(0), 0, seed=8)
    assert chances(first) == chances(second)
    assert chances(first) != chances(other)


@pytest.mark.parametrize("halves", [False, True])
@pytest.mark.parametrize("simulations", [1, 7, 100])
def test_a_budget_of_simulations_is_kept_exactly(simulations: int, halves: bool):
    state = Sticks(9)
    bot = SearchBot(STICKS, Blank(), Budget(milliseconds=1), halves=halves)
    thought = bot.think(STICKS.view(state, 0), state.legal(0), Random(1), Budget(simulations=simulations))
    assert thought.simulations == simulations


def test_a_choice_of_one_is_made_without_searching():
    class Untouchable(Blank):
        """Fails when it is asked anything."""

        def values(self, state: Any, seat: int, legal: tuple[int, ...]) -> list[float]:
            raise AssertionError("there is nothing to think about")

    state = Sticks(1)
    bot = SearchBot(STICKS, Untouchable(), Budget(simulations=100))
    assert bot.think(STICKS.view(state, 0), (1,), Random(1), Budget(simulations=100)) == Thought(1, 0)


def clock(step: float) -> Iterator[float]:
    """A clock that advances by one step each time it is read."""
    now = 0.0
    while True:
        yield now
        now += step


def simulations_within(milliseconds: int, monkeypatch: pytest.MonkeyPatch, state: State) -> int:
    """Search with a clock on which every simulation takes a millisecond; return how many there were."""
    times = clock(0.001)
    monkeypatch.setattr("tradecraft.bots.search.bot.perf_counter", lambda: next(times))
    bot = SearchBot(PENNIES if isinstance(state, Pennies) else STICKS, Blank(), Budget(milliseconds=milliseconds))
    return bot.think(bot.game.view(state, 0), state.legal(0), Random(1), Budget()).simulations


def test_a_budget_of_time_is_kept(monkeypatch: pytest.MonkeyPatch):
    assert simulations_within(300, monkeypatch, Pennies()) == 300


def test_halving_keeps_to_its_time_and_spends_it_on_the_best(monkeypatch: pytest.MonkeyPatch):
    times = clock(0.001)
    monkeypatch.setattr("tradecraft.bots.search.bot.perf_counter", lambda: next(times))
    bot = SearchBot(STICKS, Blank(), Budget(milliseconds=300), halves=True)
    search = bot.search(STICKS.view(Sticks(7), 0), Random(1), Budget())
    assert 295 <= search.simulations <= 300
    visits = {edge.action: edge.visits for edge in search.choices()}
    # Three choices for half of the time, two for the rest.
    assert visits[3] > 100 > min(visits.values()) >= 45


def test_time_is_not_spent_on_what_cannot_change_any_more(monkeypatch: pytest.MonkeyPatch):
    assert simulations_within(1000, monkeypatch, Sticks(3)) < 900


def thought_at_pace(step: float, monkeypatch: pytest.MonkeyPatch, halves: bool = False) -> Thought:
    """Return what a level of 300 simulations in a second at most does if each of them takes so many seconds."""
    times = clock(step)
    monkeypatch.setattr("tradecraft.bots.search.bot.perf_counter", lambda: next(times))
    bot = SearchBot(PENNIES, Blank(), Budget(milliseconds=1000, simulations=300), halves=halves)
    state = Pennies()
    return bot.think(PENNIES.view(state, 0), state.legal(0), Random(1), Budget())


@pytest.mark.parametrize("halves", [False, True])
def test_a_level_does_the_same_on_a_busy_machine_as_on_an_idle_one(halves: bool, monkeypatch: pytest.MonkeyPatch):
    idle, busy = (thought_at_pace(step, monkeypatch, halves) for step in (0.0001, 0.003))
    assert idle == busy == Thought(idle.action, 300)


@pytest.mark.parametrize("halves", [False, True])
def test_a_level_says_when_it_had_too_little_time(halves: bool, monkeypatch: pytest.MonkeyPatch):
    thought = thought_at_pace(0.02, monkeypatch, halves)
    assert thought.is_short
    assert thought.simulations <= 51


def test_too_little_time_matters_only_if_more_could_change_the_choice(monkeypatch: pytest.MonkeyPatch):
    times = clock(0.001)
    monkeypatch.setattr("tradecraft.bots.search.bot.perf_counter", lambda: next(times))
    bot = SearchBot(STICKS, Blank(), Budget(milliseconds=200, simulations=250))
    state = Sticks(3)
    thought = bot.think(STICKS.view(state, 0), state.legal(0), Random(1), Budget())
    assert thought.simulations < 200
    assert not thought.is_short


class Mixer(Blank):
    """Knows of every decision that it must not be foreseen."""

    def is_foreseen(self, state: Any) -> bool:
        return True


def chosen_by_mixing(knowledge: Blank) -> set[int]:
    bot = SearchBot(STICKS, knowledge, Budget(simulations=60))
    bot.adopt("mixes")
    state = Sticks(7)
    return {bot.choose(STICKS.view(state, 0), state.legal(0), Random(seed)) for seed in range(40)}


def test_only_what_others_could_foresee_is_mixed():
    assert chosen_by_mixing(Blank()) == {3}
    assert chosen_by_mixing(Mixer()) > {3}


class Hands(SmallState):
    """The first seat begins, the second plays a card of its hand, and the higher card would win."""

    def __init__(self, hand: tuple[int, ...]) -> None:
        super().__init__(2)
        self.hand = hand
        self.deciders = (0,)
        self.ask = 1

    def legal(self, seat: int) -> tuple[int, ...]:
        return self.hand if seat else (0, 1)

    def apply(self, seat: int, action: int) -> None:
        self.deciders = (1,)
        if seat:
            self.end(seat)

    def clone(self) -> Hands:
        copy = Hands(self.hand)
        copy.deciders = self.deciders
        return copy

    def key(self) -> tuple[Any, ...]:
        return self.hand, self.deciders


class HandsGame(SmallGame):
    """A game in which the other hand is one thing in the first worlds and another in later ones."""

    def __init__(self, *hands: tuple[int, ...]) -> None:
        super().__init__("hands")
        self.hands = iter(hands)

    def resample(self, view: Any, rng: Random) -> Hands:
        return Hands(next(self.hands))


class ByNumber(Blank):
    """Takes an action to be the likelier the higher its number is."""

    def priors(self, state: Any, seat: int, legal: tuple[int, ...]) -> list[float]:
        return [action / 10 for action in legal]


def test_an_option_that_appears_in_a_later_world_has_the_prior_it_has_there():
    game = HandsGame(*[(1, 2)] * 10, *[(2, 3, 5)] * 10)
    search = Search(game, ByNumber(), SmallView(Hands((1, 2)), 0), Random(1), Settings())
    for _ in range(19):
        search.simulate()
    nodes = [node for node in search.roots[1].seen.values() if node.edges]
    assert nodes
    assert {action for node in nodes for action in node.edges} == {1, 2, 3, 5}
    for node in nodes:
        assert {action: edge.prior for action, edge in node.edges.items()} == {
            action: action / 10 for action in node.edges
        }


def test_of_choices_made_equally_often_the_more_successful_comes_first():
    search = Search(STICKS, Blank(), STICKS.view(Sticks(9), 0), Random(1), Settings())
    for edge in search.choices():
        edge.visits, edge.total = 4.0, float(edge.action)
    assert [edge.action for edge in search.choices()] == [3, 2, 1]


def test_nobody_sees_what_the_last_of_several_seats_chooses_in_secret():
    search = Search(PENNIES, Blank(), PENNIES.view(Pennies(), 0), Random(1), Settings())
    for _ in range(20):
        search.simulate()
    children = [edge.child for root in search.roots for edge in root.edges.values() if edge.child]
    assert len(children) == 4
    assert all(not node.seen for node in [*search.roots, *children])
