"""The sentences of Vienna: names for buildings, squares, cards, missions, bribes and information."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partialmethod
from typing import Any

from tradecraft.core.errors import Reason
from tradecraft.core.game import AnyGame, Option
from tradecraft.games.vienna.rules import content_model as model
from tradecraft.games.vienna.rules.content import load
from tradecraft.games.vienna.rules.feld import CITIES
from tradecraft.games.vienna.rules.game import OPTIONS
from tradecraft.games.vienna.rules.money import MONEY_TAKEN
from tradecraft.games.vienna.rules.phases import ASKS, STAGES
from tradecraft.games.vienna.rules.placing import BRIBES_TAKEN
from tradecraft.games.vienna.rules.scoring import FINAL_SOURCES, SOURCES
from tradecraft.locales import GameTexts, Value

NONE, SUPPLY, FREE, UNKNOWN = "none", "supply", "free", "unknown"
"""Words that texts select a variant by, where there is nothing to name."""
SHILLING = "shilling"
"""What a player pays with, apart from bribes."""
FORMS = {"colour": "building", "flag": "controller"}
"""The attribute of a name that cards use, for kinds that are not called by their plain name."""
ITEM_FORMS = ("object", "effect")
"""An item in the sentence “Anna buys ...”, and what it does."""
FELD_ABILITIES = ("a", "b")
"""The abilities of a Feld agent: the permanent one, and the one for when he is placed (V10.5)."""
NAMED_IN_REASONS = ("building", "square", "info", "item", "mission")
"""Parameters of reasons that are named as in events and actions."""
DEFAULTS = {option.name: option.default for option in OPTIONS}


class ViennaTexts(GameTexts):
    """Sentences about a game of Vienna. Seats count from 0; buildings, squares and cards go by their number."""

    game_id = "vienna"
    bribe = partialmethod(GameTexts.get, "bribe")
    info = partialmethod(GameTexts.get, "info")
    flag = partialmethod(GameTexts.get, "flag")
    seal = partialmethod(GameTexts.get, "seal")
    item = partialmethod(GameTexts.get, "item")
    """The names of kinds of bribes and information, of nations, seals and items for sale."""

    def _amounts(self, sort: str, kinds: tuple[str, ...], amounts: Mapping[str, int]) -> str:
        parts = [self.get(sort, kind, count=amounts[kind]) for kind in kinds if amounts.get(kind)]
        return ", ".join(parts) or self.get("none")

    bribes = partialmethod(_amounts, "bribes", model.BRIBES)
    infos = partialmethod(_amounts, "infos", model.INFOS)
    """Amounts of bribes or information tiles in words, without kinds of which there are none."""

    def load(self, content: str) -> None:
        """Read the pieces; the seats' colours and the edition are among the `options`."""
        self.options = {**DEFAULTS, **self.options}
        self.content = load(content)
        self._missions = {mission.id: mission for mission in self.content.missions}
        self._shown: dict[str, Callable[[Any], str]] = {
            "first": self.seat,
            "building": self.building,
            "origin": lambda number: self.building(number) if number else SUPPLY,
            "square": self.square,
            "card": _card_number,
            "replaced": _card_number,
            "cards": lambda numbers: ", ".join(map(_card_number, numbers)),
            "info": self.info,
            "item": lambda item: self.get("item", f"{item}.object"),
            "mission": self.mission_name,
            "missions": lambda ids: ", ".join(map(self.mission_name, ids)),
        }

    def seat_id(self, seat: int) -> str:
        """Return the id by which the texts know a seat: its colour, as the table has it."""
        letters = [colour[0] for colour in model.COLOURS]
        return model.COLOURS[letters.index(self.options["colours"][seat])]

    def option_value(self, name: str, value: str) -> str:
        """Return what a value of an option is called; colours are listed as the seats have them."""
        if name == "colours":
            named = {colour[0]: self.get("seat", colour) for colour in model.COLOURS}
            return ", ".join(named[letter] for letter in value)
        return super().option_value(name, value)

    def named_values(self, option: Option) -> tuple[str, ...]:
        """List the values of an option that have a text each."""
        return () if option.name == "colours" else super().named_values(option)

    def building(self, number: int) -> str:
        """Return a building's name with its number."""
        return f"{self.content.buildings[number - 1].name} ({number})"

    def square(self, number: int) -> str:
        """Return a square's name with its number."""
        return f"{self.content.squares[number - 1].name} ({number})"

    def item_effect(self, item: str) -> str:
        """Return what an item for sale does."""
        return self.get("item", f"{item}.effect")

    def feld_agent(self, seat: int) -> str:
        """Return where the Feld agent of a seat comes from."""
        return self.get("feld", self._feld_id(seat))

    def feld_abilities(self, seat: int) -> tuple[str, ...]:
        """Return the abilities (a) and (b) of the Feld agent of a seat, each in one line."""
        return tuple(self.get("feld", f"{self._feld_id(seat)}.{ability}") for ability in FELD_ABILITIES)

    def points(self, points: int) -> str:
        """Return a number of points in words."""
        return self.get("points", points=points)

    def shillings(self, count: int) -> str:
        """Return a number of shillings in words."""
        return self.get("shillings", count=count)

    def card(self, number: int, edition: str = "") -> str:
        """Return a card's ability in one line, in the table's edition or another: action, condition, effect."""
        card = self.content.cards[number - 1]
        family = card.family
        reading = family.reading(edition or self.options["edition"])
        params: dict[str, Value] = {"amount": reading.amount or 0, "points": reading.amount or 0}
        if family.square is not None:
            params["square"] = family.square
        if family.kind_of is not None:
            kind = model.KINDS_OF[family.kind_of][card.kind]
            form = FORMS.get(family.kind_of)
            params["kind"] = self.get(family.kind_of, f"{kind}.{form}" if form else kind)
            if family.kind_of == "bribe":
                params["bribes"] = self.bribes({kind: reading.amount or 0})
        when = self.get("when", family.when, **params)
        then = self.get("then", reading.then, **params)
        return self.get("ability", action=family.action, when=when, then=then)

    def hidden_card(self, card: str | int) -> str:
        """Return a card as beliefs name it: its number and its ability."""
        return f"{_card_number(int(card))}: {self.card(int(card))}"

    def kind_name(self, code: str, what: str) -> str:
        """Return the name of a kind of bribe or information."""
        return self.bribe(what) if code == "bribe" else self.info(what)

    def mission(self, id: str) -> str:
        """Return everything on a mission in one line: number, flag, what it needs, its reward."""
        mission = self._missions[id]
        reward = [self.shillings(mission.shillings)] if mission.shillings else []
        reward += [self.points(mission.points)] if mission.points else []
        return self.get(
            "mission", "line", mission=self.mission_name(id), needs=self._needs(mission), reward=", ".join(reward)
        )

    def mission_name(self, id: str) -> str:
        """Return a mission's number with its flag."""
        return self.get("mission", "name", mission=id, flag=self.flag(model.FLAGS[self._missions[id].flag]))

    def event_params(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """Return the values for the text of an event."""
        kind = data["kind"]
        if kind == "squares_filled":
            return {"count": len(data["tiles"])}
        if kind == "flags_placed":
            return {"count": len(data["flags"])}
        if kind == "info_dealt":
            return {"deal": self._deal(map(self.info, data["info"]))}
        if kind == "missions_dealt":
            return {"deal": self._deal(map(self.mission_name, data["missions"]))}
        params = self._named(super().event_params(data))
        if kind == "assignment":
            params |= zip(("one", "two", "four"), map(_card_number, data["cards"]), strict=True)
        elif kind in ("agent_placed", "feld_placed"):
            params["price"] = self._price(data["bribe"], data["cost"])
        elif kind == "paid_otherwise":
            params["bribes"] = self.bribes(Counter(data["bribes"]))
        elif kind == "paid":
            params["payment"] = self.shillings(1) if data["coin"] == SHILLING else self.bribes({data["coin"]: 1})
        elif kind == "bought":
            params["thing"] = data["item"]
        elif "bribe" in data:
            params["bribes"] = self.bribes({data["bribe"]: data.get("count", 1)})
        return params

    def action_params(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """Return the values for the text of an action; `place` may be given with its `cost`."""
        verb = data["do"]
        if verb == "assign":
            bribe = model.BRIBES[self.content.cards[data["II"] - 1].bribe]
            info = model.INFOS[self.content.cards[data["IV"] - 1].info]
            numbers = zip(("one", "two", "four"), map(_card_number, (data["I"], data["II"], data["IV"])), strict=True)
            return {**dict(numbers), "bribe": self.bribe(bribe), "info": self.info(info)}
        params = self._named(super().action_params(data))
        if verb == "replace":
            params["ability"] = self.card(data["card"])
        elif verb == "place":
            kind = model.BRIBES[self.content.buildings[data["building"] - 1].colour]
            params["bribe"] = self.bribe(kind)
            params["price"] = self._price(kind, data["cost"]) if "cost" in data else UNKNOWN
        elif verb == "money":
            params["count"] = MONEY_TAKEN[self.options["edition"]]
        elif verb == "different":
            params["bribes"] = self.bribes(Counter(data["bribes"]))
        elif verb == "accept":
            params["mission"] = self.mission(data["mission"])
        elif verb == "resolve":
            params["missions"] = "; ".join(map(self.mission, data["missions"]))
        elif verb == "box":
            params["count"] = data["shillings"]
        elif verb == "buy":
            params |= {"thing": data["item"], "effect": self.item_effect(data["item"])}
            params["count"] = self.content.tracks.price(data["item"])
        elif "bribe" in data:
            params["bribes"] = self.bribes({data["bribe"]: BRIBES_TAKEN if verb == "take" else 1})
        return params

    def reason_params(self, reason: Reason) -> dict[str, Value]:
        """Return the values for the text of a reason, where seats count from 1 and cards may be any number."""
        given = reason.params
        params = super().reason_params(reason)
        params |= {name: self._shown[name](given[name]) for name in NAMED_IN_REASONS if name in given}
        if "bribe" in given:
            params["bribe"] = self.bribe(str(given["bribe"]))
        if "card" in given:
            params["card"] = f"{given['card']:03}"
        if "cost" in given:
            params["price"] = self._price(str(given["bribe"]), int(given["cost"]))
        if "item" in given:
            params["thing"] = given["item"]
        if "mission" in given:
            params["needs"] = self._needs(self._missions[str(given["mission"])])
        return params

    def needed(self, game: AnyGame) -> list[str]:
        """List the keys of `game.ftl` that the game must have, apart from reasons."""
        steps = [f"{sort}-{kind}" for sort, kinds in model.KINDS_OF.items() for kind in kinds]
        steps += [f"item-{item}{form}" for item in model.ITEMS for form in ("", *(f".{form}" for form in ITEM_FORMS))]
        for agent in CITIES:
            steps += [f"feld-{agent}", *(f"feld-{agent}.{ability}" for ability in FELD_ABILITIES)]
        steps += [f"{sort}-{kind}.{form}" for sort, form in FORMS.items() for kind in model.KINDS_OF[sort]]
        lists = {"bribes": model.BRIBES, "infos": model.INFOS, "when": model.WHENS, "then": model.THENS}
        lists |= {"decision": ASKS, "stage": STAGES, "source": (*SOURCES, *FINAL_SOURCES)}
        lists["needs"] = tuple(model.MISSION_NEEDS)
        steps += [f"{sort}-{kind}" for sort, kinds in lists.items() for kind in kinds]
        steps += ["none", "points", "shillings", "seals", "dealt", "ability", "mission-line", "mission-name"]
        return [*super().needed(game), *(f"{self.game_id}-{step}" for step in steps)]

    def _named(self, params: dict[str, Value]) -> dict[str, Value]:
        return {name: self._shown[name](value) if name in self._shown else value for name, value in params.items()}

    def _deal(self, things: Iterable[str]) -> str:
        """Say what each seat was dealt."""
        dealt = enumerate(things)
        return ", ".join(self.get("dealt", seat=self.seat(seat), thing=thing) for seat, thing in dealt)

    def _needs(self, mission: model.Mission) -> str:
        """Say what is needed to resolve a mission."""
        if mission.kind == "building":
            building = self.content.buildings[mission.needs[0]]
            return self.get("needs", mission.kind, building=self.building(building.id), plate=building.plate or NONE)
        needs = Counter(model.MISSION_NEEDS[mission.kind][need] for need in mission.needs)
        if mission.kind == "bribes":
            listed = self.bribes(needs)
        elif mission.kind == "info":
            listed = self.infos(needs)
        else:
            counted = [(self.seal(seal), needs[seal]) for seal in model.SEALS if seal in needs]
            listed = ", ".join(self.get("seals", seal=seal, count=count) for seal, count in counted)
        return self.get("needs", mission.kind, needs=listed)

    def _feld_id(self, seat: int) -> str:
        return CITIES[model.COLOURS.index(self.seat_id(seat))]

    def _price(self, kind: str, cost: int) -> str:
        return self.bribes({kind: cost}) if cost else FREE


create = ViennaTexts


def _card_number(number: int) -> str:
    return f"{number:03}" if number else NONE
