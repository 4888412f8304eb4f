"""One server and one browser for all browser tests of a process."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsers import started
from tests.browser.serving import Server, serving

MEASURED = "measured"
PATIENCE_MS = 30_000
"""How long what is expected may take on a busy machine."""
expect.set_options(timeout=PATIENCE_MS)


class SharedBrowser:
    """A browser that is started when it is needed, and ended when other tests need the process to themselves."""

    def __init__(self) -> None:
        self._browser: Browser | None = None
        self._running = ExitStack()

    def get(self) -> Browser:
        """Return the browser; a new one if there is none, or if it has crashed."""
        if self._browser is None or not self._browser.is_connected():
            self.end()
            self._browser = self._running.enter_context(started())
        return self._browser

    def end(self) -> None:
        """End the browser, if there is one, with the event loop behind it."""
        self._browser = None
        self._running.close()


SHARED = SharedBrowser()


@pytest.fixture(scope="module")
def browser() -> Browser:
    return SHARED.get()


@pytest.fixture
def no_browser() -> None:
    """For a test that starts a browser of its own."""
    SHARED.end()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """Let the browser go when the next test is not one of these."""
    yield
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        SHARED.end()


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
