"""A learner's way through a lesson."""

from __future__ import annotations

import pytest

from tradecraft.core.errors import BadNotation, BadOption
from tradecraft.lessons.lesson import find_lesson
from tradecraft.lessons.run import GO_ON, Run, solution
from tradecraft.locales import Texts

ROUND = find_lesson("vienna-round")
PLAN = "assign 056 001 027"
ENGLISH = Texts("en")


def test_the_record_plays_up_to_the_first_mark():
    run = Run(ROUND)
    assert run.mark is not None
    assert run.mark.id == "plan"
    assert run.is_asked
    assert [step.entry.seat for step in run.match.steps] == [-1, -1, -1, -1]


def test_the_right_action_leads_on_and_the_others_play_from_the_record():
    run = Run(ROUND)
    assert run.answer(PLAN).is_right
    assert [step.entry.text for step in run.match.steps[-2:]] == [PLAN, "assign 033 045 072"]
    assert run.mark is not None
    assert run.mark.id == "pay"


def test_a_wrong_action_changes_nothing_and_is_answered():
    run = Run(ROUND)
    reply = run.answer("assign 001 056 027")
    assert not reply.is_right
    assert reply.reason is None
    assert reply.text(ENGLISH).startswith("A fine plan too")
    assert (run.done, len(run.match.steps), run.answers) == (0, 4, [])


def test_an_illegal_action_has_the_reason_of_the_engine_as_well():
    run = Run(ROUND, [PLAN, "purple"])
    reply = run.answer("place 14")
    assert reply.reason is not None
    assert (reply.reason.code, reply.reason.rule) == ("cannot_pay", "V5.3")
    assert reply.text(ENGLISH).startswith("Your card 056 gives 3 points")


def test_the_special_answer_goes_before_the_general_one():
    run = Run(ROUND, [PLAN, "purple"])
    assert run.answer("take wine").text(ENGLISH).startswith("Taking 2 bribes instead of placing")


def test_an_option_that_names_an_illegal_action_has_its_reason():
    reply = Run(ROUND, [PLAN]).answer("grey")
    assert reply.reason is not None
    assert reply.reason.code == "cannot_pay"
    assert reply.text(ENGLISH).startswith("You own only 1 tobacco.")


def test_what_is_tried_is_shown_and_taken_back():
    run = Run(ROUND, solution(ROUND)[:6])
    assert run.mark is not None
    assert run.mark.kind == "try"
    before = run.match.state.key()
    reply = run.answer("assign 003 041 050")
    assert reply.is_right
    assert reply.text(ENGLISH).startswith("That is a plan.")
    assert run.tried is reply
    assert run.match.state.key() != before
    assert run.answer(GO_ON).is_right
    assert run.match.state.key() == before
    assert run.mark is not None
    assert run.mark.id == "done"


def test_one_of_several_leads_on_with_what_was_chosen():
    lesson = find_lesson("vienna-squares")
    answers = solution(lesson)
    other = [*answers[:-2], "supply", answers[-1]]
    run = Run(lesson, other)
    assert run.mark is None
    assert run.match.steps[-1].entry.text == "supply"


def test_the_answers_are_all_there_is_to_how_far_one_is():
    whole = solution(ROUND)
    for length in range(len(whole) + 1):
        assert Run(ROUND, whole[:length]).answers == whole[:length]
    assert Run(ROUND, whole).mark is None


def test_answers_that_do_not_fit_are_refused():
    with pytest.raises(BadNotation):
        Run(ROUND, ["assign 001 056 027"])
    with pytest.raises(BadNotation):
        Run(ROUND, [*solution(ROUND), GO_ON])


def test_an_unknown_lesson_is_refused():
    with pytest.raises(BadOption):
        find_lesson("vienna-nothing")
