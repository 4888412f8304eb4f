"""Run a drill: `python -m drills NAME`, or `tradecraft drill NAME`. Without a name, list the drills.

The exit code is 0 if no trial failed, 1 if any did, 2 if none ran.
"""

from __future__ import annotations

import argparse
import json
import logging
import signal
import sys
from pathlib import Path

import structlog

from drills.catalogue import NAMES, find_drill
from drills.trials import CannotRun, report_text, run

FAILED, NOTHING_TRIED = 1, 2


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    asked = parser().parse_args(arguments)
    if asked.name is None:
        print("\n\n".join(map(description, NAMES)))
        return 0
    # Servers in this process log every request; the report has what matters.
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    drill = find_drill(asked.name)
    if asked.plant and asked.plant not in drill.faults:
        print(f"{drill.name} has no fault {asked.plant}, but {', '.join(drill.faults)}", file=sys.stderr)
        return NOTHING_TRIED
    wanted = asked.trials or (drill.long if asked.long else drill.short)
    try:
        report = run(drill, wanted, asked.plant, asked.seconds, asked.state, asked.renew)
    except CannotRun as reason:
        print(f"{drill.name}: nothing was tried: {reason}", file=sys.stderr)
        return NOTHING_TRIED
    print(json.dumps(report) if asked.json else report_text(report))
    if report["failures"]:
        return FAILED
    return 0 if report["trials"] else NOTHING_TRIED


def description(name: str) -> str:
    """Describe a drill and the faults that can be planted in it."""
    drill = find_drill(name)
    lines = [
        f"{name}: {drill.promise}",
        f"  one trial is {drill.trial}; {drill.short:,}, or {drill.long:,} with --long",
    ]
    return "\n".join([*lines, *(f"  --plant {fault}: {what}" for fault, what in drill.faults.items())])


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser("tradecraft drill", description="Try a promise of the project many times.")
    parser.add_argument("name", nargs="?", choices=NAMES)
    parser.add_argument("--trials", type=int, help="how many trials, those in --state included")
    parser.add_argument("--long", action="store_true", help="as many trials as `make drills` makes")
    parser.add_argument("--seconds", type=float, help="stop after this time")
    parser.add_argument("--plant", default="", metavar="FAULT", help="plant a fault that the drill must find")
    parser.add_argument("--state", type=Path, metavar="FILE", help="continue the count in this file")
    parser.add_argument("--renew", action="store_true", help="begin a new count there if the old one is complete")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    return parser


if __name__ == "__main__":
    # Exit normally on SIGTERM, so that the servers are stopped too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    sys.exit(main())
