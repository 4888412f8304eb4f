"""The direction of imports: core <- a game's rules <- bots <- its knowledge; server and cli on top."""

import ast
import sys
from collections.abc import Iterable, Iterator, Set
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"

# What each part of the package may import from the others, besides itself. A part that is not named
# here has no place in the architecture yet: give it one before giving it a folder. Inside a game's folder the parts are
# `games/rules`, `games/texts` and so on. What a part may use of its own game is named; other games never.
MAY_IMPORT: dict[str, frozenset[str]] = {
    # Chooses between the compiled engine and the plain files before either is imported.
    "engine": frozenset(),
    "core": frozenset(),
    "locales": frozenset({"core"}),
    "bots": frozenset({"core"}),
    "terminal": frozenset({"core", "locales"}),
    # Tools for drawing a game as SVG.
    "pictures": frozenset({"core"}),
    "games": frozenset({"core", "games/rules"}),
    "games/rules": frozenset({"core"}),
    "games/texts": frozenset({"core", "locales", "games/rules"}),
    "games/schema": frozenset({"core", "games/rules"}),
    "games/consequences": frozenset({"core", "games/rules", "games/schema"}),
    "games/sketch": frozenset({"core", "games/rules", "games/picture"}),
    "games/client": frozenset({"core", "locales", "games/rules", "games/texts"}),
    "games/knowledge": frozenset({"core", "bots", "games/rules"}),
    "games/coach": frozenset({"core", "bots", "games/rules"}),
    "games/observation": frozenset({"core", "games/rules"}),
    "games/picture": frozenset({"core", "pictures", "games/rules"}),
    "games/tasks": frozenset({"core"}),
    "games/worlds": frozenset({"core", "games/rules"}),
    "games/themes": frozenset({"core", "games/rules", "games/knowledge"}),
    "games/moments": frozenset({"core", "games/rules"}),
    "games/terminal": frozenset({"core", "locales", "terminal", "games/rules", "games/texts"}),
    "api": frozenset({"core", "bots", "locales", "terminal", "pictures"}),
    "envs": frozenset({"core", "bots", "api", "pictures"}),
    # Tables for assistants, in words.
    "assistants": frozenset({"core", "bots", "api", "locales", "ratings"}),
    # The table itself, without input and output: it will also run inside a web page.
    "server/errors": frozenset({"core"}),
    "server/tables": frozenset({"core", "locales", "server/errors"}),
    "ratings": frozenset(),
    # Reviews in words and pictures, for the terminal and the server.
    "report": frozenset({"core", "bots", "locales"}),
    "lessons": frozenset({"core", "locales"}),
    "puzzles": frozenset({"core", "bots", "lessons"}),
    "server": frozenset(
        {
            "engine",
            "core",
            "bots",
            "lessons",
            "locales",
            "puzzles",
            "ratings",
            "report",
            "server/errors",
            "server/tables",
        }
    ),
    # The table inside a web page: what of the server needs no database and no framework.
    "pocket": frozenset(
        {"core", "bots", "lessons", "locales", "puzzles", "server", "server/errors", "server/tables"},
    ),
    # `tradecraft serve` starts the server, so the command line stands above it.
    "cli": frozenset(
        {
            "engine",
            "core",
            "bots",
            "lessons",
            "locales",
            "puzzles",
            "pictures",
            "terminal",
            "ratings",
            "report",
            "api",
            "assistants",
            "envs",
            "pocket",
            "server",
            "server/errors",
            "server/tables",
        }
    ),
    "__main__": frozenset({"cli"}),
}

