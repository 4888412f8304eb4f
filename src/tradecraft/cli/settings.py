"""Options of `serve`, made from the settings of the server."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from tradecraft.server.operations.settings import Described, describe


def option_for(described: Described) -> Any:
    """Return a setting as the type of an option, with its help, its limits and its environment variable."""
    kind: Any = described.type
    if isinstance(described.default, tuple):
        kind = list[Path] if described.item is Path else list[str]
    is_number = isinstance(described.default, int | float) and not isinstance(described.default, bool)
    option = typer.Option(
        metavar="N" if is_number else "TEXT" if kind in (str, list[str]) else None,
        envvar=described.variable,
        help=described.help,
        min=described.least,
        max=described.most,
        show_default=described.shown or bool(described.default != "" and described.default != ()),
    )
    return Annotated[kind, option]


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command one option for each setting."""
    parameters = [
        inspect.Parameter(
            described.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=list(described.default) if isinstance(described.default, tuple) else described.default,
            annotation=option_for(described),
        )
        for described in describe()
    ]
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return command
