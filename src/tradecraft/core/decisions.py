"""The kinds of decisions a game asks for: one record each, with everything that depends on the kind alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tradecraft.core.errors import Fault


@dataclass(frozen=True)
class DecisionKind:
    """A kind of decision: its number in `State.ask`, its name, the rule behind it and the verbs that answer it."""

    number: int
    name: str
    rule: str
    verbs: tuple[str, ...]


def names_by_number(rows: Iterable[tuple[int, str]]) -> tuple[str, ...]:
    """Return the names of numbered things, to be looked up by number.

    Raise a Fault where a row is out of place or a name occurs twice, so that a mistake in a table fails at import.
    """
    names: list[str] = []
    for number, name in rows:
        if number != len(names) or name in names:
            raise Fault(f"{name!r} has the number {number} in place {len(names)}, or a name that is taken")
        names.append(name)
    return tuple(names)
