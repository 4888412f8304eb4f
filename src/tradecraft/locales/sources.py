"""The files of texts: a language is a folder here and in `games/<game>/texts`, found by being there."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from tradecraft.core.errors import Fault
from tradecraft.locales.fluent import Bundle, Pattern, Resource, parse
from tradecraft.locales.language import FILE, Language, read_language

SUFFIX = ".ftl"
COMMON = "locales"
"""The folder of the texts that belong to no game; its subfolders are the languages."""
REFERENCE = "en"
"""The language that has every text: what another one lacks is shown in it."""


def root() -> Traversable:
    """Return the package whose folders hold the texts."""
    return files("tradecraft")


def languages(package: Traversable | None = None) -> list[str]:
    """List the ids of the languages: the folders with a `language.json`."""
    return list(_own_languages()) if package is None else _languages_in(package)


@lru_cache
def _own_languages() -> tuple[str, ...]:
    """Return the ids of our own languages, which a server needs for every refusal."""
    return tuple(_languages_in(root()))


def _languages_in(package: Traversable) -> list[str]:
    folders = package.joinpath(COMMON).iterdir()
    return sorted(folder.name for folder in folders if folder.joinpath(FILE).is_file())


@lru_cache
def find_language(id: str) -> Language:
    """Return what a language says of itself."""
    return read_language(root().joinpath(COMMON, id))


def text_files(language: str, package: Traversable | None = None) -> dict[str, Traversable]:
    """Return the files of a language by a short name: `terminal.ftl` is common, `chess/game.ftl` belongs to a game."""
    top = package or root()
    found = {file.name: file for file in _fluent_files(top.joinpath(COMMON, language))}
    for game in sorted(top.joinpath("games").iterdir(), key=lambda folder: folder.name):
        for file in _fluent_files(game.joinpath("texts", language)):
            found[f"{game.name}/{file.name}"] = file
    return found


def parse_file(file: Traversable) -> Resource:
    """Read a file of texts."""
    return parse(file.read_text(encoding="utf-8"))


@lru_cache
def bundle(language: str) -> Bundle:
    """Return all texts of a language, with those of the reference where it has none."""
    return Bundle(find_language(language), {**texts_of(REFERENCE), **texts_of(language)})


@lru_cache
def texts_of(language: str) -> dict[str, Pattern]:
    """Return the texts in the files of a language by key; raise Fault for a file that cannot be read."""
    texts: dict[str, Pattern] = {}
    for name, file in text_files(language).items():
        resource = parse_file(file)
        for problem in resource.problems:
            raise Fault(f"{language}/{name}, {problem}")
        texts |= {message.key: message.pattern for message in resource.messages}
    return texts


def _fluent_files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name)
