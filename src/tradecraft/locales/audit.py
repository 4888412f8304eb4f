"""The check that no text is missing: all languages say the same things, and they say all that is needed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tradecraft.core.game import AnyGame
from tradecraft.core.registry import find_game, game_ids
from tradecraft.locales.sources import first_line, languages, parse, text_files
from tradecraft.locales.texts import Texts, texts_for

REFERENCE = "en"
"""The language the others are compared with."""


@dataclass(frozen=True)
class Message:
    """One text as it is written: its file, the variables it is filled with, the texts it takes in."""

    file: str
    variables: frozenset[str]
    references: frozenset[str]


Catalogue = dict[str, Message]
"""The texts of a language by key; an attribute's key is `message.attribute`, a term's begins with a hyphen."""


def audit(package: Traversable | None = None) -> list[str]:
    """Say everything that is wrong with the files of all languages; nothing, if all is well."""
    found: list[str] = []
    catalogues: dict[str, Catalogue] = {}
    for language in languages(package):
        catalogues[language], problems = read_catalogue(language, package)
        found += [f"{language}/{problem}" for problem in problems]
    if REFERENCE not in catalogues:
        return [*found, f"{REFERENCE} is missing"]
    for language, catalogue in catalogues.items():
        problems = [*unknown_references(catalogue), *differences(catalogues[REFERENCE], catalogue)]
        problems += [problem for id in game_ids() for problem in needs(catalogue, find_game(id))]
        found += [f"{language}: {problem}" for problem in problems]
    return found


def read_catalogue(language: str, package: Traversable | None = None) -> tuple[Catalogue, list[str]]:
    """Read all texts of a language, with what is wrong in the files themselves."""
    catalogue: Catalogue = {}
    problems: list[str] = []
    for name, file in text_files(language, package).items():
        for entry in parse(file).body:
            if isinstance(entry, ast.Junk):
                problems.append(f"{name}: cannot be read from {first_line(entry)!r} on")
            for key, message in _messages_of(entry, name):
                if key in catalogue:
                    problems.append(f"{name}: {key} is there twice")
                catalogue[key] = message
    return catalogue, problems


def variables_of(catalogue: Catalogue, key: str) -> frozenset[str]:
    """Return all variables a text is filled with, those of the texts it takes in included."""
    seen: set[str] = set()
    waiting = [key]
    variables: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in catalogue and name not in seen:
            seen.add(name)
            variables |= catalogue[name].variables
            # A term knows nothing of the variables of the text that takes it in.
            waiting += [reference for reference in catalogue[name].references if not reference.startswith("-")]
    return frozenset(variables)


def unknown_references(catalogue: Catalogue) -> list[str]:
    """Say which texts take in others that are not there."""
    return [
        f"{key} takes in {reference}, which is not there"
        for key, message in catalogue.items()
        for reference in sorted(message.references)
        if reference not in catalogue
    ]


def differences(reference: Catalogue, catalogue: Catalogue) -> list[str]:
    """Say where a language differs from the reference in keys, in their files or in variables. Terms are its own."""
    found: list[str] = []
    for key in [key for key in {**reference, **catalogue} if not key.startswith("-")]:
        if key not in catalogue:
            found.append(f"{key} is missing")
        elif key not in reference:
            found.append(f"{key} is unknown")
        elif catalogue[key].file != reference[key].file:
            found.append(f"{key} is in {catalogue[key].file}, not in {reference[key].file}")
        elif variables_of(catalogue, key) != variables_of(reference, key):
            found.append(
                f"{key} is filled with {_listed(variables_of(catalogue, key))}, "
                f"not with {_listed(variables_of(reference, key))}"
            )
    return found


def needs(catalogue: Catalogue, game: AnyGame) -> list[str]:
    """Say which texts a game needs that are not there, and which are there without need."""
    needed = texts_for(game.id, Texts(REFERENCE)).needed(game)
    found = [f"{key} is needed by {game.title}" for key in needed if key not in catalogue]
    for code in game.reason_codes:
        if reason_key(catalogue, game.id, code) is None:
            found.append(f"the reason {code} is needed by {game.title}")
    for key in catalogue:
        if key.startswith(f"{game.id}-") and not key.startswith(f"{game.id}-reason-") and key not in needed:
            found.append(f"{key} is not needed by {game.title}")
    return found


def reason_key(catalogue: Catalogue, game_id: str, code: str) -> str | None:
    """Return the key of the text for a reason of a game: the game's own text, or the kernel's."""
    for key in (f"{game_id}-reason-{code}", f"reason-{code}"):
        if key in catalogue:
            return key
    return None


class _Uses(Visitor):
    """Collects the variables and references in a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(_key(node.id.name, node.attribute))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add("-" + _key(node.id.name, node.attribute))


def _messages_of(entry: ast.EntryType, file: str) -> list[tuple[str, Message]]:
    if not isinstance(entry, ast.Message | ast.Term):
        return []
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    patterns = [(name, entry.value), *((f"{name}.{part.id.name}", part.value) for part in entry.attributes)]
    return [(key, _message(file, pattern)) for key, pattern in patterns if pattern is not None]


def _message(file: str, pattern: ast.Pattern) -> Message:
    uses = _Uses()
    uses.visit(pattern)
    return Message(file, frozenset(uses.variables), frozenset(uses.references))


def _key(name: str, attribute: ast.Identifier | None) -> str:
    return f"{name}.{attribute.name}" if attribute else name


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"
