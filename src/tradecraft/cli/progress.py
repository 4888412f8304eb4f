"""A progress bar for long tasks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


def watched(work: Iterator[T], count: int | None, description: str) -> Iterator[T]:
    """Show a progress bar on standard error if that is a terminal; `count` is None if it is not known."""
    console = Console(stderr=True, markup=False, emoji=False)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(work, total=count, description=description)
