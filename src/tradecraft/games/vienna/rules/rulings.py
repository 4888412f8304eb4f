"""What differs between the versions of the rules of Vienna.

Rules read these values from `state.lookups.rulings`; `core.registry` describes how a version is added.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Rulings:
    """The rulings of one version: whether cards 126-130 draw before other choices of the same moment are made (V9)."""

    draws_come_first: bool


VERSIONS: Final = {1: Rulings(draws_come_first=False), 2: Rulings(draws_come_first=True)}
NEWEST: Final = 2
