from collections.abc import Iterator

import pytest

from tests.server.operations.process import Serving, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A real server for all tests of a file."""
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, f"sqlite:///{folder / 'tables.db'}", TRADECRAFT_SOCKETS_PER_PERSON="50") as server:
        yield server
