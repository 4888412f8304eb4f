"""Computing the answer of a bot: from the view alone, and reproducible."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest

from drills.finished import BUDGET, answer_here, asked_again, finished, question_at, replayed
from tests.server.tables.telling import make_header
from tradecraft import __version__
from tradecraft.bots import spymaster
from tradecraft.bots.protocol import Bot, Budget, Thought, find_bot
from tradecraft.core.digest import canonical
from tradecraft.core.errors import Fault
from tradecraft.core.game import AnyGame, View
from tradecraft.core.record import BY_CHANCE, Record
from tradecraft.engine import COMPILED
from tradecraft.server.bots import answers
from tradecraft.server.bots.answers import answer, answer_in, budget_within, is_weaker
from tradecraft.server.bots.questions import Hint, HintQuestion, frame
from tradecraft.server.operations.settings import Settings
from tradecraft.server.play.bot_questions import move_question, packed_view, parts_of
from tradecraft.server.tables.changes import Acted, Started
from tradecraft.server.tables.fair_deal import read_notes
from tradecraft.server.tables.header import SeatPlan
from tradecraft.server.tables.table import Table


class Spy(Bot):
    """A bot that remembers what it was given, and does what it was told."""

    def __init__(self, action: int | None = None) -> None:
        self.action = action
        self.given: list[Any] = []

    def choose(self, view: View, legal: tuple[int, ...], rng: Random) -> int:
        self.given = [view, legal, rng]
        return legal[0] if self.action is None else self.action


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    spy = Spy()

    def find(name: str, game: AnyGame) -> Bot:
        return spy if name == "spy" else find_bot(name, game)

    monkeypatch.setattr(answers, "find_bot", find)
    return spy


def moves(record: Record) -> list[int]:
    return [number for number, entry in enumerate(record.entries, 1) if entry.seat != BY_CHANCE]


def legal_at(record: Record, number: int) -> int:
    return len(replayed(record, number - 1).state.legal(record.entries[number - 1].seat))


def wide_moves(record: Record) -> list[int]:
    return [number for number in moves(record)[:30] if legal_at(record, number) > 3]


def hint_at(record: Record, number: int) -> HintQuestion:
    about = question_at(record, number, "spymaster")
    return HintQuestion(
        game=about.game,
        players=about.players,
        options=about.options,
        view=about.view,
        seat=about.seat,
        seed=about.seed,
        budget_ms=BUDGET,
        most=3,
    )


def test_a_bot_is_given_the_view_of_its_seat_and_nothing_else(spy: Spy):
    record = finished("vienna", 3)
    number = moves(record)[20]
    question = question_at(record, number, "spy")
    answer = answer_here(question)
    match = replayed(record, number - 1)
    seat = record.entries[number - 1].seat
    view, legal, rng = spy.given
    assert view == match.game.view(match.state, seat)
    assert legal == match.state.legal(seat)
    assert rng.getstate() == Random(question.seed).getstate()
    assert answer.action == legal[0]


def test_a_proof_holds_all_that_an_answer_depends_on(spy: Spy):
    record = finished("vienna")
    number = moves(record)[5]
    question = question_at(record, number, "spy")
    proof = answer_here(question).proof
    assert (proof.bot, proof.seed, proof.budget) == ("spy", question.seed, BUDGET)
    assert proof.view == sha256(canonical(spy.given[0].data())).hexdigest()
    assert proof.version == f"{__version__}/{record.rules}"


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_a_bot_that_searches_comes_to_the_same_with_as_many_simulations(game: str):
    record = finished(game)
    for number in wide_moves(record)[:3]:
        question = question_at(record, number, "station_chief")
        answer = answer_here(question)
        assert answer.proof.simulations > 0
        assert asked_again(question, answer.proof.simulations) == answer


def test_a_level_thinks_as_long_as_it_is_meant_to_but_no_longer_than_is_allowed():
    assert budget_within(Budget(milliseconds=100), 500) == Budget(milliseconds=100)
    assert budget_within(Budget(milliseconds=500), 200) == Budget(milliseconds=200)
    assert budget_within(Budget(simulations=40), 200) == Budget(milliseconds=200, simulations=40)
    assert budget_within(spymaster.BUDGET, Settings().bot_budget) == spymaster.BUDGET


def test_a_level_is_weaker_when_it_had_less_than_it_is_meant_to_have():
    by_time, by_count = Budget(milliseconds=500), Budget(milliseconds=100, simulations=60)
    assert not is_weaker(by_time, 500, Thought(0, 900), COMPILED)
    assert is_weaker(by_time, 500, Thought(0, 90), "plain Python engine: nothing is compiled")
    assert is_weaker(by_time, 400, Thought(0, 900), COMPILED), "the host allows less time"
    assert not is_weaker(by_time, 500, Thought(0), "plain"), "nothing was searched"
    assert is_weaker(by_count, 500, Thought(0, 59, is_short=True), COMPILED)
    assert not is_weaker(by_count, 500, Thought(0, 40), COMPILED), "more would not have changed the choice"
    assert not is_weaker(by_count, 500, Thought(0, 60), "plain"), "the number is its strength, on any engine"
    assert not is_weaker(Budget(simulations=60), 500, Thought(0, 60), "plain")


def test_an_answer_says_whether_the_level_was_weaker():
    record = finished("war1955")
    question = question_at(record, wide_moves(record)[0], "spymaster")
    # Its time is up before it can have made a tenth of its simulations.
    assert answer_here(msgspec.structs.replace(question, budget_ms=1)).weaker
    assert not answer_here(msgspec.structs.replace(question, bot="greedy")).weaker


def test_where_there_is_no_choice_nothing_is_thought_about_it():
    record = finished("war1955")
    forced = [number for number in moves(record) if legal_at(record, number) == 1]
    assert forced
    assert answer_here(question_at(record, forced[0], "spymaster")).proof.simulations == 0
    hint = answer(hint_at(record, forced[0]))
    assert isinstance(hint, Hint)
    assert [one.simulations for one in hint.options] == [0]


def test_a_hint_ranks_options_of_the_seat():
    record = finished("war1955")
    number = wide_moves(record)[4]
    hint = answer(hint_at(record, number))
    assert isinstance(hint, Hint)
    match = replayed(record, number - 1)
    legal = match.state.legal(record.entries[number - 1].seat)
    assert 1 < len(hint.options) <= 3
    assert {one.action for one in hint.options} <= set(legal)


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_a_hint_says_what_an_option_costs_that_gives_much_away(game: str):
    record = finished(game)
    number = wide_moves(record)[0]
    asked = hint_at(record, number)
    best = hint_about(asked, None).options[0].action
    assert hint_about(asked, best).costs == ()
    others = replayed(record, number - 1).state.legal(record.entries[number - 1].seat)
    hints = [hint_about(asked, action) for action in others]
    assert all(hint.loss > 0 for hint in hints if hint.costs)
    codes = {reason.code for hint in hints for reason in hint.costs}
    assert codes
    assert all(code.startswith("review_") for code in codes)


def hint_about(asked: HintQuestion, action: int | None) -> Hint:
    hint = answer(msgspec.structs.replace(asked, about=action))
    assert isinstance(hint, Hint)
    return hint


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_a_game_is_cut_into_parts_that_begin_with_a_choice(game: str):
    record = finished(game)
    entries = [(entry.seat, entry.text) for entry in record.entries]
    parts = list(parts_of(entries))
    assert len(parts) > 5
    assert [number for first, last in parts for number in range(first, last + 1)] == list(range(1, len(entries) + 1))
    assert all(entries[first - 1][0] != BY_CHANCE for first, _ in parts[1:])
    assert list(parts_of([])) == []


def test_a_bot_that_breaks_the_rules_is_found_out(spy: Spy):
    spy.action = -1
    record = finished("vienna")
    with pytest.raises(Fault, match="spy wants -1 on seat"):
        answer_here(question_at(record, moves(record)[0], "spy"))


def test_a_seat_that_has_nothing_to_decide_cannot_be_asked_for():
    record = finished("vienna")
    number = next(n for n in moves(record) if len(replayed(record, n - 1).state.deciders) == 1)
    other = 1 - record.entries[number - 1].seat
    with pytest.raises(Fault, match="nothing to decide"):
        answer_in(replayed(record, number - 1), other, "random", "seed", BUDGET)


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_asking_again_gives_what_stands_in_the_record(game: str):
    record = finished(game)
    notes = read_notes(record)
    assert notes
    assert len(notes.bot_moves) > 50
    for move in notes.bot_moves[::7]:
        answer = answer_here(question_at(record, move.entry, move.proof.bot))
        match = replayed(record, move.entry - 1)
        entry = record.entries[move.entry - 1]
        assert answer.proof == move.proof
        assert match.game.action_text(match.state, entry.seat, answer.action) == entry.text


@pytest.mark.parametrize(("game", "players"), [("war1955", 2), ("vienna", 2), ("vienna", 4)])
def test_what_a_bot_process_is_given_does_not_depend_on_what_the_seat_cannot_see(game: str, players: int):
    """In twin worlds, which only differ in what is hidden from the seat, the same bytes go through the pipe."""
    rng = Random("twins")
    different = 0
    for table in table_positions(game, players):
        state = table.playing_match().state
        for seat in state.deciders:
            twin = table.game.resample(table.game.view(state, seat), rng)
            here = frame(move_question(table, seat, BUDGET))
            hint = packed_view(table, seat)
            table.playing_match().state, different = twin, different + (twin.key() != state.key())
            assert frame(move_question(table, seat, BUDGET)) == here
            assert packed_view(table, seat) == hint
            table.playing_match().state = state
    assert different > 20


def table_positions(game: str, players: int) -> Iterator[Table]:
    """Play a game with random bots on all seats, and give the table at each of its decisions."""
    plans = tuple(SeatPlan("bot", bot="random") for _ in range(players))
    table = Table(make_header(game, plans), bytes(range(32)))
    table.carry_out(Started(at=0))
    rng = Random("table")
    while table.status == "playing":
        yield table
        seat = table.deciders[0]
        table.carry_out(Acted(at=0, seat=seat, action=rng.choice(table.legal(seat))))


def test_a_proof_is_of_what_a_bot_was_shown_whatever_it_does_with_it(spy: Spy, monkeypatch: pytest.MonkeyPatch):
    def meddle(view: Any, legal: tuple[int, ...], rng: Random) -> int:
        view.public.round += 1
        return legal[0]

    monkeypatch.setattr(spy, "choose", meddle)
    record = finished("vienna", 3)
    number = moves(record)[20]
    match = replayed(record, number - 1)
    shown = match.game.view(match.state, record.entries[number - 1].seat).data()
    assert answer_here(question_at(record, number, "spy")).proof.view == sha256(canonical(shown)).hexdigest()
