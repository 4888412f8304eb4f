"""Make missing golden records in tests/golden: finished matches that must replay forever.

    python scripts/make_golden.py              write missing records
    python scripts/make_golden.py --rewrite    rewrite all, each with its rules version
    python scripts/make_golden.py --digests    rewrite only their digests, after a change of the open view

Most are games between greedy bots, so that they resemble games of people. Games of Vienna hardly ever end by
exhaustion, so those records are steered: of many ways to draw and play a round, the one that moves the tokens most and
the investigator least is kept. Greedy bots hardly ever reach the time limit of 1955, so random bots play those games.
Draws are explicit in a record, so steered records are as valid as any other.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from tradecraft.bots.arena import plan_series, play
from tradecraft.core.contract import Move, random_move
from tradecraft.core.errors import BadRecord
from tradecraft.core.game import OVER, AnyGame, Outcome, State
from tradecraft.core.match import Match, begin_replay, load
from tradecraft.core.record import BY_CHANCE, Record, parse_record, print_record
from tradecraft.core.registry import find_game, find_game_of
from tradecraft.games.vienna.rules.lookups import TOKEN_ANY, total
from tradecraft.games.vienna.rules.phases import ASK_TOKEN
from tradecraft.games.vienna.rules.scoring import score
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.games.vienna.rules.tracks import BY_EXHAUSTION

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
NAMES = ("Anna", "Katrin", "Ulrich", "Zoltan")
VIENNA = find_game("vienna")
WAR1955 = find_game("war1955")

MOST_DEALS = 500
"""How many games between bots are searched for a wanted one."""
MOST_ATTEMPTS = 40
"""How often a steered game is restarted when it leads nowhere."""
MOST_ROUNDS = 60
TRIES = 1000
"""How many ways to play a round are tried in a steered game."""

HOPELESS = -1000.0
"""The promise of a game that can no longer end by exhaustion."""

ENOUGH_BRIBES = 8


@dataclass(frozen=True)
class Golden:
    """A record to make: its file, its table, and the condition on the match."""

    name: str
    players: int
    options: dict[str, str]
    wanted: Callable[[Outcome], bool] = bool
    bot: str = "greedy"
    shows: Callable[[Record], bool] = bool


def is_tie(outcome: Outcome) -> bool:
    return len(set(outcome.scores)) < len(outcome.scores)


def ends_by(reason: str) -> Callable[[Outcome], bool]:
    return lambda outcome: outcome.reason == reason


def is_refused_by_version_1(record: Record) -> bool:
    """Return whether a record depends on a change in version 2 of the rules."""
    try:
        load(find_game(record.game, 1), replace(record, rules=1))
    except BadRecord:
        return True
    return False


FELD = {"version": "advanced", "feld_agents": "yes"}

PLAYED = (
    Golden("two-players", 2, {}),
    Golden("two-players-tie", 2, {}, is_tie),
    Golden("two-players-random-flags", 2, {"flags": "random", "first_player": "2"}),
    Golden("two-players-third-man", 2, {"third_man": "yes", "first_player": "1"}),
    Golden("three-players", 3, {}),
    Golden("three-players-tie", 3, {}, is_tie),
    Golden("three-players-random-flags", 3, {"flags": "random", "first_player": "3"}),
    Golden("three-players-third-man", 3, {"third_man": "yes"}),
    Golden("four-players", 4, {}),
    Golden("four-players-random-flags", 4, {"flags": "random"}),
    Golden("four-players-third-man", 4, {"third_man": "yes"}),
    Golden("four-players-random-flags-third-man", 4, {"flags": "random", "third_man": "yes", "first_player": "4"}),
    Golden("advanced-two-players", 2, {"version": "advanced"}),
    Golden("advanced-two-players-feld", 2, {**FELD, "colours": "gyrb", "flags": "random"}),
    Golden("advanced-three-players-french-feld", 3, {**FELD, "colours": "byrg", "edition": "fr"}),
    Golden("advanced-three-players-third-man", 3, {"version": "advanced", "third_man": "yes"}),
    Golden("advanced-four-players-dutch", 4, {"version": "advanced", "edition": "nl"}),
    Golden("advanced-four-players-feld-third-man", 4, {**FELD, "colours": "rybg", "third_man": "yes"}),
    Golden("version-2-two-players", 2, {}),
    Golden("version-2-draws-come-first", 2, {"version": "advanced"}, shows=is_refused_by_version_1),
)
PLAYED_1955 = (
    Golden("three-countries", 2, {}, ends_by("three_countries")),
    Golden("home-lost", 2, {}, ends_by("home_lost")),
    Golden("short-three-countries", 2, {"side": "short", "first_player": "1"}, ends_by("three_countries")),
    Golden("short-home-lost", 2, {"side": "short", "first_player": "2"}, ends_by("home_lost")),
    Golden("attack-counters-assault", 2, {"attack_counters_assault": "on"}),
    Golden("no-time-limit", 2, {"time_limit": "off"}),
    Golden("random-moves", 2, {"attack_counters_assault": "on"}, bot="random"),
    Golden("random-moves-short", 2, {"side": "short"}, bot="random"),
    Golden("random-moves-home-lost", 2, {}, ends_by("home_lost"), "random"),
    Golden("random-moves-time-limit", 2, {}, ends_by("time_limit"), "random"),
    Golden("random-moves-draw", 2, {}, ends_by("draw"), "random"),
    Golden("version-2-three-countries", 2, {}, ends_by("three_countries")),
    Golden("version-2-random-moves-short", 2, {"side": "short"}, bot="random"),
)
STEERED = (
    Golden("two-players-exhaustion", 2, {}),
    Golden("three-players-exhaustion-third-man", 3, {"third_man": "yes"}),
    Golden("four-players-exhaustion-random-flags", 4, {"flags": "random"}),
    Golden("advanced-two-players-exhaustion", 2, {"version": "advanced"}),
)


def between_bots(game: AnyGame, golden: Golden) -> Record:
    """Return the first wanted game between bots."""
    series = plan_series(game, golden.players, golden.options, (golden.bot,), f"golden/{golden.name}")
    for number in range(MOST_DEALS):
        played = play(series, number, keep_record=True)
        if golden.wanted(played.outcome) and played.record is not None and golden.shows(played.record):
            return played.record
    sys.exit(f"{golden.name}: none of {MOST_DEALS} games is as wanted")


def steered(game: AnyGame, golden: Golden) -> Record:
    """Return a game of Vienna that ends by exhaustion."""
    for attempt in range(MOST_ATTEMPTS):
        match = Match(game, golden.players, golden.options)
        rng = Random(f"golden/{golden.name}/{attempt}")
        moves = best_round(match.state, rng)
        while moves and match.state.round < MOST_ROUNDS:
            for move in moves:
                carry_out(match, move)
            moves = best_round(match.state, rng)
        if match.state.waiting == OVER and match.state.outcome().reason == BY_EXHAUSTION:
            return match.record()
    sys.exit(f"{golden.name}: none of {MOST_ATTEMPTS} games ends by exhaustion")


def carry_out(match: Match, move: Move) -> None:
    if move.seat == BY_CHANCE:
        match.draw(list(move.drawn))
    else:
        match.act(move.seat, move.action)


def best_round(state: State, rng: Random) -> list[Move]:
    """Return the best of many random ways to finish the round or the game, if a good one is found."""
    best: list[Move] = []
    best_value = HOPELESS
    for _ in range(TRIES if state.round else 1):
        world = state.clone()
        assert isinstance(world, ViennaState)
        moves: list[Move] = []
        while world.waiting != OVER and (world.round == state.round or not moves):
            move = likely_move(world, rng)
            move.make(world)
            moves.append(move)
        value = promise(world)
        if value > best_value:
            best, best_value = moves, value
    return best


def likely_move(state: ViennaState, rng: Random) -> Move:
    """Return a random move, or the best token once the investigator cannot move again this round."""
    if state.flipped and state.ask == ASK_TOKEN:
        choices = [Move(state.active, action, ()) for action in state.legal(state.active)]
        return max(choices, key=lambda choice: promise_after(state, choice))
    return random_move(state, rng)


def promise_after(state: ViennaState, move: Move) -> float:
    world = state.clone()
    move.make(world)
    return promise(world)


def promise(state: ViennaState) -> float:
    """Return how close a game is to exhaustion: above all, few thresholds left per step left."""
    lookups = state.lookups
    steps_left = lookups.end_spaces[state.players] - 1 - state.investigator
    last_value = lookups.value_at[lookups.last_space]
    thresholds_left = sum(last_value - lookups.value_at[space] for space in state.tokens)
    if thresholds_left and steps_left <= 0:
        return HOPELESS
    seats = range(state.players)
    helpers = sum(lookups.then[card] == TOKEN_ANY for drawers in state.drawers for card in drawers)
    bribes = sum(min(total(state.bribes[seat]), ENOUGH_BRIBES) for seat in seats)
    points = sum(score(state, seat) for seat in seats)
    pace = thresholds_left / steps_left if thresholds_left else 0.0
    return 0.01 * sum(state.tokens) + 0.05 * helpers + 0.003 * bribes + 0.0003 * points - pace


def note_of(outcome: Outcome) -> str:
    """Return the note about the end of the match, which the test of the record checks."""
    scores, places = (" ".join(map(str, numbers)) for numbers in (outcome.scores, outcome.ranking))
    return f"ended {outcome.reason}, scores {scores}, places {places}"


def write(path: Path, record: Record) -> None:
    note = note_of(load(find_game_of(record), record).state.outcome())
    named = replace(record, seats=NAMES[: record.players], notes=(note,))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(print_record(named), "utf-8", newline="\n")
    print(f"{path.name}: {note}")


def write_digests() -> None:
    """Rewrite the digests; the outcomes must stay the same."""
    for path in sorted(FOLDER.rglob("*.tcr")):
        record = parse_record(path.read_bytes())
        match = begin_replay(find_game_of(record), record)
        for entry in record.entries:
            match.enter(entry)
        if match.state.waiting != OVER or record.notes[0] != note_of(match.state.outcome()):
            sys.exit(f"{path.name}: the match does not end as it did")
        path.write_text(print_record(match.record()), "utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the golden records that are missing.")
    parser.add_argument("--rewrite", action="store_true", help="make all of them again")
    parser.add_argument("--digests", action="store_true", help="keep all of them, but make their digests again")
    arguments = parser.parse_args()
    if arguments.digests:
        write_digests()
        return
    made = ((VIENNA, PLAYED, between_bots), (VIENNA, STEERED, steered), (WAR1955, PLAYED_1955, between_bots))
    for game, goldens, make in made:
        for golden in goldens:
            path = FOLDER / game.id / f"{golden.name}.tcr"
            if not path.exists():
                write(path, make(game, golden))
            elif arguments.rewrite:
                write(path, make(find_game(game.id, parse_record(path.read_bytes()).rules), golden))


if __name__ == "__main__":
    main()
