from collections.abc import Iterator

import pytest

from tests.server.play.players import Player, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a file."""
    with Server.running(tmp_path_factory.mktemp("server") / "tables.db") as server:
        yield server


@pytest.fixture
def anna(server: Server) -> Player:
    """A new guest."""
    return server.guest("Anna")


@pytest.fixture
def bela(server: Server) -> Player:
    """Another guest."""
    return server.guest("Bela")
