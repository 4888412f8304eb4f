"""The texts of one language, and the sentences a game's data becomes in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime.resolver import NeverIsolatingPlaceable, Pattern, Placeable, TextElement, VariableReference

from tradecraft.core.errors import BadOption, Fault, Reason
from tradecraft.core.game import AnyGame, Option
from tradecraft.core.registry import find_plugin
from tradecraft.locales.sources import bundle, languages

Value = str | int
"""What can be filled into a text."""
GROUPED = 1000
"""From here on languages write numbers in groups, each in its own way."""


class Texts:
    """All texts of one language.

    A key is the id of a message, or an id and an attribute with a dot between them.
    """

    def __init__(self, language: str) -> None:
        """Read the language's files; raise BadOption if there is no such language."""
        if language not in languages():
            params: dict[str, Value] = {"language": language, "allowed": ", ".join(languages())}
            raise BadOption(Reason("unknown_language", "", params))
        self.language = language
        self._bundle = bundle(language)
        self._plain: dict[str, list[tuple[str, str]] | None] = {}

    def has(self, key: str) -> bool:
        """Tell whether there is a text with this key."""
        return self._pattern(key) is not None

    def get(self, key: str, **params: Value) -> str:
        """Return a text with what is to be filled in; more may be given than the text uses, but not less."""
        plain = self._get_plain(key, params)
        if plain is not None:
            return plain
        pattern = self._pattern(key)
        if pattern is None:
            raise Fault(f"there is no text {key!r} in the language {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            problems = "; ".join(str(error) for error in errors)
            raise Fault(f"the text {key!r} in the language {self.language!r} cannot be filled in: {problems}")
        return str(text)

    def reason(self, game: AnyGame | None, reason: Reason) -> str:
        """Return a reason as a sentence; `game` is the game it comes from, if any. Its rule is the caller's to show."""
        if game is not None:
            return texts_for(game.id, self).reason(reason)
        return self.get(f"reason-{reason.code}", **reason.params)

    def _get_plain(self, key: str, params: Mapping[str, Value]) -> str | None:
        """Return a text without choices in it, filled in with what is written as it is: most are, and this is quick."""
        if key not in self._plain:
            self._plain[key] = _plain_parts(self._pattern(key))
        parts = self._plain[key]
        if parts is None:
            return None
        filled: list[str] = []
        for text, name in parts:
            value = params.get(name) if name else text
            if type(value) is int and 0 <= value < GROUPED:
                filled.append(str(value))
            elif type(value) is str:
                filled.append(value)
            else:
                return None
        return "".join(filled)

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


class GameTexts:
    """Sentences about one game, in one language and with the names of those who play.

    The key of a text is the game's id, the sort of the thing, and the thing's own id: `vienna-event-crest_passed`.
    What is filled in is the data as it is; a game whose data needs names overrides the methods for parameters.
    """

    def __init__(
        self, game_id: str, texts: Texts, names: tuple[str, ...] = (), options: Mapping[str, str] | None = None
    ) -> None:
        """Speak of the seats by `names`, as far as there are any, and of the others in the game's own way.

        `options` are those of the table, where the game's texts depend on them; what is missing has its default.
        """
        self.game_id = game_id
        self.texts = texts
        self.names = names
        self.options: Mapping[str, str] = options or {}

    def get(self, *steps: str, **params: Value) -> str:
        """Return one of this game's texts: `get("option", "flags")` is the text `vienna-option-flags`."""
        return self.texts.get("-".join((self.game_id, *steps)), **params)

    def seat(self, seat: int) -> str:
        """Return what a seat, counted from 0, is called: by name, and by colour where the name is not enough."""
        colour = self.get("seat", self.seat_id(seat))
        if seat >= len(self.names):
            return colour
        name = self.names[seat]
        return self.get("seat", "named", name=name, colour=colour) if self.names.count(name) > 1 else name

    def seat_id(self, seat: int) -> str:
        """Return the id by which the texts know a seat, counted from 0: its number, counted from 1."""
        return str(seat + 1)

    def event(self, data: Mapping[str, Any]) -> str:
        """Return the line of the log for an event, given as `Event.as_data` returns it."""
        return self.get("event", data["kind"], **self.event_params(data))

    def action(self, data: Mapping[str, Any]) -> str:
        """Return what a button says for an action, given as `Game.action_data` returns it."""
        return self.get("action", data["do"], **self.action_params(data))

    def decision(self, kind: str) -> str:
        """Return the question a player is asked."""
        return self.get("decision", kind)

    def option(self, name: str) -> str:
        """Return what an option is called."""
        return self.get("option", name)

    def option_value(self, name: str, value: str) -> str:
        """Return what a value of an option is called."""
        return self.get("option", name, value)

    def named_values(self, option: Option) -> tuple[str, ...]:
        """List the values of an option that have a text each; the others are put together of other texts."""
        return option.choices

    def source(self, source: str) -> str:
        """Return what a source of points is called."""
        return self.get("source", source)

    def end_reason(self, reason: str) -> str:
        """Return the sentence that says what ended the game."""
        return self.get("end", reason)

    def reason(self, reason: Reason) -> str:
        """Return a reason as a sentence; its rule is the caller's to show.

        A code the game has no text for is one of the kernel's, whose texts take the parameters as they are.
        """
        if self.texts.has(f"{self.game_id}-reason-{reason.code}"):
            return self.get("reason", reason.code, **self.reason_params(reason))
        return self.texts.reason(None, reason)

    def event_params(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """Return what is filled into the text of an event."""
        return {name: value for name, value in data.items() if name != "kind"}

    def action_params(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """Return what is filled into the text of an action."""
        return {name: value for name, value in data.items() if name != "do"}

    def reason_params(self, reason: Reason) -> dict[str, Value]:
        """Return what is filled into the text of a reason."""
        return dict(reason.params)

    def needed(self, game: AnyGame) -> list[str]:
        """List the keys the game cannot do without, its reasons aside."""
        steps = ["seat-named", *(f"seat-{self.seat_id(seat)}" for seat in range(max(game.player_counts)))]
        for option in game.options:
            values = self.named_values(option)
            steps += [f"option-{option.name}", *(f"option-{option.name}-{value}" for value in values)]
        steps += [f"event-{kind}" for kind in game.event_kinds]
        steps += [f"action-{verb}" for verb in game.actions.verbs]
        steps += [f"end-{reason}" for reason in game.end_reasons]
        return [f"{self.game_id}-{step}" for step in steps]


Create = Callable[[Texts, tuple[str, ...], Mapping[str, str] | None], GameTexts]
"""What makes the texts of a game, of a language, the names of those who play and the options of the table."""


def texts_for(
    game_id: str, texts: Texts, names: tuple[str, ...] = (), options: Mapping[str, str] | None = None
) -> GameTexts:
    """Return the texts of a game: its own if `games/<game>/texts` has a `create`, else the plain ones."""
    create: Create | None = getattr(find_plugin(game_id, "texts"), "create", None)
    return create(texts, names, options) if create else GameTexts(game_id, texts, names, options)


def _plain_parts(pattern: Any) -> list[tuple[str, str]] | None:
    """Return the parts of a text, each a text or the name of what is filled in; nothing if there is more to it."""
    parts: list[tuple[str, str]] = []
    for element in pattern.elements if isinstance(pattern, Pattern) else [pattern]:
        if isinstance(element, TextElement):
            parts.append((element.value, ""))
        elif isinstance(element, Placeable | NeverIsolatingPlaceable) and isinstance(
            element.expression, VariableReference
        ):
            parts.append(("", element.expression.id.name))
        else:
            return None
    return parts
