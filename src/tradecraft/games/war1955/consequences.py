"""Consequences of a view of 1955: totals of cards, and how far pawns would go.

Everything is worked out by the rules themselves in a state made from the view alone, and uses only what the viewer
knows: cards on the table or in the viewer's hand, spies and pawns.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random

from tradecraft.core.schema import Consequences
from tradecraft.games.war1955 import schema
from tradecraft.games.war1955.rules import blocking, influence, turn, victory
from tradecraft.games.war1955.rules.actions import ACTIONS
from tradecraft.games.war1955.rules.content_model import COUNTRIES
from tradecraft.games.war1955.rules.phases import ASK_ADD, ASK_BLOCK, INFLUENCE
from tradecraft.games.war1955.rules.sets import BITS
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.view import WarView


class WarConsequences(Consequences):
    """The consequences of one view."""

    def __init__(self, view: WarView) -> None:
        self.view = view

    @cached_property
    def _world(self) -> WarState:
        """A state that agrees with the view."""
        state: WarState = self.view.resample(Random(0))
        return state

    def of_position(self) -> schema.PositionConsequences:
        """Return how far each pawn is from the stars, and what is prepared and declared would do."""
        public = self.view.public
        return {
            "plays": turn.play_steps(public.round),
            "to_go": {
                country: [star - pawn * direction for direction in victory.DIRECTIONS]
                for country, star, pawn in zip(COUNTRIES, public.track_steps, public.pawns, strict=True)
            },
            "ahead": [victory.standing(public, seat)[1] for seat in range(public.players)],
            "declared": [
                self._advance(one.seat, one.target, one.total) if one.what == INFLUENCE else None
                for one in public.stack
            ],
            "prepared": self._prepared(),
        }

    def of_option(self, action: int) -> Mapping[str, object]:
        """Return what a card would count in a country or as a block, and whose gadget is meant."""
        verb, index = ACTIONS.locate(action)
        if verb == "influence":
            return self._influence(*divmod(index, len(COUNTRIES)))
        if verb == "block":
            return self._block(index)
        return self._gadget() if verb == "gadget" else {}

    def _influence(self, card: int, country: int) -> schema.InfluenceConsequences:
        seat = self.view.seat
        total = influence.total_of(self._world, seat, (card,), country)
        return {"total": total, **self._advance(seat, country, total)}

    def _block(self, card: int) -> schema.BlockConsequences:
        attack = self.view.public.stack[-1]
        total = blocking.total_of(self._world, self.view.seat, (card,), attack.target)
        return {"total": total, "needed": attack.total}

    def _gadget(self) -> schema.GadgetConsequences:
        """W6: a card that stays in play becomes a gadget of the player, any other takes one from the opponent."""
        seat, special = self.view.seat, self.view.public.lookups.special_of[self.view.using]
        return {"seat": seat if special.stays_in_play else 1 - seat}

    def _prepared(self) -> schema.PreparedTotal | None:
        """W3, W4: what is laid ready for an influence action or a block counts by the place of the spy."""
        view, public = self.view, self.view.public
        if public.ask == ASK_ADD:
            (seat,) = public.deciders
            total = influence.total_of(self._world, seat, view.draft, view.place)
            return {
                "total": total,
                "needed": None,
                "suffices": True,
                "advance": self._advance(seat, view.place, total),
            }
        if public.ask == ASK_BLOCK:
            (seat,) = public.deciders
            attack = public.stack[-1]
            total = blocking.total_of(self._world, seat, view.draft, attack.target)
            return {"total": total, "needed": attack.total, "suffices": total >= attack.total, "advance": None}
        return None

    def _advance(self, seat: int, country: int, steps: int) -> schema.Advance:
        """W3.4, W8.2: how far a pawn would go; steps beyond the star are lost."""
        world = self._world.clone()
        before = world.pawns[country]
        victory.advance(world, seat, country, steps)
        direction = victory.DIRECTIONS[seat]
        after = world.pawns[country]
        return {
            "steps": (after - before) * direction,
            "to": after * direction,
            "secures": bool(world.secured[seat] & BITS[country]),
        }


create = WarConsequences
