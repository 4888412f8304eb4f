"""W5: the special actions: when each can be played, what it asks for, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.native import i64
from tradecraft.games.war1955.rules import actions, gadgets, piles, victory
from tradecraft.games.war1955.rules.content_model import (
    BLOCKADE,
    COORDINATED_ASSAULT,
    COORDINATED_ATTACK,
    COUNTRIES,
    DEPORT,
    DETAIN,
    GADGET_BUSTER,
    GADGET_RESEARCH,
    GADGETS,
    MILITARY_TRANSPORT,
    NONE,
    PAID_INFORMANT,
    PILFER_ACCOUNT,
    REBEL_FORCES,
    REVOLUTION,
    SAFE_HOUSE,
    SPECIALS,
    STRATEGIC_RESUPPLY,
    SUPPLY_DROP,
)
from tradecraft.games.war1955.rules.phases import ASK_GADGET, ASK_KEEP, ASK_PAWN, ASK_TARGET, SPECIAL, Declared
from tradecraft.games.war1955.rules.spies import elsewhere, is_detained, put_spy
from tradecraft.games.war1955.rules.tables import ALL_COUNTRIES, BITS, members, without_all

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState

PAWNS: Final = {COORDINATED_ASSAULT: 3, COORDINATED_ATTACK: 2}
"""How many pawns the coordinated actions advance."""
EXTRA_CARDS: Final = {SAFE_HOUSE: 2, SUPPLY_DROP: 3}
"""How many more cards are drawn at the end of the turn."""
REVOLUTION_STEPS: Final = 2
KEPT_CARDS: Final = 2
DURATION: Final = 2
"""W5.5: the end of one's next turn is the end of the second turn from now."""


def playable(state: WarState, seat: i64) -> tuple[int, ...]:
    """List the cards that may be played for their action as a play of the own turn, or as a Military Transport."""
    action_of = state.tables.action_of
    found: tuple[int, ...] = ()
    last = NONE
    for card in state.hands[seat]:
        if card != last:
            last = card
            action = action_of[card]
            if action != NONE and has_effect(state, seat, action):
                found = found + actions.SPECIAL_WITH[card]
    return found


def transports(state: WarState, seat: i64) -> tuple[int, ...]:
    """W5.3: list the Military Transports that may be played in the opponent's turn."""
    if is_detained(state, seat):
        return ()
    action_of = state.tables.action_of
    found: tuple[int, ...] = ()
    last = NONE
    for card in state.hands[seat]:
        if action_of[card] == MILITARY_TRANSPORT and card != last:
            last = card
            found = found + actions.SPECIAL_WITH[card]
    return found


def is_coordinated(action: i64) -> bool:
    """Tell whether an action advances several pawns."""
    return action == COORDINATED_ASSAULT or action == COORDINATED_ATTACK


def has_effect(state: WarState, seat: i64, action: i64) -> bool:
    """W5.1: whether an action played now would do anything; Rebel Forces only answer."""
    other = 1 - seat
    if action == BLOCKADE:
        return state.blockaded != ALL_COUNTRIES or blockade_targets(state) != 0
    if is_coordinated(action):
        return victory.movable(state) != 0
    if action == DEPORT:
        return state.spies[other] != state.homes[other] and not is_detained(state, other)
    if action == DETAIN:
        return state.detained_until[other] < state.round + DURATION
    if action == GADGET_RESEARCH:
        return not gadgets.has_all(state, seat)
    if action == GADGET_BUSTER:
        return gadgets.has_any(state, other)
    if action == MILITARY_TRANSPORT:
        return not is_detained(state, seat)
    if action == PAID_INFORMANT:
        return state.open_until[other] < state.round + DURATION
    if action == PILFER_ACCOUNT:
        return len(state.hands[other]) > KEPT_CARDS
    if action == REVOLUTION:
        return revolution_targets(state, seat) != 0
    if action == STRATEGIC_RESUPPLY:
        return len(state.hands[seat]) > 1
    return action != REBEL_FORCES


