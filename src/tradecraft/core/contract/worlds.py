"""Checks of clones, views, and states made from views: reading a match must not change it."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from tradecraft.core.contract.trial import Move, Trial, random_move
from tradecraft.core.digest import canonical, digest
from tradecraft.core.game import CHANCE, OPEN, OVER, SPECTATOR, State, View

FAR: Final = 40
"""How many moves a clone is played on to see that the original does not follow."""


def check_clone(trial: Trial) -> None:
    """Check that a clone is equal to its original, has no log, and that its original does not change with it."""
    state = trial.state
    key = state.key()
    original = state.clone()
    original.log = []
    copy = original.clone()
    trial.fail_if(copy.log is not None, "clone", "a clone has a log")
    trial.fail_if(copy.key() != key or hash(copy.key()) != hash(key), "clone", "a clone is not equal to its original")
    if digest(trial.game, copy) != digest(trial.game, state):
        raise trial.broken("clone", "a clone has another digest than its original")
    for _ in range(FAR):
        if copy.waiting != OVER:
            random_move(copy, trial.rng).make(copy)
    trial.fail_if(state.key() != key, "clone", "the original changes when a clone does")
    trial.counts["clone"] += 1


def check_what_a_move_depends_on(trial: Trial, move: Move) -> None:
    """Check that a move leads to the same state whether it is logged, and from every state with the same key."""
    game, state = trial.game, trial.state
    silent = state.clone()
    move.make(silent)
    logged = state.clone()
    move.make_logged(logged)
    trial.fail_if(logged.key() != silent.key(), "log", "the same move leads elsewhere when events are logged")
    trial.counts["log"] += 1
    rebuilt = game.resample(game.view(state, OPEN), trial.rng)
    move.make(rebuilt)
    if rebuilt.key() != silent.key() or digest(game, rebuilt) != digest(game, silent):
        raise trial.broken("key", "the same move leads elsewhere from a state with the same key")
    trial.counts["key"] += 1


def check_views(trial: Trial, move: Move | None) -> None:
    """Check what each seat, a spectator and OPEN know, also after the next move, and the states made from that."""
    for seat in (*range(trial.state.players), SPECTATOR, OPEN):
        _check_view(trial, seat, move)
        trial.counts["views"] += 1


def _check_view(trial: Trial, seat: int, move: Move | None) -> None:
    game = trial.game
    state = trial.state.clone()
    key = state.key()
    view = game.view(state, seat)
    trial.fail_if(state.key() != key, "views", f"when seat {seat} looks at a state, it changes")
    trial.fail_if(view.seat != seat, "views", f"the view of seat {seat} says it is that of seat {view.seat}")
    text = trial.plain("views", f"the view of seat {seat}", view.data())
    packed = _packed(trial, view)
    again = game.view(state, seat)
    trial.fail_if(not _are_same(view, again), "views", f"two views of seat {seat} of one state differ")
    _check_resample(trial, seat, view, state)
    _check_packed(trial, view, packed)
    if move is not None:
        move.make(state)
    if canonical(view.data()) != text or view != again:
        raise trial.broken("views", f"the view of seat {seat} changes with what happens after it was made")


def _packed(trial: Trial, view: View) -> list[Any]:
    """Return a view as another process gets it."""
    try:
        packed: list[Any] = json.loads(canonical(view.pack()))
    except (TypeError, ValueError) as error:
        raise trial.broken("views", f"the view of seat {view.seat} cannot be packed as JSON: {error}") from error
    return packed


def _check_packed(trial: Trial, view: View, packed: list[Any]) -> None:
    """Check that a view is the same in another process, and that the same states are made from it there."""
    game = trial.game
    unpacked = game.unpack_view(trial.state.players, trial.match.options, view.seat, packed)
    start = trial.rng.getrandbits(64)
    worlds = [game.resample(one, Random(start)).key() for one in (view, unpacked)]
    if not _are_same(view, unpacked) or worlds[0] != worlds[1]:
        raise trial.broken("views", f"the view of seat {view.seat} is another one when it is unpacked")


def _check_resample(trial: Trial, seat: int, view: View, state: State) -> None:
    start = trial.rng.getrandbits(64)
    world = trial.game.resample(view, Random(start))
    trial.fail_if(world.log is not None, "resample", "a state made from a view has a log")
    if trial.game.resample(view, Random(start)).key() != world.key():
        raise trial.broken("resample", f"the same random numbers give seat {seat} different states")
    compare_worlds(trial, "resample", seat, view, state, world)
    if seat == OPEN and world.key() != state.key():
        raise trial.broken("resample", "the open view does not lead back to the state it was made from")
    if world.waiting != OVER:
        random_move(world, trial.rng).make(world)


def compare_worlds(trial: Trial, check: str, seat: int, view: View, state: State, world: State) -> None:
    """Raise unless a seat sees the same in both states, is asked the same, and may do the same."""
    game = trial.game
    if not _are_same(view, game.view(world, seat)):
        raise trial.broken(check, f"seat {seat} sees something else in a state made from its view")
    if _moment(world) != _moment(state):
        raise trial.broken(check, f"a state made from the view of seat {seat} waits for something else")
    for decider in state.deciders if seat == OPEN else [seat] if seat in state.deciders else []:
        if world.legal(decider) != state.legal(decider):
            raise trial.broken(check, f"seat {decider} has other legal actions in a state made from a view")
        if game.decision(world, decider) != game.decision(state, decider):
            raise trial.broken(check, f"seat {decider} is asked something else in a state made from a view")


def _moment(state: State) -> tuple[Any, ...]:
    asked = state.chance().key() if state.waiting == CHANCE else ()
    return state.players, state.waiting, state.round, state.deciders, asked


def _are_same(one: View, other: View) -> bool:
    if one != other or hash(one) != hash(other):
        return False
    return canonical([one.data(), one.pack()]) == canonical([other.data(), other.pack()])
