"""The page about the opponents, docs/opponents.md: what was measured of the levels, and whether the bars hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tradecraft.bots.arena import Tournament
from tradecraft.bots.arena.tournament import plan_lineups
from tradecraft.bots.protocol import Budget
from tradecraft.cli.arena import interval, score
from tradecraft.cli.pictures import percent, rate_of, tournament_picture
from tradecraft.cli.tournaments import Job, Report
from tradecraft.core.registry import find_game
from tradecraft.locales import Texts

Data = dict[str, Any]

LEVELS = ("recruit", "officer", "station_chief", "spymaster")
PAIRS = (
    ("spymaster", "station_chief"),
    ("spymaster", "officer"),
    ("station_chief", "officer"),
    ("officer", "recruit"),
    ("officer", "random"),
    ("recruit", "random"),
)
SLOW = "spymaster"
MORE = 2
"""How many times as many games a group plays without the slow one: those take next to no time."""
SEED = "ladder"
TOLERANCE = 0.05
"""How far the low end of an interval may lie under its bar."""


@dataclass(frozen=True)
class Setting:
    """A game as it is played on the ladder: the groups that meet, and the shares they are to win.

    A bar names two bots, or one and ALL for its share of all games.
    """

    id: str
    title: str
    game: str
    players: int
    options: dict[str, str]
    groups: tuple[tuple[str, ...], ...]
    bars: tuple[tuple[str, str, float], ...]

    def tournament(self, budget: Budget) -> Tournament:
        """Return the games to be played, each deal from all seats."""
        game = find_game(self.game)
        return plan_lineups(game, self.players, self.options, self.groups, SEED, budget, duplicate=True)

    def schedule(self, tournament: Tournament, games: int) -> list[Job]:
        """List the games to be played, so many or a few more for each group with the slow one."""
        few = tournament.numbers(games)
        return [
            (group, number)
            for group, number in tournament.schedule(MORE * games)
            if number in few or SLOW not in self.groups[group]
        ]


ALL = ""
DUEL_BARS = (
    ("spymaster", "station_chief", 0.70),
    ("spymaster", "officer", 0.85),
    ("station_chief", "officer", 0.70),
    ("officer", "recruit", 0.70),
    ("officer", "random", 0.98),
)
SETTINGS = (
    Setting("vienna_introductory", "Vienna, introductory, two players", "vienna", 2, {}, PAIRS, DUEL_BARS),
    Setting("vienna_advanced", "Vienna, advanced, two players", "vienna", 2, {"version": "advanced"}, PAIRS, DUEL_BARS),
    Setting("war1955_normal", "1955, normal side", "war1955", 2, {"side": "normal"}, PAIRS, DUEL_BARS),
    Setting(
        "vienna_four",
        "Vienna, introductory, one spymaster among three officers",
        "vienna",
        4,
        {},
        (("spymaster", "officer"),),
        (("spymaster", ALL, 0.45),),
    ),
)
DUEL_BAR = 0.80
"""What the spymaster is to win against the search of open_spiel."""

INTRODUCTION = """\
# Opponents

<!-- Written by `python -m bench.ladder`; change `bench/opponents.py` and run `python -m bench.ladder --render`. -->

Four levels play both games in every variant and with every number of players. All of them are honest: they are given
what their seat may know and nothing else, and a search looks only into worlds made from that.
"""
USE = """
There are also `random` and `greedy`, for programs and tests. Play against a level with
`tradecraft play vienna --bots officer`, or choose it when you make a table in the browser. Type `hint` in a game in the
terminal to get advice. `tradecraft analyse FILE` tells where a finished game was won and lost.
"""
AGAINST_OPEN_SPIEL = """\
## Against open_spiel's search

`spymaster` against the information-set Monte Carlo tree search of open_spiel {open_spiel}, which plays our games
through an adapter (`bench/open_spiel_duel.py`): {milliseconds} ms for each decision on both sides, each deal from both
seats, one core.
"""
METHOD = """\
## How it is measured

Each deal is played from all seats, and all pairs play the same deals; pairs without the spymaster, whose games are
quick, play twice as many. Each game runs on one core. The intervals are at 95 %: Wilson's for wins, for as many
independent games as would vary as much as the deals do, and by bootstrap over deals for margins. A bar holds if the
share reaches it and the low end of its interval lies at most five points under it. Ratings are openskill's, as at the
tables of the server. Seconds and simulations are those of decisions with a choice.

