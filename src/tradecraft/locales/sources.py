"""The Fluent files: a language is a folder, found by being there."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from tradecraft.core.errors import Fault

SUFFIX = ".ftl"


def root() -> Traversable:
    """Return the folder that holds the folders of the languages."""
    return files("tradecraft.locales")


def languages(folder: Traversable | None = None) -> list[str]:
    """List the languages there are, by the names of their folders."""
    parent = folder or root()
    return sorted(child.name for child in parent.iterdir() if child.is_dir() and fluent_files(child))


def fluent_files(folder: Traversable) -> list[Traversable]:
    """List the Fluent files of a language's folder, by name."""
    return sorted((file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name)


def parse(file: Traversable) -> Resource:
    """Read a Fluent file; what cannot be read is Junk in it."""
    return FluentResource(file.read_text(encoding="utf-8"))


@lru_cache
def bundle(language: str) -> FluentBundle:
    """Return everything in the files of a language that is there; the same object comes back each time."""
    # Isolation marks are for mixed writing directions, and show as boxes in many terminals.
    texts = FluentBundle([language], use_isolating=False)
    for file in fluent_files(root().joinpath(language)):
        resource = parse(file)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise Fault(f"{language}/{file.name} cannot be read from {first_line(entry)!r} on")
        texts.add_resource(resource)
    return texts


def first_line(junk: Junk) -> str:
    """Return where a part that cannot be read begins."""
    return (junk.content or "").split("\n")[0]
