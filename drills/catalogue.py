"""The names of all drills; a drill's module is imported only when it runs."""

from __future__ import annotations

from importlib import import_module

from drills.trials import Drill

NAMES = (
    "fair-deal",
    "honest-bots",
    "secrecy",
    "old-records",
    "kill",
    "power-loss",
    "fuzz",
    "abuse",
    "faults",
    "backup",
    "load",
    "soak",
    "calls",
)


def find_drill(name: str) -> Drill:
    """Return a drill."""
    drill = import_module(f"drills.{name.replace('-', '_')}").DRILL
    assert isinstance(drill, Drill)
    assert drill.name == name
    return drill
