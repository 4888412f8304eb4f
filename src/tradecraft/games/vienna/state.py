"""A game of Vienna at one moment: plain data, cheap to copy, and the doors to the rules that change it."""

from __future__ import annotations

from typing import Any

from tradecraft.core.errors import Fault
from tradecraft.core.events import EVERYONE, Event, EventValue, only
from tradecraft.core.game import CHANCE, DECIDE, OVER, Chance, Outcome, State
from tradecraft.games.vienna import actions, card_phase, scoring, setup, third_man, turn
from tradecraft.games.vienna.phases import (
    ASK_ASSIGN,
    ASK_BRIBE,
    ASK_NOTHING,
    ASK_PLACE,
    ASK_REPLACE,
    ASK_SOURCE,
    ASK_STAND,
    ASK_TOKEN,
    ASK_WANDER,
    BETWEEN_TURNS,
    NOWHERE,
    TURN_OVER,
)
from tradecraft.games.vienna.tables import BITS, ONE_OF_EACH, Tables, members

ONE_SEAT: tuple[tuple[int, ...], ...] = ((0,), (1,), (2,), (3,))


class ViennaState(State):
    """A game of Vienna at one moment.

    What all clones share: `tables`, `options`, `flags`, `place_masks`, `tiles`. What belongs to a seat stands in
    lists by seat. Packed amounts, masks and card numbers are as in `tables`.
    """

    __slots__ = (
        "active",
        "agents",
        "ask",
        "bribes",
        "cards_drawn",
        "choices",
        "crest",
        "deck",
        "discard",
        "drawers",
        "end_reason",
        "final_round",
        "flags",
        "flipped",
        "hands",
        "infos",
        "investigator",
        "open_squares",
        "options",
        "pile",
        "place_masks",
        "plans",
        "points",
        "stage",
        "stale",
        "supply",
        "tables",
        "target",
        "third_man",
        "tiles",
        "to_draw",
        "tokens",
    )

    def __init__(self, tables: Tables, players: int, options: dict[str, str]) -> None:
        """Lay out what needs no chance; the first thing waited for is the first draw of the set-up."""
        super().__init__(players)
        self.tables: Tables = tables
        self.options: dict[str, str] = options
        self.flags: tuple[int, ...] = tables.printed_flags
        self.place_masks: tuple[int, ...] = tables.place_masks(self.flags)
        self.tiles: tuple[int, ...] = ()
        self.open_squares: int = 0
        self.third_man: int = NOWHERE

        self.crest: int = 0
        self.final_round: bool = False
        self.end_reason: str = ""

        # Whose turn it is, in which action, and what is asked; `target` is the building an agent is being placed on,
        # `choices` are the cards whose choices are still to be made, in order.
        self.active: int = 0
        self.stage: int = BETWEEN_TURNS
        self.ask: int = ASK_NOTHING
        self.target: int = NOWHERE
        self.choices: tuple[int, ...] = ()

        # `stale` are the still hidden cards that were drawn before the discard pile was last shuffled in, as masks, the
        # oldest first: everybody knows these sets, and so which cards a hand may hold (see view.py).
        self.deck: str = ""
        self.pile: tuple[int, ...] = tables.introductory_deck
        self.discard: int = 0
        self.stale: tuple[int, ...] = ()
        self.cards_drawn: int = 0
        self.to_draw: int = 0
        self.hands: list[tuple[int, ...]] = [()] * players
        self.plans: list[tuple[int, ...]] = [()] * players
        self.drawers: list[tuple[int, ...]] = [()] * players

        self.agents: list[int] = [0] * players
        self.supply: list[int] = [setup.AGENTS] * players
        self.bribes: list[int] = [ONE_OF_EACH] * players
        self.infos: list[int] = [0] * players
        self.points: list[int] = [0] * players

        self.tokens: list[int] = [0] * 5
        self.investigator: int = 0
        self.flipped: bool = False
        setup.begin(self)

    def clone(self) -> ViennaState:
        """Return an independent copy without a log."""
        copy = ViennaState.__new__(ViennaState)
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
        copy.round = self.round
        copy.crest = self.crest
        copy.final_round = self.final_round
        copy.end_reason = self.end_reason
        copy.active = self.active
        copy.stage = self.stage
        copy.ask = self.ask
        copy.target = self.target
        copy.choices = self.choices
        copy.deck = self.deck
        copy.pile = self.pile
        copy.discard = self.discard
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
        return copy

    def key(self) -> tuple[Any, ...]:
        """Return everything that tells this state from another one."""
        return (
            (self.players, self.waiting, self.deciders, tuple(self.options.values())),
            (self.flags, self.tiles, self.open_squares, self.third_man),
            (self.round, self.crest, self.final_round, self.end_reason),
            (self.active, self.stage, self.ask, self.target, self.choices),
            (self.deck, self.pile, self.discard, self.stale, self.cards_drawn, self.to_draw),
            (tuple(self.hands), tuple(self.plans), tuple(self.drawers)),
            (tuple(self.agents), tuple(self.supply), tuple(self.bribes), tuple(self.infos), tuple(self.points)),
            (tuple(self.tokens), self.investigator, self.flipped),
        )

    def legal(self, seat: int) -> tuple[int, ...]:
        """List what a seat that must decide may do, in ascending order of the actions."""
        ask = self.ask
        if ask == ASK_PLACE:
            return actions.places_on(turn.buildings_to_place_on(self, seat)) + actions.TAKES
        if ask == ASK_SOURCE:
            moves = actions.moves_from(self.agents[seat])
            return (actions.SUPPLY, *moves) if self.supply[seat] else moves
        if ask == ASK_ASSIGN:
            return actions.ASSIGNMENTS_OF[len(self.hands[seat])]
        if ask == ASK_REPLACE:
            return tuple(range(actions.REPLACE, actions.REPLACE + len(self.drawers[seat])))
        if ask == ASK_BRIBE:
            return actions.BRIBE_CHOICES
        if ask == ASK_TOKEN:
            return actions.TOKEN_CHOICES
        if ask == ASK_WANDER:
            return actions.third_man_on(third_man.destinations(self))
        if ask == ASK_STAND:
            return actions.third_man_on(third_man.first_buildings(self))
        raise Fault("nobody is asked for anything")

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action and everything that follows from it without a choice or a draw."""
        ask = self.ask
        if ask == ASK_PLACE:
            if action >= actions.TAKE:
                turn.apply_take(self, action - actions.TAKE)
            else:
                turn.apply_place(self, action - actions.PLACE)
        elif ask == ASK_SOURCE:
            turn.apply_source(self, NOWHERE if action == actions.SUPPLY else action - actions.FROM)
        elif ask == ASK_ASSIGN:
            card_phase.apply_assign(self, seat, actions.ASSIGNMENTS[action - actions.ASSIGN])
        elif ask == ASK_REPLACE:
            turn.apply_replace(self, action - actions.REPLACE)
        elif ask == ASK_BRIBE:
            turn.apply_bribe_choice(self, action - actions.BRIBE)
        elif ask == ASK_TOKEN:
            turn.apply_token_choice(self, NOWHERE if action == actions.DECLINE else action - actions.ADVANCE)
        elif ask == ASK_WANDER:
            turn.apply_wander(self, action - actions.THIRD_MAN)
        elif ask == ASK_STAND:
            setup.apply_stand(self, action - actions.THIRD_MAN)
        else:
            raise Fault("nobody is asked for anything")
        if self.stage == TURN_OVER:
            card_phase.end_turn(self)

    def chance(self) -> Chance:
        """Return the draws that are needed: of the set-up, or a hand."""
        if self.deck == card_phase.DECK:
            return card_phase.request(self)
        return setup.request(self)

    def apply_chance(self, drawn: list[int]) -> None:
        """Take the draws that were asked for."""
        if self.deck == card_phase.DECK:
            card_phase.apply_draw(self, drawn)
        else:
            setup.apply_draw(self, drawn)

    def outcome(self) -> Outcome:
        """Return the final scoring."""
        if self.waiting != OVER:
            raise Fault("the game is not over")
        return scoring.outcome(self)

    def ask_one(self, seat: int, ask: int) -> None:
        """Wait for one seat's decision."""
        self.waiting = DECIDE
        self.deciders = ONE_SEAT[seat]
        self.ask = ask

    def wait_for_draw(self, deck: str) -> None:
        """Wait for chance."""
        self.waiting = CHANCE
        self.deciders = ()
        self.ask = ASK_NOTHING
        self.deck = deck

    def others_on_board(self, seat: int) -> int:
        """Return the buildings where at least one other player has an agent; the third man is nobody's (V9.3)."""
        mask = 0
        for other, agents in enumerate(self.agents):
            if other != seat:
                mask |= agents
        return mask

    def uncover(self, card: int) -> None:
        """Note that a hidden card has been seen by all."""
        if self.stale:
            left = [mask & ~BITS[card] for mask in self.stale]
            self.stale = tuple(mask for mask in left if mask)

    def tell(self, kind: str, reveals: bool = False, **data: EventValue) -> None:
        """Log a public event. Callers on fast paths look at `log` before they gather the data."""
        if self.log is not None:
            self.log.append(Event(kind, data, EVERYONE, reveals))

    def tell_seat(self, seat: int, kind: str, **data: EventValue) -> None:
        """Log an event that only its own seat sees."""
        if self.log is not None:
            self.log.append(Event(kind, {"seat": seat, **data}, only(seat)))

    def hidden_cards(self, seat: int) -> tuple[int, ...]:
        """Return the cards of a seat that the others do not see: its hand and what is left of its plan."""
        return self.hands[seat] + tuple(card for card in self.plans[seat] if card)

    def agents_of(self, seat: int) -> tuple[int, ...]:
        """Return the buildings where a seat has an agent."""
        return members(self.agents[seat])
