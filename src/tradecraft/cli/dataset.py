"""`dataset`: games between bots as Parquet files, with a data card and a copy for Minari."""

from __future__ import annotations

import shlex
from functools import partial
from pathlib import Path

from tradecraft.api.game import default_players
from tradecraft.bots.protocol import find_bot
from tradecraft.cli.arguments import chosen_game, option_values, words
from tradecraft.cli.errors import CommandError, Reporting
from tradecraft.cli.processes import share_out
from tradecraft.cli.progress import watched
from tradecraft.cli.records import writing
from tradecraft.core.observation import find_observer
from tradecraft.envs.datasets import Recipe, play_game, write_dataset
from tradecraft.envs.tasks import find_task

LARGEST_BATCH = 8
"""How many games a process is given at a time."""


def make_dataset(
    name: str,
    bots: str,
    games: int,
    players: int | None,
    options: list[str] | None,
    simulations: int,
    search: int,
    seed: str,
    workers: int,
    cluster: str | None,
    folder: Path,
    minari: Path | None,
) -> None:
    """Play games between bots and write every decision."""
    with Reporting() as reporting:
        recipe = _recipe(reporting, name, words(bots), players, options, seed, simulations, search)
        if folder.exists():
            raise CommandError("folder_exists", path=str(folder))
        work = share_out(partial(play_game, recipe), range(games), workers, LARGEST_BATCH, cluster)
        # How the work is shared out changes nothing, so the card does not tell.
        chosen = "".join(f" --option {shlex.quote(option)}" for option in options or ())
        searched = (f" --simulations {simulations}" if simulations else "") + (f" --search {search}" if search else "")
        command = (
            f"tradecraft dataset {name} --games {games} --bots {bots}"
            f"{f' --players {players}' if players else ''}{chosen}{searched} --seed {shlex.quote(seed)}"
        )
        with writing(folder):
            card = write_dataset(recipe, games, folder, watched(work, games, "games"), command)
        print(f"{card['decisions']} decisions of {card['games']} games: {folder}")
        if minari:
            from tradecraft.envs.minari_copy import write_minari

            with writing(minari):
                copy = write_minari(folder, minari)
            print(f"{copy.id}, {copy.total_episodes} episodes: {minari}")


def _recipe(
    reporting: Reporting,
    name: str,
    bots: tuple[str, ...],
    players: int | None,
    options: list[str] | None,
    seed: str,
    simulations: int,
    search: int,
) -> Recipe:
    """Return the recipe: a task by name, or a game with players and options."""
    try:
        task = find_task(name)
    except ValueError:
        game = chosen_game(reporting, name)
        count = players or default_players(game)
        resolved = game.resolve_options(count, option_values(options))
        title = f"{name}-{count}"
    else:
        if players or options:
            raise CommandError("task_is_fixed", task=task.name)
        game, count, resolved, title = chosen_game(reporting, task.game), task.players, task.options, task.name
    # Whether there are such bots and observations is known before anything is written.
    for bot in bots:
        find_bot(bot, game)
    find_observer(game, count, resolved)
    return Recipe(title, game.id, count, dict(resolved), bots, seed, simulations, search)
