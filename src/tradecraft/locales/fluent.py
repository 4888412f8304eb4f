"""A reader and formatter for the part of Fluent that our texts use, with the standard library alone.

Understood are messages, attributes, terms, comments, texts over several lines, and in braces a variable, a string, a
whole number, another text, or a choice by a variable. Functions, arguments of terms, numbers with a fraction and braces
within braces are refused by line, so that nothing is shown here that other readers of Fluent show differently.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NoReturn

from tradecraft.locales.language import Language

Value = str | int
"""What a text can be filled in with."""


@dataclass(frozen=True)
class Variable:
    """A place for one of the values given."""

    name: str


@dataclass(frozen=True)
class Reference:
    """Another text, in full. The key of a term begins with a hyphen."""

    key: str


@dataclass(frozen=True)
class Select:
    """A choice between texts: by a value itself, or by the plural category of a number."""

    variable: str
    variants: tuple[tuple[Value, Pattern], ...]
    default: Pattern


Part = Value | Variable | Reference | Select
Pattern = tuple[Part, ...]
"""A text as it is written: strings, and between them what is filled in."""


@dataclass(frozen=True)
class Message:
    """A text in a file. The key of an attribute is `message.attribute`, that of a term begins with a hyphen."""

    key: str
    pattern: Pattern
    line: int


class Unreadable(ValueError):
    """A part of a file that is not Fluent, or not the part of it that is understood."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line


@dataclass
class Resource:
    """What is in a file: its texts, and what could not be read."""

    messages: list[Message] = field(default_factory=list)
    problems: list[Unreadable] = field(default_factory=list)


def parse(source: str) -> Resource:
    """Read a file. What cannot be read is reported and left out, up to the next text."""
    resource = Resource()
    reader = _Reader(source.replace("\r\n", "\n"))
    while reader.skip(_BETWEEN) and reader.at < len(reader.source):
        start = reader.at
        try:
            resource.messages += reader.messages()
        except Unreadable as problem:
            resource.problems.append(problem)
            reader.at = start
            reader.skip(_REST_OF_ENTRY)
    return resource


def parts_of(pattern: Pattern) -> Iterator[Part]:
    """List the parts of a text, those inside its choices included."""
    for part in pattern:
        yield part
        if isinstance(part, Select):
            for _, variant in part.variants:
                yield from parts_of(variant)
            yield from parts_of(part.default)


def variables_in(pattern: Pattern) -> frozenset[str]:
    """Return the names of the values a text is filled in with, apart from those of the texts it refers to."""
    found = {part.name for part in parts_of(pattern) if isinstance(part, Variable)}
    return frozenset(found | {part.variable for part in parts_of(pattern) if isinstance(part, Select)})


class NotFilledIn(ValueError):
    """A text that cannot be filled in with the values given, or does not exist."""


class Bundle:
    """The texts of a language, ready to be filled in."""

    def __init__(self, language: Language, texts: Mapping[str, Pattern]) -> None:
        self.language = language
        self.texts = texts
        self._ready: dict[str, Pattern] = {}

    def format(self, key: str, values: Mapping[str, Value]) -> str:
        """Return a text with the values filled in; raise NotFilledIn."""
        ready = self._ready.get(key)
        if ready is None:
            ready = self._ready[key] = self._resolved((Reference(key),), ())
        try:
            return self._filled(ready, values)
        except KeyError as missing:
            raise NotFilledIn(f"there is no value for ${missing.args[0]}") from None

    def _filled(self, pattern: Pattern, values: Mapping[str, Value]) -> str:
        found: list[str] = []
        for part in pattern:
            if isinstance(part, str):
                found.append(part)
            elif isinstance(part, Variable):
                value = values[part.name]
                found.append(value if isinstance(value, str) else self.language.number(_checked(value)))
            elif isinstance(part, Select):
                found.append(self._filled(self._chosen(part, values[part.variable]), values))
        return "".join(found)

    def _chosen(self, select: Select, value: Value) -> Pattern:
        """Return the first variant that fits a value, or else the default."""
        category = value if isinstance(value, str) else self.language.plural(_checked(value))
        for key, pattern in select.variants:
            if key in (value, category):
                return pattern
        return select.default

    def _resolved(self, pattern: Pattern, above: tuple[str, ...]) -> Pattern:
        """Return a text with the texts it refers to in their places and with its numbers written out."""
        parts: list[Part] = []
        for part in pattern:
            if isinstance(part, Reference):
                if part.key in above:
                    raise NotFilledIn(f"{part.key} refers to itself")
                if part.key not in self.texts:
                    raise NotFilledIn(f"there is no text {part.key}")
                parts += self._resolved(self.texts[part.key], (*above, part.key))
            elif isinstance(part, Select):
                variants = tuple((key, self._resolved(variant, above)) for key, variant in part.variants)
                parts.append(Select(part.variable, variants, self._resolved(part.default, above)))
            else:
                parts.append(self.language.number(part) if isinstance(part, int) else part)
        return _merged(parts)


