"""Tables without a server: creating them, applying changes, and viewing them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from tradecraft.core.digest import digest
from tradecraft.core.registry import find_game
from tradecraft.server.store.codec import decode_change, encode_change
from tradecraft.server.tables.changes import (
    Acted,
    AnyChange,
    Sat,
    Started,
)
from tradecraft.server.tables.clock import TimeControl
from tradecraft.server.tables.header import Header, SeatPlan
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.updates import full_update

SECRET = bytes(range(32))
NAMES = ("Anna", "Bela", "Cora", "Dora")
BOT = SeatPlan("bot", bot="greedy")
OPEN_SEAT = SeatPlan("open")
EVERYONE = {2: 0b111, 3: 0b1111, 4: 0b11111}
"""The bits of all viewpoints, by the number of players."""


def make_header(game: str = "war1955", seats: Sequence[SeatPlan] = (OPEN_SEAT, OPEN_SEAT), **different: Any) -> Header:
    """Return a header of a friendly table."""
    found = find_game(game)
    given: dict[str, Any] = {
        "id": "Tisch-7",
        "game": game,
        "rules": found.rules_version,
        "content": found.content_version,
        "options": found.resolve_options(len(seats), different.pop("options", {})),
        "seats": tuple(seats),
        "pace": "live",
        "clock": TimeControl(),
        "listed": True,
        "spectators": True,
        "rated": False,
        "stand_in": "greedy",
        "owner": "anna",
        "invite": "secret",
        "created_at": 1,
    }
    return Header(**(given | different))


class Tale:
    """A table, what was stored of it, and a clock that goes on by a second with every change."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.table = Table(header, SECRET)
        self.stored: list[bytes] = []
        self.at = 1_000_000

    def do(self, kind: type[AnyChange], **fields: Any) -> AnyChange:
        """Let something happen a second later, or when `at` says."""
        self.at = fields.pop("at", self.at + 1_000)
        done = self.table.carry_out(kind(at=self.at, **fields))
        self.stored.append(encode_change(done))
        return done

    def act(self, seat: int, text: str | None = None) -> Acted:
        """Let a seat play an action, by default the last legal one that is no pass."""
        state = self.table.playing_match().state
        texts = [self.table.game.action_text(state, seat, action) for action in self.table.legal(seat)]
        done = self.do(Acted, seat=seat, text=text or texts[-1])
        assert isinstance(done, Acted)
        return done

    def offers(self, seat: int) -> list[str]:
        """List what a seat may do, in notation."""
        state = self.table.playing_match().state
        return [self.table.game.action_text(state, seat, action) for action in self.table.legal(seat)]

    def loaded(self) -> Table:
        """Return the table as it is read from what was stored."""
        return load(self.header, self.stored)


def load(header: Header, stored: Sequence[bytes]) -> Table:
    """Return the table that stored changes lead to."""
    table = Table(header, SECRET)
    for data in stored:
        table.replay(decode_change(data))
    return table


def begun(game: str = "war1955", players: int = 2, **different: Any) -> Tale:
    """Return a table whose open seats have been taken and whose game has begun; another seed gives another deal."""
    seed = different.pop("seed", 0)
    tale = Tale(make_header(game, different.pop("seats", (OPEN_SEAT,) * players), **different))
    for seat, name in enumerate(NAMES[: len(tale.table.seats)]):
        if tale.table.seats[seat].is_free:
            tale.do(Sat, seat=seat, person=name.lower(), name=name, entropy=f"{seat + seed * len(NAMES):02x}")
    tale.do(Started)
    return tale


def play(tale: Tale, rng: Random, steps: int = 1 << 30) -> None:
    """Let seats do something or other, until the game is over or some steps are done."""
    for _ in range(steps):
        if tale.table.status != "playing":
            return
        seat = rng.choice(tale.table.deciders)
        tale.act(seat, rng.choice(tale.offers(seat)))


def sights(table: Table, news: int = 1 << 30) -> list[bytes]:
    """Return all that every viewpoint can be told, with the latest news, by default all of them."""
    updates = [full_update(table, viewpoint, table.versions[viewpoint] - news) for viewpoint in table.viewpoints]
    return [msgspec.json.encode(update) for update in updates]


def inside(table: Table) -> dict[str, Any]:
    """Return what a table knows about itself beyond what it tells."""
    return {
        "status": table.status,
        "versions": list(table.versions),
        "asked_since": list(table.asked_since),
        "left": list(table.clocks.left),
        "since": list(table.clocks.since),
        "noticed_at": table.noticed_at,
        "seats": [[getattr(seat, name) for name in seat.__slots__] for seat in table.seats],
        "request": repr(table.undo_request),
        "rematch": table.rematch,
        "result": table.result(),
        "proofs": dict(table.proofs),
        "happenings": len(table.history),
        "last": [(one.change, one.seen, one.alters_table) for one in table.history[-1:]],
        "events": [repr(event) for one in table.history[-1:] for event in one.events],
        "digest": digest(table.game, table.match.state) if table.match else None,
        "due": table.goes_on_by_itself(),
    }
