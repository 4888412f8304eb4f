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
from tradecraft.games.vienna.rules.content_model import BRIBES, COLOURS, FLAGS, INFOS, ITEMS
from tradecraft.games.vienna.rules.phases import ASK_REPLACE, ASKS, NOWHERE, STAGES
from tradecraft.games.vienna.rules.scoring import points_by_source
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.games.vienna.rules.tables import BITS, Tables, amounts, mask_of, members

Pool = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Cards the viewer cannot tell apart; how many of them each seat holds; the pool's cards that the viewer holds."""


class ViennaView(View):
    """What one seat knows. A field that ViennaState has too means the same here; lists there are tuples here.

    What the viewer does not see is None in `hands` and `plans`. Of every seat all know `assigned` (it has assigned its
    cards), `hand_sizes` and `slots` (which places of its plan still hold a card).
    """

    __slots__ = (
        "active",
        "advanced",
        "agents",
        "ask",
        "assigned",
        "boxes",
        "bribes",
        "buying",
        "cards_drawn",
        "choices",
        "colours",
        "crest",
        "deciders",
        "deck",
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
        "hand_sizes",
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
        "place_masks",
        "plans",
        "players",
        "points",
        "pools",
        "round",
        "shillings",
        "slots",
        "stack_a",
        "stack_b",
        "stage",
        "supply",
        "tables",
        "target",
        "tasks",
        "third_man",
        "tiles",
        "to_draw",
        "tokens",
        "unlocked",
        "waiting",
    )

    def __init__(self, state: ViennaState, seat: int) -> None:
        """Write down what the seat knows of a state."""
        super().__init__(seat)
        everyone = range(state.players)
        self.players: int = state.players
        self.waiting: int = state.waiting
        self.deciders: tuple[int, ...] = state.deciders
        self.tables: Tables = state.tables
        self.options: dict[str, str] = state.options
        self.flags: tuple[int, ...] = state.flags
        self.place_masks: tuple[int, ...] = state.place_masks
        self.tiles: tuple[int, ...] = state.tiles
        self.open_squares: int = state.open_squares
        self.third_man: int = state.third_man
        self.round: int = state.round
        self.crest: int = state.crest
        self.final_round: bool = state.final_round
        self.end_reason: str = state.end_reason
        self.active: int = state.active
        self.stage: int = state.stage
        self.ask: int = state.ask
        self.target: int = state.target
        self.choices: tuple[int, ...] = state.choices
        self.deck: str = state.deck
        self.discard: tuple[int, ...] = tuple(sorted(state.discard))
        self.cards_drawn: int = state.cards_drawn
        self.to_draw: int = state.to_draw
        self.drawers: tuple[tuple[int, ...], ...] = tuple(state.drawers)
        self.agents: tuple[int, ...] = tuple(state.agents)
        self.supply: tuple[int, ...] = tuple(state.supply)
        self.bribes: tuple[int, ...] = tuple(state.bribes)
        self.infos: tuple[int, ...] = tuple(state.infos)
        self.points: tuple[int, ...] = tuple(state.points)
        self.tokens: tuple[int, ...] = tuple(state.tokens)
        self.investigator: int = state.investigator
        self.flipped: bool = state.flipped
        self.advanced: bool = state.advanced
        self.colours: tuple[int, ...] = state.colours
        self.helped: bool = state.helped
        self.origin: int = state.origin
        self.paid: int = state.paid
        self.due: int = state.due
        self.buying: int = state.buying
        self.tasks: tuple[int, ...] = state.tasks
        self.shillings: tuple[int, ...] = tuple(state.shillings)
        self.boxes: tuple[int, ...] = tuple(state.boxes)
        self.items: tuple[int, ...] = tuple(state.items)
        self.for_hire: tuple[int, ...] = tuple(state.for_hire)
        self.missions: tuple[tuple[int, ...], ...] = tuple(state.missions)
        self.display: tuple[int, ...] = state.display
        self.stack_a: tuple[int, ...] = state.stack_a
        self.stack_b: tuple[int, ...] = state.stack_b
        self.feld_agents: bool = state.feld_agents
        self.feld: tuple[int, ...] = tuple(state.feld)
        self.unlocked: int = state.unlocked

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

    def key(self) -> tuple[Any, ...]:
        """Return the whole content as a hashable value."""
        return (
            (self.seat, self.players, self.waiting, self.deciders, tuple(self.options.values())),
            (self.flags, self.tiles, self.open_squares, self.third_man),
            (self.round, self.crest, self.final_round, self.end_reason),
            (self.active, self.stage, self.ask, self.target, self.helped, self.choices),
            (self.origin, self.paid, self.due, self.buying, self.tasks),
            (self.deck, self.discard, self.cards_drawn, self.to_draw, self.drawers),
            (self.agents, self.supply, self.bribes, self.infos, self.points),
            (self.tokens, self.investigator, self.flipped),
            (self.shillings, self.boxes, self.items, self.for_hire, self.missions),
            (self.display, self.stack_a, self.stack_b, self.feld, self.unlocked),
            (self.assigned, self.hand_sizes, self.slots, self.hands, self.plans, self.pools),
        )

    def data(self) -> dict[str, Any]:
        """Return the whole content as named plain data: seats from 0, buildings, squares and cards by their number."""
        tables = self.tables
        unseen, held, _ = self.pools[-1]
        return {
            "game": "vienna",
            "seat": self.seat if self.seat >= 0 else None,
            "players": self.players,
            "options": dict(self.options),
            "round": self.round,
            "crest": self.crest,
            "final_round": self.final_round,
            "end_reason": self.end_reason or None,
            "over": self.waiting == OVER,
            "active": self.active,
            "stage": STAGES[self.stage],
            "asks": ASKS[self.ask] if self.waiting == DECIDE else None,
            "deciders": list(self.deciders),
            "target": _number(self.target),
            "choices": list(self.choices),
            "board": {
                "flags": [FLAGS[flag] for flag in self.flags],
                "tiles": [
                    INFOS[kind] if self.open_squares & BITS[square] else None for square, kind in enumerate(self.tiles)
                ],
                "third_man": _number(self.third_man),
            },
            "tracks": {
                "tokens": dict(zip(INFOS, self.tokens, strict=True)),
                "values": {info: tables.value_at[space] for info, space in zip(INFOS, self.tokens, strict=True)},
                "investigator": tables.roof[self.investigator],
                "end": tables.roof[tables.end_spaces[self.players]],
                "flipped": self.flipped,
            },
            "cards": {
                "deck": self.deck or None,
                "drawn": self.cards_drawn,
                "to_draw": self.to_draw,
                "pile": len(unseen) - sum(held),
                "discard": list(self.discard),
                "pools": [
                    {"unseen": list(unseen), "held": list(held), "own": list(own)} for unseen, held, own in self.pools
                ],
            },
            "desks": [self._desk(seat) for seat in range(self.players)],
            **(self._office() if self.advanced else {}),
        }

    def _office(self) -> dict[str, Any]:
        """Return what only the advanced game has on the table, and what is being paid."""
        ids = [mission.id for mission in self.tables.missions]
        return {
            "missions": {
                "display": [None if number == NOWHERE else ids[number] for number in self.display],
                "unseen_a": [ids[number] for number in self.stack_a],
                "unseen_b": [ids[number] for number in self.stack_b],
            },
            "payment": {
                "origin": _number(self.origin) if self.origin >= NOWHERE else "feld",
                "paid": dict(zip(BRIBES, amounts(self.paid), strict=True)),
                "due": self.due,
                "buying": None if self.buying == NOWHERE else ITEMS[self.buying],
            },
            "phases": [STAGES[stage] for stage in self.tasks],
            "third_man_helped": self.helped,
        }

    def _desk(self, seat: int) -> dict[str, Any]:
        by_source = points_by_source(self.points[seat], self.advanced)
        hand, plan = self.hands[seat], self.plans[seat]
        return {
            "seat": seat,
            "colour": COLOURS[self.colours[seat]],
            "score": sum(by_source.values()),
            "points": by_source,
            "agents": [building + 1 for building in members(self.agents[seat])],
            "supply": self.supply[seat],
            "bribes": dict(zip(BRIBES, amounts(self.bribes[seat]), strict=True)),
            "info": dict(zip(INFOS, amounts(self.infos[seat]), strict=True)),
            "drawers": list(self.drawers[seat]),
            "assigned": self.assigned[seat],
            "hand_size": self.hand_sizes[seat],
            "slots": list(self.slots[seat]),
            "hand": None if hand is None else list(hand),
            "plan": None if plan is None else list(plan),
            **(self._purse(seat) if self.advanced else {}),
        }

    def _purse(self, seat: int) -> dict[str, Any]:
        """Return what only the advanced game has on a desk."""
        return {
            "shillings": self.shillings[seat],
            "box": self.boxes[seat],
            "items": [item for number, item in enumerate(ITEMS) if self.items[seat] & BITS[number]],
            "for_hire": self.for_hire[seat],
            "missions": [self.tables.missions[number].id for number in self.missions[seat]],
            "feld": {"building": _number(self.feld[seat]), "unlocked": bool(self.unlocked & BITS[seat])}
            if self.feld_agents
            else None,
        }


