"""The page docs/opponents.md: the measurements of all levels, and whether the bars hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tradecraft.bots.arena import Tournament
from tradecraft.bots.arena.tournament import plan_tournament
from tradecraft.bots.protocol import Budget
from tradecraft.cli.arena import interval, score
from tradecraft.cli.pictures import FAINT, SEATS, draw, label, percent, rate_of, stroke, tournament_picture
from tradecraft.cli.tournaments import Job, Report
from tradecraft.core.registry import find_game
from tradecraft.locales import Texts

Data = dict[str, Any]

LEVELS = ("companion", "recruit", "handler", "officer", "station_chief", "spymaster")
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
"""The factor of games for groups without the slow bot, which take next to no time."""
SEED = "ladder"
TOLERANCE = 0.05
"""How far the lower bound of an interval may be below its bar."""


@dataclass(frozen=True)
class Setting:
    """A game on the ladder: the groups of bots that play each other, and the shares they must win.

    A bar names two bots, or one bot and ALL for its share of all games.
    """

    id: str
    title: str
    game: str
    players: int
    options: dict[str, str]
    groups: tuple[tuple[str, ...], ...]
    bars: tuple[tuple[str, str, float], ...]

    def tournament(self, budget: Budget) -> Tournament:
        """Return the tournament, with each deal played from all seats."""
        game = find_game(self.game)
        return plan_tournament(game, self.players, self.options, self.groups, SEED, budget, duplicate=True)

    def schedule(self, tournament: Tournament, games: int) -> list[Job]:
        """List the games to play, at least `games` for each group with the slow bot."""
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
"""The share that the spymaster must win against open_spiel's search."""

INTRODUCTION = """\
# Opponents

<!-- Written by `python -m bench.ladder`; change `bench/opponents.py` and run `python -m bench.ladder --render`. -->

Five levels play both games in every variant and with every number of players, and a companion that adapts to you. All
of them are honest: they are given what their seat may know and nothing else, and a search looks only into worlds made
from that.
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
TRIALS = """\
## Trials

What was tried to make the search stronger, and what it gave against `spymaster_1`, the spymaster as it was: duels on
paired deals with the sequential test of `tradecraft duel`. A trait that does not pass stays out of the levels. With
equal simulations the seconds show what a trait costs. They were measured on a busy machine and can only be compared
with each other.

- `guesses`: simulated opponents choose by their priors, from their own hand and the table, instead of being searched
  for with your hand in sight.
- `blind`: every other simulation is one from the view of an opponent, with your hand dealt anew; in yours they choose
  as they did there, so that they do not answer a hand they cannot see.
- `curiosity`, `ahead`: how much the search tries what it has seldom tried (1 in 1955, 0.3 in Vienna), and how many
  turns or rounds it plays on before it judges (2 in 1955, 1 in Vienna).
- `weights`: the linear weights of another file.
- `halves`: sequential halving among the likeliest choices, for small budgets.
- `discreet`: in Vienna simulated players know only their own plan, also where positions are played on.
- `beliefs`: worlds weigh as much as what the opponent did is likely in them (`bots/beliefs.py`).
- `mixes`: answers and homes in 1955 are chosen at random, each as often as the square of its simulations says.
- `net`, `net_alone`: a small network judges positions, after playing on as the linear weights do, or without.
"""
RELEASES = """\
## Releases

Each release's spymaster against that of the release before, at equal time.
"""
RELEASES_PICTURE = "images/opponents-releases.svg"
RELEASES_HEAD = (
    "| release | game | each decision | games | share | 95 % | tested | verdict |",
    "|---|---|---|---:|---:|---:|---|---|",
)
TRIED_BY_HAND = """\
The network of `net` in these trials had learned from 79,418 positions of 1,500 games what the linear weights say on
average after playing on four times. On games held out its loss beyond that of the targets was 0.0422, that of the
linear weights 0.0481. The one that is kept now has learned from 160,095 positions of 3,000 games (0.0396, linear
0.0465; `bench/training/war1955-normal`) and has not been tried. A judgement took 52 µs in one position where the linear
weights take 4. Nearly all of that are sums, so judging leaves in batches was not tried: without a package for arrays
there is little to gain.

