"""Sealed bids, broken in one place at a time: one fault for each check of the contract.

One module per topic of `tradecraft.core.contract`; `FAULTS` contains them all.
"""

from tests.contract.faults import finish, flow, legality, notation, secrecy, worlds
from tests.contract.faults.planting import FAULTS, Planted

__all__ = ["FAULTS", "Planted", "finish", "flow", "legality", "notation", "secrecy", "worlds"]
