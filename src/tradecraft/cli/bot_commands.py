"""The commands around bots with their options and help: how good they are, and what they make of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tradecraft.cli.parameters import (
    BudgetMilliseconds,
    GameId,
    Language,
    Options,
    Players,
    Simulations,
    Workers,
    chosen_language,
)

commands = typer.Typer()


@commands.command(
    epilog="""Examples:

tradecraft simulate vienna --games 500 --bots greedy,random,random

tradecraft simulate vienna --players 4 --games 1000 --workers 4 --json

tradecraft simulate vienna --games 20 --out games/"""
)
def simulate(
    game: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[
        str | None,
        typer.Option(
            help="The bots, with commas between them; the last one takes all seats that are left. "
            "Seats rotate from game to game.",
            show_default="greedy",
        ),
    ] = None,
    option: Options = None,
    budget_ms: BudgetMilliseconds = None,
    simulations: Simulations = None,
    seed: Annotated[str, typer.Option(help="Fixes all games.")] = "1",
    workers: Workers = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write a record of each game and the summary there.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the summary as one JSON object.")] = False,
) -> None:
    """Let bots play many games and count."""
    from tradecraft.cli.simulate import simulate

    simulate(game, players, games, bots, option, budget_ms, simulations, seed, workers, out, json)


@commands.command(
    epilog="""Examples:

tradecraft arena war1955 --bots officer,greedy --games 200 --duplicate

tradecraft arena vienna --players 2 --bots officer,station_chief,spymaster --games 100 --duplicate --out duel/

tradecraft arena vienna --players 4 --bots spymaster,officer --games 40 --simulations 500 --seed 7 --workers 2"""
)
def arena(
    game: GameId,
    bots: Annotated[
        str,
        typer.Option(
            help="The bots, with commas between them. If there are fewer than seats, the last one takes all that are "
            "left; if there are more, all of them meet.",
            show_default=False,
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games for each line-up, at least.")] = 100,
    players: Players = None,
    option: Options = None,
    budget_ms: BudgetMilliseconds = None,
    simulations: Simulations = None,
    duplicate: Annotated[
        bool,
        typer.Option(
            "--duplicate", help="Play each deal once from all seats: luck evens out, and fewer games tell more."
        ),
    ] = False,
    workers: Workers = 1,
    seed: Annotated[str, typer.Option(help="Fixes all games, where thinking is not limited by the clock.")] = "1",
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Keep every game there with its record, a report and a picture. "
            "The same command goes on where it was interrupted; with more --games it adds to them.",
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the report as one JSON object.")] = False,
    language: Language = None,
) -> None:
    """Measure bots against each other: who beats whom, how surely, by how much, and with how much thought.

    Seats rotate from game to game. Intervals hold the truth 95 times in 100; a pair's share is of its decided games.
    The rating is openskill's, as at the tables of the server. Seconds and simulations are of decisions with a choice.
    """
    from tradecraft.cli.arena import run_arena

    run_arena(
        game,
        bots,
        games,
        players,
        option,
        budget_ms,
        simulations,
        duplicate,
        workers,
        seed,
        out,
        json,
        chosen_language(language),
    )


@commands.command(
    epilog="""Examples:

tradecraft analyse monday.tcr

tradecraft analyse monday.tcr --top 3 --simulations 1000 --picture monday.svg

tradecraft analyse monday.tcr --language nl"""
)
def analyse(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.", show_default=False)],
    budget_ms: Annotated[
        int | None,
        typer.Option("--budget-ms", min=1, help="How many milliseconds to think about each decision."),
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(min=1, help="How many simulations to make for each decision.", show_default="200"),
    ] = None,
    seed: Annotated[str, typer.Option(help="Fixes what is left to chance in judging.")] = "analysis",
    top: Annotated[int, typer.Option(min=0, help="How many turning points to show.")] = 6,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the chances to win over the game into an SVG file.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print everything found out as one JSON object.")] = False,
    language: Language = None,
) -> None:
    """Go through a finished game and tell where it turned: by a player's choice, or by chance.

    A choice is judged by what the player could know then, and compared with the best one; chance by what could have
    come. With simulations, which is the default, the same record gives the same analysis.
    """
    from tradecraft.cli.analyse import show_analysis

    show_analysis(file, budget_ms, simulations, seed, top, picture, json, chosen_language(language))


@commands.command(
    epilog="""Examples:

tradecraft train vienna --players 2 --games 2000

tradecraft train vienna --players 4 --option version=advanced --seed 7 --plot curve.svg

tradecraft train vienna --games 200 --out trial.json"""
)
def train(
    game: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option(min=10, help="How many games; one in five is not learned from.")] = 1000,
    bot: Annotated[
        str | None, typer.Option(help="Who plays all seats, with some slips.", show_default="greedy")
    ] = None,
    option: Options = None,
    seed: Annotated[str, typer.Option(help="Fixes all games, and so the weights.")] = "1",
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where the weights go.", show_default="where the bots look for them"),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the learning curve as an SVG.", show_default=False)
    ] = None,
) -> None:
    """Learn from games between bots how good positions are; the bots that search judge by it.

    Each variant and number of players has weights of its own, and what a file says about others stays as it is. Games
    that are not learned from show how much was learned: the loss is 0 for somebody who always knows who wins, and 0.693
    for somebody who always says that two have equal chances.
    """
    from tradecraft.cli.train import train

    train(game, players, games, bot, option, seed, out, plot)
