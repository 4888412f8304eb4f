"""The judge: every choice ranked, with its chance, how sure that is, and reasons in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.bots.test_levels import TABLES
from tests.cli.running import run
from tests.contract.toy import TOY
from tradecraft.bots import analysis
from tradecraft.bots.analysis import Analyst
from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.judge import Candidate, Judgement, judge
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.levels import knowledge_for
from tradecraft.bots.protocol import Budget
from tradecraft.cli import hints
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import CHANCE, OVER, AnyGame, State, View
from tradecraft.core.match import Match, begin_replay
from tradecraft.core.record import print_record
from tradecraft.core.registry import find_game
from tradecraft.locales import Texts, languages
from tradecraft.locales.texts import texts_for
from tradecraft.server.bots import answers
from tradecraft.server.bots.answers import hint_in
from tradecraft.server.bots.questions import HintQuestion

WAR = find_game("war1955")


def somewhere(game: AnyGame, players: int, options: dict[str, str], decisions: int) -> tuple[State, int]:
    """Play some decisions of a game at random and go on to the next choice; return it and the seat that has it."""
    state: State = game.new_state(players, options)
    dealer, rng = Dealer("advice"), Random("advice")
    while True:
        if state.waiting == CHANCE:
            state.apply_chance(dealer.draw(state.chance()))
            continue
        seat = state.deciders[0]
        legal = state.legal(seat)
        if decisions <= 0 and len(legal) > 1:
            return state, seat
        state.apply(seat, rng.choice(legal))
        decisions -= 1


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_choice_is_ranked_with_its_chance(game: AnyGame, players: int, options: dict[str, str]):
    state, seat = somewhere(game, players, options, 12)
    found = judge(game, game.view(state, seat), Budget(simulations=20), 1).candidates
    assert sorted(one.action for one in found) == sorted(state.legal(seat))
    assert [one.rank for one in found] == list(range(1, len(found) + 1))
    assert [one.simulations for one in found] == sorted((one.simulations for one in found), reverse=True)
    assert sum(one.simulations for one in found) == 20
    assert all(0 <= one.chance <= 1 and 0 <= one.error <= 0.5 for one in found)


def test_the_same_simulations_give_the_same_judgement():
    state, seat = somewhere(WAR, 2, {}, 8)
    first, second = (judge(WAR, WAR.view(state, seat), Budget(simulations=30), 3) for _ in range(2))
    assert first.candidates == second.candidates
    assert [first.loss(action) for action in state.legal(seat)] == [second.loss(action) for action in state.legal(seat)]


def test_more_simulations_make_a_chance_surer():
    state, seat = somewhere(WAR, 2, {}, 8)
    few, many = (judge(WAR, WAR.view(state, seat), Budget(simulations=count), 3).best for count in (20, 400))
    assert 0 < many.error < few.error


def test_a_loss_does_not_depend_on_what_was_asked_before():
    state, seat = somewhere(WAR, 2, {}, 12)
    judgement = judge(WAR, WAR.view(state, seat), Budget(simulations=4), 3)
    losses = {one.action: judgement.loss(one.action) for one in judgement.candidates}
    assert losses[judgement.best.action] == 0
    assert any(losses.values())
    assert {action: judgement.loss(action) for action in reversed(losses)} == losses


def test_only_what_was_tried_is_advice_unless_there_is_no_choice():
    state, seat = somewhere(WAR, 2, {}, 8)
    judgement = judge(WAR, WAR.view(state, seat), Budget(simulations=1), 3)
    assert len(judgement.candidates) > 1
    assert judgement.advice(3) == [judgement.best]
    forced = Candidate(7, 1, 0.5, 0.5, 0, ())
    assert Judgement(WAR, WAR.view(state, seat), knowledge_for("", WAR), [forced], Random(1)).advice(3) == [forced]


def test_a_single_choice_is_judged_without_a_search():
    state, seat = forced_somewhere()
    judgement = judge(WAR, WAR.view(state, seat), Budget(simulations=50), 1)
    assert [(one.action, one.simulations) for one in judgement.candidates] == [(state.legal(seat)[0], 0)]


def forced_somewhere() -> tuple[State, int]:
    """Return a position of 1955 in which a seat has only one legal action."""
    state: State = WAR.new_state(2, {})
    dealer, rng = Dealer("forced"), Random("forced")
    while True:
        if state.waiting == CHANCE:
            state.apply_chance(dealer.draw(state.chance()))
            continue
        seat = state.deciders[0]
        if len(state.legal(seat)) == 1:
            return state, seat
        state.apply(seat, rng.choice(state.legal(seat)))


def test_a_game_no_bot_knows_is_not_judged():
    state = TOY.new_state(2, {})
    with pytest.raises(BadOption):
        judge(TOY, TOY.view(state, 0), Budget(simulations=1), 1)


SAME = Budget(simulations=40), "same"
"""The effort and the seed at which hint and analysis are compared."""


def judge_the_same(game: AnyGame, view: View, effort: Budget, seed: str) -> Judgement:
    return judge(game, view, *SAME)


def test_hint_and_analysis_tell_the_same_of_a_position(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Where the analysis blames a choice, the hints in terminal and server name the better one with equal figures."""
    for module in (analysis, hints, answers):
        monkeypatch.setattr(module, "judge", judge_the_same)
    for name in ("DRAWS", "CONTINUATIONS", "AHEAD"):
        monkeypatch.setattr(analysis, name, 1)
    record = play(plan_series(WAR, 2, {}, ("random",), "3"), 0, keep_record=True).record
    assert record is not None
    analyst = Analyst(WAR, record)
    for _ in analyst.run_part(1, 60):
        pass
    compared = 0
    for point in analyst.points:
        if point.better is None:
            continue
        before = replace(record, entries=record.entries[: point.entry - 1])
        match = begin_replay(WAR, before)
        for entry in before.entries:
            match.enter(entry)
        hint = hint_in(match, hint_question(match, point.seat))
        assert (hint.options[0].action, hint.options[0].chance) == (point.better.action, point.before)
        assert hint.options[0].reasons == point.reasons
        path = tmp_path / f"{point.entry}.tcr"
        path.write_text(print_record(match.record()), "utf-8")
        told = run("play", "war1955", "--resume", path, "--seat", str(point.seat + 1), lines=["hint"]).stdout
        number = match.state.legal(point.seat).index(point.better.action) + 1
        figures = f"{number:>3}  {100 * point.before:.0f} % ± {100 * hint.options[0].error:.0f}  "
        assert figures in told.partition("What the spymaster would do")[2].splitlines()[1], told
        compared += 1
    assert compared >= 3


