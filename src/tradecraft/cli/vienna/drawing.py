"""Vienna in a terminal, put together."""

from __future__ import annotations

import textwrap
from random import Random
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tradecraft.cli.drawing import Drawing
from tradecraft.cli.vienna import desks, listing, tracks
from tradecraft.cli.vienna.map import LARGE, SMALL, Map, Scale, width_of
from tradecraft.cli.vienna.signs import DIM, FLAG_CODES, THIRD_MAN, Signs
from tradecraft.core.events import Event
from tradecraft.core.game import AnyGame, View
from tradecraft.games.vienna.actions import PLACE, SUPPLY
from tradecraft.games.vienna.content_model import BRIBES, FLAGS, INFOS, Card
from tradecraft.games.vienna.state import ViennaState
from tradecraft.games.vienna.tables import tables
from tradecraft.games.vienna.placing import BRIBES_TAKEN, cost_of
from tradecraft.locales import Texts
from tradecraft.locales.vienna import ViennaTexts

WHOLE_POSITION = ("assign", "place", "wander", "stand")
"""The decisions for which one looks at the whole table; the others come in the middle of an action."""
PRIVATE_SIDE = {"cards_drawn": "cards_seen", "assigned": "assignment"}
"""Events that all see, and those that their own seats see instead."""
BESIDE = 40
"""The columns that tracks and legend need beside the map or each other."""
LEGEND = 38
NAME_WIDTH = 16
"""How much of a building's name stands beside the choice to place an agent there."""


