"""`arena`: bots play each other, and the results as tables, a picture and files."""

from __future__ import annotations

import json
from pathlib import Path

from rich.table import Table
from rich.text import Text

from tradecraft.api.game import default_players
from tradecraft.bots.arena import Tournament, lineups_of, plan_tournament
from tradecraft.bots.protocol import Budget
from tradecraft.cli.arguments import budget_of, chosen_game, option_values, words
from tradecraft.cli.errors import Reporting
from tradecraft.cli.pictures import percent, rate_of, tournament_picture
from tradecraft.cli.progress import watched
from tradecraft.cli.records import write_whole
from tradecraft.cli.standings import report_on
from tradecraft.cli.terminal import new_console, table_of_figures
from tradecraft.cli.tournaments import GamesFolder, Job, Report, play_tournament
from tradecraft.terminal.texts import TerminalTexts

REPORT = "report.json"
PICTURE = "report.svg"
STANDING_HEADS = ("bot", "games", "share", "interval", "rating", "seconds", "most", "simulations")
PAIR_HEADS = ("pair", "won", "rate", "interval", "margin", "interval")


def run_arena(
    game_id: str,
    bots: str,
    games: int,
    players: int | None,
    options: list[str] | None,
    milliseconds: int | None,
    simulations: int | None,
    duplicate: bool,
    workers: int,
    cluster: str | None,
    seed: str,
    folder: Path | None,
    as_json: bool,
    pack: Path | None,
    language: str,
) -> None:
    """Play games between bots and report the results."""
    with Reporting(language) as reporting:
        texts = TerminalTexts(language)
        game = chosen_game(reporting, game_id, pack)
        budget = budget_of(milliseconds, simulations)
        players = players or default_players(game)
        lineups = lineups_of(words(bots), players)
        tournament = plan_tournament(game, players, option_values(options), lineups, seed, budget, duplicate)
        report = played_out(tournament, list(tournament.schedule(games)), workers, folder, texts, cluster=cluster)
        if folder:
            write_whole(folder / REPORT, f"{json.dumps(report, indent=2)}\n")
            write_whole(folder / PICTURE, tournament_picture(report, texts))
        if as_json:
            print(json.dumps(report))
        else:
            show(report, texts)
            if folder:
                print(texts.get("terminal-arena-kept", path=str(folder)))


def played_out(
    tournament: Tournament,
    schedule: list[Job],
    workers: int,
    folder: Path | None,
    texts: TerminalTexts,
    title: str = "",
    cluster: str | None = None,
) -> Report:
    """Play the games of a tournament that are not in its folder yet, and report on all of them."""
    kept = GamesFolder(folder, tournament) if folder else None
    wanted = set(schedule)
    results = [one for one in kept.open() if (one.lineup, one.number) in wanted] if kept else []
    done = {(one.lineup, one.number) for one in results}
    missing = [job for job in schedule if job not in done]
    work = play_tournament(tournament, missing, workers, kept, cluster)
    results += watched(work, len(missing), title or texts.get("terminal-arena-progress"))
    return report_on(tournament, results)


def show(report: Report, texts: TerminalTexts) -> None:
    """Print the report of a tournament."""
    console = new_console()
    title = texts.get("terminal-arena-title", game=report["game"], players=report["players"], games=report["games"])
    console.print(title, style="bold")
    console.print(", ".join(f"{name} {value}" for name, value in report["options"].items()), style="dim")
    console.print(f"{conditions(report, texts)}\n", style="dim")
    console.print(_standings(report, texts))
    console.print()
    console.print(_pairs(report, texts))
    if len(report["standings"]) > 2:
        console.print()
        console.print(_matrix(report, texts))
    endings = ", ".join(f"{reason} {count}" for reason, count in report["end_reasons"].items())
    console.print(f"\n{texts.get('terminal-arena-endings', endings=endings)}")


def conditions(report: Report, texts: TerminalTexts) -> str:
    """Return the conditions of a tournament: budget, deals, seed."""
    budget = Budget(**report["budget"])
    if budget.simulations:
        thinking = texts.get("terminal-arena-simulations", count=budget.simulations)
    elif budget.milliseconds:
        thinking = texts.get("terminal-arena-milliseconds", count=budget.milliseconds)
    else:
        thinking = texts.get("terminal-arena-own_budget")
    key = "duplicate" if report["duplicate"] else "single"
    deals = texts.get(f"terminal-arena-{key}", deals=report["deals"])
    return f"{thinking}; {deals}; {texts.get('terminal-arena-seed', seed=report['seed'])}"


def _standings(report: Report, texts: TerminalTexts) -> Table:
    table = table_of_figures(*(texts.get(f"terminal-arena-head-{head}") for head in STANDING_HEADS))
    for one in sorted(report["standings"], key=lambda one: -one["rating"]["mu"]):
        rating = one["rating"]
        table.add_row(
            one["bot"],
            str(one["games"]),
            percent(one["share"]["value"]),
            interval(one["share"]),
            f"{rating['estimate']} ± {rating['margin']}",
            f"{one['seconds']['mean']:.3f}",
            f"{one['seconds']['most']:.3f}",
            f"{one['simulations']:.0f}",
        )
    return table


def _pairs(report: Report, texts: TerminalTexts) -> Table:
    table = table_of_figures(*(texts.get(f"terminal-arena-head-{head}") for head in PAIR_HEADS))
    for pair in report["pairs"]:
        table.add_row(
            f"{pair['bot']} – {pair['other']}",
            score(pair),
            percent(pair["rate"]["value"]),
            interval(pair["rate"]),
            f"{pair['margin']['value']:+.1f}",
            f"{pair['margin']['low']:+.1f} … {pair['margin']['high']:+.1f}",
        )
    return table


def _matrix(report: Report, texts: TerminalTexts) -> Table:
    bots = [one["bot"] for one in sorted(report["standings"], key=lambda one: -one["rating"]["mu"])]
    table = table_of_figures(texts.get("terminal-arena-matrix"), *bots)
    for bot in bots:
        cells = [rate_of(report["pairs"], bot, other) for other in bots]
        table.add_row(bot, *(Text(percent(cell[0]) if cell else "·") for cell in cells))
    return table


def score(pair: Report) -> str:
    """Return wins and losses, and shared games if there are any."""
    shared = f" (={pair['shared']})" if pair["shared"] else ""
    return f"{pair['wins']}:{pair['losses']}{shared}"


def interval(estimate: Report) -> str:
    """Return the interval of a share in per cent."""
    return f"{100 * estimate['low']:.0f}–{100 * estimate['high']:.0f}"
