"""Ratings computed from places, and what is shown of them."""

import pytest

from tradecraft.ratings import NEWCOMER, Points, Skill, points, rate
from tradecraft.server.people.leagues import Contender, contender, league_of

SETTLED = 1.5


def test_the_winner_rises_and_the_loser_falls_by_as_much():
    winner, loser = rate([NEWCOMER, NEWCOMER], [1, 2])
    assert winner.mu - NEWCOMER.mu == pytest.approx(NEWCOMER.mu - loser.mu)
    assert winner.mu > loser.mu
    assert winner.sigma < NEWCOMER.sigma
    assert loser.sigma < NEWCOMER.sigma


def test_the_better_the_place_the_higher_the_skill_whatever_the_seat():
    places = [3, 1, 4, 2]
    after = rate([NEWCOMER] * 4, places)
    by_place = [skill.mu for _, skill in sorted(zip(places, after, strict=True), key=lambda pair: pair[0])]
    assert by_place == sorted(by_place, reverse=True)
    assert len(set(by_place)) == 4


def test_a_shared_place_moves_equals_alike():
    first, shared, shared_too = rate([NEWCOMER] * 3, [1, 2, 2])
    assert shared == shared_too
    assert first.mu > NEWCOMER.mu > shared.mu


def test_a_draw_brings_the_stronger_and_the_weaker_closer():
    strong, weak = rate([Skill(30.0, SETTLED), Skill(20.0, SETTLED)], [1, 1])
    assert strong.mu < 30.0
    assert weak.mu > 20.0


def test_one_game_tells_more_about_a_newcomer_than_about_a_settled_player():
    newcomer, settled = rate([NEWCOMER, Skill(NEWCOMER.mu, SETTLED)], [1, 2])
    assert newcomer.mu - NEWCOMER.mu > 10 * (NEWCOMER.mu - settled.mu)


def test_a_newcomer_starts_at_1000_with_all_of_it_uncertain():
    assert points(NEWCOMER) == Points(rating=1000, estimate=1750, margin=750)


def test_the_rating_is_the_low_end_of_what_is_likely():
    for skill in (NEWCOMER, Skill(31.234, 1.017), Skill(3.3, 5.55)):
        shown = points(skill)
        assert shown.rating == shown.estimate - shown.margin
        assert shown.margin == pytest.approx(90 * skill.sigma, abs=1)


def test_a_settled_player_200_points_ahead_stays_there_by_winning_three_games_in_four():
    ahead, behind = Skill(25.0 + 200 / 30, SETTLED), Skill(25.0, SETTLED)
    assert points(ahead).rating - points(behind).rating == 200
    gain = rate([ahead, behind], [1, 2])[0].mu - ahead.mu
    loss = ahead.mu - rate([ahead, behind], [2, 1])[0].mu
    assert loss / (gain + loss) == pytest.approx(0.75, abs=0.02)


ANNA, BORIS = Contender("anna", "account"), Contender("boris", "account")
GUEST = Contender("gast", "guest")
OWN_BOT, BUILT_IN, OTHER_BUILT_IN = (
    Contender("b1", "bot"),
    Contender("bot:greedy", "bot"),
    Contender("bot:random", "bot"),
)


@pytest.mark.parametrize(
    ("contenders", "league"),
    [
        ([ANNA, BORIS], "people"),
        ([OWN_BOT, BUILT_IN, OTHER_BUILT_IN], "bots"),
        ([ANNA, BUILT_IN], None),
        ([ANNA, OWN_BOT], None),
        ([ANNA, GUEST], None),
        ([GUEST, Contender("gast2", "guest")], None),
        ([ANNA, ANNA], None),
        ([BUILT_IN, BUILT_IN, OTHER_BUILT_IN], None),
        ([ANNA, BORIS, None], None),
        ([ANNA], None),
        ([], None),
    ],
)
def test_only_accounts_or_only_bots_each_in_one_seat_are_rated(contenders, league):
    assert league_of(contenders) == league


def test_a_person_answers_for_the_seat_even_where_a_bot_stood_in():
    assert contender("anna", "account", "greedy") == ANNA
    assert contender(None, None, "greedy") == BUILT_IN
    assert contender(None, None, None) is None
