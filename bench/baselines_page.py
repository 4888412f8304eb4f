"""The page of baselines and its pictures, made from the results."""

from typing import Any

from tradecraft.cli.pictures import FAINT, SEATS, draw, label, stroke

Data = dict[str, Any]

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640, 320, 60, 44, 46
ORDER = ("random", "officer", "station_chief", "open_spiel", "ppo", "dmc")
INTRODUCTION = """\
# Baselines

What simple players reach on two [tasks](environments.md#tasks), so that you have something to compare with.
`python -m bench.baselines` trains, plays and writes this page; it can be interrupted and goes on where it stopped. The
methods that learn are in `tradecraft.envs.learning`: numpy alone, a network with two hidden layers of 128, one process
on one core, from nothing, by self-play. The command gives each 60 minutes unless it is told otherwise; the table says
what each was given.

A share is of games won on the task's public deals, each played from both seats, with its 95 % interval by deals. Each
row of a method is a run with another seed. Minutes of learning are those of the processor; where the table says “by
the clock” they are not, and a load above the number of cores means that the run got only a part of them.
"""


def render(data: Data) -> dict[str, str]:
    """Return the page and its pictures by their names in docs/."""
    parts, files = [INTRODUCTION], {}
    for task, rows in sorted(data.items()):
        parts.append(f"## {task}\n")
        parts.append(_table(rows))
        curves = [(row["title"], row["curve"]) for row in _sorted(rows) if row.get("curve")]
        if curves:
            picture = f"images/baselines-{task}.svg"
            files[picture] = curve_picture(task, curves)
            parts.append(f"![Share of games won against officer by minutes of learning]({picture})\n")
        parts.append(_circumstances(rows))
    files["baselines.md"] = "\n".join(parts)
    return files


def _sorted(rows: Data) -> list[Data]:
    """Sort the players from the simplest up; runs of a method with other seeds follow the first."""
    return [rows[key] for name in ORDER for key in sorted(rows) if key.partition("-")[0] == name]


def _table(rows: Data) -> str:
    lines = [
        "| player | against random | games | against officer | games | learning | decisions |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in _sorted(rows):
        random, officer = row["against"]["random"], row["against"]["officer"]
        minutes = f"{row['learning_minutes']:g} min" if "learning_minutes" in row else "–"
        minutes += ", by the clock" if "learning_minutes" in row and "clock" not in row else ""
        decisions = f"{row['decisions']:,}" if "decisions" in row else "–"
        title = row["title"] + (f", seed {row['seed']}" if "seed" in row else "")
        lines.append(
            f"| {title} | {_share(random)} | {random['games']} | {_share(officer)} | {officer['games']} "
            f"| {minutes} | {decisions} |"
        )
    return "\n".join(lines) + "\n"


def _share(one: Data) -> str:
    return f"{100 * one['share']:.1f} % ({100 * one['low']:.0f}–{100 * one['high']:.0f})"


def _circumstances(rows: Data) -> str:
    lines = []
    for row in _sorted(rows):
        how = row["measured"]
        load = how.get("load")
        shared = "shared with other work" if load is None else f"load {load:g}"
        title = row["title"] + (f", seed {row['seed']}" if row.get("seed") else "")
        machine = f"{how['engine']}, Python {how['python']}, {how['cores']} cores, {shared}"
        lines.append(
            f"- {title}: `{how['command']}`, {how['date']}, tradecraft {how['tradecraft']} ({machine}); "
            f"evaluation {_evaluation(row)}."
        )
    return "\n".join(lines) + "\n"


def _evaluation(row: Data) -> str:
    if "processor_seconds" in row:
        return f"{row['processor_seconds']:g} s of processor time"
    return f"{row['playing_seconds']:g} s"


def curve_picture(task: str, curves: list[tuple[str, list[Data]]]) -> str:
    """Draw the share of games won over minutes of training: dashed against random, solid against officer.

    All seeds of a method share its colour.
    """
    longest = max(point["seconds"] for _, points in curves for point in points)
    colours = dict(zip(dict.fromkeys(title for title, _ in curves), SEATS, strict=False))
    floor = HEIGHT - BOTTOM

    def place(seconds: float, share: float) -> tuple[float, float]:
        return LEFT + (WIDTH - LEFT - 20) * seconds / longest, floor - (floor - TOP) * share

    parts = [label(LEFT, 22, f"{task}: share of games won, by minutes of learning")]
    for share in (0, 0.25, 0.5, 0.75, 1):
        _, y = place(0, share)
        parts += [stroke(LEFT, y, WIDTH - 20, y, FAINT), label(LEFT - 8, y + 4, f"{100 * share:.0f} %", "end", FAINT)]
    for minutes in range(0, int(longest / 60) + 1, max(1, int(longest / 60) // 6)):
        x, _ = place(60 * minutes, 0)
        parts.append(label(x, floor + 18, str(minutes), "middle", FAINT))
    for title, points in curves:
        colour = colours[title]
        for opponent, dash in (("random", ' stroke-dasharray="5 4"'), ("officer", "")):
            path = " ".join(
                f"{x:.1f},{y:.1f}"
                for x, y in (place(point["seconds"], point["shares"][opponent][0]) for point in points)
            )
            parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2"{dash} points="{path}"/>')
    for number, (title, colour) in enumerate(colours.items()):
        # Late and half way up there are no lines.
        x, y = WIDTH - 20 - 170 * (len(colours) - number), place(0, 0.65)[1]
        parts += [stroke(x, y, x + 26, y, colour), label(x + 34, y + 4, title, "start", colour)]
    parts.append(label(LEFT, HEIGHT - 8, "solid: against officer, dashed: against random", "start", FAINT))
    return draw(WIDTH, HEIGHT, f"Learning curves: {task}", parts)
