"""One random match, played to its end under all checks."""

from __future__ import annotations

import random
from collections import Counter
from random import Random
from typing import Final

from tradecraft.core.chance import Dealer
from tradecraft.core.contract.finish import check_outcome, check_record, check_same_again
from tradecraft.core.contract.flow import check_chance, check_events, check_simultaneous, check_undo
from tradecraft.core.contract.legality import check_legal_actions, check_refusals, check_waiting
from tradecraft.core.contract.notation import check_action_notation, check_draw_notation
from tradecraft.core.contract.secrecy import check_secrecy
from tradecraft.core.contract.trial import ContractBroken, Move, Trial, next_move
from tradecraft.core.contract.worlds import (
    check_clone,
    check_left_behind,
    check_views,
    check_what_a_move_depends_on,
)
from tradecraft.core.game import CHANCE, OVER, AnyGame
from tradecraft.core.match import Match
from tradecraft.core.record import BY_CHANCE

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
    """Play one random match to its end and check all that every game promises; return how much was compared.

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
        check_views(trial, None)
        check_refusals(trial)
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
    check_waiting(trial)
    while trial.state.waiting != OVER:
        if len(trial.match.steps) >= most_steps:
            raise trial.broken("ending", f"the match is not over after {most_steps} steps")
        if trial.state.waiting == CHANCE:
            check_chance(trial, drawn)
            chance = trial.state.chance()
            drawn[chance.deck] = chance.number + chance.count
        else:
            check_legal_actions(trial)
        step = trial.carry_out(next_move(trial.state, dealer, chooser))
        check_events(trial, step.events)
        check_waiting(trial)


def _play_again(trial: Trial, seed: str, every: int, steps: int) -> None:
    """Play the same match once more, now under the checks that try what else could happen."""
    dealer, chooser = Dealer(seed), Random(f"{seed}/choices")
    while trial.state.waiting != OVER and len(trial.match.steps) < steps:
        move = next_move(trial.state, dealer, chooser)
        if trial.rng.random() * every >= 1:
            trial.carry_out(move)
            continue
        _check_moment(trial, move)
        copy, key = trial.state.clone(), trial.state.key()
        trial.carry_out(move)
        check_left_behind(trial, copy, key)
        if trial.counts["undo"] < MOST_UNDOS:
            check_undo(trial)


def _check_moment(trial: Trial, move: Move) -> None:
    check_views(trial, move)
    check_refusals(trial)
    if move.seat == BY_CHANCE:
        check_draw_notation(trial, move)
    else:
        check_action_notation(trial)
    check_clone(trial)
    check_what_a_move_depends_on(trial, move)
    check_simultaneous(trial)
    check_secrecy(trial, move)
