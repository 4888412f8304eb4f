"""Holidays at tables: stored, shown in lists, kept over restarts, and ended in time."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.server.people.serving import answered
from tests.server.play.players import MINE, OPEN, HandClock, Message, Player, Server
from tradecraft.server.tables.clock import DAY

THREE_DAYS = {"pace": "turns", "clock": {"type": "days", "days": 3}}
DAY_SECONDS = DAY // 1000


@pytest.fixture
def players(server: Server) -> tuple[Player, Player]:
    return accounts(server)


@pytest.fixture
def table(players: tuple[Player, Player]) -> Iterator[str]:
    anna, bela = players
    table = anna.make("vienna", MINE, OPEN, listed=True, **THREE_DAYS)
    bela.do("join", table)
    yield table
    anna.do("resign", table, seat=0)


_names = iter(range(1000))


def accounts(server: Server) -> tuple[Player, Player]:
    return server.account(f"Anna {next(_names)}"), server.account(f"Bela {next(_names)}")


def go(person: Player, days: int = 5) -> int:
    """Go on holiday, and return until when."""
    today = datetime.fromtimestamp(person.server.clock() / 1000, UTC).date()
    body = {"first": str(today), "last": str(today + timedelta(days=days))}
    until: int = answered(person.put("/api/me/holiday", body), 200)["until"]
    person.server.sweep()
    return until


def come_back(person: Player) -> None:
    answered(person.delete("/api/me/holiday"), 200)
    person.server.sweep()


def seen(person: Player, table: str, seat: int) -> tuple[int | None, int | None]:
    """Return until when a seat is away, and when its clock runs out."""
    sight = person.sight(table)
    return person.info(table)["seats"][seat]["away_until"], sight["clocks"][seat]["deadline"]


def listed(person: Player, address: str, table: str) -> Message:
    (line,) = [line for line in answered(person.get(address), 200)["tables"] if line["id"] == table]
    return line  # type: ignore[no-any-return]


def test_a_holiday_is_noted_at_the_table_and_its_clock_stands(players: tuple[Player, Player], table: str):
    anna, bela = players
    before = listed(anna, "/api/tables/mine", table)["updated_at"]
    anna.server.clock.pass_seconds(2 * DAY_SECONDS)
    until = go(bela)
    assert seen(anna, table, 1) == (until, None)
    assert seen(anna, table, 0)[1] is not None, "the clock of the other player runs"
    line = listed(anna, "/api/tables/mine", table)
    assert line["seats"][1]["away_until"] == until
    assert line["updated_at"] == before, "a holiday is no news in lists"
    anna.server.clock.pass_seconds(DAY_SECONDS // 2)
    come_back(bela)
    assert seen(anna, table, 1) == (None, anna.server.clock() + DAY)
    told = [(news["what"], news["seat"]) for news in anna.sight(table)["news"][-2:]]
    assert told == [("holiday", 1), ("holiday_over", 1)]


def test_a_holiday_that_is_over_ends_by_itself(players: tuple[Player, Player], table: str):
    anna, bela = players
    until = go(bela, days=1)
    anna.act(table)
    anna.server.clock.pass_seconds((until - anna.server.clock()) / 1000 - 1)
    anna.server.sweep()
    assert seen(anna, table, 1) == (until, None)
    anna.server.clock.pass_seconds(1)
    anna.server.sweep()
    away, deadline = seen(anna, table, 1)
    assert away is None
    assert deadline is not None
    assert anna.server.clock() + 2 * DAY < deadline
    anna.server.clock.pass_seconds(3 * DAY_SECONDS)
    anna.server.sweep()
    assert anna.info(table)["seats"][1]["bot"], "the time is up as it always is"


def test_a_holiday_in_the_future_changes_nothing_yet(players: tuple[Player, Player], table: str):
    anna, bela = players
    today = datetime.fromtimestamp(anna.server.clock() / 1000, UTC).date()
    body = {"first": str(today + timedelta(days=1)), "last": str(today + timedelta(days=2))}
    start = answered(bela.put("/api/me/holiday", body), 200)["start"]
    anna.server.sweep()
    assert seen(anna, table, 1)[0] is None
    anna.server.clock.pass_seconds((start - anna.server.clock()) / 1000)
    anna.server.sweep()
    away, deadline = seen(anna, table, 1)
    assert away == start + 2 * DAY
    assert deadline is None


def test_who_sits_down_on_holiday_is_shown_as_away_in_the_lobby(players: tuple[Player, Player]):
    anna, bela = players
    until = go(anna)
    table = anna.make("vienna", MINE, OPEN, OPEN, listed=True, **THREE_DAYS)
    anna.server.sweep()
    assert listed(bela, "/api/tables", table)["seats"][0]["away_until"] == until
    anna.do("leave", table)
    bela.do("join", table, seat=0)
    anna.server.sweep()
    assert listed(bela, "/api/tables", table)["seats"][0]["away_until"] is None, "it is the person who is away"


def test_a_rated_game_goes_on(server: Server):
    anna, bela = accounts(server)
    table = anna.make("vienna", MINE, OPEN, listed=True, rated=True, **THREE_DAYS)
    bela.do("join", table)
    deadline = seen(anna, table, 1)[1]
    until = go(bela)
    assert seen(anna, table, 1) == (until, deadline)


def test_a_holiday_that_no_table_had_heard_of_is_noted_after_a_restart(tmp_path: Path):
    """The process dies after the holiday was booked; its end comes while no server runs."""
    clock = HandClock()
    with Server.running(tmp_path / "again.db", clock) as server:
        anna, bela = accounts(server)
        table = anna.make("vienna", MINE, OPEN, listed=True, **THREE_DAYS)
        bela.do("join", table)
        clock.pass_seconds(3 * DAY_SECONDS - 60)
        # No sweep comes after this.
        server.container.driver._sweeper._work = no_sweep
        today = datetime.fromtimestamp(clock() / 1000, UTC).date()
        until = answered(bela.put("/api/me/holiday", {"first": str(today), "last": str(today)}), 200)["until"]
        assert seen(anna, table, 1)[0] is None
        anna.act(table)
    with Server.running(tmp_path / "again.db", clock) as server:
        anna = anna.at(server)
        assert seen(anna, table, 1) == (until, None)
    clock.pass_seconds(2 * DAY_SECONDS)
    with Server.running(tmp_path / "again.db", clock) as server:
        away, deadline = seen(anna.at(server), table, 1)
        assert (away, deadline) == (None, clock() + 60_000), "the last minute is still there"


async def no_sweep() -> None:
    """Do nothing, as a process that is gone."""
