"""Rules pages as HTML: sections and rules with their ids, which link to each other."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from tradecraft.core.registry import find_game
from tradecraft.locales.rules_pages import RulesPage, load_player_aid, load_rules_page
from tradecraft.server.transport.protocol.play import Rules, RuleText

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

_ID = re.compile(r"`[^`]*`|(?<![\w\[#])([A-Z]\d+(?:\.\d+)?[a-z]?)(?![\w\]])")


@lru_cache
def rules_of(game: str, language: str) -> Rules:
    """Return the rules of a game; raise Refused if there is no such game or no page."""
    page = load_rules_page(find_game(game).id, language)
    known = {rule.id for rule in page.rules}
    return Rules(
        game=game,
        language=page.language,
        introduction=_html(_before_first(page), known),
        rules=[
            RuleText(
                id=rule.id,
                # Titles are shown as they are.
                title=rule.title.replace("`", ""),
                is_section="." not in rule.id,
                html=_html(_own_text(page, index), known),
            )
            for index, rule in enumerate(page.rules)
        ],
        about=_html(page.about, known),
        aid=_html(load_player_aid(game, page.language), known),
    )


@lru_cache
def _markdown() -> MarkdownIt:
    # Loaded when the first page is read: a server starts sooner without it.
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark").enable("table")


def _before_first(page: RulesPage) -> str:
    """Return what a page says before its first rule, without its title."""
    first = page.rules[0].text.splitlines()[0]
    return page.text.split(first)[0].split("\n", 1)[1]


def _own_text(page: RulesPage, index: int) -> str:
    """Return a rule's text without its heading; a section's without the rules inside it."""
    text = page.rules[index].text.split("\n", 1)[1]
    for rule in page.rules[index + 1 :]:
        text = text.split(rule.text.splitlines()[0])[0]
    return text


def _html(text: str, known: set[str]) -> str:
    def link(found: re.Match[str]) -> str:
        return f"[{found[1]}](#{found[1]})" if found[1] in known else found[0]

    # What stands as it is, like a command, has no links in it.
    return str(_markdown().render(_ID.sub(link, text)))