def hint_question(match: Match, seat: int) -> HintQuestion:
    return HintQuestion(
        game=match.game.id, players=2, options={}, entries=[], seed="", budget_ms=1000, seat=seat, most=3
    )


def reasons_of_a_game(deal: str) -> Iterator[Reason]:
    """Play a game of 1955 at random; give all reasons for everything that can be done in it."""
    knowledge = find_knowledge(WAR)
    assert knowledge is not None
    state = WAR.new_state(2, {})
    dealer, rng = Dealer(deal), Random(deal)
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            state.apply_chance(dealer.draw(state.chance()))
            continue
        seat = state.deciders[0]
        legal = state.legal(seat)
        for action in legal:
            found = knowledge.reasons(state, seat, action)
            assert len(found) <= 3
            yield from found
        state.apply(seat, rng.choice(legal))


@pytest.mark.parametrize("language", languages())
def test_reasons_are_sentences_in_every_language(language: str):
    texts = texts_for("war1955", Texts(language))
    reasons = {str(reason): reason for number in range(6) for reason in reasons_of_a_game(f"reasons {number}")}
    assert len({reason.code for reason in reasons.values()}) >= 30
    for reason in reasons.values():
        sentence = texts.reason(reason)
        assert sentence.partition(" [")[0].endswith("."), sentence
