"""Measure the table without a server in a browser, with the built client.

    python -m bench.pocket size                  what the page loads before it can be played offline
    python -m bench.pocket script --ref 6ca161c  how much the online table's first script grew with a commit, here the
                                                 one that introduced the table without a server
    python -m bench.pocket start --rounds 10     how long it takes until a game is offered, and until its first move is
                                                 asked for, in turn with Pyodide alone
    python -m bench.pocket thought               how long bots think about a decision, and how much they search
    python -m bench.pocket digests --games 500   whether games have the same digest after every entry as in CPython

The client must be built. The exit code is 1 if a bar does not hold. `digests` resumes an interrupted run: finished
games are kept in `build/pocket-digests.txt` until the built client changes.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

from bench.peers import ROOT
from tests.browser.browsers import WEB, started, visit
from tests.browser.serving import static_files
from tests.browser.test_pocket import KEPT, wait_until
from tests.cli.running import run
from tests.compiled.trace import tables
from tradecraft.bots.arena.series import plan_series, play
from tradecraft.core.record import print_record
from tradecraft.core.registry import find_game
from tradecraft.server.transport.routes.client import CLIENT

LOAD_BYTES = 7_500_000
GROWTH_BYTES = 3_000
START_RATIO = 1.5
LIMIT_MS = {"officer": 10, "station_chief": 500, "spymaster": 3000}
MOST = 0.9
"""The share of decisions that must be within the limit; others may be delayed by another program."""
SETTINGS: list[tuple[str, int, dict[str, str]]] = [
    ("war1955", 2, {}),
    ("vienna", 2, {}),
    ("vienna", 4, {"version": "advanced", "third_man": "yes"}),
]
COMPARED = ROOT / "build" / "pocket-digests.txt"
LOADING_MS = 240_000
PLAY = "article button.primary"
QUESTION = "[data-part=question]"
OPENED = "async ({ folder }) => { const { loadPyodide } = await import(`${folder}pyodide.mjs`);"
ALONE = f"""{OPENED} window.python = await loadPyodide({{ indexURL: folder }}); window.python.runPython('1 + 1'); }}"""
ENGINE = f"""{OPENED}
  const python = (window.python = await loadPyodide({{ indexURL: folder }}));
  const packed = (await fetch(folder.replace(/pyodide-[^/]*\\/$/, 'ARCHIVE'))).body;
  const files = await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  const text = (from, length) => new TextDecoder().decode(new Uint8Array(files, from, length)).replace(/\\0.*/s, '');
  for (let at = 0; text(at, 100); ) {{
    const path = ['/app', text(at + 345, 155), text(at, 100)].filter(Boolean).join('/');
    const size = parseInt(text(at + 124, 12), 8);
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    python.FS.writeFile(path, new Uint8Array(files, at + 512, size));
    at += 512 * (1 + Math.ceil(size / 512));
  }}
  python.runPython("import sys; sys.path.insert(0, '/app')");
  python.pyimport('tradecraft.pocket.structs').install();
}}"""
DIGESTS = """
from tradecraft.core.digest import digest
from tradecraft.core.match import begin_replay, replay
from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game_of

def digests(text):
    record = parse_record(text)
    match = begin_replay(find_game_of(record), record)
    return [digest(match.game, match.state) for _ in replay(match, record)]
"""
THOUGHT = """
import json
from random import Random
from time import perf_counter
from tradecraft.bots.protocol import find_bot
from tradecraft.core.chance import Dealer
from tradecraft.core.game import DECIDE, OVER
from tradecraft.core.match import Match
from tradecraft.core.registry import find_game
from tradecraft.pocket.commands import LESS_MS, MOST_MS, SLOWNESS
from tradecraft.server.bots.answers import move_of

def thought(id, players, options, bot, decisions, every, seed):
    # Officers play; at some of their decisions the bot is asked as the page asks it.
    game, found, rng = find_game(id), [], Random(seed)
    officer = find_bot('officer', game)
    while len(found) < decisions:
        match, dealer = Match(game, players, json.loads(options)), Dealer(str(rng.random()))
        while match.state.waiting != OVER and len(found) < decisions:
            if match.state.waiting != DECIDE:
                match.deal(dealer)
                continue
            seat = match.state.deciders[0]
            legal, view = match.state.legal(seat), game.view(match.state, seat)
            if len(legal) > 1 and rng.random() < 1 / every:
                began = perf_counter()
                told = move_of(game, view, legal, players=players, bot=bot, seed=str(rng.random()),
                               most_ms=LESS_MS.get(bot, MOST_MS), slowness=SLOWNESS)
                found.append((1000 * (perf_counter() - began), told.proof.simulations))
            match.act(seat, officer.choose(view, legal, rng))
    return json.dumps(found)
