"""Why a choice in 1955 is good, in reasons that a player understands; the weightiest come first."""

from __future__ import annotations

from typing import Final

from tradecraft.core.errors import Reason
from tradecraft.games.war1955.knowledge.careful import CarefulPosition
from tradecraft.games.war1955.knowledge.position import ATTACK
from tradecraft.games.war1955.rules.actions import ACTIONS
from tradecraft.games.war1955.rules.content_model import COUNTRIES, GADGETS, IMPROVED_RESOURCES, NONE
from tradecraft.games.war1955.rules.phases import ASK_ANSWER, ASK_BLOCK, ASK_PAWN, ASK_TARGET, INFLUENCE, Declared
from tradecraft.games.war1955.rules.specials.catalogue import BLOCKADE, KEPT_CARDS, PILFER_ACCOUNT
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.victory import COUNTRIES_TO_WIN

MOST_REASONS: Final = 3
RISKY: Final = 0.02
"""A home that falls this often in the opening turn is one to warn of."""
DANGER: Final = 6
"""A rival's pawn this near to a star is a danger."""
EFFECTS: Final = {
    "blockade": Reason("closes_a_country"),
    "gadget_research": Reason("gets_a_gadget"),
    "gadget_buster": Reason("breaks_a_gadget"),
    "military_transport": Reason("goes_where_it_counts"),
    "paid_informant": Reason("sees_hand"),
    "strategic_resupply": Reason("fresh_hand"),
}
"""What special actions are played for, where that is the same in every position."""


def reasons_for(state: WarState, seat: int, action: int) -> list[Reason]:
    """Return up to three reasons for a legal action."""
    outlook = CarefulPosition(state, seat)
    verb, index = ACTIONS.locate(action)
    return _found(outlook, verb, index)[:MOST_REASONS]


def _found(outlook: CarefulPosition, verb: str, index: int) -> list[Reason]:
    state = outlook.state
    if verb == "influence":
        card, country = divmod(index, len(COUNTRIES))
        return _advancing(outlook, country, outlook.total((card,), country, outlook.spy), can_block=True)
    if verb == "add" and state.ask == ASK_BLOCK:
        return _stopping(outlook, state.stack[-1])
    if verb == "add":
        return _advancing(
            outlook, state.place, outlook.total((*state.draft, index), state.place, outlook.spy), can_block=True
        )
    if verb == "declare" and state.ask == ASK_BLOCK:
        return _stopping(outlook, state.stack[-1])
    if verb == "declare":
        return _declaring(outlook)
    if verb == "special":
        if state.ask == ASK_ANSWER and state.stack[-1].what == INFLUENCE:
            return [Reason("comes_to_block", "", {"country": COUNTRIES[state.stack[-1].target]})]
        return _acting(outlook, index)
    if verb == "target":
        return _naming(outlook, index)
    if verb == "gadget":
        return _choosing_gadget(outlook, index)
    if verb in ("block", "counter"):
        return _stopping(outlook, state.stack[-1])
    if verb == "let_through":
        return _letting_through(outlook)
    if verb == "keep":
        return [Reason("keeps_the_strongest", "", {"card": outlook.tables.names[index]})]
    if verb == "move":
        return _stationing(outlook, index)
    if verb == "stay":
        return _stationing(outlook, outlook.spy)
    if verb == "home":
        return _settling(outlook, index)
    if verb == "advanced_transport":
        return [Reason("goes_where_it_counts")]
    return []


def _advancing(outlook: CarefulPosition, country: int, steps: int, can_block: bool) -> list[Reason]:
    """Tell what advancing a pawn brings, and whether the opponent can do something about it."""
    name = COUNTRIES[country]
    left = outlook.stars[country] - outlook.pawns[country] - steps
    found: list[Reason] = []
    if left <= 0:
        if country == outlook.enemy_home:
            found.append(Reason("takes_enemy_home", "W7.1", {"country": name}))
        elif outlook.secured + 1 >= COUNTRIES_TO_WIN:
            found.append(Reason("third_country", "W7.1", {"country": name}))
        else:
            found.append(Reason("secures_country", "", {"country": name}))
    else:
        found.append(Reason("comes_nearer", "", {"country": name, "steps": left}))
        if _is_endangered(outlook, country):
            found.append(Reason("away_from_rival", "", {"country": name, "steps": _rival_steps(outlook, country)}))
    if can_block and outlook.state.hands[outlook.other]:
        if country not in (outlook.enemy_home, outlook.state.spies[outlook.other]):
            found.append(Reason("cannot_be_blocked", "W4.1", {"country": name}))
        else:
            found.append(Reason("may_be_blocked", "W4.1", {"country": name}))
    return found


def _declaring(outlook: CarefulPosition) -> list[Reason]:
    state = outlook.state
    if state.ask == ASK_PAWN:
        return [Reason("enough_pawns")]
    total = outlook.total(state.draft, state.place, outlook.spy)
    found = _advancing(outlook, state.place, total, can_block=True)
    if len(state.draft) < len(outlook.hand):
        found.insert(1, Reason("saves_cards"))
    return found


