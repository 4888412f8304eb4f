"""Decides commands: a pure function for each returns the changes of the table, or raises a refusal.

A decider is a pure function `(table, person, command) -> changes`. It checks the command against the person and the
table as it is now, and raises Refused if it cannot be carried out. `decide` finds the decider of a command; further
functions decide what happens without a command: a game begins, a clock runs out, a bot moves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from tradecraft.core.errors import Fault
from tradecraft.server.errors import NotAllowed, OutOfDate, RefusedByGame, denied, rules_of
from tradecraft.server.tables import changes, commands, provisional
from tradecraft.server.tables.access import (
    has_invite,
    require_league,
    require_own_play,
    require_playing,
    require_seat,
    require_seat_number,
    require_seats,
    require_sight,
)
from tradecraft.server.tables.person import Person
from tradecraft.server.tables.provisional import take_back_target
from tradecraft.server.tables.table import Table


def decide(table: Table, person: Person, command: commands.Command) -> list[changes.AnyChange]:
    """Return the changes a command leads to, to be carried out in order; raise Refused if there cannot be any."""
    decided = _DECIDERS[type(command)](table, person, command)
    # The last one has the id: a command that was interrupted before it is not taken for done when it comes again.
    return [*decided[:-1], *(replace(change, id=command.id) for change in decided[-1:])]


def decide_join(table: Table, person: Person, command: commands.Join) -> list[changes.AnyChange]:
    """Take a seat at a table that has not begun."""
    require_sight(table, person, command.invite)
    _require_open(table)
    is_kept = any(seat.is_free and seat.reserved_for == person.id for seat in table.seats)
    if table.seats_of(person.id) and not is_kept:
        raise denied(OutOfDate, "already_seated")
    require_league(table.header.rated, table.league(), person)
    return [_sat(command.at, person, _seat_to_take(table, person, command), command.entropy)]


def decide_leave(table: Table, person: Person, command: commands.Leave) -> list[changes.AnyChange]:
    """Give up the seats, or let the stand-in play on."""
    seats = require_seats(table, person)
    if table.status == "open":
        return [changes.Stood(at=command.at, by=person.id, seat=seat) for seat in seats]
    require_playing(table)
    return [
        changes.Replaced(at=command.at, by=person.id, seat=seat, bot=table.header.stand_in, why="left")
        for seat in seats
        if table.seats[seat].bot is None
    ]


def decide_return(table: Table, person: Person, command: commands.Return) -> list[changes.AnyChange]:
    """Take the seats back from the stand-in.

    In a rated game there is no way back once the stand-in has chosen among several options or the time was up: else a
    player could let a bot decide whenever they like. The game then counts as lost (see `result_of`).
    """
    seats = require_seats(table, person)
    require_playing(table)
    away = [seat for seat in seats if table.seats[seat].bot is not None and not table.seats[seat].resigned]
    if not away:
        raise denied(OutOfDate, "not_away")
    if table.header.rated and any(table.seats[seat].lost_choice or table.seats[seat].away == "time" for seat in away):
        raise denied(NotAllowed, "rated_no_return")
    return [changes.Returned(at=command.at, by=person.id, seat=seat) for seat in away]


def decide_take_back(table: Table, person: Person, command: commands.TakeBack) -> list[changes.AnyChange]:
    """Take back what the stand-in did for a seat, and the seats if it still plays for them."""
    seat = require_seat(table, person, command.seat)
    require_playing(table)
    if seat.resigned:
        raise denied(OutOfDate, "already_resigned")
    target = _take_back_to(table, command.seat)
    returned = [] if seat.away is None else decide_return(table, person, commands.Return(at=command.at))
    # One after the other, the last first, as a player takes back steps.
    steps = [
        number
        for number, (step, *_) in enumerate(table.entries_since(target), target)
        if step.entry.seat == command.seat
    ]
    return [
        *returned,
        *(changes.Undone(at=command.at, by=person.id, seat=command.seat, to=number) for number in reversed(steps)),
    ]


def decide_resign(table: Table, person: Person, command: commands.Resign) -> list[changes.AnyChange]:
    """Lose the game for a seat."""
    seat = require_seat(table, person, command.seat)
    require_playing(table)
    if seat.resigned:
        raise denied(OutOfDate, "already_resigned")
    return [changes.Resigned(at=command.at, by=person.id, seat=command.seat, bot=table.header.stand_in)]


def decide_close(table: Table, person: Person, command: commands.Close) -> list[changes.AnyChange]:
    """Remove a table before its game."""
    _require_host(table, person)
    return [changes.Closed(at=command.at, by=person.id)]


def decide_add_bot(table: Table, person: Person, command: commands.AddBot) -> list[changes.AnyChange]:
    """Let a bot take a free seat before the game; in a rated game only among bots, and each only once.

    That there is such a bot is for the caller to check: tables know none.
    """
    _require_host(table, person)
    require_seat_number(table, command.seat)
    if not table.seats[command.seat].is_free:
        raise denied(OutOfDate, "seat_not_free", seat=command.seat + 1)
    if table.header.rated and person.kind != "bot":
        raise denied(NotAllowed, "leagues_apart")
    if table.header.rated and any(seat.bot == command.bot for seat in table.seats):
        raise denied(NotAllowed, "rated_same_bot_twice")
    return [changes.BotSat(at=command.at, by=person.id, seat=command.seat, bot=command.bot)]


def decide_remove_bot(table: Table, person: Person, command: commands.RemoveBot) -> list[changes.AnyChange]:
    """Take a bot off its seat before the game."""
    _require_host(table, person)
    require_seat_number(table, command.seat)
    if table.seats[command.seat].bot is None:
        raise denied(OutOfDate, "no_bot_there", seat=command.seat + 1)
    return [changes.BotStood(at=command.at, by=person.id, seat=command.seat)]


def decide_act(table: Table, person: Person, command: commands.Act) -> list[changes.AnyChange]:
    """Choose one of the options a seat was given."""
    require_own_play(table, person, command.seat)
    if not table.asked_since[command.seat] <= command.version <= table.versions[command.seat]:
        raise denied(OutOfDate, "out_of_date", version=table.versions[command.seat])
    action = legal_action(table, command.seat, command.action)
    return [changes.Acted(at=command.at, by=person.id, seat=command.seat, action=action)]


def decide_undo(table: Table, person: Person, command: commands.Undo) -> list[changes.AnyChange]:
    """Take back a seat's last step, or ask the players who noticed it.

    In a rated game nobody is asked: what was revealed, or answered by a player or a bot, stays.
    """
    require_own_play(table, person, command.seat)
    if command.version != table.versions[command.seat]:
        raise denied(OutOfDate, "out_of_date", version=table.versions[command.seat])
    target = table.undo_target(command.seat)
    if target is None:
        raise denied(OutOfDate, "nothing_to_undo")
    if table.can_undo(command.seat):
        return [changes.Undone(at=command.at, by=person.id, seat=command.seat, to=target)]
    if table.header.rated:
        raise denied(NotAllowed, "rated_no_undo")
    if table.undo_request is not None:
        raise denied(OutOfDate, "undo_asked_already")
    return [changes.UndoAsked(at=command.at, by=person.id, seat=command.seat, to=target)]


def decide_answer_undo(table: Table, person: Person, command: commands.AnswerUndo) -> list[changes.AnyChange]:
    """Answer a player who asks to take something back; who has asked withdraws it by refusing."""
    require_seat(table, person, command.seat)
    require_playing(table)
    request = table.undo_request
    is_withdrawn = request is not None and command.seat == request.seat and not command.agrees
    if request is None or not (is_withdrawn or command.seat in request.waiting_for):
        raise denied(OutOfDate, "nothing_asked")
    return [changes.UndoAnswered(at=command.at, by=person.id, seat=command.seat, agrees=command.agrees)]


def decide_share(table: Table, person: Person, command: commands.Share) -> list[changes.AnyChange]:
    """Show the review to everybody, or hide it again; nothing changes if it is so already."""
    seats = require_seats(table, person)
    if table.status != "over":
        raise denied(OutOfDate, "not_over")
    return [
        changes.Shared(at=command.at, by=person.id, seat=seat, allows=command.allows)
        for seat in seats
        if (seat in table.shared_by) != command.allows
    ]


_DECIDERS: dict[type[commands.Command], Callable[[Table, Person, Any], Sequence[changes.AnyChange]]] = {
    commands.Join: decide_join,
    commands.Leave: decide_leave,
    commands.Return: decide_return,
    commands.TakeBack: decide_take_back,
    commands.Resign: decide_resign,
    commands.Close: decide_close,
    commands.AddBot: decide_add_bot,
    commands.RemoveBot: decide_remove_bot,
    commands.Act: decide_act,
    commands.Undo: decide_undo,
    commands.AnswerUndo: decide_answer_undo,
    commands.Share: decide_share,
}


def decide_bot_move(
    table: Table, seat: int, action: int, proof: changes.Proof, at: int, weaker: bool = False
) -> changes.AnyChange:
    """Let the bot in a seat make its move."""
    return changes.Acted(at=at, seat=seat, action=legal_action(table, seat, action), proof=proof, weaker=weaker)


def own_seats(table: Table, person: Person, at: int) -> list[changes.AnyChange]:
    """Seat the owner of a new table on their own seats."""
    return [
        _sat(at, person, number, "")
        for number, plan in enumerate(table.header.seats)
        if table.seats[number].is_free and (plan.type == "mine" or plan.person == person.id)
    ]


def due_change(table: Table, at: int) -> changes.AnyChange | None:
    """Return what happens next without a command, if anything: a full table starts, an agreed undo is made."""
    if table.status == "open" and table.is_full():
        return changes.Started(at=at)
    request = table.undo_request
    if request is not None and table.is_undo_agreed():
        return changes.Undone(at=at, seat=request.seat, to=request.to)
    return None


def expired_clocks(table: Table, at: int) -> list[changes.AnyChange]:
    """Let the stand-in take over each seat whose time is up."""
    seats = table.clocks.expired(at) if table.status == "playing" else ()
    return [changes.Replaced(at=at, seat=seat, bot=table.header.stand_in, why="time") for seat in seats]


def holiday(table: Table, person: str, until: int | None, at: int) -> list[changes.AnyChange]:
    """Note at each seat of a person until when they are away, or with None that they are back."""
    seats = [seat for seat in table.seats_of(person) if table.seats[seat].holiday != until]
    if table.status not in ("open", "playing"):
        return []
    if until is None:
        return [changes.HolidayOver(at=at, seat=seat) for seat in seats]
    return [changes.Holiday(at=at, seat=seat, until=until) for seat in seats]


def legal_action(table: Table, seat: int, action: int | str) -> int:
    """Return the number of an action given by number or in notation; raise RefusedByGame if it is not legal now."""
    state = table.playing_match().state
    if isinstance(action, str):
        if seat not in state.deciders:
            # Notation can depend on what a seat is asked; a seat that is not asked is told so, whatever the text.
            action = 0
        else:
            with rules_of(table.game):
                action = table.game.action_from_text(state, seat, action)
    # What a seat may choose from was found out when it was asked; only what is not among it needs a reason.
    if action not in table.legal(seat):
        reason = table.game.refusal(state, seat, action)
        raise RefusedByGame(table.game, reason) if reason else Fault(f"{action} is legal and not among the options")
    return action


def _sat(at: int, person: Person, seat: int, entropy: str) -> changes.Sat:
    return changes.Sat(
        at=at,
        by=person.id,
        seat=seat,
        person=person.id,
        name=person.name,
        person_kind=person.kind,
        entropy=entropy,
    )


def _take_back_to(table: Table, seat: int) -> int:
    """Return how many entries are left when a stand-in's moves are taken back; raise Refused if they are final."""
    match take_back_target(table, seat):
        case provisional.RATED:
            raise denied(NotAllowed, "rated_no_take_back")
        case provisional.ANSWERED:
            raise denied(OutOfDate, "another_acted_since")
        case provisional.DRAWN:
            raise denied(OutOfDate, "drawn_since")
        case provisional.REVEALED:
            raise denied(OutOfDate, "revealed_since")
        case int(target):
            return target
    raise denied(OutOfDate, "nothing_to_take_back")


def _require_host(table: Table, person: Person) -> None:
    """Raise Refused unless a person made a table, and its game has not begun."""
    require_sight(table, person)
    if table.header.owner != person.id:
        raise denied(NotAllowed, "not_your_table")
    _require_open(table)


def _require_open(table: Table) -> None:
    if table.status != "open":
        raise denied(OutOfDate, "already_begun" if table.status == "playing" else "already_over")


def _seat_to_take(table: Table, person: Person, command: commands.Join) -> int:
    ways = {"open": True, "invited": has_invite(table, command.invite), "reserved": False}
    takable = [
        number
        for number, seat in enumerate(table.seats)
        if seat.is_free and (ways[seat.waits_for] or seat.reserved_for == person.id)
    ]
    if command.seat is None:
        if not takable:
            raise denied(OutOfDate, "no_free_seat")
        # A seat that is reserved for the person comes before any other.
        return next((seat for seat in takable if table.seats[seat].reserved_for), takable[0])
    require_seat_number(table, command.seat)
    if command.seat not in takable:
        raise denied(OutOfDate, "seat_not_free", seat=command.seat + 1)
    return command.seat
