"""What one seat knows of a game of Vienna: views, and full states that fit a view.

Everything on the table is public except the cards in hands and those assigned but not yet revealed. A seat knows its
own. Of the others it knows sets: all cards that are not in its hand, in a drawer or in the discard pile. After the
discard pile was shuffled in, hidden cards drawn before and after come from different sets. Each such set is a `Pool`,
the oldest first; the last one is the draw pile together with the cards drawn from it since.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tradecraft.core.chance import take_at_random
from tradecraft.core.fields import key_of, names_of, without
from tradecraft.core.game import DECIDE, OPEN, OVER, View, fill
from tradecraft.games.vienna.rules.content_model import BRIBES, COLOURS, FLAGS, INFOS, ITEMS
from tradecraft.games.vienna.rules.lookups import BITS, amounts, mask_of, members
from tradecraft.games.vienna.rules.phases import ASK_REPLACE, ASKS, NOWHERE, STAGES
from tradecraft.games.vienna.rules.scoring import points_by_source
from tradecraft.games.vienna.rules.state import PARTS, SECRET, ViennaState

Pool = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The cards that the viewer cannot tell apart, how many of them each seat holds, and those the viewer holds."""
_PUBLIC: Final = without(PARTS, SECRET)
_FIELDS: Final = ("assigned", "hand_sizes", "slots", "hands", "plans", "pools")
_PACKED: Final = names_of(without((*PARTS, ("place_masks", "colours")), (*SECRET, "options")))
"""What is packed of the public state; the rest follows from the options, which are given."""


class ViennaView(View):
    """What one seat knows.

    `public` is a state with only its public fields filled in. `hands` and `plans` are None where the
    viewer does not see them. `assigned` (a seat has assigned its cards), `hand_sizes` and `slots` (which places of its
    plan still hold a card) are known to everybody.
    """

    __slots__ = ("assigned", "hand_sizes", "hands", "plans", "pools", "public", "slots")

    def __init__(self, state: ViennaState, seat: int) -> None:
        super().__init__(seat)
        self.public: ViennaState = ViennaState()
        self.public.copy_public_from(state)
        self.public.discard.sort()

        everyone = range(state.players)
        self.assigned: tuple[bool, ...] = tuple(bool(plan) for plan in state.plans)
        self.hand_sizes: tuple[int, ...] = tuple(len(hand) for hand in state.hands)
        self.slots: tuple[tuple[bool, ...], ...] = tuple(tuple(bool(card) for card in plan) for plan in state.plans)
        self.hands: tuple[tuple[int, ...] | None, ...] = tuple(
            state.hands[s] if seat in (s, OPEN) else None for s in everyone
        )
        self.plans: tuple[tuple[int, ...] | None, ...] = tuple(
            state.plans[s] if seat in (s, OPEN) else None for s in everyone
        )
        self.pools: tuple[Pool, ...] = _pools(state, seat)

    def resample(self, rng: Random) -> ViennaState:
        """Make a full state that fits a view: deal the cards of each pool to the seats that hold some of it.

        A seat that is asked which card to replace has a card for action I whose ability is not in its drawers (V3.2):
        a deal without one is made again.
        """
        state = ViennaState()
        state.copy_public_from(self.public)
        ability = state.lookups.ability
        in_drawers = {ability[card] for card in state.drawers[state.active]}
        _deal_hidden_cards(self, state, rng)
        while state.ask == ASK_REPLACE and ability[state.plans[state.active][0]] in in_drawers:
            _deal_hidden_cards(self, state, rng)
        return state

    def fields(self) -> tuple[str, ...]:
        """Return the names of the fields beside the public state."""
        return _FIELDS

    def pack(self) -> list[Any]:
        """Return the content as plain values: the view's own fields and the public state."""
        return [super().pack(), [getattr(self.public, name) for name in _PACKED]]

    def unpack(self, packed: list[Any]) -> None:
        """Take over the content of another view."""
        own, values = packed
        super().unpack(own)
        fill(self.public, _PACKED, values)

    def key(self) -> tuple[Any, ...]:
        """Return the whole content as a hashable value."""
        own = (self.seat, self.assigned, self.hand_sizes, self.slots, self.hands, self.plans, self.pools)
        return own, key_of(self.public, _PUBLIC, {})

    def data(self) -> dict[str, Any]:
        """Return the whole content as plain data: seats count from 0, buildings, squares and cards from 1."""
        public, lookups = self.public, self.public.lookups
        unseen, held, _ = self.pools[-1]
        return {
            **self.heading("vienna", public.players, public.options, public.round),
            "crest": public.crest,
            "final_round": public.final_round,
            "end_reason": public.end_reason or None,
            "over": public.waiting == OVER,
            "active": public.active,
            "stage": STAGES[public.stage],
            "asks": ASKS[public.ask] if public.waiting == DECIDE else None,
            "deciders": list(public.deciders),
            "target": _number(public.target),
            "choices": list(public.choices),
            "board": {
                "flags": [FLAGS[flag] for flag in public.flags],
                "tiles": [
                    INFOS[kind] if public.open_squares & BITS[square] else None
                    for square, kind in enumerate(public.tiles)
                ],
                "third_man": _number(public.third_man),
            },
            "tracks": {
                "tokens": dict(zip(INFOS, public.tokens, strict=True)),
                "values": {info: lookups.value_at[space] for info, space in zip(INFOS, public.tokens, strict=True)},
                "investigator": lookups.roof[public.investigator],
                "end": lookups.roof[lookups.end_spaces[public.players]],
                "flipped": public.flipped,
            },
            "cards": {
                "deck": public.deck or None,
                "drawn": public.cards_drawn,
                "to_draw": public.to_draw,
                "pile": len(unseen) - sum(held),
                "discard": list(public.discard),
                "pools": [
                    {"unseen": list(unseen), "held": list(held), "own": list(own)} for unseen, held, own in self.pools
                ],
            },
            "desks": [self._desk(seat) for seat in range(public.players)],
            **(self._office() if public.advanced else {}),
        }

    def _office(self) -> dict[str, Any]:
        """Return the missions, payments and phases, which only the advanced game has."""
        public = self.public
        ids = [mission.id for mission in public.lookups.missions]
        return {
            "missions": {
                "display": [None if number == NOWHERE else ids[number] for number in public.display],
                "unseen_a": [ids[number] for number in public.stack_a],
                "unseen_b": [ids[number] for number in public.stack_b],
            },
            "payment": {
                "origin": _number(public.origin) if public.origin >= NOWHERE else "feld",
                "paid": dict(zip(BRIBES, amounts(public.paid), strict=True)),
                "due": public.due,
                "buying": None if public.buying == NOWHERE else ITEMS[public.buying],
            },
            "phases": [STAGES[stage] for stage in public.tasks],
            "third_man_helped": public.helped,
        }

    def _desk(self, seat: int) -> dict[str, Any]:
        public = self.public
        by_source = points_by_source(public.points[seat], public.advanced)
        hand, plan = self.hands[seat], self.plans[seat]
        return {
            "seat": seat,
            "colour": COLOURS[public.colours[seat]],
            "score": sum(by_source.values()),
            "points": by_source,
            "agents": [building + 1 for building in members(public.agents[seat])],
            "supply": public.supply[seat],
            "bribes": dict(zip(BRIBES, amounts(public.bribes[seat]), strict=True)),
            "info": dict(zip(INFOS, amounts(public.infos[seat]), strict=True)),
            "drawers": list(public.drawers[seat]),
            "assigned": self.assigned[seat],
            "hand_size": self.hand_sizes[seat],
            "slots": list(self.slots[seat]),
            "hand": None if hand is None else list(hand),
            "plan": None if plan is None else list(plan),
            **(self._purse(seat) if public.advanced else {}),
        }

    def _purse(self, seat: int) -> dict[str, Any]:
        """Return the part of a desk that only the advanced game has."""
        public = self.public
        return {
            "shillings": public.shillings[seat],
            "box": public.boxes[seat],
            "items": [item for number, item in enumerate(ITEMS) if public.items[seat] & BITS[number]],
            "for_hire": public.for_hire[seat],
            "missions": [public.lookups.missions[number].id for number in public.missions[seat]],
            "feld": {"building": _number(public.feld[seat]), "unlocked": bool(public.unlocked & BITS[seat])}
            if public.feld_agents
            else None,
        }


