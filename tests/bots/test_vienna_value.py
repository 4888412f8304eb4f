"""How bots judge positions of Vienna: chances, features, priors and reasons."""

from collections.abc import Iterator
from random import Random

import pytest

from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.knowledge.learned import read_weights
from tradecraft.core.chance import Dealer
from tradecraft.core.game import CHANCE, OVER
from tradecraft.core.generator import Generator
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.knowledge import features
from tradecraft.games.vienna.knowledge.value import LESSONS, ROUNDS_AHEAD, is_quiet
from tradecraft.games.vienna.knowledge.weighing import examine
from tradecraft.games.vienna.rules.scoring import ABILITY_POINTS
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.locales import Texts, languages

TABLES = [
    (2, {}),
    (3, {"third_man": "yes"}),
    (4, {"flags": "random"}),
    (2, {"version": "advanced"}),
    (4, {"version": "advanced", "third_man": "yes", "feld_agents": "yes", "edition": "fr"}),
]
BY_SEAT = ("hands", "plans", "drawers", "agents", "supply", "bribes", "infos", "points")
BY_SEAT_ADVANCED = ("shillings", "boxes", "items", "for_hire", "missions", "feld")


def positions(players: int, options: dict[str, str], deal: str) -> Iterator[tuple[ViennaState, int]]:
    """Play a game with some understanding and some whims; yield the state at each decision, and the seat."""
    known = find_knowledge(GAME)
    assert known is not None
    state = GAME.new_state(players, options)
    dealer, rng = Dealer(deal), Random(deal)
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            state.apply_chance(dealer.draw(state.chance()))
            continue
        seat = state.deciders[0]
        legal = state.legal(seat)
        yield state, seat
        weights = known.priors(state, seat, legal) if rng.random() < 0.8 else None
        state.apply(seat, rng.choices(legal, weights)[0])
    yield state, 0


def mirrored(state: ViennaState) -> ViennaState:
    """Return a state of two players with the seats swapped; a choice that is open is open for the other one."""
    swapped = state.clone()
    for name in (*BY_SEAT, *(BY_SEAT_ADVANCED if state.advanced else ())):
        setattr(swapped, name, getattr(state, name)[::-1])
    swapped.crest = 1 - state.crest
    swapped.active = 1 - state.active
    swapped.deciders = tuple(1 - seat for seat in state.deciders)
    return swapped


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_chances_add_up_to_1_and_agree_with_the_outcome_once_the_game_is_over(players: int, options: dict[str, str]):
    known = find_knowledge(GAME)
    assert known is not None
    chances: list[float] = []
    for state, _ in positions(players, options, "chances"):
        chances = list(known.chances(state))
        assert len(chances) == players
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) >= 0.0
    assert state.waiting == OVER
    winners = state.outcome().winners()
    assert chances == [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]


@pytest.mark.parametrize("version", ["introductory", "advanced"])
def test_features_do_not_depend_on_which_seat_is_which(version: str):
    looked_at = 0
    for state, _ in positions(2, {"version": version}, "mirror"):
        if state.waiting != OVER:
            rows, remaining = examine(state)
            other_rows, other_remaining = examine(mirrored(state))
            assert other_rows[::-1] == rows
            assert other_remaining == remaining
            looked_at += rows[0] != rows[1]
    assert looked_at > 50


def test_every_feature_says_something_in_some_game():
    for version, count in (("introductory", features.INTRODUCTORY), ("advanced", features.ADVANCED)):
        seen: set[int] = set()
        for deal in range(8):
            options = {"version": version, "third_man": "yes"}
            for state, _ in positions(2, options, f"seen {deal}"):
                rows, _ = examine(state)
                seen |= {place for place in range(count) if any(row[place] for row in rows)}
        of_the_other_version = {features.GIVES_OTHER} if version == "introductory" else set()
        if version == "advanced":
            of_the_other_version = {features.SET_LACKS_ONE, features.SET_LACKS_TWO}
        assert {features.NAMES[place] for place in set(range(count)) - seen - of_the_other_version} == set()


def test_each_feature_has_a_name_and_each_version_has_weights():
    assert len(features.NAMES) == features.ADVANCED
    places = {name.lower(): place for name, place in vars(features).items() if isinstance(place, int)}
    del places["introductory"], places["advanced"]
    assert places == {name: place for place, name in enumerate(features.NAMES)}
    learned = read_weights(LESSONS.file(), LESSONS)
    assert {"introductory 2", "advanced 2"} <= set(learned)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_more_points_are_a_better_chance_for_oneself_and_a_worse_one_for_the_others(
    players: int, options: dict[str, str]
):
    known = find_knowledge(GAME)
    assert known is not None
    better = looked_at = 0
    for number, (state, _) in enumerate(positions(players, options, "points")):
        if state.waiting != OVER and number % 10 == 5:
            richer = state.clone()
            richer.points[0] += 20 * ABILITY_POINTS
            before, after = known.chances(state), known.chances(richer)
            assert after[0] >= before[0]
            assert all(after[seat] <= before[seat] for seat in range(1, players))
            better += after[0] > before[0]
            looked_at += 1
    # In the last turns it may be certain who wins.
    assert better > 0.7 * looked_at


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_round_and_some_more_are_played_on(players: int, options: dict[str, str]):
    known = find_knowledge(GAME)
    assert known is not None
    ends = 0
    for state, _ in positions(players, options, "on"):
        if state.waiting == OVER:
            continue
        going_on = state.clone()
        known.play_on(going_on, Generator(1))
        assert is_quiet(going_on)
        if going_on.waiting == OVER:
            ends += 1
        else:
            # The round that is under way, unless nothing has been done in it yet, and so many whole ones.
            assert going_on.round == state.round + ROUNDS_AHEAD + (not is_quiet(state))
    assert ends > 0


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_priors_are_there_for_every_choice_and_add_up_to_1(players: int, options: dict[str, str]):
    known = find_knowledge(GAME)
    assert known is not None
    for state, seat in positions(players, options, "priors"):
        if state.waiting != OVER:
            legal = state.legal(seat)
            for priors in (known.priors(state, seat, legal), known.careful_priors(state, seat, legal)):
                assert len(priors) == len(legal)
                assert sum(priors) == pytest.approx(1.0)
                assert min(priors) >= 0.0


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_with_care_the_likeliest_choice_is_the_one_of_the_highest_value(players: int, options: dict[str, str]):
    known = find_knowledge(GAME)
    assert known is not None
    for state, seat in positions(players, options, "care"):
        if state.waiting != OVER:
            legal = state.legal(seat)
            values = known.values(state, seat, legal)
            priors = known.careful_priors(state, seat, legal)
            assert priors[values.index(max(values))] == max(priors)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_reasons_are_few_and_can_be_told_in_every_language(players: int, options: dict[str, str]):
    known = find_knowledge(GAME)
    assert known is not None
    texts = [Texts(language) for language in languages()]
    told = 0
    for state, seat in positions(players, options, "reasons"):
        if state.waiting == OVER:
            continue
        for action in state.legal(seat)[:3]:
            reasons = known.reasons(state, seat, action)
            assert len(reasons) <= 3
            told += len(reasons)
            for reason in reasons:
                assert all(text.reason(GAME, reason) for text in texts)
    assert told > 100


def test_a_round_is_quiet_only_before_the_first_seat_has_assigned():
    state = GAME.new_state(3, {})
    dealer = Dealer("quiet")
    while state.waiting == CHANCE:
        state.apply_chance(dealer.draw(state.chance()))
    assert is_quiet(state)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
        assert not is_quiet(state)
