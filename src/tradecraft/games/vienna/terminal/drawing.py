"""The drawing of Vienna, put together from its parts."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tradecraft.core.errors import BadNotation, Reason
from tradecraft.core.game import AnyGame, Outcome, View
from tradecraft.games.vienna.rules.content_model import FLAGS, SEALS
from tradecraft.games.vienna.rules.lookups import lookups
from tradecraft.games.vienna.terminal import desks, office, tracks
from tradecraft.games.vienna.terminal.choices import Labels
from tradecraft.games.vienna.terminal.map import SCALES, Map, Scale, board_as_lists, width_of
from tradecraft.games.vienna.terminal.missions import Missions
from tradecraft.games.vienna.terminal.signs import FLAG_CODES, PLATE, THIRD_MAN, Signs, is_advanced
from tradecraft.games.vienna.texts import ViennaTexts
from tradecraft.locales import Texts
from tradecraft.terminal.drawing import DIM, Drawing, Setting, card_piles

WHOLE_POSITION = ("assign", "place", "wander", "stand")
"""Decisions for which a player needs the whole table; the others come in the middle of an action."""
ABOUT_TOKENS = ("token", "same_token", "instead")
ABOUT_THE_MAP = ("nomad", "remove")
"""Decisions for which one part of the table is enough."""
WITH_TARGET = ("source", "pay", "mission")
"""Decisions about an agent who is being placed, or has just been."""
BESIDE = 40
"""The columns that tracks and legend need beside the map or each other."""
LEGEND, WIDEST_LEGEND = 38, 100
HOUSE = 75
"""The columns of the house next door, with the missions of the seats next to it."""
MISSION_ID = re.compile(r"\b[sab]-[0-9]{2}\b")


class ViennaDrawing(Drawing):
    """A game of Vienna in a terminal."""

    panels: tuple[str, ...] = ("board", "desks", "tracks")
    own_sides: Mapping[str, str] = {"cards_drawn": "cards_seen", "assigned": "assignment"}

    def __init__(self, game: AnyGame, texts: Texts, setting: Setting) -> None:
        super().__init__(game, texts, setting)
        self.vienna = ViennaTexts(texts, setting.names, setting.options, game.content_version)
        self.words = self.vienna
        self.content = lookups(game.content_version).content
        self.signs = Signs(self.vienna, self.content, setting.lines)
        self.is_advanced = self.vienna.options["version"] == "advanced"
        if self.is_advanced:
            self.panels = (*self.panels, "house", "missions")

    def headline(self, view: View) -> str:
        """Return the round and the action the game is in."""
        data = view.data()
        parts = [super().headline(view)]
        if data["final_round"]:
            parts = [self.signs.get("final_round", round=data["round"])]
        if not data["over"]:
            parts.append(self.vienna.stage(data["stage"]))
        return self.signs.glyphs.separator.join(parts)

    def position(self, view: View) -> list[RenderableType]:
        """Return board, tracks, missions and desks, and the cards the viewer sees."""
        data = view.data()
        things: list[RenderableType] = [self._board_with_tracks(view), "", *self._desks(view)]
        for desk in data["desks"]:
            held = desks.held_cards(self.content, self.signs, desk)
            if held is not None:
                things += ["", held] if desk["seat"] == data["seat"] else ["", self.seat(desk["seat"]), held]
        return things

    def situation(self, view: View) -> list[RenderableType]:
        """Return the whole position, or in the middle of an action only what the decision is about."""
        data = view.data()
        asks = data["asks"]
        if asks in WHOLE_POSITION or data["over"]:
            return self.position(view)
        if asks in ABOUT_TOKENS:
            return [tracks.tracks(self.content, self.signs, data)]
        if asks in ABOUT_THE_MAP:
            return [self.board(view)]
        belongings: list[RenderableType] = [desks.desks(self.signs, data, self.width), ""]
        if asks == "mission":
            missions = self._missions(view)
            return [missions.display(), "", missions.desks(self.width), "", *belongings]
        if asks in ("box", "buy") or (asks == "pay" and data["stage"] != "III"):
            return [*belongings, *self._house(data)]
        return [*belongings, desks.drawers(self.content, self.signs, data, self.width)]

    def board(self, view: View) -> RenderableType:
        """Return the map with its legend, or a list where there is no room for it."""
        data = view.data()
        return Group(self._board(data, self._scale()), "", self._legend(data, min(self.width, WIDEST_LEGEND)))

    def tracks(self, view: View) -> RenderableType:
        """Return tracks, investigator and piles."""
        data = view.data()
        return Group(tracks.tracks(self.content, self.signs, data), "", *self._roof(data))

    def desks(self, view: View) -> RenderableType:
        """Return all desks with the abilities in its drawers in full, and those of the Feld agents."""
        data = view.data()
        things: list[RenderableType] = [desks.desks(self.signs, data, self.width)]
        if is_advanced(data):
            things += ["", *self._house(data), *office.feld_agents(self.signs, data)]
        for desk in data["desks"]:
            if desk["drawers"]:
                cards = desks.explained(self.content, self.signs, desk["drawers"])
                things += ["", self.seat(desk["seat"]), cards]
        return Group(*things)

    def house(self, view: View) -> RenderableType:
        """Return what can be bought, what it does, and who owns it."""
        owned = self._house(view.data()) or [desks.desks(self.signs, view.data(), self.width)]
        return Group(*owned, "", office.price_list(self.content, self.signs))

    def missions(self, view: View, ids: tuple[str, ...] = ()) -> RenderableType | None:
        """Return sentences about some missions, or about all visible ones with what their seats lack."""
        return self._missions(view).explained(ids) if self.is_advanced else None

    def panel(self, view: View, name: str, words: tuple[str, ...]) -> RenderableType:
        """Return one of the panels; missions can be named."""
        if name != "missions":
            return super().panel(view, name, words)
        explained = self.missions(view, tuple(word.upper() for word in words))
        if explained is None:
            raise BadNotation(Reason.of("no_such_missions", text=" ".join(words)))
        return explained

    def panel_help(self, name: str) -> tuple[str, str]:
        """Return how a panel is asked for and what it shows."""
        usage, shows = super().panel_help(name)
        return f"{usage} [ID ...]" if name == "missions" else usage, shows

    def notation(self, typed: str) -> str:
        """Return an action as it is written: missions in capitals, everything else not."""
        return MISSION_ID.sub(lambda match: match[0].upper(), typed.lower())

    def hints(self) -> list[str]:
        """Return how to read map, tracks and choices."""
        tile = f"3{self.signs.infos['flask']}"
        block = f"7 {self.signs.bribes['chocolate']} {FLAG_CODES['uk']} A"
        on_map = self.signs.get("hint_map", tile=tile, info=self.vienna.info("flask"), block=block)
        hints = [on_map, self.signs.get("hint_tracks")]
        if self.is_advanced:
            seal = f"{self.signs.seals['culture']}{PLATE}A"
            feld = f"A{self.signs.glyphs.feld}"
            hints.append(self.signs.get("hint_advanced", seal=seal, feld=feld))
            hints.append(self.signs.get("hint_missions", yes=self.signs.glyphs.yes))
        return hints

    def cards(self, view: View, numbers: list[int]) -> RenderableType | None:
        """Return everything about some cards, or about all the viewer sees on desks and in hand."""
        if not numbers:
            for desk in view.data()["desks"]:
                numbers = [*numbers, *desk["drawers"], *(desk["hand"] or ()), *filter(None, desk["plan"] or ())]
        known = [number for number in numbers if 1 <= number <= len(self.content.cards)]
        return desks.explained(self.content, self.signs, known) if known else None

    def question(self, view: View, kind: str) -> str:
        """Return what the viewer is asked, after the ability that makes it necessary, with what is still due."""
        data = view.data()
        question = super().question(view, kind)
        if data["choices"]:
            question = f"{self.vienna.card(data['choices'][0])}. {question}"
        details: list[str] = []
        if kind in WITH_TARGET and data["target"]:
            flag = FLAG_CODES[data["board"]["flags"][data["target"] - 1]]
            details.append(f"{self.vienna.building(data['target'])} {flag}")
        if kind in ("pay", "remove"):
            buying = data["payment"]["buying"]
            details += [self.vienna.item(buying)] if buying else []
            details.append(self.signs.get("still", count=data["payment"]["due"]))
        return f"{question} [{', '.join(details)}]" if details else question

    def choices(self, view: View, actions: list[dict[str, Any]]) -> list[Text]:
        """Return short labels: the notation beside them says the rest."""
        labels = Labels(self.game, self.signs, view.data(), self.world(view))
        return [labels.label(action) for action in actions]

    def seat(self, seat: int) -> Text:
        """Return a seat's letter and name."""
        return self.signs.seat(seat)

    def option(self, name: str, value: str) -> str:
        """Return an option and its value; of the colours only those of the seats."""
        return super().option(name, value[: len(self.names)] if name == "colours" else value)

    def scoring(self, view: View, outcome: Outcome) -> RenderableType:
        """Return the final scores by source and the places, and what decided the ranking by agents."""
        scores = self.score_table(outcome)
        if not self.is_advanced:
            return scores
        points = [parts["agents"] for parts in outcome.breakdown]
        return Group(scores, office.ranking(self.signs, view.data(), points))

    def _missions(self, view: View) -> Missions:
        return Missions(self.content, self.signs, view.data(), self.world(view))

    def _scale(self) -> Scale | None:
        fitting = (scale for scale in SCALES[self.is_advanced] if width_of(self.content, scale) <= self.width)
        return next(fitting, None) if self.lines else None

    def _is_wide(self) -> bool:
        return self.width >= width_of(self.content, SCALES[self.is_advanced][1]) + 2 + BESIDE

    def _board(self, data: dict[str, Any], scale: Scale | None) -> RenderableType:
        if scale is None:
            return board_as_lists(self.content, self.signs, data)
        return Map(self.content, self.signs, data, scale).draw()

    def _board_with_tracks(self, view: View) -> RenderableType:
        """Return the board with the rest of the table beside it, or below it in two columns, or below each other."""
        data = view.data()
        left: list[RenderableType] = [tracks.tracks(self.content, self.signs, data)]
        right: list[RenderableType] = [*self._roof(data), self._legend(data)]
        if self.is_advanced:
            left += ["", *self._roof(data)]
            right = [self._missions(view).display(), "", self._legend(data)]
        scale, small = self._scale(), SCALES[self.is_advanced][1]
        if scale is None:
            return Group(self._board(data, scale), "", *left, "", *right)
        beside = Table.grid(padding=(0, 2, 0, 0))
        if self._is_wide():
            beside.add_row(self._board(data, small), Group("", *left, "", *right))
            return beside
        beside.add_row(Group(*left), Group(*right))
        return Group(self._board(data, scale), "", beside)

    def _roof(self, data: dict[str, Any]) -> list[RenderableType]:
        return [tracks.roof(self.content, self.signs, data), card_piles(self.texts, data["cards"], ", ")]

    def _legend(self, data: dict[str, Any], width: int = LEGEND) -> Text:
        parts = [f"{FLAG_CODES[flag]} {self.vienna.flag(flag)}" for flag in FLAGS]
        if self.is_advanced:
            parts += [f"{self.signs.seals[seal]} {self.vienna.seal(seal)}" for seal in SEALS]
            parts.append(f"{PLATE}A {self.signs.get('plate')}")
            if data["desks"][0]["feld"] is not None:
                parts.append(f"A{self.signs.glyphs.feld} {self.signs.get('feld_agent')}")
        parts.append(f"{self.signs.glyphs.crest} {self.signs.get('crest')}")
        if data["board"]["third_man"] is not None:
            parts.append(f"{THIRD_MAN} {self.signs.get('third_man')}")
        # Lines are broken between the entries of the legend, not inside them.
        tied = textwrap.wrap(", ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts), width)
        return Text("\n".join(tied).replace("\N{NO-BREAK SPACE}", " "), DIM)

    def _desks(self, view: View) -> list[RenderableType]:
        """Return what lies on the desks, in the advanced game with purses and missions."""
        data = view.data()
        things: list[RenderableType] = [desks.desks(self.signs, data, self.width), ""]
        if self.is_advanced:
            house, missions = self._house(data), self._missions(view)
            if self._is_wide():
                beside = Table.grid(padding=(0, 2, 0, 0))
                beside.add_row(*house, missions.desks(self.width - HOUSE))
                things += [beside, ""]
            else:
                things += [*house, "", missions.desks(self.width), ""]
        return [*things, desks.drawers(self.content, self.signs, data, self.width)]

    def _house(self, data: dict[str, Any]) -> list[RenderableType]:
        """Return the house next door, unless the desks are told in words, which include it."""
        return [office.house(self.content, self.signs, data)] if self.width >= desks.NARROWEST_TABLE else []
