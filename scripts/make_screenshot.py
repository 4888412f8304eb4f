"""Draw docs/images/terminal.svg: the screen of the terminal client in the middle of an advanced game of Vienna.

    python scripts/make_screenshot.py              write the picture
    python scripts/make_screenshot.py --check      check that the picture is up to date

The table, the deal and the moves are fixed, so the picture is reproducible. The moves come from a simple player in this
script and not from a bot, so that the picture does not change whenever a bot improves.
"""

from __future__ import annotations

import argparse
import io
import re
import sys
from pathlib import Path
from random import Random

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from tradecraft.cli.commands import Turn
from tradecraft.cli.opening import Opened
from tradecraft.cli.play import Table
from tradecraft.cli.terminal import Screen
from tradecraft.core.chance import Dealer
from tradecraft.core.game import DECIDE
from tradecraft.core.match import Match
from tradecraft.core.registry import find_game
from tradecraft.games.vienna.rules import scoring
from tradecraft.games.vienna.rules.lookups import BITS, amounts, total
from tradecraft.games.vienna.rules.missions import is_met
from tradecraft.games.vienna.rules.phases import ACTION_III, ASK_ASSIGN
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.terminal.texts import TerminalTexts

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "images" / "terminal.svg"
WIDTH, HEIGHT = 120, 90
"""Size and colours are fixed, so that nothing depends on the current terminal."""
NAMES = ("Anna", "Katrin", "Ulrich", "Zoltan")
OPTIONS = {"version": "advanced", "feld_agents": "yes", "third_man": "yes", "first_player": "1"}
SEED = "8"
ROUND = 9
TITLE = "tradecraft play vienna --option version=advanced"
FONT = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"


def worth(state: ViennaState, seat: int) -> float:
    """Value the position of a seat in points, roughly: enough for a realistic game."""
    lookups, agents = state.lookups, state.agents[seat]
    belongings = 0.5 * state.shillings[seat] + 0.3 * total(state.bribes[seat]) + 1.5 * state.items[seat].bit_count()
    values = (lookups.value_at[space] for space in state.tokens)
    tiles = sum(count * value for count, value in zip(amounts(state.infos[seat]), values, strict=True))
    squares = sum(
        lookups.square_values[square] * ((agents & mask).bit_count() / mask.bit_count()) ** 2
        for square, mask in enumerate(lookups.square_masks)
        if state.open_squares & BITS[square]
    )
    missions = sum(3.0 if is_met(state, seat, lookups.missions[number]) else 1.0 for number in state.missions[seat])
    return scoring.score(state, seat) + belongings + tiles + 0.5 * squares + missions + agents.bit_count()


def prospect(state: ViennaState, seat: int, action: int) -> float:
    """Return the value after an action, including the best placement if it starts placing an agent."""
    after = state.clone()
    after.apply(seat, action)
    if after.deciders == (seat,) and after.stage == ACTION_III:
        return max(prospect(after, seat, choice) for choice in after.legal(seat))
    return worth(after, seat)


def choose(state: ViennaState, seat: int, rng: Random) -> int:
    """Return the action with the best prospect, with a little randomness."""
    if state.ask == ASK_ASSIGN:
        return rng.choice(state.legal(seat))
    values = {action: prospect(state, seat, action) + rng.random() for action in state.legal(seat)}
    return max(values, key=lambda action: values[action])


def mid_game() -> Match:
    """Play to a decision of the first player about placing an agent, in the middle of the game."""
    match = Match(find_game("vienna"), len(NAMES), OPTIONS, NAMES)
    dealer, rng = Dealer(f"{SEED}/deal"), Random(SEED)
    while True:
        match.deal(dealer)
        state = match.state
        assert isinstance(state, ViennaState)
        assert state.waiting == DECIDE, "the game ended before"
        seat = state.deciders[0]
        if state.round == ROUND and seat == 0 and match.game.decision(state, seat) == "place":
            return match
        match.act(seat, choose(state, seat, rng))


def screen_of(match: Match) -> Console:
    """Show the screen on which the first player decides."""
    console = Console(
        record=True,
        width=WIDTH,
        height=HEIGHT,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        no_color=False,
        markup=False,
        highlight=False,
        emoji=False,
        legacy_windows=False,
    )
    bots = dict.fromkeys(range(1, len(NAMES)), "greedy")
    texts = TerminalTexts("en")
    table = Table(Opened(match, SEED, bots), texts, Screen(console))
    turn = Turn(table, 0)
    table.screen.headline(turn.drawing.headline(turn.view))
    turn.show_log(max(number for number, step in enumerate(match.steps) if step.entry.seat == 0))
    table.screen.show("", *turn.drawing.situation(turn.view))
    turn.show_choices()
    table.screen.show(Text(f"{texts.get('terminal-prompt')}> ▂"))
    return console


def svg_format() -> str:
    """Return the library's SVG frame, with system fonts instead of web fonts."""
    without_fonts = re.sub(r"\s*(@font-face \{\{.*?\}\}|<!--.*?-->)", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    # Some viewers drop leading blanks without this attribute.
    return without_fonts.replace("Fira Code, monospace", FONT).replace("<svg ", '<svg xml:space="preserve" ', 1)


def draw() -> str:
    return screen_of(mid_game()).export_svg(title=TITLE, code_format=svg_format(), unique_id="terminal")


def main() -> int:
    parser = argparse.ArgumentParser(description="Draw the terminal client.")
    parser.add_argument("--check", action="store_true", help="write nothing, say whether the picture is up to date")
    drawn = draw()
    if parser.parse_args().check:
        is_fresh = PICTURE.exists() and PICTURE.read_text("utf-8") == drawn
        print(f"{PICTURE.name} is {'up to date' if is_fresh else 'out of date: run scripts/make_screenshot.py'}")
        return 0 if is_fresh else 1
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawn, "utf-8")
    print(f"{PICTURE.name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
