from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from drills.receivers import Inbox, receiving
from tests.server.calls.turns import GRACE, Scene
from tests.server.play.players import HandClock, Server


@pytest.fixture(scope="module")
def services() -> Iterator[Inbox]:
    with receiving() as inbox:
        yield inbox


@pytest.fixture
def inbox(services: Inbox) -> Inbox:
    """The services, with nothing in them yet."""
    services.arrived.clear()
    services.answers.clear()
    return services


@pytest.fixture(scope="module")
def server(services: Inbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server.running(tmp_path_factory.mktemp("calls") / "calls.db", **settings(services)) as server:
        yield server


@pytest.fixture
def scene(server: Server, inbox: Inbox) -> Scene:
    return Scene(server, inbox)


@pytest.fixture
def reopened(inbox: Inbox, tmp_path: Path) -> Callable[[HandClock], Any]:
    """Start a server on one database, again and again."""
    return lambda clock: Server.running(tmp_path / "again.db", clock, **settings(inbox))


def settings(inbox: Inbox) -> dict[str, Any]:
    mail = {"smtp": inbox.smtp, "mail_from": "table@example.org"}
    open_house = {"private_calls": True, "webhook_hosts": ("127.0.0.1",)}
    return {"url": "http://table.test", "return_seconds": GRACE, **open_house, **mail}
