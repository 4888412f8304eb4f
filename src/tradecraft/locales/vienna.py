"""What Vienna's data is called: seats, buildings, squares, cards, bribes and information in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tradecraft.core.errors import Reason
from tradecraft.core.game import AnyGame
from tradecraft.games.vienna.content import load
from tradecraft.games.vienna.content_model import BRIBES, EDITIONS, INFOS, KINDS_OF, THENS, WHENS
from tradecraft.games.vienna.phases import ASKS, STAGES
from tradecraft.games.vienna.scoring import SOURCES
from tradecraft.games.vienna.placing import BRIBES_TAKEN
from tradecraft.locales.texts import GameTexts, Texts, Value

NO_CARD, SUPPLY, FREE, UNKNOWN = "none", "supply", "free", "unknown"
"""Words that texts choose by, where there is nothing to name."""
FINAL_SOURCES = ("sets", "info")
"""The sources of points in the final scoring."""
FORMS = {"colour": "building", "flag": "controller"}
"""The form in which cards name a kind, where it is not the plain name: an attribute of that."""


class ViennaTexts(GameTexts):
    """Sentences about a game of Vienna. Seats count from 0; buildings, squares and cards go by their number."""

    def __init__(self, texts: Texts, names: tuple[str, ...] = ()) -> None:
        """Speak of the seats by `names` or else by their colours."""
        super().__init__("vienna", texts, names)
        self.content = load()
        self._shown: dict[str, Callable[[Any], str]] = {
            "seat": self.seat,
            "first": self.seat,
            "building": self.building,
            "origin": lambda number: self.building(number) if number else SUPPLY,
            "square": self.square,
            "card": _card_number,
            "replaced": _card_number,
            "cards": _card_numbers,
            "info": self.info,
            "reason": self.end_reason,
        }

    def building(self, number: int) -> str:
        """Return a building's name with its number."""
        return f"{self.content.buildings[number - 1].name} ({number})"

    def square(self, number: int) -> str:
        """Return a square's name with its number."""
        return f"{self.content.squares[number - 1].name} ({number})"

    def bribe(self, kind: str) -> str:
        """Return the name of a kind of bribes."""
        return self.get("bribe", kind)

    def colour(self, kind: str) -> str:
        """Return the colour of the buildings that a kind of bribes pays for."""
        return self.get("colour", kind)

    def info(self, kind: str) -> str:
        """Return the name of a kind of information."""
        return self.get("info", kind)

    def flag(self, kind: str) -> str:
        """Return the name of a nation."""
        return self.get("flag", kind)

    def seal(self, kind: str) -> str:
        """Return the name of a seal."""
        return self.get("seal", kind)

    def stage(self, stage: str) -> str:
        """Return what happens in a stage of a turn."""
        return self.get("stage", stage)

    def bribes(self, amounts: Mapping[str, int]) -> str:
        """Return amounts of bribes in words, those of which there are none left out."""
        return self._amounts("bribes", BRIBES, amounts)

    def infos(self, amounts: Mapping[str, int]) -> str:
        """Return amounts of information tiles in words, those of which there are none left out."""
        return self._amounts("infos", INFOS, amounts)

    def agents(self, count: int) -> str:
        """Return a number of agents in words."""
        return self.get("agents", count=count)

    def cards(self, count: int) -> str:
        """Return a number of cards in words."""
        return self.get("cards", count=count)

    def points(self, points: int) -> str:
        """Return a number of points in words."""
        return self.get("points", points=points)

    def card(self, number: int, edition: str = EDITIONS[0]) -> str:
        """Return the ability of a card in one line: the action, the condition, the effect."""
        card = self.content.cards[number - 1]
        family = card.family
        reading = family.reading(edition)
        params: dict[str, Value] = {"amount": reading.amount or 0, "points": reading.amount or 0}
        if family.square is not None:
            params["square"] = family.square
        if family.kind_of is not None:
            kind = KINDS_OF[family.kind_of][card.kind]
            params["kind"] = self._kind(family.kind_of, kind)
            if family.kind_of == "bribe":
                params["bribes"] = self.bribes({kind: reading.amount or 0})
        when = self.get("when", family.when, **params)
        then = self.get("then", reading.then, **params)
        return self.get("ability", action=family.action, when=when, then=then)

    def card_line(self, number: int, edition: str = EDITIONS[0]) -> str:
        """Return everything on a card in one line: number, bribe, information, ability."""
        card = self.content.cards[number - 1]
        return self.get(
            "card",
            "line",
            card=_card_number(number),
            bribe=self.bribe(BRIBES[card.bribe]),
            info=self.info(INFOS[card.info]),
            ability=self.card(number, edition),
        )

    def event_params(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """Return what is filled into the text of an event."""
        kind = data["kind"]
        if kind == "squares_filled":
            return {"count": len(data["tiles"])}
        if kind == "flags_placed":
            return {"count": len(data["flags"])}
        if kind == "info_dealt":
            dealt = enumerate(data["info"])
            parts = (self.get("dealt", seat=self.seat(seat), info=self.info(info)) for seat, info in dealt)
            return {"deal": ", ".join(parts)}
        params = self._named(super().event_params(data))
        if kind == "assignment":
            params |= zip(("one", "two", "four"), map(_card_number, data["cards"]), strict=True)
        elif kind == "agent_placed":
            params["price"] = self._price(data["bribe"], data["cost"])
        elif "bribe" in data:
            params["bribes"] = self.bribes({data["bribe"]: data.get("count", 1)})
        return params

    def action_params(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """Return what is filled into the text of an action; `place` may be given with its `cost`."""
        verb = data["do"]
        if verb == "assign":
            bribe = BRIBES[self.content.cards[data["II"] - 1].bribe]
            info = INFOS[self.content.cards[data["IV"] - 1].info]
            numbers = zip(("one", "two", "four"), map(_card_number, (data["I"], data["II"], data["IV"])), strict=True)
            return {**dict(numbers), "bribe": self.bribe(bribe), "info": self.info(info)}
        params = self._named(super().action_params(data))
        if verb == "replace":
            params["ability"] = self.card(data["card"])
        elif verb == "place":
            kind = BRIBES[self.content.buildings[data["building"] - 1].colour]
            params["bribe"] = self.bribe(kind)
            params["price"] = self._price(kind, data["cost"]) if "cost" in data else UNKNOWN
        elif "bribe" in data:
            params["bribes"] = self.bribes({data["bribe"]: BRIBES_TAKEN if verb == "take" else 1})
        return params

    def reason_params(self, reason: Reason) -> dict[str, Value]:
        """Return what is filled into the text of a reason, where seats count from 1 and cards may be any number."""
        params: dict[str, Value] = {}
        for name, value in reason.params.items():
            if name == "seat":
                params[name] = self.seat(int(value) - 1)
            elif name == "building":
                params[name] = self.building(int(value))
            elif name == "card":
                params[name] = f"{value:03}"
            elif name == "asked":
                params[name] = self.decision(str(value))
            elif name in ("text", "action"):
                params[name] = str(value)
            else:
                params[name] = value
        if "cost" in params:
            params["price"] = self._price(str(reason.params["bribe"]), int(reason.params["cost"]))
        return params

    def needed(self, game: AnyGame) -> list[str]:
        """List the keys the game cannot do without, its reasons aside."""
        steps = [f"{sort}-{kind}" for sort, kinds in KINDS_OF.items() for kind in kinds]
        steps += [f"{sort}-{kind}.{form}" for sort, form in FORMS.items() for kind in KINDS_OF[sort]]
        steps += [f"bribes-{kind}" for kind in BRIBES]
        steps += [f"infos-{kind}" for kind in INFOS]
        steps += [f"when-{when}" for when in WHENS]
        steps += [f"then-{then}" for then in THENS]
        steps += [f"decision-{kind}" for kind in ASKS]
        steps += [f"stage-{stage}" for stage in STAGES]
        steps += [f"source-{source}" for source in (*SOURCES, *FINAL_SOURCES)]
        steps += ["none", "points", "agents", "cards", "dealt", "ability", "card-line"]
        return [*super().needed(game), *(f"{self.game_id}-{step}" for step in steps)]

    def _named(self, params: dict[str, Value]) -> dict[str, Value]:
        return {name: self._shown[name](value) if name in self._shown else value for name, value in params.items()}

    def _kind(self, sort: str, kind: str) -> str:
        form = FORMS.get(sort)
        return self.get(sort, f"{kind}.{form}" if form else kind)

    def _price(self, kind: str, cost: int) -> str:
        return self.bribes({kind: cost}) if cost else FREE

    def _amounts(self, sort: str, kinds: tuple[str, ...], amounts: Mapping[str, int]) -> str:
        parts = [self.get(sort, kind, count=amounts[kind]) for kind in kinds if amounts.get(kind)]
        return ", ".join(parts) or self.get("none")


def create(texts: Texts, names: tuple[str, ...] = ()) -> ViennaTexts:
    """Return Vienna's texts."""
    return ViennaTexts(texts, names)


def _card_number(number: int) -> str:
    return f"{number:03}" if number else NO_CARD


def _card_numbers(numbers: list[int]) -> str:
    return ", ".join(map(_card_number, numbers))
