"""Compares what players were told with what the database holds.

Everything acknowledged or shown must be stored, nothing refused may be, and nothing may be stored twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from drills.players import FAIR_REFUSALS, Player, Sent
from tradecraft.core.errors import TradecraftError
from tradecraft.core.match import load
from tradecraft.core.record import parse_record, print_record
from tradecraft.server.play.replays import record_of
from tradecraft.server.store import open_store, schema
from tradecraft.server.store.codec import decode_change, decode_header
from tradecraft.server.store.tables import changes_since
from tradecraft.server.tables.changes import Acted
from tradecraft.server.tables.table import Table
from tradecraft.server.tables.updates import news_since


@dataclass
class Stored:
    """The contents of a database: the loaded tables, and a count of chat lines by person and id."""

    tables: dict[str, Table] = field(default_factory=dict)
    chat: Counter[tuple[str, str]] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)


async def read_stored(url: str) -> Stored:
    """Load every table of a database."""
    async with open_store(url) as store:
        return await store.read(_read)


def _read(connection: Connection) -> Stored:
    stored = Stored()
    for id, header, secret in connection.execute(
        select(schema.tables.c.id, schema.tables.c.header, schema.tables.c.secret)
    ).all():
        table = Table(decode_header(header), secret)
        try:
            for data in changes_since(connection, id, 0):
                table.replay(decode_change(data))
        except TradecraftError as error:
            stored.broken.append(f"table {id} does not load: {error}")
        stored.tables[id] = table
    lines = connection.execute(select(schema.chat.c.person, schema.chat.c.sent_id))
    stored.chat.update((person, sent_id) for person, sent_id in lines)
    return stored


class Audit:
    """One comparison: `complaints` has a line for every contradiction."""

    def __init__(self, stored: Stored, players: Sequence[Player]) -> None:
        self.complaints = list(stored.broken)
        self.compared: Counter[str] = Counter()
        self._stored = stored
        self._tables = stored.tables
        for table in stored.tables.values():
            self._check_record(table)
        for player in players:
            self._check_planned(player)
            self._check_what_was_shown(player)
            for sent in player.journal.values():
                self._check_command(player, sent)

    def _check_record(self, table: Table) -> None:
        """Replay the game so far from its printed record."""
        if table.match is None:
            return
        try:
            load(table.game, parse_record(print_record(record_of(table))))
        except TradecraftError as error:
            self.complaints.append(f"the record of table {table.header.id} does not play: {error}")
        self.compared["records"] += 1

    def _check_planned(self, player: Player) -> None:
        for plan in player.planned:
            if plan.table and plan.table not in self._tables:
                self.complaints.append(f"lost: table {plan.table} that {player.name} made")
            self.compared["tables"] += bool(plan.table)

    def _check_what_was_shown(self, player: Player) -> None:
        for (id, seat), shown in player.shown.items():
            table = self._tables.get(id)
            kept = {news["version"]: msgspec.to_builtins(news) for news in news_since(table, seat, 0)} if table else {}
            for version, news in shown.items():
                self.compared["news"] += 1
                if kept.get(version) != news:
                    self.complaints.append(f"lost: version {version} of table {id} that seat {seat} was shown")

    def _check_command(self, player: Player, sent: Sent) -> None:
        command = sent.command
        places = self._places(player, command)
        name = f"{command['type']} {command['id']} at table {command['table']}"
        self.compared["commands"] += 1
        if len(places) > 1:
            self.complaints.append(f"doubled: {name} is stored {len(places)} times")
        if sent.answers and len(sent.done) != len(sent.answers) and (sent.done or places):
            self.complaints.append(f"refused: {name} was carried out")
        for answer in sent.answers:
            if answer["type"] == "refused" and answer["refusal"]["code"] not in FAIR_REFUSALS:
                self.complaints.append(f"unfair: {name} was refused with {answer['refusal']}")
        if not sent.done:
            return
        self.compared["acknowledged"] += 1
        if not places:
            self.complaints.append(f"lost: {name} was acknowledged")
        elif command["type"] != "chat":
            self._check_answers(player, sent, places[0], name)

    def _check_answers(self, player: Player, sent: Sent, place: int, name: str) -> None:
        command = sent.command
        table = self._tables[command["table"]]
        change = table.history[place].change
        viewpoint = command["seat"] if "seat" in command else table.seats_of(player.id)[0]
        version = table.viewpoint_version(viewpoint, place)
        if any(answer["version"] != version for answer in sent.done):
            self.complaints.append(f"answers: {name} led to version {version}, but was answered {sent.done}")
        if isinstance(change, Acted) and (change.seat, change.text) != (viewpoint, sent.text):
            self.complaints.append(f"altered: {name} was {sent.text!r}, and {change.text!r} is stored")

    def _places(self, player: Player, command: dict[str, Any]) -> list[int]:
        """Return the positions of a command in its table's history; chat lines, which have none, are given as 0."""
        key = (player.id, command["id"])
        if command["type"] == "chat":
            return [0] * self._stored.chat[key]
        table = self._tables.get(command["table"])
        if table is None:
            return []
        changes = (happening.change for happening in table.history)
        return [place for place, change in enumerate(changes) if (change.by, change.id) == key]
