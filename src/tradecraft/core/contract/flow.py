"""What a game does from one moment to the next: draws, simultaneous choices, events, undo."""

from __future__ import annotations

from itertools import islice, permutations
from typing import Final

from tradecraft.core.contract.trial import Move, Trial
from tradecraft.core.events import EVERYONE, Event, only
from tradecraft.core.record import BY_CHANCE

MOST_ORDERS: Final = 24
"""How many orders of deciding are compared at most: all of them for up to four seats."""


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
    if (chance.deck, chance.number, chance.pool, chance.count, chance.audience) != (
        again.deck,
        again.number,
        again.pool,
        again.count,
        again.audience,
    ):
        raise trial.broken("chance", "asked twice, the state wants different draws")
    if state.key() != before:
        raise trial.broken("chance", "asking what is to be drawn changes the state")
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
        if "kind" in event.data:
            raise trial.broken("events", f"the data of {event.kind!r} hides its kind")
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
    if match.state.key() != after:
        raise trial.broken("undo", "a step taken back and done again leads elsewhere")
    trial.counts["undo"] += 1
