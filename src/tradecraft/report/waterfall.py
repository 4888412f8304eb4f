"""The waterfall picture of a ledger: from the fair share by luck, own and others' choices to the result, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tradecraft.report.words import hundredths

WIDTH, ROW, EDGE = 420, 46, 8
"""Each row has its name and figure above its bar, so that they can be read on a phone."""
UP, DOWN, END = "#2f6f4f", "#a33b2e", "#2b2b2b"


def waterfall(fair: float, parts: Sequence[tuple[str, float, float]], result: str, title: str) -> str:
    """Draw the parts of a result one after the other; each is a name, a step and its error."""
    steps = [fair]
    for _, step, _ in parts:
        steps.append(steps[-1] + step)
    low, high = min(0.0, *steps), max(1.0, *steps)
    width = WIDTH - 2 * EDGE

    def at(share: float) -> float:
        return EDGE + (share - low) / (high - low) * width

    rows: list[str] = []
    for mark in (0.0, fair, 1.0):
        rows.append(
            f'<line x1="{at(mark):.1f}" x2="{at(mark):.1f}" y1="4" y2="{ROW * (len(parts) + 1)}" '
            'stroke="#bbb" stroke-dasharray="2 3"/>'
        )
    for number, (name, step, error) in enumerate(parts):
        y, first, last = ROW * number + 24, at(steps[number]), at(steps[number + 1])
        colour = UP if step >= 0 else DOWN
        rows.append(f'<text x="{EDGE}" y="{y - 6}">{escape(name)}</text>')
        rows.append(
            f'<rect x="{min(first, last):.1f}" y="{y}" width="{max(1.0, abs(last - first)):.1f}" height="18" '
            f'fill="{colour}"/>'
        )
        figure = f"{hundredths(step)} ± {100 * error:.0f}"
        rows.append(f'<text x="{WIDTH - EDGE}" y="{y - 6}" text-anchor="end">{figure}</text>')
    y = ROW * len(parts) + 24
    rows.append(f'<text x="{EDGE}" y="{y - 6}" font-weight="bold">{escape(result)}</text>')
    rows.append(
        f'<rect x="{at(0):.1f}" y="{y}" width="{max(1.0, at(steps[-1]) - at(0)):.1f}" height="18" fill="{END}"/>'
    )
    share = f"{100 * steps[-1]:.0f} %"
    rows.append(f'<text x="{WIDTH - EDGE}" y="{y - 6}" text-anchor="end" font-weight="bold">{share}</text>')
    height = ROW * (len(parts) + 1) + 10
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}" font-family="system-ui, sans-serif" font-size="14">'
        f"<title>{escape(title)}</title>{''.join(rows)}</svg>"
    )