`beliefs` passed its first test after 30 games. On other deals (seed `confirm`, 50 % against 60 %) it won 92 of 182
games and failed: together 112 of 212, which may be no gain at all. It stays out of the levels, and so does `mixes`.

Beliefs about the opponent's hand in 1955 were also tried outside the program: 128 hands, weighted by how likely today's
priors make the opponent's last 16 decisions with each of them (temperature 0.15, at least 2 %). A weighted hand shares
22.1 % of the opponent's hidden cards where one at random shares 19.8 %. That won 56 of 120 games at 60 simulations
each, 46.7 % (39–55): no gain. Which cards the table alone makes likely (the spy's place, tracks, what a card does)
tells next to nothing: 0.001 bits a card in 60 games.

Some settings were tried in 1955 on a busy machine, broken off before a test decided: `curiosity=0.5` won 54 of 116
games at 60 simulations each, 47 % (38–56), and `curiosity=0.25` 49 of 102, 48 % (39–57): no gain in sight. `blind` with
300 simulations, of which half are those of the opponent, won 6 of 22 games against 150, 27 % (14–47): opponents that
were searched for so little are too weak to be a warning. How it does with many more is not measured.

Two more ideas were tried at 150 and 100 simulations each (seed `tryout`), and broken off when no gain was in sight.
Playing on further before judging, `ahead=5` instead of 2, won 17 of 43 games of 1955, 40 % (26–54), and took 1.6 times
as long; `ahead=2` instead of 1 won 6 of 14 games of Vienna, 43 % (21–67). So play at a glance tells little beyond a
few turns. Opponents that play as officers do, without a look at your hand, with worlds weighed by what they did
(`exploit:officer` against `spymaster_1`), won 32 of 60 games of 1955, 53 % (41–65), and took 11 times as long.

"""
CALIBRATION = """\
## What the chances are worth

Whoever sees a chance of 30 % should win 3 games in 10. For each version of the program: how often a seat won, by the
chance it saw when it had to decide. That is the mean of what the knowledge about the game says, after playing on, in 16
worlds that fit what the seat knows. The Brier score is the mean square of what a chance was off by, beside that of even
chances; “off by” is how far the tenths are from what came of them, on average, of which a part is chance. Officers
played these games, and nothing was learned from them (`bench/calibration.py`).
"""
STEPS = """\
## The steps below the search

Levels without search need no time, so many games can be played: each level against the one under it, two players, each
deal from both seats. The tables further down were measured before `handler` came, and before `recruit` and `officer`
made the mistakes that people make; both were tuned to play as well as they did. The spymaster thought for half a second
then. Now it makes up to 6,000 simulations (4,000 with three players, 3,000 with four), about as many as an idle machine
made in that time in 1955 and in introductory Vienna with two players, and stops after a second in any case.
"""
STEPS_HEAD = ("| game | pair | games | won | share | 95 % |", "|---|---|---:|---:|---:|---:|")
ERRORS = """\
## Mistakes like those of people

`recruit` and `officer` now and then forget something: that the opponent may block, what the opponent threatens, that
payday comes (`tests/bots/test_slips.py` counts which and how often). Here each of them plays against the level as it
was before (`+former`), which erred at random alone; the share should be about a half.
"""
EXPLOITS = """\
## How they can be beaten

`tradecraft exploit LEVEL --game GAME --hours H` looks for the best response to a level: our search, with the level
itself asked what it would do in each position the search imagines, and with worlds weighed by what the level did. What
that wins is a lower bound of what can be won against the level, not a measure of honest play: no opponent at a table
can ask another what it would do. On Kuhn and Leduc poker the same code comes within 10 % of the exact best response to
uniform play, and it finds a planted weakness (`tests/bots/test_exploit.py`).

“Peeking” is what our search wins against the level with as many simulations if it sees all hands (`peek:spymaster_1`),
and the last column how much of that the best response wins with honest eyes. Above 100 % it is worth more to know how a
level plays than what it holds. `python -m bench.steps` measures all of it.
"""
EXPLOITS_HEAD = (
    "| game | level | games | exploiter : level | share | 95 % | peeking (games) | part of it |",
    "|---|---|---:|---:|---:|---:|---:|---:|",
)
TRIALS_HEAD = (
    "| step | trait | game | each decision | games | share | 95 % | tested | verdict | seconds, new : old |",
    "|---|---|---|---|---:|---:|---:|---|---|---:|",
)
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
    """A bar and its measurement; it holds if the share reaches it and the interval's lower bound nearly does."""

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
    """Return the verdicts on the bars of a setting."""
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


def render(
    data: Data,
    duel: Data | None,
    texts: Texts,
    trials: Data | None = None,
    steps: Data | None = None,
    calibration: Data | None = None,
) -> dict[str, str]:
    """Return the page and its pictures by their paths in docs/."""
    measured = [(setting, data["settings"][setting.id]) for setting in SETTINGS if setting.id in data["settings"]]
    pictures = {
        _picture(setting): tournament_picture(report, texts) for setting, report in measured if _has_all(report)
    }
    sections = [
        _levels(data, texts),
        *_steps(steps or {}),
        *(_section(setting, report) for setting, report in measured),
    ]
    if duel:
        sections.append(_duel(duel))
    if calibration:
        sections.append(_calibration(calibration))
    if trials:
        sections += _trials(trials)
        if released := [one for one in trials.values() if one["step"] == "release"]:
            pictures[RELEASES_PICTURE] = releases_picture(released)
    return {"opponents.md": "\n".join([*("\n".join(section) for section in sections), METHOD]), **pictures}


def _picture(setting: Setting) -> str:
    return f"images/opponents-{setting.id}.svg"


def _has_all(report: Report) -> bool:
    """Return whether enough bots played for a meaningful picture."""
    return len(report["standings"]) > 2


def _levels(data: Data, texts: Texts) -> list[str]:
    lines = [INTRODUCTION, "| level | | thinks |", "|---|---|---|"]
    for level in LEVELS:
        title, portrait = texts.get(f"bot-{level}"), texts.get(f"bot-{level}-portrait")
        lines.append(f"| `{level}` ({title}) | {portrait} | {_thinking_time(data, level)} |")
    return [*lines, USE]


def _thinking_time(data: Data, level: str) -> str:
    """Return the thinking time of a level per decision, over all settings."""
    standings = [one for report in data["settings"].values() for one in report["standings"] if one["bot"] == level]
    decisions = sum(one["decisions"] for one in standings)
    if not decisions:
        return "at once" if level == "handler" else "as you need" if level == "companion" else "-"
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


def _steps(steps: Data) -> list[list[str]]:
    """Return the sections about the steps below the search, about mistakes, and about how levels can be beaten."""
    ceilings = {(one["title"], one["b"]): one for one in steps.get("ceilings", [])}
    rows = {
        "steps": [_step_row(one, "a", "b") for one in steps.get("steps", [])],
        "errors": [_step_row(one, "a", "b") for one in steps.get("errors", [])],
        "exploits": [_exploit_row(one, ceilings.get((one["title"], one["b"]))) for one in steps.get("exploits", [])],
    }
    sections: list[list[str]] = []
    for name, heads in (
        ("steps", (STEPS, *STEPS_HEAD)),
        ("errors", (ERRORS, *STEPS_HEAD)),
        ("exploits", (EXPLOITS, *EXPLOITS_HEAD)),
    ):
        if rows[name]:
            sections.append([*heads, *rows[name], "", f"For example: {_measured(steps[name][0]['measured'])}\n"])
    return sections


def _step_row(one: Data, *names: str) -> str:
    bots = " – ".join(f"`{one[name]}`" for name in names)
    won = f"{one['wins_a']}:{one['wins_b']}" + (f" (={one['draws']})" if one["draws"] else "")
    return f"| {one['title']} | {bots} | {one['games']} | {won} | {percent(one['share_a'])} | {interval(one)} |"


def _exploit_row(one: Data, ceiling: Data | None) -> str:
    """Return a row about a level's best response, with the search that peeks if it was measured."""
    cells = "– | –"
    if ceiling:
        part = percent(one["share_a"] / ceiling["share_a"]) if ceiling["share_a"] else "–"
        cells = f"{percent(ceiling['share_a'])} ({ceiling['games']}) | {part}"
    return f"{_step_row(one, 'b')} {cells} |"


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


def _calibration(versions: Data) -> list[str]:
    lines = [CALIBRATION]
    tenths = [f"{10 * place}–{10 * place + 10} %" for place in range(10)]
    for version, settings in versions.items():
        lines += [f"| {version} | games | positions | Brier score | even chances | off by | {' | '.join(tenths)} |"]
        lines += [f"|---|{'---:|' * 15}"]
        for one in settings.values():
            won = {min(int(10 * tenth["foreseen"]), 9): percent(tenth["won"]) for tenth in one["tenths"]}
            cells = [one["title"], str(one["games"]), f"{one['positions']:,}", f"{one['brier']:.3f}"]
            cells += [f"{one['even'][0]:.3f}", f"{100 * one['off']:.1f} %"]
            lines.append(f"| {' | '.join([*cells, *(won.get(place, '–') for place in range(10))])} |")
        lines += ["", f"For example: {_measured(next(iter(settings.values()))['measured'])}", ""]
    return lines


def _trials(trials: Data) -> list[list[str]]:
    """Return the sections about trials and releases, as far as they were measured."""
    tried = {name: one for name, one in trials.items() if one["step"] != "release"}
    released = [one for one in trials.values() if one["step"] == "release"]
    sections: list[list[str]] = []
    if released:
        rows = [
            f"| {one['measured']['program']} | {_setting_of(one)}, {one['players']} players | {_effort(one)} "
            f"| {one['games']} | {percent(one['share_a'])} | {interval(one)} | {_tested(one)} | {one['verdict']} |"
            for one in released
        ]
        picture = f"![Each release's spymaster against that of the release before]({RELEASES_PICTURE})"
        sections.append([RELEASES, *RELEASES_HEAD, *rows, "", picture, ""])
    if tried:
        sections.append([TRIALS, *TRIALS_HEAD, *map(_trial_row, tried.values()), "", TRIED_BY_HAND])
    return sections


def releases_picture(released: list[Data]) -> str:
    """Draw the share that each release won against the one before, with its interval, beside what an even one wins."""
    width, row, left, top = 400, 26, 330, 56
    parts = [label(8, 22, "Each release against the one before", size=15)]
    for tenth in range(0, 11, 2):
        x = left + width * tenth / 10
        parts += [
            stroke(x, top - 14, x, top + row * len(released)),
            label(x, top - 20, f"{10 * tenth} %", "middle", FAINT),
        ]
    for place, one in enumerate(released):
        y = top + row * place + row / 2
        low, share, high, even = (
            left + width * part for part in (one["low"], one["share_a"], one["high"], 1 / one["players"])
        )
        name = f"{one['measured']['program'].split('-')[0]}: {_setting_of(one)}, {one['players']} players"
        parts += [label(left - 12, y + 4, name, "end"), stroke(even, y - 9, even, y + 9, FAINT, 2)]
        parts += [
            stroke(low, y, high, y, SEATS[1], 3),
            f'<circle cx="{share:.1f}" cy="{y:.1f}" r="5" fill="{SEATS[1]}"/>',
        ]
    return draw(left + width + 40, top + row * len(released) + 12, "Releases", parts)


def _trial_row(one: Data) -> str:
    cells = [
        one["step"],
        " ".join(f"`{trait}`" for trait in one["a"].split("+")[1:]),
        _setting_of(one),
        _effort(one),
        str(one["games"]),
        f"{100 * one['share_a']:.1f} %",
        interval(one),
        _tested(one),
        one["verdict"],
        f"{one['thinking_a']['seconds']:.3f} : {one['thinking_b']['seconds']:.3f}",
    ]
    return f"| {' | '.join(cells)} |"


def _setting_of(one: Data) -> str:
    variant = ", ".join(value for name, value in one["options"].items() if name in ("side", "version"))
    return f"{one['game']}, {variant}"


def _effort(one: Data) -> str:
    budget = one["budget"]
    return f"{budget['simulations']} simulations" if budget["simulations"] else f"{budget['milliseconds']} ms"


def _tested(one: Data) -> str:
    low, high = one["bars"]
    return f"{percent(low)} or {percent(high)}"
