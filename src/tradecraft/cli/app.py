"""The commands with their options and help. Their implementations are loaded on use."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tradecraft import ENGINE, __version__
from tradecraft.cli import parameters as shared
from tradecraft.cli.bot_commands import commands
from tradecraft.cli.parameters import EXAMPLE_GAME, MEASURING, PLAYING, SERVER, chosen_language, command
from tradecraft.cli.settings import with_settings
from tradecraft.server.operations.settings import describe

DATABASE = next(one for one in describe() if one.name == "database")
DEFAULT = DATABASE.default

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
    """Handle the global options."""


@command(
    app,
    PLAYING,
    "play {game}",
    "play {game} --players 2 --bots spymaster --budget-ms 200",
    "play {game} --hot-seat --names Anna,Boris --players 2",
    "play {game} --record monday.tcr",
    "play {game} --resume monday.tcr --record monday.tcr",
    runs="play.play",
)
def play(
    game: shared.GameId,
    players: shared.Players = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Your seat, from 1.", show_default="1")] = None,
    humans: Annotated[str | None, typer.Option(metavar="N,N", help="The seats of people, such as 1,3.")] = None,
    hot_seat: Annotated[bool, shared.flag("--hot-seat", "People on all seats, taking turns at this screen.")] = False,
    bots: shared.Bots = None,
    names: Annotated[str | None, typer.Option(metavar="NAME,NAME", help="The names of all players.")] = None,
    options: shared.Options = None,
    pack: shared.Pack = None,
    seed: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="Fixes the deal and the random numbers of bots.", show_default="at random"),
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the game to a file, after every step.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a recorded game.")] = None,
    milliseconds: shared.BudgetMilliseconds = None,
    simulations: shared.Simulations = None,
    language: shared.Language = None,
) -> None:
    """Play a game in the terminal, against bots or with friends at one screen.

    Type the number of a choice or the action itself; type ? for help.
    """


@command(
    app,
    PLAYING,
    "replay monday.tcr",
    "replay monday.tcr --seat 2",
    "replay monday.tcr --at 120 --seat 1",
    "replay monday.tcr --at 120 --seat 1 --beliefs",
    "replay monday.tcr --verify",
    "replay monday.tcr --html monday.html",
    runs="replay.show_replay",
)
def replay(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A recorded game.")],
    verify: Annotated[bool, shared.flag("--verify", "Check the whole record and print one line.")] = False,
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", help="Show only what this seat saw, from 1.", show_default="everything"),
    ] = None,
    at: Annotated[int | None, typer.Option(min=0, metavar="K", help="Show the position after entry K.")] = None,
    beliefs: Annotated[
        bool, shared.flag("--beliefs", "Show what the seat could infer about the others' cards.")
    ] = False,
    as_json: Annotated[bool, shared.flag("--json", "Print the beliefs as one JSON object.")] = False,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a self-contained HTML page that replays the game.")
    ] = None,
    packs: shared.Packs = None,
    language: shared.Language = None,
) -> None:
    """Replay a recorded game, show one position, or check the record.

    With --verify the exit code is 0 if the record is sound and 2 if not.
    """


@command(app, PLAYING, "verify monday.tcr", "verify games/*.tcr")
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of finished games.")],
    packs: shared.Packs = None,
    language: shared.Language = None,
) -> None:
    """Check that games were played fairly: the record, every draw, every move of a bot.

    A record written by a server says how the cards were dealt and what its
    bots were shown: each draw is made again, and each bot is asked again.
    The exit code is 0 if everything is sound and 2 if not.
    """
    from tradecraft.cli.verify import verify_files

    verify_files(files, packs, chosen_language(language))


@command(app, PLAYING, "rules {game}", "rules {game} --language fr", runs="lookup.show_rules")
def rules(
    game_id: shared.GameId,
    rule_id: Annotated[str | None, typer.Argument(metavar="RULE", help="A rule or a section, by its id.")] = None,
    language: shared.Language = None,
) -> None:
    """Print the rules of a game, or one of them."""


@command(app, PLAYING, "learn", "learn --list --language fr", "learn --list --json")
def learn(
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="A lesson, by its id.", show_default=False)
    ] = None,
    list: Annotated[bool, typer.Option("--list", metavar="", help="List the lessons.")] = False,
    json: shared.Json = False,
    language: shared.Language = None,
) -> None:
    """Learn a game in short interactive lessons.

    Without an id, list the lessons.
    """
    from tradecraft.cli.learn import learn, show_lessons

    if lesson is None or list:
        show_lessons(json, chosen_language(language))
    else:
        learn(lesson, chosen_language(language))


@command(app, PLAYING, "puzzle", "puzzle --theme deny", "puzzle --list --json")
def puzzle(
    id: Annotated[
        str | None, typer.Argument(metavar="PUZZLE", help="A puzzle, by its id.", show_default="today's")
    ] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Puzzles of one game.", show_default=False)] = None,
    theme: Annotated[
        str | None, typer.Option(metavar="THEME", help="Puzzles of one theme.", show_default=False)
    ] = None,
    list: Annotated[bool, typer.Option("--list", metavar="", help="List the puzzles.")] = False,
    json: shared.Json = False,
    language: shared.Language = None,
) -> None:
    """Solve a puzzle: a position of a real game in which one choice is clearly the best.

    Without an id, solve the puzzle of the day.
    """
    from tradecraft.cli.puzzle import show_puzzles, solve

    if list:
        show_puzzles(game, theme, json, chosen_language(language))
    else:
        solve(id, game, theme, chosen_language(language))


@command(
    app,
    MEASURING,
    "perft {game} --depth 3",
    "perft {game} --depth 2 --players 2 --seed 7 --divide",
    runs="lookup.show_perft",
)
def perft(
    game_id: shared.GameId,
    depth: Annotated[int, typer.Option(metavar="N", min=0, help="How many decisions.")],
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Fixes the deal.")] = "1",
    players: shared.Players = None,
    options: shared.Options = None,
    pack: shared.Pack = None,
    divide: Annotated[bool, shared.flag("--divide", "Count for each first decision by itself.")] = False,
) -> None:
    """Count the sequences of decisions to a depth, under one deal."""


@command(app, MEASURING, "bench", "bench --peers", "bench --against main --rounds 11", runs="bench.run_bench")
def bench(
    peers: Annotated[bool, shared.flag("--peers", "Compare with other engines.")] = False,
    against: Annotated[
        str | None, typer.Option(metavar="REF", help="Compare with another commit of the project.")
    ] = None,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="How many rounds to measure.")] = 7,
    as_json: shared.Json = False,
) -> None:
    """Measure the speed of the engine. This needs a checkout of the project."""


@command(app, MEASURING, "drill", "drill fair-deal --trials 100", "drill fair-deal --plant other-seed --json")
def drill(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="A drill.", show_default="list them")] = None,
    trials: Annotated[int | None, typer.Option(metavar="N", min=1, help="How many trials.", show_default="few")] = None,
    long: Annotated[bool, typer.Option("--long", metavar="", help="As many as `make drills` runs.")] = False,
    plant: Annotated[
        str | None, typer.Option(metavar="FAULT", help="Plant a fault that the drill must find.", show_default=False)
    ] = None,
    seconds: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Stop after this time.", show_default="when all is tried")
    ] = None,
    state: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue the count in this file.", show_default=False)
    ] = None,
    json: shared.Json = False,
) -> None:
    """Test one of the project's guarantees many times. This needs a checkout of the project.

    The drills: fair-deal, honest-bots, secrecy, old-records, kill, power-loss, fuzz,
    abuse, faults, backup, load, soak, calls. Without a name, list them with their faults.
    The exit code is 0 if no trial failed and 1 if one did.
    """
    from tradecraft.cli.drill import run_drill

    run_drill(name, trials, long, plant, seconds, state, json)


app.add_typer(commands)


@command(app, PLAYING, runs="lookup.show_games")
def games() -> None:
    """List the games with their options, and the bots."""


@command(
    app,
    SERVER,
    "serve",
    "serve --port 9000 --database sqlite:////var/lib/tradecraft/table.db",
    "serve --database postgresql://tradecraft@localhost/tradecraft --workers 4",
    "serve --url https://table.example.org --trusted-proxies 127.0.0.1",
    runs="serve.serve",
)
@with_settings
def serve() -> None:
    """Run the server until you stop it with Ctrl+C or SIGTERM; games go on after the next start.

    Every option can also be set by the environment variable shown with it.
    The database is created on the first start and upgraded by itself. For
    https put a proxy in front: docs/hosting.md has examples.

    The exit code is 0 after a stop that was asked for, 2 if settings or
    database do not allow a start, and 1 if the server failed.
    """


Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar=DATABASE.variable,
        help=f"The server's database: {DATABASE.help}",
        show_default=DATABASE.shown,
    ),
]


@command(
    app,
    SERVER,
    "backup monday.db",
    "backup monday.db --database sqlite:////var/lib/tradecraft/table.db",
    "serve --database sqlite:///monday.db",
    runs="admin.make_backup",
)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file; nothing is overwritten.")],
    database: Database = DEFAULT,
    language: shared.Language = None,
) -> None:
    """Copy the server's SQLite database to a new file while the server runs.

    The copy is complete as of one moment. To restore it, start the server
    with it. For PostgreSQL use pg_dump.
    """


@command(
    app,
    SERVER,
    "site public",
    "site public --docs build/site",
    runs="site.write_site",
)
def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A new or empty folder.")],
    docs: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="The built documentation, to be put beside the table.")
    ] = None,
    language: shared.Language = None,
) -> None:
    """Write the table as a folder of files for any web server: everything runs in the visitor's browser.

    The folder works at any address, also below another one. Try it with
    `python -m http.server --directory FOLDER`.
    """


admin = typer.Typer(
    name="admin",
    help="Manage a server: reports, bans, tables. Works on its database, whether the server runs or not.",
    no_args_is_help=True,
)
app.add_typer(admin, rich_help_panel=SERVER)

PersonName = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account or bot, or any person's id.")]


@command(admin, None, "admin reports", "admin reports --json", runs="admin.show_reports")
def reports(database: Database = DEFAULT, as_json: shared.Json = False, language: shared.Language = None) -> None:
    """List the open reports, the oldest first."""


@command(admin, None, "admin close 12", runs="admin.close_report")
def close(
    number: Annotated[int, typer.Argument(metavar="N", help="The number of a report.")],
    database: Database = DEFAULT,
    language: shared.Language = None,
) -> None:
    """Mark a report as dealt with."""


@command(admin, None, "admin ban Anna", "admin ban g95tvve6xmyu5b7b", runs="admin.ban")
def ban(name: PersonName, database: Database = DEFAULT, language: shared.Language = None) -> None:
    """Ban a person: all their sessions end, and the tokens of all their bots."""


@command(admin, None, "admin unban Anna", runs="admin.unban")
def unban(name: PersonName, database: Database = DEFAULT, language: shared.Language = None) -> None:
    """Lift a ban; sessions and tokens do not come back."""


@command(admin, None, "admin person Anna", "admin person Anna --json", runs="admin.show_person")
def person(
    name: PersonName,
    database: Database = DEFAULT,
    as_json: shared.Json = False,
    language: shared.Language = None,
) -> None:
    """Show the data of a person, without their messages and credentials."""


@command(admin, None, "admin tables", "admin tables --json", runs="admin.show_tables")
def tables(database: Database = DEFAULT, as_json: shared.Json = False, language: shared.Language = None) -> None:
    """List the tables that are open or being played, the last active first."""
