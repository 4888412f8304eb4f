"""Our strongest bot against open_spiel's own information-set search, with equal time per decision.

`python -m bench.open_spiel_duel --games 100` plays 1955 and Vienna, each deal from both seats, on one core. Finished
deals are kept in `results/duel/`, and a second run continues there. The result goes to
`results/open_spiel_duel.json`, which `python -m bench.ladder --render` writes into docs/opponents.md.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from bench.ladder import circumstances
from bench.peers import ROOT, peer_environment, run_worker
from tradecraft.bots.arena.statistics import win_rate

RESULTS = ROOT / "bench" / "results"
KEPT = RESULTS / "open_spiel_duel.json"
FOLDER = RESULTS / "duel"
BAR = 0.8
GAMES: dict[str, dict[str, Any]] = {
    "war1955": {"title": "1955, normal side", "game": "war1955", "options": {"side": "normal"}},
    "vienna": {"title": "Vienna, introductory, two players", "game": "vienna", "options": {}},
}

Deal = dict[str, Any]


def finished(path: Path, task: dict[str, Any]) -> dict[int, Deal]:
    """Read the finished deals of a duel, ignoring an incomplete line."""
    deals: dict[int, Deal] = {}
    lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
    for line in lines:
        if line.endswith("\n"):
            deal = json.loads(line)
            if deal["task"] == {**task, "deal": deal["task"]["deal"]}:
                deals[deal["task"]["deal"]] = deal
    if lines and not lines[-1].endswith("\n"):
        path.write_text("".join(lines[:-1]), "utf-8")
    return deals


def duel(python: str, name: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """Play the missing deals of a game, and return the report on all of them."""
    about = GAMES[name]
    task = {
        "game": about["game"],
        "options": about["options"],
        "bot": arguments.bot,
        "milliseconds": arguments.milliseconds,
        "seed": arguments.seed,
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.jsonl"
    deals = finished(path, task)
    for number in range(-(-arguments.games // 2)):
        if number not in deals:
            whole = {**task, "deal": number}
            played = run_worker(
                python, "bench.open_spiel_player", [json.dumps(whole)], {"PYTHONPATH": str(ROOT / "src")}
            )
            deals[number] = {"task": whole, **played}
            with path.open("a", encoding="utf-8") as file:
                file.write(f"{json.dumps(deals[number])}\n")
        games = [game for deal in deals.values() for game in deal["games"]]
        won = sum(game["share"] for game in games)
        print(f"{about['title']}: deal {number + 1}, {won:g} of {len(games)} games won", file=sys.stderr, flush=True)
    return report(about["title"], arguments.bot, list(deals.values()))


def report(title: str, bot: str, deals: list[Deal]) -> dict[str, Any]:
    """Return the report on the deals of a game."""
    games = [game for deal in deals for game in deal["games"]]
    decided = [[game["share"] for game in deal["games"] if game["share"] in (0, 1)] for deal in deals]
    rate = win_rate([(sum(shares), len(shares)) for shares in decided])
    return {
        "title": title,
        "open_spiel": deals[0]["open_spiel"],
        "games": len(games),
        "wins": sum(game["share"] == 1 for game in games),
        "losses": sum(game["share"] == 0 for game in games),
        "rate": {"value": rate.value, "low": rate.low, "high": rate.high},
        "margin": sum(game["margin"] for game in games) / len(games),
        "sides": [
            {"name": name, **costs([game[side] for game in games])}
            for side, name in (("ours", f"`{bot}`"), ("theirs", "open_spiel"))
        ],
    }


def costs(sides: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the cost of a decision for one side."""
    decisions = sum(side["decisions"] for side in sides) or 1
    return {
        "decisions": decisions,
        "seconds": {
            "mean": sum(side["seconds"] for side in sides) / decisions,
            "most": max(side["most"] for side in sides),
        },
        "simulations": sum(side["simulations"] for side in sides) / decisions,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games of each kind, at least")
    parser.add_argument("--milliseconds", type=int, default=500, help="for each decision, on both sides")
    parser.add_argument("--bot", default="spymaster")
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--only", choices=list(GAMES), help="play only this game")
    arguments = parser.parse_args()
    python, failed = peer_environment()
    if "open-spiel" in failed:
        print(f"open_spiel cannot be installed: {failed['open-spiel']}", file=sys.stderr)
        return 1
    names = [arguments.only] if arguments.only else list(GAMES)
    reports = [duel(python, name, arguments) for name in names]
    for one in reports:
        rate = one["rate"]
        holds = "holds" if rate["value"] >= BAR else "DOES NOT HOLD"
        measured = f"{100 * rate['value']:.0f} % ({100 * rate['low']:.0f}-{100 * rate['high']:.0f})"
        print(f"{one['title']}: {one['wins']}:{one['losses']}, {measured}; bar {100 * BAR:.0f} %: {holds}")
    if not arguments.only:
        command = f"python -m bench.open_spiel_duel --games {arguments.games}"
        result = {
            "open_spiel": reports[0]["open_spiel"],
            "milliseconds": arguments.milliseconds,
            "measured": circumstances(command),
            "games": reports,
        }
        KEPT.write_text(f"{json.dumps(result, indent=1)}\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
