"""`mcp`: a server for assistants over standard input and output, and its measured series."""

from __future__ import annotations

import json
from pathlib import Path

from tradecraft.assistants.match import Match, Plan, check_match
from tradecraft.bots.protocol import find_bot
from tradecraft.cli.arguments import chosen_game, option_values, words
from tradecraft.cli.errors import CommandError, Reporting


def serve_assistants(
    arena: str | None,
    levels: str,
    deals: int,
    options: list[str] | None,
    simulations: int | None,
    seed: str,
    file: Path | None,
    report: Path | None,
) -> None:
    """Serve tables or a measured series until the assistant hangs up, or report on a series."""
    with Reporting() as reporting:
        if report:
            _show_report(report)
            return
        from tradecraft.assistants.server import serve_match, serve_tables

        if arena is None:
            serve_tables().run("stdio")
            return
        if file is None:
            raise CommandError("arena_file_missing")
        game = chosen_game(reporting, arena)
        for level in words(levels):
            find_bot(level, game)
        given = option_values(options)
        game.resolve_options(2, given)
        try:
            match = Match(Plan(arena, given, words(levels), deals, seed, simulations), file)
        except ValueError:
            raise CommandError("other_tournament", path=str(file)) from None
        serve_match(match).run("stdio")


def _show_report(file: Path) -> None:
    """Check every game of a series by playing it again, and print what they show."""
    try:
        first = json.loads(file.read_text("utf-8").splitlines()[0])
        match = Match(Plan(**{**first, "levels": tuple(first["levels"])}), file)
        checked = check_match(file)
    except OSError as error:
        raise CommandError("cannot_read", path=str(file), error=str(error)) from None
    except (ValueError, TypeError, KeyError, IndexError) as error:
        raise CommandError("cannot_read", path=str(file), error=str(error)) from None
    print(json.dumps({**match.report(), "replayed": checked}, indent=1))