"""


def print_check(what: str, holds: bool) -> bool:
    print(f"{what}: {'holds' if holds else 'DOES NOT HOLD'}", flush=True)
    return holds


def one(pattern: str) -> str:
    """Return the name of the only match among the client's scripts."""
    (found,) = (CLIENT / "assets").glob(pattern)
    return found.name


def size() -> bool:
    """Add up the compressed files that the service worker caches, which is more than a first game needs."""
    worker = (CLIENT / "service-worker.js").read_text("utf-8")
    listed: list[str] = json.loads(re.findall(r"const FILES = (\[.*?\]);", worker)[0])
    kept = [CLIENT / name for name in listed if not name.endswith((".woff", ".woff2"))]
    total = sum(len(gzip.compress(path.read_bytes())) for path in kept)
    fonts = sum(path.stat().st_size for path in CLIENT.rglob("*latin-*.woff2") if "ext" not in path.name)
    print(f"{len(kept)} files, {total:,} bytes compressed; fonts of the Latin alphabet at most {fonts:,} more")
    return print_check(
        f"first load {(total + fonts) / 1e6:.2f} MB, at most {LOAD_BYTES / 1e6:.1f}", total + fonts <= LOAD_BYTES
    )


def first_script(assets: Path) -> int:
    """Return the compressed bytes of all scripts that the start page needs in English."""
    wanted = [next(assets.glob(pattern)) for pattern in ("index-*.js", "Home-*.js", "en-*.js")]
    for path in wanted:
        found = re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', path.read_text("utf-8"))
        wanted += [assets / name for name in found if assets / name not in wanted]
    return sum(len(gzip.compress(path.read_bytes())) for path in wanted)


def client_at(ref: str) -> Path:
    """Build the client of a commit; return its scripts."""
    folder = ROOT / "build" / "client-at" / ref.replace("^", "-before")
    assets = folder / CLIENT.relative_to(ROOT) / "assets"
    if not assets.exists():
        folder.mkdir(parents=True)
        packed = subprocess.run(["git", "archive", ref], cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=packed, check=True)
        (folder / "web" / "node_modules").symlink_to(WEB / "node_modules")
        path = os.pathsep.join((str(ROOT / ".venv" / "bin"), os.environ["PATH"]))
        command = ["npx", "vite", "build", "--logLevel", "error"]
        subprocess.run(command, cwd=folder / "web", env={**os.environ, "PATH": path}, check=True)
    return assets


def script(ref: str) -> bool:
    """Compare the first script before and after a commit, built with the same packages."""
    before, after, now = map(first_script, (client_at(f"{ref}^"), client_at(ref), CLIENT / "assets"))
    print(f"first script: {before:,} bytes before {ref}, {after:,} with it, {now:,} now")
    return print_check(f"grown by {after - before:,} bytes, at most {GROWTH_BYTES:,}", after - before <= GROWTH_BYTES)


@contextmanager
def page_with_engine(browser: Browser) -> Iterator[Page]:
    """Open a page with only the engine of the built client."""
    with static_files(CLIENT) as files, visit(browser, files.url) as context:
        page = context.new_page()
        page.set_default_timeout(LOADING_MS)
        page.goto("/robots.txt")
        folder = f"{files.url}/assets/{one('pyodide-*')}/"
        page.evaluate(ENGINE.replace("ARCHIVE", one("pocket-*.tgz")), {"folder": folder})
        yield page


def start(browser: Browser, rounds: int) -> bool:
    """Open the table, begin a game as soon as one is offered, and open plain Pyodide in turn, each as a new visitor."""
    offered: list[float] = []
    asked: list[float] = []
    bare: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        assert run("site", f"{folder}/site").exit_code == 0
        with static_files(Path(folder) / "site") as site, static_files(WEB / "node_modules" / "pyodide") as peer:
            for _ in range(rounds):
                with visit(browser, site.url, service_workers="allow") as context:
                    page = context.new_page()
                    page.set_default_timeout(LOADING_MS)
                    began = time.perf_counter()
                    page.goto("/")
                    page.locator(PLAY).first.wait_for()
                    offered.append(time.perf_counter() - began)
                    page.locator(PLAY).first.click()
                    page.locator(QUESTION).first.wait_for()
                    asked.append(time.perf_counter() - began)
                    # Nothing of this visit goes on beside the next.
                    wait_until(page, KEPT)
                with visit(browser, peer.url, service_workers="allow") as context:
                    page = context.new_page()
                    page.set_default_timeout(LOADING_MS)
                    began = time.perf_counter()
                    page.goto("/package.json")
                    page.evaluate(ALONE, {"folder": f"{peer.url}/"})
                    bare.append(time.perf_counter() - began)
    holds = []
    for what, times in (
        ("Pyodide alone", bare),
        ("a game is offered", offered),
        ("the first move is asked for", asked),
    ):
        print(f"{what} after", *(f"{one:.2f}" for one in times), f"s, {median(times):.2f} in the middle")
        if times is not bare:
            ratio = median(times) / median(bare)
            holds.append(print_check(f"{ratio:.2f} times Pyodide alone, at most {START_RATIO}", ratio <= START_RATIO))
    return all(holds)


