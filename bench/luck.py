"""Check the luck and skill ledger on many games between three levels of bots.

    python -m bench.luck --game war1955 --games 1500
    python -m bench.luck --game vienna --games 500
    python -m bench.luck --game war1955 --games 2000 --how quick
    python -m bench.luck --game war1955 --games 150 --how officers
    python -m bench.luck --game vienna --games 150 --how officers

Each finished game is a line in `bench/results/luck_GAME.jsonl`; a later run continues there. The summary in
`bench/results/luck.json` gives the error of the sum of the terms, the mean luck with its interval, and how many games
it takes to tell two levels apart with luck removed, compared with the plain results.

`--how` says which levels play and how positions are judged; each way has a file of its own. `quick` has three levels
that do not search and judges positions at a glance. `officers` has three neighbouring levels, and judges as reviews do:
officers play each position on, and it is judged after each round. There only moments before and after draws are judged,
so all choices between two draws are one term.

`games_needed` is how many games it takes to tell two levels apart, of those needed without removing luck: the variance
of what is left of the result, divided by that of the result. `games_needed_with_part_of_luck` is the same if a part of
luck is removed that was fitted on the other half of the games. Luck is zero on average, and so is any fixed part of it.
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
from tradecraft.bots.coach import Coach, find_coach
from tradecraft.bots.knowledge import Knowledge, find_knowledge
from tradecraft.bots.knowledge.base import final_chances
from tradecraft.bots.review.ledger import Ledger, make_ledger
from tradecraft.bots.review.values import Effort, Evaluator, at_a_glance, played_by_officers, played_on, value_of
from tradecraft.core.game import CHANCE, AnyGame
from tradecraft.core.match import begin_replay, replay
from tradecraft.core.record import BY_CHANCE, Record
from tradecraft.core.registry import find_game

RESAMPLES = 400
"""How many times games are drawn again for an interval."""


class Way(NamedTuple):
    """Who plays, how positions are judged, and whether only moments beside draws are."""

    levels: tuple[str, ...]
    evaluator: Callable[[Knowledge, Coach], Evaluator]
    effort: Effort
    is_coarse: bool = False


WAYS = {
    "usual": Way(
        ("recruit", "officer", "station_chief"),
        lambda knowledge, _: played_on(knowledge),
        Effort(draws=48, looks=16),
    ),
    "quick": Way(
        ("random", "recruit", "officer"), lambda knowledge, _: at_a_glance(knowledge), Effort(draws=16, looks=1)
    ),
    "officers": Way(
        ("handler", "officer", "station_chief"),
        lambda knowledge, coach: played_by_officers(knowledge, coach.ahead),
        Effort(draws=32, looks=32),
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
    evaluate = WAYS[how].evaluator(knowledge, find_coach(game))
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
            "games_needed": with_interval(inside, needed),
            "games_needed_with_part_of_luck": with_interval(inside, needed_with_part),
        }
    all_luck = [row["luck"] for row in rows]
    return {
        "games": len(rows),
        "furthest_off": max(row["off"] for row in rows),
        "luck": interval(all_luck),
        "pairs": pairs,
        "games_needed": with_interval(rows, needed),
        "games_needed_with_part_of_luck": with_interval(rows, needed_with_part),
    }


Rows = Sequence[dict[str, Any]]


def needed(rows: Rows) -> float | None:
    """Return the games needed with luck removed, of those needed otherwise."""
    return _left(rows, [1.0, 1.0])


def needed_with_part(rows: Rows) -> float | None:
    """Return the same if only a part of luck is removed, for each half of the games the one that fits the other."""
    parts = []
    for other in (1, 0):
        products = squares = 0.0
        for pair in by_pair(rows):
            inside = [(row["result"], row["luck"]) for row in pair[other::2]]
            if inside:
                mean, mean_luck = (fsum(column) / len(inside) for column in zip(*inside, strict=True))
                products += fsum((result - mean) * (luck - mean_luck) for result, luck in inside)
                squares += fsum((luck - mean_luck) ** 2 for _, luck in inside)
        if not squares:
            return None
        parts.append(products / squares)
    return _left(rows, parts)


def _left(rows: Rows, parts: Sequence[float]) -> float | None:
    """Return how much of the variance within pairs is left, removing a part of luck in each half of the games."""
    left = whole = 0.0
    for pair in by_pair(rows):
        if len(pair) < 2:
            continue
        results = [row["result"] for row in pair]
        rest = [row["result"] - parts[place % 2] * row["luck"] for place, row in enumerate(pair)]
        left += variance(rest) * (len(pair) - 1)
        whole += variance(results) * (len(pair) - 1)
    return left / whole if whole else None


def by_pair(rows: Rows) -> list[Rows]:
    """Return the games of each pair of levels."""
    pairs: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for row in rows:
        pairs.setdefault(tuple(row["bots"]), []).append(row)
    return list(pairs.values())


def with_interval(rows: Rows, measure: Callable[[Rows], float | None]) -> list[float] | None:
    """Return a measure of games and the bounds of its 95 % interval, by drawing games again within each pair."""
    value = measure(rows)
    if value is None:
        return None
    rng, found = Random(SEED), []
    for _ in range(RESAMPLES):
        again = [row for pair in by_pair(rows) for row in rng.choices(pair, k=len(pair))]
        one = measure(again)
        # Where all results are the same, nothing can be said.
        if one is not None:
            found.append(one)
    found.sort()
    low, high = found[len(found) // 40], found[len(found) - len(found) // 40 - 1]
    return [round(one, 3) for one in (value, low, high)]


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
