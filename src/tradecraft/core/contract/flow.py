"""Checks of play: legal actions, refusals, draws, simultaneous choices, events, undo."""

from __future__ import annotations

from itertools import islice, pairwise, permutations
from typing import Final

from tradecraft.core.contract.trial import Move, Trial
from tradecraft.core.digest import digest
from tradecraft.core.errors import Reason
from tradecraft.core.events import EVERYONE, Event, only
from tradecraft.core.game import CHANCE, DECIDE, OPEN, OVER, SPECTATOR
from tradecraft.core.record import BY_CHANCE

UNKNOWN_ACTION: Final = "unknown_action"
"""The code of the one refusal that rests on no rule: there is no such action."""
SAMPLE: Final = 5
"""How many actions are tried for a seat that must not decide."""
MOST_ORDERS: Final = 24
"""How many orders of deciding are compared at most: all of them for up to four seats."""


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
        trial.fail_if(not legal, "legal_actions", f"seat {seat} must decide and has no legal action")
        if any(after <= before for before, after in pairwise(legal)):
            raise trial.broken("legal_actions", f"the legal actions of seat {seat} are not ascending: {legal}")
        if legal[0] < 0 or legal[-1] >= size:
            raise trial.broken("legal_actions", f"seat {seat} has a legal action outside the space: {legal}")
        trial.fail_if(state.legal(seat) != legal, "legal_actions", f"asked twice, seat {seat} has other legal actions")
        trial.fail_if(not trial.game.decision(state, seat), "legal_actions", f"the decision of seat {seat} has no kind")
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


def check_chance(trial: Trial, drawn: dict[str, int]) -> None:
    """Check a request for draws; `drawn` tells how many draws were made from each deck before."""
    state = trial.state
    before = state.key()
    chance, again = state.chance(), state.chance()
    if list(chance.pool) != sorted(chance.pool):
        raise trial.broken("chance", f"the pool of {chance.deck!r} is not sorted: {chance.pool}")
    if not 1 <= chance.count <= len(chance.pool):
        raise trial.broken("chance", f"{chance.count} of {len(chance.pool)} items of {chance.deck!r} are asked for")
    if chance.number != drawn.get(chance.deck, 0):
        message = f"{drawn.get(chance.deck, 0)} draws were made from {chance.deck!r}, it counts {chance.number}"
        raise trial.broken("chance", message)
    if chance.audience != EVERYONE and not 0 <= chance.audience < only(state.players):
        raise trial.broken("chance", f"the audience {chance.audience} of a draw is not made of seats")
    if (chance.pool, chance.key()) != (again.pool, again.key()):
        raise trial.broken("chance", "asked twice, the state wants different draws")
    trial.fail_if(state.key() != before, "chance", "asking what is to be drawn changes the state")
    trial.counts["chance"] += 1


def check_simultaneous(trial: Trial) -> None:
    """Check that several seats that decide at once may do so in any order, and do not narrow each other's choice."""
    state = trial.state
    if len(state.deciders) < 2:
        return
    moves = [Move(seat, trial.rng.choice(state.legal(seat)), ()) for seat in state.deciders]
    orders = list(islice(permutations(moves), MOST_ORDERS))
    expected = None
    for order in orders:
        world = state.clone()
        for index, move in enumerate(order):
            waiting = tuple(sorted(later.seat for later in order[index:]))
            if world.deciders != waiting:
                raise trial.broken("simultaneous", f"seats {waiting} are to decide, but {world.deciders} may")
            if world.legal(move.seat) != state.legal(move.seat):
                raise trial.broken("simultaneous", f"another's choice changes what seat {move.seat} may choose")
            move.make(world)
        if expected is None:
            expected = world.key()
        elif world.key() != expected:
            raise trial.broken("simultaneous", "the order of simultaneous decisions makes a difference")
        trial.counts["simultaneous"] += 1


def check_events(trial: Trial, events: list[Event]) -> None:
    """Check that events are of known kinds, hold plain data, and are for seats at the table."""
    for event in events:
        if event.kind not in trial.game.event_kinds:
            raise trial.broken("events", f"{event.kind!r} is not among the game's event kinds")
        trial.fail_if("kind" in event.data, "events", f"the data of {event.kind!r} hides its kind")
        if event.audience != EVERYONE and not 0 < event.audience < only(trial.state.players):
            raise trial.broken("events", f"the audience {event.audience} of {event.kind!r} is not made of seats")
        trial.plain("events", f"the event {event.kind!r}", event.as_data())
        trial.counts["events"] += 1


def check_undo(trial: Trial) -> None:
    """Check that the last step, if it can be taken back, can be done again with the same result."""
    match = trial.match
    last = match.steps[-1]
    if last.entry.seat == BY_CHANCE or not match.can_undo(last.entry.seat):
        return
    after = match.state.key()
    match.undo(last.entry.seat)
    match.enter(last.entry)
    trial.fail_if(match.state.key() != after, "undo", "a step taken back and done again leads elsewhere")
    trial.counts["undo"] += 1
