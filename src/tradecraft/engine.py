"""Chooses the engine: compiled from the files listed here, or these files as plain Python.

Compiled modules are in `_compiled/`, with a note of what they were made from. They are used only if every source file
is still the same and TRADECRAFT_PURE is not set, so that what runs is always what the sources say.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path

PURE = "TRADECRAFT_PURE"
"""The variable that asks for plain Python, when the engine is built and when it runs."""
PACKAGE = Path(__file__).resolve().parent
FOLDER = PACKAGE / "_compiled"
NOTE = "made-from"
SUFFIX = EXTENSION_SUFFIXES[0]
FILES = (
    "core/**/*.py",
    "games/*.py",
    "games/*/__init__.py",
    "games/*/rules/**/*.py",
    "games/*/knowledge/**/*.py",
    "games/*/observation.py",
    "bots/knowledge/*.py",
    "bots/search/*.py",
    "envs/loop.py",
)
"""What is compiled: the rules, the search, what it asks most often about a game, and the loop of environments."""
C_FILES = ("envs/*.c",)
"""Modules in C, each beside a plain one of the same name that it takes the place of."""

COMPILED = "compiled engine"


def is_pure_wanted() -> bool:
    """Tell whether plain Python is asked for."""
    return os.environ.get(PURE, "") not in ("", "0")


def sources(package: Path = PACKAGE) -> list[Path]:
    """List the Python files of the engine in a fixed order."""
    return sorted({path for pattern in FILES for path in package.glob(pattern)})


def c_sources(package: Path = PACKAGE) -> list[Path]:
    """List the C files of the engine in a fixed order."""
    return sorted(path for pattern in C_FILES for path in package.glob(pattern))


def fingerprint(package: Path = PACKAGE) -> str:
    """Return a fingerprint of these sources on this Python."""
    digest = sha256(SUFFIX.encode())
    for path in (*sources(package), *c_sources(package)):
        digest.update(f"\n{path.relative_to(package).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def reason_for_plain(package: Path, folder: Path) -> str:
    """Say why the compiled modules in a folder cannot be used, or return an empty text if they can."""
    if is_pure_wanted():
        return f"{PURE} is set"
    try:
        made_from = (folder / NOTE).read_text("utf-8")
    except OSError:
        return "nothing is compiled"
    return "" if made_from == fingerprint(package) else "what is compiled is stale"


def compiled_at(folder: Path = FOLDER) -> int:
    """Return when the compiled modules were made, 0 if there are none: a process started before does not use them."""
    try:
        return (folder / NOTE).stat().st_mtime_ns
    except OSError:
        return 0


class CompiledModules(MetaPathFinder):
    """Finds the compiled modules in a folder, each in a file of its full name."""

    def __init__(self, folder: Path) -> None:
        self.files = {path.name.removesuffix(SUFFIX): str(path) for path in folder.glob(f"*{SUFFIX}")}

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """Return where a module is, if it is one of these."""
        if fullname not in self.files:
            return None
        file = self.files[fullname]
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def choose(package: Path = PACKAGE, folder: Path = FOLDER) -> str:
    """Make later imports find the compiled engine if it can be used; return which engine runs."""
    reason = reason_for_plain(package, folder)
    if reason:
        return f"plain Python engine: {reason}"
    sys.meta_path.insert(0, CompiledModules(folder))
    return COMPILED
