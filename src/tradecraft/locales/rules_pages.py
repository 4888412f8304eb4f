"""The rules pages of the games (`games/<game>/texts/<language>/rules.md`), cut into the rules they consist of.

A page is Markdown. A section begins with `## V5 Title`, a rule inside it with `#### V5.3 title`; both go by their id.
The last section has no id: it says what there is to say about the page itself.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.resources import files

from tradecraft.core.errors import BadOption, Reason
from tradecraft.locales.sources import REFERENCE, languages

_HEADING = re.compile(r"(?P<marks>##|####) (?P<id>[A-Z]\d+(?:\.\d+)?[a-z]?)\s+(?P<title>.+)")
_ABOUT = re.compile(r"^## (?![A-Z]\d).+", re.MULTILINE)
_REFERENCES = re.compile(r" ?\((?:[VW]\d[\w.]*(?:, | and | et | en )?)+\)")
_EXAMPLE = re.compile(r"\*\*(?:Ex[ae]mple|Voorbeeld)")
_LABEL = re.compile(r"^\*\*[^*]+[.:]\*\*\s*")
_ITEM = re.compile(r"\n(?:- |\d\. )")
_MARKS = re.compile(r"[*`]|^- ")
_SENTENCE = re.compile(r".+?[.!?](?=\s|$)")
NEAR_MATCHES = 5
MOST_SENTENCES, MOST_LETTERS = 3, 320


@dataclass(frozen=True)
class Rule:
    """A section or a single rule: its id, its title, and its Markdown with the heading."""

    id: str
    title: str
    text: str

    @property
    def brief(self) -> str:
        """The first sentences of its text without examples, tables, Markdown and references; "" if there are none."""
        blocks = [block.strip() for block in self.text.partition("\n")[2].split("\n\n")]
        said: list[str] = []
        for block in blocks:
            if block.startswith("#"):
                break
            if not block or block.startswith("|") or _EXAMPLE.match(block):
                continue
            items = [" ".join(item.split()) for item in _ITEM.split(f"\n{block}") if item.strip()]
            said.append(" ".join(items))
        plain = _MARKS.sub("", _REFERENCES.sub("", " ".join(_LABEL.sub("", one) for one in said)))
        sentences = [one.strip() for one in _SENTENCE.findall(plain)][:MOST_SENTENCES]
        while len(sentences) > 1 and len(" ".join(sentences)) > MOST_LETTERS:
            sentences.pop()
        return " ".join(sentences)


@dataclass(frozen=True)
class RulesPage:
    """The rules of one game, in a language."""

    language: str
    text: str
    rules: tuple[Rule, ...]
    about: str = ""
    """What the page says about itself, with its heading."""

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
        if text := _read(game, found, "rules.md"):
            return parse_rules_page(text, found)
    raise BadOption(Reason.of("no_rules_page", game=game))


def load_player_aid(game: str, language: str) -> str:
    """Read a game's player aid (`aid.md`), in the language or else in English; nothing if there is none."""
    return _read(game, language, "aid.md") or _read(game, REFERENCE, "aid.md")


def _read(game: str, language: str, name: str) -> str:
    # The id of a language comes from outside and becomes part of a path.
    if language not in languages():
        return ""
    page = files("tradecraft").joinpath("games", game, "texts", language, name)
    return page.read_text(encoding="utf-8") if page.is_file() else ""


def parse_rules_page(text: str, language: str = REFERENCE) -> RulesPage:
    """Cut a page into its rules: a rule ends where the next one begins, a section where the next section does."""
    about = _ABOUT.search(text)
    lines = text[: about.start() if about else None].splitlines()
    headings = [(number, match) for number, line in enumerate(lines) if (match := _HEADING.fullmatch(line))]
    rules: list[Rule] = []
    for index, (number, match) in enumerate(headings):
        ends = [later for later, other in headings[index + 1 :] if match["marks"] == "####" or other["marks"] == "##"]
        end = ends[0] if ends else len(lines)
        rules.append(Rule(match["id"], match["title"].strip(), "\n".join(lines[number:end]).strip() + "\n"))
    return RulesPage(language, text, tuple(rules), text[about.start() :] if about else "")
