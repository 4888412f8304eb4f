"""Shared by all tests: the settings of hypothesis and the garbage collector, and the summary of trials at the end."""

import gc
import signal

import pytest
from hypothesis import settings

# A shell lets what it runs in the background ignore Ctrl-C, and so would every program that a test interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples every time, so that a change is judged by itself; `--hypothesis-profile=explore` looks further.
settings.register_profile("fixed", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile("fixed")

# What is imported and collected stays to the end: looking through it again and again for garbage finds none, and would
# take a twentieth of the time of all tests.
gc.disable()
OBJECTS_BETWEEN_COLLECTIONS = 20_000

TRIALS = "trials"
"""The property under which a test says how much it tried: `record_property(TRIALS, "...")`."""


def pytest_collection_finish() -> None:
    """Collect garbage from now on, of what the tests themselves leave."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the tests say they tried: a check that has compared nothing has shown nothing."""
    lines = [
        value
        for report in terminalreporter.getreports("passed")
        for name, value in report.user_properties
        if name == TRIALS
    ]
    if lines:
        terminalreporter.section("trials")
        for line in lines:
            terminalreporter.line(str(line))
