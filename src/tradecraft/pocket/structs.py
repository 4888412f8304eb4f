"""The part of msgspec that the server's messages use, made of the standard library.

A web page has no msgspec. There `install` puts this module in its place, so that messages are declared, checked and
written by the same classes as on the server. What is not used by messages is not here.
"""

from __future__ import annotations

import json as standard_json
import re
import sys
import types
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from dataclasses import field as dataclass_field
from dataclasses import replace as dataclass_replace
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")


class MsgspecError(Exception):
    """What was read is not what was expected."""


class UnsetType:
    """The type of a field that is left out."""

    def __bool__(self) -> bool:
        """Say that there is nothing."""
        return False


UNSET = UnsetType()


class Raw:
    """JSON that is already written."""

    def __init__(self, data: bytes) -> None:
        """Keep the text."""
        self.data = data


@dataclass(frozen=True)
class Meta:
    """What a value must be, beyond its type."""

    ge: int | None = None
    le: int | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    examples: Any = dataclass_field(default=None, compare=False)
    description: str | None = None


def field(*, default: Any = MISSING, default_factory: Any = MISSING) -> Any:
    """Return a field with a default."""
    return dataclass_field(default=default, default_factory=default_factory)


class Struct:
    """A message: a dataclass that may have a tag, and that can be strict about unknown fields."""

    struct_tag: ClassVar[str | None] = None
    struct_tag_field: ClassVar[str] = "type"
    struct_is_strict: ClassVar[bool] = False
    struct_kw_only: ClassVar[bool] = False

    def __init_subclass__(
        cls,
        *,
        tag: str | None = None,
        tag_field: str | None = None,
        forbid_unknown_fields: bool = False,
        kw_only: bool = False,
        **_: Any,
    ) -> None:
        """Let the class become a dataclass when it is needed."""
        super().__init_subclass__()
        cls.struct_tag = tag or cls.struct_tag
        cls.struct_tag_field = tag_field or cls.struct_tag_field
        cls.struct_is_strict = forbid_unknown_fields or cls.struct_is_strict
        cls.struct_kw_only = kw_only or cls.struct_kw_only
        for name, default in list(vars(cls).items()):
            if isinstance(default, list | dict) and not name.startswith("_"):
                setattr(cls, name, dataclass_field(default_factory=type(default)))
        cls.__init__ = _build_first  # type: ignore[method-assign]


def _build_first(self: Any, *given: Any, **named: Any) -> None:
    _built(type(self))
    self.__init__(*given, **named)


def _built(kind: Any) -> Any:
    """Return a class of messages, by now a dataclass: making one takes a while, and most are never asked for."""
    if vars(kind).get("__init__") is _build_first:
        for base in kind.__mro__[:0:-1]:
            _built(base)
        del kind.__init__
        dataclass(kw_only=kind.struct_kw_only, unsafe_hash=True)(kind)
    return kind


def to_builtins(thing: Any) -> Any:
    """Return something as what JSON knows."""
    if isinstance(thing, str | int | float) or thing is None:
        return thing
    if isinstance(thing, dict):
        return {name: to_builtins(value) for name, value in thing.items()}
    if isinstance(thing, list | tuple | set | frozenset):
        return [to_builtins(value) for value in thing]
    if isinstance(thing, Raw):
        return standard_json.loads(thing.data)
    if isinstance(thing, bytes):
        return thing.decode("ascii")
    if not is_dataclass(thing):
        raise TypeError(f"{type(thing).__name__} has no form in JSON")
    data = {one.name: to_builtins(value) for one in fields(thing) if (value := getattr(thing, one.name)) is not UNSET}
    tag = getattr(thing, "struct_tag", None)
    return data if tag is None else {thing.struct_tag_field: tag, **data}  # type: ignore[union-attr]


def encode(thing: Any) -> bytes:
    """Return something as JSON."""
    return standard_json.dumps(to_builtins(thing), ensure_ascii=False, separators=(",", ":")).encode()


def convert(data: Any, type: Any) -> Any:
    """Return plain data as something of a type; raise MsgspecError if it is not such."""
    return _read(type, data, "$")


def decode(data: bytes | str, type: Any = Any) -> Any:
    """Return what JSON stands for."""
    try:
        plain = standard_json.loads(data)
    except ValueError as error:
        raise MsgspecError(str(error)) from None
    return convert(plain, type)


class Encoder:
    """Writes JSON."""

    encode = staticmethod(encode)


class Decoder:
    """Reads JSON as something of a type."""

    def __init__(self, type: Any = Any) -> None:
        """Expect a type."""
        self.type = type

    def decode(self, data: bytes | str) -> Any:
        """Return what was written."""
        return decode(data, self.type)


