"""The `language.json` of a language: its name, its plural rules and its number format."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from tradecraft.core.errors import Fault

FILE = "language.json"
KEYS = ("name", "plurals", "group")
OTHER = "other"
"""The plural category of numbers that no rule is about."""
_RELATION = re.compile(r"([nivwftce])(?: % ([0-9]+))? (=|!=) ([0-9.,]+)")

Relation = tuple[bool, int, bool, tuple[tuple[int, int], ...]]
"""Whether it is about the number itself, the modulus or 0, whether it must hold, and the ranges the result lies in."""
Condition = tuple[tuple[Relation, ...], ...]
"""Relations, all of which must hold in one of the groups."""


@dataclass(frozen=True)
class Language:
    """A language: its id, which is the name of its folder, and what its `language.json` says.

    `plurals` are the rules of the Unicode CLDR for cardinal numbers, without their samples; the rule of `other` is left
    out. `group` stands between groups of three digits.
    """

    id: str
    name: str
    plurals: tuple[tuple[str, Condition], ...]
    group: str

    def plural(self, number: int) -> str:
        """Return the plural category of a whole number."""
        for category, condition in self.plurals:
            if any(all(_holds(relation, abs(number)) for relation in group) for group in condition):
                return category
        return OTHER

    def number(self, number: int) -> str:
        """Return a whole number as it is written."""
        return str(number) if -1000 < number < 1000 else f"{number:,}".replace(",", self.group)

    def decimal(self, number: float, digits: int) -> str:
        """Return a number below 1,000 with some digits of its fraction: a comma where there is none between groups."""
        return f"{number:.{digits}f}".replace(".", "." if self.group == "," else ",")


def read_language(folder: Traversable) -> Language:
    """Read what a language says of itself; raise Fault if it cannot be used."""
    where = f"{folder.name}/{FILE}"
    try:
        found = json.loads(folder.joinpath(FILE).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Fault(f"{where} cannot be read: {error}") from error
    if not isinstance(found, dict) or sorted(found) != sorted(KEYS):
        raise Fault(f"{where} must have {', '.join(KEYS)} and nothing else")
    name, plurals, group = (found[key] for key in KEYS)
    if not isinstance(name, str) or not isinstance(group, str) or not isinstance(plurals, dict):
        raise Fault(f"{where}: name and group must be texts, plurals the rules by category")
    try:
        return Language(folder.name, name, tuple((key, parse_rule(plurals[key])) for key in plurals), group)
    except ValueError as error:
        raise Fault(f"{where}: {error}") from error


def parse_rule(rule: str) -> Condition:
    """Read a plural rule of the CLDR, such as `n % 10 = 2..4 and n % 100 != 12..14`; raise ValueError."""
    return tuple(tuple(map(_relation, group.split(" and "))) for group in rule.split(" or "))


def _relation(text: str) -> Relation:
    match = _RELATION.fullmatch(text.strip())
    if not match:
        raise ValueError(f"{text!r} is no part of a plural rule")
    ends = [part.split("..") for part in match[4].split(",")]
    ranges = tuple((int(pair[0]), int(pair[-1])) for pair in ends)
    # The other operands are about fractions and exponents, which whole numbers do not have.
    return match[1] in "ni", int(match[2] or 0), match[3] == "=", ranges


def _holds(relation: Relation, number: int) -> bool:
    is_number, modulus, is_wanted, ranges = relation
    value = number if is_number else 0
    value = value % modulus if modulus else value
    return any(first <= value <= last for first, last in ranges) == is_wanted
