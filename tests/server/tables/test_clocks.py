"""Clocks: time left, running clocks, and time-outs."""

import pytest

from tests.server.tables.telling import BOT, OPEN_SEAT, begun
from tradecraft.server.tables.changes import Acted, Replaced, Resigned, Returned, Undone
from tradecraft.server.tables.clock import DAY, SECOND, Clocks, TimeControl
from tradecraft.server.tables.updates import clocks


def test_a_bank_runs_while_its_seat_decides_and_grows_by_the_increment_when_the_turn_passes():
    times = Clocks(TimeControl("live", bank=100, increment=10), 2)
    times.settle(0, [0])
    assert times.deadline(0) == 100 * SECOND
    assert times.deadline(1) is None
    times.settle(30 * SECOND, [1])
    assert times.left == [80 * SECOND, 100 * SECOND]
    assert times.deadline(0) is None
    assert times.next_deadline() == times.deadline(1) == 130 * SECOND


def test_a_seat_that_goes_on_deciding_gets_no_increment_and_no_new_days():
    live, days = Clocks(TimeControl("live", bank=100, increment=10), 1), Clocks(TimeControl("days", days=1), 1)
    for times in (live, days):
        times.settle(0, [0])
        times.settle(50 * SECOND, [0])
    assert live.deadline(0) == 100 * SECOND
    assert days.deadline(0) == DAY


def test_every_turn_has_all_its_days():
    times = Clocks(TimeControl("days", days=2), 2)
    times.settle(0, [0])
    times.settle(DAY, [1])
    times.settle(DAY + 5, [0])
    assert times.deadline(0) == 3 * DAY + 5
    times.renew(0, 2 * DAY)
    assert times.deadline(0) == 4 * DAY
    times.renew(1, 2 * DAY)
    assert times.deadline(1) is None, "a clock that stands is not renewed"


def test_time_is_up_at_the_deadline_and_not_before():
    times = Clocks(TimeControl("live", bank=10), 3)
    times.settle(0, [0, 2])
    assert times.expired(10 * SECOND - 1) == []
    assert times.expired(10 * SECOND) == [0, 2]


def test_a_bank_is_never_overdrawn():
    times = Clocks(TimeControl("live", bank=10, increment=3), 1)
    times.settle(0, [0])
    times.settle(60 * SECOND, [])
    assert times.left == [3 * SECOND]


def test_who_comes_back_has_a_minute_or_the_whole_bank_if_that_is_less():
    for bank, left in ((600, 60), (20, 20)):
        times = Clocks(TimeControl("live", bank=bank), 1)
        times.left[0] = 0
        times.grant(0)
        assert times.left == [left * SECOND]
    times.left[0] = 300 * SECOND
    times.grant(0)
    assert times.left == [300 * SECOND], "nothing is taken away"


def test_without_a_clock_nobody_runs_out_of_time():
    times = Clocks(TimeControl(), 2)
    times.settle(0, [0, 1])
    assert times.next_deadline() is None
    assert times.expired(1 << 60) == []


def test_clocks_at_a_table_run_for_people_who_must_decide():
    tale = begun("vienna", seats=(OPEN_SEAT, BOT, OPEN_SEAT), clock=TimeControl("live", bank=100, increment=1))
    started = tale.at
    assert clocks(tale.table) == [
        {"left": 100_000, "deadline": started + 100_000},
        {"left": 100_000, "deadline": None},
        {"left": 100_000, "deadline": started + 100_000},
    ]
    tale.do(Acted, seat=2, text=tale.offers(2)[0], at=started + 40_000)
    assert clocks(tale.table) == [
        {"left": 100_000, "deadline": started + 100_000},
        {"left": 100_000, "deadline": None},
        {"left": 61_000, "deadline": None},
    ]


def test_a_stand_in_stops_the_clock_and_the_one_who_returns_has_time_again():
    tale = begun("vienna", clock=TimeControl("live", bank=100))
    tale.do(Replaced, seat=0, bot="greedy", why="time", at=tale.at + 100_000)
    assert tale.table.clocks.deadline(0) is None
    assert tale.table.clocks.left[0] == 0
    tale.do(Returned, seat=0)
    assert tale.table.clocks.deadline(0) == tale.at + 60_000


def test_leaving_and_returning_gives_no_time():
    for clock in (TimeControl("live", bank=100, increment=10), TimeControl("days", days=1)):
        tale = begun("war1955", clock=clock)
        (acting,) = tale.table.deciders
        for seat in (acting, 1 - acting):
            tale.table.clocks.left[seat] = 20_000
        deadline = tale.table.clocks.deadline(acting)
        assert deadline is not None
        for _ in range(3):
            for seat in (acting, 1 - acting):
                tale.do(Replaced, seat=seat, bot="greedy", why="left")
                tale.do(Returned, seat=seat)
        # While a stand-in may act for a seat its clock stands: a second each time.
        assert tale.table.clocks.deadline(acting) == deadline + 3_000
        assert tale.table.clocks.left[1 - acting] == 20_000


def test_a_turn_that_the_stand_in_finished_leaves_all_days_for_the_next():
    tale = begun("war1955", clock=TimeControl("days", days=1))
    (acting,) = tale.table.deciders
    tale.do(Replaced, seat=acting, bot="greedy", why="left", at=tale.at + DAY // 2)
    while tale.table.deciders == (acting,):
        tale.act(acting)
    tale.do(Returned, seat=acting)
    while tale.table.deciders != (acting,):
        tale.act(1 - acting)
    assert tale.table.clocks.deadline(acting) == tale.at + DAY


@pytest.mark.parametrize("clock", [TimeControl("live", bank=100, increment=10), TimeControl("days", days=1)])
def test_a_move_that_is_taken_back_gives_no_time(clock: TimeControl):
    tale = begun("vienna", clock=clock)
    deadline = tale.table.clocks.deadline(0)
    assert deadline is not None
    for spent in (7_000, 5_000, 0):
        tale.do(Acted, seat=0, text=tale.offers(0)[0], at=tale.at + spent)
        assert tale.table.clocks.deadline(0) is None
        tale.do(Undone, seat=0, to=tale.table.undo_target(0), at=tale.at + 30_000)
        assert tale.table.clocks.deadline(0) == deadline + 30_000, "the clock stood as long as the move was made"
        deadline += 30_000
        assert tale.loaded().clocks.deadline(0) == deadline


def test_no_clock_runs_once_the_game_is_over():
    tale = begun("vienna", clock=TimeControl("days", days=1))
    tale.do(Resigned, seat=0, bot="greedy")
    assert tale.table.clocks.next_deadline() is None


def test_a_table_without_clocks_shows_none():
    assert clocks(begun("vienna").table) is None


def test_a_seat_that_acts_again_has_its_days_anew():
    tale = begun("war1955", clock=TimeControl("days", days=1))
    first = tale.table.deciders[0]
    tale.act(first)
    tale.act(1 - first)
    assert tale.table.deciders == (first,)
    assert tale.table.clocks.deadline(first) == tale.at + DAY
