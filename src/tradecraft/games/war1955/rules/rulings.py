"""What differs between the versions of the rules of 1955.

Rules read these values from `state.lookups.rulings`; `core.registry` describes how a version is added.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Rulings:
    """The rulings of one version: whether no home pawn moves before both homes are chosen (W1.3)."""

    homes_advance_together: bool


VERSIONS: Final = {1: Rulings(homes_advance_together=False), 2: Rulings(homes_advance_together=True)}
NEWEST: Final = 2
