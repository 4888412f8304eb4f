"""Makes tables: new ones, rematches, and forks that play on from a position of a finished game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from sqlalchemy import Connection

from tradecraft.server.errors import OutOfDate, TooMuch, denied
from tradecraft.server.people import Person
from tradecraft.server.play.companions import fitting
from tradecraft.server.play.driver import Driver
from tradecraft.server.play.new_tables import check_header, fork_header, new_header, new_seed, rematch_header
from tradecraft.server.play.repository import TableRepository, persist
from tradecraft.server.store.codec import decode_header, encode_header
from tradecraft.server.store.tables import count_running_tables, create_table, find_table, set_seat
from tradecraft.server.tables.access import require_seats
from tradecraft.server.tables.changes import Rematched
from tradecraft.server.tables.deciders import own_seats
from tradecraft.server.tables.fair_deal import commitment_to
from tradecraft.server.tables.header import Header
from tradecraft.server.transport.protocol.tables import ForkTable, MadeTable, NewTable


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

    async def make(self, person: Person, request: NewTable) -> MadeTable:
        """Make a table for a person; raise Refused if there cannot be such a table."""
        return await self._open(person, new_header(person, request, self.now()), request.sit_down)

    async def fork(self, person: Person, id: str, request: ForkTable, invite: str = "") -> MadeTable:
        """Make a friendly table that begins with a position of a finished game."""
        async with self.repository.use(id) as table:
            header = fork_header(table, person, request, invite, self.now())
        return await self._open(person, header, request.sit_down)

    async def rematch(self, person: Person, id: str, sit_down: bool = True) -> MadeTable:
        """Make the rematch of a table: the same players, each one seat further on. A table has only one."""
        return await persist(lambda: self._rematch(person, id, sit_down))

    async def _rematch(self, person: Person, id: str, sit_down: bool) -> MadeTable:
        async with self.repository.use(id) as table:
            require_seats(table, person)
            if table.status != "over":
                raise denied(OutOfDate, "not_over")
            if table.rematch is None:
                header = rematch_header(table, person, self.now())
                await self._open(person, header, sit_down)
                await self.repository.change(table, Rematched(at=self.now(), by=person.id, table=header.id))
            rematch = table.rematch or ""
        async with self.repository.use(rematch) as made:
            return MadeTable(table=rematch, invite=made.header.invite, commitment=made.commitment())

    async def _open(self, person: Person, header: Header, sit_down: bool) -> MadeTable:
        """Store a table, with its seed, and let the person sit down, or join by themselves when they know the seal.

        Entropy is given with `join` alone: the server has fixed its seed before it can know what players add.
        """
        check_header(header)
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
