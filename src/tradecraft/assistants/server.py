"""The tools an assistant is given over the Model Context Protocol."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from tradecraft import __version__
from tradecraft.api.refused import Refused
from tradecraft.assistants.match import Match
from tradecraft.assistants.tables import NoSuchTable, Table, Tables, list_games, rules
from tradecraft.core import errors

INSTRUCTIONS = """\
Play board games with hidden information against bots. Begin with list_games and new_table, read the view with look, and
play with act until the game is over. You are told what your seat knows and nothing else. Choices are numbered from 1;
you may also type their notation. Look up a rule with rules."""
MATCH_INSTRUCTIONS = """\
You play a measured series of games against bots. Ask for next_game, read the view with look, and play with act until
the game is over; then ask for the next. Illegal tries and time are counted. Look up a rule with rules."""


@contextmanager
def told() -> Iterator[None]:
    """Turn refusals into answers that say why."""
    try:
        yield
    except Refused as error:
        raise ToolError(f"{error}{f' (rule {error.rule})' if error.rule else ''}") from None
    except (NoSuchTable, ValueError, errors.Refused) as error:
        raise ToolError(str(error)) from None


def serve_tables() -> MCPServer:
    """Return a server at which an assistant opens its own tables."""
    server = MCPServer("tradecraft", version=__version__, instructions=INSTRUCTIONS)
    tables = Tables()
    _add_lookups(server)

    @server.tool()
    def new_table(
        game: str,
        players: int = 2,
        options: dict[str, str] | None = None,
        seat: int = 1,
        bots: str = "officer",
        seed: str | None = None,
    ) -> str:
        """Begin a game against bots.

        `seat` is yours, from 1. `bots` are names with commas between them, and the last takes all seats that are left.
        A seed makes the same deal again.
        """
        names = [name.strip() for name in bots.split(",")]
        with told():
            table = tables.open(game, players, options or {}, seat - 1, names, seed)
            return f"Table {table.id}.\n{table.look()}"

    @server.tool()
    def list_tables() -> str:
        """List your tables."""
        return "\n".join(f"{id}: {_state(table)}" for id, table in tables.found.items()) or "No tables yet."

    @server.tool()
    def act(table: str, choice: str) -> str:
        """Play a choice at a table, by its number or its notation; tells what happened, and what is asked next."""
        with told():
            return tables.get(table).act(choice)

    _add_reading(server, tables.get)
    return server


def serve_match(match: Match) -> MCPServer:
    """Return a server at which an assistant plays a measured series."""
    server = MCPServer("tradecraft arena", version=__version__, instructions=MATCH_INSTRUCTIONS)
    _add_lookups(server)

    def current(_: str = "") -> Table:
        if match.table is None:
            raise NoSuchTable("Ask for the next game first.")
        return match.table

    @server.tool()
    def next_game() -> str:
        """Go on to the next game of the series, or tell that it is complete."""
        with told():
            table = match.next_game()
        if table is None:
            return "The series is complete."
        return f"Game {table.id} of {len(match.plan.games())}.\n{table.look()}"

    @server.tool()
    def act(choice: str) -> str:
        """Play a choice, by its number or its notation; tells what happened, and what is asked next."""
        with told():
            return match.act(choice)

    @server.tool()
    def report() -> str:
        """Tell how the series stands: games won, illegal tries, time, rating."""
        # The seed is for the one who asks for the series: from it the deals can be known.
        return json.dumps({name: one for name, one in match.report().items() if name != "seed"}, indent=1)

    _add_reading(server, current)
    return server


def _add_lookups(server: MCPServer) -> None:
    @server.tool(name="list_games")
    def games() -> str:
        """List the games with their options, and the bots from weakest to strongest."""
        return list_games()

    @server.tool(name="rules")
    def look_up(game: str, rule: str | None = None, language: str = "en") -> str:
        """Read a game's rules, or one rule or section by its id."""
        with told():
            return rules(game, rule, language)


def _add_reading(server: MCPServer, find: Callable[[str], Table]) -> None:
    """Add the tools that read a table; a series has one at a time, and needs no name for it."""

    @server.tool()
    def look(table: str = "") -> str:
        """Read what your seat knows, and what you may do."""
        with told():
            return find(table).look()

    @server.tool()
    def legal_actions(table: str = "") -> str:
        """List what you may do now, each choice with its notation and an explanation."""
        with told():
            return find(table).question()


def _state(table: Table) -> str:
    stand = "over" if table.is_over else f"round {table.game.round}"
    return f"{table.game.title}, you are seat {table.seat + 1} against {', '.join(table.bot_names)}, {stand}"
