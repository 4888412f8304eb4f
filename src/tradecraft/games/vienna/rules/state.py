"""The state of a game of Vienna: plain data that is cheap to copy, and the entry points to the rules."""

from __future__ import annotations

from typing import Any, Final

from tradecraft.core.errors import Fault
from tradecraft.core.fields import Parts, key_of, own_slots
from tradecraft.core.game import OVER, Chance, Outcome, State
from tradecraft.core.native import i64
from tradecraft.games.vienna.rules import card_phase, decisions, missions, scoring, setup
from tradecraft.games.vienna.rules.lookups import BITS, Lookups, members
from tradecraft.games.vienna.rules.money import SIDE_TABLE
from tradecraft.games.vienna.rules.phases import MISSIONS, TURN_OVER

PARTS: Final[Parts] = (
    ("players", "waiting", "deciders", "options"),
    ("flags", "tiles", "open_squares", "third_man"),
    ("round", "crest", "final_round", "end_reason"),
    ("active", "stage", "ask", "target", "helped", "choices"),
    ("origin", "paid", "due", "buying", "tasks"),
    ("deck", "pile", "discard", "stale", "cards_drawn", "to_draw"),
    ("hands", "plans", "drawers"),
    ("agents", "supply", "bribes", "infos", "points"),
    ("tokens", "investigator", "flipped"),
    ("shillings", "boxes", "items", "for_hire", "missions"),
    ("display", "stack_a", "stack_b", "feld", "unlocked"),
)
"""The fields that tell one state from another."""
SECRET: Final = ("pile", "stale", "hands", "plans")
"""The fields that are hidden from some seats."""
DERIVED: Final = ("lookups", "place_masks", "advanced", "colours", "feld_agents")
"""The fields that follow from the others."""


