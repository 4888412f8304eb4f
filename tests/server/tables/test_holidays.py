"""Clocks while players are on holiday: they stop, and nothing but the days is gained."""

from typing import Any

import pytest

from tests.server.tables.telling import Tale, begun
from tradecraft.server.tables.changes import Acted, Holiday, HolidayOver, Replaced, Resigned, Returned, Undone
from tradecraft.server.tables.clock import DAY, TimeControl
from tradecraft.server.tables.deciders import expired_clocks, holiday
from tradecraft.server.tables.updates import clocks, table_info

THREE_DAYS = TimeControl("days", days=3)
UNTIL = 99 * DAY


def waiting(clock: TimeControl = THREE_DAYS, **different: Any) -> tuple[Tale, int]:
    """Return a table, and the seat that must decide."""
    tale = begun("war1955", clock=clock, **different)
    (acting,) = tale.table.deciders
    return tale, acting


def go(tale: Tale, seat: int, after: int = 0) -> None:
    tale.do(Holiday, seat=seat, until=UNTIL, at=tale.at + after)


def come_back(tale: Tale, seat: int, after: int) -> None:
    tale.do(HolidayOver, seat=seat, at=tale.at + after)


def test_the_clock_stands_during_a_holiday_and_goes_on_where_it_stood():
    tale, seat = waiting()
    go(tale, seat, after=2 * DAY)
    assert tale.table.clocks.next_deadline() is None
    assert expired_clocks(tale.table, tale.at + 50 * DAY) == []
    assert clocks(tale.table)[seat] == {"left": DAY, "deadline": None}  # type: ignore[index]
    assert table_info(tale.table)["seats"][seat]["away_until"] == UNTIL
    come_back(tale, seat, after=20 * DAY)
    assert tale.table.clocks.deadline(seat) == tale.at + DAY
    assert table_info(tale.table)["seats"][seat]["away_until"] is None
    assert tale.loaded().clocks.deadline(seat) == tale.at + DAY


def test_a_turn_that_begins_during_a_holiday_has_all_its_days_after_it():
    tale, seat = waiting()
    go(tale, 1 - seat)
    while tale.table.deciders == (seat,):
        tale.act(seat)
    assert tale.table.clocks.next_deadline() is None
    come_back(tale, 1 - seat, after=5 * DAY)
    assert tale.table.clocks.deadline(1 - seat) == tale.at + 3 * DAY


@pytest.mark.parametrize("times", [1, 7])
def test_going_and_coming_gives_no_time(times: int):
    tale, seat = waiting()
    deadline = tale.table.clocks.deadline(seat)
    assert deadline is not None
    for _ in range(times):
        go(tale, seat, after=DAY // 10)
        come_back(tale, seat, after=DAY)
    assert tale.table.clocks.deadline(seat) == deadline + times * DAY, "only the days away are not counted"


def test_a_move_during_a_holiday_that_is_taken_back_gives_no_time():
    tale = begun("vienna", clock=THREE_DAYS)
    tale.do(Holiday, seat=0, until=UNTIL, at=tale.at + 2 * DAY)
    left = tale.table.clocks.spent(0)
    tale.do(Acted, seat=0, text=tale.offers(0)[0], at=tale.at + DAY)
    tale.do(Undone, seat=0, to=tale.table.undo_target(0))
    assert tale.table.clocks.spent(0) == left > DAY
    come_back(tale, 0, after=DAY)
    assert tale.table.clocks.deadline(0) == tale.at + 3 * DAY - left


def test_a_move_of_the_stand_in_that_is_taken_back_gives_no_time():
    tale, seat = waiting()
    tale.do(Replaced, seat=seat, bot="greedy", why="left", at=tale.at + 2 * DAY)
    left = tale.table.clocks.spent(seat)
    target = len(tale.table.playing_match().steps)
    tale.act(seat)
    tale.do(Returned, seat=seat)
    tale.do(Undone, seat=seat, to=target)
    assert tale.table.clocks.deadline(seat) == tale.at + 3 * DAY - left


def test_who_ran_out_of_time_has_all_days_again_after_taking_back():
    tale, seat = waiting()
    tale.do(Replaced, seat=seat, bot="greedy", why="time", at=tale.at + 4 * DAY)
    target = len(tale.table.playing_match().steps)
    tale.act(seat)
    tale.do(Returned, seat=seat)
    tale.do(Undone, seat=seat, to=target)
    assert tale.table.clocks.deadline(seat) == tale.at + 3 * DAY


def test_a_move_during_a_holiday_begins_a_new_turn_with_all_days():
    tale, seat = waiting()
    go(tale, seat, after=2 * DAY)
    while tale.table.deciders == (seat,):
        tale.act(seat)
    while tale.table.deciders != (seat,):
        tale.act(1 - seat)
    come_back(tale, seat, after=DAY)
    assert tale.table.clocks.deadline(seat) == tale.at + 3 * DAY


@pytest.mark.parametrize(
    "different", [{"rated": True}, {"clock": TimeControl("live", bank=100)}, {"rated": True, "pace": "turns"}]
)
def test_rated_and_live_clocks_run_on(different: dict[str, Any]):
    tale, seat = waiting(**{"clock": THREE_DAYS, **different})
    deadline = tale.table.clocks.deadline(seat)
    go(tale, seat, after=1000)
    assert tale.table.clocks.deadline(seat) == deadline is not None


def test_the_other_players_clock_runs_on():
    tale, seat = waiting()
    deadline = tale.table.clocks.deadline(seat)
    go(tale, 1 - seat, after=DAY)
    assert tale.table.clocks.deadline(seat) == deadline


def test_a_holiday_is_noted_once_at_each_seat_of_the_person_and_not_after_the_game():
    tale, _ = waiting()
    assert [change.seat for change in holiday(tale.table, "bela", 5, 1)] == [1]  # type: ignore[union-attr]
    tale.do(Holiday, seat=1, until=5)
    assert holiday(tale.table, "bela", 5, 1) == []
    assert len(holiday(tale.table, "bela", None, 1)) == 1
    tale.do(Resigned, seat=0, bot="greedy")
    assert holiday(tale.table, "bela", None, 1) == []
