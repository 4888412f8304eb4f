"""Consequences of a view of Vienna, for clients that know no rules."""

from __future__ import annotations

from tradecraft.core.schema import Consequences
from tradecraft.games.vienna.rules.lookups import members
from tradecraft.games.vienna.rules.view import ViennaView
from tradecraft.games.vienna.schema import PositionConsequences


class ViennaConsequences(Consequences):
    """The consequences of one view."""

    def __init__(self, view: ViennaView) -> None:
        self.view = view

    def of_position(self) -> PositionConsequences:
        """V5.6: list for each square the buildings where the seat still lacks an agent to surround it."""
        view = self.view
        if view.seat < 0:
            return {}
        agents = view.public.agents[view.seat]
        return {
            "missing": [
                [building + 1 for building in members(mask & ~agents)] for mask in view.public.lookups.square_masks
            ]
        }


create = ViennaConsequences
