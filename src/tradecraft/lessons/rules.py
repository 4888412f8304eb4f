"""Which rules a lesson touches, derived from what the engine names in play."""

from __future__ import annotations

from functools import cache

from tradecraft.core.match import begin_replay
from tradecraft.core.registry import find_game
from tradecraft.lessons.lesson import ASK, Lesson, lessons
from tradecraft.lessons.moments import decision_rule, decision_rules, moments
from tradecraft.lessons.run import Run, solution

Touched = dict[str, set[str]]
"""By rule what touched it: the kinds of events, `question KIND`, `refusal CODE`."""


def rules_touched(lesson: Lesson) -> Touched:
    """Do a lesson as its record does, and return the rules it meets.

    They are those of the events the learner sees once the lesson has begun, of the questions the learner answers, and
    of the refusals for actions that an `ask` offers and that are not allowed.
    """
    run = Run(lesson)
    touched: Touched = {}
    for answer in solution(lesson):
        for rule, by in _at_mark(run):
            touched.setdefault(rule, set()).add(by)
        run.answer(answer)
    match = begin_replay(run.game, lesson.record)
    steps = [step.entry for step in run.match.steps]
    for entry in steps[: lesson.side.skip]:
        match.enter(entry)
    for moment in moments(match, steps[lesson.side.skip :], lesson.seat):
        if not moment.by.startswith("question"):
            touched.setdefault(moment.rule, set()).add(moment.by)
    return touched


def _at_mark(run: Run) -> list[tuple[str, str]]:
    mark = run.mark
    if run.is_asked:
        kind = run.game.decision(run.match.state, run.lesson.seat)
        rule = decision_rule(run.game, kind)
        return [(rule, f"question {kind}")] if rule else []
    if mark is None or mark.kind != ASK or not isinstance(mark.actions, dict):
        return []
    reasons = [run.refusal(action) for action in mark.actions.values()]
    return [(reason.rule, f"refusal {reason.code}") for reason in reasons if reason]


def questions_in(lesson: Lesson) -> dict[str, str]:
    """Return the kinds of decisions a learner makes in a lesson, each with the rule behind it."""
    run = Run(lesson)
    found: dict[str, str] = {}
    for answer in solution(lesson):
        if run.is_asked:
            kind = run.game.decision(run.match.state, lesson.seat)
            found[kind] = decision_rule(run.game, kind)
        run.answer(answer)
    return found


@cache
def teachers(game: str) -> dict[str, Lesson]:
    """Return for each kind of decision in a game the lesson to send a player to.

    It is the first lesson that asks it, else one that asks something else by the same rule, else the one that shows the
    rule, or the rule it is part of, in most ways.
    """
    own = [lesson for lesson in lessons() if lesson.game == game]
    asked = [(lesson, questions_in(lesson)) for lesson in own]
    found: dict[str, Lesson] = {}
    for kind, rule in decision_rules(find_game(game)).items():
        asking = [lesson for lesson, kinds in asked if kind in kinds]
        alike = [lesson for lesson, kinds in asked if rule in kinds.values()]
        teacher = next(iter(asking + alike), None) or _shower(own, rule) or _shower(own, rule.rpartition(".")[0])
        if teacher is not None:
            found[kind] = teacher
    return found


def _shower(own: list[Lesson], rule: str) -> Lesson | None:
    """Return the lesson that shows a rule in most ways."""
    showing = [lesson for lesson in own if rule in rules_touched(lesson)]
    return max(showing, key=lambda lesson: len(rules_touched(lesson)[rule]), default=None)
