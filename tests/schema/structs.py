"""A game's declarations as msgspec structs, which refuse every field they do not know."""

from __future__ import annotations

from functools import cache, reduce
from keyword import iskeyword
from operator import or_
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from tradecraft.core.schema import EACH, OneOf, Schema


@cache
def strict(declared: Any) -> Any:
    """Return a declared type as one that msgspec checks in full."""
    if is_typeddict(declared):
        return struct_of(declared.__name__, get_type_hints(declared, include_extras=True))
    origin, arguments = get_origin(declared), get_args(declared)
    if origin is Annotated:
        inner, mark = arguments
        if isinstance(mark, OneOf):
            return Literal[mark.values]
        assert mark == EACH
        key, value = get_args(inner)
        return struct_of("Each", dict.fromkeys(get_args(strict(key)), value))
    if origin in (Union, UnionType):
        return union_of([strict(one) for one in arguments])
    if origin in (list, dict):
        return origin[tuple(strict(one) for one in arguments)]
    return declared


def union_of(members: list[Any]) -> Any:
    """Return a union; msgspec takes closed lists of texts in a union only as one."""
    texts = [text for one in members if get_origin(one) is Literal for text in get_args(one)]
    others = [one for one in members if get_origin(one) is not Literal]
    return reduce(or_, [Literal[tuple(texts)], *others] if texts else others)


def struct_of(name: str, fields: dict[str, Any]) -> type[msgspec.Struct]:
    """Return a struct with exactly these fields."""
    made: list[tuple[str, Any, Any]] = []
    for field, declared in fields.items():
        # A struct's field cannot be called `in`.
        safe = f"{field}_" if iskeyword(field) else field
        if get_origin(declared) is NotRequired:
            kind = strict(get_args(declared)[0]) | msgspec.UnsetType
            made.append((safe, kind, msgspec.field(default=msgspec.UNSET, name=field)))
        else:
            made.append((safe, strict(declared), msgspec.field(name=field)))
    return msgspec.defstruct(name, made, forbid_unknown_fields=True, kw_only=True)


class Checker:
    """Holds what a game sends against its declarations; a msgspec.ValidationError says what does not fit."""

    def __init__(self, schema: Schema) -> None:
        self.view = strict(schema.view)
        self.content = strict(schema.content)
        self.position = strict(schema.position)
        self.events = {
            kind: struct_of(kind, {"kind": Literal[kind], **event.fields}) for kind, event in schema.events.items()
        }
        self.actions = {verb: struct_of(verb, {"do": Literal[verb], **p}) for verb, p in schema.actions.items()}
        self.options = {verb: strict(declared) for verb, declared in schema.options.items()}

    def check_view(self, data: Any) -> None:
        check(data, self.view)

    def check_content(self, data: Any) -> None:
        check(data, self.content)

    def check_position(self, data: Any) -> None:
        check(data, self.position)

    def check_event(self, data: dict[str, Any]) -> None:
        check(data, self.events[data["kind"]])

    def check_action(self, data: dict[str, Any]) -> None:
        check(data, self.actions[data["do"]])

    def check_option(self, verb: str, data: Any) -> None:
        """Check what is said about an option: only verbs that announce it have anything."""
        check(data, self.options.get(verb, NOTHING))


NOTHING = struct_of("Nothing", {})


def check(data: Any, declared: Any) -> None:
    """Check plain data as it is sent."""
    msgspec.json.decode(msgspec.json.encode(data), type=declared)
