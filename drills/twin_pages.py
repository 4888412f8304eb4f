"""The page in a browser in both worlds, compared by its accessibility tree.

This needs playwright, a chromium and the built client; `why_unavailable` says what is missing.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, NamedTuple

from drills.trials import ROOT
from drills.twin_servers import HOST, START, Guest, TwinServer

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

CLIENT = ROOT / "src" / "tradecraft" / "server" / "client" / "index.html"
SETTLING_SECONDS = 0.4
PATIENCE_SECONDS = 10.0
LOADING_MS = 60_000


class Trees(NamedTuple):
    """The accessibility trees of the pages in both worlds."""

    here: str
    there: str


class TwinPages:
    """A page per world that shows the same table to the same person."""

    def __init__(self, pages: Sequence[tuple[Page, TwinServer]]) -> None:
        self._pages = pages

    async def label(self, texts: Sequence[str]) -> None:
        """Plant a fault: give each page a label."""
        for (page, _), text in zip(self._pages, texts, strict=True):
            await page.evaluate("(text) => document.querySelector('main').setAttribute('aria-label', text)", text)

    async def trees(self) -> Trees:
        """Return the trees once they are equal, or as they are after a timeout."""
        await asyncio.sleep(SETTLING_SECONDS)
        deadline = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while True:
            here, there = [await self._tree(page, server) for page, server in self._pages]
            if here == there or asyncio.get_running_loop().time() > deadline:
                return Trees(here, there)
            await asyncio.sleep(0.2)

    async def _tree(self, page: Page, server: TwinServer) -> str:
        return (await page.locator("body").aria_snapshot()).replace(server.address, HOST)


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """Start a browser."""
    from playwright.async_api import async_playwright

    from tests.browser.browsers import chromium

    found = chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=found.path, args=list(found.flags), env={**os.environ, **found.environment}
        )
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def twin_pages(
    browser: Browser, servers: Sequence[TwinServer], guest: Guest, table: str
) -> AsyncIterator[TwinPages]:
    """Open the page of a table in both worlds, and wait until it is rendered."""
    async with AsyncExitStack() as stack:
        pages = []
        for server in servers:
            url = f"http://{server.address}"
            context = await browser.new_context(base_url=url, locale="en", reduced_motion="reduce")
            stack.push_async_callback(context.close)
            await context.add_cookies([{"name": "tradecraft", "value": guest.cookie, "url": url}])
            await context.clock.set_fixed_time(START)
            page = await context.new_page()
            page.set_default_timeout(LOADING_MS)
            await page.goto(f"/tables/{table}")
            await page.locator("[data-building], [data-country]").first.wait_for()
            pages.append((page, server))
        yield TwinPages(pages)


def why_unavailable() -> str:
    """Return what is missing to open pages, or an empty string."""
    if not CLIENT.exists():
        return "the browser client is not built"
    try:
        from tests.browser.browsers import chromium

        chromium()
    except (ImportError, AssertionError, OSError) as error:
        return f"there is no browser: {error}"
    return ""
