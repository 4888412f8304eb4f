"""The log lines of two servers in one process, separated by the context they run in."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import structlog

LINES: ContextVar[list[str] | None] = ContextVar("LINES", default=None)
"""The list that collects the lines logged in this context."""
LEFT_OUT = frozenset({"ms"})
"""Durations differ for reasons unrelated to secrets."""


@contextmanager
def captured_logs() -> Iterator[None]:
    """Collect the lines of every level in the list of their context."""
    before = structlog.get_config()
    structlog.configure(
        processors=[_keep],
        wrapper_class=structlog.make_filtering_bound_logger(logging.DEBUG),
        cache_logger_on_first_use=False,
    )
    try:
        yield
    finally:
        structlog.configure(**before)


def _keep(logger: Any, level: str, event: MutableMapping[str, Any]) -> str:
    lines = LINES.get()
    if lines is not None:
        told = {name: value for name, value in event.items() if name not in LEFT_OUT}
        lines.append(json.dumps({"level": level, **told}, default=repr, sort_keys=True))
    raise structlog.DropEvent
