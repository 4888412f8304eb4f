"""Analyses of finished games as messages."""

from __future__ import annotations

from tradecraft.bots.analysis import TurningPoint
from tradecraft.bots.hindsight import Move
from tradecraft.core.match import Step
from tradecraft.server.tables.sentences import Sentences
from tradecraft.server.transport.protocol import replays as wire
from tradecraft.server.transport.protocol.messages import Choice
from tradecraft.server.transport.updates import choice_of, ground

MOST_POINTS = 8
"""How many turning points are told: those at which most changed."""
TOLD_AS_FOUND = ("entry", "round", "kind", "seat", "before", "after", "swing")
"""The fields of a turning point that are told as they are."""


def analysis_message(
    id: str,
    entries: int,
    done: int,
    chances: list[list[float]],
    points: list[TurningPoint],
    steps: list[Step],
    sentences: Sentences | None,
) -> wire.Analysis:
    """Return an analysis as a message."""
    return wire.Analysis(
        table_id=id,
        entries=entries,
        done=done,
        chances=chances,
        points=[_point(point, steps[point.entry - 1], sentences) for point in greatest(points)],
    )


def _point(point: TurningPoint, step: Step, sentences: Sentences | None) -> wire.Turn:
    events = [event.as_data() for event in step.events]
    return wire.Turn(
        **{name: getattr(point, name) for name in TOLD_AS_FOUND},
        chosen=_choice(point.chosen, sentences),
        better=_choice(point.better, sentences),
        reasons=[ground(reason, sentences) for reason in point.reasons],
        lines=[sentences.event(event) for event in events] if sentences else [],
    )


def _choice(move: Move | None, sentences: Sentences | None) -> Choice | None:
    return choice_of(move.action, move.text, move.data, sentences) if move else None


def greatest(points: list[TurningPoint]) -> list[TurningPoint]:
    """Return the points at which most changed, in the order of the game."""
    chosen = sorted(points, key=lambda point: -abs(point.swing))[:MOST_POINTS]
    return sorted(chosen, key=lambda point: point.entry)
