"""Plant blunders in games of strong bots, and check that the review finds and explains them.

    python -m bench.blunders --game war1955 --games 150
    python -m bench.blunders --game vienna --games 150
    python -m bench.blunders --game war1955 --games 60 --unplanted

In each game one choice of a bot is replaced by one that loses at least 15 points of win chance. The loss is measured by
playouts and not by the review: officers play both choices to the end from the same worlds, with the same draws. Some
options at some choices are first screened with few playouts; one that seems bad enough is then measured by 200 others,
and planted only if these say so too.

The review, at both depths, grades the planted choice from the player's view. It has found the blunder if it says
mistake or blunder. It has explained it if what it names first is true of the playouts: the theme is among the three in
which they differ most and surely, or a win or loss at once that it names happens in a quarter of them. With
`--unplanted` some of the real choices are reviewed in depth, and those called blunders are counted.

Each game is a line in `bench/results/blunders_GAME.jsonl` or `unplanted_GAME.jsonl`; a later run continues there. The
games themselves are kept in `build/`, and played again where they are missing.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from copy import copy
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bench.luck import rows_of
from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.arena.statistics import wilson
from tradecraft.bots.coach import consequences, find_coach, mean_and_error
from tradecraft.bots.judge import best_choice, deep_effort_for, effort_for
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.knowledge.base import final_chances
from tradecraft.bots.knowledge.learned import LearnedKnowledge
from tradecraft.bots.levels import ValueBot
from tradecraft.bots.protocol import Budget, find_bot
from tradecraft.bots.review.decisions import review_decision
from tradecraft.core.chance import Dealer, settle
from tradecraft.core.digest import view_hash
from tradecraft.core.game import DECIDE, OVER, AnyGame, State
from tradecraft.core.match import begin_replay
from tradecraft.core.record import Record, parse_record, print_record
from tradecraft.core.registry import find_game

LEVEL, PLAYER = "spymaster", "officer"
RESULTS = Path(__file__).parent / "results"
GAMES = Path(__file__).parents[1] / "build"
SEED = "blunders"
FIRST_GAME = 10_000
"""The number of the first game. The review was improved with games that have lower numbers."""
LEAST = 0.15
CONTINUATIONS = 200
PLACES = 12
"""How many choices of a game are tried to find a bad enough one."""
OPTIONS = 6
"""How many options of a choice are screened."""
SCREENED = 12
"""With how many playouts an option is screened."""
LOOKS = (25, 50, 100)
"""After how many playouts an option that is clearly not bad enough is dropped."""
FIRST = 3
"""What is named first must be among this many that differ most."""
SOON = 0.25
"""In what part of the playouts a win or loss at once must happen to be true."""
REVIEWED = 16
"""How many choices of an unchanged game are reviewed in depth."""
QUICK = Budget(simulations=160)
DEPTHS = ("standard", "deep")


class End(NamedTuple):
    """What a playout led to: the state two rounds later, or the end if that came before, and the share of a seat."""

    later: State
    share: float


class Playouts:
    """Playouts of the options of one choice: the same numbers lead to the same worlds and draws for all options."""

    def __init__(self, game: AnyGame, state: State, seat: int, seed: str) -> None:
        """Play on from what a seat sees in a state."""
        self.game = game
        self.view = game.view(state, seat)
        self.seat = seat
        self.seed = seed
        bot = find_bot(PLAYER, game)
        assert isinstance(bot, ValueBot)
        self.bot = bot
        self._ends: dict[tuple[int, int], End] = {}

    def end(self, action: int, number: int) -> End:
        """Return what an option leads to in one world."""
        key = action, number
        if key not in self._ends:
            world = self.game.resample(self.view, Random(f"{self.seed}/{number}"))
            self._ends[key] = self._play_on(world, action, f"{self.seed}/{number}")
        return self._ends[key]

    def losses(self, best: int, worse: int, first: int, last: int) -> list[float]:
        """Return how much of a victory an option loses against the best one in some worlds."""
        return [self.end(best, number).share - self.end(worse, number).share for number in range(first, last)]

    def _play_on(self, state: State, action: int, seed: str) -> End:
        """Play an option, then let officers who make no slips play all seats to the end."""
        rng, dealer = Random(seed), Dealer(seed)
        state.apply(self.seat, action)
        settle(state, dealer)
        begun = state.round
        later: State | None = None
        while state.waiting != OVER:
            if state.waiting == DECIDE:
                mover = state.deciders[0]
                legal = state.legal(mover)
                chosen = legal[0]
                if len(legal) > 1:
                    # The values are honest: they look at nothing in the state that the mover does not know.
                    chosen = self.bot.pick(legal, self.bot.values(state, mover, legal), rng)
                state.apply(mover, chosen)
            settle(state, dealer)
            if later is None and state.round > begun + 1:
                later = state.clone()
        return End(later or state, final_chances(state)[self.seat])


def loss_of(playouts: Playouts, best: int, worse: int) -> list[float]:
    """Return how much an option loses in each playout, fewer than all if it is clearly not bad enough."""
    found: list[float] = []
    for last in (*LOOKS, CONTINUATIONS):
        # Other worlds than those of the screening, which has picked an option that did badly in them.
        found += playouts.losses(best, worse, SCREENED + len(found), SCREENED + last)
        mean, error = mean_and_error(found)
        if mean + 2 * error < LEAST:
            break
    return found


def record_of(game: AnyGame, number: int) -> Record:
    """Return a game of strong bots; it is played once and kept."""
    path = GAMES / f"spymasters_{game.id}" / f"{number}.tcr"
    if path.exists():
        return parse_record(path.read_text("utf-8"))
    series = plan_series(game, 2, {}, (LEVEL,), f"{SEED}/{number}", budget=QUICK)
    record = play(series, 0, keep_record=True).record
    assert record is not None
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(print_record(record), "utf-8")
    return record


def plant(game: AnyGame, number: int) -> dict[str, Any]:
    """Plant one blunder in a game and review it."""
    record, rng = record_of(game, number), Random(f"{SEED}/{number}")
    knowledge, coach = find_knowledge(game), copy(find_coach(game))
    # Whatever surely changed counts here, even if it is too little to be spoken of.
    coach.least = 0.0
    assert isinstance(knowledge, LearnedKnowledge)
    choices = [place for place, entry in enumerate(record.entries) if entry.seat >= 0]
    rng.shuffle(choices)
    tried = 0
    for place in choices:
        state, seat = state_at(game, record, place), record.entries[place].seat
        legal = state.legal(seat)
        if len(legal) < 3:
            continue
        if tried == PLACES:
            break
        tried += 1
        best = game.action_from_text(state, seat, record.entries[place].text)
        others = [action for action in legal if action != best]
        playouts = Playouts(game, state, seat, f"{SEED}/{number}/{place}")
        bad = [
            action
            for action in rng.sample(others, min(OPTIONS, len(others)))
            if mean_and_error(playouts.losses(best, action, 0, SCREENED))[0] >= LEAST
        ]
        if not bad:
            continue
        worse = rng.choice(bad)
        losses = loss_of(playouts, best, worse)
        loss, error = mean_and_error(losses)
        if len(losses) < CONTINUATIONS or loss < LEAST:
            continue
        numbers = range(SCREENED, SCREENED + CONTINUATIONS)
        pairs = [(playouts.end(best, one).later, playouts.end(worse, one).later) for one in numbers]
        true = [reason.code for reason in consequences(coach, knowledge, pairs, seat)]
        themes = [code for code in true if code not in AT_ONCE][:FIRST]
        at_once = {code: at_once_in(pairs, seat, code) for code in AT_ONCE}
        row: dict[str, Any] = {"number": number, "entry": place + 1, "loss": round(loss, 4), "error": round(error, 4)}
        row |= {"true": themes, "at_once": at_once}
        for depth, effort in zip(DEPTHS, (effort_for(record.players), deep_effort_for(record.players)), strict=True):
            found = review_decision(game, knowledge, state, seat, worse, place + 1, effort)
            said = [reason.code for reason in found.consequences]
            row[depth] = {
                "grade": found.grade,
                "loss": round(found.loss, 4),
                "error": round(found.error, 4),
                "said": said,
                "is_named": bool(said) and (said[0] in themes or at_once.get(said[0], 0.0) >= SOON),
            }
        return row
    return {"number": number, "entry": None}


AT_ONCE = ("review_missed_win", "review_lost_at_once")


def at_once_in(pairs: Sequence[tuple[State, State]], seat: int, code: str) -> float:
    """Return in what part of the pairs only the better option wins at once, or only the worse one loses."""
    is_win = code == "review_missed_win"

    def happens(state: State) -> bool:
        return state.waiting == OVER and (seat in state.outcome().winners()) == is_win

    counted = [
        happens(better) > happens(worse) if is_win else happens(worse) > happens(better) for better, worse in pairs
    ]
    return round(sum(counted) / len(counted), 4)


def state_at(game: AnyGame, record: Record, place: int) -> State:
    """Return the state before an entry, counted from 0."""
    match = begin_replay(game, record)
    for entry in record.entries[:place]:
        match.enter(entry)
    return match.state


def look_at_unplanted(game: AnyGame, number: int) -> dict[str, Any]:
    """Review some choices of an unchanged game in depth; count those called blunders."""
    record, knowledge = record_of(game, number), find_knowledge(game)
    assert knowledge is not None
    effort = deep_effort_for(record.players)
    match, choices = begin_replay(game, record), []
    for place, entry in enumerate(record.entries):
        if entry.seat >= 0 and len(match.state.legal(entry.seat)) > 1:
            choices.append((place, match.state.clone()))
        match.enter(entry)
    rng = Random(f"{SEED}/{number}/unplanted")
    grades = []
    for place, state in rng.sample(choices, min(REVIEWED, len(choices))):
        entry = record.entries[place]
        action, view = game.action_from_text(state, entry.seat, entry.text), game.view(state, entry.seat)
        # The best choice is never called a blunder, and finding that it is the best one needs no full search.
        if best_choice(game, view, effort.simulations, view_hash(view)) == action:
            grades.append("fine")
        else:
            grades.append(review_decision(game, knowledge, state, entry.seat, action, place + 1, effort).grade)
    return {"number": number, "choices": len(grades), "blunders": grades.count("blunder")}


def summary(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Summarise a series."""
    if rows and "choices" in rows[0]:
        choices = sum(row["choices"] for row in rows)
        blunders = sum(row["blunders"] for row in rows)
        return {"games": len(rows), "choices": choices, "false_blunders": share(blunders, choices)}
    planted = [row for row in rows if row["entry"] is not None]
    found: dict[str, Any] = {"games": len(rows), "planted": len(planted)}
    for depth in DEPTHS:
        graded = [row[depth]["grade"] in ("mistake", "blunder") for row in planted]
        named = [row[depth]["is_named"] for row in planted]
        found[depth] = {
            "graded_mistake_or_blunder": share(sum(graded), len(planted)),
            "right_consequence": share(sum(named), len(planted)),
        }
    return found


def share(count: int, of: int) -> list[float]:
    """Return a count, the share that it is, and Wilson's interval for that."""
    found = wilson(count, of)
    return [count, *(round(one, 4) for one in (found.value, found.low, found.high))]


def summarise() -> dict[str, Any]:
    """Write and return the summary of all series."""
    paths = [*sorted(RESULTS.glob("blunders_*.jsonl")), *sorted(RESULTS.glob("unplanted_*.jsonl"))]
    found = {path.stem: summary(rows_of(path)) for path in paths}
    (RESULTS / "blunders.json").write_text(f"{json.dumps(found, indent=2)}\n", "utf-8")
    return found


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
        for number in range(FIRST_GAME, FIRST_GAME + chosen.games):
            if number not in known:
                row = look_at_unplanted(game, number) if chosen.unplanted else plant(game, number)
                file.write(f"{json.dumps(row, separators=(',', ':'))}\n")
                file.flush()
    print(json.dumps(summarise(), indent=2))


if __name__ == "__main__":
    main()
