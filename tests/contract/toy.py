"""Sealed bids: a small honest game with hidden draws, simultaneous secret choices and open decisions.

Every round each seat draws two cards nobody else sees (T1), all bid one of them at once and keep the other for good
(T2), and the highest bid wins the value of all bids; the winner then gives a point to another seat, or passes (T3).
After the agreed number of rounds, or when a seat has won a lot, the game is over (T4).

It shows that the kernel knows nothing of any game; the modules in `faults/` break it in one place at a time.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tradecraft.core.actions import ActionSpace
from tradecraft.core.chance import check_draws, take
from tradecraft.core.errors import BadNotation, Reason
from tradecraft.core.events import only
from tradecraft.core.game import CHANCE, DECIDE, OPEN, OVER, Chance, Game, Option, Outcome, State, View

ACTIONS = ActionSpace((("bid", 2), ("give", 3), ("pass", 1)))
BID, GIVE, PASS = 0, 2, 5
DECK = tuple(range(1, 21))
HAND = 2
LANDSLIDE = 60

OPTIONS = (
    Option("rounds", ("2", "3"), "3"),
    Option("ties", ("shared", "first_seat"), "shared"),
    Option("gifts", ("yes", "no"), "yes"),
)
REASON_CODES = (
    "unknown_action",
    "no_such_seat",
    "game_over",
    "waiting_for_chance",
    "not_your_turn",
    "not_asked_now",
    "cannot_give_to_self",
)
EVENT_KINDS = ("dealt", "hand", "has_bid", "own_bid", "bids_shown", "gave", "passed", "ended")


class ToyState(State):
    """A match of sealed bids at one moment."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        super().__init__(players)
        self.options = options
        self.round = 1
        self.active = 0
        self.pile = DECK
        self.drawn = 0
        self.hands: list[tuple[int, ...]] = [()] * players
        self.bids: list[int] = [0] * players
        self.kept: list[list[int]] = [[] for _ in range(players)]
        self.shown: list[int] = []
        self.won: list[int] = [0] * players
        self.gifts: list[int] = [0] * players
        self.end_reason = ""

    def clone(self) -> ToyState:
        copy = type(self)(self.players, self.options)
        self.copy_to(copy)
        copy.kept = [cards[:] for cards in self.kept]
        copy.shown = self.shown[:]
        return copy

    def copy_to(self, copy: ToyState) -> None:
        copy.waiting, copy.deciders, copy.round = self.waiting, self.deciders, self.round
        copy.active, copy.pile, copy.drawn, copy.end_reason = self.active, self.pile, self.drawn, self.end_reason
        copy.hands, copy.bids = self.hands[:], self.bids[:]
        copy.won, copy.gifts = self.won[:], self.gifts[:]

    def key(self) -> tuple[Any, ...]:
        return (
            (self.players, self.waiting, self.deciders, self.round, self.active, tuple(self.options.values())),
            (self.pile, self.drawn, tuple(self.hands), tuple(self.bids), tuple(map(tuple, self.kept))),
            (tuple(self.shown), tuple(self.won), tuple(self.gifts), self.end_reason),
        )

    def is_bidding(self) -> bool:
        return self.waiting == DECIDE and not any(len(hand) < HAND for hand in self.hands)

    def legal(self, seat: int) -> tuple[int, ...]:
        if self.is_bidding():
            return tuple(range(BID, BID + HAND))
        return (*(GIVE + other for other in range(self.players) if other != seat), PASS)

    def chance(self) -> Chance:
        return Chance("cards", self.drawn, self.pile, HAND, only(self.active))

    def apply_chance(self, drawn: list[int]) -> None:
        seat = self.active
        self.pile = take(self.pile, drawn)
        self.drawn += len(drawn)
        self.hands[seat] = tuple(sorted(drawn))
        self.tell("dealt", seat=seat, count=len(drawn))
        self.tell_seat(seat, "hand", cards=self.hands[seat])
        self.active = (seat + 1) % self.players
        if self.active == 0:
            self.waiting = DECIDE
            self.deciders = tuple(range(self.players))

    def apply(self, seat: int, action: int) -> None:
        if self.is_bidding():
            self.apply_bid(seat, action - BID)
        else:
            self.apply_gift(seat, action - GIVE if action != PASS else -1)

    def apply_bid(self, seat: int, place: int) -> None:
        self.bids[seat] = self.hands[seat][place]
        self.tell("has_bid", seat=seat)
        self.tell_seat(seat, "own_bid", card=self.bids[seat])
        self.deciders = tuple(other for other in self.deciders if other != seat)
        if not self.deciders:
            self.show_bids()

    def show_bids(self) -> None:
        for seat, hand in enumerate(self.hands):
            self.kept[seat].extend(card for card in hand if card != self.bids[seat])
        winner = self.bids.index(max(self.bids))
        self.won[winner] += sum(self.bids)
        self.shown = sorted((*self.shown, *self.bids))
        self.tell("bids_shown", reveals=True, bids=tuple(self.bids), winner=winner)
        self.hands = [()] * self.players
        self.bids = [0] * self.players
        if self.options["gifts"] == "yes":
            self.deciders = (winner,)
        else:
            self.end_round()

    def apply_gift(self, seat: int, other: int) -> None:
        if other >= 0:
            self.gifts[other] += 1
            self.tell("gave", seat=seat, other=other)
        else:
            self.tell("passed", seat=seat)
        self.end_round()

    def end_round(self) -> None:
        self.deciders = ()
        self.waiting = CHANCE
        if max(self.won) >= LANDSLIDE:
            self.end("landslide")
        elif self.round == int(self.options["rounds"]):
            self.end("rounds_played")
        else:
            self.round += 1

    def end(self, reason: str) -> None:
        self.waiting = OVER
        self.end_reason = reason
        self.tell("ended", reason=reason)

    def outcome(self) -> Outcome:
        breakdown = tuple({"won": won, "gifts": gift} for won, gift in zip(self.won, self.gifts, strict=True))
        scores = tuple(sum(parts.values()) for parts in breakdown)
        by_seat = self.options["ties"] == "first_seat"
        standings = [(-score, seat if by_seat else 0) for seat, score in enumerate(scores)]
        ranking = tuple(sorted(standings).index(standing) + 1 for standing in standings)
        return Outcome(self.end_reason, scores, breakdown, ranking)


