"""What may differ between versions of the rules of 1955.

Rules read these values from `state.tables.rulings`; `core.registry` describes how a version is added.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Rulings:
    """The rulings of one version; `opening_steps` is the number of play steps in the very first turn (W1.4)."""

    opening_steps: int


RULINGS: Final = Rulings(opening_steps=1)
"""The rulings of the newest version."""
