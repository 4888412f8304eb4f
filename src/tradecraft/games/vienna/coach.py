"""Vienna for reviews: the features of its positions by theme, and the points they should bring."""

from __future__ import annotations

from collections.abc import Sequence

from tradecraft.bots.coach import Coach, Hidden, Kind, Theme, lead
from tradecraft.bots.knowledge.learned import LearnedKnowledge
from tradecraft.core.game import OVER
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS
from tradecraft.games.vienna.rules.phases import ASK_REPLACE
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.games.vienna.rules.view import ViennaView


class ViennaCoach(Coach):
    """Vienna: features are worth points."""

    ahead = 1
    names_points = True
    themes = (
        Theme("scored", ("banked", "growth", "income", "tiles", "set_lacks_one", "set_lacks_two")),
        Theme(
            "squares",
            (
                "ready_now",
                "ready_next",
                "ready_more",
                "lacks_a_bribe",
                "lacks_two_bribes",
                "two_agents_paid",
                "two_agents",
                "three_agents",
                "contested",
            ),
        ),
        Theme("bribes", ("bribes", "bribe_pairs")),
        Theme("agents", ("move_cost", "agents", "supply", "rank", "for_hire")),
        Theme("drawers", ("gives_points", "gives_bribes", "gives_discounts", "gives_tokens", "gives_other")),
        Theme("money", ("shillings", "unpaid", "box")),
        Theme("desk", ("telephone", "road_map", "seal", "side_table")),
        Theme("missions", ("missions_ready", "missions_near", "missions_far", "missions_open")),
    )

    def margin(self, knowledge: LearnedKnowledge, state: ViennaState, seat: int) -> float | None:
        """Return by how many points a seat should be ahead in the end, as the features say."""
        settled: ViennaState = knowledge.spec.settled(state)
        if settled.waiting == OVER:
            return lead(settled.outcome().scores, seat)
        rows, remaining = knowledge.spec.look(settled)
        learned = knowledge.learned_about(knowledge.spec.variant(settled))
        return lead(learned.prospects(rows, remaining), seat)

    def hidden(self, view: ViennaView) -> Sequence[Hidden | None]:
        """Return from which pools the covered cards of each seat come."""
        return [
            Hidden((), tuple((unseen, held[seat]) for unseen, held, _ in view.pools if held[seat])) if covered else None
            for seat, covered in enumerate(map(sum, zip(*(held for _, held, _ in view.pools), strict=True)))
        ]

    def is_counted(self, view: ViennaView) -> bool:
        """Tell whether nothing is known of the covered cards: who is asked for a replacement has one (V3.2)."""
        return view.public.ask != ASK_REPLACE or view.public.active == view.seat

    def held(self, state: ViennaState, seat: int) -> Sequence[int]:
        """Return the hand of a seat and what is left of its plan."""
        return state.hidden_cards(seat)

    def kinds(self, view: ViennaView, card: int) -> Sequence[Kind]:
        """Return the bribe and the information in a card's corners."""
        lookups = view.public.lookups
        return Kind("bribe", BRIBES[lookups.bribe_on[card]]), Kind("info", INFOS[lookups.info_on[card]])


COACH = ViennaCoach()
