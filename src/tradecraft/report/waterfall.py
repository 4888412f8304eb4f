"""The waterfall picture of a ledger: from the fair share by luck, own and others' choices to the result, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tradecraft.report.words import hundredths

WIDTH, ROW, LEFT, RIGHT = 640, 34, 230, 90
UP, DOWN, END = "#2f6f4f", "#a33b2e", "#2b2b2b"


def waterfall(fair: float, parts: Sequence[tuple[str, float, float]], result: str, title: str) -> str:
    """Draw the parts of a result one after the other; each is a name, a step and its error."""
    steps = [fair]
    for _, step, _ in parts:
        steps.append(steps[-1] + step)
    low, high = min(0.0, *steps), max(1.0, *steps)
    width = WIDTH - LEFT - RIGHT

    def at(share: float) -> float:
        return LEFT + (share - low) / (high - low) * width

    rows: list[str] = []
    for mark in (0.0, fair, 1.0):
        rows.append(
            f'<line x1="{at(mark):.1f}" x2="{at(mark):.1f}" y1="4" y2="{ROW * (len(parts) + 1)}" '
            'stroke="#bbb" stroke-dasharray="2 3"/>'
        )
    for number, (name, step, error) in enumerate(parts):
        y, first, last = ROW * number + 8, at(steps[number]), at(steps[number + 1])
        colour = UP if step >= 0 else DOWN
        rows.append(f'<text x="{LEFT - 10}" y="{y + 14}" text-anchor="end">{escape(name)}</text>')
        rows.append(
            f'<rect x="{min(first, last):.1f}" y="{y}" width="{max(1.0, abs(last - first)):.1f}" height="18" '
            f'fill="{colour}"/>'
        )
        rows.append(f'<text x="{WIDTH - RIGHT + 8}" y="{y + 14}">{hundredths(step)} ± {100 * error:.0f}</text>')
    y = ROW * len(parts) + 8
    rows.append(f'<text x="{LEFT - 10}" y="{y + 14}" text-anchor="end" font-weight="bold">{escape(result)}</text>')
    rows.append(
        f'<rect x="{at(0):.1f}" y="{y}" width="{max(1.0, at(steps[-1]) - at(0)):.1f}" height="18" fill="{END}"/>'
    )
    rows.append(f'<text x="{WIDTH - RIGHT + 8}" y="{y + 14}" font-weight="bold">{100 * steps[-1]:.0f} %</text>')
    height = ROW * (len(parts) + 1) + 10
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}" font-family="system-ui, sans-serif" font-size="14">'
        f"<title>{escape(title)}</title>{''.join(rows)}</svg>"
    )
