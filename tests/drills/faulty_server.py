"""A server with a planted fault: `python -m tests.drills.faulty_server FAULT serve ...`.

The drills must find each of them. The faults are planted from outside, so that the server itself knows of none.
"""

import asyncio
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from tradecraft.cli import main
from tradecraft.server.play.pipeline import Asked, CommandPipeline
from tradecraft.server.store import Append
from tradecraft.server.store.sqlite import SqliteStore
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.protocol.commands import Act

LATE_SECONDS = 0.08
_pending: set[asyncio.Task[None]] = set()


def plant(owner: type, name: str, fault: Callable[..., Any]) -> None:
    """Put a faulty method in the place of a sound one."""
    setattr(owner, name, fault)


def acknowledge_early() -> None:
    """Answer before the change is stored."""
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
    """Do not know a command again that was carried out before."""
    plant(Table, "answered", lambda table, person, id: None)


def act_again() -> None:
    """Act again when an action is sent again: in the same way if the game allows it, else in another."""
    forget_ids()
    change = CommandPipeline._change

    async def change_at_any_rate(pipeline: CommandPipeline, asked: Asked) -> None:
        command = asked.command
        if isinstance(command, Act):
            async with pipeline.repository.use(command.table) as table:
                version, legal = table.versions[command.seat], table.legal(command.seat)
            action = command.action if command.action in legal else next(iter(legal), command.action)
            asked = replace(asked, command=msgspec.structs.replace(command, version=version, action=action))
        await change(pipeline, asked)

    plant(CommandPipeline, "_change", change_at_any_rate)


FAULTS: dict[str, Callable[[], None]] = {fault.__name__: fault for fault in (acknowledge_early, forget_ids, act_again)}

if __name__ == "__main__":
    FAULTS[sys.argv.pop(1)]()
    main()
