"""Check that no text is missing: all languages have the same texts, including all that the games need.

python scripts/audit_texts.py
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from tradecraft.core.game import AnyGame
from tradecraft.core.registry import find_game, game_ids
from tradecraft.locales.fluent import Message, Reference, parts_of, variables_in
from tradecraft.locales.sources import REFERENCE, languages, parse_file, text_files
from tradecraft.locales.texts import Texts, texts_for

GAME_FILE = "game.ftl"
"""The file with a game's texts for Python outside the terminal: exactly those the game needs."""


@dataclass(frozen=True)
class Entry:
    """One text in the source: its file, its variables, and the texts it refers to."""

    file: str
    variables: frozenset[str]
    references: frozenset[str]

    @property
    def game(self) -> str:
        """The game it belongs to, if any."""
        return self.file.rpartition("/")[0]


Catalogue = dict[str, Entry]
"""The texts of a language by key: `message`, `message.attribute`, or `-term`."""


def audit(package: Traversable | None = None) -> list[str]:
    """Report all problems in the files of all languages."""
    found: list[str] = []
    catalogues: dict[str, Catalogue] = {}
    for language in languages(package):
        catalogues[language], problems = read_catalogue(language, package)
        found += [f"{language}/{problem}" for problem in problems]
    if REFERENCE not in catalogues:
        return [*found, f"{REFERENCE} is missing"]
    reference = catalogues[REFERENCE]
    for language, catalogue in catalogues.items():
        games = _games_in(catalogue)
        problems = [f"{game} has no texts, and is shown in {REFERENCE}" for game in _games_in(reference) - games]
        problems += [*unknown_references(catalogue), *differences(reference, catalogue)]
        problems += [problem for id in game_ids() if id in games for problem in needs(catalogue, find_game(id))]
        found += [f"{language}: {problem}" for problem in problems]
    return found


def read_catalogue(language: str, package: Traversable | None = None) -> tuple[Catalogue, list[str]]:
    """Read all texts of a language; return them with the problems of the files."""
    catalogue: Catalogue = {}
    problems: list[str] = []
    for name, file in text_files(language, package).items():
        resource = parse_file(file)
        problems += [f"{name}, {problem}" for problem in resource.problems]
        for message in resource.messages:
            if message.key in catalogue:
                problems.append(f"{name}, line {message.line}: {message.key} exists already")
            catalogue[message.key] = _entry(name, message)
    return catalogue, problems


def variables_of(catalogue: Catalogue, key: str) -> frozenset[str]:
    """Return all variables of a text, including those of the texts it refers to."""
    seen: set[str] = set()
    waiting = [key]
    variables: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in catalogue and name not in seen:
            seen.add(name)
            variables |= catalogue[name].variables
            waiting += catalogue[name].references
    return frozenset(variables)


def unknown_references(catalogue: Catalogue) -> list[str]:
    """Report the texts that refer to texts that do not exist."""
    return [
        f"{key} refers to {reference}, which does not exist"
        for key, entry in catalogue.items()
        for reference in sorted(entry.references)
        if reference not in catalogue
    ]


def differences(reference: Catalogue, catalogue: Catalogue) -> Iterator[str]:
    """Report where a language differs from the reference in keys, files or variables.

    Terms may differ. Games without any text in the language are ignored.
    """
    games = {"", *_games_in(catalogue)}
    for key in [key for key in {**reference, **catalogue} if not key.startswith("-")]:
        if key not in catalogue:
            if reference[key].game in games:
                yield f"{key} is missing"
        elif key not in reference:
            yield f"{key} is unknown"
        elif catalogue[key].file != reference[key].file:
            yield f"{key} is in {catalogue[key].file}, not in {reference[key].file}"
        elif variables_of(catalogue, key) != variables_of(reference, key):
            yield (
                f"{key} is filled in with {_listed(variables_of(catalogue, key))}, "
                f"not with {_listed(variables_of(reference, key))}"
            )


def needs(catalogue: Catalogue, game: AnyGame) -> list[str]:
    """Report texts of a game that are missing or unused."""
    needed = texts_for(game.id, Texts(REFERENCE)).needed(game)
    found = [f"{key} is needed by {game.title}" for key in needed if key not in catalogue]
    for code in game.reason_codes:
        if reason_key(catalogue, game.id, code) is None:
            found.append(f"the reason {code} is needed by {game.title}")
    known = {*needed, *(reference for entry in catalogue.values() for reference in entry.references)}
    # Help texts of options are optional.
    known |= {f"{game.id}-option-{option.name}.help" for option in game.options}
    for key, entry in catalogue.items():
        is_reason = key.startswith(f"{game.id}-reason-")
        if entry.file == f"{game.id}/{GAME_FILE}" and not is_reason and key not in known:
            found.append(f"{key} is not needed by {game.title}")
    return found


def reason_key(catalogue: Catalogue, game_id: str, code: str) -> str | None:
    """Return the key of the text for a reason of a game: the game's own text, or the kernel's."""
    for key in (f"{game_id}-reason-{code}", f"reason-{code}"):
        if key in catalogue:
            return key
    return None


def _entry(file: str, message: Message) -> Entry:
    references = {part.key for part in parts_of(message.pattern) if isinstance(part, Reference)}
    return Entry(file, variables_in(message.pattern), frozenset(references))


def _games_in(catalogue: Catalogue) -> set[str]:
    return {entry.game for entry in catalogue.values()} - {""}


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"


def main() -> int:
    problems = audit()
    for problem in problems:
        print(problem, file=sys.stderr)
    texts = len(read_catalogue(REFERENCE)[0])
    print(f"{texts} texts in {', '.join(languages())}: {len(problems) or 'no'} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
