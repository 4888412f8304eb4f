"""A server with a planted fault: `python -m drills.faulty_server FAULT serve ...`.

The drills must find each fault. Faults are patched in from here, so that the server contains no code for them.
"""

import asyncio
import hashlib
import os
import re
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import create_engine, event, select

from tradecraft.cli import main
from tradecraft.core.digest import canonical
from tradecraft.core.game import OPEN
from tradecraft.server.bots.pool import BotPool
from tradecraft.server.bots.questions import Answer
from tradecraft.server.calls.caller import Caller
from tradecraft.server.calls.wording import Call
from tradecraft.server.container import Container
from tradecraft.server.play import replays
from tradecraft.server.play.driver import Driver
from tradecraft.server.play.pipeline import CommandPipeline, CommandRequest
from tradecraft.server.store import Append, schema, sqlite
from tradecraft.server.store.calls import DueCall, settle_call
from tradecraft.server.store.sqlite import SqliteStore
from tradecraft.server.tables.fair_deal import print_notes
from tradecraft.server.tables.table import Table
from tradecraft.server.transport import security
from tradecraft.server.transport.protocol.commands import Act, Why

LATE_SECONDS = 0.08
STALL_SECONDS = 1.0
_pending: set[asyncio.Task[None]] = set()
_kept: list[object] = []


def plant(owner: Any, name: str, fault: Callable[..., Any]) -> None:
    """Replace an existing attribute by a faulty one."""
    getattr(owner, name)
    setattr(owner, name, fault)


def acknowledge_early() -> None:
    """The server answers before it has stored."""
    append = SqliteStore.append

    async def store_later(store: SqliteStore, step: Append) -> None:
        await asyncio.sleep(LATE_SECONDS)
        await append(store, step)

    async def answer_now(store: SqliteStore, step: Append) -> None:
        task = asyncio.create_task(store_later(store, step))
        _pending.add(task)
        task.add_done_callback(_pending.discard)

    plant(SqliteStore, "append", answer_now)


def forget_ids() -> None:
    """The server does not recognise a command that it has already carried out."""
    plant(Table, "answered", lambda table, person, id: None)


def act_again() -> None:
    """The server acts again when an action is resent: with the same action if legal, else with another."""
    forget_ids()
    change = CommandPipeline._change

    async def change_at_any_rate(pipeline: CommandPipeline, asked: CommandRequest) -> None:
        command = asked.command
        if isinstance(command, Act):
            async with pipeline.repository.use(command.table) as table:
                version, legal = table.versions[command.seat], table.legal(command.seat)
            action = command.action if command.action in legal else next(iter(legal), command.action)
            asked = replace(asked, command=msgspec.structs.replace(command, version=version, action=action))
        await change(pipeline, asked)

    plant(CommandPipeline, "_change", change_at_any_rate)


def grind_seeds() -> None:
    """The server tries seeds for its bots and takes the one it likes best."""
    seed_at = Table.bot_seed

    def liked(table: Table, seat: int) -> str:
        tried = [hashlib.sha256(f"{seed_at(table, seat)}/{k}".encode()).hexdigest()[:32] for k in range(16)]
        return min(tried)

    plant(Table, "bot_seed", liked)


def drop_notes() -> None:
    """The server leaves out the notes of some moves of bots."""
    plant(replays, "print_notes", lambda notes: tuple(n for n in print_notes(notes) if not re.match("bot [0-9]*3 ", n)))


def peek() -> None:
    """The server chooses bot moves by what is hidden from their seat."""
    move = Driver._move

    async def move_by_hidden_cards(driver: Driver, table: Table, seat: int, answer: Answer) -> None:
        everything = canonical(table.game.view(table.playing_match().state, OPEN).data())
        legal = table.legal(seat)
        action = legal[hashlib.sha256(everything).digest()[0] % len(legal)]
        await move(driver, table, seat, msgspec.structs.replace(answer, action=action))

    plant(Driver, "_move", move_by_hidden_cards)


def play_weaker() -> None:
    """A weaker bot moves in place of the one at the table."""
    initialise = BotPool.__init__

    def with_faulty_workers(pool: BotPool, workers: int, time_limit_ms: int, *_: Any) -> None:
        initialise(pool, workers, time_limit_ms, (sys.executable, "-m", "drills.faulty_worker"))

    plant(BotPool, "__init__", with_faulty_workers)


