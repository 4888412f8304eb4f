"""A review as a page of one file: it opens from disk, replays the game in words, and needs nothing else."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape

from tradecraft.bots.review import Review
from tradecraft.locales import Texts
from tradecraft.report.waterfall import waterfall
from tradecraft.report.words import Words

COLOURS = ("#a33b2e", "#22577a", "#8a6d1d", "#3d6b35")
CURVE_WIDTH, CURVE_HEIGHT = 480, 200

STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #222; background: #f6f1e5; margin: 0 auto; max-width: 52rem;
  padding: 1rem; }
h1, h2, h3 { line-height: 1.2; } h3 { font-size: 1rem; margin: 0 0 .3rem; }
svg { width: 100%; max-width: 44rem; height: auto; background: #fffdf6; }
section, article { margin: 1.5rem 0; }
article { background: #fffdf6; padding: .8rem 1rem; border-left: 4px solid #888; }
.blunder { border-color: #a33b2e; } .mistake { border-color: #c9762b; } .inaccuracy { border-color: #b9a22c; }
ul { margin: 0; padding-left: 1.2rem; } .replay { display: flex; gap: .5rem; align-items: center; flex-wrap: wrap; }
button { font: inherit; padding: .4rem 1rem; min-height: 44px; } input[type=range] { flex: 1; min-width: 8rem; }
#said { min-height: 4.5rem; background: #fffdf6; padding: .6rem 1rem; } .key { font-weight: bold; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; } th, td { text-align: right; padding: .2rem .5rem; }
th:first-child, td:first-child { text-align: left; } footer { font-size: .85rem; color: #555; }
figure { margin: 1rem 0; }
@media print { figure[data-from] { display: none; } figure[data-from]:last-of-type { display: block !important; }
  .replay, #said { display: none; } body { background: none; } article { break-inside: avoid; } }
"""
SCRIPT = """
const story = JSON.parse(document.getElementById('story').textContent);
const KEYS = { ArrowLeft: -1, ArrowRight: 1 };
const slide = document.getElementById('slide'), said = document.getElementById('said');
const mark = document.getElementById('mark'), width = Number(mark?.dataset.width ?? 0);
const pictures = [...document.querySelectorAll('[data-from]')];
function show(number) {
  const at = Math.max(0, Math.min(story.length, number));
  slide.value = at; said.replaceChildren();
  const head = document.createElement('strong');
  head.textContent = said.dataset.entry.replace('#1', at).replace('#2', story.length); said.append(head);
  for (const line of at ? story[at - 1] : []) {
    const part = document.createElement('div'); part.textContent = line; said.append(part);
  }
  const x = 40 + (width - 50) * at / Math.max(1, story.length);
  mark?.setAttribute('x1', x); mark?.setAttribute('x2', x);
  const seen = pictures.findLast((picture) => Number(picture.dataset.from) <= at);
  for (const picture of pictures) picture.hidden = picture !== seen;
}
slide.addEventListener('input', () => show(Number(slide.value)));
document.getElementById('back').addEventListener('click', () => show(Number(slide.value) - 1));
document.getElementById('forth').addEventListener('click', () => show(Number(slide.value) + 1));
for (const link of document.querySelectorAll('[data-entry-number]'))
  link.addEventListener('click', () => { show(Number(link.dataset.entryNumber));
    document.getElementById('replay').scrollIntoView(); });
addEventListener('keydown', ({ key }) => {
  if (document.activeElement !== slide && key in KEYS) show(Number(slide.value) + KEYS[key]);
});
show(0);
"""


def review_page(
    review: Review, words: Words, story: Sequence[Sequence[str]], title: str, verdict: str, version: str, language: str
) -> str:
    """Return the page; `story` tells in lines what happened at each entry, `version` which program made the review."""
    texts = words.texts
    players = range(review.ledger.players)
    fair = 1 / review.ledger.players
    parts = [f"<h1>{escape(title)}</h1><p>{escape(verdict)}</p>"]
    parts.append(f"<section><h2>{escape(texts.get('review-curve'))}</h2>{_curve(review, words)}")
    parts.append(_player(texts, len(story)))
    parts.append(f"</section><section><h2>{escape(texts.get('review-ledger'))}</h2>")
    parts.append(f"<p>{escape(texts.get('review-ledger-lead', fair=f'{100 * fair:.0f}'))}</p>")
    for seat in players:
        account = review.ledger.account(seat)
        parts.append(f"<h3>{escape(words.seat(seat))}</h3><p>{escape(' '.join(words.summary(seat)))}</p>")
        parts.append(waterfall(fair, words.parts(account), texts.get("review-result"), words.seat(seat)))
        parts.append(_by_round(words, seat))
    parts.append(f"</section><section><h2>{escape(texts.get('review-decisions'))}</h2><ul>")
    seats = sorted({decision.seat for decision in review.decisions})
    parts += [f"<li>{escape(words.counts(seat))}</li>" for seat in seats]
    parts.append("</ul>")
    worse = words.worse()
    if not worse:
        parts.append(f"<p>{escape(texts.get('review-no-decisions'))}</p>")
    for decision in worse:
        lines = "".join(f"<li>{escape(line)}</li>" for line in words.lines(decision, has_notation=False))
        parts.append(
            f'<article class="{decision.grade}"><h3><a href="#replay" data-entry-number="{decision.entry}">'
            f"{escape(words.heading(decision))}</a></h3><ul>{lines}</ul></article>"
        )
    parts.append("</section>")
    draws = review.turns_of_luck()
    if draws:
        lines = "".join(
            f'<li><a href="#replay" data-entry-number="{term.entry}">{escape(words.draw(term))}</a></li>'
            for term in draws
        )
        parts.append(f"<section><h2>{escape(texts.get('review-draws'))}</h2><ul>{lines}</ul></section>")
    parts.append(f"<footer>{escape(texts.get('review-note', version=version))}</footer>")
    return _page(parts, story, title, language)


