from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from drills.receivers import Post, receiving
from tests.server.calls.turns import GRACE, Scene
from tests.server.play.players import HandClock, Server


@pytest.fixture(scope="module")
def services() -> Iterator[Post]:
    with receiving() as post:
        yield post


@pytest.fixture
def post(services: Post) -> Post:
    """The services, with nothing in them yet."""
    services.arrived.clear()
    services.answers.clear()
    return services


@pytest.fixture(scope="module")
def server(services: Post, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server.running(tmp_path_factory.mktemp("calls") / "calls.db", **settings(services)) as server:
        yield server


@pytest.fixture
def scene(server: Server, post: Post) -> Scene:
    return Scene(server, post)


@pytest.fixture
def reopened(post: Post, tmp_path: Path) -> Callable[[HandClock], Any]:
    """Start a server on one database, again and again."""
    return lambda clock: Server.running(tmp_path / "again.db", clock, **settings(post))


def settings(post: Post) -> dict[str, Any]:
    mail = {"smtp": post.smtp, "mail_from": "table@example.org"}
    open_house = {"private_calls": True, "webhook_hosts": ("127.0.0.1",)}
    return {"url": "http://table.test", "return_seconds": GRACE, **open_house, **mail}
