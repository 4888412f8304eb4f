"""How a game declares what its data contains: views, events, options, what follows from them, and content.

The module `games/<game>/schema.py` exports the declaration as `SCHEMA`. The types of the browser client are generated
from it, the rule behind an event is looked up in it, and the tests compare it with everything the engine sends.

An object with named fields is a `TypedDict`. A text from a closed list is `Annotated[str, OneOf(BRIBES)]`. A `dict`
whose keys come from such a list may lack some of them; one that has them all is marked with EACH.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tradecraft.core.game import View
from tradecraft.core.native import mypyc_attr
from tradecraft.core.registry import find_plugin

EACH: Final = "each"
"""Marks a `dict` that has an entry for each of its keys: `Annotated[dict[Bribe, int], EACH]`."""


class OneOf:
    """Marks a text that is one of a closed list."""

    __slots__ = ("values",)

    def __init__(self, values: tuple[str, ...]) -> None:
        self.values = values


@dataclass(frozen=True)
class EventType:
    """A kind of event: its fields with their types, and its rule, or `otherwise` where the field `lacking` is 0."""

    rule: str
    fields: dict[str, Any]
    lacking: str = ""
    otherwise: str = ""

    def without(self, field: str, rule: str) -> EventType:
        """Name another rule for the events in which a field is 0."""
        return EventType(self.rule, self.fields, field, rule)

    def rule_for(self, data: Mapping[str, Any]) -> str:
        """Return the rule that an event of this kind follows from."""
        return self.otherwise if self.lacking and not data[self.lacking] else self.rule

    def rules(self) -> tuple[str, ...]:
        """List the rules that events of this kind can follow from."""
        return tuple(rule for rule in (self.rule, self.otherwise) if rule)


def event(rule: str, /, **fields: object) -> EventType:
    """Declare a kind of event."""
    return EventType(rule, fields)


@dataclass(frozen=True)
class Schema:
    """Everything a game declares.

    `view` is the type of `View.data`, `content` that of what the game's `client.describe` returns. `events` and
    `actions` go by kind and by verb; an action's parts are given with their types. `position` and `options` are the
    types of what the game's `consequences` say about a view and, by verb, about an option.
    """

    # Any, since mypyc does not find `object` for a field of a dataclass.
    view: Any
    events: dict[str, EventType]
    actions: dict[str, dict[str, object]]
    content: Any
    position: Any
    options: dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Consequences:
    """Consequences of a view by the rules, for clients that know no rules: totals and previews.

    A game's `consequences` module has `create(view)`, which returns an object of a class derived from this one. It is
    given nothing but the view, so it cannot tell more than the view does.
    """

    def of_position(self) -> Mapping[str, object]:
        """Return what is true of the position."""
        return {}

    def of_option(self, action: int) -> Mapping[str, object]:  # noqa: ARG002
        """Return what an option of the seat would bring."""
        return {}


def find_schema(game: str) -> Schema | None:
    """Return what a game declares about its data, None if it declares nothing."""
    plugin = find_plugin(game, "schema")
    return None if plugin is None else plugin.SCHEMA


def find_consequences(game: str, view: View) -> Consequences:
    """Return the consequences of a view; there are none where the game does not work them out."""
    plugin = find_plugin(game, "consequences")
    return Consequences() if plugin is None else plugin.create(view)


def find_rule(game: str, data: Mapping[str, Any]) -> str:
    """Return the rule that an event, as plain data, follows from; "" where there is none to name."""
    schema = find_schema(game)
    return "" if schema is None else schema.events[data["kind"]].rule_for(data)
