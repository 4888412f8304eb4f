"""Plant blunders in games of strong bots, and check that the review finds and explains them.

    python -m bench.blunders --game war1955 --games 300
    python -m bench.blunders --game vienna --games 300

In each game one choice of a bot is replaced by one that loses at least 15 points of win chance. The loss is measured by
playouts and not by the review: officers play both choices to the end from the same worlds, with the same draws. The
review, at standard depth, grades the planted choice from the player's view. It has found the blunder if it says mistake
or blunder. It has explained it if the theme it names first is among those in which the playouts differ most; an
immediate win or loss counts as explained. With `--unplanted` the real choices are reviewed in depth, and those called
blunders are counted.
Each game is a line in `bench/results/blunders_GAME.jsonl`; a later run continues there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from bench.luck import rows_of
from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.judge import deep_effort_for, mean_and_error
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.knowledge.base import final_chances
from tradecraft.bots.knowledge.learned import LearnedKnowledge
from tradecraft.bots.protocol import Bot, Budget, find_bot
from tradecraft.bots.review.coach import effects, find_coach
from tradecraft.bots.review.decisions import review_decision
from tradecraft.core.chance import Dealer, settle
from tradecraft.core.game import DECIDE, OVER, AnyGame, State
from tradecraft.core.match import begin_replay
from tradecraft.core.record import Record
from tradecraft.core.registry import find_game

LEVEL, PLAYER = "spymaster", "officer"
RESULTS = Path(__file__).parent / "results"
SEED = "blunders"
LEAST = 0.15
CONTINUATIONS = 200
TRIES = 6
"""How many choices of a game are tried to find a bad enough one."""
EARLY_STOP = 40
"""The number of playouts after which a choice that is clearly not bad enough is dropped."""
FIRST = 3
"""The first theme named must be among this many that differ most."""
QUICK = Budget(simulations=160)


def play_on(bot: Bot, game: AnyGame, state: State, seat: int, action: int, seed: str) -> tuple[State, State]:
    """Play a choice, then let a bot play all seats to the end; return the state two rounds later and the end."""
    state, rng, dealer = state.clone(), Random(seed), Dealer(seed)
    state.apply(seat, action)
    settle(state, dealer)
    begun, later = state.round, state.clone()
    while state.waiting != OVER:
        if state.waiting == DECIDE:
            mover = state.deciders[0]
            legal = state.legal(mover)
            chosen = legal[0] if len(legal) == 1 else bot.think(game.view(state, mover), legal, rng, Budget()).action
            state.apply(mover, chosen)
        settle(state, dealer)
        if state.round <= begun + 1 and state.waiting != OVER:
            later = state.clone()
    return later, state


def loss_of(
    bot: Bot, game: AnyGame, state: State, seat: int, best: int, worse: int, seed: str
) -> tuple[float, list[tuple[State, State]]]:
    """Return how much a choice loses against the best one in playouts, and the states both lead to."""
    shares: list[float] = []
    pairs: list[tuple[State, State]] = []
    view = game.view(state, seat)
    for number in range(CONTINUATIONS):
        world = game.resample(view, Random(f"{seed}/{number}"))
        ends = [play_on(bot, game, world, seat, action, f"{seed}/{number}") for action in (best, worse)]
        shares.append(final_chances(ends[0][1])[seat] - final_chances(ends[1][1])[seat])
        pairs.append((ends[0][0], ends[1][0]))
        if number + 1 == EARLY_STOP:
            mean, error = mean_and_error(shares)
            if mean + 2 * error < LEAST:
                break
    return sum(shares) / len(shares), pairs


def record_of(game: AnyGame, number: int) -> Record:
    """Play one game of strong bots."""
    series = plan_series(game, 2, {}, (LEVEL,), f"{SEED}/{number}", budget=QUICK)
    record = play(series, 0, keep_record=True).record
    assert record is not None
    return record


def plant(game: AnyGame, number: int) -> dict[str, Any]:
    """Plant one blunder in a game and review it."""
    record, rng = record_of(game, number), Random(f"{SEED}/{number}")
    knowledge, coach, bot = find_knowledge(game), find_coach(game), find_bot(PLAYER, game)
    assert isinstance(knowledge, LearnedKnowledge)
    choices = [place for place, entry in enumerate(record.entries) if entry.seat >= 0]
    for place in sorted(rng.sample(choices, min(TRIES, len(choices)))):
        match = begin_replay(game, record)
        for entry in record.entries[:place]:
            match.enter(entry)
        state, seat = match.state, record.entries[place].seat
        legal = state.legal(seat)
        if len(legal) < 3:
            continue
        best = game.action_from_text(state, seat, record.entries[place].text)
        worse = rng.choice([action for action in legal if action != best])
        loss, pairs = loss_of(bot, game, state, seat, best, worse, f"{SEED}/{number}/{place}")
        if loss < LEAST:
            continue
        found = review_decision(game, knowledge, state, seat, worse, place + 1)
        said = [reason.code for reason in found.consequences]
        true = [
            f"review_{'own' if effect.seat == seat else 'rival'}_{effect.theme}"
            for effect in effects(coach, knowledge, pairs, seat)[:FIRST]
        ]
        is_named = bool(said) and (said[0] in true or said[0] in ("review_missed_win", "review_lost_at_once"))
        return {
            "number": number,
            "entry": place + 1,
            "loss": round(loss, 4),
            "grade": found.grade,
            "reviewed_loss": round(found.loss, 4),
            "said": said,
            "true": true,
            "is_named": is_named,
        }
    return {"number": number, "entry": None}


def look_at_unplanted(game: AnyGame, number: int) -> dict[str, Any]:
    """Review the choices of an unchanged game in depth; count those called blunders."""
    record, knowledge = record_of(game, number), find_knowledge(game)
    assert knowledge is not None
    match, grades = begin_replay(game, record), []
    for place, entry in enumerate(record.entries):
        state = match.state
        if entry.seat >= 0 and len(state.legal(entry.seat)) > 1:
            action = game.action_from_text(state, entry.seat, entry.text)
            effort = deep_effort_for(record.players)
            grades.append(review_decision(game, knowledge, state, entry.seat, action, place + 1, effort).grade)
        match.enter(entry)
    return {"number": number, "choices": len(grades), "blunders": grades.count("blunder")}


def summary(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Summarise a series."""
    if rows and "choices" in rows[0]:
        choices = sum(row["choices"] for row in rows)
        blunders = sum(row["blunders"] for row in rows)
        return {"games": len(rows), "choices": choices, "false_blunders": round(blunders / max(1, choices), 4)}
    planted = [row for row in rows if row["entry"] is not None]
    count = max(1, len(planted))
    return {
        "games": len(rows),
        "planted": len(planted),
        "graded_mistake_or_blunder": round(sum(row["grade"] in ("mistake", "blunder") for row in planted) / count, 4),
        "right_consequence": round(sum(row["is_named"] for row in planted) / count, 4),
    }


def main() -> None:
    """Continue a series and summarise all series."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--unplanted", action="store_true")
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    path = RESULTS / f"{'unplanted' if chosen.unplanted else 'blunders'}_{chosen.game}.jsonl"
    known = {row["number"] for row in rows_of(path)}
    with open(path, "a", encoding="utf-8") as file:
        for number in range(chosen.games):
            if number not in known:
                row = look_at_unplanted(game, number) if chosen.unplanted else plant(game, number)
                file.write(f"{json.dumps(row, separators=(',', ':'))}\n")
                file.flush()
    paths = [*sorted(RESULTS.glob("blunders_*.jsonl")), *sorted(RESULTS.glob("unplanted_*.jsonl"))]
    found = {path.stem: summary(rows_of(path)) for path in paths}
    (RESULTS / "blunders.json").write_text(f"{json.dumps(found, indent=2)}\n", "utf-8")
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
