"""The browser of these tests: the system's chromium, else the one that comes with the client's packages."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from drills.server_process import ROOT

Colours = Literal["light", "dark"]
SYSTEM = ("chromium", "chromium-browser", "google-chrome")
SETTING = "TRADECRAFT_CHROMIUM"
"""The path of a chromium to use, or `carried` for the one of the packages even if the system has one."""
WEB = ROOT / "web"
UNPACKED = WEB / "node_modules" / ".chromium"
UNPACK = "import('@sparticuz/chromium').then(async (found) => console.log(await found.default.executablePath()))"
UNPACK_SECONDS = 300
FONTS = """<?xml version="1.0"?>
<fontconfig><dir>{folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{folder}/fonts-cache</cachedir></fontconfig>
"""
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
HEIGHTS = {360: 740, 390: 844, 768: 1024, 1440: 900}
"""The widths that are looked at, with the height of such a screen."""


@dataclass(frozen=True)
class Chromium:
    """A chromium to start: where it is, and what it needs to run."""

    path: str
    flags: tuple[str, ...] = FLAGS
    environment: dict[str, str] = field(default_factory=dict)


@cache
def chromium() -> Chromium:
    """Return a chromium to start: never none, so that no test of the browser is ever skipped."""
    wanted = os.environ.get(SETTING, "")
    if wanted == "carried":
        return carried()
    if found := shutil.which(wanted) if wanted else next(filter(None, map(shutil.which, SYSTEM)), None):
        return Chromium(found)
    assert not wanted, f"{SETTING}={wanted} is no program"
    return carried()


def carried() -> Chromium:
    """Return the chromium of the client's packages, which needs no installing; it is unpacked the first time.

    It brings the libraries and fonts that a bare system lacks. It gives out the libraries only where it is told that it
    runs on the system it was packed for, and looks for the fonts in a folder of that system, so it is told another.
    """
    node = shutil.which("node", path=os.pathsep.join((str(ROOT / ".venv" / "bin"), os.environ.get("PATH", ""))))
    assert node, "there is neither a chromium nor a node to unpack one; `make install` gets both"
    UNPACKED.mkdir(exist_ok=True)
    environment = os.environ | {"TMPDIR": str(UNPACKED), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
    # Test processes begin at the same time, and only one may unpack.
    with (UNPACKED / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        asked = subprocess.run(
            [node, "-e", UNPACK], cwd=WEB, env=environment, capture_output=True, text=True, timeout=UNPACK_SECONDS
        )
        (UNPACKED / "fonts.conf").write_text(FONTS.format(folder=UNPACKED))
    assert asked.returncode == 0, asked.stderr
    path = asked.stdout.strip().splitlines()[-1]
    assert Path(path).is_file(), path
    libraries = os.pathsep.join(filter(None, (str(UNPACKED / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH"))))
    return Chromium(
        path,
        (*FLAGS, "--no-zygote", "--headless=shell"),
        {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf")},
    )


@contextmanager
def started(found: Chromium | None = None) -> Iterator[Browser]:
    """Start a browser, for as long as it is needed."""
    found = found or chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.path, args=list(found.flags), env={**os.environ, **found.environment}
        )
        try:
            yield browser
        finally:
            browser.close()


def visit(
    browser: Browser,
    url: str,
    width: int = 1440,
    language: str = "en",
    service_workers: Literal["allow", "block"] = "block",
    **more: object,
) -> BrowserContext:
    """Return a new visitor with a screen of a width: with no cookies, in a language, without animations.

    What a service worker fetches no test can answer in the server's place, so there is one only where asked for.
    """
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": HEIGHTS[width]},
        locale=language,
        reduced_motion="reduce",
        has_touch=width < 768,
        service_workers=service_workers,
        **more,  # type: ignore[arg-type]
    )
    context.set_default_timeout(30_000)
    return context