def sync_less() -> None:
    """SQLite runs with synchronous=NORMAL, which does not wait for the disk after each commit."""

    def with_normal(url: str, **options: Any) -> Any:
        engine = create_engine(url, **options)
        event.listen(engine, "connect", lambda driver, _: driver.execute("PRAGMA synchronous = NORMAL"))
        return engine

    plant(sqlite, "create_engine", with_normal)


def stumble() -> None:
    """The server fails when asked why an action is refused."""
    handle = CommandPipeline.handle

    async def fail_at_why(pipeline: CommandPipeline, asked: CommandRequest) -> None:
        if isinstance(asked.command, Why):
            raise KeyError("why")
        await handle(pipeline, asked)

    plant(CommandPipeline, "handle", fail_at_why)


def any_origin() -> None:
    """The server accepts requests from any origin."""
    plant(security, "require_own_origin", lambda *_: None)


def stall() -> None:
    """The server stalls for a second repeatedly, as in a long garbage collection."""
    start = Container.start

    async def start_stalling(container: Container) -> None:
        await start(container)

        async def stalling() -> None:
            while True:
                await asyncio.sleep(STALL_SECONDS)
                time.sleep(STALL_SECONDS)

        _pending.add(asyncio.create_task(stalling()))

    plant(Container, "start", start_stalling)


def keep_memory() -> None:
    """The server keeps a megabyte for every command."""
    before_every_command(lambda: _kept.append(b"." * 1_000_000))


def keep_files() -> None:
    """The server opens a file for every command and never closes it."""
    before_every_command(lambda: _kept.append(open(os.devnull)))  # noqa: SIM115


def slow_down() -> None:
    """The server takes longer for each command."""

    def sleep_longer() -> None:
        _kept.append(None)
        time.sleep(len(_kept) ** 2 * 4e-6)

    before_every_command(sleep_longer)


def before_every_command(do: Callable[[], None]) -> None:
    """Call a function before every command."""
    handle = CommandPipeline.handle

    async def do_and_handle(pipeline: CommandPipeline, asked: CommandRequest) -> None:
        do()
        await handle(pipeline, asked)

    plant(CommandPipeline, "handle", do_and_handle)


def read_all_at_start() -> None:
    """The server reads all games when it starts, even finished ones."""
    start = Container.start

    async def start_reading(container: Container) -> None:
        await start(container)
        for id in await container.store.read(lambda connection: connection.scalars(select(schema.tables.c.id)).all()):
            async with container.repository.use(id):
                pass

    plant(Container, "start", start_reading)


def note_calls_early() -> None:
    """The server notes that a call is delivered before it is."""
    send = Caller._send

    async def note_and_send(caller: Caller, due: list[DueCall], calls: list[Call]) -> None:
        # Later calls of a digest are left as they are.
        await caller._store.write(lambda connection: settle_call(connection, due[0], None))
        await asyncio.sleep(STALL_SECONDS)
        await send(caller, due, calls)

    plant(Caller, "_send", note_and_send)


def call_lookers() -> None:
    """The server calls players who are looking."""

    async def forget(caller: Caller, table: Table, person: str) -> None:
        pass

    plant(Caller, "look", forget)


def forget_lookers() -> None:
    """The server keeps who is looking in memory only."""
    looked: set[tuple[str, int, int]] = set()
    wanted = Caller._wanted

    async def remember(caller: Caller, table: Table, person: str) -> None:
        looked.update((table.header.id, seat, table.turns[seat]) for seat in table.seats_of(person))

    async def unless_remembered(caller: Caller, due: DueCall) -> Call | None:
        return None if (due.table, due.seat, due.turn) in looked else await wanted(caller, due)

    plant(Caller, "look", remember)
    plant(Caller, "_wanted", unless_remembered)


CALLING = (note_calls_early, call_lookers, forget_lookers)
STORING = (acknowledge_early, forget_ids, act_again, sync_less)
PLAYING = (grind_seeds, drop_notes, peek, play_weaker, stumble, any_origin)
ENDURING = (stall, keep_memory, keep_files, slow_down, read_all_at_start)
FAULTS: dict[str, Callable[[], None]] = {
    fault.__name__.replace("_", "-"): fault for fault in (*STORING, *PLAYING, *ENDURING, *CALLING)
}


def fault_descriptions(*names: str) -> dict[str, str]:
    """Return the descriptions of faults by name, for the list of drills."""
    return {name: (FAULTS[name].__doc__ or "").rstrip(".") for name in names}


if __name__ == "__main__":
    FAULTS[sys.argv.pop(1)]()
    main()
