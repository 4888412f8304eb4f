"""Planting a fault in this process for the length of a block."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def patched(owner: Any, name: str, fault: Any) -> Iterator[None]:
    """Replace an attribute by a faulty one inside the block."""
    sound = getattr(owner, name)
    setattr(owner, name, fault)
    try:
        yield
    finally:
        setattr(owner, name, sound)