class ViennaState(State):
    """A game of Vienna at one moment.

    A field is named above, gets its type and its way into a clone in `copy_public_from` or `copy_secrets_from`, and its
    first value in `setup.lay_out`. What belongs to a seat is in lists by seat. Packed amounts, masks, card and mission
    numbers are as in `lookups`.
    """

    __slots__ = own_slots(*PARTS, DERIVED)

    def __init__(self) -> None:
        """Make an empty state; `setup.lay_out`, `clone` or `view.resample` fills it."""

    def copy_public_from(self, other: ViennaState) -> None:
        """Take over everything that all seats see; lists are copied, everything else can be shared."""
        self.copy_common_from(other)
        self.lookups: Lookups = other.lookups
        self.options: dict[str, str] = other.options
        self.flags: tuple[int, ...] = other.flags
        self.place_masks: tuple[int, ...] = other.place_masks
        self.tiles: tuple[int, ...] = other.tiles
        self.open_squares: i64 = other.open_squares
        self.third_man: i64 = other.third_man
        self.colours: tuple[int, ...] = other.colours
        self.crest: i64 = other.crest
        self.final_round: bool = other.final_round
        self.end_reason: str = other.end_reason

        # Whose turn it is and in which part of it. `target` is the building an agent is placed on this turn, `helped`
        # whether the third man helped to collect, `choices` the cards whose choices are still open.
        self.active: i64 = other.active
        self.stage: i64 = other.stage
        self.target: i64 = other.target
        self.helped: bool = other.helped
        self.choices: tuple[int, ...] = other.choices

        # A payment or removal that goes on: where the agent comes from, what was paid, how much is still due, for
        # what. `tasks` are the phases still to come this round.
        self.origin: i64 = other.origin
        self.paid: i64 = other.paid
        self.due: int = other.due
        self.buying: i64 = other.buying
        self.tasks: tuple[int, ...] = other.tasks

        self.discard: list[int] = other.discard[:]
        self.cards_drawn: i64 = other.cards_drawn
        self.to_draw: i64 = other.to_draw
        self.drawers: list[tuple[int, ...]] = other.drawers[:]
        self.agents: list[int] = other.agents[:]
        self.supply: list[int] = other.supply[:]
        self.bribes: list[int] = other.bribes[:]
        self.infos: list[int] = other.infos[:]
        self.points: list[int] = other.points[:]
        self.tokens: list[int] = other.tokens[:]
        self.investigator: int = other.investigator
        self.flipped: bool = other.flipped

        # The advanced game. The introductory game never changes these lists, so its clones share them.
        is_advanced = other.advanced
        self.advanced: bool = is_advanced
        self.shillings: list[int] = other.shillings[:] if is_advanced else other.shillings
        self.boxes: list[int] = other.boxes[:] if is_advanced else other.boxes
        self.items: list[int] = other.items[:] if is_advanced else other.items
        self.for_hire: list[int] = other.for_hire[:] if is_advanced else other.for_hire
        self.missions: list[tuple[int, ...]] = other.missions[:] if is_advanced else other.missions
        self.display: tuple[int, ...] = other.display
        self.stack_a: tuple[int, ...] = other.stack_a
        self.stack_b: tuple[int, ...] = other.stack_b
        self.feld_agents: bool = other.feld_agents
        self.feld: list[int] = other.feld[:] if is_advanced else other.feld
        self.unlocked: i64 = other.unlocked

    def copy_secrets_from(self, other: ViennaState) -> None:
        """Copy the hidden fields.

        `stale` are the cards that were drawn before the discard pile was last shuffled in and are still hidden, as
        masks, the oldest first. These sets are public, and so is which cards a hand may hold (see view.py).
        """
        self.pile: tuple[int, ...] = other.pile
        self.stale: tuple[int, ...] = other.stale
        self.hands: list[tuple[int, ...]] = other.hands[:]
        self.plans: list[tuple[int, ...]] = other.plans[:]

    def clone(self) -> ViennaState:
        """Return an independent copy without a log."""
        copy = ViennaState()
        copy.copy_public_from(self)
        copy.copy_secrets_from(self)
        return copy

    def key(self) -> tuple[Any, ...]:
        """Return everything that tells this state from another one; the order of the discard pile does not matter."""
        return key_of(self, PARTS, {"discard": tuple(sorted(self.discard))})

    def legal(self, seat: i64) -> tuple[int, ...]:
        """List the actions of a seat that must decide, in ascending order."""
        return decisions.legal(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and everything that follows before the next decision or draw."""
        decisions.apply(self, seat, action)
        if self.stage == TURN_OVER:
            card_phase.end_turn(self)

    def chance(self) -> Chance:
        """Return the request for the draws that are needed: cards, missions, or something of the set-up."""
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
        """Return how the game ended."""
        if self.waiting != OVER:
            raise Fault("the game is not over")
        return scoring.outcome(self)

    def draw_cards(self, count: i64) -> None:
        """Wait for cards that the active seat draws."""
        self.to_draw = count
        self.wait_for_draw(card_phase.DECK)

    def desk_spaces(self, seat: i64) -> i64:
        """V3.1, V8.9, V8.11: return how many drawers a desk has, and mission spaces: 3, or 4 with the side table."""
        return 4 if self.items[seat] & BITS[SIDE_TABLE] else 3

    def feld_is(self, seat: i64, colour: i64) -> bool:
        """V10.5: tell whether a seat plays with the Feld agent of a colour."""
        return self.feld_agents and self.colours[seat] == colour

    def others_on_board(self, seat: i64) -> i64:
        """V9.3: return the buildings where another player has an agent; the third man does not count."""
        mask = 0
        for other, agents in enumerate(self.agents):
            if other != seat:
                mask |= agents
        return mask

    def uncover(self, card: i64) -> None:
        """Note that a hidden card is public now."""
        if self.stale:
            left = [mask & ~BITS[card] for mask in self.stale]
            self.stale = tuple(mask for mask in left if mask)

    def hidden_cards(self, seat: i64) -> tuple[int, ...]:
        """Return the cards that the other seats do not see: the hand and what is left of the plan."""
        return self.hands[seat] + tuple(card for card in self.plans[seat] if card)

    def agents_of(self, seat: i64) -> tuple[int, ...]:
        """Return the buildings where a seat has an agent."""
        return members(self.agents[seat])
