"""Write `web/src/games/<game>/schema.ts` for each game: the TypeScript types of what its schema declares.

python -m scripts.make_game_types              write the files
python -m scripts.make_game_types --check      check that the files are up to date
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from inspect import cleandoc
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from scripts.make_wire_types import comment, write_or_check
from tradecraft.core.registry import find_plugin, game_ids
from tradecraft.core.schema import EACH, OneOf, Schema

WEB = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
HEAD = """// Made by scripts/make_game_types.py from the game's schema. Do not edit.
"""
PLAIN: dict[object, str] = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}


class Writer:
    """Writes the types of one game."""

    def __init__(self, module: ModuleType) -> None:
        """Collect the names of closed lists and their types in the module and its imports."""
        modules = [module, *(value for value in vars(module).values() if isinstance(value, ModuleType))]
        names = [item for one in modules for item in vars(one).items()]
        # Keyed by content, because a compiled module returns a new tuple each time. The first name wins.
        self.lists = {value: name for name, value in reversed(names) if isinstance(value, tuple)}
        self.words = {list_of(value): name for name, value in names if list_of(value)}
        self.interfaces: dict[str, str] = {}

    def file(self, schema: Schema) -> str:
        """Return the whole file."""
        named = {"view": schema.view, "content": schema.content, "position": schema.position}
        for declared in (*named.values(), *schema.options.values()):
            self.expression(declared)
        parts = [self.closed_list(words, name) for words, name in self.words.items() if words]
        tables = [
            *self.table("Action", "Verb", "do", schema.actions, "The options by their verbs."),
            *self.table(
                "Event", "EventKind", "kind", {k: e.fields for k, e in schema.events.items()}, "The events by kind."
            ),
            self.consequences(schema.options),
        ]
        return "\n".join([HEAD, *parts, *self.interfaces.values(), *tables])

    def closed_list(self, words: OneOf, name: str) -> str:
        """Return a closed list as a constant, if the game has a name for it, and as a type."""
        values = [json.dumps(value) for value in words.values]
        constant = self.lists.get(tuple(words.values))
        if constant is None:
            return f"export type {name} = {' | '.join(values)};\n"
        listed = f"export const {constant} = [{', '.join(values)}] as const;"
        return f"{listed}\nexport type {name} = (typeof {constant})[number];\n"

    def table(
        self, name: str, key: str, mark: str, kinds: Mapping[str, Mapping[str, object]], doc: str
    ) -> Iterable[str]:
        """Yield an interface of all kinds, the type of its keys, the union of all kinds, and a loose type for any."""
        lines = [f"/** {doc} */", f"export interface {name}s {{"]
        loose: dict[str, dict[str, None]] = {}
        for kind, fields in kinds.items():
            types = {field: self.expression(declared) for field, declared in fields.items()}
            shown = "; ".join([f"{mark}: {json.dumps(kind)}", *(f"{field}: {type}" for field, type in types.items())])
            lines.append(f"  {kind}: {{ {shown} }};")
            for field, type in types.items():
                loose.setdefault(field, {})[type] = None
        yield "\n".join([*lines, "}", f"export type {key} = keyof {name}s;", f"export type {name} = {name}s[{key}];\n"])
        lines = [f"/** One of the {name.lower()}s, with every field that some of them have. */"]
        lines += [f"export interface Any{name} {{", f"  {mark}: {key};"]
        lines += [f"  {field}?: {' | '.join(types)};" for field, types in loose.items()]
        yield "\n".join([*lines, "}", ""])

    def consequences(self, options: Mapping[str, object]) -> str:
        """Return the types of consequences by the verb of the option."""
        lines = ["/** What comes with the options of some verbs. */", "export interface OptionConsequences {"]
        return "\n".join([*lines, *(f"  {verb}: {self.expression(one)};" for verb, one in options.items()), "}", ""])

    def expression(self, declared: object) -> str:
        """Return a type expression, collecting the interfaces it uses."""
        if declared in PLAIN:
            return PLAIN[declared]
        if is_typeddict(declared):
            return self.interface(declared)
        arguments = get_args(declared)
        match get_origin(declared):
            case origin if origin is Annotated:
                return self.annotated(arguments[0], arguments[1])
            case origin if origin is Literal:
                return " | ".join(json.dumps(value) for value in arguments)
            case origin if origin in (Union, UnionType):
                return " | ".join(map(self.expression, arguments))
            case origin if origin is list:
                inner = self.expression(arguments[0])
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case origin if origin is dict:
                record = f"Record<{', '.join(map(self.expression, arguments))}>"
                return f"Partial<{record}>" if list_of(arguments[0]) else record
        raise TypeError(f"{declared} has no type in TypeScript")

    def annotated(self, declared: object, mark: object) -> str:
        """Return the type of an annotated declaration."""
        if isinstance(mark, OneOf):
            return self.words[mark]
        if mark == EACH:
            return f"Record<{', '.join(map(self.expression, get_args(declared)))}>"
        raise TypeError(f"{mark!r} means nothing")

    def interface(self, declared: object) -> str:
        """Add an interface after those it uses, and return its name."""
        name = str(getattr(declared, "__name__", ""))
        if name not in self.interfaces:
            lines = [*comment(cleandoc(declared.__doc__ or ""), ""), f"export interface {name} {{"]
            for field, hint in get_type_hints(declared, include_extras=True).items():
                is_required = get_origin(hint) is not NotRequired
                type = self.expression(hint if is_required else get_args(hint)[0])
                lines.append(f"  {field}{'' if is_required else '?'}: {type};")
            self.interfaces[name] = "\n".join([*lines, "}", ""])
        return name


def list_of(declared: object) -> OneOf | None:
    """Return the closed list a string is taken from, if any."""
    if get_origin(declared) is not Annotated:
        return None
    mark = get_args(declared)[1]
    return mark if isinstance(mark, OneOf) else None


def game_files() -> dict[Path, str]:
    """Return the text of each game's file."""
    modules = {game: find_plugin(game, "schema") for game in game_ids()}
    return {
        WEB / game / "schema.ts": Writer(module).file(module.SCHEMA)
        for game, module in modules.items()
        if module is not None
    }


if __name__ == "__main__":
    sys.exit(write_or_check(game_files(), "python -m scripts.make_game_types"))
