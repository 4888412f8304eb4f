"""Dead Drop as the kernel sees it: options, notation, reasons."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tradecraft.core.actions import ActionSpace
from tradecraft.core.chance import check_draws
from tradecraft.core.errors import BadNotation, Reason
from tradecraft.core.game import CHANCE, OVER, Chance, Game, Option
from tradecraft.games.dead_drop.rules.state import CARDS, CARDS_PLAYED, DeadDropState
from tradecraft.games.dead_drop.rules.view import DeadDropView, resample

ACTIONS: Final = ActionSpace((("drop", len(CARDS)),))
REASON_CODES: Final = (
    "unknown_action",
    "no_such_seat",
    "game_over",
    "waiting_for_draw",
    "not_your_turn",
    "card_not_in_hand",
)


class DeadDrop(Game[DeadDropState, DeadDropView]):
    """The game of Dead Drop."""

    def __init__(self) -> None:
        """Describe it."""
        super().__init__(
            id="dead_drop",
            title="Dead Drop",
            rules_version=1,
            content_version="dead_drop-1",
            player_counts=(2, 3),
            options=(Option("packets", ("rising", "equal"), "rising"),),
            actions=ACTIONS,
            end_reasons=(CARDS_PLAYED,),
            reason_codes=REASON_CODES,
            event_kinds=("dealt", "hand", "has_dropped", "own_drop", "opened", "game_ended"),
        )

    def new_state(self, players: int, options: dict[str, str]) -> DeadDropState:
        """Return a match before the deal."""
        return DeadDropState(players, self.resolve_options(players, options))

    def view(self, state: DeadDropState, seat: int) -> DeadDropView:
        """Build what a seat, SPECTATOR or OPEN knows."""
        return DeadDropView(state, seat)

    def resample(self, view: DeadDropView, rng: Random) -> DeadDropState:
        """Make a full state that is consistent with a view."""
        return resample(view, rng)

    def decision(self, state: DeadDropState, seat: int) -> str:
        """Return the kind of decision a seat is asked for: there is only one."""
        return "drop"

    def refusal(self, state: DeadDropState, seat: int, action: int) -> Reason | None:
        """Say why a seat may not do an action now, or None if it may."""
        if not 0 <= action < ACTIONS.size:
            return Reason("unknown_action", "", {"action": action})
        if not 0 <= seat < state.players:
            return Reason("no_such_seat", "D1.1", {"seat": seat + 1})
        if state.waiting == OVER:
            return Reason("game_over", "D4.1")
        if state.waiting == CHANCE:
            return Reason("waiting_for_draw", "D1.1")
        if seat not in state.deciders:
            return Reason("not_your_turn", "D2.1")
        if action not in state.legal(seat):
            return Reason("card_not_in_hand", "D2.1", {"card": CARDS[action]})
        return None

    def action_text(self, state: DeadDropState, seat: int, action: int) -> str:
        """Return the notation of an action, such as `drop 7`."""
        return f"drop {CARDS[action]}"

    def action_from_text(self, state: DeadDropState, seat: int, text: str) -> int:
        """Read the notation of an action, legal or not."""
        for action, card in enumerate(CARDS):
            if text == f"drop {card}":
                return action
        raise BadNotation(Reason("unknown_text", "", {"text": text}))

    def action_data(self, state: DeadDropState, seat: int, action: int) -> dict[str, Any]:
        """Return an action as named plain data."""
        return {"do": "drop", "card": CARDS[action]}

    def action_from_data(self, state: DeadDropState, seat: int, data: dict[str, Any]) -> int:
        """Read the data form of an action."""
        return self.action_from_text(state, seat, f"{data.get('do')} {data.get('card')}")

    def draw_text(self, chance: Chance, drawn: list[int]) -> str:
        """Return the notation of draws."""
        return " ".join((chance.deck, *map(str, drawn)))

    def draw_from_text(self, chance: Chance, text: str) -> list[int]:
        """Read the notation of draws for a request."""
        deck, *words = text.split(" ")
        cards = {str(card): card for card in chance.pool}
        drawn = [cards.get(word, 0) for word in words]
        if deck != chance.deck or not check_draws(chance, drawn):
            raise BadNotation(Reason("wrong_draws", "", {"deck": chance.deck, "count": chance.count}))
        return drawn
