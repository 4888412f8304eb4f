"""People, tables and steps for the tests of the store."""

from typing import Any

from sqlalchemy import Connection, insert

from tradecraft.server.store import Append, Store
from tradecraft.server.store.schema import persons
from tradecraft.server.store.tables import changes_since, create_table, find_table


def add_person(connection: Connection, id: str) -> None:
    """Add a guest whose name is the id with a capital letter."""
    person = {"id": id, "kind": "guest", "name": id.capitalize(), "language": "en", "settings": b"{}", "created_at": 1}
    connection.execute(insert(persons).values(person))


def add_table(connection: Connection, id: str, **different: Any) -> None:
    """Add a table of ada's, who must be there."""
    table: dict[str, Any] = {
        "header": b"header",
        "secret": b"secret",
        "owner": "ada",
        "game": "vienna",
        "players": 2,
        "rated": False,
        "listed": True,
        "spectators": True,
        "at": 1,
    }
    create_table(connection, id=id, **(table | different))


async def furnish(store: Store, *ids: str) -> None:
    """Add ada and her tables."""

    def work(connection: Connection) -> None:
        add_person(connection, "ada")
        for id in ids:
            add_table(connection, id)

    await store.write(work)


def step(table: str, seq: int, **different: Any) -> Append:
    """Return a step that is played."""
    after: dict[str, Any] = {"status": "playing", "deciders": 1, "bot_due": False, "deadline": None, "at": 1000 + seq}
    return Append(table=table, seq=seq, data=f"change {seq}".encode(), **(after | different))


async def length(store: Store, table: str) -> int:
    """Return how many changes a table has, which its version must say as well."""

    def work(connection: Connection) -> int:
        stored = find_table(connection, table)
        assert stored is not None
        found = changes_since(connection, table, 0)
        assert found == [f"change {seq}".encode() for seq in range(1, stored.version + 1)]
        return stored.version

    return await store.read(work)