To measure a bot of your own, put it into `src/tradecraft/bots/` and let it play:
`tradecraft arena vienna --players 2 --bots mine,officer --games 100 --duplicate`.
"""
BARS_HEAD = ("| bar | at least | measured | |", "|---|---:|---:|---|")
PAIRS_HEAD = (
    "| pair | games | won | of decided games | 95 % | margin, points | 95 % |",
    "|---|---:|---:|---:|---:|---:|---:|",
)
LEVELS_HEAD = ("| level | rating | s/decision, mean | most | simulations |", "|---|---:|---:|---:|---:|")
SIDES_HEAD = ("| side | s/decision, mean | most | simulations |", "|---|---:|---:|---:|")


@dataclass(frozen=True)
class Verdict:
    """A bar, what was measured, and whether it holds: the share reaches it, and the low end of its interval nearly."""

    name: str
    bar: float
    value: float
    low: float
    high: float

    @property
    def holds(self) -> bool:
        """Whether the bar holds."""
        return self.value >= self.bar and self.low >= self.bar - TOLERANCE

    def row(self) -> str:
        """Return the verdict as a row of a table."""
        measured = f"{percent(self.value)} ({100 * self.low:.0f}–{100 * self.high:.0f})"
        return f"| {self.name} | {percent(self.bar)} | {measured} | {'holds' if self.holds else '**does not hold**'} |"


def verdicts(setting: Setting, report: Report) -> list[Verdict]:
    """Return what became of the bars of a setting."""
    found: list[Verdict] = []
    for bot, other, bar in setting.bars:
        if other:
            rate = rate_of(report["pairs"], bot, other)
            name = f"`{bot}` beats `{other}`"
        else:
            share = next(one["share"] for one in report["standings"] if one["bot"] == bot)
            rate = share["value"], share["low"], share["high"]
            name = f"`{bot}` wins"
        if rate:
            found.append(Verdict(name, bar, *rate))
    return found


def render(data: Data, duel: Data | None, texts: Texts) -> dict[str, str]:
    """Return the page and its pictures by their paths in docs/."""
    measured = [(setting, data["settings"][setting.id]) for setting in SETTINGS if setting.id in data["settings"]]
    pictures = {
        _picture(setting): tournament_picture(report, texts) for setting, report in measured if _has_all(report)
    }
    sections = [_levels(data, texts), *(_section(setting, report) for setting, report in measured)]
    if duel:
        sections.append(_duel(duel))
    return {"opponents.md": "\n".join([*("\n".join(section) for section in sections), METHOD]), **pictures}


def _picture(setting: Setting) -> str:
    return f"images/opponents-{setting.id}.svg"


def _has_all(report: Report) -> bool:
    """Tell whether enough bots met for a picture to say something."""
    return len(report["standings"]) > 2


def _levels(data: Data, texts: Texts) -> list[str]:
    lines = [INTRODUCTION, "| level | | thinks |", "|---|---|---|"]
    for level in LEVELS:
        title, portrait = texts.get(f"bot-{level}"), texts.get(f"bot-{level}-portrait")
        lines.append(f"| `{level}` ({title}) | {portrait} | {_thinks(data, level)} |")
    return [*lines, USE]


def _thinks(data: Data, level: str) -> str:
    """Return how long a level thought about a decision, over all settings."""
    standings = [one for report in data["settings"].values() for one in report["standings"] if one["bot"] == level]
    decisions = sum(one["decisions"] for one in standings)
    if not decisions:
        return "-"
    seconds = sum(one["seconds"]["mean"] * one["decisions"] for one in standings) / decisions
    return f"{1000 * seconds:.0f} ms" if seconds >= 0.01 else "at once"


def _section(setting: Setting, report: Report) -> list[str]:
    lines = [f"## {setting.title}", "", *BARS_HEAD, *(verdict.row() for verdict in verdicts(setting, report))]
    lines += ["", *PAIRS_HEAD, *map(_pair_row, report["pairs"])]
    lines += ["", *LEVELS_HEAD]
    for one in sorted(report["standings"], key=lambda one: -one["rating"]["mu"]):
        rating = one["rating"]
        lines.append(f"| `{one['bot']}` | {rating['estimate']} ± {rating['margin']} | {_cost(one)} |")
    if _has_all(report):
        lines += ["", f"![{setting.title}: who beats whom, and the ratings]({_picture(setting)})"]
    return [*lines, "", f"{_measured(report['measured'])}\n"]


def _pair_row(pair: Report) -> str:
    rate, margin = pair["rate"], pair["margin"]
    cells = [
        f"`{pair['bot']}` – `{pair['other']}`",
        str(pair["games"]),
        score(pair),
        percent(rate["value"]),
        interval(rate),
        f"{margin['value']:+.1f}",
        f"{margin['low']:+.1f} … {margin['high']:+.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def _cost(one: Report) -> str:
    """Return what a decision costs a bot, as three cells of a table."""
    seconds = one["seconds"]
    return f"{seconds['mean']:.3f} | {seconds['most']:.3f} | {one['simulations']:,.0f}"


def _measured(how: Data) -> str:
    return f"`{how['command']}`, {how['date']}, Tradecraft {how['program']} ({how['engine']}), {how['machine']}."


def _duel(duel: Data) -> list[str]:
    lines = [AGAINST_OPEN_SPIEL.format(**duel), *BARS_HEAD]
    for one in duel["games"]:
        rate = one["rate"]
        name = f"{one['title']}: `spymaster` wins, {one['wins']}:{one['losses']} in {one['games']} games"
        lines.append(Verdict(name, DUEL_BAR, rate["value"], rate["low"], rate["high"]).row())
    lines += ["", *SIDES_HEAD]
    for one in duel["games"]:
        lines += [f"| {one['title']}, {side['name']} | {_cost(side)} |" for side in one["sides"]]
    return [*lines, "", f"{_measured(duel['measured'])}\n"]
