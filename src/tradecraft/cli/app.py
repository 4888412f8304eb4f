"""The commands with their options and help. What they do is in modules that are loaded when they are used."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from tradecraft import ENGINE, __version__
from tradecraft.cli.bot_commands import commands
from tradecraft.cli.parameters import (
    BudgetMilliseconds,
    GameId,
    Language,
    Options,
    Pack,
    Packs,
    Players,
    Simulations,
    chosen_language,
)
from tradecraft.cli.settings import with_settings
from tradecraft.server.operations.settings import describe

DATABASE = next(one for one in describe() if one.name == "database")

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


@app.command(
    epilog="""Examples:

tradecraft play vienna

tradecraft play vienna --players 2 --bots spymaster --budget-ms 200

tradecraft play vienna --players 4 --bots officer,recruit --option third_man=yes

tradecraft play vienna --option version=advanced --option feld_agents=yes

tradecraft play vienna --players 2 --hot-seat --names Anna,Boris

tradecraft play vienna --pack my-vienna/

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
    pack: Pack = None,
    seed: Annotated[
        str | None, typer.Option(help="Fixes the deal and what bots leave to chance.", show_default="at random")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the game to a file, after every step.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a recorded game.")] = None,
    budget_ms: BudgetMilliseconds = None,
    simulations: Simulations = None,
    language: Language = None,
) -> None:
    """Play a game in the terminal, against bots or with several people at one screen.

    Type the number of a choice or the action itself; during the game, help shows everything else one can type.
    """
    from tradecraft.cli.opening import Wishes
    from tradecraft.cli.play import play

    wishes = Wishes(
        game, players, seat, humans, hot_seat, bots, names, option, seed, record, resume, budget_ms, simulations, pack
    )
    play(wishes, chosen_language(language))


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
    packs: Packs = None,
    language: Language = None,
) -> None:
    """Go through a recorded game, look at a position in it, or check it.

    With --verify the exit code is 0 if the record is sound and 2 if it is not.
    """
    from tradecraft.cli.replay import show_replay

    show_replay(file, verify, seat, at, packs, chosen_language(language))


@app.command(
    epilog="""Examples:

tradecraft verify monday.tcr

tradecraft verify games/*.tcr"""
)
def verify(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Records of finished games.", show_default=False)
    ],
    packs: Packs = None,
    language: Language = None,
) -> None:
    """Check that games were played fairly: the record, every draw, and every move of a bot.

    A record that a table wrote says how the cards were dealt and what its bots were shown. Each draw is made again, and
    each bot is asked again. What cannot be checked is said. The exit code is 0 if everything is sound and 2 if not.
    """
    from tradecraft.cli.verify import verify_files

    verify_files(files, packs, chosen_language(language))


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

    show_rules(game, id, chosen_language(language))


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
    pack: Pack = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count for each first decision by itself.")] = False,
) -> None:
    """Count the sequences of decisions to a depth, under one deal."""
    from tradecraft.cli.lookup import show_perft

    show_perft(game, depth, seed, players, option, divide, pack)


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


app.add_typer(commands)


@app.command()
def games() -> None:
    """List the games with their options, and the bots."""
    from tradecraft.cli.lookup import show_games

    show_games()


@app.command(
    epilog="""Examples:

tradecraft serve

tradecraft serve --port 9000 --database sqlite:////var/lib/tradecraft/table.db

tradecraft serve --database postgresql://tradecraft@localhost/tradecraft --workers 4

tradecraft serve --url https://table.example.org --trusted-proxies 127.0.0.1"""
)
@with_settings
def serve(given: dict[str, Any]) -> None:
    """Run the table server until it is asked to stop (Ctrl+C, SIGTERM); games go on after the next start.

    Every option can also be set by the environment variable shown with it. The database is made on the first start and
    brought up to date by itself. https is left to a proxy: docs/hosting.md has examples. The exit code is 0 after a
    stop that was asked for, 2 if the settings or the database do not allow a start, 1 if the server failed.
    """
    from tradecraft.cli.serve import serve

    serve(given, chosen_language(None))


Database = Annotated[
    str,
    typer.Option(envvar=DATABASE.variable, help=f"The server's database: {DATABASE.help}", show_default=DATABASE.shown),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


@app.command(
    epilog="""Examples:

tradecraft backup monday.db

tradecraft backup monday.db --database sqlite:////var/lib/tradecraft/table.db

tradecraft serve --database sqlite:///monday.db"""
)
def backup(
    file: Annotated[Path, typer.Argument(help="A new file; nothing is overwritten.", show_default=False)],
    database: Database = DATABASE.default,
    language: Language = None,
) -> None:
    """Copy the server's SQLite database to a new file, complete as of one moment, while the server runs.

    The copy is a database like any other: to restore it, start the server with it. PostgreSQL has pg_dump for this.
    """
    from tradecraft.cli.backup import make_backup

    make_backup(database, file, chosen_language(language))


admin = typer.Typer(
    name="admin",
    help="Look after a server: reports, bans, tables. Works on its database, whether the server runs or not.",
    no_args_is_help=True,
)
app.add_typer(admin)

Somebody = Annotated[
    str, typer.Argument(metavar="NAME", help="The name of an account or bot, or anybody's id.", show_default=False)
]


@admin.command(epilog="Examples:\n\ntradecraft admin reports\n\ntradecraft admin reports --json")
def reports(database: Database = DATABASE.default, json: Json = False, language: Language = None) -> None:
    """List the reports that nobody has dealt with, the oldest first."""
    from tradecraft.cli.admin import show_reports

    show_reports(database, json, chosen_language(language))


@admin.command(epilog="Examples:\n\ntradecraft admin close 12")
def close(
    number: Annotated[int, typer.Argument(metavar="N", help="The number of a report.", show_default=False)],
    database: Database = DATABASE.default,
    language: Language = None,
) -> None:
    """Mark a report as dealt with."""
    from tradecraft.cli.admin import close_report

    close_report(database, number, chosen_language(language))


@admin.command(epilog="Examples:\n\ntradecraft admin ban Anna\n\ntradecraft admin ban g95tvve6xmyu5b7b")
def ban(name: Somebody, database: Database = DATABASE.default, language: Language = None) -> None:
    """Shut somebody out: all sessions end, and the tokens of all their bots."""
    from tradecraft.cli.admin import ban

    ban(database, name, chosen_language(language))


@admin.command(epilog="Examples:\n\ntradecraft admin unban Anna")
def unban(name: Somebody, database: Database = DATABASE.default, language: Language = None) -> None:
    """Let somebody in again; sessions and tokens do not come back."""
    from tradecraft.cli.admin import unban

    unban(database, name, chosen_language(language))


@admin.command(epilog="Examples:\n\ntradecraft admin person Anna\n\ntradecraft admin person Anna --json")
def person(
    name: Somebody, database: Database = DATABASE.default, json: Json = False, language: Language = None
) -> None:
    """Show what the server knows of somebody, without what they wrote or how they sign in."""
    from tradecraft.cli.admin import show_person

    show_person(database, name, json, chosen_language(language))


@admin.command(epilog="Examples:\n\ntradecraft admin tables\n\ntradecraft admin tables --json")
def tables(database: Database = DATABASE.default, json: Json = False, language: Language = None) -> None:
    """List the tables that are open or being played, the one where something happened last first."""
    from tradecraft.cli.admin import show_tables

    show_tables(database, json, chosen_language(language))