# These run anywhere, a web page included, from the standard library alone.
STANDARD_LIBRARY_ONLY = frozenset(
    {
        "core",
        "locales",
        "bots",
        "lessons",
        "api",
        "games",
        "games/rules",
        "games/schema",
        "games/consequences",
        "games/texts",
        "games/client",
        "games/sketch",
        "games/knowledge",
        "games/coach",
        "games/observation",
        "games/picture",
        "games/tasks",
        "games/worlds",
        "games/themes",
        "games/moments",
        "puzzles",
        "pictures",
        "server/errors",
        "server/tables",
    }
)
# These are told the time, and read and write nothing.
PURE = frozenset({"server/errors", "server/tables"})
# The engine gives the same game every time.
ENGINE = frozenset({"core", "games", "games/rules", "games/schema", "games/consequences", "games/observation"})
OUTSIDE_WORLD = frozenset(
    {
        "asyncio",
        "datetime",
        "http",
        "multiprocessing",
        "secrets",
        "socket",
        "sqlite3",
        "subprocess",
        "threading",
        "time",
        "urllib",
        "uuid",
    }
)

# Never imported when the engine runs: one module gives the compiler's words a meaning that needs no package.
FOR_THE_COMPILER = ("tradecraft.core.native", "mypy_extensions")

Module = tuple[str, list[str]]


