"""Makes tables: new ones, rematches, and forks that play on from a position of a finished game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from secrets import token_bytes, token_urlsafe
from typing import Any

import msgspec
from sqlalchemy import Connection

from tradecraft.bots.protocol import find_bot, strongest_bot
from tradecraft.core.registry import find_game
from tradecraft.server.errors import Denied, OutOfDate, TooMuch, denied, rules_of
from tradecraft.server.people import Person
from tradecraft.server.play.companions import fitting
from tradecraft.server.play.driver import Driver
from tradecraft.server.play.repository import TableRepository, persist
from tradecraft.server.store.codec import decode_header, encode_header
from tradecraft.server.store.tables import count_running_tables, create_table, find_table, set_seat
from tradecraft.server.tables.access import require_league, require_seats, require_sight
from tradecraft.server.tables.changes import Rematched
from tradecraft.server.tables.clock import TimeControl
from tradecraft.server.tables.deciders import own_seats
from tradecraft.server.tables.fair_deal import SEED_BYTES, commitment_to
from tradecraft.server.tables.header import Fork, Header, Pace, SeatPlan
from tradecraft.server.tables.seat import Seat
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.protocol.tables import (
    BotSeat,
    Clock,
    DayClock,
    ForkTable,
    LiveClock,
    MadeTable,
    NewTable,
    OwnSeat,
)


@dataclass(eq=False)
class TableFactory:
    """Makes tables in a repository.

    Nobody may have more than `most_tables` that are not over, and of those with bots not more than `most_bot_tables`.
    """

    repository: TableRepository
    driver: Driver
    now: Callable[[], int]
    most_tables: int
    most_bot_tables: int

    async def make(self, person: Person, wish: NewTable) -> MadeTable:
        """Make a table for a person; raise Refused if there cannot be such a table."""
        game = find_game(wish.game, content=wish.content or None)
        with rules_of(game):
            options = game.resolve_options(len(wish.seats), wish.options)
        check_pace(wish.pace, wish.clock)
        if wish.rated:
            check_rated(person, wish)
        header = Header(
            id=table_id(person, wish.id),
            game=game.id,
            rules=game.rules_version,
            content=game.content_version,
            options=options,
            seats=_plans(person, wish),
            pace=wish.pace,
            clock=TimeControl(**msgspec.to_builtins(wish.clock)),
            listed=wish.listed,
            spectators=wish.spectators,
            rated=wish.rated,
            hints=wish.hints,
            study=wish.study,
            stand_in=wish.stand_in or strongest_bot(game),
            owner=person.id,
            invite=token_urlsafe(12),
            created_at=self.now(),
            chosen_seed=wish.seed,
        )
        return await self._open(person, header, wish.sit_down)

    async def fork(self, person: Person, id: str, wish: ForkTable, invite: str = "") -> MadeTable:
        """Make a friendly table that begins with a position of a finished game."""
        async with self.repository.use(id) as table:
            require_sight(table, person, invite)
            if table.status != "over":
                raise denied(OutOfDate, "not_over")
            steps = table.playing_match().steps
            if len(wish.seats) != table.players:
                raise denied(Denied, "wrong_number_of_seats", seats=len(wish.seats), players=table.players)
            if wish.entries > len(steps):
                raise denied(Denied, "no_such_entry", entry=wish.entries, entries=len(steps))
            entries = tuple((step.entry.seat, step.entry.text) for step in steps[: wish.entries])
            header = self._header_like(
                table.header,
                person,
                id=table_id(person, wish.id),
                seats=_plans(person, wish),
                pace="live",
                clock=TimeControl(),
                spectators=True,
                rated=False,
                fork=Fork(id, entries),
            )
        return await self._open(person, header, wish.sit_down)

    async def rematch(self, person: Person, id: str, sit_down: bool = True) -> MadeTable:
        """Make a table for the players of another one, one seat further on; there is one rematch of a table."""
        return await persist(lambda: self._rematch(person, id, sit_down))

    async def _rematch(self, person: Person, id: str, sit_down: bool) -> MadeTable:
        async with self.repository.use(id) as table:
            require_seats(table, person)
            if table.status != "over":
                raise denied(OutOfDate, "not_over")
            if table.rematch is None:
                header = self._rematch_header(person, table)
                await self._open(person, header, sit_down)
                await self.repository.change(table, Rematched(at=self.now(), by=person.id, table=header.id))
            rematch = table.rematch or ""
        async with self.repository.use(rematch) as made:
            return MadeTable(table=rematch, invite=made.header.invite, commitment=made.commitment())

    def _rematch_header(self, person: Person, table: Table) -> Header:
        plans = [_again(seat) for seat in table.seats]
        # Always the same id: another process that makes the rematch at the same time makes the same table.
        id = sha256(f"rematch of {table.header.id}".encode()).hexdigest()[:24]
        return self._header_like(table.header, person, id=id, seats=tuple(plans[-1:] + plans[:-1]), fork=None)

    def _header_like(self, origin: Header, person: Person, **different: Any) -> Header:
        """Return the header of a private table of the same game as another one, with a deal of its own."""
        return replace(
            origin,
            owner=person.id,
            invite=token_urlsafe(12),
            created_at=self.now(),
            listed=False,
            chosen_seed=None,
            **different,
        )

    async def _open(self, person: Person, header: Header, sit_down: bool) -> MadeTable:
        """Store a table, with its seed, and let the person sit down, or join by themselves when they know the seal.

        Entropy is given with `join` alone: the server has fixed its seed before it can know what players add.
        """
        if header.rated and header.clock.type == "none":
            raise denied(Denied, "rated_needs_clock")
        game = find_game(header.game, header.rules, header.content)
        find_bot(header.stand_in, game)
        for plan in header.seats:
            if plan.type == "bot":
                find_bot(plan.bot, game)
        secret = new_seed()
        has_bots = any(plan.type == "bot" for plan in header.seats)

        def create(connection: Connection) -> tuple[Header, bytes]:
            before = find_table(connection, header.id)
            if before is not None:
                return decode_header(before.header), before.secret
            if count_running_tables(connection, person.id) >= self.most_tables:
                raise denied(TooMuch, "too_many_tables", most=self.most_tables)
            if has_bots:
                self._check_bot_tables(connection, person.id)
            seats = tuple(
                replace(plan, bot=fitting(connection, plan.bot, header.game, person.id, header.rated))
                if plan.type == "bot"
                else plan
                for plan in header.seats
            )
            opened = replace(header, seats=seats)
            create_table(
                connection,
                id=header.id,
                header=encode_header(opened),
                secret=secret,
                owner=person.id,
                game=header.game,
                players=len(header.seats),
                rated=header.rated,
                listed=header.listed,
                spectators=header.spectators,
                at=header.created_at,
            )
            for seat, plan in enumerate(seats):
                if plan.type == "bot":
                    set_seat(connection, header.id, seat, None, plan.bot)
            return opened, secret

        made, seed = await self.repository.store.write(create)
        await persist(lambda: self._sit_down(made.id, person, sit_down))
        return MadeTable(table=made.id, invite=made.invite, commitment=commitment_to(seed))

    async def require_room_for_bots(self, person: str) -> None:
        """Raise TooMuch if a person may not have one more table with bots."""
        await self.repository.store.read(lambda connection: self._check_bot_tables(connection, person))

    def _check_bot_tables(self, connection: Connection, person: str) -> None:
        if count_running_tables(connection, person, with_bots=True) >= self.most_bot_tables:
            raise denied(TooMuch, "too_many_bot_tables", most=self.most_bot_tables)

    async def _sit_down(self, id: str, person: Person, sit_down: bool) -> None:
        async with self.repository.use(id) as table:
            if table.status == "open":
                for change in own_seats(table, person, self.now()) if sit_down else ():
                    await self.repository.change(table, change)
                await self.driver.go_on(table)


def new_seed() -> bytes:
    """Return a seed that nobody can guess."""
    return token_bytes(SEED_BYTES)


def table_id(person: Person, id: str | None) -> str:
    """Return an id for a new table: always the same one for the same person and `id`, if there is one."""
    if id is None:
        return token_urlsafe(9)
    return sha256(f"{person.id}/{id}".encode()).hexdigest()[:24]


def check_pace(pace: Pace, clock: Clock) -> None:
    """Raise Denied if a clock does not go with the pace."""
    if isinstance(clock, DayClock if pace == "live" else LiveClock):
        raise denied(Denied, "clock_does_not_fit")


def check_rated(person: Person, wish: NewTable) -> None:
    """Raise Refused if a table cannot be rated: everyone plays for themselves, by a deal nobody chose."""
    if wish.seed is not None:
        raise denied(Denied, "rated_with_seed")
    if wish.hints:
        raise denied(Denied, "no_hints_in_rated_games")
    if wish.study:
        raise denied(Denied, "no_study_in_rated_games")
    if sum(isinstance(seat, OwnSeat) for seat in wish.seats) > 1:
        raise denied(Denied, "rated_hot_seat")
    bots = [seat.bot for seat in wish.seats if isinstance(seat, BotSeat)]
    if len(set(bots)) < len(bots):
        raise denied(Denied, "rated_same_bot_twice")
    require_league(True, "bots" if bots or person.kind == "bot" else "people", person)


def _plans(person: Person, wish: NewTable | ForkTable) -> tuple[SeatPlan, ...]:
    """Return how the seats of a new table are taken; those of a person who sits down later are kept for them."""
    plans = tuple(SeatPlan(**msgspec.to_builtins(seat)) for seat in wish.seats)
    if wish.sit_down:
        return plans
    kept = SeatPlan("reserved", person=person.id, name=person.name)
    return tuple(kept if plan.type == "mine" else plan for plan in plans)


def _again(seat: Seat) -> SeatPlan:
    """Return the plan for who had a seat to have one again."""
    if seat.person is None:
        return SeatPlan("bot", bot=seat.bot or "")
    return SeatPlan("reserved", person=seat.person, name=seat.name)
