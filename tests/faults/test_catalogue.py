"""The catalogue of planted faults is valid, and planting reports exactly the faults that tests notice."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from scripts.plant_faults import (
    BROKEN,
    EXPLAINED,
    FOUND,
    GONE,
    ROOT,
    SURVIVED,
    UNFIT,
    Fault,
    Planter,
    Result,
    is_good,
    load_catalogue,
)
from tests.rules import rule_ids, rules_page

FAULTS = load_catalogue()
LEAST = 120
GAMES = ROOT / "src" / "tradecraft" / "games"


def test_there_are_enough_faults_and_each_has_a_name_of_its_own():
    assert len(FAULTS) >= LEAST
    assert [name for name, count in Counter(fault.name for fault in FAULTS).items() if count > 1] == []
    edits = Counter((fault.file, fault.old, fault.new) for fault in FAULTS)
    assert [edit for edit, count in edits.items() if count > 1] == []


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_still_applies_and_says_what_it_breaks(fault: Fault):
    text = (ROOT / fault.file).read_text("utf-8")
    planted = fault.planted_in(text)
    assert planted != text
    if fault.file.endswith(".py"):
        compile(planted, fault.file, "exec")
    assert fault.breaks.endswith(".")
    assert len(fault.breaks.split()) >= 4
    assert fault.breaks.count(". ") == 0, "one sentence is enough"


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_names_tests_that_are_there(fault: Fault):
    assert fault.tests
    assert all(test.startswith("web/") == fault.is_web for test in fault.tests)
    for test in fault.tests:
        file, _, name = test.partition("::")
        text = (ROOT / file).read_text("utf-8")
        assert not name or f"def {name.partition('[')[0]}(" in text


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_the_rule_of_a_fault_is_a_rule_of_its_game(fault: Fault):
    path = ROOT / fault.file
    if fault.area.startswith("rules_"):
        assert fault.rule
        assert path.is_relative_to(GAMES / fault.area.removeprefix("rules_"))
    if fault.rule:
        assert fault.rule in rule_ids(rules_page(path.relative_to(GAMES).parts[0]))


SHORT = Fault(
    area="example",
    name="short",
    file="src/tradecraft/core/events.py",
    old="    return 1 << seat",
    new="    return 2 << seat",
    breaks="An event for one seat is visible to the next.",
    tests=("tests/core/test_events.py",),
)
HARMLESS = replace(SHORT, name="harmless", new="    return 2**seat")


def test_what_tests_notice_is_found_and_what_they_do_not_notice_survives(tmp_path: Path):
    gone = replace(SHORT, name="gone", old="    return 3 << seat")
    # It changes the copy alone: were the installed sources imported, nothing would fail.
    results = list(Planter(tmp_path).plant_all([SHORT, HARMLESS, replace(HARMLESS, survives="It is the same."), gone]))
    assert [result.outcome for result in results] == [FOUND, SURVIVED, EXPLAINED, GONE]
    assert results[0].noticed.startswith("tests/core/test_events.py::")
    assert (tmp_path / "copy-1" / SHORT.file).read_bytes() == (ROOT / SHORT.file).read_bytes()

    # A second run knows the results of the first.
    again = list(Planter(tmp_path).plant_all([SHORT, HARMLESS]))
    assert again == results[:2]


def results_of(*outcomes: str) -> list[Result]:
    return [Result("name", "area", outcome, 1.0) for outcome in outcomes]


def test_enough_must_be_found_and_every_survivor_explained():
    assert is_good(results_of(*[FOUND] * 100))
    assert is_good(results_of(*[FOUND] * 97, *[EXPLAINED] * 3))
    assert not is_good(results_of(*[FOUND] * 96, *[EXPLAINED] * 4))
    for unexplained in (SURVIVED, GONE, UNFIT, BROKEN):
        assert not is_good(results_of(*[FOUND] * 99, unexplained))
