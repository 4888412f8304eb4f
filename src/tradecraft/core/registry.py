"""Discovery: a game is a folder and a bot is a file; nothing needs to be registered.

A game's folder exports its newest version as `GAME`. To add a version of the rules:

1. Give `Rulings` in `rules/rulings.py` a field for what differs, and let the rule read
   `state.lookups.rulings.<field>`. Rules never ask for a version number.
2. Say in `VERSIONS`, in the same file, how each version rules, and raise `NEWEST`.
3. Export the versions from the game's folder:

       GAME: Final = War1955()
       EARLIER: Final = (War1955(1),)

4. Record a game under the new rules for `tests/golden`. The golden records of version 1 stay as they are.

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
from tradecraft.core.record import LINES, Record

GAMES = "tradecraft.games"


def module_names(package: str) -> list[str]:
    """List the modules and folders of a package by name, sorted; those that begin with _ are private."""
    return list(_names_in(tuple(import_module(package).__path__)))


@lru_cache
def _names_in(folders: tuple[str, ...]) -> tuple[str, ...]:
    """List names in folders, cached: every match looks up its game and bots by name."""
    return tuple(sorted(module.name for module in iter_modules(folders) if not module.name.startswith("_")))


def find_plugin(game: str, name: str) -> ModuleType | None:
    """Return the part of a game's folder with this name, such as its `knowledge` or `terminal`; None if it has none."""
    if game not in game_ids() or name not in module_names(f"{GAMES}.{game}"):
        return None
    return import_module(f"{GAMES}.{game}.{name}")


def game_ids() -> list[str]:
    """List the ids of all games."""
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
    line = "game"
    try:
        find_game(record.game)
        line = "rules"
        find_game(record.game, record.rules)
        line = "content"
        return find_game(record.game, record.rules, record.content)
    except BadOption as error:
        raise BadRecord(LINES[line], error.reason) from None


def add_pack(folder: str | Path) -> tuple[str, str]:
    """Make the pack in a user's folder known here; return its game and name, or raise BadOption with what is wrong."""
    try:
        game, _ = read_manifest(Path(folder))
        return game, _packs_of(find_game(game)).add(Path(folder))
    except ContentError as error:
        file, item, problem = error.file, error.item, error.sentence
        raise BadOption(Reason.of("bad_pack", folder=str(folder), file=file, item=item, problem=problem)) from None


def find_pack(game: str, pack: str | Path) -> str:
    """Return the name a record gives a pack: a known one by name or id, or one in a folder; raise BadOption."""
    packs = _packs_of(find_game(game))
    if str(pack) in packs.names():
        return str(pack)
    known = packs.find(str(pack))
    if known is not None:
        return known
    other, name = add_pack(pack)
    if other != game:
        raise BadOption(Reason.of("pack_of_other_game", pack=str(pack), game=other, expected=game))
    return name


def _version(id: str, rules: int | None) -> AnyGame:
    if id not in game_ids():
        raise BadOption(Reason.of("unknown_game", game=id, allowed=", ".join(game_ids())))
    module = import_module(f"{GAMES}.{id}")
    newest = getattr(module, "GAME", None)
    if not isinstance(newest, Game) or newest.id != id:
        raise Fault(f"the folder games/{id} does not export GAME with that id")
    if rules is None:
        return newest
    versions: dict[int, AnyGame] = {game.rules_version: game for game in (*getattr(module, "EARLIER", ()), newest)}
    if rules not in versions:
        known = ", ".join(map(str, sorted(versions)))
        raise BadOption(Reason.of("unknown_rules_version", version=rules, known=known))
    return versions[rules]


def _packs_of(game: AnyGame) -> Packs[object]:
    if game.packs is None:
        raise BadOption(Reason.of("game_has_no_packs", game=game.id))
    return game.packs