def _read(kind: Any, data: Any, path: str) -> Any:
    origin = get_origin(kind)
    if kind is Any:
        return data
    if origin is Annotated:
        return _measured(_read(get_args(kind)[0], data, path), get_args(kind)[1:], path)
    if origin in (Union, types.UnionType):
        return _one_of(get_args(kind), data, path)
    if origin is Literal:
        return _checked(data, any(data == one and type(data) is type(one) for one in get_args(kind)), path)
    if kind is None or kind is types.NoneType:
        return _checked(data, data is None, path)
    if origin in (list, tuple):
        return _list(kind, data, path)
    if origin is dict:
        name, value = get_args(kind)
        _checked(data, isinstance(data, dict), path)
        return {_read(name, key, path): _read(value, one, f"{path}[...]") for key, one in data.items()}
    if kind is Raw:
        return Raw(encode(data))
    if isinstance(kind, type) and (issubclass(kind, Struct) or is_dataclass(kind)):
        return _struct(kind, data, path)
    return _plain(kind, data, path)


def _plain(kind: Any, data: Any, path: str) -> Any:
    if kind is float and isinstance(data, int) and not isinstance(data, bool):
        return float(data)
    return _checked(data, isinstance(data, kind) and (kind is bool or not isinstance(data, bool)), path)


def _list(kind: Any, data: Any, path: str) -> Any:
    _checked(data, isinstance(data, list | tuple), path)
    inner = get_args(kind)
    if get_origin(kind) is tuple and not (len(inner) == 2 and inner[1] is Ellipsis):
        _checked(data, len(data) == len(inner), path)
        return tuple(_read(one, value, f"{path}[...]") for one, value in zip(inner, data, strict=True))
    return (get_origin(kind) or list)(_read(inner[0], value, f"{path}[...]") for value in data)


def _one_of(kinds: tuple[Any, ...], data: Any, path: str) -> Any:
    structs = [one for one in kinds if isinstance(one, type) and issubclass(one, Struct)]
    if isinstance(data, dict) and structs:
        tagged = {one.struct_tag: one for one in structs}
        tag = data.get(structs[0].struct_tag_field) if structs[0].struct_tag else None
        if tag not in tagged:
            raise MsgspecError(f"Invalid value {tag!r} - at `{path}`")
        return _struct(tagged[tag], data, path)
    if data is None and types.NoneType in kinds:
        return None
    problem: MsgspecError | None = None
    for one in kinds:
        if one is types.NoneType or one is UnsetType or one in structs:
            continue
        try:
            return _read(one, data, path)
        except MsgspecError as error:
            problem = error
    raise problem or MsgspecError(f"Unexpected value - at `{path}`")


def _struct(kind: Any, data: Any, path: str) -> Any:
    if isinstance(data, kind):
        return data
    _checked(data, isinstance(data, dict), path)
    hints, known = _hints(kind), {one.name: one for one in fields(_built(kind)) if one.init}
    tag = getattr(kind, "struct_tag", None)
    given = {name: value for name, value in data.items() if tag is None or name != kind.struct_tag_field}
    if tag is not None and data.get(kind.struct_tag_field, tag) != tag:
        raise MsgspecError(f"Invalid value {data[kind.struct_tag_field]!r} - at `{path}`")
    for name in given:
        if name not in known and getattr(kind, "struct_is_strict", False):
            raise MsgspecError(f"Object contains unknown field `{name}` - at `{path}`")
    for name, one in known.items():
        if name not in given and one.default is MISSING and one.default_factory is MISSING:
            raise MsgspecError(f"Object missing required field `{name}` - at `{path}`")
    return kind(**{name: _read(hints[name], value, f"{path}.{name}") for name, value in given.items() if name in known})


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _measured(value: Any, rules: tuple[Any, ...], path: str) -> Any:
    for rule in rules:
        if not isinstance(rule, Meta):
            continue
        is_number = isinstance(value, int) and not isinstance(value, bool)
        fits = (
            (rule.ge is None or not is_number or value >= rule.ge)
            and (rule.le is None or not is_number or value <= rule.le)
            and (rule.min_length is None or value is None or len(value) >= rule.min_length)
            and (rule.max_length is None or value is None or len(value) <= rule.max_length)
            and (rule.pattern is None or not isinstance(value, str) or re.search(rule.pattern, value) is not None)
        )
        _checked(value, fits, path)
    return value


def _checked(data: Any, fits: bool, path: str) -> Any:
    if not fits:
        raise MsgspecError(f"Unexpected value {str(data)[:40]!r} - at `{path}`")
    return data


def install() -> None:
    """Register this module as msgspec, where that is not installed."""
    module: Any = types.ModuleType("msgspec")
    for name in ("MsgspecError", "UnsetType", "UNSET", "Raw", "Meta", "field", "Struct", "to_builtins", "convert"):
        setattr(module, name, globals()[name])
    module.json = types.ModuleType("msgspec.json")
    for name in ("encode", "decode", "Encoder", "Decoder"):
        setattr(module.json, name, globals()[name])
    module.structs = types.ModuleType("msgspec.structs")
    replace: Callable[..., Any] = dataclass_replace
    module.structs.replace = replace
    sys.modules |= {"msgspec": module, "msgspec.json": module.json, "msgspec.structs": module.structs}
