"""The content packs of a game: its own, and those in folders of the user's.

A pack is a folder of JSON files. One of them, `pack.json`, says what the pack is:

    {"game": "vienna", "id": "my-vienna"}

The others are the game's own files. One of the game's own packs goes by its id alone, because it never changes once it
is released. Any other pack goes by its id and a digest of its files: `my-vienna sha256:...`. This is the `content` line
of a record, so a record is only played with exactly the pack it was recorded with.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Generic

from tradecraft.core.content import WHOLE_FILE, C, Check, ContentError, parse_file, read_pack
from tradecraft.core.digest import canonical
from tradecraft.core.errors import BadOption, Reason

MANIFEST: Final = "pack.json"
_ID: Final = re.compile(r"[a-z0-9]+(?:[._-][a-z0-9]+)*")
_LONGEST_ID: Final = 40
_SHOWN_DIGEST: Final = len("sha256:") + 12
ParseExtra = Callable[[dict[str, str]], Any]
"""Reads a file that only some packs have, given the texts of files by name; raises ContentError."""


class Packs(Generic[C]):
    """The content packs of one game that this process knows."""

    def __init__(
        self,
        game: str,
        default: str,
        folder: Traversable,
        files: tuple[str, ...],
        parse: Callable[[str, dict[str, str]], C],
        checks: tuple[Check[C], ...],
        parse_extras: dict[str, ParseExtra] | None = None,
    ) -> None:
        """Find the game's own packs in `folder`.

        `parse` makes content of a pack's id and the texts of its `files`, `checks` look whether it makes a game; both
        raise ContentError. `parse_extras` are optional files of a pack, such as how it is drawn, each with the
        function that reads it; they are no part of the pack's digest.
        """
        self.game = game
        self.default = default
        self.folder = folder
        self.files = files
        self.parse = parse
        self.checks = checks
        self.parse_extras = parse_extras or {}
        self._loaded: dict[str, C] = {}
        self._extras: dict[str, dict[str, Any]] = {}
        self._folders: dict[str, str] = {}

    def __repr__(self) -> str:
        return f"<Packs {self.game}: {', '.join(name.split(' ')[0] for name in self.names())}>"

    def own(self) -> tuple[str, ...]:
        """List the packs that come with the game, in alphabetical order."""
        return tuple(sorted(entry.name for entry in self.folder.iterdir() if entry.joinpath(MANIFEST).is_file()))

    def names(self) -> tuple[str, ...]:
        """List all packs by the name a record gives them, the default first."""
        return (self.default, *(name for name in (*self.own(), *self._folders) if name != self.default))

    def check(self, content: C) -> C:
        """Return content that makes a game; raise ContentError at the first check it fails."""
        for check in self.checks:
            check(content)
        return content

    def load(self, name: str = "") -> C:
        """Return the content of a pack, always the same object; raise BadOption if there is no such pack."""
        name = name or self.default
        if name not in self._loaded:
            if name not in self.own():
                raise BadOption(missing_pack(name, self.names()))
            self._loaded[name] = self.check(self.parse(name, self.texts_of(name)))
        return self._loaded[name]

    def texts_of(self, name: str) -> dict[str, str]:
        """Return the texts of the files of one of the game's own packs, by file name."""
        return read_pack(self.folder.joinpath(name), self.files)

    def extra(self, name: str, file: str) -> Any:
        """Return what a file says that only some packs have: the pack's own, or else the default pack's."""
        if file in self._extras.get(name, ()):
            return self._extras[name][file]
        pack = name if name in self.own() and file in self._read_extras(self.folder.joinpath(name)) else self.default
        return self._read_extras(self.folder.joinpath(pack))[file]

    def _read_extras(self, folder: Traversable) -> dict[str, Any]:
        there = [file for file in self.parse_extras if folder.joinpath(file).is_file()]
        return {file: self.parse_extras[file](read_pack(folder, (file,))) for file in there}

    def add(self, folder: Path) -> str:
        """Load the pack in a folder and return the name a record gives it; raise ContentError if it cannot be used."""
        id = read_manifest(folder)[1]
        texts = read_pack(folder, self.files)
        content, extras = self.check(self.parse(id, texts)), self._read_extras(folder)
        name = f"{id} {digest_of(texts)}"
        if id in self.own():
            if digest_of(self.texts_of(id)) != digest_of(texts):
                raise ContentError(MANIFEST, "id", f"{id!r} is a pack that comes with the game; choose another id")
            name = id
        elif name not in self._folders:
            self._loaded[name] = content
            self._extras[name] = extras
            self._folders[name] = str(folder.resolve())
        return name

    def find(self, id: str) -> str | None:
        """Return the name of the pack with this id, the last one added if there are several; None if there is none."""
        found = [name for name in self.names() if name.split(" ")[0] == id]
        return found[-1] if found else None

    def folder_of(self, name: str) -> str:
        """Return the folder an added pack was read from, and nothing for one of the game's own."""
        return self._folders.get(name, "")


def read_manifest(folder: Path) -> tuple[str, str]:
    """Return the game and the id of the pack in a folder; raise ContentError if the folder does not say."""
    fields = parse_file(MANIFEST, read_pack(folder, (MANIFEST,)), ("game", "id"))
    id = fields.text("id")
    if len(id) > _LONGEST_ID or _ID.fullmatch(id) is None:
        raise ContentError(
            MANIFEST, "id", f"it must be up to {_LONGEST_ID} lower-case letters, digits and single - _ . between them"
        )
    return fields.text("game"), id


def digest_of(texts: dict[str, str]) -> str:
    """Return the digest of files of JSON: equal for equal data, whatever the spacing and the order of keys."""
    try:
        data = canonical({file: json.loads(text) for file, text in texts.items()})
    except UnicodeEncodeError as error:
        raise ContentError(", ".join(texts), WHOLE_FILE, f"half a character cannot be written: {error}") from error
    return f"sha256:{sha256(data).hexdigest()}"


def missing_pack(name: str, known: tuple[str, ...]) -> Reason:
    """Say that there is no pack of this name, or only one with the same id and other content."""
    id, _, digest = name.partition(" ")
    if not digest:
        return Reason.of("unknown_content", content=name, known=", ".join(known))
    wanted = digest[:_SHOWN_DIGEST]
    for other in known:
        if other.startswith(f"{id} "):
            found = other.removeprefix(f"{id} ")[:_SHOWN_DIGEST]
            return Reason.of("other_pack", pack=id, digest=wanted, found=found)
    return Reason.of("missing_pack", pack=id, digest=wanted)
