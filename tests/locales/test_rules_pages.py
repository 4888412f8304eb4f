"""The rules pages say the same in all languages: the same rules, and in each the same numbers, examples and tables."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from tradecraft.core.registry import game_ids
from tradecraft.locales import languages
from tradecraft.locales.rules_pages import RulesPage, load_player_aid, load_rules_page, parse_rules_page
from tradecraft.locales.sources import REFERENCE

OTHERS = [language for language in languages() if language != REFERENCE]
FACTS = {
    "numbers": re.compile(r"\d+"),
    "what stands as it is": re.compile(r"`[^`]+`"),
    "rulings and examples": re.compile(r"\*\*(?=\w+\.\*\*)"),
    "lines of tables": re.compile(r"^\|", re.MULTILINE),
    "references": re.compile(r"\b[VW]\d+(?:\.\d+)?[a-z]?\b"),
}


def parts(page: RulesPage) -> dict[str, str]:
    """Return a page by rule, each without those inside it; what comes before the first has the id of none."""
    starts = [0, *(page.text.index(rule.text.splitlines()[0]) for rule in page.rules), len(page.text)]
    texts = [page.text[start:end] for start, end in pairwise(starts)]
    return dict(zip(["", *(rule.id for rule in page.rules)], texts, strict=True))


def differences(page: RulesPage, other: RulesPage) -> list[str]:
    """Say where two pages cannot mean the same."""
    if [rule.id for rule in page.rules] != [rule.id for rule in other.rules]:
        return ["the rules are not the same"]
    found = []
    for (id, text), told in zip(parts(page).items(), parts(other).values(), strict=True):
        for fact, pattern in FACTS.items():
            one, two = Counter(pattern.findall(text)), Counter(pattern.findall(told))
            found += [f"{id}: {fact}: {one - two} and {two - one}"] if one != two else []
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", game_ids())
def test_a_page_says_the_same_as_the_english_one(game: str, language: str):
    page = load_rules_page(game, language)
    assert page.language == language
    assert differences(load_rules_page(game, REFERENCE), page) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", game_ids())
def test_headings_are_in_the_language_of_the_page(game: str, language: str):
    english = {rule.id: rule.title for rule in load_rules_page(game, REFERENCE).rules}
    page = load_rules_page(game, language)
    # Words that are the same in both languages.
    alike = {"Actions", "Details", "Gadgets", "Missions"}
    assert {rule.title for rule in page.rules if rule.title == english[rule.id]} <= alike


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("coûte 2 pots-de-vin", "coûte 3 pots-de-vin", "V5.3: numbers"),
        ("#### V5.4 ", "#### V5.14 ", "the rules are not the same"),
        ("3 shillings `[FR]`.", "3 shillings `[NL]`.", "V8.8: what stands as it is"),
        ("| 001-010 |", "- 001-010 |", "V9: lines of tables"),
        ("Le second salaire a lieu.", "Le second salaire (V8.10) a lieu.", "V8.12: references"),
    ],
)
def test_a_difference_is_found(old: str, new: str, problem: str):
    page = load_rules_page("vienna", "fr")
    assert page.text.count(old) == 1
    changed = parse_rules_page(page.text.replace(old, new), "fr")
    assert any(line.startswith(problem) for line in differences(load_rules_page("vienna", REFERENCE), changed))


def test_a_language_without_a_page_gets_the_english_one():
    page = load_rules_page("vienna", "de")
    assert page == load_rules_page("vienna", REFERENCE)
    assert page.language == REFERENCE


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", game_ids())
def test_a_player_aid_says_the_same_as_the_english_one(game: str, language: str):
    english, other = load_player_aid(game, REFERENCE), load_player_aid(game, language)
    assert english
    assert english != other
    for fact, pattern in FACTS.items():
        assert Counter(pattern.findall(english)) == Counter(pattern.findall(other)), fact


@pytest.mark.parametrize("language", ["x" * 5000, "../../war1955/texts/en", "en/../fr", "\0", ""])
def test_an_unknown_language_is_never_used_as_a_path(language: str):
    assert load_rules_page("vienna", language) == load_rules_page("vienna", REFERENCE)
    assert load_player_aid("vienna", language) == load_player_aid("vienna", REFERENCE)