class ViennaDrawing(Drawing):
    """A game of Vienna in a terminal."""

    panels = ("board", "desks", "tracks")

    def __init__(self, game: AnyGame, texts: Texts, names: tuple[str, ...], width: int, lines: bool) -> None:
        """Look up what stays the same for the whole game."""
        super().__init__(game, texts, names, width, lines)
        self.vienna = ViennaTexts(texts, names)
        self.words = self.vienna
        self.signs = Signs(self.vienna, lines)
        self.content = tables(game.content_version).content

    def headline(self, view: View) -> str:
        """Return the round and the action the game is in."""
        data = view.data()
        key = "terminal-final_round" if data["final_round"] else "terminal-round"
        parts = [self.texts.get(key, round=data["round"])]
        if not data["over"]:
            parts.append(self.vienna.stage(data["stage"]))
        return (" · " if self.lines else " - ").join(parts)

    def position(self, view: View) -> list[RenderableType]:
        """Return board, tracks and desks, and the cards the viewer sees."""
        data = view.data()
        things: list[RenderableType] = [self._board_with_tracks(data), "", *self._desks(data)]
        for desk in data["desks"]:
            held = desks.held_cards(self.content, self.signs, desk)
            if held is not None:
                things += ["", held] if desk["seat"] == data["seat"] else ["", self.seat(desk["seat"]), held]
        return things

    def situation(self, view: View) -> list[RenderableType]:
        """Return the whole position, or in the middle of an action only what the decision is about."""
        data = view.data()
        if data["asks"] in WHOLE_POSITION or data["over"]:
            return self.position(view)
        if data["asks"] == "token":
            return [tracks.tracks(self.content, self.signs, data)]
        return self._desks(data)

    def board(self, view: View) -> RenderableType:
        """Return the map with its legend, or a list where there is no room for it."""
        data = view.data()
        return Group(self._board(data, self._scale()), "", self._legend(data))

    def tracks(self, view: View) -> RenderableType:
        """Return tracks, investigator and piles."""
        data = view.data()
        return Group(tracks.tracks(self.content, self.signs, data), "", *self._roof(data))

    def desks(self, view: View) -> RenderableType:
        """Return everybody's desk with the abilities in its drawers in full."""
        data = view.data()
        things: list[RenderableType] = [desks.desks(self.signs, data, self.width)]
        for desk in data["desks"]:
            if desk["drawers"]:
                cards = desks.explained(self.content, self.signs, desk["drawers"])
                things += ["", self.seat(desk["seat"]), cards]
        return Group(*things)

    def hints(self) -> list[str]:
        """Return how to read map and tracks."""
        tile = f"3{self.signs.infos['flask']}"
        block = f"7 {self.signs.bribes['chocolate']} {FLAG_CODES['uk']} A"
        on_map = self.texts.get("terminal-hint_map", tile=tile, info=self.vienna.info("flask"), block=block)
        return [on_map, self.texts.get("terminal-hint_tracks")]

    def cards(self, view: View, numbers: list[int]) -> RenderableType | None:
        """Return everything about some cards, or about all the viewer sees on desks and in hand."""
        if not numbers:
            for desk in view.data()["desks"]:
                numbers = [*numbers, *desk["drawers"], *(desk["hand"] or ()), *filter(None, desk["plan"] or ())]
        known = [number for number in numbers if 1 <= number <= len(self.content.cards)]
        return desks.explained(self.content, self.signs, known) if known else None

    def question(self, view: View, kind: str) -> str:
        """Return what the viewer is asked, after the ability that makes it necessary."""
        choices = view.data()["choices"]
        question = super().question(view, kind)
        return f"{self.vienna.card(choices[0])} {question}" if choices else question

    def choices(self, view: View, actions: list[dict[str, Any]]) -> list[Text]:
        """Return short labels: the notation beside them says the rest."""
        # A state made from the view alone: looking ahead in it cannot tell more than the viewer knows.
        state = self.game.resample(view, Random(0))
        return [
            self._placing(state.clone(), view.seat, data["building"])
            if data["do"] == "place"
            else self._choice(view, data)
            for data in actions
        ]

    def story(self, events: list[Event]) -> list[str]:
        """Return the lines of the log; what only its own seat sees tells more than what all see, and replaces it."""
        kinds = {event.kind for event in events}
        return super().story([event for event in events if PRIVATE_SIDE.get(event.kind) not in kinds])

    def seat(self, seat: int) -> Text:
        """Return a seat's letter and name."""
        return self.signs.seat(seat)

    def _scale(self) -> Scale | None:
        for scale in (LARGE, SMALL):
            if self.lines and width_of(self.content, scale) <= self.width:
                return scale
        return None

    def _board(self, data: dict[str, Any], scale: Scale | None) -> RenderableType:
        if scale is None:
            return listing.board(self.content, self.signs, data)
        return Map(self.content, self.signs, data, scale).draw()

    def _board_with_tracks(self, data: dict[str, Any]) -> RenderableType:
        scale = self._scale()
        lanes = tracks.tracks(self.content, self.signs, data)
        notes = Group(*self._roof(data), self._legend(data))
        if scale is None:
            return Group(self._board(data, scale), "", lanes, "", notes)
        beside = Table.grid(padding=(0, 2, 0, 0))
        if self.width >= width_of(self.content, SMALL) + 2 + BESIDE:
            beside.add_row(self._board(data, SMALL), Group("", lanes, "", notes))
            return beside
        beside.add_row(lanes, notes)
        return Group(self._board(data, scale), "", beside)

    def _roof(self, data: dict[str, Any]) -> list[RenderableType]:
        return [tracks.roof(self.content, self.signs, data), tracks.piles(self.signs, data)]

    def _legend(self, data: dict[str, Any]) -> Text:
        parts = [f"{FLAG_CODES[flag]} {self.vienna.flag(flag)}" for flag in FLAGS]
        parts.append(f"{self.signs.glyphs.crest} {self.texts.get('terminal-crest')}")
        if data["board"]["third_man"] is not None:
            parts.append(f"{THIRD_MAN} {self.texts.get('terminal-third_man')}")
        # Lines are broken between the entries of the legend, not inside them.
        tied = textwrap.wrap(", ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts), LEGEND)
        return Text("\n".join(tied).replace("\N{NO-BREAK SPACE}", " "), DIM)

    def _desks(self, data: dict[str, Any]) -> list[RenderableType]:
        return [
            desks.desks(self.signs, data, self.width),
            "",
            desks.drawers(self.content, self.signs, data, self.width),
        ]

    def _choice(self, view: View, action: dict[str, Any]) -> Text:
        verb = action["do"]
        if verb == "assign":
            return self._assigning(*(self.content.cards[action[part] - 1] for part in ("I", "II", "IV")))
        if verb == "replace":
            return Text(self.signs.ability(self.content.cards[action["card"] - 1]))
        if verb in ("take", "bribe"):
            owned = view.data()["desks"][view.seat]["bribes"][action["bribe"]]
            label = self.signs.bribe(action["bribe"], BRIBES_TAKEN if verb == "take" else 1)
            return Text.assemble(label, (f"  {self.texts.get('terminal-owned', count=owned)}", DIM))
        if "building" in action:
            return Text(self._building_name(action["building"]))
        return Text(self.vienna.action(action))

    def _assigning(self, one: Card, two: Card, four: Card) -> Text:
        bribe, info = self.signs.bribe(BRIBES[two.bribe]), self.signs.info(INFOS[four.info])
        return Text.assemble("II ", bribe, "  IV ", info, "  I ", self.signs.ability(one))

    def _building_name(self, number: int) -> str:
        name = self.content.buildings[number - 1].name
        return name if len(name) <= NAME_WIDTH else f"{name[: NAME_WIDTH - 1]}{'…' if self.lines else '.'}"

    def _placing(self, state: ViennaState, seat: int, number: int) -> Text:
        """Return a building with the price of an agent there, and the tiles that one from the supply would obtain."""
        bribe = BRIBES[self.content.buildings[number - 1].colour]
        cost = cost_of(state, seat, number - 1)
        price = self.signs.bribe(bribe, cost) if cost else Text(self.texts.get("terminal-free"))
        label = Text.assemble(f"{self._building_name(number):<{NAME_WIDTH}} ", price)
        state.log = []
        state.apply(seat, PLACE + number - 1)
        if state.deciders == (seat,) and SUPPLY in state.legal(seat):
            state.apply(seat, SUPPLY)
        for event in state.log:
            if event.kind == "tile_obtained" and event.data["seat"] == seat:
                tile = self.signs.info(str(event.data["info"]), int(str(event.data["points"])))
                label.append(" +").append_text(tile)
        return label
