"""Make a content pack: 1955 with a changed card and a longer track.

    python examples/howto/make_pack.py my-war
    tradecraft play war1955 --pack my-war

It copies the game's own pack and changes the copy. You can do the same with `cp` and a text editor.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import tradecraft

OWN = Path(tradecraft.__file__).parent / "games" / "war1955" / "content" / "war1955-1"


def main(folder: Path) -> None:
    """Write the pack into a new folder and play with it."""
    shutil.copytree(OWN, folder)
    write(folder / "pack.json", {"game": "war1955", "id": "my-war"})

    # The first card becomes a Revolution worth 3.
    cards = read(folder / "cards.json")
    cards["cards"][0].update(influence=3, action="revolution")
    write(folder / "cards.json", cards)

    # The way to the star of the first country, the USA, is one step longer.
    board = read(folder / "board.json")
    board["countries"][0]["steps"]["normal"] += 1
    write(folder / "board.json", board)

    game = tradecraft.new("war1955", pack=folder, seed=1)
    print(game)
    bot = tradecraft.bot("officer")
    while not game.over:
        game.play(bot)
    print(game.outcome)
    print(next(line for line in game.record.splitlines() if line.startswith("content ")))


def read(file: Path) -> dict[str, Any]:
    """Return what a file of the pack holds."""
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data


def write(file: Path, data: dict[str, Any]) -> None:
    """Write a file of the pack."""
    file.write_text(json.dumps(data, indent=1), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
