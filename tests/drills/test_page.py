"""The reliability page shows the tallies of the drills, and claims no bar that was missed."""

import re

from drills import page
from drills.catalogue import NAMES, find_drill
from drills.trials import ROOT, Tally

RUNS = [{"date": "2026-11-18", "commit": "abc", "engine": "compiled engine", "trials": 5}]
SOAKED = {"minutes_at_a_stretch": 120.0, "finished_games_at_start": 1e5, "growth_percent": 2.9, "start_seconds": 2.0}


def soaked(trials: int = 121, failures: int = 0, **different: float) -> Tally:
    return Tally("soak", trials=trials, failures=failures, runs=RUNS, figures=SOAKED | different)


def test_a_bar_is_reached_only_with_all_trials_no_failure_and_every_figure():
    drill = find_drill("soak")
    assert page.is_reached(drill, soaked())
    assert not page.is_reached(drill, soaked(trials=120))
    assert not page.is_reached(drill, soaked(failures=1))
    assert not page.is_reached(drill, soaked(growth_percent=3.1))
    assert not page.is_reached(drill, soaked(minutes_at_a_stretch=119))
    assert not page.is_reached(drill, Tally("soak", trials=121, runs=RUNS))


def test_every_bar_is_of_a_drill_there_is():
    assert {*page.AT_LEAST, *page.AT_MOST} <= set(NAMES)


def test_failures_are_shown_even_if_they_were_counted_earlier():
    closed = {"trials": 9, "failures": 1, "problems": ["it broke"], "runs": RUNS}
    told = page.details("soak", Tally("soak", trials=5, problems=["it grew"], failures=1, runs=RUNS, earlier=[closed]))
    assert "it grew" in told
    assert "9 trials with 1 failures (it broke)" in told
    assert "minutes at a stretch not measured, at least 120" in told


def test_a_table_has_a_line_for_every_drill():
    found = {name: Tally(name) for name in NAMES}
    assert page.table(found).count("**not yet**") == len(NAMES)


PROMISE = re.compile(r"^\| .+ \| \[`tradecraft drill (.+)`\]\(docs/reliability.md#(.+)\) \|$", re.MULTILINE)


def test_every_promise_of_the_security_page_points_to_its_drill():
    promises = PROMISE.findall((ROOT / "SECURITY.md").read_text("utf-8"))
    assert sorted(promises) == sorted((name, name) for name in NAMES)
    headings = re.findall(r"^### (.+)$", page.PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(headings) == sorted(NAMES)
