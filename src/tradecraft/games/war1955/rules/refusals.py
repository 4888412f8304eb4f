"""Why an action is refused: a reason, with its rule, for every action that is not legal now."""

from __future__ import annotations

from typing import Final

from tradecraft.core.errors import Reason
from tradecraft.games.war1955.rules import blocking, gadgets, phases
from tradecraft.games.war1955.rules.actions import ACTIONS
from tradecraft.games.war1955.rules.content_model import ADVANCED_TRANSPORT, COUNTRIES, NONE
from tradecraft.games.war1955.rules.sets import BITS, without_all
from tradecraft.games.war1955.rules.specials.catalogue import NO_ACTION, SPECIALS
from tradecraft.games.war1955.rules.spies import has_presence
from tradecraft.games.war1955.rules.state import WarState

_CODES: Final = (
    "unknown_action",
    "no_such_seat",
    "game_over",
    "waiting_for_chance",
    "not_your_turn",
    "not_asked_now",
    "card_not_in_hand",
    "home_of_that_faction_taken",
    "play_is_possible",
    "spy_there_already",
    "country_secured",
    "country_blockaded",
    "no_way_there",
    "no_such_addition",
    "second_card_needs_spy",
    "two_country_cards_already",
    "no_presence",
    "wrong_faction_to_block",
    "block_too_small",
    "only_influence_is_blocked",
    "mercenary_has_no_action",
    "only_in_own_turn",
    "only_rebel_forces_answer",
    "nothing_named",
    "influence_is_not_countered",
    "does_not_counter",
    "no_advanced_transport",
    "advanced_transport_used",
    "own_spy_detained",
    "mercenary_moves_no_spy",
)
"""The codes of the reasons given below."""
_SPECIAL_CODES: Final = tuple(refusal[0] for special in SPECIALS for refusal in special.refusals)
REASON_CODES: Final = tuple(dict.fromkeys(_CODES + _SPECIAL_CODES))

_CARD_VERBS: Final = ("influence", "special", "advanced_transport", "add", "block", "counter", "keep")
"""The verbs that name a card."""


def not_deciding(state: WarState) -> Reason:
    """Explain that the other player must decide; how far they have come is secret."""
    known = phases.DECISIONS[phases.public_ask(state.ask, state.active in state.deciders)]
    return Reason.of("not_your_turn", known.rule, seat=state.deciders[0] + 1)


def not_possible(state: WarState, seat: int, verb: str, index: int) -> Reason:
    """Explain why an action of the right kind is not legal."""
    names = state.lookups.names
    if verb in _CARD_VERBS:
        card = index // len(COUNTRIES) if verb == "influence" else index
        if card >= len(names):
            return Reason.of("unknown_action", action=ACTIONS.start(verb) + index)
        if card not in without_all(state.hands[seat], state.draft):
            return Reason.of("card_not_in_hand", phases.DECISIONS[state.ask].rule, card=names[card])
    if verb == "home":
        return Reason.of("home_of_that_faction_taken", "W1.2", country=COUNTRIES[index])
    if verb == "influence":
        return _cannot_influence(state, *divmod(index, len(COUNTRIES)))
    if verb == "special":
        return _cannot_play(state, seat, index)
    if verb == "advanced_transport":
        return _cannot_transport(state, seat, index)
    if verb == "pass":
        return Reason("play_is_possible", "W2.2")
    if verb == "add":
        return _cannot_add(state, seat, index)
    if verb == "declare":
        return _cannot_declare(state, seat)
    if verb == "target":
        return _cannot_target(state, seat, index)
    if verb == "block":
        return _cannot_block(state, seat, index)
    if verb == "counter":
        return _cannot_counter(state, seat, index)
    return Reason.of("spy_there_already", "W2.1", country=COUNTRIES[index])


def _cannot_influence(state: WarState, card: int, country: int) -> Reason:
    name = COUNTRIES[country]
    if state.blockaded & BITS[country]:
        return Reason.of("country_blockaded", "W5.4", country=name)
    if (state.secured[0] | state.secured[1]) & BITS[country]:
        return Reason.of("country_secured", "W3.4", country=name)
    return Reason.of("no_way_there", "W3.1", card=state.lookups.names[card], country=name)


