"""A match of Dead Drop at one moment: what is legal, what an action does, how it ends."""

from __future__ import annotations

from typing import Any, Final

from tradecraft.core.chance import take
from tradecraft.core.events import only
from tradecraft.core.game import ALL_SEATS, DECIDE, OVER, Chance, Outcome, State

CARDS: Final = tuple(range(1, 13))
"""The values of the cards (D0.1); an action is the place of a card in this tuple."""
HAND_SIZE: Final = 4
CARDS_PLAYED: Final = "cards_played"


class DeadDropState(State):
    """A match: every seat holds cards nobody else sees, and all drop one of them at once, round after round."""

    __slots__ = ("dealt_to", "drawn", "dropped", "hands", "options", "pile", "points", "seen")

    def __init__(self, players: int, options: dict[str, str]) -> None:
        """Start before the deal."""
        super().__init__(players)
        self.options = options
        self.pile: tuple[int, ...] = CARDS
        self.drawn = 0
        self.dealt_to = 0
        self.hands: list[tuple[int, ...]] = [()] * players
        self.dropped: list[int] = [0] * players
        self.seen: tuple[int, ...] = ()
        self.points: list[int] = [0] * players
        self.wait_for_draw("cards")

    def clone(self) -> DeadDropState:
        """Return an independent copy without a log."""
        copy = DeadDropState(self.players, self.options)
        copy.waiting, copy.deciders, copy.ask, copy.deck = self.waiting, self.deciders, self.ask, self.deck
        copy.round, copy.pile, copy.drawn, copy.dealt_to = self.round, self.pile, self.drawn, self.dealt_to
        copy.hands, copy.dropped, copy.points = self.hands[:], self.dropped[:], self.points[:]
        copy.seen = self.seen
        return copy

    def key(self) -> tuple[Any, ...]:
        """Return everything that tells this state from another one."""
        return (
            (self.players, self.waiting, self.deciders, self.round, tuple(self.options.values())),
            (self.pile, self.drawn, self.dealt_to, tuple(self.hands), tuple(self.dropped)),
            (self.seen, tuple(self.points)),
        )

    def chance(self) -> Chance:
        """Ask for the cards of the next hand (D1.1)."""
        return Chance("cards", self.drawn, self.pile, HAND_SIZE, only(self.dealt_to))

    def apply_chance(self, drawn: list[int]) -> None:
        """Deal a hand; after the last one the first round begins (D1.1)."""
        seat = self.dealt_to
        self.pile = take(self.pile, drawn)
        self.drawn += len(drawn)
        self.hands[seat] = tuple(sorted(drawn))
        self.tell("dealt", seat=seat, count=len(drawn))
        self.tell_seat(seat, "hand", cards=self.hands[seat])
        self.dealt_to += 1
        if self.dealt_to == self.players:
            self._begin_round()

    def legal(self, seat: int) -> tuple[int, ...]:
        """List the cards in hand (D2.1)."""
        return tuple(card - 1 for card in self.hands[seat])

    def apply(self, seat: int, action: int) -> None:
        """Drop a card face down; when all have, the drops are opened (D2.1)."""
        card = CARDS[action]
        self.hands[seat] = tuple(other for other in self.hands[seat] if other != card)
        self.dropped[seat] = card
        self.tell("has_dropped", seat=seat)
        self.tell_seat(seat, "own_drop", card=card)
        self.deciders = tuple(other for other in self.deciders if other != seat)
        if not self.deciders:
            self._open_drops()

    def outcome(self) -> Outcome:
        """Return the points and places (D4.1)."""
        scores = tuple(self.points)
        ranking = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Outcome(CARDS_PLAYED, scores, tuple({"packets": score} for score in scores), ranking)

    def _begin_round(self) -> None:
        self.round += 1
        self.waiting = DECIDE
        self.deciders = ALL_SEATS[self.players]
        self.ask = 1

    def _open_drops(self) -> None:
        """Give the packet, worth the number of the round, to the highest card (D3.1)."""
        winner = self.dropped.index(max(self.dropped))
        worth = self.round if self.options["packets"] == "rising" else 1
        self.points[winner] += worth
        self.tell("opened", reveals=True, cards=tuple(self.dropped), seat=winner, points=worth)
        self.seen = tuple(sorted((*self.seen, *self.dropped)))
        self.dropped = [0] * self.players
        if any(self.hands):
            self._begin_round()
        else:
            self.waiting = OVER
            self.tell("game_ended", reason=CARDS_PLAYED)
