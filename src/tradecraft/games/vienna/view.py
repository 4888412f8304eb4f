"""What one seat knows of a game of Vienna: views, built from nothing, and full states made from a view alone.

Everything on the table is open but the cards in hands and those assigned and not yet revealed. Of these a seat knows
its own. Of the others it knows sets: the cards it cannot see are those not in its hand, in a drawer or in the discard
pile. Once the discard pile has been shuffled in, hidden cards drawn before and after come from different sets; each
such set is a `Pool`, the oldest first, and the last one is the draw pile with the cards drawn from it since.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tradecraft.core.game import DECIDE, OPEN, OVER, View
from tradecraft.games.vienna.content_model import BRIBES, FLAGS, INFOS
from tradecraft.games.vienna.phases import ASKS, NOWHERE, STAGES
from tradecraft.games.vienna.scoring import points_by_source
from tradecraft.games.vienna.state import ViennaState
from tradecraft.games.vienna.tables import BITS, Tables, amounts, mask_of, members

Pool = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Cards the viewer cannot tell apart; how many of them each seat holds; the pool's cards that the viewer holds."""


class ViennaView(View):
    """What one seat knows. Field names as in ViennaState; what is hidden there is in `hands`, `plans`, `pools` here.

    `hands` and `plans` hold None for what the viewer does not see. `hidden` is the number of cards of each seat that
    the others do not see, `assigned` tells who has assigned.
    """

    __slots__ = (
        "assigned",
        "deciders",
        "drawers",
        "hands",
        "hidden",
        "options",
        "pile_size",
        "place_masks",
        "plans",
        "players",
        "pools",
        "public",
        "seats",
        "slots",
        "tables",
        "tiles",
    )

    def __init__(self, state: ViennaState, seat: int) -> None:
        """Write down what the seat knows of a state."""
        super().__init__(seat)
        everyone = range(state.players)
        self.tables: Tables = state.tables
        self.options: dict[str, str] = state.options
        self.players: int = state.players
        self.deciders: tuple[int, ...] = state.deciders
        self.tiles: tuple[int, ...] = state.tiles
        self.place_masks: tuple[int, ...] = state.place_masks
        self.public: tuple[Any, ...] = (
            (state.waiting, state.ask, state.stage, state.active, state.target, state.choices),
            (state.round, state.crest, state.final_round, state.end_reason),
            (state.flags, state.open_squares, state.third_man),
            (state.deck, state.discard, state.cards_drawn),
            (tuple(state.tokens), state.investigator, state.flipped),
        )
        self.seats: tuple[tuple[int, ...], ...] = tuple(
            (state.agents[s], state.supply[s], state.bribes[s], state.infos[s], state.points[s]) for s in everyone
        )
        self.drawers: tuple[tuple[int, ...], ...] = tuple(state.drawers)
        self.assigned: tuple[bool, ...] = tuple(bool(plan) for plan in state.plans)
        self.hidden: tuple[int, ...] = tuple(len(state.hidden_cards(s)) for s in everyone)
        self.slots: tuple[tuple[bool, ...], ...] = tuple(
            () if state.hands[s] else tuple(bool(card) for card in state.plans[s]) for s in everyone
        )
        self.hands: tuple[tuple[int, ...] | None, ...] = tuple(
            state.hands[s] if seat in (s, OPEN) else None for s in everyone
        )
        self.plans: tuple[tuple[int, ...] | None, ...] = tuple(
            state.plans[s] if seat in (s, OPEN) else None for s in everyone
        )
        self.pile_size: int = len(state.pile)
        self.pools: tuple[Pool, ...] = _pools(state, seat)

    def key(self) -> tuple[Any, ...]:
        """Return the whole content as a hashable value."""
        return (
            (self.seat, self.players, tuple(self.options.values()), self.deciders, self.tiles),
            (self.public, self.seats, self.drawers, self.assigned, self.hidden, self.slots),
            (self.hands, self.plans, self.pile_size, self.pools),
        )

    def data(self) -> dict[str, Any]:
        """Return the whole content as named plain data: seats from 0, buildings, squares and cards by their number."""
        (waiting, ask, stage, active, target, choices), moment, board, cards, roof = self.public
        return {
            "game": "vienna",
            "seat": self.seat if self.seat >= 0 else None,
            "players": self.players,
            "options": dict(self.options),
            "round": moment[0],
            "crest": moment[1],
            "final_round": moment[2],
            "end_reason": moment[3] or None,
            "over": waiting == OVER,
            "active": active,
            "stage": STAGES[stage],
            "asks": ASKS[ask] if waiting == DECIDE else None,
            "deciders": list(self.deciders),
            "target": _number(target),
            "choices": list(choices),
            "board": self._board_data(*board),
            "tracks": self._track_data(*roof),
            "cards": self._card_data(*cards),
            "desks": [self._desk_data(seat) for seat in range(self.players)],
        }

    def _board_data(self, flags: tuple[int, ...], open_squares: int, third_man: int) -> dict[str, Any]:
        return {
            "flags": [FLAGS[flag] for flag in flags],
            "tiles": [
                INFOS[kind] if open_squares >> square & 1 else None for square, kind in enumerate(self.tiles)
            ],
            "third_man": _number(third_man),
        }

    def _track_data(self, tokens: tuple[int, ...], investigator: int, flipped: bool) -> dict[str, Any]:
        return {
            "tokens": dict(zip(INFOS, tokens, strict=True)),
            "values": {info: self.tables.value_at[space] for info, space in zip(INFOS, tokens, strict=True)},
            "investigator": self.tables.roof[investigator],
            "end": self.tables.roof[self.tables.end_spaces[self.players]],
            "flipped": flipped,
        }

    def _card_data(self, deck: str, discard: int, drawn: int) -> dict[str, Any]:
        return {
            "deck": deck or None,
            "drawn": drawn,
            "pile": self.pile_size,
            "discard": list(members(discard)),
            "pools": [
                {"unseen": list(unseen), "held": list(held), "own": list(own)} for unseen, held, own in self.pools
            ],
        }

    def _desk_data(self, seat: int) -> dict[str, Any]:
        agents, supply, bribes, infos, points = self.seats[seat]
        by_source = points_by_source(points)
        hand, plan = self.hands[seat], self.plans[seat]
        return {
            "seat": seat,
            "score": sum(by_source.values()),
            "points": by_source,
            "agents": [building + 1 for building in members(agents)],
            "supply": supply,
            "bribes": dict(zip(BRIBES, amounts(bribes), strict=True)),
            "info": dict(zip(INFOS, amounts(infos), strict=True)),
            "drawers": list(self.drawers[seat]),
            "assigned": self.assigned[seat],
            "hidden": self.hidden[seat],
            "slots": list(self.slots[seat]),
            "hand": None if hand is None else list(hand),
            "plan": None if plan is None else list(plan),
        }


