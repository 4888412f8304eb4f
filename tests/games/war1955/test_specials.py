"""W5: the catalogue of special actions holds what the rules page lists, and is the only place that names them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.games.war1955.playing import LOOKUPS
from tests.rules import GAMES, rule, rule_ids, rules_page
from tradecraft.games.war1955.rules.specials.base import Special
from tradecraft.games.war1955.rules.specials.catalogue import NO_ACTION, SPECIAL_IDS, SPECIALS

PAGE = rules_page("war1955")
RULES = GAMES / "war1955" / "rules"
CATALOGUE = RULES / "specials" / "catalogue.py"


@rule("W5")
def test_the_catalogue_has_the_actions_of_the_table_in_its_order():
    table = PAGE.partition("| action | effect |\n|---|---|\n")[2].partition("\n\n")[0]
    names = [line.split("|")[1].strip() for line in table.splitlines()]
    assert [name.lower().replace(" ", "_") for name in names] == list(SPECIAL_IDS)


@pytest.mark.parametrize("special", SPECIALS, ids=SPECIAL_IDS)
def test_a_special_action_and_its_refusals_cite_rules_of_the_page(special: Special):
    assert special.rules[0] == "W5"
    assert {*special.rules, *(rule for _, rule, *_ in special.refusals)} <= set(rule_ids(PAGE))


def test_every_card_has_the_record_of_its_action():
    for name, special in zip(LOOKUPS.names, LOOKUPS.special_of, strict=True):
        assert special is NO_ACTION if name.startswith("mercenary") else name.endswith(f"_{special.id}")


@pytest.mark.parametrize("special", SPECIALS, ids=SPECIAL_IDS)
def test_a_special_action_that_counters_something_says_that_it_may(special: Special):
    assert special.may_counter == (type(special).counters is not Special.counters)


def named_in(code: str) -> set[str]:
    """Return the special actions that code names: as text, as a constant or as a class. Docstrings do not count."""
    words: set[str] = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words.add(node.value)
        elif isinstance(node, ast.Name):
            words.add(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", node.id).lower())
        elif isinstance(node, ast.Attribute):
            words.add(node.attr.lower())
        elif isinstance(node, ast.alias):
            words.add(node.name.lower())
    return words & set(SPECIAL_IDS)


def named_outside(folder: Path, catalogue: Path) -> dict[str, set[str]]:
    """Return the files under a folder, except the catalogue, that name special actions, and which."""
    found = {path.name: named_in(path.read_text("utf-8")) for path in folder.rglob("*.py") if path != catalogue}
    return {file: names for file, names in found.items() if names}


def test_the_rules_name_special_actions_in_the_catalogue_only():
    assert named_in(CATALOGUE.read_text("utf-8")) == set(SPECIAL_IDS)
    assert named_outside(RULES, CATALOGUE) == {}


@pytest.mark.parametrize(
    "code",
    ["from catalogue import DEPORT", "catalogue.DEPORT", "special is DEPORT", "special.id == 'deport'", "Deport()"],
)
def test_a_special_action_named_elsewhere_is_found(code: str, tmp_path: Path):
    (tmp_path / "turn.py").write_text(f'"""Deport, or deport a spy."""\n{code}\n', "utf-8")
    assert named_outside(tmp_path, CATALOGUE) == {"turn.py": {"deport"}}
