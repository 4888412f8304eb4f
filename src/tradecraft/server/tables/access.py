"""Permissions at a table. The person comes from the session, never from a message."""

from __future__ import annotations

from hmac import compare_digest

from tradecraft.server.errors import NotAllowed, NotFound, OutOfDate, denied
from tradecraft.server.tables.person import Person
from tradecraft.server.tables.seat import Seat
from tradecraft.server.tables.table import Table


def has_invite(table: Table, invite: str) -> bool:
    """Tell whether an invite is that of the table's link."""
    return compare_digest(invite.encode(), table.header.invite.encode())


def is_part_of(table: Table, person: Person | None) -> bool:
    """Tell whether a person made a table, holds a seat at it, or has one reserved."""
    if person is None:
        return False
    return table.header.owner == person.id or any(person.id in (seat.person, seat.reserved_for) for seat in table.seats)


def require_sight(table: Table, person: Person | None, invite: str = "") -> None:
    """Raise NotFound unless a person may see a table; others are not told that it exists."""
    if is_part_of(table, person):
        return
    is_known = table.header.listed or has_invite(table, invite)
    if not is_known or not (table.status == "open" or table.header.spectators):
        raise denied(NotFound, "no_such_table", table=table.header.id)


def require_review_sight(table: Table, person: Person | None, invite: str = "") -> None:
    """Raise NotFound unless a person may see the review of a table: anybody, once all its players share it."""
    if not table.is_shared():
        require_sight(table, person, invite)


def require_shared(table: Table, person: Person | None) -> None:
    """Raise NotFound unless all players of a table share its review, or the person is part of it.

    Whoever may watch a table can look at its review there; a page of its own is for the players to give out.
    """
    if not (table.is_shared() or is_part_of(table, person)):
        raise denied(NotFound, "no_such_table", table=table.header.id)


def require_seat_number(table: Table, number: int) -> None:
    """Raise NotAllowed if a table has no such seat."""
    if not 0 <= number < table.players:
        raise denied(NotAllowed, "no_such_seat", seat=number + 1, players=table.players)


def require_seat(table: Table, person: Person, number: int) -> Seat:
    """Return a seat that a person holds; raise NotAllowed if they do not hold it."""
    require_sight(table, person)
    require_seat_number(table, number)
    if number not in table.seats_of(person.id):
        raise denied(NotAllowed, "not_your_seat", seat=number + 1)
    return table.seats[number]


def require_seats(table: Table, person: Person) -> list[int]:
    """Return the seats a person holds; raise NotAllowed if there are none."""
    require_sight(table, person)
    seats = table.seats_of(person.id)
    if not seats:
        raise denied(NotAllowed, "not_at_this_table")
    return seats


def require_begun(table: Table) -> None:
    """Raise OutOfDate unless the game has begun."""
    if table.match is None:
        raise denied(OutOfDate, "not_begun")


def require_playing(table: Table) -> None:
    """Raise OutOfDate unless the game is being played."""
    if table.status == "open":
        raise denied(OutOfDate, "not_begun")
    if table.status != "playing":
        raise denied(OutOfDate, "already_over")


def require_own_play(table: Table, person: Person, number: int) -> None:
    """Raise Refused unless a person plays a seat of theirs themselves, in a game that is being played."""
    seat = require_seat(table, person, number)
    require_playing(table)
    if seat.bot is not None:
        raise denied(OutOfDate, "already_resigned" if seat.resigned else "stand_in_plays")


def require_league(rated: bool, league: str, person: Person) -> None:
    """Raise NotAllowed if a person cannot play a rated game: people and bots play apart, guests not at all."""
    if rated and person.kind == "guest":
        raise denied(NotAllowed, "rated_needs_account")
    if rated and (person.kind == "bot") != (league == "bots"):
        raise denied(NotAllowed, "leagues_apart")
