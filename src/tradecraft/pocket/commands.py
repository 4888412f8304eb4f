"""Commands at the tables of a device: decided as on the server, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from traceback import print_exc
from typing import Any

import msgspec

from tradecraft.bots.companion import next_degree
from tradecraft.bots.protocol import find_bot
from tradecraft.core.errors import Refused as KernelRefused
from tradecraft.pocket.tables import Tables
from tradecraft.server.bots.answers import answer_hint, move_of
from tradecraft.server.errors import Unavailable, denied
from tradecraft.server.play.replies import (
    answer_preview,
    answer_why,
    as_decided,
    done,
    hint_question,
    require_sayable,
)
from tradecraft.server.tables.access import require_seats, require_sight
from tradecraft.server.tables.changes import BotDelayed
from tradecraft.server.tables.deciders import decide, decide_bot_move, due_change, expired_clocks
from tradecraft.server.tables.person import Person
from tradecraft.server.tables.sentences import sentences_for
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.hub import Channel, Hub
from tradecraft.server.transport.protocol import commands as wire
from tradecraft.server.transport.protocol.base import decode
from tradecraft.server.transport.protocol.messages import Done, Presence, Refused, Reply, Said
from tradecraft.server.transport.publishing import Publisher, encode, subscription_of
from tradecraft.server.transport.refusals import as_refusal
from tradecraft.server.transport.updates import advice_message, choice

MOST_MS = 2_500
"""The longest a bot may think about a move on a device."""
LESS_MS = {"station_chief": 450}
"""The same for levels that are to answer sooner: its number of simulations fits in at most tables all the same."""
SLOWNESS = 4
"""How many times as long as its level is meant to a bot may think, since the engine in a page is that much slower."""
COMPANION = "companion"


class PageChannel(Channel):
    """The one connection: what is sent waits until the page takes it."""

    def __init__(self, person: str) -> None:
        """Open the channel of the device's person."""
        super().__init__(person, "device")
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Let a message wait."""
        self.sent.append(message)


class Commands:
    """Carries out commands, moves bots, and tells the page."""

    def __init__(self, tables: Tables, person: Callable[[], Person], now: Callable[[], int]) -> None:
        """Serve the tables of a device for its person."""
        self.tables = tables
        self.person = person
        self.now = now
        self.hub = Hub()
        self.publisher = Publisher(self.hub)
        self.channel = PageChannel("")
        self.due: dict[str, None] = {}
        """The tables where a bot has to move."""

    def take(self, data: str) -> None:
        """Carry out a command that the page sent, and answer it over the channel."""
        id, told = None, len(self.channel.sent)
        try:
            command: Any = decode(data, wire.Command)
            id = command.id
            self.channel.send(encode(self.answer(command)))
        except KernelRefused as error:
            self._refuse(id, error)
        except Exception:
            # As the server does: the player hears of it, and the table is again as it was kept.
            print_exc()
            del self.channel.sent[told:]
            self.tables.forget(command.table)
            self._refuse(id, denied(Unavailable, "server_fault"))

    def answer(self, command: Any, name: str = "") -> Reply:
        """Carry out a command and return the reply; raise Refused if it cannot be carried out.

        Whoever shares the device may have a name of their own at the seat they take.
        """
        self._meet()
        match command:
            case wire.Watch():
                return self._watch(command)
            case wire.Unwatch():
                return self._unwatch(command)
            case wire.Look():
                return Done(id=command.id, version=None)  # A page calls nobody.
            case wire.Chat():
                return self._say(command)
            case wire.Why():
                return answer_why(self.tables.use(command.table).table, self.person(), command)
            case wire.Preview():
                table = self.tables.use(command.table).table
                return answer_preview(table, self.person(), command, self.channel.language)
            case wire.Hint():
                return self._hint(command)
        return self._change(command, name)

    def go_on(self, table: Table) -> None:
        """Do what is due at a table."""
        for change in expired_clocks(table, self.now()):
            self.change(table, change)
        while (due := due_change(table, self.now())) is not None:
            self.change(table, due)
        if table.bots_to_act():
            self.due[table.header.id] = None

    def move_bot(self) -> bool:
        """Let one bot make one move; tell whether there was one to make."""
        while self.due:
            id = next(iter(self.due))
            seats = self.tables.use(id).table.bots_to_act() if id in self.tables else []
            if seats:
                self._move(self.tables.use(id).table, seats[0])
                return True
            del self.due[id]
        return False

    def change(self, table: Table, change: Any) -> None:
        """Carry out a change and tell those who watch."""
        self.tables.change(table, change)
        self.publisher.publish(table)

    def fitting(self, bot: str, game: str) -> str:
        """Return the bot to seat; for a companion, the level that promises an even game."""
        if bot != COMPANION and not bot.startswith(f"{COMPANION}_"):
            return bot
        results = []
        for line in reversed(self.tables.lines()):
            names = [seat["name"] for seat in line["seats"]]
            found = [number for number, name in enumerate(names) if name.startswith(f"{COMPANION}_")]
            if line["game"] == game and line["result"] and len(found) == 1 and len(names) == 2:
                places = line["result"]["places"]
                own, other = places[1 - found[0]], places[found[0]]
                results.append((int(names[found[0]].rpartition("_")[2]), 0.5 if own == other else float(own < other)))
        return f"{COMPANION}_{next_degree(results)}"

    def _move(self, table: Table, seat: int) -> None:
        bot = table.seats[seat].bot or ""
        try:
            found = move_of(
                table.game,
                table.game.view(table.playing_match().state, seat),
                table.legal(seat),
                players=table.players,
                bot=bot,
                seed=table.bot_seed(seat),
                most_ms=LESS_MS.get(bot, MOST_MS),
                slowness=SLOWNESS,
            )
        except Exception:
            # It stays its turn, and everybody sees why nothing happens.
            del self.due[table.header.id]
            if not table.seats[seat].is_delayed:
                self.change(table, BotDelayed(at=self.now(), seat=seat))
            raise
        self.change(table, decide_bot_move(table, seat, found.action, found.proof, self.now(), found.weaker))
        self.go_on(table)

    def _refuse(self, id: str | None, error: KernelRefused) -> None:
        self.channel.send(encode(Refused(id=id, refusal=as_refusal(error, self.person().language))))

    def _meet(self) -> None:
        """Give the channel to the current person."""
        person = self.person().id
        if self.channel.person != person:
            self.hub.drop(self.channel)
            self.channel.person = person
            self.hub.open(self.channel)

    def _change(self, command: Any, name: str) -> Reply:
        person, table = self.person(), self.tables.use(command.table).table
        place = table.answered(person.id, command.id)
        if place is None:
            if isinstance(command, wire.AddBot):
                command = msgspec.structs.replace(command, bot=self.fitting(command.bot, table.header.game))
            seated = replace(person, name=name) if name else person
            decided = decide(table, seated, as_decided(command, self.now()))
            if isinstance(command, wire.AddBot):
                find_bot(command.bot, table.game)
            for change in decided:
                self.change(table, change)
            reply = done(table, person, command.id) if decided else Done(id=command.id, version=None)
            self.go_on(table)
            return reply
        return done(table, person, command.id, place)

    def _watch(self, command: wire.Watch) -> Reply:
        table = self.tables.use(command.table).table
        require_sight(table, self.person(), command.invite)
        sentences_for(table, command.language)
        self.channel.language = command.language
        self.publisher.show(self.channel, table, command.version)
        seats = list(subscription_of(table, self.channel.person).seats)
        self.channel.send(encode(Presence(table_id=command.table, seats=seats, spectators=0 if seats else 1)))
        self.go_on(table)
        return Done(id=command.id, version=None)

    def _unwatch(self, command: wire.Unwatch) -> Reply:
        self.hub.unwatch(self.channel, command.table)
        return Done(id=command.id, version=None)

    def _say(self, command: wire.Chat) -> Reply:
        person, kept = self.person(), self.tables.use(command.table)
        require_seats(kept.table, person)
        require_sayable(command.text, command.phrase)
        said = Said(
            table_id=command.table,
            number=len(kept.chat) + 1,
            person=person.id,
            name=person.name,
            at=self.now(),
            text=command.text,
            phrase=command.phrase,
        )
        kept.chat.append(msgspec.to_builtins(said))
        self.tables.unkept.add(command.table)
        self.publisher.say(said)
        return Done(id=command.id, version=None)

    def _hint(self, command: wire.Hint) -> Reply:
        table = self.tables.use(command.table).table
        hint = answer_hint(hint_question(table, self.person(), command, command.id))
        sentences = sentences_for(table, self.channel.language)
        choices = {action: choice(table, command.seat, action, sentences) for action in table.legal(command.seat)}
        return advice_message(command.id, hint, choices, sentences)
