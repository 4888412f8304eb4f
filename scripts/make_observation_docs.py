"""Write the observation specification of every task: a page for people, and JSON for programs.

python -m scripts.make_observation_docs              write the files
python -m scripts.make_observation_docs --check      check that the files are up to date
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import tradecraft
from scripts.make_wire_types import write_or_check
from tradecraft.core.observation import Observer, find_observer
from tradecraft.core.registry import find_game
from tradecraft.envs.tasks import Task, tasks
from tradecraft.pictures import Picture

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
HEAD = """# Observations

<!-- Written by `python -m scripts.make_observation_docs` from `games/*/observation.py`: do not edit. -->

What a seat knows, as numbers. Every field is declared once, in the game's `observation.py`, and comes in three forms
([Environments](environments.md#observations) tells how to choose one):

- **flat**: 32-bit floats. Numbers are divided by their scale, so that they lie between -1 and 1; marks are 0 or 1;
  counts are as they are.
- **dictionary**: the same fields by name, as whole numbers.
- **tokens**: whole numbers from 1 on; 0 fills a sequence up. A mark is the token of its entry, a count repeats the
  token of its entry, and a number has a token for each value.

`at` is where a field begins in the flat array, `size` how many entries it has there. Fields for several seats begin
with the viewer (`self`) and go on clockwise. The same tables are JSON files in `docs/api/observations`.
"""
COLOURS = ("#1f5aa6", "#d9862c", "#2c7a35", "#7b5aa6", "#b3241c", "#8a5a34", "#5a8a8a")
WIDTH, BAR = 900, 26
DECISIONS = 60
"""The number of decisions before the drawn position."""


def files() -> dict[Path, str]:
    """Return the contents of all files by path."""
    found: dict[Path, str] = {}
    parts = [HEAD]
    for task in tasks().values():
        observer = find_observer(find_game(task.game), task.players, task.options)
        found[DOCS / "api" / "observations" / f"{task.name}.json"] = specification(task, observer)
        found[DOCS / "images" / f"observation-{task.id}.svg"] = strip(task, observer)
        parts.append(section(task, observer))
    for task in {task.game: task for task in tasks().values()}.values():
        found[DOCS / "images" / f"position-{task.game}.svg"] = position(task)
    found[DOCS / "observations.md"] = "\n".join(parts)
    return found


def position(task: Task) -> str:
    """Return a position in the middle of a game, as its first seat sees it."""
    game = tradecraft.new(task.game, players=task.players, seed=7, **task.options)
    bot = tradecraft.bot("greedy")
    for _ in range(DECISIONS):
        game.play(bot)
    return game.svg(0) + "\n"


def specification(task: Task, observer: Observer) -> str:
    """Return the specification of a task as JSON."""
    data = {
        "task": task.name,
        "game": task.game,
        "players": task.players,
        "options": task.options,
        "observation_version": observer.version,
        "size": observer.size,
        "vocabulary": observer.vocabulary,
        "most_tokens": observer.most_tokens,
        "fields": observer.specification(),
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def section(task: Task, observer: Observer) -> str:
    """Return the section of a task on the page."""
    lines = [
        f"## {task.id}\n",
        f"{task.about} Version {observer.version} of the observations: {observer.size} floats, or at most "
        f"{observer.most_tokens} tokens out of {observer.vocabulary}.\n",
        f"![The fields of an observation of {task.id}, drawn to scale](images/observation-{task.id}.svg)\n",
        "| field | kind | at | size | range | scale | meaning | rule |",
        "|---|---|---:|---:|---|---:|---|---|",
    ]
    for field in observer.specification():
        reach = f"{field['low']} to {field['high']}"
        cells = [field["name"], field["kind"], field["offset"], field["size"], reach, field["scale"]]
        lines.append(f"| {' | '.join(map(str, [*cells, field['meaning'], field['rule']]))} |")
    return "\n".join(lines) + "\n"


def strip(task: Task, observer: Observer) -> str:
    """Draw the fields as a strip to scale, with the names of large ones."""
    picture = Picture(WIDTH, 3 * BAR, f"The fields of an observation of {task.id}", "#fffaf0")
    for place, field in enumerate(observer.fields):
        left, width = field.offset / observer.size * WIDTH, field.size / observer.size * WIDTH
        picture.box(left, BAR, width, BAR, COLOURS[place % len(COLOURS)])
        if width > 8 * len(field.name):
            picture.text(left + width / 2, 1.7 * BAR, field.name, 12, "#ffffff")
    return picture.svg() + "\n"


if __name__ == "__main__":
    sys.exit(write_or_check(files(), "python -m scripts.make_observation_docs"))
