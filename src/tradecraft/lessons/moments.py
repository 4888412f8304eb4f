"""Which rules apply in a game, step by step, as named by the engine.

An event names its rule, a question that a seat answers its own. Where one event stands for several rules, the game's
`moments.py` tells from the events of a step and the public position which of them were at work.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from tradecraft.core.events import Event
from tradecraft.core.game import AnyGame, State
from tradecraft.core.match import Match, Step
from tradecraft.core.notation import VerbGame
from tradecraft.core.record import Entry
from tradecraft.core.registry import find_plugin
from tradecraft.core.schema import find_rule

QUESTION: Final = "question "
"""How `by` begins for a question that the seat answers."""


class Moment(NamedTuple):
    """A rule at work: `by` names the event or question that shows it, `step` the number of the entry, from 0."""

    step: int
    rule: str
    by: str


def moments(match: Match, entries: Iterable[Entry], seat: int) -> Iterator[Moment]:
    """Play entries in a match and yield the rules that a seat meets; each time, not only the first."""
    for entry in entries:
        before, number = match.state.clone(), len(match.steps)
        if entry.seat == seat:
            kind = match.game.decision(before, seat)
            rule = decision_rule(match.game, kind)
            if rule:
                yield Moment(number, rule, f"{QUESTION}{kind}")
        step = match.enter(entry)
        for rule, by in named_by(match.game, before, step, match.state, seat):
            yield Moment(number, rule, by)


def named_by(game: AnyGame, before: State, step: Step, after: State, seat: int) -> Iterator[tuple[str, str]]:
    """Yield the rules that the events of a step show to a seat, with what shows each."""
    events: list[Event] = [event for event in step.events if event.is_visible_to(seat)]
    for event in events:
        if rule := find_rule(game.id, event.as_data()):
            yield rule, event.kind
    plugin = find_plugin(game.id, "moments")
    if plugin is not None:
        yield from plugin.named_by(before, [event.as_data() for event in events], after)


def decision_rules(game: AnyGame) -> dict[str, str]:
    """Return the rule behind each kind of decision a player can be asked for."""
    decisions = game.decisions if isinstance(game, VerbGame) else ()
    return {decision.name: decision.rule for decision in decisions if decision.verbs and decision.rule}


def decision_rule(game: AnyGame, kind: str) -> str:
    """Return the rule behind a kind of decision; "" where the game names none."""
    return decision_rules(game).get(kind, "")
