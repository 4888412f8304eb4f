"""`simulate`: many games between bots, with a summary; several processes give the same results as one."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from tradecraft.api.game import default_players
from tradecraft.bots.arena import PlayedGame, Series, plan_series, play, summary
from tradecraft.cli.arguments import budget_of, chosen_game, option_values, words
from tradecraft.cli.errors import CommandError, Reporting
from tradecraft.cli.opening import default_bot
from tradecraft.cli.processes import share_out
from tradecraft.cli.progress import watched
from tradecraft.cli.records import write_record, write_whole, writing
from tradecraft.cli.terminal import new_console, table_of_figures

SUMMARY = "summary.json"
LARGEST_BATCH = 16
"""How many games a process is given at a time."""


def simulate(
    game_id: str,
    players: int | None,
    games: int,
    bots: str | None,
    options: list[str] | None,
    milliseconds: int | None,
    simulations: int | None,
    seed: str,
    workers: int,
    cluster: str | None,
    folder: Path | None,
    as_json: bool,
    pack: Path | None,
) -> None:
    """Play games between bots and print a summary."""
    with Reporting() as reporting:
        game = chosen_game(reporting, game_id, pack)
        players = players or default_players(game)
        named = words(bots) or (default_bot(game),)
        budget = budget_of(milliseconds, simulations)
        series = plan_series(game, players, option_values(options), named, seed, budget)
        if folder:
            with writing(folder):
                folder.mkdir(parents=True, exist_ok=True)
                if any(folder.iterdir()):
                    raise CommandError("folder_not_empty", path=str(folder))
        began = perf_counter()
        one_game = partial(play, series, keep_record=bool(folder))
        work = share_out(one_game, range(games), workers, LARGEST_BATCH, cluster)
        played = [_put_away(one, series, folder, games) for one in watched(work, games, "games")]
        result = summary(series, played, perf_counter() - began)
        if folder:
            write_whole(folder / SUMMARY, f"{json.dumps(result, indent=2)}\n")
        if as_json:
            print(json.dumps(result))
        else:
            _show(result)


def _put_away(one: PlayedGame, series: Series, folder: Path | None, games: int) -> PlayedGame:
    """Write a game's record to its file; return what the summary needs."""
    if folder is None or one.record is None:
        return one
    digits = max(4, len(str(games)))
    notes = (f"game {one.number + 1} of a series with the seed {series.seed}",)
    write_record(folder / f"{one.number + 1:0{digits}}.tcr", replace(one.record, notes=notes))
    return replace(one, record=None)


def _show(result: dict[str, Any]) -> None:
    console = new_console()
    title = f"{result['game']}, {result['players']} players, {result['games']} games, seed {result['seed']}"
    console.print(title, style="bold")
    console.print(", ".join(f"{name} {value}" for name, value in result["options"].items()), style="dim")
    facts = table_of_figures("", "min", "mean", "max")
    for name in ("rounds", "scores"):
        spread = result[name]
        facts.add_row(name, str(spread["min"]), f"{spread['mean']:.2f}", str(spread["max"]))
    console.print()
    console.print(facts)
    wins = table_of_figures("wins", "games", "share")
    for number, count in enumerate(result["wins_by_seat"], 1):
        wins.add_row(f"seat {number}", *_share(count, result["games"]))
    wins.add_section()
    for bot, count in result["wins_by_bot"].items():
        wins.add_row(bot, *_share(count, result["games"]))
    console.print()
    console.print(wins)
    endings = ", ".join(f"{reason} {count}" for reason, count in result["end_reasons"].items())
    console.print(f"\nendings: {endings}")
    speed = f"{result['decisions']} decisions in {result['seconds']:.1f} s, {result['decisions_per_second']} a second"
    console.print(speed, style="dim")


def _share(count: float, games: int) -> tuple[str, str]:
    return f"{count:g}" if count == int(count) else f"{count:.2f}", f"{100 * count / games:.1f} %"
