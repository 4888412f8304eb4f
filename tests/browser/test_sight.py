"""The table with forced colours, and at 200 % zoom: everything is visible and reachable."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.corpus import OVER, Spot, spots
from tests.browser.one_screen import WINDOWS, Window, out_of_sight
from tests.browser.onlooker import Onlooker, looking
from tests.browser.serving import Server
from tests.browser.test_one_screen import wanted

ENLARGED = Window(683, 384, 0)
"""What twice the size leaves of a laptop's 1366x768."""
KINDS = [("vienna", kind) for kind in ("assign", "place", "bribe", "mission", "buy", "replace", "token")] + [
    ("war1955", kind) for kind in ("home", "play", "answer", "block", "gadget")
]
SOME_KINDS = [
    pytest.param(*one, marks=[] if one[1] in ("assign", "mission", "replace", "play", "answer") else pytest.mark.long)
    for one in KINDS
]
"""Each kind; `make test` looks at those with the most different things to choose from."""

UNSEEN = """() => {
  const found = [];
  const isDrawn = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  for (const one of [...document.querySelectorAll('[data-answer]')].filter(isDrawn)) {
    const target = one.querySelector('.target');
    const { outlineStyle, stroke } = getComputedStyle(target ?? one);
    if (target ? stroke === 'none' : outlineStyle === 'none')
      found.push(`nothing shows that it answers: ${one.outerHTML.slice(0, 80)}`);
  }
  const levels = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([red, green, blue]) => {
    const part = (level) => (level / 255 <= 0.04 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  };
  const below = (one) => {
    for (let up = one; up; up = up.parentElement) {
      const colour = levels(getComputedStyle(up).backgroundColor);
      if (colour.length === 3 || colour[3] > 0.9) return colour;
    }
    return [255, 255, 255];
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!node.data.trim() || !isDrawn(owner) || owner.closest('svg, .hidden, .skip, script, style')) continue;
    const [one, other] = [light(levels(getComputedStyle(owner).color)), light(below(owner))];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast < 3) found.push(`cannot be read, ${contrast.toFixed(1)}: ${node.data.trim().slice(0, 40)}`);
  }
  return [...new Set(found)];
}"""
OUT_OF_REACH = """(wanted) => {
  const found = [];
  const answers = [...document.querySelectorAll('[data-answer]')].filter((one) => one.checkVisibility());
  for (const selector of wanted)
    if (!answers.some((one) => one.matches(selector))) found.push(`nothing answers with ${selector}`);
  for (const one of [...answers, document.querySelector('[data-part=question] h2')]) {
    one.scrollIntoView({ block: 'nearest' });
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !(one.contains(hit) || hit.contains(one))) found.push(`out of reach: ${one.outerHTML.slice(0, 80)}`);
  }
  const root = document.scrollingElement;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push('the page scrolls');
  return found;
}"""


@pytest.fixture(scope="module")
def positions() -> dict[tuple[str, str], Spot]:
    return {(spot.game, spot.kind): spot for spot in reversed(spots(60, 1)) if spot.kind != OVER}


@pytest.fixture(scope="module")
def onlooker(browser: Browser, server: Server) -> Iterator[Onlooker]:
    with looking(browser, server.url) as onlooker:
        yield onlooker


@pytest.fixture
def recoloured(onlooker: Onlooker) -> Iterator[Onlooker]:
    onlooker.page.emulate_media(forced_colors="active")
    yield onlooker
    onlooker.page.emulate_media(forced_colors="none")


@pytest.mark.parametrize(("game", "kind"), SOME_KINDS)
def test_everything_can_be_seen_in_the_colours_of_the_reader(
    recoloured: Onlooker, positions: dict[tuple[str, str], Spot], game: str, kind: str
):
    spot = positions[game, kind]
    recoloured.show(spot, WINDOWS[0])
    assert recoloured.page.evaluate(UNSEEN) == []
    assert out_of_sight(recoloured.page, WINDOWS[0], wanted(spot)) == []


def test_what_cannot_be_seen_is_noticed(recoloured: Onlooker, positions: dict[tuple[str, str], Spot]):
    recoloured.show(positions["war1955", "play"], WINDOWS[0])
    recoloured.page.add_style_tag(
        content="[data-answer] { outline: none !important } h2 { forced-color-adjust: none; color: white }"
    )
    found = "".join(recoloured.page.evaluate(UNSEEN))
    recoloured.forget()
    assert "nothing shows that it answers" in found
    assert "cannot be read" in found


@pytest.mark.parametrize(("game", "kind"), SOME_KINDS)
def test_everything_can_be_reached_at_twice_the_size(
    onlooker: Onlooker, positions: dict[tuple[str, str], Spot], game: str, kind: str
):
    spot = positions[game, kind]
    onlooker.show(spot, ENLARGED)
    assert onlooker.page.evaluate(OUT_OF_REACH, sorted(wanted(spot))) == []


def test_what_cannot_be_reached_is_noticed(onlooker: Onlooker, positions: dict[tuple[str, str], Spot]):
    onlooker.show(positions["war1955", "play"], ENLARGED)
    onlooker.page.add_style_tag(content="[data-part=goods] { position: fixed; top: 1000px }")
    found = onlooker.page.evaluate(OUT_OF_REACH, [])
    onlooker.forget()
    assert found
