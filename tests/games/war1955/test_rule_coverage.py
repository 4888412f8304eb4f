"""Every rule of the page has a test that names it, and every special action has tests with its name."""

from __future__ import annotations

import re
from pathlib import Path

from tests.rules import marks, rule_ids, rules_page
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS

HERE = Path(__file__).resolve().parent
PAGE = rules_page("war1955")


def rules_without_a_test(page: str, folder: Path) -> set[str]:
    return set(rule_ids(page)) - set(marks(folder, "rule"))


def actions_without_a_test(folder: Path) -> set[str]:
    """Return the special actions that no test has in its name."""
    names = [
        name
        for path in folder.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.M)
    ]
    return {action for action in SPECIAL_IDS if not any(action in name for name in names)}


def test_every_rule_has_a_test_that_names_it():
    assert rules_without_a_test(PAGE, HERE) == set()


def test_every_rule_that_a_test_names_is_on_the_page():
    assert set(marks(HERE, "rule")) <= set(rule_ids(PAGE))


def test_the_ids_of_the_page_are_read_in_full():
    ids = rule_ids(PAGE)
    assert len(ids) == len(set(ids))
    # Every heading of the fourth level is a rule, whatever its text.
    assert set(re.findall(r"^#### (\S+)", PAGE, re.MULTILINE)) <= set(ids)
    assert {"W0", "W3", "W5", "W5.2a", "W5.2b", "W7.3", "W8.14"} <= set(ids)


def test_every_special_action_has_a_test_with_its_name():
    assert actions_without_a_test(HERE) == set()


# The checks above can fail


def test_a_rule_and_an_action_without_a_test_are_found(tmp_path: Path):
    (tmp_path / "test_one.py").write_text('@rule("W1.1")\ndef test_deport_something(): ...\n', encoding="utf-8")
    page = "# Title\n\n## W1 Section\n\n#### W1.1  Tested\nText.\n\n#### W1.2  Not tested\nText.\n"
    assert rules_without_a_test(page, tmp_path) == {"W1.2"}
    assert actions_without_a_test(tmp_path) == set(SPECIAL_IDS) - {"deport"}
