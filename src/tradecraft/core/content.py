"""Strict reader for the JSON files of content packs: every error names its file and item."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import Final, Generic, NoReturn, TypeVar

from tradecraft.core.errors import Fault

C = TypeVar("C")
Check = Callable[[C], None]
"""Looks at one thing in the content and raises a `ContentError` if it is wrong."""

WHOLE_FILE: Final = "the whole file"
LARGEST: Final = 999
"""No number in a pack is larger, so that tables stay small and sums fit into the engine's fields."""


class ContentError(Fault):
    """A content file that cannot be used: a mistake in the data, never in what a player did."""

    def __init__(self, file: str, item: str, sentence: str) -> None:
        super().__init__(f"{file}, {item}: {sentence}")
        self.file = file
        self.item = item
        self.sentence = sentence


class Checks(Generic[C]):
    """The checks of one file of a pack. Decorate each check with this object; a check may raise a `fault`."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.all: list[Check[C]] = []

    def __call__(self, check: Check[C]) -> Check[C]:
        """Add a check."""
        self.all.append(check)
        return check

    def fault(self, item: str, sentence: str) -> ContentError:
        """Return the error that names an item of the file."""
        return ContentError(self.file, item, sentence)

    def require_numbers(self, what: str, numbers: list[int], count: int) -> None:
        """Raise unless things are numbered from 1 to their count, in order."""
        if numbers != list(range(1, count + 1)):
            raise self.fault(what, f"their numbers must be 1 to {count}, in this order")


def read_pack(folder: Traversable, names: tuple[str, ...]) -> dict[str, str]:
    """Read the files of the pack in a folder, by name, without looking into them."""
    texts: dict[str, str] = {}
    for name in names:
        try:
            texts[name] = folder.joinpath(name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            problem = getattr(error, "strerror", None) or error
            raise ContentError(name, WHOLE_FILE, f"it cannot be read: {problem}") from error
    return texts


def parse_file(file: str, texts: dict[str, str], keys: tuple[str, ...]) -> Fields:
    """Parse one file into its outermost object."""
    if file not in texts:
        raise ContentError(file, WHOLE_FILE, "it is missing from the pack")

    def without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found: dict[str, object] = {}
        for key, value in pairs:
            if key in found:
                raise ValueError(f"the key {key!r} stands twice in one object")
            found[key] = value
        return found

    def refuse_constant(name: str) -> NoReturn:
        raise ValueError(f"{name} is no number")

    try:
        value = json.loads(texts[file], object_pairs_hook=without_repeats, parse_constant=refuse_constant)
    except (ValueError, RecursionError) as error:
        raise ContentError(file, WHOLE_FILE, f"it cannot be parsed: {error}") from error
    return Fields(file, WHOLE_FILE, value, keys)


class Fields:
    """One JSON object, read strictly: it has exactly the keys it should have, each of the right type."""

    def __init__(
        self, file: str, item: str, value: object, keys: tuple[str, ...], optional: tuple[str, ...] = ()
    ) -> None:
        """Check the keys; `item` is what the errors call this object."""
        self.file = file
        self.item = item
        self.values: dict[str, object] = {}
        if not isinstance(value, dict):
            self.fail("it must be an object in braces")
        self.values = value
        for key in self.values:
            if key not in keys and key not in optional:
                self.fail(f"the key {key!r} is not known here")
        for key in keys:
            if key not in self.values:
                self.fail(f"the key {key!r} is missing")

    def fail(self, sentence: str) -> NoReturn:
        """Raise the error that names this object."""
        raise ContentError(self.file, self.item, sentence)

    def integer(self, key: str) -> int:
        """Return a whole number."""
        return self._whole(key, self.values[key], "must be a whole number, not")

    def _whole(self, key: str, value: object, complaint: str) -> int:
        # In Python true and false are ints; in these files they are mistakes.
        if isinstance(value, bool) or not isinstance(value, int):
            self.fail(f"{key!r} {complaint} {value!r}")
        self.check_size(key, value)
        return value

    def integer_or_none(self, key: str) -> int | None:
        """Return a whole number, or None for null and for an optional key left out."""
        return None if self.values.get(key) is None else self.integer(key)

    def number(self, key: str) -> float:
        """Return a number, whole or not."""
        value = self.values[key]
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            self.fail(f"{key!r} must be a number, not {value!r}")
        self.check_size(key, value)
        return float(value)

    def check_size(self, key: str, value: float) -> None:
        """Refuse a number that is too large."""
        if not -LARGEST <= value <= LARGEST:
            self.fail(f"{key!r} must be at most {LARGEST}, not {value!r}")

    def text(self, key: str) -> str:
        """Return a text of characters that can be shown."""
        value = self.values[key]
        if not isinstance(value, str):
            self.fail(f"{key!r} must be a text, not {value!r}")
        if not value.isprintable():
            self.fail(f"{key!r} has a character that cannot be shown: {value!r}")
        return value

    def word(self, key: str, words: tuple[str, ...]) -> str:
        """Return a text that must be one of the given words."""
        value = self.text(key)
        if value not in words:
            self.fail(f"{key!r} must be one of {', '.join(words)}, not {value!r}")
        return value

    def kind(self, key: str, names: tuple[str, ...]) -> int:
        """Return the index of a kind that is given by its name."""
        return names.index(self.word(key, names))

    def entries(self, key: str) -> list[object]:
        """Return a list of anything."""
        value = self.values[key]
        if not isinstance(value, list):
            self.fail(f"{key!r} must be a list, not {value!r}")
        return value

    def integers(self, key: str) -> tuple[int, ...]:
        """Return a list of whole numbers."""
        complaint = "must be a list of whole numbers, but has"
        return tuple(self._whole(key, value, complaint) for value in self.entries(key))

    def words(self, key: str, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return a list of texts, each of which must be one of the given words."""
        found: list[str] = []
        for value in self.entries(key):
            if not isinstance(value, str) or value not in words:
                self.fail(f"{key!r} must hold only {', '.join(words)}, but has {value!r}")
            found.append(value)
        return tuple(found)

    def letters(self, key: str, spaces: str) -> tuple[int, ...]:
        """Return the indexes of the spaces whose letters are in a text."""
        found: list[int] = []
        for letter in self.text(key):
            if letter not in spaces:
                self.fail(f"{key!r} names the space {letter!r}, but there are only {spaces}")
            found.append(spaces.index(letter))
        return tuple(found)

    def child(self, key: str, keys: tuple[str, ...], optional: tuple[str, ...] = ()) -> Fields:
        """Return the object under a key."""
        return Fields(self.file, f"{self.item}, {key!r}", self.values[key], keys, optional)

    def children(self, key: str, keys: tuple[str, ...], optional: tuple[str, ...] = ()) -> list[Fields]:
        """Return the objects of a list, each named by its place in it, counted from 1."""
        return [
            Fields(self.file, f"entry {place} of {key!r}", value, keys, optional)
            for place, value in enumerate(self.entries(key), 1)
        ]