def replay_page(
    story: Sequence[Sequence[str]],
    pictures: Sequence[tuple[int, str]],
    texts: Texts,
    title: str,
    verdict: str,
    notes: Sequence[str],
) -> str:
    """Return a page that replays a game; `pictures` are SVG, each with the number of entries after which it is so."""
    parts = [f"<h1>{escape(title)}</h1><p>{escape(verdict)}</p>", _player(texts, len(story))]
    parts += [f'<figure data-from="{entries}">{picture}</figure>' for entries, picture in pictures]
    parts.append(f"<footer>{'<br>'.join(map(escape, notes))}</footer>")
    return _page(parts, story, title, texts.language)


def _page(parts: Sequence[str], story: Sequence[Sequence[str]], title: str, language: str) -> str:
    # "</" must not end the script early, whatever a player is called.
    data = json.dumps([list(lines) for lines in story], ensure_ascii=False).replace("</", "<\\/")
    return (
        f'<!doctype html><html lang="{escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>{''.join(parts)}"
        f'<script type="application/json" id="story">{data}</script><script>{SCRIPT}</script></body></html>\n'
    )


def _curve(review: Review, words: Words) -> str:
    """Draw each seat's chance to win."""
    chances = review.chances
    width, height = CURVE_WIDTH, CURVE_HEIGHT
    across = (width - 50) / max(1, len(chances) - 1)
    lines: list[str] = []
    for quarter in range(5):
        y = 10 + (height - 20) * (1 - quarter / 4)
        lines.append(f'<line x1="40" x2="{width - 10}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        lines.append(f'<text x="34" y="{y + 4:.1f}" text-anchor="end" font-size="12">{25 * quarter} %</text>')
    for seat in range(review.ledger.players):
        path = " ".join(
            f"{40 + number * across:.1f},{10 + (height - 20) * (1 - row[seat]):.1f}"
            for number, row in enumerate(chances)
        )
        lines.append(f'<polyline points="{path}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2"/>')
    lines.append(
        f'<line id="mark" data-width="{width}" x1="40" x2="40" y1="10" y2="{height - 10}" stroke="#222" '
        'stroke-width="2"/>'
    )
    keys = " ".join(
        f'<span class="key" style="color:{COLOURS[seat]}">{escape(words.seat(seat))}</span>'
        for seat in range(review.ledger.players)
    )
    title = escape(words.texts.get("review-curve"))
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{title}" font-family="system-ui, sans-serif">'
        f"{''.join(lines)}</svg><p>{keys}</p>"
    )


def _by_round(words: Words, seat: int) -> str:
    """Draw up the ledger of a seat by round, as a table that is folded up."""
    texts = words.texts
    heads = "".join(f"<th>{escape(texts.get(f'review-{part}'))}</th>" for part in ("luck", "own", "others"))
    rows = "".join(
        f"<tr><td>{escape(name)}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
        for name, cells in words.rounds(seat)
    )
    return (
        f"<details><summary>{escape(texts.get('review-by-round'))}</summary><table><thead><tr><th></th>{heads}</tr>"
        f"</thead><tbody>{rows}</tbody></table></details>"
    )


def _player(texts: Texts, count: int) -> str:
    """Return the controls that replay the game in words."""
    entry = escape(texts.get("review-entry", entry="#1", count="#2"))
    return (
        f'<div class="replay" id="replay"><button id="back">{escape(texts.get("review-before"))}</button>'
        f'<input id="slide" type="range" min="0" max="{count}" value="0" '
        f'aria-label="{escape(texts.get("review-moves"))}">'
        f'<button id="forth">{escape(texts.get("review-after"))}</button></div>'
        f'<div id="said" data-entry="{entry}" aria-live="polite"></div>'
    )
