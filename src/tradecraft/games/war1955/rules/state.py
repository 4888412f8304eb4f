"""The state of a game of 1955: plain data that is cheap to copy, and the entry points to the rules."""

from __future__ import annotations

from typing import Any, Final

from tradecraft.core.errors import Fault
from tradecraft.core.fields import Parts, key_of, own_slots
from tradecraft.core.game import OVER, Chance, Outcome, State
from tradecraft.core.native import i64
from tradecraft.games.war1955.rules import actions, answers, blocking, gadgets, influence, piles, setup, turn, victory
from tradecraft.games.war1955.rules.content_model import COUNTRIES, NONE
from tradecraft.games.war1955.rules.lookups import Lookups
from tradecraft.games.war1955.rules.phases import (
    ASK_ADD,
    ASK_ANSWER,
    ASK_BLOCK,
    ASK_DESTINATION,
    ASK_GADGET,
    ASK_HOME,
    ASK_KEEP,
    ASK_MOVE,
    ASK_NOTHING,
    ASK_PAWN,
    ASK_PLAY,
    ASK_TARGET,
    OPENING,
    Declared,
)
from tradecraft.games.war1955.rules.specials import flow as specials
from tradecraft.games.war1955.rules.spies import elsewhere

PARTS: Final[Parts] = (
    ("waiting", "deciders", "round", "options"),
    ("first", "active", "stage", "steps", "ask"),
    ("has_transported", "extra_cards", "turns_left", "end_reason"),
    ("draft", "place", "using", "named", "stack"),
    ("homes", "spies", "pawns", "blockaded_until"),
    ("detained_until", "open_until", "gadgets"),
    ("deck", "pile", "discard", "shuffles", "cards_drawn", "to_draw"),
    ("hands", "known", "shown"),
)
"""The fields that tell one state from another."""
SECRET: Final = ("draft", "place", "using", "named", "pile", "hands", "known")
"""The fields that are hidden from some seats."""
DERIVED: Final = ("lookups", "track_steps", "has_time_limit", "attack_counters_assault", "secured", "blockaded")
"""The fields that follow from the others."""


