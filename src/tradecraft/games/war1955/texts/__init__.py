"""The sentences of 1955: names for countries, cards, special actions and gadgets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partialmethod
from typing import Any

from tradecraft.core.errors import Reason
from tradecraft.core.game import AnyGame
from tradecraft.games.war1955.rules.content import load
from tradecraft.games.war1955.rules.content_model import COUNTRIES, FACTIONS, GADGETS, NONE
from tradecraft.games.war1955.rules.phases import ASKS, STAGES
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS
from tradecraft.games.war1955.rules.victory import points
from tradecraft.locales import GameTexts, Value

NO_TARGETS = "none"
"""The word that texts select a variant by, where an action names nothing."""
FORMS = ("the", "in", "to", "of")
"""The forms of a country's name: attributes of its text."""
SOURCES = tuple(points(0, NONE))
"""The sources of points."""
CARD_TEXTS = ("country", "mercenary", "face", "line", "mercenary_line", "mercenary_effect")
TABLE_TEXTS = ("turn", "steps", "turns_left", "home", "ordered", "prepared")
"""What the terminal and the browser both say of the table."""


class WarTexts(GameTexts):
    """Sentences about a game of 1955. Seats count from 0; everything else goes by its id, cards by their face."""

    game_id = "war1955"
    country = partialmethod(GameTexts.get, "country")
    faction = partialmethod(GameTexts.get, "faction")
    special = partialmethod(GameTexts.get, "special")
    gadget = partialmethod(GameTexts.get, "gadget")
    """The names of countries, bare, and of factions, special actions and gadgets."""

    def load(self, content: str) -> None:
        """Read the cards."""
        self._faces = {card.name: card for card in load(content).cards}

    def country_forms(self, country: str) -> dict[str, Value]:
        """Return a country's name in all its forms, by the variables of the texts."""
        forms = {f"{form}_country": self.get("country", f"{country}.{form}") for form in FORMS}
        return {"country": self.country(country), **forms}

    def effect(self, action: str) -> str:
        """Return what a special action does."""
        return self.get("special", f"{action}.effect")

    def gadget_effect(self, gadget: str) -> str:
        """Return what a gadget does."""
        return self.get("gadget", f"{gadget}.effect")

    def short(self, card: str) -> str:
        """Return a card by its country and influence alone."""
        face = self._faces[card]
        if face.is_mercenary:
            return self.get("card", "mercenary", influence=face.influence)
        return self.get("card", "country", country=self.country(COUNTRIES[face.country]), influence=face.influence)

    def special_of(self, card: str) -> str:
        """Return the name of the special action on a card; nothing for a mercenary."""
        face = self._faces[card]
        return "" if face.is_mercenary else self.special(face.action)

    def effect_of(self, card: str) -> str:
        """Return what a card does, apart from its influence."""
        face = self._faces[card]
        return self.get("card", "mercenary_effect") if face.is_mercenary else self.effect(face.action)

    def card(self, card: str) -> str:
        """Return a card with its special action."""
        if self._faces[card].is_mercenary:
            return self.short(card)
        return self.get("card", "face", short=self.short(card), action=self.special_of(card))

    def card_line(self, card: str) -> str:
        """Return everything on a card in one line: country, influence, special action and what that does."""
        if self._faces[card].is_mercenary:
            return self.get("card", "mercenary_line", short=self.short(card))
        params = {"short": self.short(card), "action": self.special_of(card), "effect": self.effect_of(card)}
        return self.get("card", "line", **params)

    def cards(self, cards: Iterable[str]) -> str:
        """Return a list of cards with their special actions."""
        return ", ".join(map(self.card, cards)) or self.get("none")

    def values(self, cards: Iterable[str]) -> str:
        """Return cards whose influence adds up, by country and influence alone."""
        return " + ".join(map(self.short, cards))

    def targets(self, targets: Iterable[str]) -> str:
        """Return what a special action names: countries, or a gadget."""
        return ", ".join(self.gadget(name) if name in GADGETS else self.country(name) for name in targets) or NO_TARGETS

    def hidden_card(self, card: str | int) -> str:
        """Return a card as beliefs name it."""
        return self.card(str(card))

    def kind_name(self, _code: str, what: str) -> str:
        """Return the name of a special action."""
        return self.special(what) if what else ""

    def event_params(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """Return the values for the text of an event."""
        params = super().event_params(data)
        if "cards" in data:
            params["values"] = self.values(data["cards"])
            params["cards"] = self.cards(data["cards"])
        if "targets" in data:
            params["targets"] = self.targets(data["targets"])
        return params | self._named(data)

    def action_params(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """Return the values for the text of an action."""
        params = super().action_params(data) | self._named(data)
        if data["do"] == "special":
            params["action"] = self.special_of(data["card"])
        return params

    def reason_params(self, reason: Reason) -> dict[str, Value]:
        """Return the values for the text of a reason."""
        return super().reason_params(reason) | self._named(reason.params)

    def needed(self, game: AnyGame) -> list[str]:
        """List the keys of `game.ftl` that the game must have, apart from reasons."""
        lists = {"country": COUNTRIES, "faction": FACTIONS, "card": CARD_TEXTS, "table": TABLE_TEXTS}
        lists |= {"decision": ASKS, "stage": STAGES, "source": SOURCES}
        steps = [f"{sort}-{kind}" for sort, kinds in lists.items() for kind in kinds]
        steps += [f"country-{country}.{form}" for country in COUNTRIES for form in FORMS]
        steps += [f"special-{action}{part}" for action in SPECIAL_IDS for part in ("", ".effect")]
        steps += [f"gadget-{gadget}{part}" for gadget in GADGETS for part in ("", ".effect")]
        steps += ["none", "cards"]
        return [*super().needed(game), *(f"{self.game_id}-{step}" for step in steps)]

    def _named(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """Return names for the ids that events, actions and reasons share."""
        params: dict[str, Value] = {}
        if "country" in data:
            params |= self.country_forms(data["country"])
        if "card" in data:
            params |= {"card": self.card(data["card"]), "short": self.short(data["card"])}
        if "against" in data:
            params["against"] = self.card(data["against"])
        if "gadget" in data:
            params["gadget"] = self.gadget(data["gadget"])
        if "faction" in data:
            params["faction"] = self.faction(data["faction"])
        if data.get("action") in SPECIAL_IDS:
            params["action"] = self.special(data["action"])
        return params


create = WarTexts
