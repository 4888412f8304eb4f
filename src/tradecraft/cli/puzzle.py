"""`puzzle` and `puzzles`: solve puzzles in the terminal; find and check new ones."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from time import time

from rich.table import Table
from rich.text import Text

from tradecraft.cli.arguments import chosen_game, option_values
from tradecraft.cli.commands import LEAVING, REFUSAL, is_number
from tradecraft.cli.errors import CommandError, Reporting, printable
from tradecraft.cli.processes import share_out
from tradecraft.cli.progress import watched
from tradecraft.cli.terminal import LeftTable, Screen, drawing_on, new_console
from tradecraft.core.errors import Refused
from tradecraft.puzzles.mining import Mine
from tradecraft.puzzles.puzzle import Puzzle, find_puzzle, puzzle_of_the_day, puzzles
from tradecraft.terminal.drawing import numbered
from tradecraft.terminal.texts import TerminalTexts

SECONDS_A_DAY = 86_400


def show_puzzles(game: str | None, theme: str | None, as_json: bool, language: str) -> None:
    """List the puzzles of a game or a theme, or all."""
    with Reporting(language):
        found = _wanted(game, theme)
        if as_json:
            rows = [{"id": one.id, "game": one.game, "theme": one.theme, "difficulty": one.difficulty} for one in found]
            print(json.dumps({"puzzles": rows}))
            return
        texts, table = TerminalTexts(language), Table.grid(padding=(0, 2))
        for one in found:
            table.add_row(one.id, texts.get(f"puzzle-theme-{one.theme}"), Text(_difficulty(texts, one), "dim"))
        console = new_console()
        console.print(table)
        if found:
            console.print(texts.get("terminal-puzzle-begin", command=f"tradecraft puzzle {found[0].id}"))


def solve(id: str | None, game: str | None, theme: str | None, language: str) -> None:
    """Solve a puzzle: the one named, else today's of all or of a theme."""
    with Reporting(language):
        texts, screen = TerminalTexts(language), Screen()
        chosen = find_puzzle(id) if id else _today(_wanted(game, theme), game, theme)
        try:
            _attempt(chosen, texts, screen)
        except LeftTable:
            return


def _wanted(game: str | None, theme: str | None) -> list[Puzzle]:
    found = [one for one in puzzles() if game in (None, one.game) and theme in (None, one.theme)]
    if not found:
        raise CommandError("no_such_puzzles")
    return found


def _today(found: list[Puzzle], game: str | None, theme: str | None) -> Puzzle:
    day = int(time() // SECONDS_A_DAY)
    today = puzzle_of_the_day(day, game or "")
    return found[day % len(found)] if theme or today is None else today


def _difficulty(texts: TerminalTexts, puzzle: Puzzle) -> str:
    return texts.get(f"puzzle-{puzzle.difficulty}", rating=puzzle.finding.rating)


def _attempt(puzzle: Puzzle, texts: TerminalTexts, screen: Screen) -> None:
    match, seat = puzzle.position(), puzzle.seat
    game, state = match.game, match.state
    drawing = drawing_on(screen.console, match, texts)
    view = game.view(state, seat)
    screen.show("", *drawing.situation(view))
    theme = texts.get(f"puzzle-theme-{puzzle.theme}")
    screen.headline(f"{puzzle.id}: {theme}, {_difficulty(texts, puzzle)}")
    screen.show(Text(texts.get("puzzle-find"), "bold"))
    legal = state.legal(seat)
    notations = [game.action_text(state, seat, action) for action in legal]
    named = [game.action_data(state, seat, action) for action in legal]
    screen.show(numbered(notations, drawing.choices(view, named), drawing.width))
    while True:
        line = " ".join(screen.ask(f"{texts.get('terminal-prompt')}>").split())
        if line in LEAVING:
            raise LeftTable
        if is_number(line) and 1 <= int(line) <= len(notations):
            line = notations[int(line) - 1]
        try:
            action = game.action_from_text(state, seat, drawing.notation(line))
            reason = game.refusal(state, seat, action)
        except Refused as error:
            reason = error.reason
        if reason is None:
            break
        screen.show(Text(printable(drawing.reason(reason)), REFUSAL))
    answer = game.action_text(state, seat, action)
    solution = drawing.words.action(named[notations.index(puzzle.solution)])
    chance = puzzle.finding.others.get(answer)
    kind = "right" if answer == puzzle.solution else "wrong" if chance is None else "close"
    params = {"best": round(100 * puzzle.finding.chance), "chance": round(100 * (chance or 0))}
    screen.show("", Text(texts.get(f"puzzle-{kind}", solution=solution, **params), "bold"))
    for why in puzzle.finding.reasons:
        screen.show(f"  {printable(drawing.reason(why.reason()))}")
    alike = _wanted(puzzle.game, puzzle.theme)
    following = alike[(alike.index(puzzle) + 1) % len(alike)]
    screen.show("", texts.get("terminal-puzzle-next", command=f"tradecraft puzzle {following.id}"))


def mine_puzzles(
    game_id: str,
    games: int,
    folder: Path,
    players: int,
    options: list[str] | None,
    seed: str,
    most_per_theme: int,
    themes: list[str] | None,
    workers: int,
    cluster: str | None,
    as_json: bool,
) -> None:
    """Let strong bots play a number of games, and keep the puzzles found."""
    with Reporting() as reporting:
        game = chosen_game(reporting, game_id, None)
        chosen = game.resolve_options(players, option_values(options))
        mine = Mine(game, players, chosen, folder, seed, most_per_theme, tuple(themes or ()))
        share = partial(share_out, workers=workers, cluster=cluster)
        for _ in watched(mine.dig(games, share), games - mine.next_game, f"{game.title}, games"):
            pass
        if as_json:
            print(json.dumps({"games": mine.next_game, "puzzles": dict(mine.counts)}))
            return
        console = new_console()
        for theme, count in sorted(mine.counts.items()):
            console.print(f"{theme}: {count}")