def blockade_targets(state: WarState) -> int:
    """W5.1: the countries a blockade of now would close, or close for longer."""
    until = state.round + DURATION
    targets = 0
    for country, last in enumerate(state.blockaded_until):
        if last < until:
            targets |= BITS[country]
    return targets


def revolution_targets(state: WarState, seat: i64) -> int:
    """W5.1, W5.4: the countries that are neither secured by the player nor blockaded."""
    return ALL_COUNTRIES & ~(state.secured[seat] | state.blockaded)


def begin(state: WarState, seat: i64, card: i64) -> None:
    """Take up a card for its action; ask for what it needs to be told, or declare it."""
    action = state.tables.action_of[card]
    state.using = card
    if action == BLOCKADE or action == REVOLUTION or action == MILITARY_TRANSPORT:
        state.ask_one(seat, ASK_TARGET)
    elif is_coordinated(action):
        state.ask_one(seat, ASK_PAWN)
    elif action == GADGET_RESEARCH or action == GADGET_BUSTER:
        choices = gadget_choices(state, seat)
        if len(choices) > 1:
            state.ask_one(seat, ASK_GADGET)
        else:
            declare(state, seat, choices[0])
    else:
        declare(state, seat, NONE)


def targets(state: WarState, seat: i64) -> int:
    """Return the countries that can be named for the card taken up."""
    action = state.tables.action_of[state.using]
    if action == BLOCKADE:
        return blockade_targets(state)
    if action == REVOLUTION:
        return revolution_targets(state, seat)
    if action == MILITARY_TRANSPORT:
        return elsewhere(state, seat)
    return victory.movable(state) & ~state.named


def gadget_choices(state: WarState, seat: i64) -> tuple[int, ...]:
    """Return the gadgets that can be named for the card taken up."""
    if state.tables.action_of[state.using] == GADGET_RESEARCH:
        return gadgets.free(state, seat)
    return gadgets.owned(state, 1 - seat)


def legal_pawns(state: WarState, seat: i64) -> tuple[int, ...]:
    """List the pawns that can be named for a coordinated action; with one named it can be declared."""
    pawns = actions.TARGETS_IN[targets(state, seat)]
    return pawns + actions.ONLY_DECLARE if state.named else pawns


def apply_pawn(state: WarState, seat: i64, country: i64) -> None:
    """Name one more pawn; with as many as the card allows, or all there are, the action is declared."""
    state.named |= BITS[country]
    most = PAWNS[state.tables.action_of[state.using]]
    if state.named.bit_count() < most and targets(state, seat):
        state.ask_one(seat, ASK_PAWN)
    else:
        declare(state, seat, state.named)


def declare(state: WarState, seat: i64, target: i64) -> None:
    """Announce the action with everything it names; a play step is taken, but for a Military Transport (W5.2a)."""
    card = state.using
    action = state.tables.action_of[card]
    state.clear_draft()
    if action != MILITARY_TRANSPORT:
        state.steps -= 1
    if state.log is not None:
        state.tell(
            "special_declared",
            reveals=True,
            seat=seat,
            card=state.tables.names[card],
            action=SPECIALS[action],
            targets=target_names(action, target),
        )
    piles.take_from_hand(state, seat, (card,))
    if action != GADGET_RESEARCH:
        piles.discard(state, (card,))
    state.stack = state.stack + (Declared(SPECIAL, seat, (card,), target, 0),)


def target_names(action: i64, target: i64) -> tuple[str, ...]:
    """Return what an action names, in words."""
    if target == NONE:
        return ()
    if is_coordinated(action):
        return tuple(COUNTRIES[country] for country in members(target))
    if action in (GADGET_RESEARCH, GADGET_BUSTER):
        return (GADGETS[target],)
    return (COUNTRIES[target],)


def cancel(state: WarState, declared: Declared) -> None:
    """W5.2: the action is countered. Its card lies with the discards already, but for a Gadget Research (W2.5)."""
    if state.tables.action_of[declared.cards[0]] == GADGET_RESEARCH:
        piles.discard(state, declared.cards)


