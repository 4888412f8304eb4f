"""The judge: every choice ranked with its chance, its uncertainty, and reasons in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.bots.test_levels import TABLES
from tests.cli.running import run
from tests.contract.toy import TOY
from tradecraft.bots import analysis
from tradecraft.bots.analysis import Analyst
from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.coach import mean_and_error
from tradecraft.bots.judge import WORLDS, Candidate, Judgement, is_known, judge
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.levels import knowledge_for
from tradecraft.bots.protocol import Budget
from tradecraft.core.chance import Dealer
from tradecraft.core.digest import digest
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import CHANCE, OVER, AnyGame, State
from tradecraft.core.match import Match, begin_replay
from tradecraft.core.record import Record, print_record
from tradecraft.core.registry import find_game
from tradecraft.locales import Texts, languages
from tradecraft.locales.texts import texts_for
from tradecraft.server.bots.answers import answer_hint
from tradecraft.server.bots.questions import Hint, HintQuestion

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
    judgement, other = (judge(WAR, WAR.view(state, seat), Budget(simulations=4), 3) for _ in range(2))
    losses = {one.action: judgement.loss(one.action) for one in judgement.candidates}
    assert losses[judgement.best.action] == 0
    assert any(losses.values())
    # Another one, as this one remembers its answers.
    assert {action: other.loss(action) for action in reversed(losses)} == losses


@pytest.mark.parametrize("id", ["war1955", "vienna"])
def test_a_loss_is_what_both_choices_lead_to_in_the_same_worlds(id: str):
    game = find_game(id)
    knowledge = find_knowledge(game)
    assert knowledge is not None
    state, seat = somewhere(game, 2, {}, 12)
    judgement = judge(game, game.view(state, seat), Budget(simulations=60), 3)
    numbers = set()
    for one in judgement.candidates:
        pairs = judgement.outcomes(one.action)
        chances = [[knowledge.chances(after)[seat] for after in pair] for pair in pairs]
        losses = [better - worse for better, worse in chances]
        assert judgement.compare(one.action) == mean_and_error(losses)
        # The search goes on to the last world only where the loss is neither small nor well known.
        assert len(pairs) == 60 or (len(pairs) % WORLDS == 0 and is_known(losses))
        assert not is_known(losses[:WORLDS]) or len(pairs) == WORLDS
        numbers.add(len(pairs))
        for better, worse in pairs:
            assert better.round <= state.round + 3
            assert worse.round <= state.round + 3
    # The best choice and itself do not differ in the least: whatever is drawn afterwards is the same.
    assert len(judgement.outcomes(judgement.best.action)) == WORLDS
    assert not any(digest(game, one) != digest(game, two) for one, two in judgement.outcomes(judgement.best.action))
    assert len(numbers) > 1


@pytest.mark.parametrize(
    ("losses", "known"),
    [
        ([], False),
        ([0.0], False),
        ([0.01] * 24, True),
        ([0.3, 0.302] * 12, True),
        ([0.0, 0.1] * 12, False),
        ([-0.2, 0.2] * 12, False),
        ([-0.5, 0.1] * 12, True),
    ],
)
def test_a_loss_is_known_where_it_is_surely_small_or_hardly_varies(losses: list[float], known: bool):
    assert is_known(losses) == known


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


@pytest.mark.parametrize("id", ["war1955", "vienna"])
def test_hint_analysis_and_terminal_tell_the_same_of_a_position(
    id: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    """Ten positions of each game: the server's hint, the course of the analysis and the terminal's hint agree."""
    for name in ("DRAWS", "CONTINUATIONS", "AHEAD"):
        monkeypatch.setattr(analysis, name, 1)
    game = find_game(id)
    record = play(plan_series(game, 2, {}, ("random",), "3"), 0, keep_record=True).record
    assert record is not None
    # Where several decide at once the bots in the terminal go first, and the position is another one.
    choices = [number for number, match in positions(game, record) if has_choice_alone(match, record, number)]
    compared = 0
    for number in choices[4:60:6][:10]:
        match = dict(positions(game, record, number))[number]
        seat = record.entries[number - 1].seat
        hint = hint_at(match, seat).options[0]
        analyst = Analyst(game, record, seed=f"any {number}")
        assert all(analyst.run_part(number, number))
        assert analyst.chances[0][seat] == hint.chance
        for point in analyst.points:
            assert point.better is not None
            assert (point.better.action, point.before, point.reasons) == (hint.action, hint.chance, hint.reasons)
        path = tmp_path / f"{number}.tcr"
        path.write_text(print_record(match.record()), "utf-8")
        told = run("play", id, "--resume", path, "--seat", str(seat + 1), lines=["hint"]).stdout
        place = match.state.legal(seat).index(hint.action) + 1
        figures = f"{place:>3}  {100 * hint.chance:.0f} % ± {100 * hint.error:.0f}  "
        assert figures in told.partition("What the spymaster would do")[2].splitlines()[1], told
        compared += 1
    assert compared == 10


def positions(game: AnyGame, record: Record, last: int = 400) -> Iterator[tuple[int, Match]]:
    """Give the match before each entry of a record, by the number of the entry from 1; it is always the same match."""
    match = begin_replay(game, record)
    for number, entry in enumerate(record.entries[:last], 1):
        yield number, match
        if number < last:
            match.enter(entry)


def has_choice_alone(match: Match, record: Record, number: int) -> bool:
    seat = record.entries[number - 1].seat
    return match.state.deciders == (seat,) and len(match.state.legal(seat)) > 1


def hint_at(match: Match, seat: int) -> Hint:
    """Return what the server's hint is, worked out where bots think."""
    question = HintQuestion(
        game=match.game.id,
        players=match.state.players,
        options=match.options,
        seed="",
        budget_ms=1000,
        seat=seat,
        view=match.game.view(match.state, seat).pack(),
        most=3,
    )
    return answer_hint(msgspec.msgpack.decode(msgspec.msgpack.encode(question), type=HintQuestion))


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
