"""Observations: what a seat knows as numbers, from one declaration per game.

A game's `observation.py` declares fields once and reads their values from a state. Three forms follow from that: a
dictionary of plain numbers, a flat array, and tokens. The flat array is also written by `envs/rows.c`, from the same
declaration.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from tradecraft.core.errors import BadOption, Fault, Reason
from tradecraft.core.game import AnyGame, State
from tradecraft.core.native import i64, mypyc_attr
from tradecraft.core.registry import find_plugin

NUMBER: Final = 0
NUMBERS: Final = 1
CHOICE: Final = 2
CHOICES: Final = 3
MEMBERS: Final = 4
COUNTS: Final = 5
PLACES: Final = 6
PACKED: Final = 7
KINDS: Final = ("number", "numbers", "choice", "choices", "members", "counts", "places", "packed")
"""What a field holds, and the value it is read as:

number   one number; an int
numbers  a number for each label; a list or tuple of ints
choice   one of the labels or none; its place, -1 for none
choices  for each of several things one of the labels or none; a tuple of places, or a pair (tuple, mask), where only
         the things in the mask count
members  a set of labels; a mask
counts   how many there are of each label; a list or tuple of places, with repeats, or several of them in another one;
         a place below `first` counts nothing
places   an order of some of the labels, each with its position from 1; a tuple of places, below `first` for a position
         that holds nothing
