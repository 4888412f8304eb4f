"""Short runs of every drill: it passes, and fails with a planted fault. `make drills` runs them at length.

`make test` runs each briefly, `make test-all` also plants the faults.
"""

from collections.abc import Callable

import pytest

from drills.catalogue import NAMES, find_drill
from drills.trials import report_text, run

SHORT = {
    "fair-deal": 3,
    "honest-bots": 1,
    "secrecy": 120,
    "old-records": 800,
    "kill": 1,
    "power-loss": 24,
    "fuzz": 500,
    "abuse": 12,
    "faults": 5,
    "backup": 1,
    "load": 100,
    "soak": 3,
    "calls": 10,
}
"""How many trials `make test` makes."""
TRIED = {
    "fair-deal": ("draws", "entries", "tampered", "shuffles"),
    "honest-bots": ("games", "seeds", "moves_of_officer"),
    "secrecy": ("own", "seen", "secret_choice", "requests", "canaries", "log_lines", "repeated_ids"),
    "kill": ("acknowledged", "resent", "news", "records", "verified"),
    "power-loss": ("acknowledged", "nothing_kept", "everything_kept", "some_kept", "torn_kept"),
    "fuzz": ("requests", "frames", "records"),
    "faults": ("full_disk", "doubling_client", "dropping_client", "reordering_client", "killed_idle_bots"),
    "backup": ("acknowledged_before",),
    "soak": ("moves",),
    "calls": ("called_by_push", "called_by_mail", "called_by_webhook", "twins"),
}
"""What must have been tried at all, if only a little."""
FAULTS = [(name, fault) for name in NAMES for fault in find_drill(name).faults]


def check(name: str, trials: int, record_property: Callable[[str, object], None]) -> None:
    report = run(find_drill(name), trials)
    assert report["failures"] == 0, report["problems"]
    assert report["trials"] >= trials
    assert [kind for kind in TRIED.get(name, ()) if not report["counts"].get(kind)] == []
    record_property("trials", report_text(report))


@pytest.mark.parametrize("name", NAMES)
def test_a_drill_finds_nothing(name: str, record_property: Callable[[str, object], None]):
    check(name, SHORT[name], record_property)


# At their usual length the others wait for minutes, most of the time for something to recover; `make drills` runs them.
@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("calls", "faults")])
def test_a_drill_of_its_usual_length_finds_nothing(name: str, record_property: Callable[[str, object], None]):
    check(name, find_drill(name).short, record_property)


@pytest.mark.long
@pytest.mark.parametrize(("name", "fault"), FAULTS)
def test_a_planted_fault_is_found(name: str, fault: str):
    drill = find_drill(name)
    report = run(drill, drill.short, fault)
    assert report["failures"] > 0
    assert report["problems"]
