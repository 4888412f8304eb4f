"""W4: blocking an influence action. A block is put together card by card and then declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradecraft.core.native import i64
from tradecraft.games.war1955.rules import piles
from tradecraft.games.war1955.rules.actions import ADD_WITH, BLOCK_WITH, ONLY_DECLARE
from tradecraft.games.war1955.rules.content_model import COUNTRIES, NONE
from tradecraft.games.war1955.rules.phases import ASK_BLOCK, Declared
from tradecraft.games.war1955.rules.sets import without_all
from tradecraft.games.war1955.rules.spies import has_presence

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState


def total_of(state: WarState, seat: i64, cards: tuple[int, ...], country: i64) -> int:
    """W4.2: add up what cards are worth in a block; the spy improves each card of its country, a home none (W8.4)."""
    lookups = state.lookups
    is_there = state.spies[seat] == country
    total = 0
    for card in cards:
        total += lookups.block_value_in[card][country]
        if is_there and lookups.country_of[card] == country:
            total += 1
    return total


def beginnings(state: WarState, seat: i64, attack: Declared) -> tuple[int, ...]:
    """List the cards a block may begin with: none without presence (W4.1), none if all are not enough (W4.3, W8.5)."""
    hand = state.hands[seat]
    country = attack.target
    if not has_presence(state, seat, country) or total_of(state, seat, hand, country) < attack.total:
        return ()
    return usable(state, hand, country, BLOCK_WITH)


def usable(
    state: WarState, cards: tuple[int, ...], country: i64, action_with: tuple[tuple[int, ...], ...]
) -> tuple[int, ...]:
    """List the actions, one for each face, with the cards that are worth something in a block."""
    block_value_in = state.lookups.block_value_in
    found: tuple[int, ...] = ()
    last = NONE
    for card in cards:
        if card != last:
            last = card
            if block_value_in[card][country]:
                found = found + action_with[card]
    return found


def begin(state: WarState, seat: i64, card: i64) -> None:
    """Choose the first card of a block; it stays secret until the block is declared."""
    state.draft = (card,)
    state.ask_one(seat, ASK_BLOCK)


def legal_additions(state: WarState, seat: i64) -> tuple[int, ...]:
    """W4.2, W4.3: list the cards that may be added; the block can be declared once it is worth enough."""
    attack = state.stack[-1]
    found = usable(state, without_all(state.hands[seat], state.draft), attack.target, ADD_WITH)
    # W8.2: what a block must reach is the announced total, even if fewer steps lead to the star.
    if total_of(state, seat, state.draft, attack.target) >= attack.total:
        return found + ONLY_DECLARE
    return found


def declare(state: WarState, seat: i64) -> None:
    """W4.3: the action is blocked: the pawn stays, and the cards of both players are discarded."""
    cards = state.draft
    attack = state.stack[-1]
    state.clear_draft()
    state.stack = state.stack[:-1]
    if state.log is not None:
        country, names = COUNTRIES[attack.target], state.names(cards)
        total = total_of(state, seat, cards, attack.target)
        state.tell("influence_blocked", reveals=True, seat=seat, country=country, cards=names, total=total)
    piles.take_from_hand(state, seat, cards)
    piles.discard(state, cards)
