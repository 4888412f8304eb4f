"""1955 for reviews: the features of its positions by theme, and the points a few turns later."""

from __future__ import annotations

from collections.abc import Sequence

from tradecraft.bots.coach import Coach, Hidden, Kind, Theme, lead
from tradecraft.bots.knowledge.learned import LearnedKnowledge
from tradecraft.games.war1955.rules.content_model import FACTIONS, NONE
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.victory import points
from tradecraft.games.war1955.rules.view import WarView

STRONG = 3
"""From which influence on beliefs call a card strong."""


class WarCoach(Coach):
    """1955: features are worth odds and not points."""

    least = 0.02
    ahead = 4
    often = 3
    followed = 2
    themes = (
        Theme(
            "secured", ("one_secured", "two_secured", "final_countries"), (("one_secured", 1.0), ("two_secured", 2.0))
        ),
        Theme(
            "way",
            (
                "way",
                "way_near",
                "way_nearer",
                "within_2",
                "within_4",
                "within_6",
                "within_9",
                "final_steps",
                "late_steps",
            ),
            (("way", -1.0),),
        ),
        Theme("home", ("home_way", "home_near", "home_nearer"), (("home_way", -1.0),)),
        Theme(
            "strikes",
            (
                "takes",
                "takes_on_move",
                "takes_unless_blocked",
                "takes_with_two",
                "wins_on_move",
                "wins_on_move_with_two",
                "wins_next",
                "wins_next_with_two",
                "wins_unless_blocked",
            ),
            (("takes", 1.0), ("takes_unless_blocked", 1.0), ("takes_with_two", 1.0)),
        ),
        Theme("guards", ("guards", "guards_home"), (("guards", 1.0),)),
        Theme("hand", ("cards", "cards_waiting", "influence", "mercenaries", "to_come", "open_hand", *SPECIAL_IDS)),
        Theme("spy", ("detained", "spy_at_home")),
        Theme(
            "gadgets",
            ("improved_resources", "advanced_transport"),
            (("improved_resources", 1.0), ("advanced_transport", 1.0)),
        ),
    )

    def margin(self, _knowledge: LearnedKnowledge, state: WarState, seat: int) -> float | None:
        """Return by how many points a seat is ahead in a state that was played on."""
        return lead([sum(points(state.secured[one], state.homes[1 - one]).values()) for one in range(2)], seat)

    def hidden(self, view: WarView) -> Sequence[Hidden | None]:
        """Return what both hands hold as far as the viewer knows."""
        found: list[Hidden] = []
        for hand, known, size in zip(view.hands, view.known, view.hand_sizes, strict=True):
            pools = ((view.unseen, size - len(known)),)
            found.append(Hidden(hand, ()) if hand is not None else Hidden(known, pools))
        return found

    def held(self, state: WarState, seat: int) -> Sequence[int]:
        """Return the hand of a seat."""
        return state.hands[seat]

    def card_name(self, view: WarView, card: int) -> str | int:
        """Return the name of a card's face."""
        return view.public.lookups.names[card]

    def kinds(self, view: WarView, card: int) -> Sequence[Kind]:
        """Return the special action on a card, and whether it blocks strongly in the countries of a faction (W4.2)."""
        lookups = view.public.lookups
        country, action = lookups.country_of[card], lookups.action_of[card]
        found = [Kind("mercenary")] if action == NONE else [Kind("special", SPECIAL_IDS[action])]
        if lookups.influence_of[card] >= STRONG:
            factions = range(len(FACTIONS)) if country == NONE else (lookups.faction_of[country],)
            found += [Kind(f"block_{FACTIONS[faction]}") for faction in factions]
        return found


COACH = WarCoach()
