"""The rules pages of the games (`games/<game>/texts/<language>/rules.md`), cut into the rules they consist of.

A page is Markdown. A section begins with `## V5 Title`, a rule inside it with `#### V5.3 title`; both go by their id.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.resources import files

from tradecraft.core.errors import BadOption, Reason
from tradecraft.locales.sources import REFERENCE

_HEADING = re.compile(r"(?P<marks>##|####) (?P<id>[A-Z]\d+(?:\.\d+)?[a-z]?)\s+(?P<title>.+)")
NEAR_MATCHES = 5


@dataclass(frozen=True)
class Rule:
    """A section or a single rule: its id, its title, and its Markdown with the heading."""

    id: str
    title: str
    text: str


@dataclass(frozen=True)
class RulesPage:
    """The rules of one game, in a language."""

    game: str
    language: str
    text: str
    rules: tuple[Rule, ...]

    @property
    def example(self) -> str:
        """The id of a rule, to show how ids look: the first inside a section, or else the first of all."""
        ids = [rule.id for rule in self.rules]
        return next((id for id in ids if "." in id), ids[0])

    def find(self, id: str) -> Rule:
        """Return a rule or a section by its id in any case; raise BadOption with the nearest ids if there is none."""
        for rule in self.rules:
            if rule.id.lower() == id.lower():
                return rule
        raise BadOption(Reason("no_such_rule", "", {"rule": id, "near": ", ".join(self.near(id))}))

    def near(self, id: str) -> list[str]:
        """Return ids that look like an unknown one, those of its own section first."""
        ids = {rule.id.lower(): rule.id for rule in self.rules}
        section = id.lower().split(".")[0]
        matches = get_close_matches(id.lower(), ids, len(ids), 0.5)
        matches.sort(key=lambda match: match.split(".")[0] != section)
        return [ids[match] for match in matches[:NEAR_MATCHES]] or list(ids.values())[:NEAR_MATCHES]


def load_rules_page(game: str, language: str) -> RulesPage:
    """Read a game's rules page, in the language or else in English; raise BadOption if there is none."""
    for found in (language, REFERENCE):
        page = files("tradecraft").joinpath("games", game, "texts", found, "rules.md")
        if page.is_file():
            return parse_rules_page(game, page.read_text(encoding="utf-8"), found)
    raise BadOption(Reason("no_rules_page", "", {"game": game}))


def parse_rules_page(game: str, text: str, language: str = REFERENCE) -> RulesPage:
    """Cut a page into its rules: a rule ends where the next one begins, a section where the next section does."""
    lines = text.splitlines()
    headings = [(number, match) for number, line in enumerate(lines) if (match := _HEADING.fullmatch(line))]
    rules: list[Rule] = []
    for index, (number, match) in enumerate(headings):
        ends = [later for later, other in headings[index + 1 :] if match["marks"] == "####" or other["marks"] == "##"]
        end = ends[0] if ends else len(lines)
        rules.append(Rule(match["id"], match["title"].strip(), "\n".join(lines[number:end]).strip() + "\n"))
    return RulesPage(game, language, text, tuple(rules))
