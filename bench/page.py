"""Write the kept measurements into docs/performance.md, as tables, and docs/images/performance.svg.

Run `python -m bench.page` after `make bench` and copying `results/latest.json` to `results/kept.json`, or after
`python -m bench.envs --keep`. With `--check` it only checks that page and picture match the measurements.
"""

import json
import math
import sys
from typing import Any
from xml.sax.saxutils import escape

from bench import envs
from bench.peers import ROOT
from bench.report import COSTS, number, ratio_text, verdict

KEPT = ROOT / "bench" / "results" / "kept.json"
PAGE = ROOT / "docs" / "performance.md"
PICTURE = ROOT / "docs" / "images" / "performance.svg"
BEGIN, END = "<!-- measured -->\n", "<!-- end of what was measured -->\n"
ENVS_BEGIN, ENVS_END = "<!-- environments -->\n", "<!-- end of environments -->\n"

WIDTH, LEFT, BAR, GAP = 860, 230, 20, 8


def tables(report: dict[str, Any]) -> str:
    """Return the measurement in Markdown."""
    titles = {side["id"]: side["title"] for side in report["sides"]}
    rounds = f"{len(report['rounds'])} interleaved rounds"
    lines = [f"{report['date']}, {report['cpu']}, {report['system']}, one core, {rounds}.", ""]
    lines += ["| random games | version | Python | decisions/s | " + " | ".join(COSTS.values()) + " |"]
    lines += ["|---|---|---|---:|" + "---:|" * len(COSTS)]
    for side in report["sides"]:
        costs = side["costs"] or {}
        figures = [number(costs.get(what), 0 if what == "bytes" else 2) for what in COSTS]
        python = (side["python"] or "-").removeprefix("CPython ")
        rate = number(side["per_second"]["decisions"], 0)
        lines.append(f"| {side['title']} | {side['version'] or '-'} | {python} | {rate} | {' | '.join(figures)} |")
    lines += ["", "| ratio within a round | of | median | lowest | bar | |", "|---|---|---:|---:|---:|---|"]
    for pair in report["pairs"]:
        name = f"{titles[pair['ours']]} / {titles[pair['other']]}"
        figures = [ratio_text(pair[which]) for which in ("median", "min", "bar")]
        lines.append(f"| {name} | {pair['what']} | {' | '.join(figures)} | {verdict(pair)} |")
    lines += [f"\n{side['title']}: {side['missing']}" for side in report["sides"] if side["missing"]]
    return "\n".join(lines) + "\n"


def picture(report: dict[str, Any]) -> str:
    """Draw decisions per second as bars on a logarithmic scale."""
    sides = [side for side in report["sides"] if side["per_second"]["decisions"]]
    sides.sort(key=lambda side: -side["per_second"]["decisions"])
    height = 40 + len(sides) * (BAR + GAP)
    lowest, highest = 3, 7
    scale = (WIDTH - LEFT - 110) / (highest - lowest)
    font = 'font-family="sans-serif" font-size="13"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {font}>',
        "<title>Decisions per second in random games, on a logarithmic scale</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
    ]
    for power in range(lowest, highest):
        x = LEFT + (power - lowest) * scale
        parts.append(f'<line x1="{x:.0f}" y1="24" x2="{x:.0f}" y2="{height}" stroke="#dddddd"/>')
        parts.append(f'<text x="{x:.0f}" y="18" text-anchor="middle" fill="#555555">{10**power:,}/s</text>')
    for place, side in enumerate(sides):
        y = 32 + place * (BAR + GAP)
        rate = side["per_second"]["decisions"]
        width = (math.log10(rate) - lowest) * scale
        colour = "#8a8f98" if side["peer"] else "#9b2d30"
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + 15}" text-anchor="end" fill="#222222">{escape(side["title"])}</text>'
        )
        parts.append(f'<rect x="{LEFT}" y="{y}" width="{width:.0f}" height="{BAR}" fill="{colour}"/>')
        parts.append(f'<text x="{LEFT + width + 6:.0f}" y="{y + 15}" fill="#222222">{rate:,.0f}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def environments(report: dict[str, Any]) -> str:
    """Return the measurement of the environments in Markdown."""
    busy = f", busy (load {report['load']:g})" if report["load"] > report["cores"] else ""
    how = (
        f"`{report['command']}`, {report['date']}, tradecraft {report['version']} ({report['engine']}), "
        f"Python {report['python']}, PettingZoo {report['pettingzoo']}, {report['cores']} cores{busy}."
    )
    return f"{how}\n\n{envs.table(report)}\n"


def between(page: str, begin: str, end: str, text: str) -> str:
    """Replace the text between two marks of a page."""
    before, rest = page.split(begin)
    return before + begin + text + end + rest.split(end)[1]


def main() -> int:
    report = json.loads(KEPT.read_text("utf-8"))
    page = between(PAGE.read_text("utf-8"), BEGIN, END, tables(report))
    page = between(page, ENVS_BEGIN, ENVS_END, environments(json.loads(envs.KEPT.read_text("utf-8"))))
    wanted = {PAGE: page, PICTURE: picture(report)}
    if "--check" in sys.argv[1:]:
        stale = [str(path.relative_to(ROOT)) for path, text in wanted.items() if path.read_text("utf-8") != text]
        if stale:
            print(f"{' and '.join(stale)} differ from what is kept in bench/results: run python -m bench.page")
        return bool(stale)
    for path, text in wanted.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
