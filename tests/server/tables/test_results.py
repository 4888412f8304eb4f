"""Results of games: places, and the effects of resigning or staying away."""

from random import Random
from typing import Any

import pytest

from tests.server.tables.telling import BOT, OPEN_SEAT, Tale, begun, play
from tradecraft.core.game import OVER
from tradecraft.server.tables.changes import Acted, Replaced, Resigned, Returned
from tradecraft.server.tables.result import Result
from tradecraft.server.tables.updates import table_info

RESIGNED_EARLY = {"reason": "resigned", "scores": None, "breakdown": None}


def result_of(tale: Tale) -> Result:
    result = tale.table.result()
    assert result is not None
    return result


def ranking(tale: Tale) -> tuple[int, ...]:
    state = tale.table.playing_match().state
    assert state.waiting == OVER
    return state.outcome().ranking


def test_before_the_end_there_is_no_result():
    assert begun("vienna").table.result() is None


@pytest.mark.parametrize(("game", "players"), [("war1955", 2), ("vienna", 2), ("vienna", 3), ("vienna", 4)])
def test_a_game_played_to_its_end_has_the_places_of_its_rules(game: str, players: int):
    tale = begun(game, players)
    play(tale, Random(3))
    outcome = tale.table.playing_match().state.outcome()
    result = result_of(tale)
    assert result.places == list(outcome.ranking)
    assert result.scores == list(outcome.scores)
    assert result.reason == outcome.reason
    assert result.breakdown == [dict(points) for points in outcome.breakdown]
    assert [sum(points.values()) for points in result.breakdown] == result.scores


def test_who_resigns_a_game_of_two_loses_it_at_once():
    tale = begun("vienna")
    tale.do(Resigned, seat=0, bot="greedy")
    assert tale.table.status == "over"
    assert result_of(tale) == Result(places=[2, 1], **RESIGNED_EARLY)  # type: ignore[arg-type]


def test_who_resigns_loses_even_while_the_other_is_away():
    tale = begun("vienna")
    tale.do(Replaced, seat=1, bot="greedy", why="left")
    tale.do(Resigned, seat=0, bot="greedy")
    assert result_of(tale).places == [2, 1]


def test_the_others_play_on_and_the_one_who_resigned_comes_last():
    tale = begun("vienna", 3)
    tale.do(Resigned, seat=1, bot="greedy")
    assert tale.table.status == "playing"
    assert tale.table.seats[1].bot == "greedy"
    play(tale, Random(0))
    places = result_of(tale).places
    assert places[1] == 3
    first, third = ranking(tale)[0], ranking(tale)[2]
    assert (places[0] < places[2]) == (first < third)
    assert sorted(places) == [1, 2, 3] or first == third


def test_all_who_resign_or_stay_away_share_the_last_place():
    tale = begun("vienna", 4)
    tale.do(Resigned, seat=0, bot="greedy")
    tale.do(Replaced, seat=3, bot="greedy", why="time")
    play(tale, Random(0))
    places = result_of(tale).places
    assert places[0] == places[3] == 3
    assert set(places[1:3]) <= {1, 2}


def test_who_came_back_is_placed_like_the_others():
    tale = begun("vienna", 3)
    tale.do(Replaced, seat=2, bot="greedy", why="left")
    play(tale, Random(0), 5)
    tale.do(Returned, seat=2)
    play(tale, Random(0))
    assert result_of(tale).places == list(ranking(tale))


@pytest.mark.parametrize(
    ("seats", "resigning", "places"),
    [
        ((OPEN_SEAT, BOT, BOT), (0,), [3, 1, 1]),
        ((OPEN_SEAT, BOT, OPEN_SEAT, BOT), (0, 2), [3, 1, 3, 1]),
        ((OPEN_SEAT, OPEN_SEAT, OPEN_SEAT), (0, 1, 2), [1, 1, 1]),
    ],
)
def test_the_game_ends_when_the_last_person_resigns(seats: Any, resigning: tuple[int, ...], places: list[int]):
    tale = begun("vienna", seats=seats)
    for seat in resigning:
        assert tale.table.status == "playing"
        tale.do(Resigned, seat=seat, bot="greedy")
    assert tale.table.status == "over"
    assert result_of(tale) == Result(places=places, **RESIGNED_EARLY)  # type: ignore[arg-type]


def test_the_seed_is_shown_with_the_result_and_not_before():
    tale = begun("vienna")
    assert table_info(tale.table)["deal"]["seed"] is None
    assert table_info(tale.table)["deal"]["entropy"] == ["00", "01"]
    tale.do(Resigned, seat=0, bot="greedy")
    assert table_info(tale.table)["deal"]["seed"] == tale.table.secret.hex()


def test_everybody_notices_the_last_step():
    tale = begun("war1955")
    play(tale, Random(5))
    last = tale.table.history[-1]
    assert isinstance(last.change, Acted)
    assert last.seen == 0b111
    assert last.alters_table


def test_a_bot_is_placed_as_it_has_played():
    winners = set[int]()
    for bot in (0, 1):
        seats = (BOT, OPEN_SEAT) if bot == 0 else (OPEN_SEAT, BOT)
        tale = begun("war1955", seats=seats)
        play(tale, Random(0))
        assert result_of(tale).places == list(ranking(tale))
        winners |= {seat for seat, place in enumerate(ranking(tale)) if place == 1 and seat == bot}
    assert winners, "in one of the games the bot has won"
