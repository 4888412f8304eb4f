"""Arguments and options that several commands have, and the examples in their help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tradecraft.core.registry import game_ids

EXAMPLE_GAME = next(iter(game_ids()), "GAME")
"""The game in the examples: the first one there is."""

PLAYING, BOTS, SERVER, MEASURING = "Play", "Bots", "Server", "Engine"
"""The groups of commands in the help."""


def examples(*lines: str) -> str:
    """Return the end of a command's help: examples, in which `{game}` stands for a game."""
    return "\n".join(["[bold]Examples:[/bold]", *(f"  tradecraft {line.format(game=EXAMPLE_GAME)}" for line in lines)])


GameId = Annotated[str, typer.Argument(metavar="GAME", help=f"A game, such as {EXAMPLE_GAME}.", show_default=False)]
Players = Annotated[
    int | None, typer.Option(metavar="N", min=1, help="How many players.", show_default="3, or the most there can be")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeat it for more."),
]
Pack = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="The content pack to play with.", show_default="the game's own"),
]
Packs = Annotated[
    list[Path] | None,
    typer.Option("--pack", metavar="FOLDER", help="A content pack that a record needs.", show_default=False),
]
Bots = Annotated[
    str | None,
    typer.Option(
        metavar="BOT,BOT", help="The bots; the last one takes all seats that are left.", show_default="greedy"
    ),
]
Language = Annotated[
    str | None, typer.Option(metavar="LANG", help="The language, such as fr.", show_default="from LANG, else en")
]
Workers = Annotated[int, typer.Option(metavar="N", min=1, help="How many processes; the results are the same.")]
Json = Annotated[bool, typer.Option("--json", metavar="", help="Print one JSON object instead of tables.")]
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
    typer.Option(
        metavar="N",
        min=1,
        help="How many simulations it may make instead: the same games on every machine.",
        show_default=False,
    ),
]


def chosen_language(asked: str | None) -> str:
    """Return the language that was asked for, or the one of the environment."""
    from tradecraft.cli.complaints import preferred_language

    return asked or preferred_language()
