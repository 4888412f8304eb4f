"""Language data: plurals as in the Unicode CLDR, and number formats."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from babel import Locale
from babel.localedata import locale_identifiers
from babel.numbers import format_decimal

from tradecraft.core.errors import Fault
from tradecraft.locales import find_language, languages
from tradecraft.locales.language import Language, parse_rule, read_language
from tradecraft.locales.sources import COMMON, root

COUNTED = (*range(201), *(10**power + more for power in range(3, 10) for more in (-1, 0, 1, 5)))
WRITTEN = (*COUNTED, -1, -999, -1000, -1_234_567)


def in_cldr_syntax(rule: str) -> str:
    """Return a rule of babel's, which has its own words for the signs."""
    return rule.replace(" mod ", " % ").replace(" not in ", " != ").replace(" in ", " = ")


@pytest.mark.parametrize("id", languages())
def test_a_language_counts_as_the_cldr_has_it(id: str):
    language, plural = find_language(id), Locale.parse(id).plural_form
    assert [language.plural(number) for number in COUNTED] == [plural(number) for number in COUNTED]


@pytest.mark.parametrize("id", languages())
def test_a_language_writes_numbers_as_the_cldr_has_it(id: str):
    language = find_language(id)
    assert [language.number(number) for number in WRITTEN] == [format_decimal(number, locale=id) for number in WRITTEN]
    assert language.decimal(-4.16, 1) == format_decimal(-4.2, locale=id)
    assert language.decimal(123.456, 2) == format_decimal(123.46, locale=id)


@pytest.mark.parametrize("id", languages())
def test_a_language_has_its_own_name(id: str):
    name = Locale.parse(id).display_name
    assert find_language(id).name.lower() == name.lower()


def test_the_rules_of_every_language_of_the_cldr_can_be_used():
    different: list[str] = []
    ids = [id for id in locale_identifiers() if "_" not in id]
    for id in ids:
        plural = Locale.parse(id).plural_form
        # A rule with an exponent is about numbers written in a short form, as "1M".
        rules = tuple((category, parse_rule(in_cldr_syntax(rule))) for category, rule in plural.rules.items())
        language = Language(id, id, rules, "")
        if [language.plural(number) for number in COUNTED] != [plural(number) for number in COUNTED]:
            different.append(id)
    assert len(ids) > 150
    assert different == []


def test_a_rule_that_differs_is_found():
    language = Language("xx", "", (("one", parse_rule("n = 0,1")),), "")
    plural = Locale.parse("en").plural_form
    assert [number for number in COUNTED if language.plural(number) != plural(number)] == [0]


@pytest.mark.parametrize("rule", ["", "n", "n = ", "x = 1", "n > 1", "n % = 1", "n = 1 and", "n = 1 @integer 1"])
def test_an_invalid_plural_rule_is_refused(rule: str):
    with pytest.raises(ValueError, match="is no part of a plural rule"):
        parse_rule(rule)


@pytest.mark.parametrize(
    ("found", "problem"),
    [
        ({"name": "X", "plurals": {}}, "must have name, plurals, group and nothing else"),
        ({"name": "X", "plurals": {}, "group": ",", "more": 1}, "must have name, plurals, group and nothing else"),
        ([], "must have name, plurals, group and nothing else"),
        ({"name": 1, "plurals": {}, "group": ","}, "name and group must be texts"),
        ({"name": "X", "plurals": {"one": "n ~ 1"}, "group": ","}, "'n ~ 1' is no part of a plural rule"),
    ],
)
def test_a_description_that_cannot_be_used_is_refused(tmp_path: Path, found: object, problem: str):
    folder = tmp_path / "xx"
    folder.mkdir()
    (folder / "language.json").write_text(json.dumps(found), "utf-8")
    with pytest.raises(Fault, match=f"xx/language.json:? {problem}"):
        read_language(folder)


def test_a_folder_without_a_description_is_no_language(tmp_path: Path):
    shutil.copytree(
        str(root().joinpath(COMMON)), tmp_path / COMMON, ignore=shutil.ignore_patterns("*.py", "__pycache__")
    )
    assert languages(tmp_path) == languages()
    (tmp_path / COMMON / "fr" / "language.json").unlink()
    assert languages(tmp_path) == [id for id in languages() if id != "fr"]
