"""A pseudo-language with every text in brackets, so that untranslated text stands out.

It replaces English in the files that the client fetches and, if run as a program, in the server:

    python -m tests.browser.pseudo FOLDER serve ...
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Attribute, Message, Pattern, TextElement
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Page, Route

from tradecraft.cli import main
from tradecraft.games.vienna.rules.content import load
from tradecraft.locales import sources
from tradecraft.server.transport.routes.client import CLIENT

LANGUAGE = "en"
BRACKETED = re.compile(r"⟦[^⟦⟧]*⟧")
WORD = re.compile(r"[^\W\d_]{2,}")
LITERAL = re.compile(r"`((?:[^`\\]|\\.)*)`", re.DOTALL)
SEEN = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element.closest('script, style, textarea, code, time, nav.contents, [lang]:not(html):not(ol)')) continue;
    if (node instanceof Element)
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'])
        found.push(node.getAttribute(name) ?? '');
    else found.push(node.data);
  }
  return found.map((text) => text.trim()).filter(Boolean);
}"""
"""Everything that can be read on a page or is read out.

Left out are dates, code, what names its language itself, and the headings of the rules, which are pages of their own.
"""


class _Bracket(Transformer):
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
            pattern.elements.insert(0, TextElement("⟦"))
            pattern.elements.append(TextElement("⟧"))


def pseudo_fluent(source: str) -> str:
    """Return a Fluent file with every text in brackets."""
    return str(FluentSerializer().serialize(_Bracket().visit(FluentParser().parse(source))))


def built_texts() -> dict[str, list[str]]:
    """Return the names of the client's built files that hold files of texts and nothing else, with those texts."""
    texts = {file.read_text("utf-8") for file in sources.text_files(LANGUAGE).values()}
    found = {}
    for path in (CLIENT / "assets").glob("*.js"):
        literals = LITERAL.findall(path.read_text("utf-8"))
        held = [re.sub(r"\\([`$\\])", r"\1", literal) for literal in literals]
        if held and texts.issuperset(held):
            found[path.name] = held
    return found


def speak_pseudo(context: BrowserContext) -> int:
    """Let a client speak the language that does not exist in place of English; return how many files are replaced."""
    built = built_texts()
    replaced = {
        name: f"export default {json.dumps([pseudo_fluent(source) for source in held])}" for name, held in built.items()
    }

    def answer(route: Route) -> None:
        body = replaced.get(route.request.url.rpartition("/")[2])
        if body is None:
            route.continue_()
        else:
            route.fulfill(body=body, content_type="text/javascript")

    context.route("**/assets/*.js", answer)
    return sum(map(len, built.values()))


def untranslated(page: Page, names: frozenset[str]) -> list[str]:
    """List what is on a page in no language at all, without what is called so in every language."""
    known = sorted(names, key=len, reverse=True)
    seen: list[str] = page.evaluate(SEEN)
    return sorted({text for text in seen if left_over(text, known)})


def left_over(text: str, known: list[str]) -> str:
    """Return what of a text is neither in brackets nor one of some names, if there is a word in it."""
    while (shorter := BRACKETED.sub(" ", text)) != text:
        text = shorter
    for name in known:
        text = text.replace(name, " ")
    return text.strip() if WORD.search(text) else ""


def names_on_the_map() -> frozenset[str]:
    """List the buildings and squares of Vienna, which are called the same in every language."""
    content = load()
    return frozenset(thing.name for things in (content.buildings, content.squares) for thing in things)


def serve_pseudo(folder: Path) -> None:
    """Run the program with the texts of a folder, in which English is made the language that does not exist."""
    package = Path(str(sources.root()))
    for file in (*package.rglob("*" + sources.SUFFIX), *package.rglob("language.json")):
        copy = folder / file.relative_to(package)
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text("utf-8")
        is_replaced = file.parent.name == LANGUAGE and file.suffix == sources.SUFFIX
        copy.write_text(pseudo_fluent(text) if is_replaced else text, "utf-8")
    setattr(sources, "root", lambda: folder)  # noqa: B010
    main()


if __name__ == "__main__":
    serve_pseudo(Path(sys.argv.pop(1)))
