"""Discovery: a game is a folder, a bot a file; being there is all the registration there is.

A game's folder exports its newest version as `GAME`. To add a version of the rules:

1. Give `rules/rulings.py` a field for what differs, and let the rule read `state.tables.rulings.<field>`. Rules never
   ask for a version number. (1955 has such a record; a game that has none yet gets it with its second version.)
2. Export both versions from the game's folder, each with its number and its rulings:

       GAME: Final = War1955(2, Rulings(opening_steps=2))
       EARLIER: Final = (War1955(1, Rulings(opening_steps=1)),)

3. Record a game under the new rules for `tests/golden`. The golden records of version 1 stay as they are.

New games are played by `GAME`. Records and the server's tables name their version and find it among both.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from tradecraft.core.content import ContentError
from tradecraft.core.errors import BadOption, BadRecord, Fault, Reason
from tradecraft.core.game import AnyGame, Game
from tradecraft.core.packs import Packs, read_manifest
from tradecraft.core.record import LINE_OF_CONTENT, LINE_OF_GAME, LINE_OF_RULES, Record

GAMES = "tradecraft.games"


def module_names(package: str) -> list[str]:
    """List the modules and folders of a package by name, sorted; those that begin with _ are private."""
    return list(_names_in(tuple(import_module(package).__path__)))


@lru_cache
def _names_in(folders: tuple[str, ...]) -> tuple[str, ...]:
    """Look into folders, once: every game played asks for its game and its bots by name."""
    return tuple(sorted(module.name for module in iter_modules(folders) if not module.name.startswith("_")))


def find_plugin(game: str, name: str) -> ModuleType | None:
    """Return the part of a game's folder with this name, such as its `knowledge` or `terminal`; None if it has none."""
    if game not in game_ids() or name not in module_names(f"{GAMES}.{game}"):
        return None
    return import_module(f"{GAMES}.{game}.{name}")


def game_ids() -> list[str]:
    """List the ids of all games there are."""
    return module_names(GAMES)


def find_game(id: str, rules: int | None = None, content: str | None = None, folder: str = "") -> AnyGame:
    """Return a game: its newest rules with its default content pack, unless others are asked for.

    `content` is the pack's name as a record has it. A process that may not know the pack yet is given its `folder`.
    Raise BadOption if there is no such game, version or pack.
    """
    game = _version(id, rules)
    if content is None or content == game.content_version:
        return game
    if folder and game.packs is not None and content not in game.packs.names():
        add_pack(folder)
    return game.with_content(content)


def find_game_of(record: Record) -> AnyGame:
    """Return the game a record was played with; raise BadRecord, which names the line, if it is not there."""
    line = LINE_OF_GAME
    try:
        find_game(record.game)
        line = LINE_OF_RULES
        find_game(record.game, record.rules)
        line = LINE_OF_CONTENT
        return find_game(record.game, record.rules, record.content)
    except BadOption as error:
        raise BadRecord(line, error.reason) from None


def add_pack(folder: str | Path) -> tuple[str, str]:
    """Load the content pack in a folder of the user's; return its game and the name a record gives it.

    From then on this process knows the pack. Raise BadOption, with the file and what is wrong in it, if it is unusable.
    """
    try:
        game, _ = read_manifest(Path(folder))
        return game, _packs_of(find_game(game)).add(Path(folder))
    except ContentError as error:
        params: dict[str, str | int] = {
            "folder": str(folder),
            "file": error.file,
            "item": error.item,
            "problem": error.sentence,
        }
        raise BadOption(Reason("bad_pack", "", params)) from None


def find_pack(game: str, pack: str | Path) -> str:
    """Return the name a record gives a pack of a game: one that is known, by its name or id, or else one in a folder.

    Raise BadOption if it is unusable, or if it is a pack of another game.
    """
    packs = _packs_of(find_game(game))
    if str(pack) in packs.names():
        return str(pack)
    known = packs.find(str(pack))
    if known is not None:
        return known
    other, name = add_pack(pack)
    if other != game:
        raise BadOption(Reason("pack_of_other_game", "", {"pack": str(pack), "game": other, "expected": game}))
    return name


def _version(id: str, rules: int | None) -> AnyGame:
    if id not in game_ids():
        raise BadOption(Reason("unknown_game", "", {"game": id, "allowed": ", ".join(game_ids())}))
    module = import_module(f"{GAMES}.{id}")
    newest = getattr(module, "GAME", None)
    if not isinstance(newest, Game) or newest.id != id:
        raise Fault(f"the folder games/{id} does not export GAME with that id")
    if rules is None:
        return newest
    versions: dict[int, AnyGame] = {game.rules_version: game for game in (*getattr(module, "EARLIER", ()), newest)}
    if rules not in versions:
        known = ", ".join(map(str, sorted(versions)))
        raise BadOption(Reason("unknown_rules_version", "", {"version": rules, "known": known}))
    return versions[rules]


def _packs_of(game: AnyGame) -> Packs[object]:
    if game.packs is None:
        raise BadOption(Reason("game_has_no_packs", "", {"game": game.id}))
    return game.packs
