"""Check all lessons, and the page that shows which rules they cover.

python -m scripts.check_lessons [--write]

A lesson must fit the schema, replay, reach every mark, have all texts in all languages, and respond to every wrong try.
Every rule of a game must be covered by a lesson, according to the engine, or be explained by the game's guide when it
applies, as a record shows; or `games/<game>/lessons/rules.json` gives a reason to leave it out. `--write` rewrites the
schema and the page `docs/lessons.md`.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from tradecraft.core.match import begin_replay
from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game, find_game_of, game_ids
from tradecraft.lessons.checks import problems
from tradecraft.lessons.lesson import FOLDER, SIDE_FILE, SideFile, lessons
from tradecraft.lessons.moments import moments
from tradecraft.lessons.rules import rules_touched
from tradecraft.locales import languages
from tradecraft.locales.rules_pages import load_rules_page
from tradecraft.locales.sources import REFERENCE

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "tradecraft" / "games"
SCHEMA = ROOT / "src" / "tradecraft" / "lessons" / "lesson.schema.json"
PAGE = ROOT / "docs" / "lessons.md"
RECORDS = (ROOT / "tests" / "golden", ROOT / "tests" / "lessons" / "records")
"""Whole games in which rules apply that no lesson covers."""
HEAD = """# Lessons and the rules they touch

<!-- Made by python -m scripts.check_lessons --write. Do not edit. -->

`tradecraft learn` lists the lessons, and the browser has them at `/learn`. A rule counts as touched when the engine
names it while a lesson is done: an event the learner sees, a question the learner answers, or the refusal of something
a question offers. No lesson says by itself what it is about. Where one event stands for several rules, code tells from
the events of a step and the public position which of them were at work (`games/<game>/moments.py`).

"Teach me" begins a guided game (`/guide`), which explains each rule the first time it is at work. Any other game, the
advanced one for instance, is guided by "Play on with the guide" in the menu of its table. What no lesson touches is
explained there; for each such rule a recorded game is named in which it comes up.

"""


def schema() -> str:
    """Return the JSON schema of side files, made from the reader's types."""
    return json.dumps(msgspec.json.schema(SideFile), indent=2) + "\n"


def schema_errors() -> Iterator[str]:
    """Report side files that violate the schema: a wrong type, a missing or unknown field."""
    for path in sorted(GAMES.glob(f"*/{FOLDER}/*{SIDE_FILE}")):
        name = f"{path.parent.parent.name}-{path.stem}"
        data = tomllib.loads(path.read_text("utf-8"))
        try:
            side = msgspec.convert(data, SideFile)
        except msgspec.ValidationError as error:
            yield f"{name}: {error}"
            continue
        known = set(msgspec.json.schema(SideFile)["$defs"]["Mark"]["properties"])
        unknown = (set(data) - {*SideFile.__dataclass_fields__}).union(*(set(mark) - known for mark in data["mark"]))
        if unknown or not side.mark:
            yield f"{name}: unknown fields {sorted(unknown)}" if unknown else f"{name}: there are no marks"