def thought(browser: Browser, decisions: int, bots: list[str]) -> bool:
    """Time the bots in the page."""
    holds = []
    with page_with_engine(browser) as page:
        page.evaluate("(code) => { window.python.runPython(code) }", THOUGHT)
        for bot in bots:
            for id, players, options in SETTINGS:
                given = [id, players, json.dumps(options), bot, decisions, 5, f"{bot} {id}"]
                text = page.evaluate("(given) => window.python.globals.get('thought')(...given)", given)
                times, simulations = zip(*json.loads(text), strict=True)
                most, limit = sorted(times)[int(MOST * len(times))], LIMIT_MS[bot]
                figures = (
                    f"{bot}, {id} for {players}: {median(times):.1f} ms in the middle, {most:.1f} for {MOST:.0%}, "
                    f"{max(times):.1f} at most; {median(simulations):.0f} simulations in the middle; under {limit} ms"
                )
                holds.append(print_check(figures, most < limit))
    return all(holds)


def records(games: int, done: Collection[int]) -> Iterator[tuple[int, str]]:
    """Yield numbered games of all kinds, except those done: two random ones, then two between officers."""
    for number, (id, players, options) in enumerate(islice(cycle(tables()), games)):
        if number in done:
            continue
        bot = "officer" if number % 4 < 2 else "random"
        series = plan_series(find_game(id), players, options, (bot,), "pocket")
        record = play(series, number, keep_record=True).record
        assert record is not None
        yield number, print_record(record)


def compare(page: Page, text: str, here: Callable[[str], list[str]]) -> tuple[int, str]:
    """Return the number of entries of a record, and where the page has a different digest, if anywhere."""
    there = page.evaluate("(text) => window.python.globals.get('digests')(text).toJs()", text)
    ours = here(text)
    if len(there) != len(ours):
        return len(ours), f"{len(ours)} entries, in the page {len(there)}"
    wrong = [number for number, (one, other) in enumerate(zip(ours, there, strict=True), 1) if one != other]
    return len(ours), f"another digest after entry {wrong[0]}" if wrong else ""


def digests(browser: Browser, games: int, kept: Path | None = COMPARED) -> bool:
    """Compare the digests of games after every entry, in the page and here."""
    here: dict[str, Any] = {}
    exec(DIGESTS, here)
    version = one("pocket-*.tgz")
    lines = kept.read_text("utf-8").splitlines() if kept and kept.exists() else []
    done = {int(number): int(entries) for name, number, entries in map(str.split, lines) if name == version}
    entries = sum(count for number, count in done.items() if number < games)
    wrong = []
    with page_with_engine(browser) as page:
        page.evaluate("(code) => { window.python.runPython(code) }", DIGESTS)
        for number, text in records(games, done):
            count, problem = compare(page, text, here["digests"])
            entries += count
            if problem:
                wrong.append(f"game {number}: {problem}")
                print(wrong[-1], flush=True)
            elif kept:
                kept.parent.mkdir(exist_ok=True)
                with kept.open("a", encoding="utf-8") as file:
                    file.write(f"{version} {number} {count}\n")
            if number % 25 == 24:
                print(f"{number + 1} games, {entries:,} entries, {len(wrong)} differ", flush=True)
    return print_check(f"{games} games, {entries:,} entries, {len(wrong)} games differ", not wrong)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["size", "script", "start", "thought", "digests"])
    parser.add_argument("--ref", default="HEAD", help="the commit whose growth is measured")
    parser.add_argument("--rounds", type=int, default=10, help="how often both are started")
    parser.add_argument("--decisions", type=int, default=40, help="decisions of each bot in each kind of game")
    parser.add_argument("--bot", action="append", choices=list(LIMIT_MS), help="only this one; repeatable")
    parser.add_argument("--games", type=int, default=500, help="games whose digests are compared")
    asked = parser.parse_args()
    if asked.what == "size":
        return not size()
    if asked.what == "script":
        return not script(asked.ref)
    with started() as browser:
        if asked.what == "start":
            return not start(browser, asked.rounds)
        if asked.what == "thought":
            return not thought(browser, asked.decisions, asked.bot or list(LIMIT_MS))
        return not digests(browser, asked.games)


if __name__ == "__main__":
    sys.exit(main())
