"""Every rule of the page has a test that names it, and every card a test of its family."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.vienna.playing import ALL_CARDS, CARDS
from tests.rules import marks, rule_ids, rules_page

HERE = Path(__file__).resolve().parent
PAGE = rules_page("vienna")


def rules_without_a_test(page: str, folder: Path) -> set[str]:
    return set(rule_ids(page)) - set(marks(folder, "rule"))


def test_every_rule_has_a_test_that_names_it():
    assert rules_without_a_test(PAGE, HERE) == set()


def test_every_rule_that_a_test_names_is_on_the_page():
    assert set(marks(HERE, "rule")) <= set(rule_ids(PAGE))


def test_the_ids_of_the_page_are_read_in_full():
    ids = rule_ids(PAGE)
    assert len(ids) == len(set(ids))
    # What the page has under a heading of the fourth level is a rule, whatever its text.
    assert set(re.findall(r"^#### (\S+)", PAGE, re.MULTILINE)) <= set(ids)
    assert {"V0", "V2", "V9", "V11"} <= set(ids)


INTRODUCTORY, ADVANCED = "Cards of both games", "Cards of the advanced game only"
"""What stands above each of the two tables of V9."""


def families_on_the_page(page: str, heading: str) -> list[str]:
    """Return the families of a table of V9, by their cards."""
    table = page[page.index(heading) :].split("\n\n")[1]
    return re.findall(r"^\| (\d{3}(?:-\d{3})?) \|", table, re.MULTILINE)


def test_every_family_has_a_test_that_names_it():
    introductory, advanced = (families_on_the_page(PAGE, heading) for heading in (INTRODUCTORY, ADVANCED))
    assert (len(introductory), len(advanced)) == (14, 16)
    assert [number for family in introductory for number in cards_in(family)] == list(CARDS)
    assert [number for family in introductory + advanced for number in cards_in(family)] == list(ALL_CARDS)
    assert set(marks(HERE, "family")) == {*introductory, *advanced}


def cards_in(family: str) -> range:
    return range(int(family[:3]), int(family[-3:]) + 1)


@pytest.mark.parametrize("heading", [INTRODUCTORY, ADVANCED])
def test_every_family_has_a_test_of_its_own_under_its_numbers(heading: str):
    found = marks(HERE, "family")
    for family in families_on_the_page(PAGE, heading):
        name = f"::test_{family.replace('-', '_to_')}_"
        assert any(name in test for test in found[family]), family


# The checks above can fail


def test_a_rule_without_a_test_is_found(tmp_path: Path):
    (tmp_path / "test_one.py").write_text('@rule("V1.1")\ndef test_something(): ...\n', encoding="utf-8")
    page = "# Title\n\n## V1 Section\n\n#### V1.1  Tested\nText.\n\n#### V1.2  Not tested\nText.\n"
    assert rules_without_a_test(page, tmp_path) == {"V1.2"}


def test_a_heading_without_a_text_of_its_own_is_no_rule():
    assert rule_ids("## V1 Section\n\n#### V1.1  Rule\nText.\n\n## V2 Section\nText.\n") == ["V1.1", "V2"]


@pytest.mark.parametrize(
    ("file", "function"), [("test_one.py", "helper"), ("helpers.py", "test_something")], ids=["helper", "file"]
)
def test_a_mark_on_something_that_is_no_test_is_found(tmp_path: Path, file: str, function: str):
    (tmp_path / file).write_text(f'@rule("V1.1")\ndef {function}(): ...\n', encoding="utf-8")
    with pytest.raises(AssertionError, match="is no test"):
        marks(tmp_path, "rule")


def test_marks_of_another_kind_are_not_counted(tmp_path: Path):
    (tmp_path / "test_one.py").write_text('@family("001-010")\ndef test_something(): ...\n', encoding="utf-8")
    assert marks(tmp_path, "rule") == {}
    assert marks(tmp_path, "family") == {"001-010": ["test_one.py::test_something"]}
