"""Check the belief view on many games: how well calibrated is it, and how much does it know?

    python -m bench.beliefs --game war1955 --games 1000
    python -m bench.beliefs --game war1955 --games 1000 --moments 1
    python -m bench.beliefs --game vienna --games 1000 --players 3

Each finished game is a line in `bench/results/beliefs_GAME.jsonl`; a later run continues there. These games were not
used for tuning; games with lower numbers were. At some choices in the middle of each game, four unless `--moments` asks
for fewer, one seat's beliefs about every card and kind are compared with what the others really hold. The summary in
`bench/results/beliefs.json` has

- the calibration: how often beliefs were true, in ten bins, and the mean difference in percentage points;
- bits per card: how many bits likelier the true hand is than by the deal alone, per hidden card; and the same for the
  displayed bars, card by card.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from math import log2, sqrt
from pathlib import Path
from random import Random
from typing import Any

from bench.luck import Z, interval, rows_of
from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.beliefs import Memory
from tradecraft.bots.coach import Coach, find_coach
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.review.holdings import Belief, believe
from tradecraft.core.game import DECIDE, AnyGame, State, View
from tradecraft.core.match import begin_replay, replay
from tradecraft.core.record import Record
from tradecraft.core.registry import find_game

BOTS = ("officer",)
RESULTS = Path(__file__).parent / "results"
SEED = "beliefs"
FIRST = 117
"""The number of the first game."""
MOMENTS = 4
"""The most choices per game at which beliefs are compared; with fewer, which of these they are is drawn."""
BINS = 10
WAYS, WORLDS = 64, 256
"""How many histories are sampled for the true hand, and how many other hands it is compared with.

A hand may have come about in many ways, few of which explain the observed actions: with few samples it seems less
likely than it is.
"""
SURE = 1e-3
"""Probabilities are clipped by this, so that one surprise does not outweigh everything."""


def moments(game: AnyGame, record: Record, seat: int, places: Sequence[int]) -> Iterator[tuple[State, list[View]]]:
    """Yield the state and the seat's views at some of its choices in the middle half of a game."""
    match, memory = begin_replay(game, record), Memory()
    first, last = len(record.entries) // 4, 3 * len(record.entries) // 4
    wanted = {first + (last - first) * number // MOMENTS for number in places}
    is_due = False
    for number, _ in enumerate(replay(match, record), 1):
        if match.state.waiting != DECIDE:
            is_due |= number in wanted
            continue
        memory.see(game.view(match.state, seat))
        is_due |= number in wanted
        if is_due and seat in match.state.deciders:
            is_due = False
            yield match.state, memory.views


def bits_of(game: AnyGame, state: State, views: Sequence[View], seed: str) -> float | None:
    """Return how many bits likelier the true cards are than by the deal alone; None if actions reveal nothing."""
    knowledge = find_knowledge(game)
    evidence = knowledge.evidence(views) if knowledge is not None else None
    if evidence is None:
        return None
    rng = Random(seed)
    true = sum(evidence.likelihood(state, rng) for _ in range(WAYS)) / WAYS
    others = [evidence.likelihood(game.resample(views[-1], rng), rng) for _ in range(WORLDS)]
    return log2(true / (sum(others) / WORLDS))


def compare(coach: Coach, view: View, belief: Belief, state: State, bins: list[list[float]]) -> tuple[float, int]:
    """Add the beliefs to the bins; return the bits gained by the card bars, and the number of hidden cards."""
    gained, hidden = 0.0, 0
    for holding in belief.holdings:
        cards = coach.held(state, holding.seat)
        hidden += len(cards) - len(holding.certain)
        names = {coach.card_name(view, card) for card in cards}
        kinds = {kind for card in cards for kind in coach.kinds(view, card)}
        for likely in (*holding.kinds, *holding.cards):
            is_true = likely.what in kinds or likely.what in names
            place = min(BINS - 1, int(BINS * likely.chance))
            for number, one in enumerate((1.0, likely.chance, float(is_true))):
                bins[place][number] += one
        for likely in holding.cards:
            is_true = likely.what in names
            gained += _log(likely.chance, is_true) - _log(likely.dealt, is_true)
    return gained, hidden


def _log(chance: float, is_true: bool) -> float:
    chance = min(1 - SURE, max(SURE, chance))
    return log2(chance if is_true else 1 - chance)


def play_game(game: AnyGame, players: int, number: int, count: int) -> dict[str, Any]:
    """Play one game and compare beliefs with the truth at some moments."""
    series = plan_series(game, players, {}, BOTS, f"{SEED}/{number}")
    record = play(series, 0, keep_record=True).record
    assert record is not None
    coach, bins = find_coach(game), [[0.0, 0.0, 0.0] for _ in range(BINS)]
    seat = number // 2 % players
    bars, joint, effective, hidden = 0.0, 0.0, [], 0
    places = Random(f"{SEED}/{number}/moments").sample(range(MOMENTS), count)
    for state, views in moments(game, record, seat, places):
        belief = believe(game, views)
        gained, cards = compare(coach, views[-1], belief, state, bins)
        known = bits_of(game, state, views, f"{SEED}/{number}/{len(views)}")
        if cards:
            bars, hidden = bars + gained, hidden + cards
            joint += known or 0.0
            effective.append(belief.effective)
    return {"number": number, "bins": bins, "bars": bars, "joint": joint, "hidden": hidden, "effective": effective}


def summary(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Summarise a series."""
    bins = [[sum(row["bins"][place][part] for row in rows) for part in range(3)] for place in range(BINS)]
    total = sum(count for count, _, _ in bins)
    with_cards = [row for row in rows if row["hidden"]]
    return {
        "games": len(rows),
        "moments": sum(len(row["effective"]) for row in rows),
        "bins": [
            {"believed": round(believed / count, 4), "true": round(true / count, 4), "count": int(count)}
            for count, believed, true in bins
            if count
        ],
        "calibration_error_points": round(100 * sum(abs(believed - true) for _, believed, true in bins) / total, 3),
        "bits_a_card": ratio([(row["joint"], row["hidden"]) for row in with_cards]),
        "bits_a_card_of_the_bars": ratio([(row["bars"], row["hidden"]) for row in with_cards]),
        "effective_worlds": interval([one for row in with_cards for one in row["effective"]]),
    }


def ratio(parts: Sequence[tuple[float, int]]) -> list[float]:
    """Return the sum of the first parts divided by that of the second ones, and its 95 % interval."""
    whole = sum(second for _, second in parts)
    mean = sum(first for first, _ in parts) / whole
    off = sqrt(sum((first - mean * second) ** 2 for first, second in parts)) / whole
    return [round(one, 4) for one in (mean, mean - Z * off, mean + Z * off)]


def main() -> None:
    """Continue a series and summarise all series."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--moments", type=int, default=MOMENTS)
    chosen = parser.parse_args()
    game, path = find_game(chosen.game), RESULTS / f"beliefs_{chosen.game}.jsonl"
    known = {row["number"] for row in rows_of(path)}
    with open(path, "a", encoding="utf-8") as file:
        for number in range(FIRST, FIRST + chosen.games):
            if number not in known:
                row = play_game(game, chosen.players, number, chosen.moments)
                file.write(f"{json.dumps(row, separators=(',', ':'))}\n")
                file.flush()
    found = {
        one.stem.removeprefix("beliefs_"): summary(rows_of(one)) for one in sorted(RESULTS.glob("beliefs_*.jsonl"))
    }
    (RESULTS / "beliefs.json").write_text(f"{json.dumps(found, indent=2)}\n", "utf-8")
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
