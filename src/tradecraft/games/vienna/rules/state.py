"""A game of Vienna at one moment: plain data, cheap to copy, and the doors to the rules that change it."""

from __future__ import annotations

from typing import Any

from tradecraft.core.errors import Fault
from tradecraft.core.game import OVER, Chance, Outcome, State
from tradecraft.core.native import i64
from tradecraft.games.vienna.rules import card_phase, decisions, missions, scoring, setup
from tradecraft.games.vienna.rules.money import SIDE_TABLE
from tradecraft.games.vienna.rules.phases import MISSIONS, TURN_OVER
from tradecraft.games.vienna.rules.tables import BITS, Tables, members


class ViennaState(State):
    """A game of Vienna at one moment.

    What all clones share: `tables`, `options`, `flags`, `place_masks`, `tiles`. What belongs to a seat stands in
    lists by seat. Packed amounts, masks, card and mission numbers are as in `tables`. The last part of the fields is
    for the advanced game; the introductory game never changes it.
    """

    __slots__ = (
        "active",
        "advanced",
        "agents",
        "boxes",
        "bribes",
        "buying",
        "cards_drawn",
        "choices",
        "colours",
        "crest",
        "discard",
        "display",
        "drawers",
        "due",
        "end_reason",
        "feld",
        "feld_agents",
        "final_round",
        "flags",
        "flipped",
        "for_hire",
        "hands",
        "helped",
        "infos",
        "investigator",
        "items",
        "missions",
        "open_squares",
        "options",
        "origin",
        "paid",
        "pile",
        "place_masks",
        "plans",
        "points",
        "shillings",
        "stack_a",
        "stack_b",
        "stage",
        "stale",
        "supply",
        "tables",
        "target",
        "tasks",
        "third_man",
        "tiles",
        "to_draw",
        "tokens",
        "unlocked",
    )

    tables: Tables
    options: dict[str, str]
    flags: tuple[int, ...]
    place_masks: tuple[int, ...]
    tiles: tuple[int, ...]
    open_squares: i64
    third_man: i64
    advanced: bool
    colours: tuple[int, ...]

    crest: i64
    final_round: bool
    end_reason: str

    # Whose turn it is, in which part of it, and what is asked. `target` is the building an agent is placed on this
    # turn, `helped` whether the third man helped to collect, `choices` the cards whose choices are still open.
    active: i64
    stage: i64
    target: i64
    helped: bool
    choices: tuple[int, ...]

    # `stale` are the still hidden cards that were drawn before the discard pile was last shuffled in, as masks, the
    # oldest first: everybody knows these sets, and so which cards a hand may hold (see view.py).
    pile: tuple[int, ...]
    discard: list[int]
    stale: tuple[int, ...]
    cards_drawn: i64
    to_draw: i64
    hands: list[tuple[int, ...]]
    plans: list[tuple[int, ...]]
    drawers: list[tuple[int, ...]]

    agents: list[int]
    supply: list[int]
    bribes: list[int]
    infos: list[int]
    points: list[int]

    tokens: list[int]
    investigator: int
    flipped: bool

    # A payment or removal that goes on: where the agent comes from, what was paid, how much is still due, for what.
    origin: i64
    paid: i64
    due: int
    buying: i64
    tasks: tuple[int, ...]

    shillings: list[int]
    boxes: list[int]
    items: list[int]
    for_hire: list[int]
    missions: list[tuple[int, ...]]
    display: tuple[int, ...]
    stack_a: tuple[int, ...]
    stack_b: tuple[int, ...]
    feld_agents: bool
    feld: list[int]
    unlocked: i64

    def __init__(self) -> None:
        """Make a blank state, to be filled by `setup.lay_out`, `clone` or `view.resample`."""

    def clone(self) -> ViennaState:
        """Return an independent copy without a log."""
        copy = ViennaState()
        copy.players = self.players
        copy.waiting = self.waiting
        copy.deciders = self.deciders
        copy.log = None
        copy.tables = self.tables
        copy.options = self.options
        copy.flags = self.flags
        copy.place_masks = self.place_masks
        copy.tiles = self.tiles
        copy.open_squares = self.open_squares
        copy.third_man = self.third_man
        copy.advanced = self.advanced
        copy.colours = self.colours
        copy.round = self.round
        copy.crest = self.crest
        copy.final_round = self.final_round
        copy.end_reason = self.end_reason
        copy.active = self.active
        copy.stage = self.stage
        copy.ask = self.ask
        copy.target = self.target
        copy.helped = self.helped
        copy.choices = self.choices
        copy.deck = self.deck
        copy.pile = self.pile
        copy.discard = self.discard[:]
        copy.stale = self.stale
        copy.cards_drawn = self.cards_drawn
        copy.to_draw = self.to_draw
        copy.hands = self.hands[:]
        copy.plans = self.plans[:]
        copy.drawers = self.drawers[:]
        copy.agents = self.agents[:]
        copy.supply = self.supply[:]
        copy.bribes = self.bribes[:]
        copy.infos = self.infos[:]
        copy.points = self.points[:]
        copy.tokens = self.tokens[:]
        copy.investigator = self.investigator
        copy.flipped = self.flipped
        copy.origin = self.origin
        copy.paid = self.paid
        copy.due = self.due
        copy.buying = self.buying
        copy.tasks = self.tasks
        copy.display = self.display
        copy.stack_a = self.stack_a
        copy.stack_b = self.stack_b
        copy.feld_agents = self.feld_agents
        copy.unlocked = self.unlocked
        if self.advanced:
            copy.shillings = self.shillings[:]
            copy.boxes = self.boxes[:]
            copy.items = self.items[:]
            copy.for_hire = self.for_hire[:]
            copy.missions = self.missions[:]
            copy.feld = self.feld[:]
        else:
            copy.shillings = self.shillings
            copy.boxes = self.boxes
            copy.items = self.items
            copy.for_hire = self.for_hire
            copy.missions = self.missions
            copy.feld = self.feld
        return copy

    def key(self) -> tuple[Any, ...]:
        """Return everything that tells this state from another one; the order of the discard pile never matters."""
        return (
            (self.players, self.waiting, self.deciders, tuple(self.options.values())),
            (self.flags, self.tiles, self.open_squares, self.third_man),
            (self.round, self.crest, self.final_round, self.end_reason),
            (self.active, self.stage, self.ask, self.target, self.helped, self.choices),
            (self.origin, self.paid, self.due, self.buying, self.tasks),
            (self.deck, self.pile, tuple(sorted(self.discard)), self.stale, self.cards_drawn, self.to_draw),
            (tuple(self.hands), tuple(self.plans), tuple(self.drawers)),
            (tuple(self.agents), tuple(self.supply), tuple(self.bribes), tuple(self.infos), tuple(self.points)),
            (tuple(self.tokens), self.investigator, self.flipped),
            (tuple(self.shillings), tuple(self.boxes), tuple(self.items), tuple(self.for_hire), tuple(self.missions)),
            (self.display, self.stack_a, self.stack_b, tuple(self.feld), self.unlocked),
        )

    def legal(self, seat: i64) -> tuple[int, ...]:
        """List what a seat that must decide may do, in ascending order of the actions."""
        return decisions.legal(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and everything that follows from it without a choice or a draw."""
        decisions.apply(self, seat, action)
        if self.stage == TURN_OVER:
            card_phase.end_turn(self)

    def chance(self) -> Chance:
        """Return the draws that are needed: cards, missions, or one of the set-up."""
        if self.deck == card_phase.DECK:
            return card_phase.request(self)
        if self.deck in missions.DECKS:
            return missions.request(self)
        return setup.request(self)

    def apply_chance(self, drawn: list[int]) -> None:
        """Take the draws that were asked for."""
        if self.deck == card_phase.DECK:
            card_phase.apply_draw(self, drawn)
        elif self.stage == MISSIONS:
            missions.apply_draw(self, drawn)
            missions.fill_display(self)
        else:
            setup.apply_draw(self, drawn)
        if self.stage == TURN_OVER:
            card_phase.end_turn(self)

    def outcome(self) -> Outcome:
        """Return the final scoring."""
        if self.waiting != OVER:
            raise Fault("the game is not over")
        return scoring.outcome(self)

    def draw_cards(self, count: i64) -> None:
        """Wait for cards that the active seat draws."""
        self.to_draw = count
        self.wait_for_draw(card_phase.DECK)

    def desk_spaces(self, seat: i64) -> i64:
        """V3.1, V8.9: how many drawers a desk has, and spaces for missions: three of each, four with the side table."""
        return 4 if self.items[seat] & BITS[SIDE_TABLE] else 3

    def feld_is(self, seat: i64, colour: i64) -> bool:
        """Tell whether a seat plays with the Feld agent of a colour (V10.5)."""
        return self.feld_agents and self.colours[seat] == colour

    def others_on_board(self, seat: i64) -> i64:
        """Return the buildings where at least one other player has an agent; the third man is nobody's (V9.3)."""
        mask = 0
        for other, agents in enumerate(self.agents):
            if other != seat:
                mask |= agents
        return mask

    def uncover(self, card: i64) -> None:
        """Note that a hidden card has been seen by all."""
        if self.stale:
            left = [mask & ~BITS[card] for mask in self.stale]
            self.stale = tuple(mask for mask in left if mask)

    def hidden_cards(self, seat: i64) -> tuple[int, ...]:
        """Return the cards of a seat that the others do not see: its hand and what is left of its plan."""
        return self.hands[seat] + tuple(card for card in self.plans[seat] if card)

    def agents_of(self, seat: i64) -> tuple[int, ...]:
        """Return the buildings where a seat has an agent."""
        return members(self.agents[seat])