def _number(building: int) -> int | None:
    return None if building == NOWHERE else building + 1


def _pools(state: ViennaState, seat: int) -> tuple[Pool, ...]:
    """Sort the hidden cards and the draw pile into the sets that the viewer can tell apart."""
    count = len(state.stale) + 1
    unseen: list[list[int]] = [[] for _ in range(count)]
    held = [[0] * state.players for _ in range(count)]
    own: list[list[int]] = [[] for _ in range(count)]
    for holder in range(state.players):
        for card in state.hidden_cards(holder):
            pool = _pool_of(state, card)
            if seat in (holder, OPEN):
                own[pool].append(card)
            else:
                unseen[pool].append(card)
                held[pool][holder] += 1
    unseen[-1].extend(state.pile)
    return tuple((tuple(sorted(unseen[n])), tuple(held[n]), tuple(sorted(own[n]))) for n in range(count))


def _pool_of(state: ViennaState, card: int) -> int:
    for pool, mask in enumerate(state.stale):
        if mask & BITS[card]:
            return pool
    return len(state.stale)


def _deal_hidden_cards(view: ViennaView, state: ViennaState, rng: Random) -> None:
    dealt: list[list[int]] = [[] for _ in range(state.players)]
    stale: list[int] = []
    rest: list[int] = []
    for unseen, held, own in view.pools:
        rest = list(unseen)
        mask = mask_of(own)
        for seat, count in enumerate(held):
            cards = take_at_random(rest, count, rng)
            dealt[seat] += cards
            mask |= mask_of(cards)
        stale.append(mask)
    state.stale = tuple(stale[:-1])
    state.pile = tuple(rest)
    state.hands = [()] * state.players
    state.plans = [()] * state.players
    for seat, held_cards in enumerate(dealt):
        _lay_out(view, state, seat, held_cards, rng)


def _lay_out(view: ViennaView, state: ViennaState, seat: int, cards: list[int], rng: Random) -> None:
    """Put the hidden cards of a seat into the places of its plan that still hold one, and the rest into its hand."""
    hand, plan = view.hands[seat], view.plans[seat]
    if hand is not None and plan is not None:
        state.hands[seat], state.plans[seat] = hand, plan
        return
    rng.shuffle(cards)
    state.plans[seat] = tuple(cards.pop() if covered else 0 for covered in view.slots[seat])
    state.hands[seat] = tuple(sorted(cards))
