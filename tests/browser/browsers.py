"""The browser of these tests: the system's chromium, else the one that comes with the client's packages."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.drills.server_process import ROOT

Colours = Literal["light", "dark"]
SYSTEM = ("chromium", "chromium-browser", "google-chrome")
WEB = ROOT / "web"
CARRIED = "import('@sparticuz/chromium').then(async (found) => console.log(await found.default.executablePath()))"
HEIGHTS = {360: 740, 390: 844, 768: 1024, 1440: 900}
"""The widths that are looked at, with the height of such a screen."""


@cache
def executable() -> str:
    """Return a chromium to start: never none, so that no test of the browser is ever skipped."""
    for name in SYSTEM:
        if found := shutil.which(name):
            return found
    return carried()


def carried() -> str:
    """Return the chromium of the client's packages, which needs no installing; it unpacks itself at first."""
    node = shutil.which("node", path=os.pathsep.join((str(ROOT / ".venv" / "bin"), os.environ.get("PATH", ""))))
    assert node, "there is neither a chromium nor a node to unpack one; `make install` gets both"
    asked = subprocess.run([node, "-e", CARRIED], cwd=WEB, capture_output=True, text=True, check=True, timeout=120)
    path = asked.stdout.strip().splitlines()[-1]
    assert Path(path).is_file(), path
    return path


@contextmanager
def started(path: str | None = None) -> Iterator[Browser]:
    """Start a browser, for as long as it is needed."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path or executable(), args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        try:
            yield browser
        finally:
            browser.close()


def visit(browser: Browser, url: str, width: int = 1440, language: str = "en", **more: object) -> BrowserContext:
    """Return somebody new at a screen of a width: with no cookies, in a language, without animations."""
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": HEIGHTS[width]},
        locale=language,
        reduced_motion="reduce",
        has_touch=width < 768,
        **more,  # type: ignore[arg-type]
    )
    context.set_default_timeout(30_000)
    return context
