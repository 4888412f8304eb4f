"""Every screen is accessible: axe finds no violation, in light and dark, at three widths."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.browsers import HEIGHTS, WEB, Colours
from tests.browser.screens import SCREENS, Screen, Visitor, visiting
from tests.browser.serving import Server

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
# That a name contains what is written on the thing is asked for as well, which axe does not do by itself.
RUN = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  return violations.flatMap(({ id, nodes }) => nodes
    .map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary.split('\\n').slice(1).join(' ')}`));
}"""
WIDTHS = (360, 768, 1440)


@pytest.fixture(scope="module")
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    with visiting(browser, server.url) as visitor:
        yield visitor


def violations(page: Page) -> list[str]:
    """List what axe objects to on a page."""
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[str] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_axe_objects_to_nothing(visitor: Visitor, screen: Screen):
    page = visitor.go(screen)
    found: dict[str, list[str]] = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        for colours in get_args(Colours):
            page.emulate_media(color_scheme=colours)
            for violation in violations(page):
                found.setdefault(violation, []).append(f"{width} {colours}")
    assert not found, "\n".join(f"{violation}\n    at {', '.join(where)}" for violation, where in found.items())


def test_axe_objects_to_what_is_out_of_reach(visitor: Visitor):
    page = visitor.go(SCREENS[0])
    page.locator("h1").evaluate(
        "(title) => title.insertAdjacentHTML('afterend', '<button></button><p class=faint>Hardly to be read</p>' +"
        " '<button aria-label=Other>This one</button>')"
    )
    page.add_style_tag(content=".faint { color: #888; background: #999 }")
    assert {violation.split(":")[0] for violation in violations(page)} == {
        "button-name", "color-contrast", "label-content-name-mismatch"
    }  # fmt: skip