def _number(building: int) -> int | None:
    return None if building == NOWHERE else building + 1


def _pools(state: ViennaState, seat: int) -> tuple[Pool, ...]:
    """Sort the hidden cards, and the draw pile, into the sets the viewer can tell apart."""
    everyone = range(state.players)
    hidden = [mask_of(state.hidden_cards(s)) for s in everyone]
    own = 0
    current = mask_of(state.pile)
    for s in everyone:
        current |= hidden[s]
        if seat in (s, OPEN):
            own |= hidden[s]
    for mask in state.stale:
        current &= ~mask
    return tuple(
        (
            members(mask & ~own),
            tuple((hidden[s] & mask & ~own).bit_count() for s in everyone),
            members(mask & own),
        )
        for mask in (*state.stale, current)
    )


def resample(view: ViennaView, rng: Random) -> ViennaState:
    """Make a full state that agrees with a view: deal each pool's cards to those who hold some of it."""
    state = ViennaState.__new__(ViennaState)
    state.players = view.players
    state.deciders = view.deciders
    state.log = None
    state.tables = view.tables
    state.options = view.options
    state.tiles = view.tiles
    state.place_masks = view.place_masks
    moment, progress, board, cards, roof = view.public
    state.waiting, state.ask, state.stage, state.active, state.target, state.choices = moment
    state.round, state.crest, state.final_round, state.end_reason = progress
    state.flags, state.open_squares, state.third_man = board
    state.deck, state.discard, state.cards_drawn = cards
    state.investigator, state.flipped = roof[1:]
    state.tokens = list(roof[0])
    state.agents, state.supply, state.bribes, state.infos, state.points = map(list, zip(*view.seats, strict=True))
    state.drawers = list(view.drawers)
    _deal_hidden_cards(view, state, rng)
    return state


def _deal_hidden_cards(view: ViennaView, state: ViennaState, rng: Random) -> None:
    dealt: list[list[int]] = [[] for _ in range(view.players)]
    stale: list[int] = []
    rest: list[int] = []
    for unseen, held, own in view.pools:
        rest = list(unseen)
        mask = mask_of(own)
        for seat, count in enumerate(held):
            for _ in range(count):
                card = rest.pop(int(rng.random() * len(rest)))
                dealt[seat].append(card)
                mask |= BITS[card]
        stale.append(mask)
    state.stale = tuple(stale[:-1])
    state.pile = tuple(rest)
    state.hands = [()] * view.players
    state.plans = [()] * view.players
    for seat, held_cards in enumerate(dealt):
        _lay_out(view, state, seat, held_cards, rng)


def _lay_out(view: ViennaView, state: ViennaState, seat: int, cards: list[int], rng: Random) -> None:
    """Put a seat's hidden cards where they belong: in the hand, or face down in the places that are still covered."""
    hand, plan = view.hands[seat], view.plans[seat]
    if hand is not None and plan is not None:
        state.hands[seat], state.plans[seat] = hand, plan
        return
    rng.shuffle(cards)
    if view.slots[seat]:
        state.plans[seat] = tuple(cards.pop() if covered else 0 for covered in view.slots[seat])
        return
    state.hands[seat] = tuple(sorted(cards))
    if view.assigned[seat]:
        state.plans[seat] = tuple(cards[:3])