class Coverage:
    """The rules of a game that its lessons cover, and how the others are treated."""

    def __init__(self, game: str) -> None:
        """Play all lessons of a game, and read the rules left out from its `rules.json`."""
        self.game = game
        self.page_of_rules = load_rules_page(game, REFERENCE)
        self.ids = [rule.id for rule in self.page_of_rules.rules if _says_something(rule.text)]
        self.touched: dict[str, dict[str, set[str]]] = {}
        for lesson in [lesson for lesson in lessons() if lesson.game == game]:
            for rule, by in rules_touched(lesson).items():
                self.touched.setdefault(rule, {})[lesson.id] = by
        self.guided = {} if not self.touched else self._explained()
        path = GAMES / game / FOLDER / "rules.json"
        known = json.loads(path.read_text("utf-8")) if path.exists() else {}
        self.left_out: dict[str, str] = known.get("left_out", {})

    def _explained(self) -> dict[str, tuple[str, str]]:
        """Return the rules that only the guide explains, with a record and the entry that shows them."""
        pages = [load_rules_page(self.game, language) for language in languages()]
        found: dict[str, tuple[str, str]] = {}
        for path in sorted(path for folder in RECORDS for path in (folder / self.game).glob("*.tcr")):
            record = parse_record(path.read_bytes())
            for moment in moments(begin_replay(find_game_of(record), record), record.entries, 0):
                is_said = all(page.find(moment.rule).brief for page in pages)
                if moment.rule not in self.touched and is_said:
                    found.setdefault(moment.rule, (path.stem, moment.by))
        return found

    def problems(self) -> Iterator[str]:
        """Report rules that are treated nowhere or more than once, and unknown ones."""
        for id in self.ids:
            places = [id in self.touched, id in self.guided, id in self.left_out]
            if places.count(True) != 1:
                yield f"{self.game}: the rule {id} is {'nowhere' if not any(places) else 'in two places'}"
        yield from (f"{self.game}: there is no rule {id}" for id in {*self.left_out} - {*self.ids})

    def page(self) -> str:
        """Return the tables of a game in Markdown."""
        rules = self.page_of_rules
        counts = [sum(id in place for id in self.ids) for place in (self.touched, self.guided, self.left_out)]
        share = "{1} of {0} rules are touched by lessons, {2} more are explained in the guided game, {3} are left out"
        share = share.format(len(self.ids), *counts)
        lines = [
            f"## {find_game(self.game).title}",
            "",
            f"{share}.",
            "",
            "| rule | lessons | named by |",
            "|---|---|---|",
        ]
        for id in self.ids:
            if id in self.touched:
                by = sorted(set().union(*self.touched[id].values()))
                names = ", ".join(lesson.removeprefix(f"{self.game}-") for lesson in self.touched[id])
                lines.append(f"| {id} {rules.find(id).title} | {names} | {', '.join(by)} |")
        lines += ["", "Explained in the guided game when they come up:", ""]
        lines += ["| rule | comes up in | named by |", "|---|---|---|"]
        for id in self.ids:
            if id in self.guided:
                lines.append(f"| {id} {rules.find(id).title} | {' | '.join(self.guided[id])} |")
        lines += ["", "Left out:", "", "| rule | why |", "|---|---|"]
        lines += [f"| {id} {rules.find(id).title} | {why} |" for id, why in self.left_out.items()]
        return "\n".join([*lines, ""])


def _says_something(text: str) -> bool:
    """Return whether a rule has its own text, rather than only heading other rules."""
    return bool(text.split("\n####")[0].partition("\n")[2].strip())


@cache
def coverage_of(game: str) -> Coverage:
    """Return what the lessons of a game cover, for which all of them are played once."""
    return Coverage(game)


def page() -> str:
    """Return the page about all games that have lessons."""
    with_lessons = [game for game in game_ids() if any(lesson.game == game for lesson in lessons())]
    return HEAD + "\n".join(coverage_of(game).page() for game in with_lessons)


def main() -> int:
    """Write the files, or check everything and print the problems."""
    if "--write" in sys.argv:
        SCHEMA.write_text(schema(), "utf-8")
        PAGE.write_text(page(), "utf-8")
        return 0
    found = list(schema_errors())
    if SCHEMA.read_text("utf-8") != schema():
        found.append(f"{SCHEMA.relative_to(ROOT)} is out of date: python -m scripts.check_lessons --write")
    # Side files that do not fit the schema may not be read at all.
    read = () if found else lessons()
    found += [problem for lesson in read for problem in problems(lesson)]
    # What a lesson touches is known only if it can be done.
    if not found:
        found += [problem for game in game_ids() for problem in coverage_of(game).problems()]
        if not found and (not PAGE.exists() or PAGE.read_text("utf-8") != page()):
            found.append(f"{PAGE.relative_to(ROOT)} is out of date: python -m scripts.check_lessons --write")
    for problem in found:
        print(problem, file=sys.stderr)
    marks = sum(len(lesson.side.mark) for lesson in read)
    print(f"{len(read)} lessons with {marks} marks: {len(found) or 'no'} problems")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
