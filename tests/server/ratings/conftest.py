"""A database with people in it."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.ratings.scenes import Database, add_people
from tradecraft.server.store import open_store


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    """An open store of each kind in which people are registered."""
    with asyncio.Runner() as runner:
        store = open_store(database_url)
        runner.run(store.open())
        try:
            database = Database(runner, store)
            database.write(add_people)
            yield database
        finally:
            runner.run(store.close())
