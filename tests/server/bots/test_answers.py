"""Working out what a bot does: from the view alone, and always the same."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.finished import BUDGET, asked_again, bot_seed, finished, question_at, replayed
from tradecraft import __version__
from tradecraft.bots import spymaster
from tradecraft.bots.analysis import Analyst
from tradecraft.bots.protocol import Bot, Budget, find_bot
from tradecraft.core.digest import canonical
from tradecraft.core.errors import Fault, Refused
from tradecraft.core.game import AnyGame, View
from tradecraft.core.match import Match, Step
from tradecraft.core.record import BY_CHANCE, Entry, Record
from tradecraft.core.registry import find_game
from tradecraft.server.bots import answers
from tradecraft.server.bots.answers import Replays, ask_here, budget_within
from tradecraft.server.bots.questions import AnalysisQuestion, Hint, HintQuestion, PartAnalysis
from tradecraft.server.operations.settings import Settings
from tradecraft.server.play.analyses import parts_of
from tradecraft.server.tables.fair_deal import read_notes

LITTLE = 4
"""How many simulations an analysis makes in a test."""


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
        entries=about.entries,
        seat=about.seat,
        seed=about.seed,
        budget_ms=BUDGET,
        most=3,
    )


def analysis_of(record: Record, first: int, last: int) -> AnalysisQuestion:
    return AnalysisQuestion(
        game=record.game,
        players=record.players,
        options=dict(record.options),
        entries=[(entry.seat, entry.text) for entry in record.entries],
        seed="seed",
        budget_ms=0,
        first=first,
        last=last,
        simulations=LITTLE,
    )


def test_a_bot_is_given_the_view_of_its_seat_and_nothing_else(spy: Spy):
    record = finished("vienna", 3)
    number = moves(record)[20]
    answer = ask_here(question_at(record, number, "spy"))
    match = replayed(record, number - 1)
    seat = record.entries[number - 1].seat
    view, legal, rng = spy.given
    assert view == match.game.view(match.state, seat)
    assert legal == match.state.legal(seat)
    assert rng.getstate() == Random(bot_seed(number)).getstate()
    assert answer.action == legal[0]


def test_a_proof_holds_all_that_an_answer_depends_on(spy: Spy):
    record = finished("vienna")
    number = moves(record)[5]
    proof = ask_here(question_at(record, number, "spy")).proof
    assert (proof.bot, proof.seed, proof.budget) == ("spy", bot_seed(number), BUDGET)
    assert proof.view == sha256(canonical(spy.given[0].data())).hexdigest()
    assert proof.version == f"{__version__}/{record.rules}"


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_a_bot_that_searches_comes_to_the_same_with_as_many_simulations(game: str):
    record = finished(game)
    for number in wide_moves(record)[:3]:
        question = question_at(record, number, "station_chief")
        answer = ask_here(question)
        assert answer.proof.simulations > 0
        assert asked_again(question, answer.proof.simulations) == answer


def test_a_level_thinks_as_long_as_it_is_meant_to_but_no_longer_than_is_allowed():
    assert budget_within(Budget(milliseconds=100), 500) == Budget(milliseconds=100)
    assert budget_within(Budget(milliseconds=500), 200) == Budget(milliseconds=200)
    assert budget_within(Budget(simulations=40), 200) == Budget(milliseconds=200, simulations=40)
    assert budget_within(spymaster.BUDGET, Settings().bot_budget) == spymaster.BUDGET


def test_where_there_is_no_choice_nothing_is_thought_about_it():
    record = finished("war1955")
    forced = [number for number in moves(record) if legal_at(record, number) == 1]
    assert forced
    assert ask_here(question_at(record, forced[0], "spymaster")).proof.simulations == 0
    hint = Replays().answer(hint_at(record, forced[0]))
    assert isinstance(hint, Hint)
    assert [one.simulations for one in hint.options] == [0]


def test_a_hint_ranks_options_of_the_seat():
    record = finished("war1955")
    number = wide_moves(record)[4]
    hint = Replays().answer(hint_at(record, number))
    assert isinstance(hint, Hint)
    match = replayed(record, number - 1)
    legal = match.state.legal(record.entries[number - 1].seat)
    assert 1 < len(hint.options) <= 3
    assert {one.action for one in hint.options} <= set(legal)
    with pytest.raises(Fault, match="nothing to decide"):
        Replays().answer(msgspec.structs.replace(hint_at(record, number), seat=5))


def test_the_parts_of_an_analysis_make_up_the_whole():
    record = finished("war1955")
    entries = [(entry.seat, entry.text) for entry in record.entries]
    whole = Analyst(find_game("war1955"), record, Budget(simulations=LITTLE), "seed")
    first, second = list(parts_of(entries))[:2]
    for _ in zip(range(second[1]), whole.run(), strict=False):
        pass
    parts = [Replays().answer(analysis_of(record, *part)) for part in (first, second)]
    assert [isinstance(part, PartAnalysis) for part in parts] == [True, True]
    chances = [list(one) for one in whole.analysis().chances]
    assert [one for part in parts if isinstance(part, PartAnalysis) for one in part.chances] == chances
    points = [one for part in parts if isinstance(part, PartAnalysis) for one in part.points]
    assert points == list(whole.analysis().points)


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
        ask_here(question_at(record, moves(record)[0], "spy"))


def test_a_seat_that_has_nothing_to_decide_cannot_be_asked_for():
    record = finished("vienna")
    number = next(n for n in moves(record) if len(replayed(record, n - 1).state.deciders) == 1)
    question = question_at(record, number, "random")
    with pytest.raises(Fault, match="nothing to decide"):
        ask_here(msgspec.structs.replace(question, seat=1 - question.seat))


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_asking_again_gives_what_stands_in_the_record(game: str):
    record = finished(game)
    notes = read_notes(record)
    assert notes
    assert len(notes.bot_moves) > 50
    for move in notes.bot_moves[::7]:
        answer = ask_here(question_at(record, move.entry, move.proof.bot))
        match = replayed(record, move.entry - 1)
        entry = record.entries[move.entry - 1]
        assert answer.proof == move.proof
        assert match.game.action_text(match.state, entry.seat, answer.action) == entry.text


def test_what_is_remembered_changes_no_answer():
    record = finished("vienna", 3)
    replays = Replays()
    numbers = moves(record)
    # Forwards, with questions asked twice; then back, as after an undo.
    for number in [*numbers[::5], *numbers[::5], *numbers[40:20:-3]]:
        question = question_at(record, number, "greedy")
        assert replays.answer(question) == ask_here(question)


def test_games_at_one_table_are_not_mixed_up():
    replays = Replays()
    for record in (
        finished("vienna"),
        finished("war1955"),
        finished("vienna", 3),
        finished("vienna", bots=("random",)),
    ):
        question = question_at(record, moves(record)[10], "random")
        assert replays.answer(question) == ask_here(question)


def test_only_what_is_new_is_replayed(monkeypatch: pytest.MonkeyPatch):
    record = finished("vienna")
    first, second = moves(record)[10], moves(record)[12]
    replays = Replays()
    replays.answer(question_at(record, first, "random"))
    entered: list[Entry] = []
    enter = Match.enter

    def enter_and_tell(match: Match, entry: Entry) -> Step:
        entered.append(entry)
        return enter(match, entry)

    monkeypatch.setattr(Match, "enter", enter_and_tell)
    replays.answer(question_at(record, second, "random"))
    assert entered == list(record.entries[first - 1 : second - 1])


def test_the_table_asked_about_least_recently_is_forgotten(monkeypatch: pytest.MonkeyPatch):
    record = finished("vienna")
    question = question_at(record, moves(record)[3], "random")
    replays = Replays(most=2)
    for table in ("a", "b", "a", "c"):
        replays.answer(msgspec.structs.replace(question, table=table))
    begun: list[str] = []

    def find_and_tell(id: str, *version: Any) -> AnyGame:
        begun.append(id)
        return find_game(id, *version)

    monkeypatch.setattr(answers, "find_game", find_and_tell)
    for table in ("a", "c", "b"):
        replays.answer(msgspec.structs.replace(question, table=table))
    assert len(begun) == 1


def test_a_question_that_cannot_be_played_leaves_nothing_behind():
    record = finished("vienna")
    number = moves(record)[10]
    question = question_at(record, number, "random")
    replays = Replays()
    impossible = [*question.entries[:8], question.entries[8], question.entries[8]]
    with pytest.raises(Refused):
        replays.answer(msgspec.structs.replace(question, entries=impossible))
    assert replays.answer(question) == ask_here(question)
