"""Content packs for tests: changed copies of the game's own pack, in separate folders."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tradecraft.core.packs import Packs
from tradecraft.core.registry import find_game, game_ids

RENAMED = "Secret Archive"
"""What building 9, the Universität, is called in the changed pack of Vienna."""
CHANGED_CARD = 17
"""The card of Vienna with another bribe and another piece of information."""

Change = Callable[[dict[str, Any]], object]


def packs_of(game: str) -> Packs[Any]:
    """Return the content packs of a game."""
    packs = find_game(game).packs
    assert packs is not None
    return packs


def make_pack(folder: Path, game: str, id: str, **changes: Change) -> Path:
    """Write a pack into a new folder: the default one with changes of the data of files, given by their names."""
    packs = packs_of(game)
    folder.mkdir(parents=True)
    (folder / "pack.json").write_text(json.dumps({"game": game, "id": id}), "utf-8")
    for file, text in packs.texts_of(packs.default).items():
        data = json.loads(text)
        changes.pop(file.removesuffix(".json"), lambda data: None)(data)
        (folder / file).write_text(json.dumps(data, indent=1), "utf-8")
    assert not changes, "there are no such files"
    return folder


def vienna_pack(folder: Path, id: str = "my-vienna") -> Path:
    """Write a pack of Vienna with all buildings renamed, another card, other missions and shorter tracks."""

    def rename_buildings(data: dict[str, Any]) -> None:
        for building in data["buildings"]:
            building["name"] = RENAMED if building["id"] == 9 else f"House {building['id']}"

    def change_cards(data: dict[str, Any]) -> None:
        card = data["cards"][CHANGED_CARD - 1]
        card["bribe"] = "wine" if card["bribe"] != "wine" else "coffee"
        card["info"] = "slide" if card["info"] != "slide" else "flask"

    return make_pack(
        folder,
        "vienna",
        id,
        board=rename_buildings,
        cards=change_cards,
        missions=lambda data: data["missions"][-1].update(points=9),
        tracks=lambda data: data.update(moves=[3, 3, 3, 3, 3]),
    )


def war_pack(folder: Path, id: str = "my-war") -> Path:
    """Write a pack of 1955 with another track and weaker mercenaries."""

    def change_cards(data: dict[str, Any]) -> None:
        mercenaries = [card for card in data["cards"] if card["country"] is None]
        for card in mercenaries[1:]:
            card["influence"] = 3 - mercenaries[0]["influence"]

    return make_pack(
        folder,
        "war1955",
        id,
        board=lambda data: data["countries"][0]["steps"].update(normal=10),
        cards=change_cards,
    )


@contextmanager
def own_packs_only() -> Iterator[None]:
    """Do as if the block were a process of its own, which knows the games' own packs; then go back to before."""
    known = [(packs, dict(packs._folders), dict(packs._loaded)) for packs in _all_packs()]
    forget_packs()
    try:
        yield
    finally:
        for packs, folders, loaded in known:
            packs._folders, packs._loaded = folders, loaded


def forget_packs() -> None:
    """Forget all packs but the games' own."""
    for packs in _all_packs():
        for name in list(packs._folders):
            del packs._folders[name], packs._loaded[name]


def _all_packs() -> list[Packs[Any]]:
    return [game.packs for game in map(find_game, game_ids()) if game.packs]
