"""The command line: one command for each thing to do with games, and three for a server (`serve`, `backup`, `admin`).

`app` names the commands, and each has a module that is loaded only when it is used. How a game looks in a terminal is
`drawing`; a game that wants more than plain text has a folder here that is called like it.
"""

from __future__ import annotations


def main() -> None:
    """Run the command line and leave with its exit code."""
    from tradecraft.cli.app import app

    app(prog_name="tradecraft")
