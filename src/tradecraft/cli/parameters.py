"""Arguments and options that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameId = Annotated[str, typer.Argument(help="The id of a game, such as vienna.", show_default=False)]
Players = Annotated[
    int | None, typer.Option(min=1, help="How many players.", show_default="3, or as many as there can be")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Pack = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="The content pack to play with.", show_default="the game's own"),
]
Packs = Annotated[
    list[Path] | None,
    typer.Option(
        "--pack",
        metavar="FOLDER",
        help="A content pack that a record needs; may be given several times.",
        show_default=False,
    ),
]
Language = Annotated[str | None, typer.Option(help="A language, such as en.", show_default="from LANG, else en")]
Workers = Annotated[int, typer.Option(min=1, help="How many processes; the results are the same.")]
BudgetMilliseconds = Annotated[
    int | None,
    typer.Option(
        "--budget-ms",
        min=1,
        help="How many milliseconds bots that search may think about a decision.",
        show_default="each bot's own",
    ),
]
Simulations = Annotated[
    int | None,
    typer.Option(
        min=1,
        help="How many simulations bots that search may make for a decision: the same games on every machine.",
        show_default=False,
    ),
]


def chosen_language(asked: str | None) -> str:
    """Return the language that was asked for, or the one of the environment."""
    from tradecraft.cli.complaints import preferred_language

    return asked or preferred_language()
