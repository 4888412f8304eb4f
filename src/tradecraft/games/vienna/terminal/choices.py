"""The labels beside the notations of choices: what each costs and brings, in a few signs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from tradecraft.core.events import Event
from tradecraft.core.game import CHANCE, AnyGame
from tradecraft.games.vienna.rules import actions, missions, phases
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS
from tradecraft.games.vienna.rules.lookups import members
from tradecraft.games.vienna.rules.money import MONEY_TAKEN
from tradecraft.games.vienna.rules.placing import BRIBES_TAKEN
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.games.vienna.terminal.missions import Missions
from tradecraft.games.vienna.terminal.signs import FLAG_CODES, PAYDAY, PURCHASE, Signs
from tradecraft.terminal.drawing import DIM

NAME_WIDTH = 14
"""How much of a building's name is shown beside the choice to place an agent there."""
ENDS = ("info_shown", "crest_passed", "purchase_began", "payday_began", "take_back_began")
"""Events that end the consequences of a choice: they come in any case."""
WITH_GAINS = ("advance", "accept", "resolve", "nomad", "stay", "replace")
"""Choices whose gains are shown, apart from placing an agent."""
SOURCES = ("supply", "from", "feld")


class Labels:
    """Labels for the choices of one seat, which look ahead in a `state` made from the seat's view alone."""

    def __init__(self, game: AnyGame, signs: Signs, data: dict[str, Any], state: ViennaState) -> None:
        self.game = game
        self.content = signs.content
        self.signs = signs
        self.seat: int = data["seat"]
        self.desk = data["desks"][self.seat]
        self.flags = data["board"]["flags"]
        self.state = state
        self.missions = Missions(signs.content, signs, data, state)

    def label(self, action: dict[str, Any]) -> Text:
        """Return the label of a choice."""
        verb = action["do"]
        if verb == "place":
            return self._placing(action)
        if verb in SOURCES:
            return self._source(action)
        label = self._plain(action)
        if verb not in WITH_GAINS:
            return label
        after = self._next(self.state, self.game.action_from_data(self.state, self.seat, action))
        return label.append_text(self._gains(after))

    def _plain(self, action: dict[str, Any]) -> Text:
        """Return the part of a label that needs no look ahead."""
        signs, verb = self.signs, action["do"]
        if verb == "assign":
            one, two, four = (self.content.cards[action[part] - 1] for part in ("I", "II", "IV"))
            bribe, info = signs.bribe(BRIBES[two.bribe]), signs.info(INFOS[four.info])
            return Text.assemble("II ", bribe, "  IV ", info, "  I ", signs.ability(one))
        if verb == "replace":
            return Text(signs.ability(self.content.cards[action["card"] - 1]))
        if verb in ("take", "bribe", "pay"):
            owned = self._owned(self.desk["bribes"][action["bribe"]])
            return Text.assemble(signs.bribe(action["bribe"], self._amount(verb)), owned)
        if verb in ("money", "shilling"):
            count = MONEY_TAKEN[signs.words.options["edition"]] if verb == "money" else 1
            return Text.assemble(signs.shillings(count), self._owned(self.desk["shillings"]))
        if verb == "different":
            return Text(" ").join(map(signs.bribe, action["bribes"]))
        if verb == "accept":
            mission = self.missions.by_id[action["mission"]]
            return Text.assemble(signs.needs(mission), (f"  {signs.reward(mission)} ", DIM))
        if verb == "resolve":
            return Text()
        if verb == "box":
            into = action["shillings"]
            return Text(signs.get("split", box=self.desk["box"] + into, purse=self.desk["shillings"] - into))
        if verb == "buy":
            cost = signs.shillings(self.content.tracks.price(action["item"]))
            return Text.assemble(cost, (f"  {signs.words.item_effect(action['item'])}", DIM))
        if "building" in action:
            return self._building(action["building"], verb == "remove")
        return Text(signs.words.action(action))

    def _amount(self, verb: str) -> int:
        if verb == "take":
            return BRIBES_TAKEN
        return self.state.lookups.amount[self.state.choices[0]] if verb == "bribe" else 1

    def _owned(self, count: int) -> Text:
        return Text(f"  {self.signs.get('owned', count=count)}", DIM)

    def _building(self, number: int, with_details: bool = False) -> Text:
        building = self.content.buildings[number - 1]
        name = building.name
        if len(name) > NAME_WIDTH:
            name = f"{name[: NAME_WIDTH - 1]}{self.signs.glyphs.cut}"
        if not with_details:
            return Text(name)
        details = f" {FLAG_CODES[self.flags[number - 1]]} {self.signs.seal_and_plate(building)}"
        return Text.assemble(name.ljust(NAME_WIDTH), (details, DIM))

    def _placing(self, action: dict[str, Any]) -> Text:
        """Return a building with the price of an agent there, what one from the supply gains, and the missions."""
        name = self._building(action["building"]).plain
        ways = list(self._ways(self.state, self.game.action_from_data(self.state, self.seat, action)))
        placings = [_placing_in(way) for way in ways]
        # A Feld agent's own price counts only where no other agent can be paid.
        placing = next((event for event in placings if event.kind == "agent_placed"), placings[0])
        label = Text.assemble(f"{name:<{NAME_WIDTH}} ", self._price(placing))
        if not placings[0].data["origin"] or len({event.data["origin"] for event in placings}) == 1:
            label.append_text(self._gains(ways[0]))
        return label.append_text(self._missions_there(ways))

    def _price(self, placing: Event) -> Text:
        bribe, cost = str(placing.data["bribe"]), _number(placing, "cost")
        price = self.signs.bribe(bribe, cost) if cost else Text(self.signs.get("free"))
        return Text.assemble(price, self.signs.glyphs.feld) if placing.kind == "feld_placed" else price

    def _source(self, action: dict[str, Any]) -> Text:
        """Return the agent, his price where prices may differ, and what he gains."""
        way = next(self._ways(self.state, self.game.action_from_data(self.state, self.seat, action)))
        is_named = action["do"] == "from"
        label = self._building(action["building"]) if is_named else Text(self.signs.words.action(action))
        if self.state.feld_agents:
            label = Text.assemble(label, " ", self._price(_placing_in(way)))
        return label.append_text(self._gains(way))

    def _missions_there(self, ways: list[ViennaState]) -> Text:
        """Return the missions that could be resolved or accepted after one of several ways to place an agent."""
        own, display = self.state.missions[self.seat], self.state.display
        reached = [way for way in ways if way.target != phases.NOWHERE]
        resolved = sorted({own[place] for way in reached for place in members(missions.resolvable(way))})
        accepted = sorted({display[place] for way in reached for place in missions.acceptable(way)})
        label = Text()
        for sign, numbers in ((self.signs.glyphs.yes, resolved), ("+", accepted)):
            if numbers:
                ids = "/".join(self.state.lookups.missions[number].id for number in numbers)
                label.append(f" {sign}{ids}", "bold")
        return label

    def _next(self, state: ViennaState, action: int) -> ViennaState:
        after = state.clone()
        after.log = list(state.log or ())
        after.apply(self.seat, action)
        return after

    def _ways(self, state: ViennaState, action: int) -> Iterator[ViennaState]:
        """Play on until an agent stands on his building: with every agent that may go and every way to pay."""
        after = self._next(state, action)
        is_asked = after.deciders == (self.seat,) and after.stage == phases.ACTION_III
        if is_asked and after.ask in (phases.ASK_SOURCE, phases.ASK_PAY):
            for choice in after.legal(self.seat):
                yield from self._ways(after, choice)
        elif is_asked and after.ask == phases.ASK_NOMAD:
            yield self._next(after, actions.STAY)
        else:
            yield after

    def _events(self, state: ViennaState) -> list[Event]:
        """Return the events that a choice certainly causes for the seat."""
        events: list[Event] = []
        for event in state.log or ():
            if event.kind in ENDS or event.data.get("seat", self.seat) != self.seat:
                break
            events.append(event)
        return events

    def _gains(self, state: ViennaState) -> Text:
        """Return what the way to a state brings: tiles with their points, bribes, points, shillings and more."""
        signs = self.signs
        events = self._events(state)
        gains: list[str | Text] = []
        points = shillings = box = 0
        for event in events:
            if event.kind == "tile_obtained":
                gains.append(signs.info(str(event.data["info"]), _number(event, "points")))
            elif event.kind == "bribes_gained":
                gains.append(signs.bribe(str(event.data["bribe"]), _number(event, "count")))
            elif event.kind in ("points_scored", "token_advanced", "mission_resolved"):
                points += _number(event, "points")
            elif event.kind == "shillings_gained":
                shillings += _number(event, "count")
            elif event.kind == "box_filled":
                box += _number(event, "count")
        gains += [signs.points(points)] if points else []
        gains += [signs.shillings(shillings)] if shillings else []
        gains += [signs.get("short-box", count=box)] if box else []
        gains += self._still_open(state)
        label = Text()
        for gain in gains:
            label.append(" +").append_text(Text(gain) if isinstance(gain, str) else gain)
        for event in events:
            if event.kind == "investigator_moved":
                label.append(f" [{event.data['space']}]{self._phase(str(event.data['space']))}", "bold")
        return label

    def _still_open(self, state: ViennaState) -> list[str]:
        """Return the effects of abilities that wait for a further choice or for cards to be drawn."""
        is_later = state.stage == phases.ACTION_IV and self.state.stage != phases.ACTION_IV
        if state.active != self.seat or is_later:
            return []
        waiting = [card for card in state.choices if card not in self.state.choices]
        effects = [self.signs.effect(self.content.cards[card - 1]) for card in waiting]
        if state.waiting == CHANCE and state.stage in (phases.TILE_BONUSES, phases.PLACING_BONUSES):
            effects.insert(0, self.signs.get("then-draw", amount=state.to_draw))
        return effects

    def _phase(self, space: str) -> str:
        """Return the sign of the phase that follows when the investigator enters a space."""
        if not self.state.advanced:
            return ""
        roof = self.content.tracks.roof(self.state.players)
        index = self.content.tracks.spaces.index(space)
        return PURCHASE if index in roof.purchases else PAYDAY if index in roof.paydays else ""


def _placing_in(state: ViennaState) -> Event:
    return next(event for event in state.log or () if event.kind in ("agent_placed", "feld_placed"))


def _number(event: Event, name: str) -> int:
    value = event.data[name]
    assert isinstance(value, int)
    return value
