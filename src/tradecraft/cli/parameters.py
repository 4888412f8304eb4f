"""Declaration of commands: shared arguments and options, examples in the help, and lazy loading."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from tradecraft.core.registry import game_ids

EXAMPLE_GAME = next(iter(game_ids()), "GAME")
"""The game in the examples: the first one."""

PLAYING, BOTS, SERVER, MEASURING = "Play", "Bots", "Server", "Engine"
"""The groups of commands in the help."""


def command(
    app: typer.Typer, panel: str | None, *examples: str, runs: str = ""
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return a decorator for a command in a group of the help; in its examples `{game}` stands for a game.

    `runs` names the function of this package that does the work, such as `lookup.show_rules`: it is loaded when the
    command is used, and is given its options by name.
    """
    lines = [f"  tradecraft {example.format(game=EXAMPLE_GAME)}" for example in examples]
    epilog = "\n".join(["[bold]Examples:[/bold]", *lines]) if lines else None
    register = app.command(rich_help_panel=panel, epilog=epilog)
    return (lambda declared: register(_loading(declared, runs))) if runs else register


def _loading(declared: Callable[..., None], target: str) -> Callable[..., None]:
    module, function = target.split(".")

    @wraps(declared)
    def run(**given: Any) -> None:
        if "language" in given:
            given["language"] = chosen_language(given["language"])
        getattr(import_module(f"tradecraft.cli.{module}"), function)(**given)

    return run


def flag(name: str, help: str) -> Any:
    """Return a boolean option without a value."""
    return typer.Option(name, metavar="", help=help)


FinishedGame = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help=f"A game, such as {EXAMPLE_GAME}.")]
NamedGame = Annotated[str, typer.Option("--game", metavar="GAME", help="The game.", show_default=False)]
Games = Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")]
Players = Annotated[
    int | None, typer.Option(metavar="N", min=1, help="How many players.", show_default="3, or the game's maximum")
]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A game option; repeatable.")]
Pack = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="The content pack to play with.", show_default="the game's own")
]
Packs = Annotated[
    list[Path] | None, typer.Option("--pack", metavar="FOLDER", help="A content pack that a record needs.")
]
Bots = Annotated[
    str | None,
    typer.Option(metavar="BOT,BOT", help="The bots; the last one takes all remaining seats.", show_default="greedy"),
]
Language = Annotated[
    str | None, typer.Option(metavar="LANG", help="The language, such as fr.", show_default="from LANG, else en")
]
Seed = Annotated[str, typer.Option(metavar="TEXT", help="Fixes all games, unless bots think by the clock.")]
FixedSeed = Annotated[str, typer.Option("--seed", metavar="TEXT", help="Fixes all games.")]
Workers = Annotated[int, typer.Option(metavar="N", min=1, help="How many processes; the results are the same.")]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", help="A Dask cluster that plays instead; the results are the same.", show_default=False
    ),
]
Json = Annotated[bool, flag("--json", "Print one JSON object instead of tables.")]
BudgetMilliseconds = Annotated[
    int | None,
    typer.Option(
        "--budget-ms",
        metavar="MS",
        min=1,
        help="How long a bot that searches may think about a decision.",
        show_default="each bot's own",
    ),
]
Simulations = Annotated[
    int | None,
    typer.Option(metavar="N", min=1, help="A limit in simulations instead: the same games on every machine."),
]


def chosen_language(asked: str | None) -> str:
    """Return the language that was asked for, or the one of the environment."""
    from tradecraft.cli.errors import preferred_language

    return asked or preferred_language()
