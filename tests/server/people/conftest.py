from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.people.serving import World


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path / "people.db")


@pytest.fixture
def client(world: World) -> Iterator[TestClient[Litestar]]:
    with world.serving() as client:
        yield client