def imports_of(module: str, source: str, is_package: bool, known: Set[str]) -> list[str]:
    """List the modules that a module imports, anywhere in its text, under their full names."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.extend(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                # One dot is the package the module is in, each further dot one package up.
                up = node.level - (1 if is_package else 0)
                parents = module.split(".")[: len(module.split(".")) - up]
                base = ".".join([*parents, base] if base else parents)
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                found.append(whole if whole in known else base)
    return found


def violations(modules: Iterable[Module]) -> list[str]:
    """Say what is wrong with each import that goes the wrong way."""
    return [
        f"{module} imports {imported}: {fault}"
        for module, imports in modules
        for imported in imports
        for fault in faults(module, imported)
    ]


def faults(module: str, imported: str) -> Iterator[str]:
    """Yield what is wrong with one import."""
    part = part_of(module)
    if part and part not in MAY_IMPORT:
        yield f"{part} is not a known part of the package"
    elif _step(imported, 0) != "tradecraft":
        if (module, imported) != FOR_THE_COMPILER:
            yield from faults_outside(part, _step(imported, 0))
    elif _step(module, 1) == _step(imported, 1) == "games" and _step(module, 2) != _step(imported, 2):
        yield "games never import each other"
    else:
        target = part_of(imported)
        if not part and target not in ("", "engine", "api"):
            yield "the package itself imports engine and API alone"
        elif part and target and target != part and target not in MAY_IMPORT[part]:
            yield f"{part} may not import {target}"


def faults_outside(part: str, package: str) -> Iterator[str]:
    """Yield what is wrong with importing a package that is not ours."""
    if part in STANDARD_LIBRARY_ONLY and package not in sys.stdlib_module_names:
        yield f"{part} may import the standard library only"
    elif part in ENGINE | PURE and package in OUTSIDE_WORLD:
        yield f"{part} knows no clock, no input and no output"


def part_of(module: str) -> str:
    """Return the part of the package a module belongs to."""
    part = _step(module, 1)
    if part == "games":
        inside = _step(module, 3)
    else:
        inside = _step(module, 2) if f"{part}/{_step(module, 2)}" in MAY_IMPORT else ""
    return f"{part}/{inside}" if inside else part


def _step(name: str, index: int) -> str:
    steps = name.split(".")
    return steps[index] if index < len(steps) else ""


def package_modules() -> list[Module]:
    """Read every module of the package with what it imports."""
    files: dict[str, Path] = {}
    for path in sorted((SOURCE / "tradecraft").rglob("*.py")):
        steps = list(path.relative_to(SOURCE).with_suffix("").parts)
        files[".".join(steps[:-1] if steps[-1] == "__init__" else steps)] = path
    return [
        (module, imports_of(module, path.read_text("utf-8"), path.name == "__init__.py", files.keys()))
        for module, path in files.items()
    ]


def test_what_viewers_are_told_is_made_among_the_tables():
    """It needs the standard library alone, since it will also be made in a web page; the wire only gives it a form."""
    modules = dict(package_modules())
    wire = modules["tradecraft.server.transport.updates"]
    assert "tradecraft.server.tables.updates" in wire
    assert not {"tradecraft.core.game", "tradecraft.server.tables.changes"} & set(wire), "it looks at the game itself"


def test_every_import_goes_in_the_agreed_direction():
    modules = package_modules()
    parts = {part_of(module) for module, _ in modules}
    assert {"core", "games/rules"} <= parts, "the engine was not found, so nothing was checked"
    assert violations(modules) == []


@pytest.mark.parametrize(
    ("module", "imported", "fault"),
    [
        ("tradecraft.core.registry", "tradecraft.games.vienna", "core may not import games"),
        ("tradecraft.core.record", "tradecraft.cli", "core may not import cli"),
        ("tradecraft.core.record", "tradecraft.locales", "core may not import locales"),
        ("tradecraft.games.vienna.rules.turn", "tradecraft.bots.greedy", "games/rules may not import bots"),
        ("tradecraft.games.vienna.rules.turn", "tradecraft.games.war1955", "games never import each other"),
        ("tradecraft.games.vienna", "tradecraft.games.war1955.rules", "games never import each other"),
        ("tradecraft.games", "tradecraft.games.vienna", "games never import each other"),
        (
            "tradecraft.games.vienna.rules.turn",
            "tradecraft.games.vienna.texts",
            "games/rules may not import games/texts",
        ),
        (
            "tradecraft.games.vienna.texts",
            "tradecraft.games.vienna.terminal.map",
            "games/texts may not import games/terminal",
        ),
        ("tradecraft.games.vienna.terminal", "tradecraft.cli.play", "games/terminal may not import cli"),
        ("tradecraft.games.vienna.extras", "json", "games/extras is not a known part of the package"),
        ("tradecraft.bots.greedy", "tradecraft.games.vienna.rules", "bots may not import games/rules"),
        ("tradecraft.bots.greedy", "tradecraft.server.table", "bots may not import server"),
        ("tradecraft.server.table", "tradecraft.cli.play", "server may not import cli"),
        ("tradecraft.server.table", "tradecraft.games.vienna", "server may not import games"),
        ("tradecraft.server.tables.table", "tradecraft.server.store", "server/tables may not import server"),
        ("tradecraft.server.tables.deciders", "tradecraft.server.people", "server/tables may not import server"),
        ("tradecraft.server.tables.changes", "msgspec", "server/tables may import the standard library only"),
        ("tradecraft.server.tables.updates", "tradecraft.server.transport", "server/tables may not import server"),
        ("tradecraft.server.tables.clock", "time", "server/tables knows no clock, no input and no output"),
        ("tradecraft.server.errors", "tradecraft.server.tables", "server/errors may not import server/tables"),
        ("tradecraft.cli.play", "tradecraft.games.vienna.terminal", "cli may not import games/terminal"),
        ("tradecraft.core.chance", "numpy", "core may import the standard library only"),
        (
            "tradecraft.games.vienna.observation",
            "numpy",
            "games/observation may import the standard library only",
        ),
        ("tradecraft.games.vienna.picture", "rich.text", "games/picture may import the standard library only"),
        ("tradecraft.envs.vector", "tradecraft.games.vienna.rules", "envs may not import games/rules"),
        ("tradecraft.bots.greedy", "tradecraft.envs.vector", "bots may not import envs"),
        ("tradecraft.games.vienna.rules.view", "rich.table", "games/rules may import the standard library only"),
        ("tradecraft.games.vienna.texts", "fluent.runtime", "games/texts may import the standard library only"),
        ("tradecraft.core.record", "time", "core knows no clock, no input and no output"),
        ("tradecraft.games.vienna.rules.turn", "urllib.request", "games/rules knows no clock, no input and no output"),
        ("tradecraft.locales.texts", "tradecraft.bots.greedy", "locales may not import bots"),
        ("tradecraft", "tradecraft.core", "the package itself imports engine and API alone"),
        ("tradecraft.api.game", "tradecraft.games.vienna", "api may not import games"),
        ("tradecraft.api.game", "rich.console", "api may import the standard library only"),
        ("tradecraft.server.table", "tradecraft.api", "server may not import api"),
        ("tradecraft.lessons.run", "tradecraft.bots.greedy", "lessons may not import bots"),
        ("tradecraft.lessons.lesson", "msgspec", "lessons may import the standard library only"),
        ("tradecraft.__main__", "tradecraft.core", "__main__ may not import core"),
        ("tradecraft.helpers.text", "json", "helpers is not a known part of the package"),
        ("tradecraft.core.game", "mypy_extensions", "core may import the standard library only"),
        ("tradecraft.games.vienna.rules.state", "tradecraft.engine", "games/rules may not import engine"),
        ("tradecraft.engine", "tradecraft.core.game", "engine may not import core"),
        ("tradecraft.cli.play", "tradecraft.helpers", "cli may not import helpers"),
    ],
)
def test_a_planted_violation_is_found(module: str, imported: str, fault: str):
    clean = ("tradecraft.core.errors", ["enum", "tradecraft"])
    assert violations([clean, (module, [imported])]) == [f"{module} imports {imported}: {fault}"]


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("tradecraft.core.registry", "importlib"),
        ("tradecraft.core.record", "tradecraft.core.errors"),
        ("tradecraft.games.vienna.rules.turn", "tradecraft.core.chance"),
        ("tradecraft.games.vienna.rules.turn", "tradecraft.games.vienna.rules.content"),
        ("tradecraft.games.vienna.rules.turn", "random"),
        ("tradecraft.games.vienna.knowledge.value", "tradecraft.bots.knowledge"),
        ("tradecraft.games.vienna.terminal.map", "rich.text"),
        ("tradecraft.server.table", "tradecraft.bots"),
        ("tradecraft.server.play.driver", "tradecraft.server.tables.deciders"),
        ("tradecraft.server.tables.access", "tradecraft.server.errors"),
        ("tradecraft.cli.serve", "tradecraft.server"),
        ("tradecraft.cli.play", "tradecraft.locales"),
        ("tradecraft.__main__", "tradecraft.cli"),
        ("tradecraft", "importlib.metadata"),
        ("tradecraft", "tradecraft.engine"),
        ("tradecraft", "tradecraft.api"),
        ("tradecraft.api.pieces", "tradecraft.terminal.printing"),
        # For the type checker and the compiler alone, see core/native.py.
        ("tradecraft.core.native", "mypy_extensions"),
    ],
)
def test_an_agreed_import_is_accepted(module: str, imported: str):
    assert violations([(module, [imported])]) == []


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("import tradecraft.games.vienna", ["tradecraft.games.vienna"]),
        ("import json, tradecraft.cli as c", ["json", "tradecraft.cli"]),
        ("from tradecraft.games import vienna", ["tradecraft.games.vienna"]),
        ("from tradecraft import __version__", ["tradecraft"]),
        ("from .registry import find_game", ["tradecraft.core.registry"]),
        ("from . import registry", ["tradecraft.core.registry"]),
        ("from ..games.vienna import rules", ["tradecraft.games.vienna"]),
        ("from .. import games", ["tradecraft.games"]),
        ("def late():\n    from tradecraft import cli", ["tradecraft.cli"]),
        ("if TYPE_CHECKING:\n    import tradecraft.cli", ["tradecraft.cli"]),
    ],
)
def test_imports_are_read_in_every_form(source: str, expected: list[str]):
    known = {"tradecraft.core.registry", "tradecraft.games", "tradecraft.games.vienna", "tradecraft.cli"}
    assert imports_of("tradecraft.core.record", source, False, known) == expected


def test_a_relative_import_in_a_package_starts_at_the_package():
    known = {"tradecraft.core.registry"}
    assert imports_of("tradecraft.core", "from . import registry", True, known) == list(known)
    assert imports_of("tradecraft.core", "from ..games import x", True, known) == ["tradecraft.games"]
