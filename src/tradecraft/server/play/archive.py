"""Replays of games from every viewpoint, and records of finished ones."""

from __future__ import annotations

import asyncio
from typing import Any

from tradecraft.core.record import Record
from tradecraft.server.people import Person
from tradecraft.server.play.replays import export_of, finished_record, replay_of
from tradecraft.server.play.repository import TableRepository
from tradecraft.server.tables.sentences import NO_LANGUAGE
from tradecraft.server.transport.protocol.replays import Replay


class Archive:
    """Returns what the person who asks may see of a game."""

    def __init__(self, repository: TableRepository) -> None:
        """Read the tables of a repository."""
        self.repository = repository

    async def replay(
        self, person: Person | None, id: str, seat: int, invite: str, language: str = NO_LANGUAGE
    ) -> Replay:
        """Return a game as a seat, SPECTATOR or OPEN saw it; until it is over, only as the person sees it."""
        async with self.repository.use(id) as table:
            play = replay_of(table, person, seat, invite, language)
        return await asyncio.to_thread(play)

    async def record(self, person: Person | None, id: str, invite: str) -> Record:
        """Return the record of a finished game, with all that is needed to check the deal and the bots."""
        async with self.repository.use(id) as table:
            return finished_record(table, person, invite)

    async def export(self, person: Person | None, id: str, invite: str) -> dict[str, Any]:
        """Return a finished game as plain data."""
        async with self.repository.use(id) as table:
            export = export_of(table, person, invite)
        return await asyncio.to_thread(export)
