"""The archive for web pages, built once, and pages that run it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.pocket.worker import Device, unpack


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpack(tmp_path_factory.mktemp("pocket"))


@pytest.fixture
def opened(archive: Path) -> Iterator[Callable[..., Device]]:
    """Open pages, which are closed after the test."""
    pages: list[Device] = []

    def open(*given: Any, **more: Any) -> Device:
        pages.append(Device(archive, *given, **more))
        return pages[-1]

    yield open
    for page in pages:
        page.close()


@pytest.fixture
def device(opened: Callable[..., Device]) -> Device:
    """A page that nobody has used yet."""
    return opened()
