"""Finds what does not fit on a screen: pages that scroll sideways, and text that is cut off or overflows.

Maps are viewed through a window and can be moved, so their labels may end at the edge.
"""

from __future__ import annotations

from playwright.sync_api import Page

FITTING_MS = 500
FIND = """() => {
  const ARROW = 16;
  const found = new Set();
  const page = document.documentElement.scrollWidth;
  if (page > innerWidth) found.add(`the page is ${page} px wide`);
  const isCut = (text, box) =>
    text.right > box.right + 1 || text.left < box.left - 1 || text.bottom > box.bottom + 2 || text.top < box.top - 2;
  const check = (text, words) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const place = range.getBoundingClientRect();
    if (!place.width || !place.height) return;
    const owner = text.parentElement;
    const control = owner.closest('button, a.button, summary, [role=tab]');
    if (control && isCut(place, control.getBoundingClientRect())) found.add(`sticks out: ${words}`);
    for (let up = owner; up; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up);
      if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') return;
      const hides = [overflowX, overflowY].some((one) => one === 'hidden' || one === 'clip');
      if (hides && isCut(place, up.getBoundingClientRect())) found.add(`is cut off: ${words}`);
    }
    if (place.right > innerWidth + 1 || place.left < -1) found.add(`is off the screen: ${words}`);
  };
  const paper = document.createElement('canvas').getContext('2d');
  for (const select of document.querySelectorAll('select')) {
    if (!select.checkVisibility({ visibilityProperty: true })) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const words = select.selectedOptions[0]?.text.trim() ?? '';
    paper.font = font;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
    if (paper.measureText(words).width > room + 1) found.add(`is cut off: ${words}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim();
    const owner = node.parentElement;
    if (!words || owner.closest('svg, [data-window], .hidden, .skip, select, script, style')) continue;
    if (owner.checkVisibility({ visibilityProperty: true })) check(node, words);
  }
  return [...found].sort();
}"""


def too_long(page: Page) -> list[str]:
    """List the texts of a page that do not fit."""
    found: list[str] = page.evaluate(FIND)
    if found:
        # What has just been put up may still be fitted to its place.
        page.wait_for_timeout(FITTING_MS)
        found = page.evaluate(FIND)
    return found
