"""Plays one random match to its end under all checks, then checks its outcome and record."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from tradecraft.core.chance import Dealer
from tradecraft.core.contract import flow, notation, worlds
from tradecraft.core.contract.secrecy import check_secrecy
from tradecraft.core.contract.trial import ContractBroken, Trial, next_move
from tradecraft.core.digest import canonical
from tradecraft.core.errors import BadRecord
from tradecraft.core.game import CHANCE, OVER, AnyGame
from tradecraft.core.match import Match, Step, load
from tradecraft.core.record import BY_CHANCE, parse_record, print_record

EVERY: Final = 4
MOST_STEPS: Final = 10_000
MOST_UNDOS: Final = 3
"""How many steps of a match are taken back; each costs a replay."""


def check_match(
    game: AnyGame,
    players: int,
    options: dict[str, str],
    seed: str,
    every: int = EVERY,
    most_steps: int = MOST_STEPS,
) -> Counter[str]:
    """Play one random match to its end under all checks; return the number of comparisons.

    Cheap checks are made at every step, the others at one step in `every`, chosen at random. Raises ContractBroken at
    the first promise that is not kept, also if the game fails in any other way or is not over after `most_steps`.
    """
    outside = random.getstate()
    first = Trial(Match(game, players, options), seed)
    trial = Trial(Match(game, players, options), seed)
    trial.counts = first.counts
    try:
        _play_through(first, seed, most_steps)
        _play_again(trial, seed, every, len(first.match.steps))
        check_same_again(trial, first.match)
        worlds.check_views(trial, None)
        flow.check_refusals(trial)
        check_outcome(trial)
        check_record(trial)
    except ContractBroken:
        raise
    except Exception as error:
        at_fault = trial if trial.match.steps else first
        raise at_fault.broken("crash", f"{type(error).__name__}: {error}") from error
    if random.getstate() != outside:
        raise trial.broken("determinism", "the game draws from the global random numbers")
    return trial.counts


def _play_through(trial: Trial, seed: str, most_steps: int) -> None:
    """Play the match to its end under the checks that look at one step only."""
    dealer, chooser = Dealer(seed), Random(f"{seed}/choices")
    drawn: dict[str, int] = {}
    flow.check_waiting(trial)
    while trial.state.waiting != OVER:
        if len(trial.match.steps) >= most_steps:
            raise trial.broken("ending", f"the match is not over after {most_steps} steps")
        if trial.state.waiting == CHANCE:
            flow.check_chance(trial, drawn)
            chance = trial.state.chance()
            drawn[chance.deck] = chance.number + chance.count
        else:
            flow.check_legal_actions(trial)
        step = trial.carry_out(next_move(trial.state, dealer, chooser))
        flow.check_events(trial, step.events)
        flow.check_waiting(trial)


def _play_again(trial: Trial, seed: str, every: int, steps: int) -> None:
    """Play the same match again under the checks that try alternatives."""
    dealer, chooser = Dealer(seed), Random(f"{seed}/choices")
    while trial.state.waiting != OVER and len(trial.match.steps) < steps:
        move = next_move(trial.state, dealer, chooser)
        if trial.rng.random() * every >= 1:
            trial.carry_out(move)
            continue
        worlds.check_views(trial, move)
        flow.check_refusals(trial)
        if move.seat == BY_CHANCE:
            notation.check_draw_notation(trial, move)
        else:
            notation.check_action_notation(trial)
        worlds.check_clone(trial)
        worlds.check_what_a_move_depends_on(trial, move)
        flow.check_simultaneous(trial)
        check_secrecy(trial, move)
        copy, key = trial.state.clone(), trial.state.key()
        trial.carry_out(move)
        trial.fail_if(copy.key() != key, "clone", "a clone changes when its original does")
        trial.counts["clone"] += 1
        if trial.counts["undo"] < MOST_UNDOS:
            flow.check_undo(trial)


def check_outcome(trial: Trial) -> None:
    """Check the outcome of a finished match: a known reason, points that add up, a ranking that follows them."""
    game, state = trial.game, trial.state
    before = state.key()
    outcome = state.outcome()
    if outcome.reason not in game.end_reasons:
        raise trial.broken("outcome", f"{outcome.reason!r} is not among the game's end reasons")
    seats = range(state.players)
    if not len(outcome.scores) == len(outcome.breakdown) == len(outcome.ranking) == state.players:
        raise trial.broken("outcome", "scores, breakdown and ranking do not have one entry for each seat")
    for seat in seats:
        if sum(outcome.breakdown[seat].values()) != outcome.scores[seat]:
            message = f"{outcome.breakdown[seat]} of seat {seat} does not add up to {outcome.scores[seat]}"
            raise trial.broken("outcome", message)
        better = sum(outcome.ranking[other] < outcome.ranking[seat] for other in seats)
        if outcome.ranking[seat] != better + 1:
            raise trial.broken("outcome", f"{outcome.ranking} is no ranking: seat {seat} is not after {better}")
        for other in seats:
            if outcome.scores[seat] > outcome.scores[other] and outcome.ranking[seat] >= outcome.ranking[other]:
                raise trial.broken("outcome", f"{outcome.ranking} does not follow the scores {outcome.scores}")
    trial.fail_if(state.key() != before or state.outcome() != outcome, "outcome", "asking for the outcome changes it")
    trial.counts["outcome"] += 1


def check_record(trial: Trial) -> None:
    """Check that the record prints, parses and replays to the same match, and that a shortened one is rejected."""
    match = trial.match
    text = print_record(match.record())
    try:
        replayed = load(trial.game, parse_record(text.encode()))
    except BadRecord as error:
        raise trial.broken("record", f"the record cannot be replayed: {error}") from error
    if replayed.state.key() != match.state.key() or print_record(replayed.record()) != text:
        raise trial.broken("record", "the replayed record leads to another state")
    if list(_told(replayed.steps)) != list(_told(match.steps)):
        raise trial.broken("record", "the replayed record tells of other events")
    shortened = replace(match.record(), entries=match.record().entries[:-1])
    try:
        load(trial.game, shortened)
    except BadRecord:
        trial.counts["record"] += 1
    else:
        raise trial.broken("record", "the digest does not tell a match from the one without its last step")


def _told(steps: list[Step]) -> Iterator[bytes]:
    for step in steps:
        yield canonical([[event.as_data(), event.audience, event.reveals] for event in step.events])


def check_same_again(trial: Trial, earlier: Match) -> None:
    """Check that a match is the same as an earlier one that was played with the same random numbers."""
    if trial.match.record() != earlier.record():
        raise trial.broken("determinism", "the same choices and draws led to another match before")
    if list(_told(trial.match.steps)) != list(_told(earlier.steps)):
        raise trial.broken("determinism", "the same choices and draws told of other events before")
    trial.counts["determinism"] += 1
