"""Moves of a stand-in that are not final yet: its owner may come back and take them back.

They are final once another person has acted after them, or once something was drawn or revealed after them: who knows
more than before must not choose again. In a rated game every move is final. What is said here about a seat rests on
what one viewpoint has noticed, so that what others do in secret shows in nothing.
"""

from __future__ import annotations

from tradecraft.core.game import SPECTATOR
from tradecraft.core.record import BY_CHANCE
from tradecraft.server.tables.table import Table

RATED, NOTHING, ANSWERED, DRAWN, REVEALED = "rated", "nothing", "answered", "drawn", "revealed"
"""Why nothing can be taken back."""


def take_back_target(table: Table, number: int, viewpoint: int | None = None) -> int | str:
    """Return how many entries are left when the stand-in's moves are taken back, or why they cannot be.

    `viewpoint` is who judges: the seat itself, or the spectator for what everybody may be told.
    """
    viewpoint = number if viewpoint is None else viewpoint
    looker = SPECTATOR if viewpoint == table.players else viewpoint
    seat = table.seats[number]
    if table.header.rated:
        return RATED
    if table.status != "playing" or seat.resigned or seat.provisional_from is None:
        return NOTHING
    target: int | None = None
    why = NOTHING
    for entry, (step, seen, by) in enumerate(table.entries_since(seat.provisional_from), seat.provisional_from):
        if not seen >> viewpoint & 1:
            continue
        is_own = step.entry.seat == number
        if is_own and target is None:
            target = entry
        visible = [event for event in step.events if event.is_visible_to(looker)]
        if by not in ("", seat.person):
            target, why = None, ANSWERED
        elif any(event.reveals for event in visible):
            target, why = None, REVEALED
        elif step.entry.seat == BY_CHANCE and visible:
            target, why = None, DRAWN
    return why if target is None else target


def provisional_steps(table: Table, number: int) -> int:
    """Return how many steps of a stand-in for a seat everybody may know of and are not final yet."""
    target = take_back_target(table, number, table.players)
    if isinstance(target, str):
        return 0
    own = (seen for step, seen, _ in table.entries_since(target) if step.entry.seat == number)
    return sum(seen >> table.players & 1 for seen in own)