packed   a number for each label; an int that holds them in fields of `width` bits
"""


Values = list[list[object]]
"""The values of all fields, in their order and in groups: lists that are written out at once need not be joined."""


@dataclass(frozen=True)
class Field:
    """A part of an observation.

    `low` and `high` bound each number; what is beyond is cut off. `labels` name the entries, `first` is the place of
    the first label, `things` says for how many things `choices` are made. A sequence of tokens holds at most `most` of
    this field. `offset` and `token` are where it begins in the flat array and among the tokens.
    """

    name: str
    kind: int
    meaning: str
    rule: str
    low: int = 0
    high: int = 1
    labels: tuple[str, ...] = ("",)
    first: int = 0
    things: int = 1
    width: int = 0
    most: int = 1
    offset: int = 0
    token: int = 0

    @property
    def size(self) -> int:
        """How many entries it has in the flat array."""
        return len(self.labels) * self.things

    @property
    def scale(self) -> int:
        """By what a number is divided in the flat array; 1 where entries are counts or marks."""
        return max(-self.low, self.high) if self.kind in (NUMBER, NUMBERS, PACKED, PLACES) else 1

    @property
    def vocabulary(self) -> int:
        """How many different tokens it has: one for each value of a number, else one for each entry."""
        if self.kind in (NUMBER, NUMBERS, PACKED, PLACES):
            return self.size * (self.high - self.low + 1)
        return self.size

    def entries(self, value: Any) -> list[int]:
        """Return a value as the numbers of all entries."""
        kind, size = self.kind, self.size
        if kind == NUMBER:
            return [self._bounded(value)]
        if kind == NUMBERS:
            return [self._bounded(number) for number in value]
        if kind == PACKED:
            full = (1 << self.width) - 1
            return [self._bounded(value >> self.width * place & full) for place in range(size)]
        if kind == MEMBERS:
            return [value >> place & 1 for place in range(size)]
        entries = [0] * size
        if kind == CHOICE:
            if value >= self.first:
                entries[value - self.first] = 1
        elif kind == COUNTS:
            for place in places_in(value):
                if place >= self.first:
                    entries[place - self.first] += 1
        elif kind == PLACES:
            for position, place in enumerate(value, 1):
                if place >= self.first:
                    entries[place - self.first] = self._bounded(position)
        else:
            self._mark_choices(entries, value)
        return entries

    def _mark_choices(self, entries: list[int], value: Any) -> None:
        places, mask = value if value and isinstance(value[0], tuple) else (value, -1)
        for thing, place in enumerate(places):
            if place >= self.first and mask >> thing & 1:
                entries[thing * len(self.labels) + place - self.first] = 1

    def _bounded(self, number: int) -> int:
        return min(max(number, self.low), self.high)

    def plain(self, value: Any) -> int | list[int]:
        """Return a value as a dictionary holds it: a number, the place of a choice, else a list of all entries."""
        if self.kind == NUMBER:
            return self._bounded(value)
        if self.kind == CHOICE:
            return value - self.first if value >= self.first else -1
        return self.entries(value)

    def tokens(self, value: Any) -> list[int]:
        """Return a value as tokens: a number as its value, a mark as its entry, a count as its entry repeated."""
        entries = self.entries(value)
        if self.kind in (NUMBER, NUMBERS, PACKED):
            values = self.high - self.low + 1
            return [self.token + place * values + number - self.low for place, number in enumerate(entries)]
        if self.kind == PLACES:
            values = self.high - self.low + 1
            return [self.token + place * values + number for place, number in enumerate(entries) if number]
        return [self.token + place for place, number in enumerate(entries) for _ in range(number)]


def places_in(value: Any) -> list[int]:
    """Return the places of a field of counts as one list."""
    is_nested = bool(value) and isinstance(value[0], tuple | list)
    return [place for places in value for place in places] if is_nested else list(value)


def number(name: str, high: int, meaning: str, rule: str, low: int = 0) -> Field:
    """Declare one number."""
    return Field(name, NUMBER, meaning, rule, low, high)


def numbers(name: str, labels: tuple[str, ...], high: int, meaning: str, rule: str, low: int = 0) -> Field:
    """Declare a number for each label."""
    return Field(name, NUMBERS, meaning, rule, low, high, labels, most=len(labels))


def packed(name: str, labels: tuple[str, ...], width: int, high: int, meaning: str, rule: str) -> Field:
    """Declare a number for each label, packed into one integer."""
    return Field(name, PACKED, meaning, rule, 0, high, labels, width=width, most=len(labels))


def choice(name: str, labels: tuple[str, ...], meaning: str, rule: str, first: int = 0) -> Field:
    """Declare one of some labels, or none."""
    return Field(name, CHOICE, meaning, rule, labels=labels, first=first)


def choices(name: str, things: int, labels: tuple[str, ...], meaning: str, rule: str, first: int = 0) -> Field:
    """Declare one of some labels, or none, for each of several things."""
    return Field(name, CHOICES, meaning, rule, labels=labels, first=first, things=things, most=things)


def members(name: str, labels: tuple[str, ...], meaning: str, rule: str) -> Field:
    """Declare a set of labels."""
    return Field(name, MEMBERS, meaning, rule, labels=labels, most=len(labels))


def counts(name: str, labels: tuple[str, ...], high: int, most: int, meaning: str, rule: str, first: int = 0) -> Field:
    """Declare how many there are of each label: at most `high` of one, at most `most` of all together."""
    return Field(name, COUNTS, meaning, rule, 0, high, labels, first, most=most)


def places(name: str, labels: tuple[str, ...], most: int, meaning: str, rule: str, first: int = 0) -> Field:
    """Declare an order of at most `most` labels."""
    return Field(name, PLACES, meaning, rule, 0, most, labels, first, most=most)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The declaration of a game's observations, and how their values are read from a state.

    `version` changes whenever a field does. Token 0 stands for nothing, to fill sequences up with.
    """

    def __init__(self, version: int, fields: list[Field]) -> None:
        """Lay out the fields one after the other."""
        placed: list[Field] = []
        offset, token = 0, 1
        for field in fields:
            placed.append(replace(field, offset=offset, token=token))
            offset += field.size
            token += field.vocabulary
        if len({field.name for field in placed}) != len(placed):
            raise Fault("two fields of an observation have the same name")
        self.version = version
        self.fields: tuple[Field, ...] = tuple(placed)
        self.size = offset
        self.vocabulary = token
        self.most_tokens = sum(field.most for field in placed)

    def read(self, state: State, seat: i64) -> Values:
        """Return the values of all fields, in their order, from what a seat may know of a state and nothing else."""
        raise NotImplementedError

    def layout(self) -> tuple[tuple[int, ...], ...]:
        """Return what a writer of flat arrays needs to know of each field."""
        return tuple(
            (f.kind, f.offset, len(f.labels), f.low, f.high, f.scale, f.first, f.width, f.things) for f in self.fields
        )

    def dictionary(self, values: Values) -> dict[str, int | list[int]]:
        """Return values by the names of their fields."""
        return {field.name: field.plain(value) for field, value in self._paired(values)}

    def flat(self, values: Values) -> array[float]:
        """Return values as one array of 32-bit floats: numbers divided by their scale, marks and counts as they are."""
        flat = array("f")
        for field, value in self._paired(values):
            scale = field.scale
            flat.extend([number / scale for number in field.entries(value)])
        return flat

    def tokens(self, values: Values) -> list[int]:
        """Return values as a sequence of tokens."""
        found: list[int] = []
        for field, value in self._paired(values):
            found.extend(field.tokens(value))
        return found

    def _paired(self, values: Values) -> list[tuple[Field, object]]:
        """Return each field with its value."""
        return list(zip(self.fields, [value for group in values for value in group], strict=True))

    def bounds(self) -> tuple[array[float], array[float]]:
        """Return the least and the greatest value of each entry of the flat array."""
        low, high = array("f"), array("f")
        for field in self.fields:
            low.extend([field.low / field.scale] * field.size)
            high.extend([field.high / field.scale] * field.size)
        return low, high

    def specification(self) -> list[dict[str, Any]]:
        """Return the fields as plain data: name, kind, place, range, meaning and rule."""
        return [
            {
                "name": field.name,
                "kind": KINDS[field.kind],
                "offset": field.offset,
                "size": field.size,
                "low": field.low,
                "high": field.high,
                "scale": field.scale,
                "token": field.token,
                "vocabulary": field.vocabulary,
                "labels": [] if field.labels == ("",) else list(field.labels),
                "meaning": field.meaning,
                "rule": field.rule,
            }
            for field in self.fields
        ]


def find_observer(game: AnyGame, players: int, options: dict[str, str]) -> Observer:
    """Return the observer of a game at a table; raise BadOption if the game declares no observations."""
    module = find_plugin(game.id, "observation")
    if module is None:
        raise BadOption(Reason("no_observations", "", {"game": game.id}))
    make: Callable[[AnyGame, int, dict[str, str]], Observer] = module.observer
    return make(game, players, game.resolve_options(players, options))


def observation_version(game: str) -> int | None:
    """Return the version of a game's observations; None if it declares none."""
    module = find_plugin(game, "observation")
    return None if module is None else int(module.VERSION)
