"""The drawing of 1955, put together from its parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tradecraft.core.game import AnyGame, Outcome, View
from tradecraft.games.war1955.rules import blocking, influence
from tradecraft.games.war1955.rules.content_model import COUNTRIES
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.victory import COUNTRIES_TO_WIN, DIRECTIONS
from tradecraft.games.war1955.terminal import board, desks
from tradecraft.games.war1955.terminal.signs import SEAT_LETTERS, Signs
from tradecraft.games.war1955.texts import WarTexts
from tradecraft.locales import Texts
from tradecraft.terminal.drawing import Drawing, Setting, card_piles

HAND_ONLY = ("add", "block", "keep")
BOARD_ONLY = ("target", "pawn", "gadget", "destination")
"""Decisions in the middle of an action, by the part of the table they are about; the others need all of it."""


class WarDrawing(Drawing):
    """A game of 1955 in a terminal."""

    panels = ("board", "desks")
    own_sides: Mapping[str, str] = {"cards_drawn": "cards_seen"}

    def __init__(self, game: AnyGame, texts: Texts, setting: Setting) -> None:
        super().__init__(game, texts, setting)
        self.war = WarTexts(texts, setting.names, setting.options, game.content_version)
        self.words = self.war
        self.signs = Signs(self.war, setting.lines)

    def headline(self, view: View) -> str:
        """Return whose turn it is, its stage, and how much is left of turn and game."""
        data = view.data()
        parts = [self.war.stage(data["stage"])]
        if data["round"]:
            parts.insert(0, self.war.get("table", "turn", turn=data["round"]))
        if data["round"] and not data["over"]:
            parts.insert(1, self.war.seat(data["active"]))
        if data["steps"]:
            parts.append(self.war.get("table", "steps", steps=data["steps"]))
        if data["turns_left"] and not data["over"]:
            parts.append(self.war.get("table", "turns_left", turns=data["turns_left"]))
        return self.signs.joined(parts)

    def position(self, view: View) -> list[RenderableType]:
        """Return everything in a view, the discard pile card by card."""
        data = view.data()
        return [*self._table(view, data), *self._hands(data), "", desks.discards(self.signs, data)]

    def situation(self, view: View) -> list[RenderableType]:
        """Return the table and the hands that can be seen, or in the middle of an action what the decision is about."""
        data = view.data()
        if data["asks"] in HAND_ONLY:
            return [*self._hands(data)[1:], "", *self._stack(view, data)]
        if data["asks"] in BOARD_ONLY:
            return [self._board(data), "", *self._stack(view, data)]
        return [*self._table(view, data), *self._hands(data)]

    def board(self, view: View) -> RenderableType:
        """Return the six tracks and what their signs mean."""
        return Group(self._board(view.data()), "", board.legend(self.signs))

    def desks(self, view: View) -> RenderableType:
        """Return both desks with the hands that can be seen, and the discard pile."""
        data = view.data()
        piles = (self._piles(data), desks.discards(self.signs, data))
        return Group(desks.desks(self.signs, data), *self._hands(data), "", *piles)

    def hints(self) -> list[str]:
        """Return how to read the board."""
        sides = {"left": SEAT_LETTERS[0], "right": SEAT_LETTERS[1]}
        return [self.war.get("terminal", "hint", **sides), board.legend(self.signs).plain]

    def cards(self, view: View, numbers: list[int]) -> RenderableType | None:
        """Return everything about cards of the viewer's hand by their places in it, or about all that can be seen."""
        data = view.data()
        hands = [desk["hand"] or [] for desk in data["desks"]]
        if numbers:
            own = hands[view.seat] if view.seat >= 0 else []
            named = [own[number - 1] for number in numbers if 1 <= number <= len(own)]
        else:
            in_play = [card for desk in data["desks"] for card in desk["gadgets"].values() if card]
            named = [*(card for hand in hands for card in hand), *in_play]
        return Group(*(self.war.card_line(card) for card in named)) if named else None

    def question(self, view: View, kind: str) -> str:
        """Return what the viewer is asked, after the action it is asked for."""
        using = view.data()["prepared"]["using"]
        question = super().question(view, kind)
        if using and kind != "destination":
            return f"{self.war.special_of(using)}. {question}"
        return question

    def choices(self, view: View, actions: list[dict[str, Any]]) -> list[Text]:
        """Return short labels: the notation beside them says the rest."""
        state = self.world(view)
        return [Text(self._choice(state, view.seat, data)) for data in actions]

    def verdict(self, outcome: Outcome) -> str:
        """Return the winner, if there is one."""
        winners = outcome.winners()
        if len(winners) == 1:
            return self.war.get("terminal", "winner", seat=self.war.seat(winners[0]))
        return self.war.get("terminal", "winners", seats=", ".join(map(self.war.seat, winners)))

    def seat(self, seat: int) -> Text:
        """Return a seat's letter and name."""
        return Text.assemble((SEAT_LETTERS[seat], "bold"), " ", self.war.seat(seat))

    def _piles(self, data: dict[str, Any]) -> Text:
        return card_piles(self.texts, data["cards"], self.signs.glyphs.separator)

    def _board(self, data: dict[str, Any]) -> RenderableType:
        return board.board(self.signs, data, self.width)

    def _table(self, view: View, data: dict[str, Any]) -> list[RenderableType]:
        lines = [self._board(data), "", desks.desks(self.signs, data), self._piles(data)]
        declared = self._stack(view, data)
        return [*lines, "", *declared] if declared else lines

    def _stack(self, view: View, data: dict[str, Any]) -> list[RenderableType]:
        return [*desks.declared(self.signs, data), *desks.prepared(self.signs, data, self.world(view))]

    def _hands(self, data: dict[str, Any]) -> list[RenderableType]:
        """Return the hands the viewer sees, the viewer's own first, each below a line with its owner."""
        things: list[RenderableType] = []
        for desk in sorted(data["desks"], key=lambda desk: desk["seat"] != data["seat"]):
            if desk["hand"]:
                cards = desks.cards(self.signs, desk["hand"], self.width)
                heading = Text.assemble((self.texts.get("terminal-hand"), "bold"), "  ")
                things += ["", heading.append_text(self.signs.seat(data, desk["seat"])), cards]
        return things

    def _choice(self, state: WarState, seat: int, action: dict[str, Any]) -> str:
        verb = action["do"]
        if verb == "influence":
            return self._influence(state, seat, action["card"], action["country"])
        if verb in ("add", "block"):
            return self._addition(state, seat, action["card"])
        if verb in ("special", "counter", "keep"):
            return self.war.special_of(action["card"])
        if verb in ("target", "move", "home"):
            return self.war.country(action["country"])
        if verb == "advanced_transport":
            return self.war.gadget(verb)
        return self.war.action(action)

    def _influence(self, state: WarState, seat: int, card: str, country: str) -> str:
        """Return by how much a card alone would advance a pawn, and what that would bring."""
        place = COUNTRIES.index(country)
        total = influence.total_of(state, seat, (state.lookups.faces[card],), place)
        parts = [f"+{total}"]
        if state.pawns[place] * DIRECTIONS[seat] + total >= state.track_steps[place]:
            wins = place == state.homes[1 - seat] or state.secured[seat].bit_count() + 1 >= COUNTRIES_TO_WIN
            parts.append(self.war.get("terminal", "wins" if wins else "reaches_star"))
        return " ".join(parts)

    def _addition(self, state: WarState, seat: int, card: str) -> str:
        """Return what an influence action or a block would count with one card more."""
        cards = (*state.draft, state.lookups.faces[card])
        if self.game.decision(state, seat) == "add":
            return f"= {influence.total_of(state, seat, cards, state.place)}"
        attack = state.stack[-1]
        return f"= {blocking.total_of(state, seat, cards, attack.target)} / {attack.total}"