_NAME = r"[a-zA-Z][a-zA-Z0-9_-]*+"
_BETWEEN = re.compile(r"(?:#{1,3}(?: [^\n]*)?(?:\n|\Z)| *\n| +\Z)*")
"""Comments and empty lines."""
_REST_OF_ENTRY = re.compile(r"[^\n]*(?:\n(?![a-zA-Z#-])[^\n]*)*\n?")
"""An entry that cannot be read: up to a line that may be the beginning of another one."""
_ENTRY = re.compile(rf"(-?{_NAME}) *= *")
_ATTRIBUTE = re.compile(rf"\n[ \n]*\.({_NAME}) *= *")
_TEXT = re.compile(r"[^{}\n]+")
_CONTINUATION = re.compile(r"(\n(?: *\n)*)( *)(?=\{|(?<= )[^ \n{}.*\[])")
"""Line breaks and indentation before a further line of a text."""
_BLANK = re.compile(r"[ \n]*")
_VARIABLE = re.compile(rf"\$({_NAME})")
_STRING = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
_ESCAPE = re.compile(r'\\(?:(["\\])|u(.{4})|U(.{6}))')
_NUMBER = re.compile(r"-?[0-9]+")
_REFERENCE = re.compile(rf"-{_NAME}|{_NAME}(?:\.{_NAME})?")
_VARIANT = re.compile(rf" *\n[ \n]*(\*?)\[ *(?:(-?[0-9]+)|({_NAME})) *\] *")
_END_OF_SELECT = re.compile(r"\n[ \n]*\}")


class _Reader:
    """A place in a file, and what can be read from there on."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0

    def skip(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Skip a pattern if it comes next."""
        match = pattern.match(self.source, self.at)
        if match:
            self.at = match.end()
        return match

    def line(self) -> int:
        return self.source.count("\n", 0, self.at) + 1

    def refuse(self, problem: str) -> NoReturn:
        raise Unreadable(self.line(), problem)

    def is_here(self, text: str) -> bool:
        return self.source.startswith(text, self.at)

    def messages(self) -> list[Message]:
        """Read a message or a term with its attributes."""
        line = self.line()
        entry = self.skip(_ENTRY) or self.refuse("a comment, or a name and “=” are expected")
        name = entry[1]
        value = self.pattern()
        found = [Message(name, value, line)] if value else []
        while attribute := self.skip(_ATTRIBUTE):
            line = self.line()
            found.append(Message(f"{name}.{attribute[1]}", self.pattern() or self.refuse("a text is expected"), line))
        if self.at < len(self.source) and not self.is_here("\n"):
            self.refuse("“}” without “{”")
        if not found:
            self.refuse(f"{name} is empty")
        if name.startswith("-") and (not value or len(found) > 1 or variables_in(value)):
            self.refuse(f"{name} is a term, which can have neither attributes nor variables")
        return found

    def pattern(self) -> Pattern:
        """Read a text; it has no parts if nothing is there."""
        # A pair of numbers is the beginning of a further line: the breaks before it and its indentation.
        pieces: list[Part | tuple[int, int]] = []
        while True:
            if text := self.skip(_TEXT):
                pieces.append(text[0])
            elif self.is_here("{"):
                self.at += 1
                pieces.append(self.placeable())
            elif indent := self.skip(_CONTINUATION):
                pieces.append((indent[1].count("\n") if pieces else 0, len(indent[2])))
            else:
                break
        if pieces and isinstance(pieces[-1], str) and self.source[self.at - 1] == " ":
            pieces[-1] = pieces[-1].rstrip(" ")
        # The indentation that all further lines share is not part of the text.
        shared = min((piece[1] for piece in pieces if isinstance(piece, tuple)), default=0)
        lines = ("\n" * piece[0] + " " * (piece[1] - shared) if isinstance(piece, tuple) else piece for piece in pieces)
        return _merged(lines) if pieces else ()

    def placeable(self) -> Part:
        """Read the content of braces, after the opening one."""
        self.skip(_BLANK)
        part = self.expression()
        self.skip(_BLANK)
        if self.is_here("->"):
            self.at += 2
            return self.select(part)
        if not self.is_here("}"):
            self.refuse("functions and arguments are not supported" if self.is_here("(") else "“}” is expected")
        self.at += 1
        return part

    def expression(self) -> Part:
        if variable := self.skip(_VARIABLE):
            return Variable(variable[1])
        if string := self.skip(_STRING):
            return _ESCAPE.sub(lambda escape: escape[1] or chr(int(escape[2] or escape[3], 16)), string[1])
        if number := self.skip(_NUMBER):
            return int(number[0])
        reference = self.skip(_REFERENCE) or self.refuse("a variable, a string, a number or a text’s name is expected")
        return Reference(reference[0])

    def select(self, selector: Part) -> Select:
        """Read the variants of a choice, and the brace at its end."""
        if not isinstance(selector, Variable):
            self.refuse("only a variable can be chosen by")
        variants: list[tuple[Value, Pattern]] = []
        defaults: list[Pattern] = []
        while variant := self.skip(_VARIANT):
            pattern = self.pattern() or self.refuse("a text is expected")
            variants.append((int(variant[2]) if variant[2] else variant[3], pattern))
            defaults += [pattern] if variant[1] else []
        if len(defaults) != 1:
            self.refuse("one variant must have a “*” before it")
        if not self.skip(_END_OF_SELECT):
            self.refuse("a variant or “}” is expected on a line of its own")
        return Select(selector.name, tuple(variants), defaults[0])


def _checked(value: int) -> int:
    if not isinstance(value, int):
        raise NotFilledIn(f"{value!r} is neither a text nor a whole number")
    return value


def _merged(parts: Iterable[Part]) -> Pattern:
    """Return parts with neighbouring strings joined; a text that is empty is an empty string."""
    found: list[Part] = []
    for part in parts:
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        elif part != "":
            found.append(part)
    return tuple(found) or ("",)
