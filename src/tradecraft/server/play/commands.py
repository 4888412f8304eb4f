"""The commands of a table: who may give them, what they change, what is answered.

Every command is checked against the person of the session and the table as it is now. What is refused has changed
nothing. A command that comes again under the same id is answered as before.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from secrets import token_hex
from typing import Any

import msgspec

from tradecraft.server.bots.pool import BotFailed, BotPool
from tradecraft.server.errors import (
    Denied,
    NotAllowed,
    OutOfDate,
    RefusedByGame,
    Unavailable,
    denied,
    rules_of,
)
from tradecraft.server.people import Person
from tradecraft.server.play.chat import PHRASES
from tradecraft.server.play.driver import Driver, hint_question_of
from tradecraft.server.play.repository import TableRepository, persist
from tradecraft.server.store.chat import add_chat
from tradecraft.server.tables.access import (
    has_invite,
    require_playing,
    require_seat,
    require_seats,
    require_sight,
)
from tradecraft.server.tables.changes import (
    Acted,
    AnyChange,
    Closed,
    Replaced,
    Resigned,
    Returned,
    Sat,
    Stood,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from tradecraft.server.tables.preview import outlook
from tradecraft.server.tables.sentences import NO_LANGUAGE, sentences_for
from tradecraft.server.tables.table import Table
from tradecraft.server.tables.updates import advice_message, choice, outlook_message
from tradecraft.server.transport.hub import Channel
from tradecraft.server.transport.presence import PresenceBoard
from tradecraft.server.transport.protocol import commands as c
from tradecraft.server.transport.protocol.messages import Advice, Done, Outlook, Said
from tradecraft.server.transport.publishing import Publisher, encode

CHAT = "chat"
"""What is announced with a table and the number of a line when something was said."""


@dataclass(frozen=True)
class Why:
    """Why something cannot be done; nothing, if it can."""

    refused: RefusedByGame | None


Outcome = Done | Advice | Why | Outlook
"""What a command leads to."""
Handler = Callable[[Person, Any], Awaitable[Outcome]]


class Commands:
    """Carries commands out."""

    def __init__(
        self,
        repository: TableRepository,
        driver: Driver,
        publisher: Publisher,
        presence: PresenceBoard,
        pool: BotPool,
        now: Callable[[], int],
    ) -> None:
        """Work on the tables of a repository."""
        self.repository = repository
        self.driver = driver
        self.publisher = publisher
        self.presence = presence
        self.pool = pool
        self.now = now
        self._handlers: dict[type, Handler] = {
            c.Join: self._join,
            c.Leave: self._leave,
            c.Return: self._return,
            c.Resign: self._resign,
            c.Close: self._close,
            c.Undo: self._undo,
            c.AnswerUndo: self._answer_undo,
            c.Chat: self._chat,
            c.Why: self._why,
        }

    async def handle(self, person: Person, command: c.Command, channel: Channel | None = None) -> Outcome:
        """Carry a command out for a person; raise Refused if it cannot be. `channel` is where it came from, if any."""
        if isinstance(command, c.Watch | c.Unwatch):
            return await self._look(person, command, channel)
        if isinstance(command, c.Preview):
            return await self._preview(person, command, channel.language if channel else NO_LANGUAGE)
        if isinstance(command, c.Hint):
            return await self._hint(person, command, channel.language if channel else NO_LANGUAGE)
        if isinstance(command, c.Act):
            answers: list[Done] = []
            await self.act(person, command, answers.append)
            return answers[0]
        return await persist(lambda: self._handlers[type(command)](person, command))

    async def act(self, person: Person, command: c.Act, answer: Callable[[Done], None]) -> None:
        """Carry out a move, and answer once, as soon as it is stored and before anybody is told of it."""
        answers: list[Done] = []

        def answer_once(done: Done) -> None:
            # What follows the move may have to be tried again, and then the move is found done before.
            if not answers:
                answers.append(done)
                answer(done)

        await persist(lambda: self._act(person, command, answer_once))

    async def _look(self, person: Person, command: c.Watch | c.Unwatch, channel: Channel | None) -> Done:
        if channel is None:
            raise denied(Denied, "needs_connection")
        if isinstance(command, c.Watch):
            async with self.repository.use(command.table) as table:
                require_sight(table, person, command.invite)
                channel.language = command.language
                async with self.repository.turn():
                    self.publisher.show(channel, table, command.version)
                channel.send(encode(self.presence.message(command.table)))
        else:
            self.publisher.hub.unwatch(channel, command.table)
        self.presence.touch(command.table)
        return Done(id=command.id, version=None)

    async def _join(self, person: Person, command: c.Join) -> Done:
        async with self.repository.use(command.table) as table:
            require_sight(table, person, command.invite)
            if (done := _done_before(table, person, command)) is not None:
                return done
            if table.status != "open":
                raise denied(OutOfDate, "already_begun" if table.status == "playing" else "already_over")
            is_kept = any(seat.is_free and seat.reserved_for == person.id for seat in table.seats)
            if table.seats_of(person.id) and not is_kept:
                raise denied(OutOfDate, "already_seated")
            require_league(table.header.rated, table.league(), person)
            seat = _seat_to_take(table, person, command)
            change = sat(self.now(), person, seat, command.entropy)
            return await self._carry_out(table, person, command, change)

    async def _leave(self, person: Person, command: c.Leave) -> Done:
        async with self.repository.use(command.table) as table:
            if (done := _done_before(table, person, command)) is not None:
                return done
            seats = require_seats(table, person)
            at = self.now()
            changes: list[AnyChange] = []
            if table.status == "open":
                changes = [Stood(at=at, by=person.id, seat=seat) for seat in seats]
            else:
                require_playing(table)
                bot = table.header.stand_in
                changes = [
                    Replaced(at=at, by=person.id, seat=seat, bot=bot, why="left")
                    for seat in seats
                    if table.seats[seat].bot is None
                ]
            return await self._carry_out(table, person, command, *changes)

    async def _return(self, person: Person, command: c.Return) -> Done:
        async with self.repository.use(command.table) as table:
            if (done := _done_before(table, person, command)) is not None:
                return done
            seats = require_seats(table, person)
            require_playing(table)
            away = [seat for seat in seats if table.seats[seat].bot is not None and not table.seats[seat].resigned]
            if not away:
                raise denied(OutOfDate, "not_away")
            changes = [Returned(at=self.now(), by=person.id, seat=seat) for seat in away]
            return await self._carry_out(table, person, command, *changes)

    async def _resign(self, person: Person, command: c.Resign) -> Done:
        async with self.repository.use(command.table) as table:
            if (done := _done_before(table, person, command)) is not None:
                return done
            seat = require_seat(table, person, command.seat)
            require_playing(table)
            if seat.resigned:
                raise denied(OutOfDate, "already_resigned")
            change = Resigned(at=self.now(), by=person.id, seat=command.seat, bot=table.header.stand_in)
            return await self._carry_out(table, person, command, change)

    async def _close(self, person: Person, command: c.Close) -> Done:
        async with self.repository.use(command.table) as table:
            require_sight(table, person)
            if (done := _done_before(table, person, command)) is not None:
                return done
            if table.header.owner != person.id:
                raise denied(NotAllowed, "not_your_table")
            if table.status != "open":
                raise denied(OutOfDate, "already_begun" if table.status == "playing" else "already_over")
            return await self._carry_out(table, person, command, Closed(at=self.now(), by=person.id))

    async def _act(self, person: Person, command: c.Act, answer: Callable[[Done], None]) -> None:
        async with self.repository.use(command.table) as table:
            if (done := _done_before(table, person, command)) is not None:
                answer(done)
                return
            _require_own_play(table, person, command.seat)
            if not table.asked_since[command.seat] <= command.version <= table.versions[command.seat]:
                raise denied(OutOfDate, "out_of_date", version=table.versions[command.seat])
            text = _action_text(table, command.seat, command.action)
            change = Acted(at=self.now(), by=person.id, seat=command.seat, text=text, id=command.id)
            await self.repository.change(table, change, lambda: answer(_done_last(table, person, command)))
            await self.driver.go_on(table)

    async def _undo(self, person: Person, command: c.Undo) -> Done:
        async with self.repository.use(command.table) as table:
            if (done := _done_before(table, person, command)) is not None:
                return done
            _require_own_play(table, person, command.seat)
            if command.version != table.versions[command.seat]:
                raise denied(OutOfDate, "out_of_date", version=table.versions[command.seat])
            target = table.undo_target(command.seat)
            if target is None:
                raise denied(OutOfDate, "nothing_to_undo")
            at, by, seat = self.now(), person.id, command.seat
            if table.can_undo(seat):
                return await self._carry_out(table, person, command, Undone(at=at, by=by, seat=seat, to=target))
            if table.undo_request is not None:
                raise denied(OutOfDate, "undo_asked_already")
            change = UndoAsked(at=at, by=by, seat=seat, to=target)
            return await self._carry_out(table, person, command, change)

    async def _answer_undo(self, person: Person, command: c.AnswerUndo) -> Done:
        async with self.repository.use(command.table) as table:
            if (done := _done_before(table, person, command)) is not None:
                return done
            require_seat(table, person, command.seat)
            require_playing(table)
            if table.undo_request is None or command.seat not in table.undo_request.waiting_for:
                raise denied(OutOfDate, "nothing_asked")
            change = UndoAnswered(at=self.now(), by=person.id, seat=command.seat, agrees=command.agrees)
            return await self._carry_out(table, person, command, change)

    async def _chat(self, person: Person, command: c.Chat) -> Done:
        async with self.repository.use(command.table) as table:
            require_seats(table, person)
        if bool(command.text) == bool(command.phrase):
            raise denied(Denied, "text_or_phrase")
        if command.phrase and command.phrase not in PHRASES:
            raise denied(Denied, "unknown_phrase", phrase=command.phrase, allowed=", ".join(PHRASES))
        if not command.text.isprintable() or (command.text and not command.text.strip()):
            raise denied(Denied, "text_not_printable")
        at = self.now()
        phrase, text = command.phrase or None, command.text or None
        number, is_new = await self.repository.store.write(
            lambda connection: add_chat(connection, command.table, person.id, at, phrase, text, command.id)
        )
        if not is_new:
            return Done(id=command.id, version=None)
        self.publisher.say(
            Said(
                table_id=command.table,
                number=number,
                person=person.id,
                name=person.name,
                at=at,
                text=command.text,
                phrase=command.phrase,
            )
        )
        await self.repository.store.announce(f"{CHAT} {command.table} {number}")
        return Done(id=command.id, version=None)

    async def _hint(self, person: Person, command: c.Hint, language: str) -> Advice:
        async with self.repository.use(command.table) as table:
            _require_own_play(table, person, command.seat)
            if table.header.rated:
                raise denied(NotAllowed, "no_hints_in_rated_games")
            if command.seat not in table.deciders:
                raise denied(OutOfDate, "nothing_to_decide")
            sentences = sentences_for(table, language)
            question = hint_question_of(table, command.seat, token_hex(16), self.driver.budget)
            choices = {action: choice(table, command.seat, action, sentences) for action in table.legal(command.seat)}
        try:
            hint = await self.pool.hint(question)
        except BotFailed:
            raise denied(Unavailable, "no_hint_now") from None
        return advice_message(command.id, hint, choices, sentences)

    async def _why(self, person: Person, command: c.Why) -> Why:
        async with self.repository.use(command.table) as table:
            require_seat(table, person, command.seat)
            require_playing(table)
            try:
                _action_text(table, command.seat, command.action)
            except RefusedByGame as error:
                return Why(error)
            return Why(None)

    async def _preview(self, person: Person, command: c.Preview, language: str) -> Outlook:
        async with self.repository.use(command.table) as table:
            _require_own_play(table, person, command.seat)
            # What cannot be done is refused; what can be is looked into from the seat's view alone.
            _action_text(table, command.seat, command.action)
            game, sentences = table.game, sentences_for(table, language)
            view = game.view(table.playing_match().state, command.seat)
        return outlook_message(command.id, outlook(game, view, command.action), sentences)

    async def _carry_out(self, table: Table, person: Person, command: c.TableCommand, *changes: AnyChange) -> Done:
        for change in changes[:-1]:
            await self.repository.change(table, change)
        # The last one has the id: what was interrupted before it is not taken for done when the command comes again.
        for change in changes[-1:]:
            await self.repository.change(table, msgspec.structs.replace(change, id=command.id))
        done = _done_last(table, person, command)
        await self.driver.go_on(table)
        return done


def sat(at: int, person: Person, seat: int, entropy: str) -> Sat:
    """Return the change by which somebody takes a seat."""
    return Sat(
        at=at,
        by=person.id,
        seat=seat,
        person=person.id,
        name=person.name,
        person_kind=person.kind,
        entropy=entropy,
    )


def require_league(rated: bool, league: str, person: Person) -> None:
    """Raise NotAllowed if somebody cannot play a rated game: people and bots play apart, guests not at all."""
    if rated and person.kind == "guest":
        raise denied(NotAllowed, "rated_needs_account")
    if rated and (person.kind == "bot") != (league == "bots"):
        raise denied(NotAllowed, "leagues_apart")


def _done(table: Table, person: Person, command: c.TableCommand, place: int) -> Done:
    seats = table.seats_of(person.id)
    seat = getattr(command, "seat", None)
    viewpoint = seat if isinstance(seat, int) else seats[0] if seats else table.players
    return Done(id=command.id, version=table.viewpoint_version(viewpoint, place))


def _done_last(table: Table, person: Person, command: c.TableCommand) -> Done:
    return _done(table, person, command, table.version - 1)


def _done_before(table: Table, person: Person, command: c.TableCommand) -> Done | None:
    place = table.answered(person.id, command.id)
    return None if place is None else _done(table, person, command, place)


def _require_own_play(table: Table, person: Person, number: int) -> None:
    seat = require_seat(table, person, number)
    require_playing(table)
    if seat.bot is not None:
        raise denied(OutOfDate, "already_resigned" if seat.resigned else "stand_in_plays")


def _action_text(table: Table, seat: int, action: int | str) -> str:
    """Return the notation of an action; raise RefusedByGame if it cannot be done now."""
    state = table.playing_match().state
    if isinstance(action, str):
        if seat not in state.deciders:
            # Notation can depend on what a seat is asked; who is not asked is told so, whatever the text.
            action = 0
        else:
            with rules_of(table.game):
                action = table.game.action_from_text(state, seat, action)
    reason = table.game.refusal(state, seat, action)
    if reason is not None:
        raise RefusedByGame(table.game, reason)
    return table.game.action_text(state, seat, action)


def _seat_to_take(table: Table, person: Person, command: c.Join) -> int:
    invited = has_invite(table, command.invite)
    ways = {
        "open": True,
        "invited": invited,
        "reserved": False,
    }
    takable = [
        number
        for number, seat in enumerate(table.seats)
        if seat.is_free and (ways[seat.waits_for] or seat.reserved_for == person.id)
    ]
    if command.seat is None:
        if not takable:
            raise denied(OutOfDate, "no_free_seat")
        # A seat that was kept for somebody is theirs before any other.
        return next((seat for seat in takable if table.seats[seat].reserved_for), takable[0])
    if command.seat not in takable:
        raise denied(OutOfDate, "seat_not_free", seat=command.seat + 1)
    return command.seat
