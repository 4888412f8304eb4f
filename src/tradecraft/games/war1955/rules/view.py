"""What one seat knows of a game of 1955: views, and full states that fit a view.

Everything on the table is public. The hands are hidden, except for the part that is known (see `piles`), and so is what
the seat that decides has prepared but not declared. `unseen` are all cards whose place the viewer does not know: the
draw pile together with the hidden cards of the hands.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tradecraft.core.chance import take_at_random
from tradecraft.core.fields import key_of, names_of, without
from tradecraft.core.game import DECIDE, OPEN, OVER, SPECTATOR, View, fill
from tradecraft.games.war1955.rules.content_model import COUNTRIES, FACTIONS, GADGETS, NONE
from tradecraft.games.war1955.rules.phases import ASKS, DECLARATIONS, INFLUENCE, STAGES, Declared, public_ask
from tradecraft.games.war1955.rules.sets import BITS, members, without_all
from tradecraft.games.war1955.rules.specials.flow import target_names
from tradecraft.games.war1955.rules.state import PARTS, SECRET, WarState
from tradecraft.games.war1955.rules.victory import points

_PUBLIC: Final = without(PARTS, SECRET)
_FIELDS: Final = ("draft", "place", "using", "named", "pile_size", "hand_sizes", "hands", "known", "unseen")
_PACKED: Final = names_of(without((*PARTS, ("secured", "blockaded")), (*SECRET, "options", "stack")))
"""What is packed of the public state as it is; the options are given."""


class WarView(View):
    """What one seat knows.

    `public` is a state of which only what all seats see is filled in; its `ask` tells a seat that does not decide only
    what is public. A hand that the viewer does not see is None in `hands`; `known` is the part of it that the viewer
    knows all the same and, of the viewer's hand, the part that the opponent knows. A spectator knows only what was
    `shown` to all. `draft`, `place`, `using` and `named` are empty for all but the seat that decides.
    """

    __slots__ = ("draft", "hand_sizes", "hands", "known", "named", "pile_size", "place", "public", "unseen", "using")

    def __init__(self, state: WarState, seat: int) -> None:
        super().__init__(seat)
        public = WarState()
        public.copy_public_from(state)
        public.discard = tuple(sorted(public.discard))
        self.public: WarState = public

        decides = seat == OPEN or seat in state.deciders
        if not decides:
            public.ask = public_ask(state.ask, state.active in state.deciders)
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
        self.known: tuple[tuple[int, ...], ...] = tuple(state.shown if seat == SPECTATOR else state.known)
        self.unseen: tuple[int, ...] = self._unseen(state)

    def _unseen(self, state: WarState) -> tuple[int, ...]:
        """Return the draw pile and the cards in hands that the viewer does not know."""
        unseen = state.pile
        for holder, hand in enumerate(state.hands):
            if self.hands[holder] is None:
                unseen += without_all(hand, self.known[holder])
        return tuple(sorted(unseen))

    def resample(self, rng: Random) -> WarState:
        """Make a full state that fits a view: deal unseen cards to the hidden hands; the rest is the draw pile."""
        state = WarState()
        state.copy_public_from(self.public)
        state.draft = self.draft
        state.place = self.place
        state.using = self.using
        state.named = self.named
        state.known = list(self.known)
        _deal_unseen_cards(self, state, rng)
        return state

    def fields(self) -> tuple[str, ...]:
        """Return the names of the fields beside the public state."""
        return _FIELDS

    def pack(self) -> list[Any]:
        """Return the content as plain values: the view's own fields, what was declared, and the public state."""
        public = self.public
        return [super().pack(), list(public.stack_key()), [getattr(public, name) for name in _PACKED]]

    def unpack(self, packed: list[Any]) -> None:
        """Take over the content of another view."""
        own, declared, values = packed
        super().unpack(own)
        fill(self.public, _PACKED, values)
        self.public.stack = tuple(
            [Declared(what, seat, tuple(cards), target, total) for what, seat, cards, target, total in declared]
        )

    def key(self) -> tuple[Any, ...]:
        """Return the whole content as a hashable value."""
        prepared = (self.draft, self.place, self.using, self.named)
        cards = (self.pile_size, self.hand_sizes, self.hands, self.known, self.unseen)
        return self.seat, prepared, cards, key_of(self.public, _PUBLIC, {"stack": self.public.stack_key()})

    def data(self) -> dict[str, Any]:
        """Return the whole content as named plain data: seats from 0, everything else by its name."""
        public = self.public
        return {
            **self.heading("war1955", public.players, public.options, public.round),
            "turns_left": public.turns_left or None,
            "end_reason": public.end_reason or None,
            "over": public.waiting == OVER,
            "first": None if public.first == NONE else public.first,
            "active": None if public.active == NONE else public.active,
            "stage": STAGES[public.stage],
            "steps": public.steps,
            "transported": public.has_transported,
            "extra_cards": public.extra_cards,
            "asks": ASKS[public.ask] if public.waiting == DECIDE else None,
            "deciders": list(public.deciders),
            "prepared": {
                "cards": self._names(self.draft),
                "country": _country(self.place),
                "using": None if self.using == NONE else public.lookups.names[self.using],
                "named": [COUNTRIES[country] for country in members(self.named)],
            },
            "declared": [self._declared(declared) for declared in public.stack],
            "tracks": [self._track(country) for country in range(len(COUNTRIES))],
            "cards": {
                "deck": public.deck or None,
                "drawn": public.cards_drawn,
                "to_draw": public.to_draw,
                "pile": self.pile_size,
                "shuffles": public.shuffles,
                "discard": self._names(public.discard),
                "unseen": self._names(self.unseen),
            },
            "desks": [self._desk(seat) for seat in range(public.players)],
        }

    def _names(self, cards: tuple[int, ...]) -> list[str]:
        return [self.public.lookups.names[card] for card in cards]

    def _declared(self, declared: Declared) -> dict[str, Any]:
        """Return something declared: an influence action names its country, a special action its targets."""
        is_influence = declared.what == INFLUENCE
        special = self.public.lookups.special_of[declared.cards[0]]
        return {
            "what": DECLARATIONS[declared.what],
            "seat": declared.seat,
            "cards": self._names(declared.cards),
            "targets": [COUNTRIES[declared.target]] if is_influence else list(target_names(special, declared.target)),
            "total": declared.total if is_influence else None,
        }

    def _track(self, country: int) -> dict[str, Any]:
        """Return a track: the pawn is counted from the centre towards seat 0, `steps` is the way to either star."""
        public = self.public
        owners = [seat for seat, mask in enumerate(public.secured) if mask & BITS[country]]
        return {
            "country": COUNTRIES[country],
            "faction": FACTIONS[public.lookups.faction_of[country]],
            "steps": public.track_steps[country],
            "pawn": public.pawns[country],
            "secured": owners[0] if owners else None,
            "blockaded_until": public.blockaded_until[country] or None,
        }

    def _desk(self, seat: int) -> dict[str, Any]:
        public, hand = self.public, self.hands[seat]
        home = public.homes[seat]
        return {
            "seat": seat,
            "score": sum(points(public.secured[seat], public.homes[1 - seat]).values()),
            "faction": None if home == NONE else FACTIONS[public.lookups.faction_of[home]],
            "home": _country(home),
            "spy": _country(public.spies[seat]),
            "detained_until": public.detained_until[seat] or None,
            "open_until": public.open_until[seat] or None,
            "gadgets": {
                gadget: None if card == NONE else public.lookups.names[card]
                for gadget, card in zip(GADGETS, public.gadgets[seat], strict=True)
            },
            "hand_size": self.hand_sizes[seat],
            "hand": None if hand is None else self._names(hand),
            "known": self._names(self.known[seat]),
            "shown": self._names(public.shown[seat]),
        }


def _country(country: int) -> str | None:
    return None if country == NONE else COUNTRIES[country]


def _deal_unseen_cards(view: WarView, state: WarState, rng: Random) -> None:
    rest = list(view.unseen)
    state.hands = []
    for hand, known, size in zip(view.hands, view.known, view.hand_sizes, strict=True):
        if hand is None:
            dealt = take_at_random(rest, size - len(known), rng)
            hand = tuple(sorted((*known, *dealt)))
        state.hands.append(hand)
    state.pile = tuple(rest)
