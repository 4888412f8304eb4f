"""The texts of one language, and the sentences that a game's data becomes in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from tradecraft.core.errors import BadOption, Fault, Reason
from tradecraft.core.game import AnyGame, Option
from tradecraft.core.registry import find_plugin
from tradecraft.locales.fluent import NotFilledIn, Value
from tradecraft.locales.sources import bundle, languages


class Texts:
    """All texts of one language. A key is the id of a message, or an id and an attribute with a dot between them."""

    def __init__(self, language: str) -> None:
        """Read the language's files; raise BadOption if there is no such language."""
        if language not in languages():
            raise BadOption(Reason.of("unknown_language", language=language, allowed=", ".join(languages())))
        self.language = language
        self._bundle = bundle(language)

    def has(self, key: str) -> bool:
        """Tell whether there is a text with this key."""
        return key in self._bundle.texts

    def get(self, key: str, **params: Value) -> str:
        """Return a text with values filled in; more may be given than the text uses, but not less."""
        try:
            return self._bundle.format(key, params)
        except NotFilledIn as problem:
            if not self.has(key):
                raise Fault(f"there is no text {key!r} in the language {self.language!r}") from None
            raise Fault(f"the text {key!r} in the language {self.language!r} cannot be filled in: {problem}") from None

    def decimal(self, number: float, digits: int = 1) -> str:
        """Return a number below 1,000 with a fraction as the language writes it."""
        return self._bundle.language.decimal(number, digits)

    def reason(self, game: AnyGame | None, reason: Reason) -> str:
        """Return a reason as a sentence; `game` is the game it comes from, if any."""
        if game is not None:
            return texts_for(game.id, self, content=game.content_version).reason(reason)
        return self.get(f"reason-{reason.code}", **reason.params)


