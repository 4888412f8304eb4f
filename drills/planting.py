"""Planting a fault in this process, for as long as a block lasts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def patched(owner: Any, name: str, fault: Any) -> Iterator[None]:
    """Replace an attribute by something faulty."""
    sound = getattr(owner, name)
    setattr(owner, name, fault)
    try:
        yield
    finally:
        setattr(owner, name, sound)
