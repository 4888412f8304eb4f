"""The commands with their options and help. What they do is in modules that are loaded when they are used."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from tradecraft import ENGINE, __version__
from tradecraft.cli.bot_commands import commands
from tradecraft.cli.parameters import (
    EXAMPLE_GAME,
    MEASURING,
    PLAYING,
    SERVER,
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
    chosen_language,
    examples,
)
from tradecraft.cli.settings import with_settings
from tradecraft.server.operations.settings import describe

DATABASE = next(one for one in describe() if one.name == "database")

app = typer.Typer(
    name="tradecraft",
    help="Cold War spy board games: play them, let bots play them, replay them, look up the rules, run a server.",
    epilog=f"Each command has its own --help, with examples. Start with:\n  tradecraft play {EXAMPLE_GAME}",
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
            "--version", metavar="", callback=_show_version, is_eager=True, help="Show the version and the engine."
        ),
    ] = False,
) -> None:
    """Take the options that belong to no command."""


@app.command(
    rich_help_panel=PLAYING,
    epilog=examples(
        "play {game}",
        "play {game} --players 2 --bots spymaster --budget-ms 200",
        "play {game} --hot-seat --names Anna,Boris --players 2",
        "play {game} --record monday.tcr",
        "play {game} --resume monday.tcr --record monday.tcr",
    ),
)
def play(
    game: GameId,
    players: Players = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Your seat, from 1.", show_default="1")] = None,
    humans: Annotated[
        str | None, typer.Option(metavar="N,N", help="The seats of people, such as 1,3.", show_default=False)
    ] = None,
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", metavar="", help="People on all seats, taking turns at this screen.")
    ] = False,
    bots: Bots = None,
    names: Annotated[
        str | None, typer.Option(metavar="NAME,NAME", help="The names of all players.", show_default=False)
    ] = None,
    option: Options = None,
    pack: Pack = None,
    seed: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="Fixes the deal and the random numbers of bots.", show_default="at random"),
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the game to a file, after every step.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a recorded game.")] = None,
    budget_ms: BudgetMilliseconds = None,
    simulations: Simulations = None,
    language: Language = None,
) -> None:
    """Play a game in the terminal, against bots or with friends at one screen.

    Type the number of a choice or the action itself; type ? for help.
    """
    from tradecraft.cli.opening import Wishes
    from tradecraft.cli.play import play

    wishes = Wishes(
        game, players, seat, humans, hot_seat, bots, names, option, seed, record, resume, budget_ms, simulations, pack
    )
    play(wishes, chosen_language(language))


@app.command(
    rich_help_panel=PLAYING,
    epilog=examples(
        "replay monday.tcr",
        "replay monday.tcr --seat 2",
        "replay monday.tcr --at 120 --seat 1",
        "replay monday.tcr --verify",
    ),
)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A recorded game.", show_default=False)],
    verify: Annotated[
        bool, typer.Option("--verify", metavar="", help="Check the whole record and say so in one line.")
    ] = False,
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", help="Show only what this seat saw, from 1.", show_default="everything"),
    ] = None,
    at: Annotated[
        int | None, typer.Option(min=0, metavar="K", help="Show the position after entry K.", show_default=False)
    ] = None,
    packs: Packs = None,
    language: Language = None,
) -> None:
    """Replay a recorded game, show a position in it, or check it.

    With --verify the exit code is 0 if the record is sound and 2 if not.
    """
    from tradecraft.cli.replay import show_replay

    show_replay(file, verify, seat, at, packs, chosen_language(language))


@app.command(rich_help_panel=PLAYING, epilog=examples("verify monday.tcr", "verify games/*.tcr"))
def verify(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Records of finished games.", show_default=False)
    ],
    packs: Packs = None,
    language: Language = None,
) -> None:
    """Check that games were played fairly: the record, every draw, every move of a bot.

    A record written by a server says how the cards were dealt and what its
    bots were shown: each draw is made again, and each bot is asked again.
    The exit code is 0 if everything is sound and 2 if not.
    """
    from tradecraft.cli.verify import verify_files

    verify_files(files, packs, chosen_language(language))


@app.command(rich_help_panel=PLAYING, epilog=examples("rules {game}", "rules {game} --language fr"))
def rules(
    game: GameId,
    id: Annotated[
        str | None, typer.Argument(metavar="RULE", help="A rule or a section, by its id.", show_default=False)
    ] = None,
    language: Language = None,
) -> None:
    """Print the rules of a game, or one of them."""
    from tradecraft.cli.lookup import show_rules

    show_rules(game, id, chosen_language(language))


@app.command(
    rich_help_panel=MEASURING,
    epilog=examples("perft {game} --depth 3", "perft {game} --depth 2 --players 2 --seed 7 --divide"),
)
def perft(
    game: GameId,
    depth: Annotated[int, typer.Option(metavar="N", min=0, help="How many decisions.")],
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Fixes the deal.")] = "1",
    players: Players = None,
    option: Options = None,
    pack: Pack = None,
    divide: Annotated[
        bool, typer.Option("--divide", metavar="", help="Count for each first decision by itself.")
    ] = False,
) -> None:
    """Count the sequences of decisions to a depth, under one deal."""
    from tradecraft.cli.lookup import show_perft

    show_perft(game, depth, seed, players, option, divide, pack)


@app.command(rich_help_panel=MEASURING, epilog=examples("bench", "bench --peers", "bench --against main --rounds 11"))
def bench(
    peers: Annotated[bool, typer.Option("--peers", metavar="", help="Compare with other engines.")] = False,
    against: Annotated[
        str | None, typer.Option(metavar="REF", help="Compare with another commit of the project.", show_default=False)
    ] = None,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="How many turns each side has.")] = 7,
    json: Json = False,
) -> None:
    """Measure the speed of the engine. This needs a checkout of the project."""
    from tradecraft.cli.bench import run_bench

    run_bench(peers, against, rounds, json)


app.add_typer(commands)


@app.command(rich_help_panel=PLAYING)
def games() -> None:
    """List the games with their options, and the bots."""
    from tradecraft.cli.lookup import show_games

    show_games()


@app.command(
    rich_help_panel=SERVER,
    epilog=examples(
        "serve",
        "serve --port 9000 --database sqlite:////var/lib/tradecraft/table.db",
        "serve --database postgresql://tradecraft@localhost/tradecraft --workers 4",
        "serve --url https://table.example.org --trusted-proxies 127.0.0.1",
    ),
)
@with_settings
def serve(given: dict[str, Any]) -> None:
    """Run the server until you stop it with Ctrl+C or SIGTERM; games go on after the next start.

    Every option can also be set by the environment variable shown with it.
    The database is created on the first start and upgraded by itself. For
    https put a proxy in front: docs/hosting.md has examples.

    The exit code is 0 after a stop that was asked for, 2 if settings or
    database do not allow a start, and 1 if the server failed.
    """
    from tradecraft.cli.serve import serve

    serve(given, chosen_language(None))


Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar=DATABASE.variable,
        help=f"The server's database: {DATABASE.help}",
        show_default=DATABASE.shown,
    ),
]


@app.command(
    rich_help_panel=SERVER,
    epilog=examples(
        "backup monday.db",
        "backup monday.db --database sqlite:////var/lib/tradecraft/table.db",
        "serve --database sqlite:///monday.db",
    ),
)
def backup(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A new file; nothing is overwritten.", show_default=False)
    ],
    database: Database = DATABASE.default,
    language: Language = None,
) -> None:
    """Copy the server's SQLite database to a new file while the server runs.

    The copy is complete as of one moment. To restore it, start the server
    with it. For PostgreSQL use pg_dump.
    """
    from tradecraft.cli.backup import make_backup

    make_backup(database, file, chosen_language(language))


admin = typer.Typer(
    name="admin",
    help="Manage a server: reports, bans, tables. Works on its database, whether the server runs or not.",
    no_args_is_help=True,
)
app.add_typer(admin, rich_help_panel=SERVER)

PersonName = Annotated[
    str, typer.Argument(metavar="NAME", help="The name of an account or bot, or any person's id.", show_default=False)
]


@admin.command(epilog=examples("admin reports", "admin reports --json"))
def reports(database: Database = DATABASE.default, json: Json = False, language: Language = None) -> None:
    """List the open reports, the oldest first."""
    from tradecraft.cli.admin import show_reports

    show_reports(database, json, chosen_language(language))


@admin.command(epilog=examples("admin close 12"))
def close(
    number: Annotated[int, typer.Argument(metavar="N", help="The number of a report.", show_default=False)],
    database: Database = DATABASE.default,
    language: Language = None,
) -> None:
    """Mark a report as dealt with."""
    from tradecraft.cli.admin import close_report

    close_report(database, number, chosen_language(language))


@admin.command(epilog=examples("admin ban Anna", "admin ban g95tvve6xmyu5b7b"))
def ban(name: PersonName, database: Database = DATABASE.default, language: Language = None) -> None:
    """Ban a person: all their sessions end, and the tokens of all their bots."""
    from tradecraft.cli.admin import ban

    ban(database, name, chosen_language(language))


@admin.command(epilog=examples("admin unban Anna"))
def unban(name: PersonName, database: Database = DATABASE.default, language: Language = None) -> None:
    """Lift a ban; sessions and tokens do not come back."""
    from tradecraft.cli.admin import unban

    unban(database, name, chosen_language(language))


@admin.command(epilog=examples("admin person Anna", "admin person Anna --json"))
def person(
    name: PersonName, database: Database = DATABASE.default, json: Json = False, language: Language = None
) -> None:
    """Show what the server knows of a person, without what they wrote or how they sign in."""
    from tradecraft.cli.admin import show_person

    show_person(database, name, json, chosen_language(language))


@admin.command(epilog=examples("admin tables", "admin tables --json"))
def tables(database: Database = DATABASE.default, json: Json = False, language: Language = None) -> None:
    """List the tables that are open or being played, the last active first."""
    from tradecraft.cli.admin import show_tables

    show_tables(database, json, chosen_language(language))