class WarState(State):
    """A game of 1955 at one moment; `round` counts the turns of both players.

    A field is named above, gets its type and its way into a clone in `copy_public_from` or `copy_secrets_from`, and its
    first value in `setup.lay_out`. What belongs to a seat or a country is in lists by seat or country. Cards, hands and
    masks are as in `sets`.
    """

    __slots__ = own_slots(*PARTS, DERIVED)

    def __init__(self) -> None:
        """Make an empty state; `setup.lay_out`, `clone` or `view.resample` fills it."""

    def copy_public_from(self, other: WarState) -> None:
        """Take over everything that all seats see; lists are copied, everything else can be shared."""
        self.copy_common_from(other)
        self.lookups: Lookups = other.lookups
        self.options: dict[str, str] = other.options
        self.track_steps: tuple[int, ...] = other.track_steps
        self.has_time_limit: bool = other.has_time_limit
        self.attack_counters_assault: bool = other.attack_counters_assault

        # Whose turn it is, at which stage, and how many play steps are left.
        self.first: i64 = other.first
        self.active: i64 = other.active
        self.stage: i64 = other.stage
        self.steps: i64 = other.steps
        self.has_transported: bool = other.has_transported
        self.extra_cards: i64 = other.extra_cards
        self.turns_left: i64 = other.turns_left
        self.end_reason: str = other.end_reason
        self.stack: tuple[Declared, ...] = other.stack

        # Pawns are counted from the centre towards seat 0. `..._until` is the last turn in which it holds, 0 if it
        # does not. `secured` and `blockaded` are masks that follow from the pawns and from `blockaded_until`.
        self.homes: list[int] = other.homes[:]
        self.spies: list[int] = other.spies[:]
        self.pawns: list[int] = other.pawns[:]
        self.secured: list[int] = other.secured[:]
        self.blockaded_until: list[int] = other.blockaded_until[:]
        self.blockaded: i64 = other.blockaded
        self.detained_until: list[int] = other.detained_until[:]
        self.open_until: list[int] = other.open_until[:]
        self.gadgets: list[tuple[int, int]] = other.gadgets[:]

        # `shown` is the public part of a hand.
        self.discard: tuple[int, ...] = other.discard
        self.shuffles: i64 = other.shuffles
        self.cards_drawn: i64 = other.cards_drawn
        self.to_draw: i64 = other.to_draw
        self.shown: list[tuple[int, ...]] = other.shown[:]

    def copy_secrets_from(self, other: WarState) -> None:
        """Copy the hidden fields; `known` is the part of a hand that the other player knows."""
        self.pile: tuple[int, ...] = other.pile
        self.hands: list[tuple[int, ...]] = other.hands[:]
        self.known: list[tuple[int, ...]] = other.known[:]

        # What only the seat that decides knows: cards laid ready and for which country, the card taken up for its
        # action or for Advanced Transport, the pawns named so far.
        self.draft: tuple[int, ...] = other.draft
        self.place: i64 = other.place
        self.using: i64 = other.using
        self.named: int = other.named

    def clone(self) -> WarState:
        """Return an independent copy without a log."""
        copy = WarState()
        copy.copy_public_from(self)
        copy.copy_secrets_from(self)
        return copy

    def key(self) -> tuple[Any, ...]:
        """Return everything that tells this state from another one; the order of the discard pile never matters."""
        return key_of(self, PARTS, {"discard": tuple(sorted(self.discard)), "stack": self.stack_key()})

    def stack_key(self) -> tuple[Any, ...]:
        """Return what has been declared as a hashable value."""
        return tuple(declared.key() for declared in self.stack)

    def legal(self, seat: i64) -> tuple[int, ...]:
        """List the actions of a seat that must decide, in ascending order."""
        ask = self.ask
        if ask == ASK_PLAY:
            return turn.legal_plays(self, seat)
        if ask == ASK_ANSWER:
            return answers.legal_answers(self, seat)
        if ask == ASK_ADD:
            return influence.legal_additions(self, seat)
        if ask == ASK_MOVE:
            return actions.MOVES_IN[elsewhere(self, seat)]
        if ask == ASK_BLOCK:
            return blocking.legal_additions(self, seat)
        if ask == ASK_TARGET:
            return actions.TARGETS_IN[specials.targets(self, seat)]
        if ask == ASK_PAWN:
            return specials.legal_pawns(self, seat)
        if ask == ASK_GADGET:
            return actions.GADGETS_IN[specials.targets(self, seat)]
        if ask == ASK_DESTINATION:
            return actions.TARGETS_IN[elsewhere(self, seat)]
        if ask == ASK_KEEP:
            return specials.legal_kept(self, seat)
        if ask == ASK_HOME:
            return actions.HOMES_IN[setup.homes(self, seat)]
        raise Fault("nobody is asked for anything")

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and everything that follows before the next decision or draw."""
        ask = self.ask
        self.ask = ASK_NOTHING
        if ask == ASK_PLAY:
            self._apply_play(seat, action)
        elif ask == ASK_ANSWER:
            self._apply_answer(seat, action)
        elif ask == ASK_ADD:
            if action == actions.DECLARE:
                influence.declare(self, seat)
            else:
                self._apply_add(seat, action - actions.ADD, ask)
        elif ask == ASK_MOVE:
            turn.apply_move(self, seat, NONE if action == actions.STAY else action - actions.MOVE)
        elif ask == ASK_BLOCK:
            if action == actions.DECLARE:
                blocking.declare(self, seat)
            else:
                self._apply_add(seat, action - actions.ADD, ask)
        elif ask == ASK_TARGET:
            specials.declare(self, seat, action - actions.TARGET)
        elif ask == ASK_PAWN:
            if action == actions.DECLARE:
                specials.declare(self, seat, self.named)
            else:
                specials.apply_pawn(self, seat, action - actions.TARGET)
        elif ask == ASK_GADGET:
            specials.declare(self, seat, action - actions.GADGET)
        elif ask == ASK_DESTINATION:
            gadgets.apply_destination(self, seat, action - actions.TARGET)
        elif ask == ASK_KEEP:
            specials.apply_keep(self, seat, action - actions.KEEP)
        elif ask == ASK_HOME:
            setup.apply_home(self, seat, action - actions.HOME)
        else:
            raise Fault("nobody is asked for anything")
        turn.go_on(self)

    def _apply_play(self, seat: i64, action: i64) -> None:
        if action < actions.SPECIAL:
            card, country = divmod(action - actions.INFLUENCE, len(COUNTRIES))
            influence.begin(self, seat, card, country)
        elif action < actions.ADVANCED_TRANSPORT:
            specials.begin(self, seat, action - actions.SPECIAL)
        elif action < actions.PASS:
            gadgets.begin_transport(self, seat, action - actions.ADVANCED_TRANSPORT)
        else:
            turn.apply_pass(self, seat)

    def _apply_answer(self, seat: i64, action: i64) -> None:
        if action == actions.LET_THROUGH:
            answers.apply_let_through(self, seat)
        elif action >= actions.COUNTER:
            answers.apply_counter(self, seat, action - actions.COUNTER)
        elif action >= actions.BLOCK:
            blocking.begin(self, seat, action - actions.BLOCK)
        else:
            specials.begin(self, seat, action - actions.SPECIAL)

    def _apply_add(self, seat: i64, card: i64, ask: i64) -> None:
        """Add a card to an influence action or a block, and ask for more."""
        self.draft = tuple(sorted((*self.draft, card)))
        self.ask_one(seat, ask)

    def chance(self) -> Chance:
        """Return the request for the draw that is needed: the first player, or cards."""
        return piles.request(self) if self.deck == piles.DECK else setup.request()

    def apply_chance(self, drawn: list[int]) -> None:
        """Take the draws that were asked for."""
        if self.deck != piles.DECK:
            setup.apply_first_player(self, drawn[0])
        elif piles.apply_draw(self, drawn):
            self.deck = ""
            if self.stage == OPENING:
                setup.after_deal(self)
            else:
                turn.after_draw(self)

    def outcome(self) -> Outcome:
        """Return how the game ended."""
        if self.waiting != OVER:
            raise Fault("the game is not over")
        return victory.outcome(self)

    def clear_draft(self) -> None:
        """Clear what was being prepared: it is declared or done."""
        self.draft = ()
        self.place = NONE
        self.using = NONE
        self.named = 0

    def names(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        """Return the names of cards."""
        names = self.lookups.names
        return tuple(names[card] for card in cards)
