"""The command line: commands to play, measure and look up games, and to run a server.

`app` and `bot_commands` define the commands, `parameters` the options they share. What a command does is in a module of
its own, which is loaded when the command is used.
"""

from __future__ import annotations

import sys

EXTRAS = {
    "typer": "cli",
    "rich": "cli",
    "markdown_it": "cli",
    "openskill": "cli",
    "websockets": "cli",
    "asyncpg": "postgres",
    "numpy": "train",
    "pyarrow": "data",
    "minari": "data",
    "gymnasium": "envs",
    "pettingzoo": "envs",
    "distributed": "cluster",
    "mcp": "mcp",
}
"""The extra that brings a package; all other packages come with `server`."""
MISSING = 2


def main() -> None:
    """Run the command line and leave with its exit code; name the extra that is needed if a package is missing."""
    try:
        from tradecraft.cli.app import app

        app(prog_name="tradecraft")
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "tradecraft"):
            raise
        extra = EXTRAS.get(package, "server")
        commands = [word for word in sys.argv[1:] if not word.startswith("-")]
        command = " ".join(["tradecraft", *commands[:1]]) if extra != "cli" else "tradecraft"
        print(f'{command} needs the {extra} extra: pip install "tradecraft[{extra}]"', file=sys.stderr)
        sys.exit(MISSING)
