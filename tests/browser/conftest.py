"""One server for all browser tests, and a browser per test file, so that other tests have the process to themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsers import started
from tests.browser.serving import Server, serving

MEASURED = "measured"
PATIENCE_MS = 30_000
"""How long what is expected may take on a busy machine."""
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with started() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def tell(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """What was measured and is no reason to fail, to be told at the end of the run."""
    return lambda line: record_property(MEASURED, line)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what was measured."""
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.stats.get(kind, [])]
    lines = [line for report in reports for name, line in report.user_properties if name == MEASURED]
    if lines:
        terminalreporter.section("measured")
        for line in lines:
            terminalreporter.line(line)
