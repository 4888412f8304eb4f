"""Check the luck and skill ledger on many games between three levels of bots.

    python -m bench.luck --game war1955 --games 1500
    python -m bench.luck --game vienna --games 500
    python -m bench.luck --game war1955 --games 2000 --how quick
    python -m bench.luck --game war1955 --games 600 --how officers

Each finished game is a line in `bench/results/luck_GAME.jsonl`; a later run continues there. The summary in
`bench/results/luck.json` gives the error of the sum of the terms, the mean luck with its interval, and how many games
it takes to tell two levels apart with luck removed, compared with the plain results.

`--how` says which levels play and how positions are judged; each way has a file of its own. `quick` has three levels
that do not search and judges positions at a glance. `officers` has officers and two levels that search, and officers
play each position on for eight rounds, many times; only moments before and after draws are judged, so all choices
between two draws are one term.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from itertools import combinations
from math import fsum, sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.knowledge import Knowledge, find_knowledge
from tradecraft.bots.knowledge.base import final_chances
from tradecraft.bots.review.ledger import Ledger, make_ledger
from tradecraft.bots.review.values import Effort, Evaluator, at_a_glance, played_by_officers, played_on, value_of
from tradecraft.core.game import CHANCE, AnyGame
from tradecraft.core.match import begin_replay, replay
from tradecraft.core.record import BY_CHANCE, Record
from tradecraft.core.registry import find_game

ROUNDS = 8
"""How many rounds officers play a position on."""


class Way(NamedTuple):
    """Who plays, how positions are judged, and whether only moments beside draws are."""

    levels: tuple[str, ...]
    evaluator: Callable[[Knowledge], Evaluator]
    effort: Effort
    is_coarse: bool = False


WAYS = {
    "usual": Way(("recruit", "officer", "station_chief"), played_on, Effort(draws=48, looks=16)),
    "quick": Way(("random", "recruit", "officer"), at_a_glance, Effort(draws=16, looks=1)),
    "officers": Way(
        ("officer", "station_chief", "spymaster@400"),
        lambda knowledge: played_by_officers(knowledge, ROUNDS),
        Effort(draws=64, looks=64),
        is_coarse=True,
    ),
}
RESULTS = Path(__file__).parent / "results"
SEED = "luck"
Z = 1.96


def ledger_of(
    game: AnyGame, record: Record, evaluate: Evaluator, effort: Effort, seed: str, is_coarse: bool = False
) -> tuple[Ledger, list[float]]:
    """Return the ledger of a record, and each seat's share of the victory.

    In a coarse one all draws from one choice to the next are a single term, and so are all choices between two draws.
    """
    match = begin_replay(game, record)
    rng = Random(seed)
    rounds, actors = [0], []
    values = [value_of(match.state, evaluate, rng, effort)]
    for number, step in enumerate(replay(match, record), 1):
        by_chance, is_last = step.entry.seat == BY_CHANCE, number == len(record.entries)
        if is_coarse and not is_last and by_chance == (match.state.waiting == CHANCE):
            continue
        values.append(value_of(match.state, evaluate, rng, effort))
        rounds.append(match.state.round)
        actors.append(step.entry.seat)
    return make_ledger(values, actors, rounds[:-1]), final_chances(match.state)


def pairs_of(how: str) -> list[tuple[str, str]]:
    """Return the pairs of bots, the weaker first."""
    return list(combinations(WAYS[how].levels, 2))


def play_game(game: AnyGame, evaluate: Evaluator, number: int, how: str) -> dict[str, Any]:
    """Play one game of the series; the pair and the first player change from game to game."""
    pairs = pairs_of(how)
    bots = pairs[number % len(pairs)]
    # Every game has a new deal, so that games are independent; seats swap after each round of pairs.
    turn = number // len(pairs) % 2
    seated = bots if turn == 0 else bots[::-1]
    record = play(plan_series(game, 2, {}, seated, f"{SEED}/{number}"), 0, keep_record=True).record
    assert record is not None
    way, seed = WAYS[how], f"{SEED}/{number}/values"
    ledger, shares = ledger_of(game, record, evaluate, way.effort, seed, way.is_coarse)
    strong = 1 - turn
    account = ledger.account(strong)
    off = max(
        abs(one.luck + one.own + one.others - (share - 0.5))
        for one, share in zip([ledger.account(0), ledger.account(1)], shares, strict=True)
    )
    return {"number": number, "bots": list(bots), "seat": strong, "off": off, **account.data()}


def run(id: str, games: int, how: str) -> None:
    """Play the missing games of a series, and write one line for each."""
    game = find_game(id)
    knowledge = find_knowledge(game)
    assert knowledge is not None
    evaluate = WAYS[how].evaluator(knowledge)
    path = RESULTS / f"luck_{id}{'' if how == 'usual' else f'_{how}'}.jsonl"
    known = {row["number"] for row in rows_of(path)}
    with open(path, "a", encoding="utf-8") as file:
        for number in range(games):
            if number not in known:
                row = play_game(game, evaluate, number, how)
                line = {key: round(one, 12) if isinstance(one, float) else one for key, one in row.items()}
                file.write(f"{json.dumps(line, separators=(',', ':'))}\n")
                file.flush()


def rows_of(path: Path) -> list[dict[str, Any]]:
    """Read the games of a series, ignoring an incomplete line."""
    if not path.exists():
        return []
    found = []
    for line in path.read_text("utf-8").splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def summary(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Summarise a series from the stronger bot's side of each pair."""
    pairs: dict[str, Any] = {}
    for weak, strong in dict.fromkeys(pair for how in WAYS for pair in pairs_of(how)):
        inside = [row for row in rows if row["bots"] == [weak, strong]]
        if len(inside) < 2:
            continue
        results, luck = [row["result"] for row in inside], [row["luck"] for row in inside]
        adjusted = [result - one for result, one in zip(results, luck, strict=True)]
        pairs[f"{strong} against {weak}"] = {
            "games": len(inside),
            "result": interval(results),
            "luck": interval(luck),
            "without_luck": interval(adjusted),
            "games_needed": round(variance(adjusted) / variance(results), 3) if variance(results) else None,
            "games_needed_with_part_of_luck": part_of_luck(results, luck),
        }
    all_luck = [row["luck"] for row in rows]
    return {
        "games": len(rows),
        "furthest_off": max(row["off"] for row in rows),
        "luck": interval(all_luck),
        "pairs": pairs,
    }


