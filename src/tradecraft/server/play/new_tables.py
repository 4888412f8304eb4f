"""Headers of new tables, rematches and forks, and the ids and seeds they get: no input and no output."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from secrets import token_bytes, token_urlsafe
from typing import Any

import msgspec

from tradecraft.bots.protocol import find_bot, strongest_bot
from tradecraft.core.registry import find_game
from tradecraft.server.errors import Denied, OutOfDate, denied, rules_of
from tradecraft.server.tables.access import require_league, require_sight
from tradecraft.server.tables.clock import TimeControl
from tradecraft.server.tables.fair_deal import SEED_BYTES
from tradecraft.server.tables.header import Fork, Header, Pace, SeatPlan
from tradecraft.server.tables.person import Person
from tradecraft.server.tables.seat import Seat
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.protocol.tables import (
    BotSeat,
    Clock,
    DayClock,
    ForkTable,
    LiveClock,
    NewTable,
    OwnSeat,
)


def new_header(person: Person, request: NewTable, at: int) -> Header:
    """Return the header of a requested table; raise Refused if there cannot be such a table."""
    game = find_game(request.game, content=request.content or None)
    with rules_of(game):
        options = game.resolve_options(len(request.seats), request.options)
    check_pace(request.pace, request.clock)
    if request.rated:
        check_rated(person, request)
    return Header(
        id=table_id(person, request.id),
        game=game.id,
        rules=game.rules_version,
        content=game.content_version,
        options=options,
        seats=_plans(person, request),
        pace=request.pace,
        clock=TimeControl(**msgspec.to_builtins(request.clock)),
        listed=request.listed,
        spectators=request.spectators,
        rated=request.rated,
        hints=request.hints,
        study=request.study,
        stand_in=request.stand_in or strongest_bot(game),
        owner=person.id,
        invite=token_urlsafe(12),
        created_at=at,
        chosen_seed=request.seed,
    )


def fork_header(table: Table, person: Person, request: ForkTable, invite: str, at: int) -> Header:
    """Return the header of a friendly table that begins with a position of a finished game."""
    require_sight(table, person, invite)
    if table.status != "over":
        raise denied(OutOfDate, "not_over")
    steps = table.playing_match().steps
    if len(request.seats) != table.players:
        raise denied(Denied, "wrong_number_of_seats", seats=len(request.seats), players=table.players)
    if request.entries > len(steps):
        raise denied(Denied, "no_such_entry", entry=request.entries, entries=len(steps))
    entries = tuple((step.entry.seat, step.entry.text) for step in steps[: request.entries])
    return _header_like(
        table.header,
        person,
        at,
        id=table_id(person, request.id),
        seats=_plans(person, request),
        pace="live",
        clock=TimeControl(),
        spectators=True,
        rated=False,
        fork=Fork(table.header.id, entries),
    )


def rematch_header(table: Table, person: Person, at: int) -> Header:
    """Return the header of a table for the same players, one seat further on."""
    plans = [_again(seat) for seat in table.seats]
    # Always the same id: another process that makes the rematch at the same time makes the same table.
    id = sha256(f"rematch of {table.header.id}".encode()).hexdigest()[:24]
    return _header_like(table.header, person, at, id=id, seats=tuple(plans[-1:] + plans[:-1]), fork=None)


def _header_like(origin: Header, person: Person, at: int, **different: Any) -> Header:
    """Return the header of a private table for the same game as another table, with a new deal."""
    return replace(
        origin,
        owner=person.id,
        invite=token_urlsafe(12),
        created_at=at,
        listed=False,
        chosen_seed=None,
        **different,
    )


def check_header(header: Header) -> None:
    """Raise Refused if a table lacks what it needs: a clock where it is rated, bots that there are."""
    if header.rated and header.clock.type == "none":
        raise denied(Denied, "rated_needs_clock")
    game = find_game(header.game, header.rules, header.content)
    find_bot(header.stand_in, game)
    for plan in header.seats:
        if plan.type == "bot":
            find_bot(plan.bot, game)


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


def check_rated(person: Person, request: NewTable) -> None:
    """Raise Refused if a table cannot be rated: everyone plays for themselves, by a deal nobody chose."""
    if request.seed is not None:
        raise denied(Denied, "rated_with_seed")
    if request.hints:
        raise denied(Denied, "no_hints_in_rated_games")
    if request.study:
        raise denied(Denied, "no_study_in_rated_games")
    if sum(isinstance(seat, OwnSeat) for seat in request.seats) > 1:
        raise denied(Denied, "rated_hot_seat")
    bots = [seat.bot for seat in request.seats if isinstance(seat, BotSeat)]
    if len(set(bots)) < len(bots):
        raise denied(Denied, "rated_same_bot_twice")
    require_league(True, "bots" if bots or person.kind == "bot" else "people", person)


def _plans(person: Person, request: NewTable | ForkTable) -> tuple[SeatPlan, ...]:
    """Return how the seats of a new table are taken; those of a person who sits down later are kept for them."""
    plans = tuple(SeatPlan(**msgspec.to_builtins(seat)) for seat in request.seats)
    if request.sit_down:
        return plans
    kept = SeatPlan("reserved", person=person.id, name=person.name)
    return tuple(kept if plan.type == "mine" else plan for plan in plans)


def _again(seat: Seat) -> SeatPlan:
    """Return the plan for the same player to sit again."""
    if seat.person is None:
        return SeatPlan("bot", bot=seat.bot or "")
    return SeatPlan("reserved", person=seat.person, name=seat.name)
