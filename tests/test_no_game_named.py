"""Nothing outside `games/` names a game: everything about a game is in its package."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tradecraft.core.registry import find_game, game_ids

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "tradecraft"

# Places that name a game as an example for a reader, by file and the reason why. An example needs a game that exists;
# everything else finds the games by discovery.
ALLOWED: dict[str, str] = {
    "__init__.py": "examples that run, in the description of the public API",
    "api/bot.py": "an example that runs",
    "api/catalogue.py": "examples that run",
    "api/game.py": "examples that run",
    "api/pieces.py": "examples that run",
    "api/refused.py": "an example that runs",
    "core/packs.py": "the docstring shows a real pack",
    "core/record.py": "the docstring shows a real record",
    "core/registry.py": "the docstring shows how a version of a real game is added",
}


def names() -> list[str]:
    """Return the ids of the games and their titles, the short form of a title included."""
    titles = [find_game(id).title for id in game_ids()]
    return sorted({*game_ids(), *titles, *(re.split("[:,]", title)[0] for title in titles)})


def naming(found: list[str]) -> re.Pattern[str]:
    """Return a pattern for any of some names as a word of its own, or as a part of an identifier or a key."""
    return re.compile(rf"(?<![a-zA-Z0-9])({'|'.join(map(re.escape, found))})(?![a-zA-Z0-9])", re.IGNORECASE)


def places(folder: Path = PACKAGE) -> Iterator[tuple[str, int, str]]:
    """List the places outside the games that name one: file, line and the line's text."""
    pattern = naming(names())
    for path in sorted((*folder.rglob("*.py"), *folder.rglob("*.ftl"))):
        file = path.relative_to(folder).as_posix()
        if not file.startswith(("games/", "_compiled/", "server/client/")):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                if pattern.search(line):
                    yield file, number, line.strip()


def imported_games(source: str) -> list[str]:
    """List what a module imports from games: an example may name a game, but never import one."""
    tree = ast.walk(ast.parse(source))
    modules = [node.module or "" for node in tree if isinstance(node, ast.ImportFrom)]
    return [module for module in modules if re.match(r"tradecraft\.games\.\w", module)]


def test_nothing_outside_the_games_names_one():
    assert [f"{file}:{line}: {text}" for file, line, text in places() if file not in ALLOWED] == []


def test_every_exception_is_still_needed():
    assert sorted(ALLOWED) == sorted({file for file, *_ in places()})


def test_no_exception_imports_a_game():
    assert [file for file in ALLOWED if imported_games((PACKAGE / file).read_text("utf-8"))] == []
    assert imported_games("from tradecraft.games.vienna import GAME\n") == ["tradecraft.games.vienna"]


def test_planted_names_are_found(tmp_path: Path):
    planted = {
        "core/a.py": 'GAME = "vienna"\n',
        "bots/b.py": "# One more than in Vienna.\n",
        "server/c.py": "def war1955_only() -> None: ...\n",
        "locales/en/d.ftl": "client-about = Play 1955!\n",
        "games/vienna/e.py": 'ID = "vienna"\n',
        "core/fine.py": "YEARS = (19551, 1956)\nViennese = 1\n",
    }
    for file, text in planted.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text, "utf-8")
    found = [file for file, *_ in places(tmp_path)]
    assert found == ["bots/b.py", "core/a.py", "locales/en/d.ftl", "server/c.py"]
