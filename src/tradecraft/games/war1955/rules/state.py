"""The state of a game of 1955: plain data that is cheap to copy, and the entry points to the rules."""

from __future__ import annotations

from typing import Any

from tradecraft.core.errors import Fault
from tradecraft.core.game import OVER, Chance, Outcome, State
from tradecraft.core.native import i64
from tradecraft.games.war1955.rules import (
    actions,
    answers,
    blocking,
    gadgets,
    influence,
    piles,
    setup,
    turn,
    victory,
)
from tradecraft.games.war1955.rules.content_model import COUNTRIES, NONE
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
from tradecraft.games.war1955.rules.tables import Tables


class WarState(State):
    """A game of 1955 at one moment; `round` counts the turns of both players.

    Lists go by seat, or by country. Cards are faces (see `tables`), hands and masks are as in `sets`.
    """

    __slots__ = (
        "active",
        "attack_counters_assault",
        "blockaded",
        "blockaded_until",
        "cards_drawn",
        "detained_until",
        "discard",
        "draft",
        "end_reason",
        "extra_cards",
        "first",
        "gadgets",
        "hands",
        "has_time_limit",
        "has_transported",
        "homes",
        "known",
        "named",
        "open_until",
        "options",
        "pawns",
        "pile",
        "place",
        "secured",
        "shown",
        "shuffles",
        "spies",
        "stack",
        "stage",
        "steps",
        "tables",
        "to_draw",
        "track_steps",
        "turns_left",
        "using",
    )

    # These never change; all clones share them.
    tables: Tables
    options: dict[str, str]
    track_steps: tuple[int, ...]
    has_time_limit: bool
    attack_counters_assault: bool

    # Whose turn it is, its stage, and the play steps that are left.
    first: i64
    active: i64
    stage: i64
    steps: i64
    has_transported: bool
    extra_cards: i64
    turns_left: i64
    end_reason: str

    # What only the seat that decides knows: the cards chosen so far and their country, the card taken up for its
    # action or for Advanced Transport, the pawns named so far (a mask). Then what is declared, for all to see.
    draft: tuple[int, ...]
    place: i64
    using: i64
    named: int
    stack: tuple[Declared, ...]

    # Pawns are counted from the centre towards seat 0. `..._until` is the last turn of an effect, 0 if there is none.
    # `secured` and `blockaded` are masks that follow from `pawns` and `blockaded_until`.
    homes: list[int]
    spies: list[int]
    pawns: list[int]
    secured: list[int]
    blockaded_until: list[int]
    blockaded: i64
    detained_until: list[int]
    open_until: list[int]
    gadgets: list[tuple[int, int]]

    # `known` is the part of a hand that the other player knows, `shown` the part that everybody knows (see `piles`).
    pile: tuple[int, ...]
    discard: tuple[int, ...]
    shuffles: i64
    cards_drawn: i64
    to_draw: i64
    hands: list[tuple[int, ...]]
    known: list[tuple[int, ...]]
    shown: list[tuple[int, ...]]

    def __init__(self) -> None:
        """Make an empty state; `setup.lay_out`, `clone` or `view.resample` fills it."""

    def clone(self) -> WarState:
        """Return an independent copy without a log."""
        copy = WarState()
        copy.players = self.players
        copy.waiting = self.waiting
        copy.deciders = self.deciders
        copy.round = self.round
        copy.log = None
        copy.tables = self.tables
        copy.options = self.options
        copy.track_steps = self.track_steps
        copy.has_time_limit = self.has_time_limit
        copy.attack_counters_assault = self.attack_counters_assault
        copy.first = self.first
        copy.active = self.active
        copy.stage = self.stage
        copy.steps = self.steps
        copy.ask = self.ask
        copy.has_transported = self.has_transported
        copy.extra_cards = self.extra_cards
        copy.turns_left = self.turns_left
        copy.end_reason = self.end_reason
        copy.draft = self.draft
        copy.place = self.place
        copy.using = self.using
        copy.named = self.named
        copy.stack = self.stack
        copy.homes = self.homes[:]
        copy.spies = self.spies[:]
        copy.pawns = self.pawns[:]
        copy.secured = self.secured[:]
        copy.blockaded_until = self.blockaded_until[:]
        copy.blockaded = self.blockaded
        copy.detained_until = self.detained_until[:]
        copy.open_until = self.open_until[:]
        copy.gadgets = self.gadgets[:]
        copy.deck = self.deck
        copy.pile = self.pile
        copy.discard = self.discard
        copy.shuffles = self.shuffles
        copy.cards_drawn = self.cards_drawn
        copy.to_draw = self.to_draw
        copy.hands = self.hands[:]
        copy.known = self.known[:]
        copy.shown = self.shown[:]
        return copy

    def key(self) -> tuple[Any, ...]:
        """Return everything that tells this state from another one; the order of the discard pile does not matter."""
        return (
            (self.waiting, self.deciders, self.round, tuple(self.options.values())),
            (self.first, self.active, self.stage, self.steps, self.ask),
            (self.has_transported, self.extra_cards, self.turns_left, self.end_reason),
            (self.draft, self.place, self.using, self.named, tuple(one.key() for one in self.stack)),
            (tuple(self.homes), tuple(self.spies), tuple(self.pawns), tuple(self.blockaded_until)),
            (tuple(self.detained_until), tuple(self.open_until), tuple(self.gadgets)),
            (self.deck, self.pile, tuple(sorted(self.discard)), self.shuffles, self.cards_drawn, self.to_draw),
            (tuple(self.hands), tuple(self.known), tuple(self.shown)),
        )

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
            return gadgets.destinations(self, seat)
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
                influence.apply_add(self, seat, action - actions.ADD)
        elif ask == ASK_MOVE:
            turn.apply_move(self, seat, NONE if action == actions.STAY else action - actions.MOVE)
        elif ask == ASK_BLOCK:
            if action == actions.DECLARE:
                blocking.declare(self, seat)
            else:
                blocking.apply_add(self, seat, action - actions.ADD)
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
        names = self.tables.names
        return tuple(names[card] for card in cards)
