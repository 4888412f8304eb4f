"""What one seat knows of a match of Dead Drop, and full states made from that alone."""

from __future__ import annotations

from random import Random
from typing import Any

from tradecraft.core.game import DECIDE, OPEN, OVER, View
from tradecraft.games.dead_drop.rules.state import CARDS, DeadDropState

FIELDS = (
    *("waiting", "deciders", "round", "drawn", "dealt_to", "seen"),
    *("points", "hand_sizes", "has_dropped", "hands", "dropped"),
)


class DeadDropView(View):
    """Everything but the cards others hold or have dropped face down, and the order of the pile."""

    def __init__(self, state: DeadDropState, seat: int) -> None:
        """Write down what the seat knows of a state."""
        super().__init__(seat)
        self.players = state.players
        self.options = state.options
        self.waiting, self.deciders, self.round = state.waiting, state.deciders, state.round
        self.drawn, self.dealt_to, self.seen = state.drawn, state.dealt_to, state.seen
        self.points = tuple(state.points)
        self.hand_sizes = tuple(map(len, state.hands))
        self.has_dropped = tuple(card > 0 for card in state.dropped)
        shown = [seat in (other, OPEN) for other in range(state.players)]
        self.hands = tuple(hand if show else None for hand, show in zip(state.hands, shown, strict=True))
        self.dropped = tuple(card if show else None for card, show in zip(state.dropped, shown, strict=True))

    def fields(self) -> tuple[str, ...]:
        """Return the names of the fields that hold the content; players and options are given."""
        return FIELDS

    def key(self) -> tuple[Any, ...]:
        """Return the whole content as a hashable value."""
        return (
            (self.seat, self.players, tuple(self.options.values()), self.waiting, self.deciders, self.round),
            (self.drawn, self.dealt_to, self.seen, self.points, self.hand_sizes, self.has_dropped),
            (self.hands, self.dropped),
        )

    def data(self) -> dict[str, Any]:
        """Return the whole content as named plain data."""
        return {
            **self.heading("dead_drop", self.players, self.options, self.round),
            "over": self.waiting == OVER,
            "asks": "drop" if self.waiting == DECIDE else None,
            "deciders": list(self.deciders),
            "drawn": self.drawn,
            "dealt_to": self.dealt_to,
            "seen": list(self.seen),
            "seats": [self._seat(seat) for seat in range(self.players)],
        }

    def _seat(self, seat: int) -> dict[str, Any]:
        hand = self.hands[seat]
        return {
            "points": self.points[seat],
            "cards": self.hand_sizes[seat],
            "has_dropped": self.has_dropped[seat],
            "hand": None if hand is None else list(hand),
            "dropped": self.dropped[seat],
        }


def resample(view: DeadDropView, rng: Random) -> DeadDropState:
    """Make a full state that is consistent with a view, from the view alone."""
    state = DeadDropState(view.players, view.options)
    state.waiting, state.deciders, state.round = view.waiting, view.deciders, view.round
    state.ask = 1 if view.waiting == DECIDE else 0
    state.deck = "cards"
    state.drawn, state.dealt_to, state.seen = view.drawn, view.dealt_to, view.seen
    state.points = list(view.points)
    known = {*view.seen}
    for hand, dropped in zip(view.hands, view.dropped, strict=True):
        known.update(hand or (), (dropped or 0,))
    unseen = [card for card in CARDS if card not in known]
    rng.shuffle(unseen)
    for seat in range(view.players):
        own_hand, own_drop = view.hands[seat], view.dropped[seat]
        if own_hand is None or own_drop is None:
            own_hand = tuple(sorted(unseen.pop() for _ in range(view.hand_sizes[seat])))
            own_drop = unseen.pop() if view.has_dropped[seat] else 0
        state.hands[seat], state.dropped[seat] = own_hand, own_drop
    state.pile = tuple(sorted(unseen))
    return state
