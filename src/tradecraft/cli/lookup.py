"""`rules`, `games` and `perft`."""

from __future__ import annotations

from pathlib import Path

from rich.markdown import Markdown
from rich.table import Table

from tradecraft.api.game import default_players
from tradecraft.bots.protocol import bot_names
from tradecraft.cli.arguments import chosen_game, option_values
from tradecraft.cli.errors import Reporting
from tradecraft.cli.terminal import new_console
from tradecraft.core.chance import Dealer, settle
from tradecraft.core.game import OVER
from tradecraft.core.perft import children, perft
from tradecraft.core.registry import find_game, game_ids
from tradecraft.locales import Texts
from tradecraft.locales.rules_pages import load_rules_page

WIDEST_PROSE = 100
MOST_CHOICES = 8


def show_rules(game_id: str, rule_id: str | None, language: str) -> None:
    """Print a game's rules page, or one rule of it."""
    with Reporting(language):
        page = load_rules_page(find_game(game_id).id, Texts(language).language)
        text = page.text if rule_id is None else page.find(rule_id).text
        console = new_console()
        console.print(Markdown(text), width=min(console.width, WIDEST_PROSE))


def show_games() -> None:
    """List the games with their options, and the bots."""
    with Reporting():
        console = new_console()
        for id in game_ids():
            game = find_game(id)
            players = ", ".join(map(str, game.player_counts))
            console.print(f"{game.id}", style="bold", end="")
            console.print(f"  {game.title}, {players} players, rules {game.rules_version}, {game.content_version}")
            table = Table.grid(padding=(0, 2))
            for option in game.options:
                table.add_row(f"  --option {option.name}=…", _listed(option.choices), f"(default: {option.default})")
            console.print(table)
            console.print()
        console.print("bots", style="bold", end="")
        console.print(f"  {', '.join(bot_names())}")


def _listed(choices: tuple[str, ...]) -> str:
    """Return values of an option; of very many, the first ones and how many there are."""
    if len(choices) <= MOST_CHOICES:
        return ", ".join(choices)
    return f"{', '.join(choices[: MOST_CHOICES - 3])}, … ({len(choices)})"


def show_perft(
    game_id: str,
    depth: int,
    seed: str,
    players: int | None,
    options: list[str] | None,
    divide: bool,
    pack: Path | None,
) -> None:
    """Count the sequences of decisions under one deal, in all or by the first decision."""
    with Reporting() as reporting:
        game = chosen_game(reporting, game_id, pack)
        state = game.new_state(players or default_players(game), option_values(options))
        dealer = Dealer(seed)
        settle(state, dealer)
        if not divide or depth == 0 or state.waiting == OVER:
            print(perft(state, dealer, depth))
            return
        seat = state.deciders[0]
        total = 0
        for action, child in children(state, seat, state.legal(seat)):
            count = perft(child, dealer, depth - 1)
            total += count
            print(f"{game.action_text(state, seat, action)}: {count}")
        print(f"total: {total}")
