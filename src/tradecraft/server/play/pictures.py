"""Pictures of tables for links to them: drawn from what a spectator sees, once for each version."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from tradecraft.core.sketch import find_sketch
from tradecraft.server.errors import NotFound, denied
from tradecraft.server.people import Person
from tradecraft.server.play.repository import TableRepository
from tradecraft.server.tables.access import require_playing, require_review_sight
from tradecraft.server.transport.drawing import drawn
from tradecraft.server.transport.link_preview import title_of

KEPT = 256
"""How many pictures are kept; each is some 15 kB."""


class Pictures:
    """Draws tables, one picture at a time, in the background."""

    def __init__(self, repository: TableRepository) -> None:
        """Draw tables of a repository."""
        self.repository = repository
        self._kept: OrderedDict[tuple[str, int, str], bytes] = OrderedDict()
        self._turn = asyncio.Lock()

    async def find(self, person: Person | None, id: str, invite: str, language: str) -> bytes:
        """Return the picture of a table that a person may see, as a PNG file; it is the same for every viewer."""
        async with self.repository.use(id) as table:
            require_review_sight(table, person, invite)
            if table.status != "over":
                require_playing(table)
            title = title_of(table, language)
            key = id, table.versions[table.players], title
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            view = table.view(table.players)
            sketch = find_sketch(table.header.game, view) if view else None
            titles = title, table.game.title
        if sketch is None:
            raise denied(NotFound, "no_such_page")
        async with self._turn:
            self._kept[key] = found = await asyncio.to_thread(drawn, sketch, *titles)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found