class GameTexts:
    """Sentences about one game in one language, with the names of its players.

    The key of a text is the game's id, the sort of thing and the thing's own id: `chess-event-castled`. Values are
    filled in as the data has them, apart from seats. A game whose data needs names has a subclass in
    `games/<game>/texts`, named there as `create`: it sets `game_id`, reads names in `load`, overrides the methods
    `*_params` and adds to `needed`.

    What has no text is shown plainly, by its id and values, so that a game can be played before it has texts.
    """

    game_id = ""

    def __init__(
        self,
        texts: Texts,
        names: tuple[str, ...] = (),
        options: Mapping[str, str] | None = None,
        content: str = "",
        game_id: str = "",
    ) -> None:
        """Call the seats by `names` as far as there are any; `options` are those of the table that are not defaults."""
        self.game_id = game_id or self.game_id
        self.texts = texts
        self.names = names
        self.options: Mapping[str, str] = options or {}
        self.load(content)

    def load(self, content: str) -> None:
        """Read the names that come from a content pack, the default one if it is not named."""

    def has(self, *steps: str) -> bool:
        """Tell whether the game has a text."""
        return self.texts.has("-".join((self.game_id, *steps)))

    def get(self, *steps: str, **params: Value) -> str:
        """Return one of the game's texts: `get("option", "clock")` is the text `chess-option-clock` of `chess`."""
        return self.texts.get("-".join((self.game_id, *steps)), **params)

    def seat(self, seat: int) -> str:
        """Return what a seat, counted from 0, is called: by name, and by colour where the name is not enough."""
        colour = self._name_of(self.texts.get("terminal-player", number=seat + 1), "seat", self.seat_id(seat))
        if seat >= len(self.names):
            return colour
        name = self.names[seat]
        if self.names.count(name) == 1:
            return name
        has_form = self.has("seat", "named")
        return self.get("seat", "named", name=name, colour=colour) if has_form else f"{name} ({colour})"

    def seat_id(self, seat: int) -> str:
        """Return the id by which the texts know a seat, counted from 0: its number, counted from 1."""
        return str(seat + 1)

    def event(self, data: Mapping[str, Any]) -> str:
        """Return the line of the log for an event, given as `Event.as_data` returns it."""
        if not self.has("event", data["kind"]):
            return ", ".join(f"{name} {value}" for name, value in data.items())
        return self.get("event", data["kind"], **self.event_params(data))

    def action(self, data: Mapping[str, Any]) -> str:
        """Return what a button says for an action, given as `Game.action_data` returns it."""
        if not self.has("action", data["do"]):
            return " ".join(map(str, data.values()))
        return self.get("action", data["do"], **self.action_params(data))

    def stage(self, stage: str) -> str:
        """Return what happens in a stage of the game."""
        return self._name_of(stage, "stage", stage)

    def decision(self, kind: str) -> str:
        """Return the question a player is asked."""
        return self._name_of(kind, "decision", kind)

    def option(self, name: str) -> str:
        """Return what an option is called."""
        return self._name_of(name, "option", name)

    def option_help(self, name: str) -> str:
        """Return what an option changes, in a sentence; nothing where there is none."""
        return self._name_of("", "option", f"{name}.help")

    def option_value(self, name: str, value: str) -> str:
        """Return what a value of an option is called."""
        return self._name_of(value, "option", name, value)

    def named_values(self, option: Option) -> tuple[str, ...]:
        """List the values of an option that have a text each; the others are put together from other texts."""
        return option.choices

    def source(self, source: str) -> str:
        """Return what a source of points is called."""
        return self._name_of(source, "source", source)

    def end_reason(self, reason: str) -> str:
        """Return the sentence that says what ended the game."""
        return self._name_of(reason, "end", reason)

    def reason(self, reason: Reason) -> str:
        """Return a reason as a sentence, without its rule: the game's own text, or else the kernel's for the code."""
        if self.has("reason", reason.code):
            return self.get("reason", reason.code, **self.reason_params(reason))
        if self.texts.has(f"reason-{reason.code}"):
            return self.texts.reason(None, reason)
        return str(replace(reason, rule=""))

    def hidden_card(self, card: str | int) -> str:
        """Return a card as beliefs name it, given as the game's coach names it."""
        return str(card)

    def hidden_kind(self, code: str, what: str) -> str:
        """Return a kind of card as beliefs name it: the text of its code, with what it is about filled in."""
        plain = f"{code} {what}".rstrip()
        return self.get("belief", code, what=self.kind_name(code, what)) if self.has("belief", code) else plain

    def kind_name(self, _code: str, what: str) -> str:
        """Return what a kind is about by its name."""
        return what

    def event_params(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """Return the values for the text of an event; a `seat` goes by its name, the `reason` of an end by its text."""
        params: dict[str, Value] = {name: value for name, value in data.items() if name != "kind"}
        if "seat" in data:
            params["seat"] = self.seat(data["seat"])
        if "reason" in data:
            params["reason"] = self.end_reason(data["reason"])
        return params

    def action_params(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """Return the values for the text of an action."""
        return {name: value for name, value in data.items() if name != "do"}

    def reason_params(self, reason: Reason) -> dict[str, Value]:
        """Return the values for the text of a reason, where seats count from 1."""
        params = dict(reason.params)
        if "seat" in params:
            params["seat"] = self.seat(int(params["seat"]) - 1)
        if "asked" in params:
            params["asked"] = self.decision(str(params["asked"]))
        # What a player typed is quoted, even if it is a number.
        return params | {name: str(params[name]) for name in ("text", "action") if name in params}

    def needed(self, game: AnyGame) -> list[str]:
        """List the keys of `game.ftl` that the game must have, apart from reasons."""
        steps = ["seat-named", *(f"seat-{self.seat_id(seat)}" for seat in range(max(game.player_counts)))]
        for option in game.options:
            values = self.named_values(option)
            steps += [f"option-{option.name}", *(f"option-{option.name}-{value}" for value in values)]
        steps += [f"event-{kind}" for kind in game.event_kinds]
        steps += [f"action-{verb}" for verb in game.actions.verbs]
        steps += [f"end-{reason}" for reason in game.end_reasons]
        return [f"{self.game_id}-{step}" for step in steps]

    def _name_of(self, plain: str, *steps: str) -> str:
        return self.get(*steps) if self.has(*steps) else plain


Create = Callable[[Texts, tuple[str, ...], Mapping[str, str] | None, str], GameTexts]
"""Makes a game's texts from a language, the players' names, the options of the table and the name of its content."""


def texts_for(
    game_id: str,
    texts: Texts,
    names: tuple[str, ...] = (),
    options: Mapping[str, str] | None = None,
    content: str = "",
) -> GameTexts:
    """Return the texts of a game and a content pack: its own if `games/<game>/texts` has a `create`, or plain ones."""
    create: Create | None = getattr(find_plugin(game_id, "texts"), "create", None)
    return create(texts, names, options, content) if create else GameTexts(texts, names, options, content, game_id)
