"""Holidays are booked in whole days with a yearly limit, and toggling them gains nothing."""

from datetime import date
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.people.serving import DAY, START, World, answered, new_account, new_guest, refused, sign_in
from tradecraft.server.errors import Denied
from tradecraft.server.people.holidays import counted, planned
from tradecraft.server.store.holidays import HolidayRow

Client = TestClient[Litestar]
VIENNA = ZoneInfo("Europe/Vienna")
HOUR = DAY // 24
# The clock starts on 14 November 2023 at 22:13 UTC.
TODAY = "2023-11-14"


def book(client: Client, first: str, last: str, zone: str = "UTC") -> dict[str, Any]:
    booked: dict[str, Any] = answered(
        client.put("/api/me/holiday", json={"first": first, "last": last, "zone": zone}), 200
    )
    return booked


def refusal(client: Client, first: str, last: str, status: int = 400, zone: str = "UTC") -> str:
    return refused(client.put("/api/me/holiday", json={"first": first, "last": last, "zone": zone}), status)


def days_left(client: Client) -> int:
    left: int = answered(client.get("/api/me/holiday"), 200)["days_left"]
    return left


def test_a_holiday_begins_now_and_ends_with_its_last_day(client: Client):
    new_account(client)
    assert answered(client.get("/api/me/holiday"), 200)["start"] is None
    midnight = START + 24 * HOUR - START % DAY
    booked = book(client, TODAY, "2023-11-20")
    assert booked == {"start": START, "until": midnight + 6 * DAY, "days_left": 23, "days_a_year": 30}


def test_days_are_those_of_the_time_zone_also_when_clocks_are_put_back():
    holiday = planned(date(2023, 10, 28), date(2023, 10, 29), VIENNA, START - 20 * DAY)
    assert (holiday.until_at - holiday.start_at, holiday.days) == (49 * HOUR, 2)
    # In Vienna it is the 15th already in the hour before midnight UTC.
    late = START + HOUR
    with pytest.raises(Denied):
        planned(date(2023, 11, 14), date(2023, 11, 20), VIENNA, late)
    assert planned(date(2023, 11, 15), date(2023, 11, 15), VIENNA, late).start_at == late


@pytest.mark.parametrize(
    ("first", "last"),
    [("2023-11-13", "2023-11-20"), ("2023-11-20", "2023-11-19"), ("2024-11-14", "2024-11-20"), ("2023-13-01",) * 2],
)
def test_no_holiday_begins_in_the_past_ends_before_it_or_is_far_away(client: Client, first: str, last: str):
    new_account(client)
    assert refusal(client, first, last) == "bad_holiday"
    assert days_left(client) == 30


def test_unknown_time_zones_and_invalid_days_are_refused(client: Client):
    new_account(client)
    assert refusal(client, TODAY, TODAY, zone="Nowhere/Land") == "bad_time_zone"
    assert refusal(client, "today", TODAY) == "malformed_request"


def test_the_year_has_thirty_days_and_they_come_back_after_a_year(client: Client, world: World):
    new_account(client)
    assert refusal(client, TODAY, "2023-12-14", 403) == "holiday_too_long"
    book(client, TODAY, "2023-12-13")
    assert days_left(client) == 0
    world.clock.pass_days(31)
    assert refusal(client, "2023-12-20", "2023-12-20", 403) == "holiday_too_long"
    world.clock.pass_days(333)
    sign_in(client)
    assert refusal(client, "2024-11-20", "2024-11-20", 403) == "holiday_too_long"
    world.clock.pass_days(1)
    assert book(client, "2024-11-20", "2024-11-20")["days_left"] == 29


def test_there_is_one_holiday_at_a_time(client: Client):
    new_account(client)
    book(client, "2023-11-20", "2023-11-21")
    assert refusal(client, TODAY, TODAY, 409) == "holiday_booked"


def test_a_holiday_that_has_not_begun_is_cancelled_for_nothing(client: Client):
    new_account(client)
    book(client, "2023-11-20", "2023-11-21")
    assert answered(client.delete("/api/me/holiday"), 200)["days_left"] == 30
    assert refused(client.delete("/api/me/holiday"), 404) == "no_holiday"


def test_who_comes_back_early_gets_the_days_back_that_have_not_begun(client: Client, world: World):
    new_account(client)
    book(client, TODAY, "2023-11-23")
    world.clock.pass_days(2.1)
    assert answered(client.delete("/api/me/holiday"), 200)["days_left"] == 27


def test_toggling_costs_a_day_each_time_and_gains_nothing(client: Client, world: World):
    new_account(client)
    away = 0
    for number in range(30):
        booked = book(client, TODAY, TODAY)
        world.clock.at += 60_000
        away += 60_000
        assert answered(client.delete("/api/me/holiday"), 200) == {**booked, "start": None, "until": None}
        assert days_left(client) == 29 - number
    assert refusal(client, TODAY, TODAY, 403) == "holiday_too_long"
    assert away < 30 * DAY


def test_booking_and_ending_in_one_moment_gains_nothing(client: Client):
    new_account(client)
    book(client, TODAY, TODAY)
    answered(client.delete("/api/me/holiday"), 200)
    assert refusal(client, TODAY, TODAY, 409) == "holiday_booked"
    assert days_left(client) == 29


def test_days_that_have_begun_are_counted_whole_and_never_more_than_booked():
    holiday = HolidayRow(0, 3 * DAY + HOUR, 3)
    assert [counted(holiday, until) for until in (0, 1, DAY, DAY + 1, 3 * DAY + HOUR)] == [1, 1, 1, 2, 3]


def test_guests_have_no_holidays(client: Client):
    new_guest(client)
    assert refusal(client, TODAY, TODAY, 403) == "account_needed"


def test_holidays_are_in_the_data_and_go_with_the_account(client: Client):
    new_account(client)
    booked = book(client, TODAY, TODAY)
    data = client.get("/api/me/data").json()
    assert data["holidays"] == [{"start_at": START, "until_at": booked["until"], "days": 1}]
    answered(client.post("/api/me/deletion", json={"password": "correct horse"}), 204)