def part_of_luck(results: Sequence[float], luck: Sequence[float]) -> float | None:
    """Return the games needed if only a part of the luck is removed, fitted on the other half of the games.

    Luck is zero on average, and so is any fixed part of it; a part may work better where luck is overestimated.
    """
    halves = [(results[start::2], luck[start::2]) for start in (0, 1)]
    adjusted: list[float] = []
    for (some, its_luck), (others, their_luck) in zip(halves, halves[::-1], strict=True):
        if len(others) < 2 or not variance(their_luck):
            return None
        mean, mean_luck = fsum(others) / len(others), fsum(their_luck) / len(others)
        together = fsum((one - mean) * (two - mean_luck) for one, two in zip(others, their_luck, strict=True))
        part = together / (len(others) - 1) / variance(their_luck)
        adjusted += [one - part * two for one, two in zip(some, its_luck, strict=True)]
    return round(variance(adjusted) / variance(results), 3) if variance(results) else None


def interval(numbers: Sequence[float]) -> list[float]:
    """Return the mean and the bounds of its 95 % interval."""
    mean = fsum(numbers) / len(numbers)
    half = Z * sqrt(variance(numbers) / len(numbers))
    return [round(one, 4) for one in (mean, mean - half, mean + half)]


def variance(numbers: Sequence[float]) -> float:
    """Return the variance of some numbers."""
    mean = fsum(numbers) / len(numbers)
    return fsum((one - mean) ** 2 for one in numbers) / (len(numbers) - 1)


def main() -> None:
    """Continue a series and summarise all series."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--how", choices=WAYS, default="usual")
    chosen = parser.parse_args()
    run(chosen.game, chosen.games, chosen.how)
    found = {path.stem.removeprefix("luck_"): summary(rows_of(path)) for path in sorted(RESULTS.glob("luck_*.jsonl"))}
    (RESULTS / "luck.json").write_text(f"{json.dumps(found, indent=2)}\n", "utf-8")
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