def _stopping(outlook: CarefulPosition, declared: Declared) -> list[Reason]:
    """Tell what comes of an action if nobody answers it."""
    if declared.what != INFLUENCE:
        action = outlook.tables.special_of[declared.cards[0]].id
        return [Reason("stops_action", "W5.2", {"action": action})]
    country = declared.target
    name = COUNTRIES[country]
    left = _rival_steps(outlook, country) - declared.total
    if left > 0:
        return [Reason("stops_pawn", "W4.3", {"country": name, "steps": left})]
    if country == outlook.home or outlook.lost + 1 >= COUNTRIES_TO_WIN:
        return [Reason("stops_defeat", "W7.1", {"country": name})]
    return [Reason("stops_securing", "W4.3", {"country": name})]


def _letting_through(outlook: CarefulPosition) -> list[Reason]:
    declared = outlook.state.stack[-1]
    if len(outlook.state.legal(outlook.seat)) == 1:
        return [Reason("nothing_to_answer_with")]
    found = [Reason("saves_cards")]
    if declared.what == INFLUENCE:
        left = _rival_steps(outlook, declared.target) - declared.total
        if left > 0:
            found.append(Reason("rival_still_far", "", {"country": COUNTRIES[declared.target], "steps": left}))
    return found


def _acting(outlook: CarefulPosition, card: int) -> list[Reason]:
    """Tell what a special action does for its player."""
    special = outlook.tables.special_of[card]
    rival_spy = COUNTRIES[outlook.state.spies[outlook.other]]
    if special.pawns:
        return [Reason("advances_several", "", {"action": special.id})]
    if special.steps:
        return [Reason("turns_a_country", "", {"steps": special.steps})]
    if special.extra_cards:
        return [Reason("draws_cards", "", {"count": special.extra_cards})]
    if special is PILFER_ACCOUNT:
        return [Reason("costs_cards", "", {"count": len(outlook.state.hands[outlook.other]) - KEPT_CARDS})]
    if special.id == "deport":
        return [Reason("sends_spy_home", "", {"country": rival_spy})]
    if special.id == "detain":
        return [Reason("holds_spy", "", {"country": rival_spy})]
    return [EFFECTS[special.id]] if special.id in EFFECTS else []


def _naming(outlook: CarefulPosition, country: int) -> list[Reason]:
    """Tell why an action names a country."""
    state = outlook.state
    special = outlook.tables.special_of[state.using]
    if state.ask == ASK_PAWN:
        return _advancing(outlook, country, 1, can_block=False)
    if state.ask == ASK_TARGET and special.steps:
        return _advancing(outlook, country, special.steps, can_block=False)
    if state.ask == ASK_TARGET and special is BLOCKADE:
        return [Reason("shuts_rival_out", "", {"country": COUNTRIES[country], "steps": _rival_steps(outlook, country)})]
    return _stationing(outlook, country)


def _choosing_gadget(outlook: CarefulPosition, gadget: int) -> list[Reason]:
    if not outlook.tables.special_of[outlook.state.using].stays_in_play:
        return [Reason("breaks_this_gadget", "W6.1", {"gadget": GADGETS[gadget]})]
    return [Reason("larger_hand", "W6.1") if gadget == IMPROVED_RESOURCES else Reason("swift_spy", "W6.1")]


def _stationing(outlook: CarefulPosition, country: int) -> list[Reason]:
    """Tell what the spy does in a country."""
    name = COUNTRIES[country]
    found: list[Reason] = []
    if outlook.is_open(country) and _is_endangered(outlook, country):
        found.append(Reason("guards_country", "W4.1", {"country": name, "steps": _rival_steps(outlook, country)}))
    best = outlook.best_total(country)
    if outlook.is_open(country) and best:
        left = outlook.stars[country] - outlook.pawns[country]
        if best >= left:
            found.append(Reason("can_secure_next", "", {"country": name, "total": best}))
        elif best >= ATTACK - 1:
            found.append(Reason("strikes_from_here", "", {"country": name, "total": best}))
    if not found:
        found.append(Reason("nowhere_better"))
    return found


def _settling(outlook: CarefulPosition, country: int) -> list[Reason]:
    tables = outlook.tables
    name = COUNTRIES[country]
    found = [Reason("home_track", "", {"country": name, "steps": outlook.stars[country]})]
    fitting = [card for card in outlook.hand if tables.country_of[card] == country]
    if fitting:
        found.append(Reason("cards_of_home", "", {"country": name, "count": len(fitting)}))
    if outlook.raid(country) >= RISKY:
        found.append(Reason("home_may_fall", "W7.1", {"country": name, "steps": outlook.stars[country] + 1}))
    elif outlook.enemy_home != NONE:
        found.append(Reason("home_holds", "", {"country": name}))
    return found


def _rival_steps(outlook: CarefulPosition, country: int) -> int:
    return outlook.stars[country] + outlook.pawns[country]


def _is_endangered(outlook: CarefulPosition, country: int) -> bool:
    return 0 < _rival_steps(outlook, country) <= DANGER
