"""The fields of a state, named once by topic: its slots and its key follow from the names.

A game lists the names of its fields in `Parts`. The type of a field and how a clone gets it are one line of the
state's own copying methods, which stay written out because the compiler makes them fast.
"""

from __future__ import annotations

from typing import Any

from tradecraft.core.game import COMMON_FIELDS, State

Parts = tuple[tuple[str, ...], ...]
"""Names of fields, grouped by topic."""


def own_slots(*names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of the fields that only this game has; for `__slots__`, which the compiler ignores."""
    return tuple(name for part in names for name in part if name not in COMMON_FIELDS)


def without(parts: Parts, left_out: tuple[str, ...]) -> Parts:
    """Return the parts without some names."""
    return tuple(tuple(name for name in part if name not in left_out) for part in parts)


def names_of(parts: Parts) -> tuple[str, ...]:
    """Return all names of the parts."""
    return tuple(name for part in parts for name in part)


def key_of(state: State, parts: Parts, given: dict[str, Any]) -> tuple[Any, ...]:
    """Return the named fields of a state as a hashable value; `given` holds those that need a form of their own."""
    key: list[tuple[Any, ...]] = []
    for part in parts:
        values: list[Any] = []
        for name in part:
            value = given[name] if name in given else getattr(state, name)
            if isinstance(value, list):
                value = tuple(value)
            elif isinstance(value, dict):
                value = tuple(value.values())
            values.append(value)
        key.append(tuple(values))
    return tuple(key)
