"""What a game offers and what it refuses."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tradecraft.core.contract.trial import Trial
from tradecraft.core.digest import digest
from tradecraft.core.errors import Reason
from tradecraft.core.game import CHANCE, DECIDE, OPEN, OVER, SPECTATOR

UNKNOWN_ACTION: Final = "unknown_action"
"""The code of the one refusal that rests on no rule: there is no such action."""
SAMPLE: Final = 5
"""How many actions are tried for a seat that must not decide."""


def check_waiting(trial: Trial) -> None:
    """Check that the state waits for exactly one kind of thing."""
    state = trial.state
    deciders = state.deciders
    if state.waiting not in (DECIDE, CHANCE, OVER):
        raise trial.broken("waiting", f"the state waits for {state.waiting}, which is nothing")
    if state.waiting != DECIDE and deciders:
        raise trial.broken("waiting", f"seats {deciders} must decide while the state waits for no decision")
    if state.waiting == DECIDE and not deciders:
        raise trial.broken("waiting", "a decision is waited for, but nobody must decide")
    if list(deciders) != sorted({seat for seat in deciders if 0 <= seat < state.players}):
        raise trial.broken("waiting", f"the deciders {deciders} are not seats in ascending order, each once")
    trial.counts["waiting"] += 1


def check_legal_actions(trial: Trial) -> None:
    """Check that each seat that must decide has legal actions: ascending, each once, all in the action space."""
    state, size = trial.state, trial.game.actions.size
    for seat in state.deciders:
        legal = state.legal(seat)
        if not legal:
            raise trial.broken("legal_actions", f"seat {seat} must decide and has no legal action")
        if any(after <= before for before, after in pairwise(legal)):
            raise trial.broken("legal_actions", f"the legal actions of seat {seat} are not ascending: {legal}")
        if legal[0] < 0 or legal[-1] >= size:
            raise trial.broken("legal_actions", f"seat {seat} has a legal action outside the space: {legal}")
        if state.legal(seat) != legal:
            raise trial.broken("legal_actions", f"asked twice, seat {seat} has other legal actions")
        if not trial.game.decision(state, seat):
            raise trial.broken("legal_actions", f"the decision of seat {seat} has no kind")
        trial.counts["legal_actions"] += len(legal)


def check_refusals(trial: Trial) -> None:
    """Check that exactly the legal actions are allowed, and that all others are refused for a stated reason."""
    game, state = trial.game, trial.state
    before, fingerprint = state.key(), digest(game, state)
    size = game.actions.size
    for seat in state.deciders:
        legal = frozenset(state.legal(seat))
        for action in range(-1, size + 1):
            reason = game.refusal(state, seat, action)
            if action in legal:
                if reason is not None:
                    raise trial.broken("refusals", f"legal action {action} of seat {seat} is refused: {reason}")
            else:
                _check_reason(trial, seat, action, reason)
        trial.counts["refusals"] += size + 2
    for seat in (OPEN, SPECTATOR, *range(state.players + 1)):
        if seat not in state.deciders:
            for action in (-1, size, *(int(trial.rng.random() * size) for _ in range(SAMPLE))):
                _check_reason(trial, seat, action, game.refusal(state, seat, action))
                trial.counts["refusals"] += 1
    if state.key() != before or digest(game, state) != fingerprint:
        raise trial.broken("refusals", "asking for refusals changes the state")


def _check_reason(trial: Trial, seat: int, action: int, reason: Reason | None) -> None:
    if reason is None:
        raise trial.broken("refusals", f"action {action} of seat {seat} is not legal, yet not refused")
    if reason.code not in trial.game.reason_codes:
        raise trial.broken("refusals", f"the code {reason.code!r} is not among the game's reason codes")
    if not reason.rule and reason.code != UNKNOWN_ACTION:
        raise trial.broken("refusals", f"the refusal {reason.code!r} names no rule")
    if any(type(value) not in (str, int) for value in reason.params.values()):
        raise trial.broken("refusals", f"the refusal {reason.code!r} has a parameter that is no text or number")
