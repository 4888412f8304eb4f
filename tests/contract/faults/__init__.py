"""Sealed bids, broken in one place at a time: what each check of the contract is there to find.

A module for each topic of `tradecraft.core.contract`; `FAULTS` holds all of them.
"""

from tests.contract.faults import finish, flow, legality, notation, secrecy, worlds
from tests.contract.faults.planting import FAULTS, Planted

__all__ = ["FAULTS", "Planted", "finish", "flow", "legality", "notation", "secrecy", "worlds"]
