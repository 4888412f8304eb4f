"""A language that does not exist: every text in brackets and longer, so that what is not translated stands out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Attribute, Message, Pattern, TextElement
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Page, Response, Route, WebSocket

from tradecraft.locales.sources import fluent_files, root
from tradecraft.server.routes.client import CLIENT

LANGUAGE = "en"
LONGER = 0.4
BRACKETED = re.compile(r"⟦[^⟦⟧]*⟧")
WORD = re.compile(r"[^\W\d_]{2,}")
OWN_NAMES = ("Tradecraft", "English", "Français", "Nederlands", "game-icons.net", "CC BY")
"""What is called the same in every language."""
SAID = frozenset({"label", "question", "lines", "message", "name", "title", "commitment", "version", "html"})
"""The fields of the server's messages that are for people to read."""
SEEN = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element.closest('script, style, input, textarea, [lang=en]:not(html):not(ol), code')) continue;
    if (node instanceof Element)
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        found.push(node.getAttribute(name) ?? '');
    else found.push(node.data);
  }
  return found.map((text) => text.trim()).filter(Boolean);
}"""
"""Everything that can be read on a page or is read out. What is in English by its own account is left out."""


class _Lengthen(Transformer):  # type: ignore[misc]
    """Puts brackets around what a message or an attribute says."""

    def visit_Message(self, node: Message) -> Message:  # noqa: N802
        self._put(node.value)
        self.generic_visit(node)
        return node

    def visit_Attribute(self, node: Attribute) -> Attribute:  # noqa: N802
        self._put(node.value)
        return node

    @staticmethod
    def _put(pattern: Pattern | None) -> None:
        if pattern is not None:
            letters = sum(len(one.value) for one in pattern.elements if isinstance(one, TextElement))
            pattern.elements.insert(0, TextElement("⟦"))
            pattern.elements.append(TextElement("~" * max(1, round(LONGER * letters)) + "⟧"))


def pseudo_fluent(source: str) -> str:
    """Return a Fluent file with every text in brackets and longer by two fifths."""
    return str(FluentSerializer().serialize(_Lengthen().visit(FluentParser().parse(source))))


def chunks() -> dict[str, str]:
    """Return the names of the built files that hold the texts of one language, with what they export."""
    texts = {file.read_text("utf-8") for file in fluent_files(root().joinpath(LANGUAGE))}
    found = {}
    for path in (CLIENT / "assets").glob("*.js"):
        _, opening, rest = path.read_text("utf-8").partition("`")
        source = re.sub(r"\\([`$\\])", r"\1", rest.rpartition("`")[0])
        if opening and source in texts:
            found[path.name] = source
    return found


def speak_pseudo(context: BrowserContext) -> int:
    """Let a browser be given the language that does not exist in place of English; return how many files differ."""
    replaced = {name: f"export default {json.dumps(pseudo_fluent(source))}" for name, source in chunks().items()}

    def answer(route: Route) -> None:
        body = replaced.get(route.request.url.rpartition("/")[2])
        if body is None:
            route.continue_()
        else:
            route.fulfill(body=body, content_type="text/javascript")

    context.route("**/assets/*.js", answer)
    return len(replaced)


class Heard:
    """What the server says to a page, in its own words."""

    def __init__(self, page: Page) -> None:
        self.said: set[str] = set()
        page.on("response", self._answered)
        page.on("websocket", lambda socket: self._connected(socket))

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.said.update(spoken(json.loads(frame))))

    def _answered(self, response: Response) -> None:
        if "/api/" in response.url and "json" in response.headers.get("content-type", ""):
            self.said.update(spoken(response.json(), is_all="/api/content/" in response.url))

    def left_over(self, text: str) -> str:
        """Return what of a text is neither translated nor said by the server nor called so everywhere."""
        while (shorter := BRACKETED.sub(" ", text)) != text:
            text = shorter
        for known in (*OWN_NAMES, *sorted((one for one in self.said if one in text), key=len, reverse=True)):
            text = text.replace(known, " ")
        return text.strip() if WORD.search(text) else ""

    def untranslated(self, page: Page) -> list[str]:
        """List what is on a page in no language at all."""
        seen: list[str] = page.evaluate(SEEN)
        return sorted({text for text in seen if self.left_over(text)})


def spoken(data: Any, is_all: bool = False) -> Iterator[str]:
    """List the strings of a message that people read."""
    if isinstance(data, str):
        if is_all:
            yield data.strip()
    elif isinstance(data, list):
        for one in data:
            yield from spoken(one, is_all)
    elif isinstance(data, dict):
        for name, one in data.items():
            yield from spoken(one, is_all or name in SAID)
