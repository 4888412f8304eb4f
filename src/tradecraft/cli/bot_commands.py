"""The commands about bots with their options and help: let them play, measure them, let them analyse a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tradecraft.cli.parameters import (
    BOTS,
    PLAYING,
    Bots,
    BudgetMilliseconds,
    GameId,
    Json,
    Language,
    Options,
    Pack,
    Packs,
    Players,
    Simulations,
    Workers,
    chosen_language,
    examples,
)

commands = typer.Typer()


@commands.command(
    rich_help_panel=BOTS,
    epilog=examples(
        "simulate {game} --games 500 --bots greedy,random,random",
        "simulate {game} --players 4 --games 1000 --workers 4 --json",
        "simulate {game} --games 20 --out games/",
    ),
)
def simulate(
    game: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 100,
    bots: Bots = None,
    option: Options = None,
    pack: Pack = None,
    budget_ms: BudgetMilliseconds = None,
    simulations: Simulations = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Fixes all games.")] = "1",
    workers: Workers = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write a record of each game and the summary there.")
    ] = None,
    json: Json = False,
) -> None:
    """Let bots play many games, and count wins, scores and endings.

    Seats rotate from game to game.
    """
    from tradecraft.cli.simulate import simulate

    simulate(game, players, games, bots, option, budget_ms, simulations, seed, workers, out, json, pack)


@commands.command(
    rich_help_panel=BOTS,
    epilog=examples(
        "arena {game} --bots officer,greedy --games 200 --duplicate",
        "arena {game} --players 2 --bots officer,station_chief,spymaster --games 100 --duplicate --out duel/",
        "arena {game} --players 4 --bots spymaster,officer --games 40 --simulations 500 --seed 7 --workers 2",
    ),
)
def arena(
    game: GameId,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT",
            help="The bots: of fewer than there are seats, the last one takes those left; of more, all meet.",
            show_default=False,
        ),
    ],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games for each line-up, at least.")] = 100,
    players: Players = None,
    option: Options = None,
    pack: Pack = None,
    budget_ms: BudgetMilliseconds = None,
    simulations: Simulations = None,
    duplicate: Annotated[
        bool,
        typer.Option("--duplicate", metavar="", help="Play each deal from all seats, so that luck evens out."),
    ] = False,
    workers: Workers = 1,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Fixes all games, unless bots think by the clock.")] = "1",
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Keep all games there, with a report and a picture. Run the same command again to go on.",
        ),
    ] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Measure bots against each other: who beats whom, how surely and by how much.

    Seats rotate from game to game. Intervals are at 95 %, and a pair's share
    is that of its decided games. The rating is openskill's, as on the server.
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
        pack,
        chosen_language(language),
    )


@commands.command(
    rich_help_panel=PLAYING,
    epilog=examples(
        "analyse monday.tcr",
        "analyse monday.tcr --top 3 --simulations 1000 --picture monday.svg",
        "analyse monday.tcr --language nl",
    ),
)
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.", show_default=False)],
    budget_ms: Annotated[
        int | None,
        typer.Option("--budget-ms", metavar="MS", min=1, help="How long to think about each decision."),
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="How many simulations to make instead.", show_default="200"),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Fixes the random numbers.")] = "analysis",
    top: Annotated[int, typer.Option(metavar="N", min=0, help="How many turning points to show.")] = 6,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the chances to win as an SVG file.")
    ] = None,
    json: Json = False,
    packs: Packs = None,
    language: Language = None,
) -> None:
    """Show where a finished game was won and lost, by a player's choice or by chance.

    A choice is compared with the best one, by what the player could know
    then; a draw with what could have come. With simulations, the default,
    the same record gives the same analysis.
    """
    from tradecraft.cli.analyse import show_analysis

    show_analysis(file, budget_ms, simulations, seed, top, picture, json, packs, chosen_language(language))


@commands.command(
    rich_help_panel=BOTS,
    epilog=examples(
        "train {game} --players 2 --games 2000",
        "train {game} --players 4 --seed 7 --plot curve.svg",
        "train {game} --games 200 --out trial.json",
    ),
)
def train(
    game: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="N", min=10, help="How many games; one in five is a test.")] = 1000,
    bot: Annotated[
        str | None, typer.Option(metavar="BOT", help="Who plays all seats, with some slips.", show_default="greedy")
    ] = None,
    option: Options = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Fixes all games, and so the weights.")] = "1",
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where the weights go.", show_default="where the bots look for them"),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the learning curve as an SVG.", show_default=False)
    ] = None,
) -> None:
    """Learn from games between bots how good positions are, for the bots that search.

    Each variant and number of players has its own weights; those of others
    in the same file stay as they are. The test games show how much was
    learned: a loss of 0 is perfect foresight, 0.693 a coin toss of two.
    """
    from tradecraft.cli.train import train

    train(game, players, games, bot, option, seed, out, plot)
