"""Checks that everything for a decision is visible: nothing scrolls, is covered, too small or cut off."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.browser.overflow import too_long

LEAST_TEXT = 12
"""In pixels."""
LEAST_TOUCH = 44
"""How wide and high what a finger answers with has to be, in pixels; a hand of nine cards leaves less of each."""


@dataclass(frozen=True)
class Window:
    """A size of the window, and how much of it the board has to take."""

    width: int
    height: int
    board: float
    is_touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


LOW = Window(1366, 650, 0.45)
"""What a laptop leaves below the bars of the browser: the table folds here."""
WINDOWS = (
    Window(1366, 768, 0.45),
    Window(1440, 900, 0.45),
    Window(1920, 1080, 0.45),
    LOW,
    Window(1180, 820, 0.40, is_touch=True),
    Window(820, 1180, 0.40, is_touch=True),
    Window(844, 390, 0.35, is_touch=True),
    Window(390, 844, 0.35, is_touch=True),
    Window(360, 740, 0.35, is_touch=True),
)

LOOK = """([leastText, boardShare, leastTouch, wanted]) => {
  const found = [];
  const { innerWidth: width, innerHeight: height } = window;
  const root = document.scrollingElement;
  if (root.scrollHeight > height) found.push(`the page is ${root.scrollHeight} px high`);
  if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} px wide`);
  const isDrawn = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const named = (one) => (one.getAttribute('aria-label') || one.textContent || '').trim().slice(0, 40);

  /* What the window and the panels around a thing leave of it; what is fixed is in no panel. */
  const room = (one) => {
    const left = { left: 0, top: 0, right: width, bottom: height };
    for (let up = one.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      if (overflowX !== 'visible' && !(up instanceof SVGElement)) {
        left.left = Math.max(left.left, box.left);
        left.right = Math.min(left.right, box.right);
      }
      if (overflowY !== 'visible' && !(up instanceof SVGElement)) {
        left.top = Math.max(left.top, box.top);
        left.bottom = Math.min(left.bottom, box.bottom);
      }
      if (position === 'fixed') break;
    }
    return left;
  };
  /* A thing is in sight if all of it is in its panel and in the window, and most of it is covered by nothing else. */
  const isInSight = (one) => {
    const box = one.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) return false;
    const around = room(one);
    if (box.left < around.left - 2 || box.top < around.top - 2) return false;
    if (box.right > around.right + 2 || box.bottom > around.bottom + 2) return false;
    let hits = 0;
    for (const across of [0.5, 0.15, 0.85])
      for (const down of [0.5, 0.15, 0.85]) {
        const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        if (hit && (one.contains(hit) || hit.contains(one))) hits += 1;
      }
    return hits >= 5;
  };
  const part = (name) => [...document.querySelectorAll(`[data-part~="${name}"]`)].filter(isDrawn);
  const demand = (name) => {
    const parts = part(name);
    if (parts.length !== 1) found.push(`there are ${parts.length} of ${name}`);
    for (const one of parts) if (!isInSight(one)) found.push(`${name} is not in sight`);
  };

  const isOver = part('end').length > 0;
  const isAsked = Boolean(document.querySelector('[data-asked]'));
  demand('board');
  if (isOver) {
    /* All about the end is more than a screen; who has won and how to go on is seen at once. */
    const verdict = document.querySelector('[data-part=end] :has(> #end-title)');
    for (const one of [verdict, ...verdict.querySelectorAll('.button')])
      if (!isInSight(one)) found.push(`the end is not in sight: ${named(one)}`);
  } else demand('question');
  if (isAsked) demand('goods');
  const [board] = part('board');
  if (board) {
    const box = board.getBoundingClientRect();
    const share = (box.width * box.height) / (width * height);
    if (share < boardShare) found.push(`the board takes ${(100 * share).toFixed(1)} % of the window`);
  }

  const answers = [...document.querySelectorAll('[data-answer]')].filter(isDrawn);
  if (isAsked && !answers.length && !part('confirm').length) found.push('nothing on the table answers');
  for (const one of answers) {
    if (!isInSight(one)) found.push(`an answer is not in sight: ${named(one)}`);
    const box = one.getBoundingClientRect();
    const least = one.closest('.fan') ? [34, leastTouch] : [leastTouch, leastTouch];
    if (box.width < least[0] - 0.5 || box.height < least[1] - 0.5)
      found.push(`an answer is ${box.width.toFixed(0)}x${box.height.toFixed(0)} px: ${named(one)}`);
  }
  for (const around of ['decision', 'question'].flatMap(part)) {
    const { left, right } = around.getBoundingClientRect();
    for (const button of [...around.querySelectorAll('button')].filter(isDrawn)) {
      const box = button.getBoundingClientRect();
      if (box.left < left - 2 || box.right > right + 2) found.push(`a button sticks out: ${named(button)}`);
    }
  }
  for (const row of [...document.querySelectorAll('[role=tablist]')].filter(isDrawn)) {
    if (!isInSight(row)) found.push(`tabs are not in sight: ${named(row)}`);
    const tops = [...row.querySelectorAll('[role=tab]')].map((tab) => Math.round(tab.getBoundingClientRect().top));
    const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    if (rows.length > 1 && Math.min(...rows) < Math.max(...rows) / 2) found.push(`tabs stand in rows of ${rows}`);
  }
  for (const sign of [...document.querySelectorAll('[data-part=header] svg')].filter(isDrawn))
    if (sign.getBoundingClientRect().top < -0.5) found.push('a sign in the header is cut off');
  for (const selector of wanted)
    if (!answers.some((one) => one.matches(selector))) found.push(`nothing answers with ${selector}`);
  for (const panel of document.querySelectorAll('[data-part~="decision"], [data-part~="decision"] *')) {
    const { overflowY, overflowX } = getComputedStyle(panel);
    if (!isDrawn(panel) || isOver || panel.closest('[data-part=since]')) continue;
    if (['auto', 'scroll'].includes(overflowY) && panel.scrollHeight > panel.clientHeight + 2)
      found.push(`has to be scrolled by ${panel.scrollHeight - panel.clientHeight} px: ${panel.className}`);
    if (['auto', 'scroll'].includes(overflowX) && panel.scrollWidth > panel.clientWidth + 2)
      found.push(`has to be scrolled sideways: ${panel.className}`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!node.data.trim() || !isDrawn(owner) || owner.closest('.hidden, .skip, script, style, select')) continue;
    /* A drawing's letters are part of the drawing; names and values on a map have to be read. */
    const isDrawing = Boolean(owner.closest('svg'));
    if (isDrawing && !owner.closest('[data-name]')) continue;
    const scale = isDrawing ? Math.hypot(owner.getScreenCTM().a, owner.getScreenCTM().b) : 1;
    const size = parseFloat(getComputedStyle(owner).fontSize) * scale;
    const words = node.data.trim().slice(0, 30);
    if (size > 0 && size < leastText - 0.05) found.push(`text of ${size.toFixed(1)} px: ${words}`);
  }
  /* What is drawn later over a name of the map hides it; a line is higher than its letters. */
  for (const line of document.querySelectorAll('svg > text[data-name] > tspan')) {
    const text = line.getBoundingClientRect();
    const [top, bottom] = [text.top + text.height * 0.25, text.bottom - text.height * 0.25];
    for (const value of document.querySelectorAll('svg .value')) {
      if (!(line.compareDocumentPosition(value) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
      const box = value.getBoundingClientRect();
      const across = Math.min(box.right, text.right) - Math.max(box.left, text.left);
      const down = Math.min(box.bottom, bottom) - Math.max(box.top, top);
      if (across > 2 && down > 2) found.push(`a value covers a name: ${line.textContent}`);
    }
  }
  return [...new Set(found)];
}"""


def out_of_sight(page: Page, window: Window, wanted: Iterable[str] = ()) -> list[str]:
    """List what is missing, covered, cut off or too small for the decision that the page shows.

    `wanted` are the selectors of the things that answer, each of which has to be there.
    """
    touch = LEAST_TOUCH if window.is_touch else 0
    found: list[str] = page.evaluate(LOOK, [LEAST_TEXT, window.board, touch, sorted(wanted)])
    return [*found, *too_long(page)]


CONFIRM = """() => {
  const buttons = [...document.querySelectorAll('[data-part~="confirm"]')].flatMap((one) =>
    one.matches('button') ? [one] : [...one.querySelectorAll('button')],
  );
  const shown = buttons.filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const isInSight = (button) => {
    const box = button.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isInside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    return isInside && hit !== null && button.contains(hit);
  };
  return shown.length ? shown.every(isInSight) : null;
}"""


def confirm_is_in_sight(page: Page) -> bool | None:
    """Tell whether the buttons that confirm a choice can be pressed; None if there are none."""
    found: bool | None = page.evaluate(CONFIRM)
    return found
