"""The commands with their options and help. What they do is in modules that are loaded when they are used."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tradecraft import ENGINE, __version__

app = typer.Typer(
    name="tradecraft",
    help="A table for Cold War spy board games: play them, let bots play them, look at records and rules.",
    epilog="Each command has a --help of its own, with examples. Begin with:\n\ntradecraft play vienna",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameId = Annotated[str, typer.Argument(help="The id of a game, such as vienna.", show_default=False)]
Players = Annotated[
    int | None, typer.Option(min=1, help="How many players.", show_default="3, or as many as there can be")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Language = Annotated[str | None, typer.Option(help="en, fr or nl.", show_default="from LANG, else en")]


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"tradecraft {__version__} ({ENGINE})")
        raise typer.Exit


@app.callback()
def _tradecraft(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Show the version and the engine, and leave."
        ),
    ] = False,
) -> None:
    """Take the options that belong to no command."""


def _language(asked: str | None) -> str:
    from tradecraft.cli.complaints import preferred_language

    return asked or preferred_language()


@app.command(
    epilog="""Examples:

tradecraft play vienna

tradecraft play vienna --players 4 --bots greedy,random --option third_man=yes

tradecraft play vienna --option version=advanced --option feld_agents=yes

tradecraft play vienna --players 2 --hot-seat --names Anna,Boris

tradecraft play vienna --record monday.tcr

tradecraft play vienna --resume monday.tcr --record monday.tcr"""
)
def play(
    game: GameId,
    players: Players = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, from 1.", show_default="1")] = None,
    humans: Annotated[str | None, typer.Option(help="The seats of people, such as 1,3.", show_default=False)] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="People on all seats, at this screen.")] = False,
    bots: Annotated[
        str | None,
        typer.Option(
            help="The bots on the other seats, with commas between them; the last one takes all that are left.",
            show_default="greedy",
        ),
    ] = None,
    names: Annotated[
        str | None, typer.Option(help="The names of all players, with commas between them.", show_default=False)
    ] = None,
    option: Options = None,
    seed: Annotated[
        str | None, typer.Option(help="Fixes the deal and what bots leave to chance.", show_default="at random")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the game to a file, after every step.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a recorded game.")] = None,
    language: Language = None,
) -> None:
    """Play a game in the terminal, against bots or with several people at one screen.

    Type the number of a choice or the action itself; during the game, help shows everything else one can type.
    """
    from tradecraft.cli.opening import Wishes
    from tradecraft.cli.play import play

    wishes = Wishes(game, players, seat, humans, hot_seat, bots, names, option, seed, record, resume)
    play(wishes, _language(language))


@app.command(
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
    seed: Annotated[str, typer.Option(help="Fixes all games.")] = "1",
    workers: Annotated[int, typer.Option(min=1, help="How many processes; the results are the same.")] = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write a record of each game and the summary there.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the summary as one JSON object.")] = False,
) -> None:
    """Let bots play many games and count."""
    from tradecraft.cli.simulate import simulate

    simulate(game, players, games, bots, option, seed, workers, out, json)


@app.command(
    epilog="""Examples:

tradecraft replay monday.tcr

tradecraft replay monday.tcr --seat 2

tradecraft replay monday.tcr --at 120 --seat 1

tradecraft replay monday.tcr --verify"""
)
def replay(
    file: Annotated[Path, typer.Argument(help="A record, such as play writes.", show_default=False)],
    verify: Annotated[bool, typer.Option("--verify", help="Check the whole record and say so in one line.")] = False,
    seat: Annotated[
        int | None, typer.Option(help="Show only what this seat saw, from 1.", show_default="everything")
    ] = None,
    at: Annotated[
        int | None, typer.Option(min=0, metavar="K", help="Show the position after entry K.", show_default=False)
    ] = None,
    language: Language = None,
) -> None:
    """Go through a recorded game, look at a position in it, or check it.

    With --verify the exit code is 0 if the record is sound and 2 if it is not.
    """
    from tradecraft.cli.replay import show_replay

    show_replay(file, verify, seat, at, _language(language))


@app.command(
    epilog="""Examples:

tradecraft rules vienna

tradecraft rules vienna V5

tradecraft rules vienna V5.3"""
)
def rules(
    game: GameId,
    id: Annotated[
        str | None, typer.Argument(help="A rule or a section, such as V5.3 or V5.", show_default=False)
    ] = None,
    language: Language = None,
) -> None:
    """Print the rules of a game, or one of them."""
    from tradecraft.cli.lookup import show_rules

    show_rules(game, id, _language(language))


@app.command(
    epilog="""Examples:

tradecraft perft vienna --depth 3

tradecraft perft vienna --depth 2 --players 2 --seed 7 --divide"""
)
def perft(
    game: GameId,
    depth: Annotated[int, typer.Option(min=0, help="How many decisions.")],
    seed: Annotated[str, typer.Option(help="Fixes the deal.")] = "1",
    players: Players = None,
    option: Options = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count for each first decision by itself.")] = False,
) -> None:
    """Count the sequences of decisions to a depth, under one deal."""
    from tradecraft.cli.lookup import show_perft

    show_perft(game, depth, seed, players, option, divide)


@app.command(
    epilog="""Examples:

tradecraft bench

tradecraft bench --peers

tradecraft bench --against main --rounds 11"""
)
def bench(
    peers: Annotated[bool, typer.Option("--peers", help="Compare with other engines, installed apart.")] = False,
    against: Annotated[
        str | None, typer.Option(metavar="REF", help="Compare with another commit of the project.", show_default=False)
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="How many turns each side has.")] = 7,
    json: Annotated[bool, typer.Option("--json", help="Print the report as one JSON object.")] = False,
) -> None:
    """Measure the speed of the engine; this needs a checkout of the project."""
    from tradecraft.cli.bench import run_bench

    run_bench(peers, against, rounds, json)


@app.command()
def games() -> None:
    """List the games with their options, and the bots."""
    from tradecraft.cli.lookup import show_games

    show_games()