class ToyView(View):
    """What one seat knows: everything but the cards others hold, keep or bid, and the order of the pile."""

    def __init__(self, state: ToyState, seat: int) -> None:
        super().__init__(seat)
        self.state_class = type(state)
        self.options = state.options
        self.players = state.players
        self.moment = (state.waiting, state.deciders, state.round, state.active, state.drawn, state.end_reason)
        self.shown = tuple(state.shown)
        self.points = (tuple(state.won), tuple(state.gifts))
        everyone = range(state.players)
        self.held = tuple(len(state.hands[s]) for s in everyone)
        self.kept_count = tuple(len(state.kept[s]) for s in everyone)
        self.has_bid = tuple(state.bids[s] > 0 for s in everyone)
        sees = [seat in (s, OPEN) for s in everyone]
        self.hands = tuple(state.hands[s] if sees[s] else None for s in everyone)
        self.bids = tuple(state.bids[s] if sees[s] else None for s in everyone)
        self.kept = tuple(tuple(state.kept[s]) if sees[s] else None for s in everyone)

    def fields(self) -> tuple[str, ...]:
        return ("moment", "shown", "points", "held", "kept_count", "has_bid", "hands", "bids", "kept")

    def key(self) -> tuple[Any, ...]:
        return (
            (self.seat, self.players, tuple(self.options.values()), self.moment, self.shown, self.points),
            (self.held, self.kept_count, self.has_bid, self.hands, self.bids, self.kept),
        )

    def data(self) -> dict[str, Any]:
        waiting, deciders, round_number, active, drawn, end_reason = self.moment
        return {
            "seat": self.seat,
            "options": dict(self.options),
            "waiting": waiting,
            "deciders": list(deciders),
            "round": round_number,
            "active": active,
            "drawn": drawn,
            "end_reason": end_reason or None,
            "shown": list(self.shown),
            "seats": [self.seat_data(seat) for seat in range(self.players)],
        }

    def seat_data(self, seat: int) -> dict[str, Any]:
        hand, kept = self.hands[seat], self.kept[seat]
        return {
            "won": self.points[0][seat],
            "gifts": self.points[1][seat],
            "held": self.held[seat],
            "kept_count": self.kept_count[seat],
            "has_bid": self.has_bid[seat],
            "hand": None if hand is None else list(hand),
            "bid": self.bids[seat],
            "kept": None if kept is None else list(kept),
        }