def resolve(state: WarState, declared: Declared) -> None:
    """Do what an action does; nothing if the answers have taken its effect away (W5.1)."""
    seat, target = declared.seat, declared.target
    other = 1 - seat
    card = declared.cards[0]
    action = state.tables.action_of[card]
    if is_void(state, declared):
        if state.log is not None:
            state.tell("no_effect", seat=seat, card=state.tables.names[card])
    elif action == BLOCKADE:
        lay_blockade(state, target)
    elif is_coordinated(action):
        for country in members(target):
            victory.advance(state, seat, country, 1)
        victory.end_if_won(state, seat)
    elif action == DEPORT:
        put_spy(state, other, state.homes[other], "deport")
    elif action == DETAIN:
        state.detained_until[other] = state.round + DURATION
        if state.log is not None:
            state.tell("spy_detained", seat=other, until=state.detained_until[other])
    elif action == GADGET_RESEARCH:
        gadgets.gain(state, seat, target, card)
    elif action == GADGET_BUSTER:
        gadgets.lose(state, other, target)
    elif action == MILITARY_TRANSPORT:
        put_spy(state, seat, target, "military_transport")
    elif action == PAID_INFORMANT:
        open_hand(state, other)
    elif action == PILFER_ACCOUNT:
        state.ask_one(other, ASK_KEEP)
    elif action == REVOLUTION:
        victory.advance(state, seat, target, REVOLUTION_STEPS)
        victory.end_if_won(state, seat)
    elif action == STRATEGIC_RESUPPLY:
        exchange_hand(state, seat)
    else:
        state.extra_cards += EXTRA_CARDS[action]
        if state.log is not None:
            state.tell("cards_ordered", seat=seat, count=EXTRA_CARDS[action])


def is_void(state: WarState, declared: Declared) -> bool:
    """W5.1: whether answers have taken the effect away: a spy moved home, a hand played down."""
    seat = declared.seat
    other = 1 - seat
    action = state.tables.action_of[declared.cards[0]]
    if action == DEPORT:
        return state.spies[other] == state.homes[other]
    if action == MILITARY_TRANSPORT:
        return state.spies[seat] == declared.target
    if action == PILFER_ACCOUNT:
        return len(state.hands[other]) <= KEPT_CARDS
    return action == STRATEGIC_RESUPPLY and not state.hands[seat]


def lay_blockade(state: WarState, country: i64) -> None:
    """Close a country to everybody, its own player included; it may be secured (W8)."""
    state.blockaded_until[country] = state.round + DURATION
    state.blockaded |= BITS[country]
    if state.log is not None:
        state.tell("blockade_laid", country=COUNTRIES[country], until=state.blockaded_until[country])


def open_hand(state: WarState, seat: i64) -> None:
    """A player plays with an open hand; cards drawn later are seen as well."""
    state.open_until[seat] = state.round + DURATION
    piles.show_hand(state, seat)
    if state.log is not None:
        cards = state.names(state.hands[seat])
        state.tell("hand_shown", reveals=True, seat=seat, cards=cards, until=state.open_until[seat])


def legal_kept(state: WarState, seat: i64) -> tuple[int, ...]:
    """List the cards a pilfered player may keep."""
    found: tuple[int, ...] = ()
    last = NONE
    for card in without_all(state.hands[seat], state.draft):
        if card != last:
            last = card
            found = found + actions.KEEP_WITH[card]
    return found


def apply_keep(state: WarState, seat: i64, card: i64) -> None:
    """Keep a card; when two are chosen, all others are discarded."""
    state.draft = tuple(sorted((*state.draft, card)))
    if len(state.draft) < KEPT_CARDS:
        state.ask_one(seat, ASK_KEEP)
        return
    gone = without_all(state.hands[seat], state.draft)
    state.clear_draft()
    piles.discard_from_hand(state, seat, gone)


def exchange_hand(state: WarState, seat: i64) -> None:
    """Discard the hand, and draw as many; the discards are there if the pile must be shuffled (W2.4)."""
    count = len(state.hands[seat])
    piles.discard_from_hand(state, seat, state.hands[seat])
    piles.begin_draw(state, count)
