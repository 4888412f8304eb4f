"""The Fluent files: a language is a folder here and in `games/<game>/texts`, found by being there."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from tradecraft.core.errors import Fault

SUFFIX = ".ftl"


COMMON = "locales"
"""The folder of the texts that belong to no game; its subfolders are the languages there are."""


def root() -> Traversable:
    """Return the package, in whose folders the texts lie."""
    return files("tradecraft")


def languages(package: Traversable | None = None) -> list[str]:
    """List the languages there are, by the names of their folders."""
    common = (package or root()).joinpath(COMMON)
    return sorted(child.name for child in common.iterdir() if child.is_dir() and _fluent_files(child))


def language_name(language: str, package: Traversable | None = None) -> str:
    """Return what a language calls itself, from `language.json` in its folder; its id where that is missing."""
    file = (package or root()).joinpath(COMMON, language, "language.json")
    return str(json.loads(file.read_text(encoding="utf-8"))["name"]) if file.is_file() else language


def text_files(language: str, package: Traversable | None = None) -> dict[str, Traversable]:
    """Return the Fluent files of a language by a short name: those that belong to no game, then those of each game."""
    top = package or root()
    found = {file.name: file for file in _fluent_files(top.joinpath(COMMON, language))}
    for game in sorted(top.joinpath("games").iterdir(), key=lambda folder: folder.name):
        for file in _fluent_files(game.joinpath("texts", language)):
            found[f"{game.name}/{file.name}"] = file
    return found


def _fluent_files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name)


def parse(file: Traversable) -> Resource:
    """Read a Fluent file; what cannot be read is Junk in it."""
    return FluentResource(file.read_text(encoding="utf-8"))


@lru_cache
def bundle(language: str) -> FluentBundle:
    """Return everything in the files of a language that is there; the same object comes back each time."""
    # Isolation marks are for mixed writing directions, and show as boxes in many terminals.
    texts = FluentBundle([language], use_isolating=False)
    for name, file in text_files(language).items():
        resource = parse(file)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise Fault(f"{language}/{name} cannot be read from {first_line(entry)!r} on")
        texts.add_resource(resource)
    return texts


def first_line(junk: Junk) -> str:
    """Return where a part that cannot be read begins."""
    return (junk.content or "").split("\n")[0]
