"""Holidays: people say when they are away, for so many days a year.

While a person is away the clocks of their friendly turn-based games wait, and nobody calls them. A holiday begins now
or later and never before, and its days are counted whole: to end one early and begin another gains nothing.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tradecraft.server.errors import Denied, NotAllowed, NotFound, OutOfDate, denied
from tradecraft.server.people.sessions import DAY, Sessions, refuse_without_account
from tradecraft.server.store import holidays as queries
from tradecraft.server.store.holidays import HolidayRow
from tradecraft.server.tables.person import Person

DAYS_A_YEAR = 30
YEAR = 365


def zone_of(name: str) -> ZoneInfo:
    """Return a time zone; raise Denied for one that is not known here."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):
        raise denied(Denied, "bad_time_zone", zone=name) from None


def planned(first: date, last: date, zone: ZoneInfo, now: int) -> HolidayRow:
    """Return the holiday from one day to another, both included; raise Denied if it is over, or a year away."""
    today = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone).date()
    if not today <= first <= last <= today + timedelta(days=YEAR):
        raise denied(Denied, "bad_holiday")
    start, until = (
        int(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp() * 1000)
        for day in (first, last + timedelta(days=1))
    )
    return HolidayRow(max(start, now), until, (last - first).days + 1)


def counted(holiday: HolidayRow, until: int) -> int:
    """Return how many days a holiday has cost when it ends at a time: each day that has begun."""
    return max(1, min(holiday.days, -(-(until - holiday.start_at) // DAY)))


class Holidays(Sessions):
    """The part of `People` about holidays."""

    async def holiday(self, person: Person) -> tuple[HolidayRow | None, int]:
        """Return the holiday of a person that is not over, if there is one, and how many days are left."""
        return await self._store.read(lambda connection: self._holiday(connection, person))

    async def take_holiday(self, person: Person, first: str, last: str, zone: str) -> None:
        """Book a holiday; raise Refused if there are not so many days left, or one is booked already."""
        refuse_without_account(person)
        try:
            holiday = planned(date.fromisoformat(first), date.fromisoformat(last), zone_of(zone), self._now())
        except (OverflowError, ValueError):
            raise denied(Denied, "bad_holiday") from None

        def work(connection: Connection) -> None:
            queries.lock_person(connection, person.id)
            current, left = self._holiday(connection, person)
            if current is not None:
                raise denied(OutOfDate, "holiday_booked")
            if holiday.days > left:
                raise denied(NotAllowed, "holiday_too_long", days=holiday.days, left=left)
            queries.add_holiday(connection, person.id, holiday)

        try:
            await self._store.write(work)
        except IntegrityError:
            # One that began and ended in this very millisecond.
            raise denied(OutOfDate, "holiday_booked") from None

    async def end_holiday(self, person: Person) -> None:
        """End a holiday early, or cancel one that has not begun, which costs nothing."""
        now = self._now()

        def work(connection: Connection) -> None:
            queries.lock_person(connection, person.id)
            current, _ = self._holiday(connection, person)
            if current is None:
                raise denied(NotFound, "no_holiday")
            queries.end_holiday(connection, person.id, current, now, counted(current, now))

        await self._store.write(work)

    def _holiday(self, connection: Connection, person: Person) -> tuple[HolidayRow | None, int]:
        now = self._now()
        known = queries.holidays_since(connection, person.id, now - YEAR * DAY)
        current = next((one for one in known if one.until_at > now), None)
        return current, DAYS_A_YEAR - sum(one.days for one in known)
