"""The tables of one device: opened when they are needed, and written anew when something has happened to them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from tradecraft.server.errors import NotFound, denied
from tradecraft.server.tables.changes import AnyChange
from tradecraft.server.tables.header import Header
from tradecraft.server.tables.stored import change_data, change_from, header_data, header_from
from tradecraft.server.tables.table import Table
from tradecraft.server.tables.updates import table_info

TABLE = "table/"
"""What the key of a table begins with, among the things the page keeps."""
LINE = ("id", "game", "options", "players", "status", "pace", "clock", "rated", "seats")
"""What a list of tables says of each, as all viewers are told it."""


@dataclass
class KeptTable:
    """A table, with what a person wrote about it and said at it."""

    table: Table
    note: str = ""
    chat: list[dict[str, Any]] = field(default_factory=list)

    def text(self) -> str:
        """Return all there is to keep."""
        table = self.table
        info = table_info(table)
        line = {name: info[name] for name in LINE}
        return json.dumps(
            {
                "header": header_data(table.header),
                "secret": table.secret.hex(),
                "changes": [change_data(applied.change) for applied in table.history],
                "note": self.note,
                "chat": self.chat,
                "line": {**line, "updated_at": table.noticed_at, "asked": list(table.people_to_act())},
                "result": info["result"],
            },
            ensure_ascii=False,
        )


class Tables:
    """All tables of the device."""

    def __init__(self) -> None:
        """Begin with none."""
        self._texts: dict[str, str] = {}
        self._open: dict[str, KeptTable] = {}
        self._lines: dict[str, dict[str, Any]] = {}
        self.unkept: set[str] = set()

    def load(self, texts: dict[str, str]) -> None:
        """Take over what the page has kept, by key."""
        for key, text in texts.items():
            if key.startswith(TABLE):
                self._texts[key.removeprefix(TABLE)] = text

    def __contains__(self, id: str) -> bool:
        return id in self._texts or id in self._open

    def use(self, id: str) -> KeptTable:
        """Return a table; raise NotFound if it is not on this device."""
        if id not in self._open:
            if id not in self._texts:
                raise denied(NotFound, "no_such_table", table=id)
            data = json.loads(self._texts[id])
            table = Table(header_from(data["header"]), bytes.fromhex(data["secret"]))
            for change in data["changes"]:
                table.replay(change_from(change))
            self._open[id] = KeptTable(table, data["note"], data["chat"])
        return self._open[id]

    def add(self, header: Header, secret: bytes) -> KeptTable:
        """Add a table nothing has happened to yet."""
        kept = self._open[header.id] = KeptTable(Table(header, secret))
        self.unkept.add(header.id)
        return kept

    def change(self, table: Table, change: AnyChange) -> None:
        """Carry a change out; it is to be kept before anybody is told."""
        table.carry_out(change)
        self.unkept.add(table.header.id)

    def forget(self, id: str) -> None:
        """Forget what has happened to a table since it was last kept."""
        self.unkept.discard(id)
        self._open.pop(id, None)

    def remove(self, id: str) -> None:
        """Forget a table."""
        self._texts.pop(id, None)
        self._open.pop(id, None)
        self._lines.pop(id, None)
        self.unkept.add(id)

    def take_unkept(self) -> dict[str, str | None]:
        """Return what has changed since the last time, by key, for the page to keep; nothing for what is gone."""
        taken: dict[str, str | None] = {}
        self._write()
        for id in sorted(self.unkept):
            taken[f"{TABLE}{id}"] = self._texts.get(id)
        self.unkept.clear()
        return taken

    def _write(self) -> None:
        for id in self.unkept & self._open.keys():
            self._texts[id] = self._open[id].text()
            self._lines.pop(id, None)

    def lines(self) -> list[dict[str, Any]]:
        """Return each table in a line, with its result, the latest first."""
        self._write()
        for id, text in self._texts.items():
            if id not in self._lines:
                data = json.loads(text)
                self._lines[id] = {**data["line"], "result": data["result"]}
        return sorted(self._lines.values(), key=lambda line: (-line["updated_at"], line["id"]))

    def texts(self) -> dict[str, str]:
        """Return everything that is kept, by key."""
        self._write()
        return {f"{TABLE}{id}": text for id, text in self._texts.items()}
