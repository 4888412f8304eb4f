"""What one seat knows of a game of 1955: views, and full states that fit a view.

Everything on the table is public. The hands are hidden, except for the part that is known (see `piles`), and so is what
the seat that decides has prepared but not declared. `unseen` are all cards whose place the viewer does not know: the
draw pile together with the hidden cards of the hands.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tradecraft.core.game import DECIDE, OPEN, OVER, SPECTATOR, View
from tradecraft.games.war1955.rules.content_model import COUNTRIES, FACTIONS, GADGETS, NONE
from tradecraft.games.war1955.rules.phases import ASKS, DECLARATIONS, INFLUENCE, STAGES, Declared, public_ask
from tradecraft.games.war1955.rules.sets import BITS, members, without_all
from tradecraft.games.war1955.rules.setup import attack_counters_assault, has_time_limit
from tradecraft.games.war1955.rules.specials.flow import target_names
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.tables import Tables
from tradecraft.games.war1955.rules.victory import points


class WarView(View):
    """What one seat knows. Fields mean the same as in WarState; lists are tuples here.

    A hand that the viewer does not see is None in `hands`; `known` is the part of it that they still know, and of
    their own hand the part that the opponent knows. Spectators know what was `shown` to everybody. Only the seat that
    decides sees `draft`, `place`, `using` and `named`.
    """

    __slots__ = (
        "active",
        "ask",
        "blockaded",
        "blockaded_until",
        "cards_drawn",
        "deciders",
        "deck",
        "detained_until",
        "discard",
        "draft",
        "end_reason",
        "extra_cards",
        "first",
        "gadgets",
        "hand_sizes",
        "hands",
        "has_transported",
        "homes",
        "known",
        "named",
        "open_until",
        "options",
        "pawns",
        "pile_size",
        "place",
        "players",
        "round",
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
        "unseen",
        "using",
        "waiting",
    )

    def __init__(self, state: WarState, seat: int) -> None:
        """Copy what the seat may know of a state."""
        super().__init__(seat)
        self.players: int = state.players
        self.waiting: int = state.waiting
        self.deciders: tuple[int, ...] = state.deciders
        self.tables: Tables = state.tables
        self.options: dict[str, str] = state.options
        self.track_steps: tuple[int, ...] = state.track_steps
        self.round: int = state.round
        self.first: int = state.first
        self.active: int = state.active
        self.stage: int = state.stage
        self.steps: int = state.steps
        self.has_transported: bool = state.has_transported
        self.extra_cards: int = state.extra_cards
        self.turns_left: int = state.turns_left
        self.end_reason: str = state.end_reason
        self.stack: tuple[Declared, ...] = state.stack
        self.homes: tuple[int, ...] = tuple(state.homes)
        self.spies: tuple[int, ...] = tuple(state.spies)
        self.pawns: tuple[int, ...] = tuple(state.pawns)
        self.secured: tuple[int, ...] = tuple(state.secured)
        self.blockaded_until: tuple[int, ...] = tuple(state.blockaded_until)
        self.blockaded: int = state.blockaded
        self.detained_until: tuple[int, ...] = tuple(state.detained_until)
        self.open_until: tuple[int, ...] = tuple(state.open_until)
        self.gadgets: tuple[tuple[int, int], ...] = tuple(state.gadgets)
        self.deck: str = state.deck
        self.discard: tuple[int, ...] = tuple(sorted(state.discard))
        self.shuffles: int = state.shuffles
        self.cards_drawn: int = state.cards_drawn
        self.to_draw: int = state.to_draw

        decides = seat == OPEN or seat in state.deciders
        self.ask: int = state.ask if decides else public_ask(state.ask, state.active in state.deciders)
        self.draft: tuple[int, ...] = state.draft if decides else ()
        self.place: int = state.place if decides else NONE
        self.using: int = state.using if decides else NONE
        self.named: int = state.named if decides else 0

        self.pile_size: int = len(state.pile)
        self.hand_sizes: tuple[int, ...] = tuple(len(hand) for hand in state.hands)
        self.hands: tuple[tuple[int, ...] | None, ...] = tuple(
            hand if seat in (holder, OPEN) or state.open_until[holder] else None
            for holder, hand in enumerate(state.hands)
        )
        self.shown: tuple[tuple[int, ...], ...] = tuple(state.shown)
        self.known: tuple[tuple[int, ...], ...] = self.shown if seat == SPECTATOR else tuple(state.known)
        self.unseen: tuple[int, ...] = self._unseen(state)

    def _unseen(self, state: WarState) -> tuple[int, ...]:
        """Return the draw pile and the cards in hands that the viewer does not know."""
        unseen = state.pile
        for holder, hand in enumerate(state.hands):
            if self.hands[holder] is None:
                unseen += without_all(hand, self.known[holder])
        return tuple(sorted(unseen))

    def key(self) -> tuple[Any, ...]:
        """Return the whole content as a hashable value."""
        return (
            (self.seat, self.players, self.waiting, self.deciders, tuple(self.options.values())),
            (self.round, self.first, self.active, self.stage, self.steps, self.ask),
            (self.has_transported, self.extra_cards, self.turns_left, self.end_reason),
            (self.draft, self.place, self.using, self.named, tuple(one.key() for one in self.stack)),
            (self.homes, self.spies, self.pawns, self.blockaded_until, self.detained_until, self.open_until),
            (self.gadgets, self.deck, self.discard, self.shuffles, self.cards_drawn, self.to_draw),
            (self.pile_size, self.hand_sizes, self.hands, self.known, self.shown, self.unseen),
        )

    def data(self) -> dict[str, Any]:
        """Return the whole content as plain data: seats count from 0, everything else goes by its name."""
        return {
            "game": "war1955",
            "seat": self.seat if self.seat >= 0 else None,
            "players": self.players,
            "options": dict(self.options),
            "round": self.round,
            "turns_left": self.turns_left or None,
            "end_reason": self.end_reason or None,
            "over": self.waiting == OVER,
            "first": None if self.first == NONE else self.first,
            "active": None if self.active == NONE else self.active,
            "stage": STAGES[self.stage],
            "steps": self.steps,
            "transported": self.has_transported,
            "extra_cards": self.extra_cards,
            "asks": ASKS[self.ask] if self.waiting == DECIDE else None,
            "deciders": list(self.deciders),
            "prepared": {
                "cards": self._names(self.draft),
                "country": _country(self.place),
                "using": None if self.using == NONE else self.tables.names[self.using],
                "named": [COUNTRIES[country] for country in members(self.named)],
            },
            "declared": [self._declared(declared) for declared in self.stack],
            "tracks": [self._track(country) for country in range(len(COUNTRIES))],
            "cards": {
                "deck": self.deck or None,
                "drawn": self.cards_drawn,
                "to_draw": self.to_draw,
                "pile": self.pile_size,
                "shuffles": self.shuffles,
                "discard": self._names(self.discard),
                "unseen": self._names(self.unseen),
            },
            "desks": [self._desk(seat) for seat in range(self.players)],
        }

    def _names(self, cards: tuple[int, ...]) -> list[str]:
        return [self.tables.names[card] for card in cards]

    def _declared(self, declared: Declared) -> dict[str, Any]:
        """Return something declared: an influence action names its country, a special action its targets."""
        is_influence = declared.what == INFLUENCE
        special = self.tables.special_of[declared.cards[0]]
        return {
            "what": DECLARATIONS[declared.what],
            "seat": declared.seat,
            "cards": self._names(declared.cards),
            "targets": [COUNTRIES[declared.target]] if is_influence else list(target_names(special, declared.target)),
            "total": declared.total if is_influence else None,
        }

    def _track(self, country: int) -> dict[str, Any]:
        """Return a track: `pawn` is counted from the centre towards seat 0, `steps` is the way to either star."""
        owners = [seat for seat, mask in enumerate(self.secured) if mask & BITS[country]]
        return {
            "country": COUNTRIES[country],
            "faction": FACTIONS[self.tables.faction_of[country]],
            "steps": self.track_steps[country],
            "pawn": self.pawns[country],
            "secured": owners[0] if owners else None,
            "blockaded_until": self.blockaded_until[country] or None,
        }

    def _desk(self, seat: int) -> dict[str, Any]:
        home, hand = self.homes[seat], self.hands[seat]
        return {
            "seat": seat,
            "score": sum(points(self.secured[seat], self.homes[1 - seat]).values()),
            "faction": None if home == NONE else FACTIONS[self.tables.faction_of[home]],
            "home": _country(home),
            "spy": _country(self.spies[seat]),
            "detained_until": self.detained_until[seat] or None,
            "open_until": self.open_until[seat] or None,
            "gadgets": {
                gadget: None if card == NONE else self.tables.names[card]
                for gadget, card in zip(GADGETS, self.gadgets[seat], strict=True)
            },
            "hand_size": self.hand_sizes[seat],
            "hand": None if hand is None else self._names(hand),
            "known": self._names(self.known[seat]),
            "shown": self._names(self.shown[seat]),
        }


def _country(country: int) -> str | None:
    return None if country == NONE else COUNTRIES[country]


def resample(view: WarView, rng: Random) -> WarState:
    """Make a full state that fits a view: deal unseen cards to the hidden hands; the rest is the draw pile."""
    state = WarState()
    state.log = None
    state.players = view.players
    state.waiting = view.waiting
    state.deciders = view.deciders
    state.tables = view.tables
    state.options = view.options
    state.track_steps = view.track_steps
    state.has_time_limit = has_time_limit(view.options)
    state.attack_counters_assault = attack_counters_assault(view.options)
    state.round = view.round
    state.first = view.first
    state.active = view.active
    state.stage = view.stage
    state.steps = view.steps
    state.ask = view.ask
    state.has_transported = view.has_transported
    state.extra_cards = view.extra_cards
    state.turns_left = view.turns_left
    state.end_reason = view.end_reason
    state.draft = view.draft
    state.place = view.place
    state.using = view.using
    state.named = view.named
    state.stack = view.stack
    state.homes = list(view.homes)
    state.spies = list(view.spies)
    state.pawns = list(view.pawns)
    state.secured = list(view.secured)
    state.blockaded_until = list(view.blockaded_until)
    state.blockaded = view.blockaded
    state.detained_until = list(view.detained_until)
    state.open_until = list(view.open_until)
    state.gadgets = list(view.gadgets)
    state.deck = view.deck
    state.discard = view.discard
    state.shuffles = view.shuffles
    state.cards_drawn = view.cards_drawn
    state.to_draw = view.to_draw
    state.known = list(view.known)
    state.shown = list(view.shown)
    _deal_unseen_cards(view, state, rng)
    return state


def _deal_unseen_cards(view: WarView, state: WarState, rng: Random) -> None:
    rest = list(view.unseen)
    state.hands = []
    for hand, known, size in zip(view.hands, view.known, view.hand_sizes, strict=True):
        if hand is None:
            dealt = [rest.pop(int(rng.random() * len(rest))) for _ in range(size - len(known))]
            hand = tuple(sorted((*known, *dealt)))
        state.hands.append(hand)
    state.pile = tuple(rest)
