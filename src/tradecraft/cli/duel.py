"""`duel`: a sequential test of one bot against another."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

from tradecraft.bots.arena import Duel, duel_report, judged, plan_duel, play
from tradecraft.bots.arena.duel import BARS
from tradecraft.cli.arguments import budget_of, chosen_game, option_values
from tradecraft.cli.complaints import Complaint, Reporting
from tradecraft.cli.pictures import percent
from tradecraft.cli.processes import share_out
from tradecraft.cli.progress import watched
from tradecraft.cli.terminal import new_console

Bars = tuple[float | None, float | None]


def run_duel(
    game_id: str,
    bots: tuple[str, str],
    games: int,
    players: int,
    options: list[str] | None,
    milliseconds: int | None,
    simulations: int | None,
    bars: Bars | None,
    workers: int,
    cluster: str | None,
    seed: str,
    as_json: bool,
    pack: Path | None,
) -> None:
    """Let two bots play until the test is decided, and print the result."""
    with Reporting() as reporting:
        game = chosen_game(reporting, game_id, pack)
        budget = budget_of(milliseconds, simulations)
        shares = checked_bars(bars, players) if bars else None
        duel = plan_duel(game, players, option_values(options), bots, seed, budget, games, shares)
        report = played_out(duel, workers, cluster)
        if as_json:
            print(json.dumps(report))
        else:
            _show(report)


def checked_bars(bars: Bars, players: int) -> tuple[float, float]:
    """Return both shares with defaults filled in; complain unless they are in order."""
    low, high = (
        given if given is not None else known for given, known in zip(bars, BARS[min(players, 4)], strict=True)
    )
    if not 0 < low < high < 1:
        raise Complaint("bad_bars", low=f"{low:g}", high=f"{high:g}")
    return low, high


def played_out(duel: Duel, workers: int, cluster: str | None = None) -> dict[str, Any]:
    """Play pairs until the test is decided, or all of them, and report on them."""
    work = share_out(partial(play, duel.series), range(duel.most_games), workers, cluster=cluster)
    title = f"{duel.series.bots[0]} – {duel.series.bots[1]}, pairs"
    found = list(watched(judged(duel, work), duel.pairs, title))
    return duel_report(duel, [games for games, _ in found], found[-1][1])


def _show(report: dict[str, Any]) -> None:
    console = new_console()
    console.print(f"{report['a']} – {report['b']}: {report['game']}, {report['players']} players", style="bold")
    console.print(", ".join(f"{name} {value}" for name, value in report["options"].items()), style="dim")
    drawn = f", {report['draws']} drawn" if report["draws"] else ""
    console.print(f"{report['wins_a']}:{report['wins_b']}{drawn} in {report['games']} games ({report['pairs']} deals)")
    low, high = report["bars"]
    console.print(
        f"share of {report['a']}: {percent(report['share_a'])} "
        f"({100 * report['low']:.0f}–{100 * report['high']:.0f} at 95 %)"
    )
    console.print(f"{percent(low)} against {percent(high)}: {report['verdict']}", style="bold")
    for side in "ab":
        spent = report[f"thinking_{side}"]
        text = f"{report[side]}: {spent['seconds']:.3f} s, {spent['simulations']:.0f} simulations a decision"
        console.print(text, style="dim")