def _number(building: int) -> int | None:
    return None if building == NOWHERE else building + 1


def _pools(state: ViennaState, seat: int) -> tuple[Pool, ...]:
    """Sort the hidden cards, and the draw pile, into the sets the viewer can tell apart."""
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


def resample(view: ViennaView, rng: Random) -> ViennaState:
    """Make a full state that agrees with a view: deal each pool's cards to those who hold some of it.

    A seat that is asked which card to replace holds one for action I whose ability is not in its drawers (V3.2): a deal
    that has it otherwise is made again.
    """
    state = ViennaState()
    state.log = None
    state.players = view.players
    state.waiting = view.waiting
    state.deciders = view.deciders
    state.tables = view.tables
    state.options = view.options
    state.flags = view.flags
    state.place_masks = view.place_masks
    state.tiles = view.tiles
    state.open_squares = view.open_squares
    state.third_man = view.third_man
    state.round = view.round
    state.crest = view.crest
    state.final_round = view.final_round
    state.end_reason = view.end_reason
    state.active = view.active
    state.stage = view.stage
    state.ask = view.ask
    state.target = view.target
    state.choices = view.choices
    state.deck = view.deck
    state.discard = list(view.discard)
    state.cards_drawn = view.cards_drawn
    state.to_draw = view.to_draw
    state.drawers = list(view.drawers)
    state.agents = list(view.agents)
    state.supply = list(view.supply)
    state.bribes = list(view.bribes)
    state.infos = list(view.infos)
    state.points = list(view.points)
    state.tokens = list(view.tokens)
    state.investigator = view.investigator
    state.flipped = view.flipped
    state.advanced = view.advanced
    state.colours = view.colours
    state.helped = view.helped
    state.origin = view.origin
    state.paid = view.paid
    state.due = view.due
    state.buying = view.buying
    state.tasks = view.tasks
    state.shillings = list(view.shillings)
    state.boxes = list(view.boxes)
    state.items = list(view.items)
    state.for_hire = list(view.for_hire)
    state.missions = list(view.missions)
    state.display = view.display
    state.stack_a = view.stack_a
    state.stack_b = view.stack_b
    state.feld_agents = view.feld_agents
    state.feld = list(view.feld)
    state.unlocked = view.unlocked
    _deal_hidden_cards(view, state, rng)
    while state.ask == ASK_REPLACE and _has_in_drawers(state, state.active, state.plans[state.active][0]):
        _deal_hidden_cards(view, state, rng)
    return state


def _has_in_drawers(state: ViennaState, seat: int, card: int) -> bool:
    ability = state.tables.ability
    return any(ability[other] == ability[card] for other in state.drawers[seat])


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
    """Put a seat's hidden cards where they belong: face down in the places that are still covered, then in the hand."""
    hand, plan = view.hands[seat], view.plans[seat]
    if hand is not None and plan is not None:
        state.hands[seat], state.plans[seat] = hand, plan
        return
    rng.shuffle(cards)
    state.plans[seat] = tuple(cards.pop() if covered else 0 for covered in view.slots[seat])
    state.hands[seat] = tuple(sorted(cards))
