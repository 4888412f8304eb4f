"""The pipeline of every command: open the table, deduplicate, decide, store, answer, publish.

Commands that change a table are decided by the pure functions of `tables/deciders.py`. The others ask something about
a table, say something in its chat, or begin and end to watch it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from secrets import token_hex
from typing import Any

from msgspec import structs

from tradecraft.bots.protocol import find_bot
from tradecraft.server.bots.pool import BotFailed, BotPool
from tradecraft.server.calls.caller import Caller
from tradecraft.server.errors import Denied, Unavailable, denied
from tradecraft.server.people import Person
from tradecraft.server.play.chat import Chat
from tradecraft.server.play.companions import fitting, is_companion
from tradecraft.server.play.driver import Driver
from tradecraft.server.play.replies import answer_preview, answer_why, as_decided, done, hint_question
from tradecraft.server.play.repository import TableRepository, persist
from tradecraft.server.tables.access import require_seats, require_sight
from tradecraft.server.tables.deciders import decide
from tradecraft.server.tables.sentences import NO_LANGUAGE, sentences_for
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.hub import Channel
from tradecraft.server.transport.presence import PresenceBoard
from tradecraft.server.transport.protocol import commands as wire
from tradecraft.server.transport.protocol.messages import Done, Reply
from tradecraft.server.transport.publishing import Publisher, encode
from tradecraft.server.transport.updates import advice_message, choice

CHANGING = (
    *(wire.Join, wire.Leave, wire.Return, wire.TakeBack, wire.Resign, wire.Close, wire.AddBot, wire.RemoveBot),
    *(wire.Act, wire.Undo, wire.AnswerUndo, wire.Share),
)
"""The commands that change a table; `tables.commands` has each by the same name, as it is decided."""
TAKES_TIME = (wire.Hint,)
"""Commands that a bot thinks about: a connection goes on with others before they are answered."""


@dataclass(frozen=True)
class CommandRequest:
    """A command with its sender.

    `channel` is the connection it came over, if it was not a single request. `answer` is called once with the reply.
    """

    person: Person
    command: Any
    answer: Callable[[Reply], None]
    channel: Channel | None = None

    @property
    def language(self) -> str:
        """The language in which the connection is told about games."""
        return self.channel.language if self.channel else NO_LANGUAGE


@dataclass(eq=False)
class CommandPipeline:
    """Carries out commands at the tables of a repository."""

    repository: TableRepository
    driver: Driver
    publisher: Publisher
    presence: PresenceBoard
    pool: BotPool
    chat: Chat
    caller: Caller
    now: Callable[[], int]
    require_room_for_bots: Callable[[str], Awaitable[None]]

    def __post_init__(self) -> None:
        """Name the handler of each command."""
        self._handlers: dict[type[wire.TableCommand], Callable[[CommandRequest], Awaitable[None]]] = {
            wire.Watch: self._watch,
            wire.Unwatch: self._unwatch,
            wire.Look: self._look,
            wire.Chat: self._say,
            wire.Why: self._why,
            wire.Preview: self._preview,
            wire.Hint: self._hint,
            **dict.fromkeys(CHANGING, self._change),
        }

    async def handle(self, asked: CommandRequest) -> None:
        """Carry out a command and answer it; raise Refused if it cannot be carried out."""
        await self._handlers[type(asked.command)](asked)

    async def _change(self, asked: CommandRequest) -> None:
        answers: list[Done] = []

        def answer_once(reply: Done) -> None:
            # What follows the change may have to be tried again, and then the command is found done before.
            if not answers:
                answers.append(reply)
                asked.answer(reply)

        await persist(lambda: self._try_to_change(asked, answer_once))

    async def _fitting(self, command: wire.AddBot, table: Table, person: Person) -> wire.AddBot:
        """Return the command with a companion of the right level for the person who asks."""
        header = table.header
        bot = await self.repository.store.read(
            lambda connection: fitting(connection, command.bot, header.game, person.id, header.rated)
        )
        return structs.replace(command, bot=bot)

    async def _try_to_change(self, asked: CommandRequest, answer: Callable[[Done], None]) -> None:
        person, command = asked.person, asked.command
        async with self.repository.use(command.table) as table:
            place = table.answered(person.id, command.id)
            if place is not None:
                answer(done(table, person, command.id, place))
                return
            if isinstance(command, wire.AddBot) and is_companion(command.bot):
                command = await self._fitting(command, table, person)
            changes = decide(table, person, as_decided(command, self.now()))
            if isinstance(command, wire.AddBot):
                find_bot(command.bot, table.game)
                if not any(table.bots_from_start()):
                    await self.require_room_for_bots(person.id)
            for change in changes[:-1]:
                await self.repository.change(table, change)
            for change in changes[-1:]:
                await self.repository.change(table, change, lambda: answer(done(table, person, command.id)))
            if not changes:
                answer(Done(id=command.id, version=None))
            await self.driver.go_on(table)

    async def _watch(self, asked: CommandRequest) -> None:
        channel, command = _connection(asked), asked.command
        async with self.repository.use(command.table) as table:
            require_sight(table, asked.person, command.invite)
            # An unknown language is refused here, before the connection keeps it.
            sentences_for(table, command.language)
            channel.language = command.language
            async with self.repository.turn():
                self.publisher.show(channel, table, command.version)
            channel.send(encode(self.presence.message(command.table)))
        self.presence.touch(command.table)
        asked.answer(Done(id=command.id, version=None))

    async def _unwatch(self, asked: CommandRequest) -> None:
        table = asked.command.table
        self.publisher.hub.unwatch(_connection(asked), table)
        self.presence.touch(table)
        asked.answer(Done(id=asked.command.id, version=None))

    async def _look(self, asked: CommandRequest) -> None:
        async with self.repository.use(asked.command.table) as table:
            require_seats(table, asked.person)
            await self.caller.look(table, asked.person.id)
        asked.answer(Done(id=asked.command.id, version=None))

    async def _say(self, asked: CommandRequest) -> None:
        person, command = asked.person, asked.command
        async with self.repository.use(command.table) as table:
            require_seats(table, person)
        await self.chat.say(person, command.table, command.id, command.text, command.phrase)
        asked.answer(Done(id=command.id, version=None))

    async def _why(self, asked: CommandRequest) -> None:
        async with self.repository.use(asked.command.table) as table:
            answer = answer_why(table, asked.person, asked.command)
        asked.answer(answer)

    async def _preview(self, asked: CommandRequest) -> None:
        async with self.repository.use(asked.command.table) as table:
            answer = answer_preview(table, asked.person, asked.command, asked.language)
        asked.answer(answer)

    async def _hint(self, asked: CommandRequest) -> None:
        command = asked.command
        async with self.repository.use(command.table) as table:
            question = hint_question(table, asked.person, command, token_hex(16))
            sentences = sentences_for(table, asked.language)
            choices = {action: choice(table, command.seat, action, sentences) for action in table.legal(command.seat)}
        try:
            hint = await self.pool.ask(question, asked.person.id)
        except BotFailed:
            raise denied(Unavailable, "no_hint_now") from None
        asked.answer(advice_message(command.id, hint, choices, sentences))


def _connection(asked: CommandRequest) -> Channel:
    if asked.channel is None:
        raise denied(Denied, "needs_connection")
    return asked.channel
