"""`duel`: a sequential test of one bot against another."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any

from tradecraft.bots.arena import Duel, PlayedGame, duel_report, judged, plan_duel, play
from tradecraft.bots.arena.duel import BARS
from tradecraft.bots.arena.series import Thinking
from tradecraft.cli.arguments import budget_of, chosen_game, option_values
from tradecraft.cli.errors import CommandError, Reporting
from tradecraft.cli.pictures import percent
from tradecraft.cli.processes import share_out
from tradecraft.cli.progress import watched
from tradecraft.cli.records import write_whole, writing
from tradecraft.cli.terminal import new_console
from tradecraft.cli.tournaments import program_id
from tradecraft.core.game import Outcome

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
    folder: Path | None = None,
) -> None:
    """Let two bots play until the test is decided, and print the result."""
    with Reporting() as reporting:
        game = chosen_game(reporting, game_id, pack)
        budget = budget_of(milliseconds, simulations)
        shares = checked_bars(bars, players) if bars else None
        duel = plan_duel(game, players, option_values(options), bots, seed, budget, games, shares)
        report = played_out(duel, workers, cluster, folder)
        if as_json:
            print(json.dumps(report))
        else:
            _show(report)


def checked_bars(bars: Bars, players: int) -> tuple[float, float]:
    """Return both shares with defaults filled in; raise CommandError unless they are in order."""
    low, high = (
        given if given is not None else known for given, known in zip(bars, BARS[min(players, 4)], strict=True)
    )
    if not 0 < low < high < 1:
        raise CommandError("bad_bars", low=f"{low:g}", high=f"{high:g}")
    return low, high


def played_out(duel: Duel, workers: int, cluster: str | None = None, folder: Path | None = None) -> dict[str, Any]:
    """Play pairs until the test is decided, or all of them, and report on them.

    With a folder, games are kept there and an interrupted duel goes on with them.
    """
    kept = KeptGames(folder, duel) if folder else None
    known = kept.read() if kept else []
    numbers = sorted(set(range(duel.most_games)) - {game.number for game in known})
    work: Iterator[PlayedGame] = share_out(partial(play, duel.series), numbers, workers, cluster=cluster)
    title = f"{duel.series.bots[0]} – {duel.series.bots[1]}, pairs"
    found = list(watched(judged(duel, chain(known, kept.keep(work) if kept else work)), duel.pairs, title))
    return duel_report(duel, [games for games, _ in found], found[-1][1])


class KeptGames:
    """The games of a duel in a folder, one per line; each version of the program has its own file."""

    def __init__(self, folder: Path, duel: Duel) -> None:
        """Find the file of a duel."""
        series = duel.series
        name = sha256(f"{program_id()} {series}".encode()).hexdigest()[:12]
        self.path = folder / f"{series.game}-{name}.jsonl"

    def read(self) -> list[PlayedGame]:
        """Return the games that were finished; what is left of an interrupted line is cut off."""
        if not self.path.exists():
            return []
        source = self.path.read_text("utf-8")
        whole = source[: source.rfind("\n") + 1]
        if whole != source:
            write_whole(self.path, whole)
        found: list[PlayedGame] = []
        for line in whole.splitlines():
            number, seating, ranking, thinking = json.loads(line)
            spent = tuple(Thinking(*one) for one in thinking)
            found.append(PlayedGame(number, tuple(seating), Outcome("", (), (), tuple(ranking)), 0, 0, None, spent))
        return found

    def keep(self, games: Iterator[PlayedGame]) -> Iterator[PlayedGame]:
        """Yield games once they are written down."""
        for game in games:
            thinking = [[one.decisions, one.seconds, one.longest, one.simulations] for one in game.thinking]
            line = json.dumps([game.number, game.seating, game.outcome.ranking, thinking])
            with writing(self.path):
                self.path.parent.mkdir(parents=True, exist_ok=True)
                with open(self.path, "a", encoding="utf-8") as file:
                    file.write(f"{line}\n")
            yield game


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
