"""Secrecy by twin worlds: two matches that are equal in what a seat knows send it the same bytes.

A twin is a state made from the view of one seat, so that everything the seat does not know may be different there.
Then one thing happens in both worlds: what the seat does or sees, the same; what is hidden from it, as different as can
be. Unless something was openly revealed to the seat, it must not be able to tell in which of the two worlds it is.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tradecraft.core.chance import check_draws, draw_at_random
from tradecraft.core.contract.trial import Move, Trial
from tradecraft.core.contract.worlds import compare_worlds
from tradecraft.core.digest import canonical
from tradecraft.core.events import Event, is_for
from tradecraft.core.game import SPECTATOR, State, View
from tradecraft.core.record import BY_CHANCE
from tradecraft.core.schema import find_consequences

SAMPLE: Final = 60
"""How many actions are asked for in both worlds."""


def check_secrecy(trial: Trial, move: Move) -> None:
    """Check for each seat and a spectator that a move reveals only what they may know."""
    for seat in (*range(trial.state.players), SPECTATOR):
        _check_seat(trial, seat, move)


def _check_seat(trial: Trial, seat: int, move: Move) -> None:
    game, state = trial.game, trial.state
    view = game.view(state, seat)
    twin = game.resample(view, trial.rng)
    compare_worlds(trial, "secrecy", seat, view, state, twin)
    _check_that_refusals_tell_nothing(trial, seat, twin)
    _check_that_consequences_tell_nothing(trial, seat, view, twin)
    kind, there = _same_for_the_seat(state, twin, seat, move, trial.rng)
    if there is None:
        _check_what_cannot_be_in_the_twin(trial, seat, view, move)
        return
    here_after = state.clone()
    seen_here = _seen(move.make_logged(here_after), seat)
    seen_there = _seen(there.make_logged(twin), seat)
    if any(event.reveals for event in (*seen_here, *seen_there)):
        trial.counts["secrecy.revealed"] += 1
        return
    if _bytes(seen_here) != _bytes(seen_there):
        raise trial.broken("secrecy", f"the events of a {kind} tell seat {seat} what is hidden from it")
    view_here, view_there = game.view(here_after, seat), game.view(twin, seat)
    if view_here != view_there or canonical(view_here.data()) != canonical(view_there.data()):
        raise trial.broken("secrecy", f"after a {kind} the view of seat {seat} shows what is hidden from it")
    trial.counts["secrecy"] += 1
    trial.counts[f"secrecy.{kind}"] += 1


def _check_what_cannot_be_in_the_twin(trial: Trial, seat: int, view: View, move: Move) -> None:
    """Check a move that shows that the world is not the twin: it is openly told, or the seat sees nothing of it."""
    after = trial.state.clone()
    if _seen(move.make_logged(after), seat):
        trial.counts["secrecy.not_possible_in_the_twin"] += 1
        return
    if trial.game.view(after, seat) != view:
        raise trial.broken("secrecy", f"the view of seat {seat} shows a step that nothing has told it of")
    trial.counts["secrecy"] += 1
    trial.counts["secrecy.unseen_step"] += 1


def _check_that_refusals_tell_nothing(trial: Trial, seat: int, twin: State) -> None:
    actions = range(trial.game.actions.size)
    for action in trial.rng.sample(actions, min(SAMPLE, len(actions))) if seat >= 0 else ():
        if trial.game.refusal(twin, seat, action) != trial.game.refusal(trial.state, seat, action):
            message = f"the answer to action {action} tells seat {seat} something that its view does not"
            raise trial.broken("secrecy", message)


def _check_that_consequences_tell_nothing(trial: Trial, seat: int, view: View, twin: State) -> None:
    """Check that what a client is told beside a view follows from what the view says."""
    game = trial.game
    here, there = (find_consequences(game.id, one) for one in (view, game.view(twin, seat)))
    told = [(here.of_position(), there.of_position())]
    if seat in trial.state.deciders:
        legal = trial.state.legal(seat)
        told += [(here.of_option(action), there.of_option(action)) for action in legal[:SAMPLE]]
    if any(canonical(one) != canonical(other) for one, other in told):
        raise trial.broken("secrecy", f"the consequences tell seat {seat} something that its view does not")


def _same_for_the_seat(state: State, twin: State, seat: int, move: Move, rng: Random) -> tuple[str, Move | None]:
    """Return what the move is to the seat, and what to do in the twin meanwhile: None if that cannot happen there."""
    if move.seat == BY_CHANCE:
        if is_for(state.chance().audience, seat):
            return "seen_step", move if check_draws(twin.chance(), list(move.drawn)) else None
        return "hidden_draw", Move(BY_CHANCE, -1, tuple(draw_at_random(twin.chance(), rng)))
    if move.seat == seat:
        return "own_step", move
    legal = twin.legal(move.seat)
    if len(state.deciders) > 1:
        others = [action for action in legal if action != move.action]
        return "secret_choice", Move(move.seat, rng.choice(others or legal), ())
    return "seen_step", move if move.action in legal else None


def _seen(events: list[Event], seat: int) -> list[Event]:
    return [event for event in events if event.is_visible_to(seat)]


def _bytes(events: list[Event]) -> bytes:
    return canonical([event.as_data() for event in events])