class ToyGame(Game[ToyState, ToyView]):
    """Sealed bids as the kernel sees it."""

    state_class: type[ToyState] = ToyState
    view_class: type[ToyView] = ToyView

    def __init__(self) -> None:
        super().__init__(
            id="toy",
            title="Sealed bids",
            rules_version=1,
            content_version="toy-1",
            player_counts=(2, 3),
            options=OPTIONS,
            actions=ACTIONS,
            end_reasons=("rounds_played", "landslide"),
            reason_codes=REASON_CODES,
            event_kinds=EVENT_KINDS,
        )

    def new_state(self, players: int, options: dict[str, str]) -> ToyState:
        return self.state_class(players, self.resolve_options(players, options))

    def view(self, state: ToyState, seat: int) -> ToyView:
        return self.view_class(state, seat)

    def resample(self, view: ToyView, rng: Random) -> ToyState:
        state = view.state_class(view.players, view.options)
        state.waiting, state.deciders, state.round, state.active, state.drawn, state.end_reason = view.moment
        state.shown = list(view.shown)
        state.won, state.gifts = list(view.points[0]), list(view.points[1])
        known = set(view.shown)
        for cards in (*view.hands, *view.kept):
            known.update(cards or ())
        unseen = [card for card in DECK if card not in known]
        rng.shuffle(unseen)
        for seat in range(view.players):
            hand, kept, bid = view.hands[seat], view.kept[seat], view.bids[seat]
            if hand is None or kept is None or bid is None:
                hand = tuple(sorted(unseen.pop() for _ in range(view.held[seat])))
                kept = tuple(unseen.pop() for _ in range(view.kept_count[seat]))
                bid = rng.choice(hand) if view.has_bid[seat] else 0
            state.hands[seat], state.kept[seat], state.bids[seat] = hand, list(kept), bid
        state.pile = tuple(sorted(unseen))
        return state

    def decision(self, state: ToyState, seat: int) -> str:
        return "bid" if state.is_bidding() else "gift"

    def refusal(self, state: ToyState, seat: int, action: int) -> Reason | None:
        if not 0 <= action < ACTIONS.size:
            return Reason("unknown_action", "", {"action": action})
        if not 0 <= seat < state.players:
            return Reason("no_such_seat", "T1", {"seat": seat + 1})
        if state.waiting == OVER:
            return Reason("game_over", "T4")
        if state.waiting == CHANCE:
            return Reason("waiting_for_chance", "T1")
        if seat not in state.deciders:
            return Reason("not_your_turn", "T3")
        if action in state.legal(seat):
            return None
        if action == GIVE + seat and not state.is_bidding():
            return Reason("cannot_give_to_self", "T3")
        return Reason("not_asked_now", "T2", {"asked": self.decision(state, seat)})

    def action_data(self, state: ToyState, seat: int, action: int) -> dict[str, Any]:
        verb, index = ACTIONS.locate(action)
        if verb == "bid":
            return {"do": verb, "card": state.hands[seat][index]}
        return {"do": verb, "seat": index + 1} if verb == "give" else {"do": verb}

    def action_text(self, state: ToyState, seat: int, action: int) -> str:
        return " ".join(str(part) for part in self.action_data(state, seat, action).values())

    def action_from_text(self, state: ToyState, seat: int, text: str) -> int:
        hand = state.hands[seat] if 0 <= seat < state.players else ()
        known = {f"bid {card}": BID + place for place, card in enumerate(hand)}
        known |= {f"give {other + 1}": GIVE + other for other in range(3)}
        known["pass"] = PASS
        if text not in known:
            raise BadNotation(Reason("unknown_text", "", {"text": text}))
        return known[text]

    def action_from_data(self, state: ToyState, seat: int, data: dict[str, Any]) -> int:
        parts = [data.get("do"), *(data[name] for name in ("card", "seat") if name in data)]
        return self.action_from_text(state, seat, " ".join(map(str, parts)))

    def draw_text(self, chance: Chance, drawn: list[int]) -> str:
        return " ".join((chance.deck, *map(str, drawn)))

    def draw_from_text(self, chance: Chance, text: str) -> list[int]:
        deck, *words = text.split(" ")
        names = {str(card): card for card in chance.pool}
        if deck != chance.deck or not all(word in names for word in words):
            raise BadNotation(Reason("wrong_draws", "", {"text": text}))
        drawn = [names[word] for word in words]
        if not check_draws(chance, drawn):
            raise BadNotation(Reason("wrong_draws", "", {"text": text}))
        return drawn


TOY = ToyGame()
