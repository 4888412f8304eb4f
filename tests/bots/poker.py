"""Kuhn and Leduc poker: small games whose best responses are known exactly."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.bots.small_games import Blank, SmallGame, SmallState, SmallView
from tradecraft.core.game import CHANCE, DECIDE, OVER, Chance, State

FOLD, CALL, RAISE = range(3)
HIDDEN = -1


class Poker(SmallState):
    """Two seats with a card each. In Leduc a card on the table follows after the first round of bets.

    `history` has the choices of each round. Kuhn: cards 0 to 2, one bet of 1. Leduc: two each of 0 to 2 (a card is
    `rank * 2 + suit`), bets of 2, then of 4, two in a round; a pair with the table's card wins.
    """

    def __init__(self, is_leduc: bool) -> None:
        super().__init__(2)
        self.is_leduc = is_leduc
        self.cards = [HIDDEN, HIDDEN]
        self.table = HIDDEN
        self.history: list[list[int]] = [[]]
        self.paid = [1, 1]
        self.folded = -1
        self.waiting, self.deciders, self.ask = CHANCE, (), 0
        self.deck = "cards"

    def clone(self) -> Poker:
        copy = Poker(self.is_leduc)
        copy.copy_common_from(self)
        copy.cards, copy.table, copy.paid = self.cards[:], self.table, self.paid[:]
        copy.history = [done[:] for done in self.history]
        copy.folded = self.folded
        return copy

    def key(self) -> tuple[Any, ...]:
        return tuple(self.cards), self.table, tuple(map(tuple, self.history)), self.waiting

    @property
    def size(self) -> int:
        return 6 if self.is_leduc else 3

    def chance(self) -> Chance:
        pool = tuple(card for card in range(self.size) if card not in self.cards)
        return Chance("cards", 0, pool, 2 if self.cards[0] == HIDDEN else 1, 0)

    def apply_chance(self, drawn: list[int]) -> None:
        if self.cards[0] == HIDDEN:
            self.cards = list(drawn)
        else:
            self.table = drawn[0]
        self._ask(0)

    def _ask(self, seat: int) -> None:
        self.waiting, self.deciders, self.ask = DECIDE, (seat,), 1

    def legal(self, seat: int) -> tuple[int, ...]:
        bets = self.history[-1].count(RAISE)
        found = [FOLD, CALL] if self.paid[seat] < max(self.paid) else [CALL]
        return (*found, RAISE) if bets < (2 if self.is_leduc else 1) else tuple(found)

    def apply(self, seat: int, action: int) -> None:
        done = self.history[-1]
        done.append(action)
        if action == FOLD:
            self.folded = seat
            self._finish()
            return
        self.paid[seat] = max(self.paid)
        if action == RAISE:
            self.paid[seat] += 1 if not self.is_leduc else 2 * len(self.history)
        if action == RAISE or len(done) == 1:
            self._ask(1 - seat)
        elif self.is_leduc and len(self.history) == 1:
            self.history.append([])
            self.wait_for_draw("cards")
        else:
            self._finish()

    def _finish(self) -> None:
        self.waiting, self.deciders, self.ask = OVER, (), 0

    def gain(self) -> float:
        """Return what the first seat wins."""
        if self.folded >= 0:
            return float(self.paid[1] if self.folded == 1 else -self.paid[0])
        strengths = [self._strength(card) for card in self.cards]
        if strengths[0] == strengths[1]:
            return 0.0
        return float(self.paid[0] if strengths[0] > strengths[1] else -self.paid[0])

    def _strength(self, card: int) -> int:
        rank = card // 2 if self.is_leduc else card
        return rank + 10 * (self.is_leduc and rank == self.table // 2)


class PokerGame(SmallGame):
    """Poker in which a seat sees its own card, the table's, and all bets."""

    def __init__(self, id: str, is_leduc: bool) -> None:
        super().__init__(id)
        self.is_leduc = is_leduc

    def new_state(self, players: int, options: dict[str, str]) -> Poker:
        return Poker(self.is_leduc)

    def view(self, state: Poker, seat: int) -> SmallView:
        seen = state.clone()
        if seen.cards[0] != HIDDEN:
            seen.cards[1 - seat] = HIDDEN
        return SmallView(seen, seat)

    def resample(self, view: SmallView, rng: Random) -> Poker:
        state: Poker = view.state.clone()
        taken = {*state.cards, state.table}
        state.cards[1 - view.seat] = rng.choice([card for card in range(state.size) if card not in taken])
        return state


class PokerKnowledge(Blank):
    """Knows how much was won, as a part of the most that can be won."""

    def __init__(self, most: float) -> None:
        super().__init__()
        self.most = most
        self.curiosity = 0.5

    def chances(self, state: State) -> list[float]:
        end = state.clone()
        rng = Random(1)
        while end.waiting != OVER:
            if end.waiting == CHANCE:
                chance = end.chance()
                end.apply_chance(rng.sample(chance.pool, chance.count))
            else:
                seat = end.deciders[0]
                end.apply(seat, rng.choice(end.legal(seat)))
        assert isinstance(end, Poker)
        part = end.gain() / self.most / 2
        return [0.5 + part, 0.5 - part]


def draws(state: State) -> Iterator[list[int]]:
    """Yield everything that can be drawn, each equally likely."""
    chance = state.chance()
    for card in chance.pool:
        if chance.count == 1:
            yield [card]
        else:
            yield from ([card, other] for other in chance.pool if other != card)


KUHN = PokerGame("kuhn", is_leduc=False)
LEDUC = PokerGame("leduc", is_leduc=True)