def _cannot_play(state: WarState, seat: int, card: int) -> Reason:
    """Explain why a card in the hand cannot be played for its action."""
    special = state.lookups.special_of[card]
    name: dict[str, str | int] = {"card": state.lookups.names[card]}
    if special is NO_ACTION:
        return Reason("mercenary_has_no_action", "W0", name)
    if state.ask == phases.ASK_ANSWER:
        if seat == state.active:
            return Reason("only_rebel_forces_answer", "W5.3", name)
        if not special.in_any_turn:
            return Reason("only_in_own_turn", "W5", name)
    return special.reason(special.why_not(state, seat), state, seat, NONE)


def _cannot_transport(state: WarState, seat: int, card: int) -> Reason:
    if state.gadgets[seat][ADVANCED_TRANSPORT] == NONE:
        return Reason("no_advanced_transport", "W6.1")
    if state.has_transported:
        return Reason("advanced_transport_used", "W6.1")
    if not gadgets.can_transport(state, seat):
        return Reason("own_spy_detained", "W5.4")
    return Reason.of("mercenary_moves_no_spy", "W6.1", card=state.lookups.names[card])


def _cannot_add(state: WarState, seat: int, card: int) -> Reason:
    names = state.lookups.names
    if state.ask == phases.ASK_BLOCK:
        return _of_wrong_faction(state, card, state.stack[-1].target)
    country_of = state.lookups.country_of
    params: dict[str, str | int] = {"card": names[card], "country": COUNTRIES[state.place]}
    countries = [country_of[other] for other in state.draft if country_of[other] != NONE]
    if country_of[card] != state.place or countries[:1] != [state.place]:
        return Reason("no_such_addition", "W3.3", params)
    if state.spies[seat] != state.place:
        return Reason("second_card_needs_spy", "W3.2", params)
    return Reason("two_country_cards_already", "W3.2", params)


def _of_wrong_faction(state: WarState, card: int, country: int) -> Reason:
    return Reason.of("wrong_faction_to_block", "W4.2", card=state.lookups.names[card], country=COUNTRIES[country])


def _cannot_declare(state: WarState, seat: int) -> Reason:
    if state.ask == phases.ASK_PAWN:
        return Reason("nothing_named", "W5.1")
    attack = state.stack[-1]
    total = blocking.total_of(state, seat, state.draft, attack.target)
    return Reason.of("block_too_small", "W4.3", needed=attack.total, total=total)


def _cannot_target(state: WarState, seat: int, country: int) -> Reason:
    if state.ask == phases.ASK_DESTINATION:
        return Reason.of("spy_there_already", "W5.1", country=COUNTRIES[country])
    special = state.lookups.special_of[state.using]
    return special.reason(special.why_not_target(state, seat, country), state, seat, country)


def _cannot_block(state: WarState, seat: int, card: int) -> Reason:
    attack = state.stack[-1]
    if seat == state.active:
        return Reason.of("only_rebel_forces_answer", "W5.3", card=state.lookups.names[card])
    if attack.what != phases.INFLUENCE:
        return Reason("only_influence_is_blocked", "W4.4")
    if not has_presence(state, seat, attack.target):
        return Reason.of("no_presence", "W4.1", country=COUNTRIES[attack.target])
    if not state.lookups.block_value_in[card][attack.target]:
        return _of_wrong_faction(state, card, attack.target)
    most = blocking.total_of(state, seat, state.hands[seat], attack.target)
    return Reason.of("block_too_small", "W4.3", needed=attack.total, total=most)


def _cannot_counter(state: WarState, seat: int, card: int) -> Reason:
    declared = state.stack[-1]
    params: dict[str, str | int] = {"card": state.lookups.names[card]}
    if declared.what == phases.INFLUENCE:
        return Reason("influence_is_not_countered", "W4.4", params)
    if seat == state.active or declared.what == phases.COUNTER:
        return Reason("only_rebel_forces_answer", "W5.2", params)
    against = state.lookups.names[declared.cards[0]]
    return Reason.of("does_not_counter", "W5.2", card=state.lookups.names[card], against=against)
