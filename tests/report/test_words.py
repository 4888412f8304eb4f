"""The words of a review: each sentence has a fact behind it, in every language."""

from __future__ import annotations

import re
from copy import copy
from dataclasses import replace

import pytest

from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.coach import Pair, Theme, consequences, effects, find_coach, reason
from tradecraft.bots.judge import judge
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.knowledge.learned import LearnedKnowledge
from tradecraft.bots.protocol import Budget
from tradecraft.bots.review import Depth, Review, review
from tradecraft.bots.review.decisions import Grade
from tradecraft.bots.review.habits import PARTS, Habit, Profile
from tradecraft.bots.review.values import Effort
from tradecraft.core.errors import Reason
from tradecraft.core.game import OVER, State
from tradecraft.core.match import begin_replay
from tradecraft.core.record import Record
from tradecraft.core.registry import find_game
from tradecraft.locales import Texts, languages
from tradecraft.locales.texts import texts_for
from tradecraft.report.page import review_page
from tradecraft.report.waterfall import waterfall
from tradecraft.report.words import MINUS, Words, hundredths, told_habit, told_profile

QUICK = Depth(Budget(simulations=8), Effort(draws=2, looks=1))
GAMES = ("vienna", "war1955")


def record_of(id: str) -> Record:
    record = play(plan_series(find_game(id), 2, {}, ("random",), "3"), 0, keep_record=True).record
    assert record is not None
    return record


@pytest.fixture(scope="module", params=GAMES)
def reviewed(request: pytest.FixtureRequest) -> tuple[str, Record, Review]:
    record = record_of(request.param)
    return request.param, record, review(find_game(request.param), record, QUICK)


def words_of(reviewed: tuple[str, Record, Review], language: str) -> Words:
    id, _, found = reviewed
    return Words(found, texts_for(id, Texts(language), ("Anna", "Boris")))


@pytest.mark.parametrize("language", languages())
def test_the_two_sentences_of_a_ledger_state_its_figures(reviewed: tuple[str, Record, Review], language: str):
    words = words_of(reviewed, language)
    for seat in range(2):
        account = reviewed[2].ledger.account(seat)
        first, second = words.summary(seat)
        assert f"{100 * abs(account.result):.0f}" in first
        assert hundredths(account.luck) in first
        assert hundredths(account.own) in second
        assert hundredths(account.others) in second
        assert words.seat(seat) in first
        assert words.seat(seat) in second


@pytest.mark.parametrize("language", languages())
def test_a_decision_is_told_with_its_own_figures(reviewed: tuple[str, Record, Review], language: str):
    words = words_of(reviewed, language)
    worse = words.worse()
    assert worse
    for decision in worse:
        heading, lines = words.heading(decision), words.lines(decision)
        assert f"{100 * decision.loss:.0f} ± {100 * decision.error:.0f}" in heading
        assert words.texts.get(f"review-grade-{decision.grade}") in heading
        assert decision.chosen.text in lines[0]
        assert decision.best.text in lines[1]
        assert len(lines) == 2 + len(decision.reasons) + len(decision.consequences)
        assert not [line for line in lines if "review_" in line or "{" in line], "every reason has a text"


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_theme_has_a_sentence_for_the_seat_and_for_a_rival(id: str, language: str):
    texts = texts_for(id, Texts(language), ("Anna", "Boris"))
    coach = find_coach(find_game(id))
    said = set()
    for theme in coach.themes:
        for told in (
            Reason(f"review_own_{theme.name}", "", {"points": 3}),
            Reason(f"review_rival_{theme.name}", "", {"seat": 2, "points": 3}),
        ):
            sentence = texts.reason(told)
            assert "review_" not in sentence
            assert ("3" in sentence) == coach.names_points
            said.add(sentence)
    assert len(said) == 2 * len(coach.themes), "no two themes say the same"


@pytest.mark.parametrize("id", GAMES)
def test_every_theme_is_made_of_features_that_are_learned(id: str):
    knowledge = find_knowledge(find_game(id))
    assert isinstance(knowledge, LearnedKnowledge)
    known = {name for variant in knowledge.learned for name in knowledge.spec.names(variant)}
    named = [name for theme in find_coach(find_game(id)).themes for name in theme.features]
    assert len(named) == len(set(named)), "a feature belongs to one theme"
    assert set(named) <= known


def positions(id: str) -> list[tuple[list[Pair], int]]:
    """Return what some choices of a game lead to, compared with the best one."""
    game = find_game(id)
    record = record_of(id)
    match, found = begin_replay(game, record), []
    for number, entry in enumerate(record.entries):
        if entry.seat >= 0 and number % 5 == 0 and len(match.state.legal(entry.seat)) > 1:
            judgement = judge(game, game.view(match.state, entry.seat), Budget(simulations=8))
            worst = judgement.candidates[-1].action
            found.append((judgement.outcomes(worst), entry.seat))
        match.enter(entry)
    return found


@pytest.mark.parametrize("id", GAMES)
def test_a_consequence_is_named_only_where_the_features_of_the_positions_say_so(id: str):
    """Each sentence is checked against the positions it speaks of, feature by feature."""
    game = find_game(id)
    knowledge, coach = find_knowledge(game), find_coach(game)
    assert isinstance(knowledge, LearnedKnowledge)
    checked = 0
    for pairs, seat in positions(id):
        for effect in effects(coach, knowledge, pairs, seat):
            (theme,) = (one for one in coach.themes if one.name == effect.theme)
            worth = [_worth(knowledge, theme, pair, effect.seat) for pair in pairs]
            counted = [one for one in worth if one is not None]
            mean = sum(counted) / len(counted)
            assert effect.worth == pytest.approx(mean if effect.seat == seat else -mean)
            assert effect.worth >= coach.least
            checked += 1
        for told in consequences(coach, knowledge, pairs, seat):
            if told.code == "review_missed_win":
                won = [seat in winners(better) and seat not in winners(worse) for better, worse in pairs]
                assert told.params["percent"] == round(100 * sum(won) / len(pairs)) >= 30
            if told.code == "review_lost_at_once":
                lost = [seat in losers(worse) and seat not in losers(better) for better, worse in pairs]
                assert told.params["percent"] == round(100 * sum(lost) / len(pairs)) >= 30
    assert checked > 5


def winners(state: State) -> set[int]:
    """Return the seats that have won, none while a game is running."""
    return set(state.outcome().winners()) if state.waiting == OVER else set()


def losers(state: State) -> set[int]:
    """Return the seats that have lost, none while a game is running."""
    return set(range(state.players)) - winners(state) if state.waiting == OVER else set()


def _worth(knowledge: LearnedKnowledge, theme: Theme, pair: Pair, seat: int) -> float | None:
    """Reckon what a theme is worth more in one position than in the other, one feature at a time."""
    rows = _features(knowledge, pair, seat)
    if rows is None:
        return None
    learned = knowledge.learned_about(knowledge.spec.variant(pair[0]))
    names = knowledge.spec.names(knowledge.spec.variant(pair[0]))
    differences = [rows[0][0][name] - rows[1][0][name] if name in theme.features else 0.0 for name in names]
    return sum(learned.prospects([differences], remaining)[0] for _, remaining in rows) / 2


def _features(knowledge: LearnedKnowledge, pair: Pair, seat: int) -> list[tuple[dict[str, float], float]] | None:
    """Return the features of a seat by name in both positions, and the turns left; None where a game is over."""
    settled = [knowledge.spec.settled(state) for state in pair]
    if any(state.waiting == OVER for state in settled):
        return None
    found = []
    for state in settled:
        rows, remaining = knowledge.spec.look(state)
        names = knowledge.spec.names(knowledge.spec.variant(state))
        found.append((dict(zip(names, rows[seat], strict=True)), remaining))
    return found


# What each sentence about 1955 literally says is more or less, by the features of the seat that it speaks of.
CLAIMS = {
    "secured": lambda row: row["one_secured"] + 2 * row["two_secured"],
    "way": lambda row: -row["way"],
    "home": lambda row: -row["home_way"],
    "strikes": lambda row: row["takes"] + row["takes_unless_blocked"] + row["takes_with_two"],
    "guards": lambda row: row["guards"],
    "gadgets": lambda row: row["improved_resources"] + row["advanced_transport"],
}
WEIGHED = {"hand", "spy"}
"""Sentences about 1955 that only say that something is weaker or worse."""
WAYS = 6


def strange_pairs(id: str) -> list[list[Pair]]:
    """Return positions that differ in everything: of games that have nothing to do with each other."""
    game, found = find_game(id), []
    options = {"version": "advanced"} if id == "vienna" else {}
    records = []
    for number in range(2 * WAYS):
        record = play(plan_series(game, 2, options, ("officer",), "strange"), number, keep_record=True).record
        assert record is not None
        records.append(record)
    for part in range(1, 24):
        states = []
        for record in records:
            match = begin_replay(game, record)
            for entry in record.entries[: part * len(record.entries) // 24]:
                match.enter(entry)
            states.append(match.state)
        found.append(list(zip(states[:WAYS], states[WAYS:], strict=True)))
        found.append(list(zip(states[WAYS:], states[:WAYS], strict=True)))
        # One world in which something happened, seen twice, is no more than that world.
        found += [[pair, pair] for pair in found[-1]]
    return found


@pytest.mark.parametrize("id", GAMES)
def test_each_template_is_said_of_positions_of_which_it_is_true_in_every_language(id: str):
    game = find_game(id)
    knowledge, coach = find_knowledge(game), copy(find_coach(game))
    assert isinstance(knowledge, LearnedKnowledge)
    # Some themes are seldom worth enough to be spoken of: here they are, however little it is.
    coach.least = 0.0
    themes = {theme.name: theme for theme in coach.themes}
    speakers = {language: texts_for(id, Texts(language), ("Anna", "Boris")) for language in languages()}
    said: set[str] = set()
    for pairs in strange_pairs(id):
        for effect in effects(coach, knowledge, pairs, 0):
            sign = 1 if effect.seat == 0 else -1
            worths = [
                sign * one for pair in pairs if (one := _worth(knowledge, themes[effect.theme], pair, effect.seat))
            ]
            counted = [rows for pair in pairs if (rows := _features(knowledge, pair, effect.seat)) is not None]
            assert effect.worth == pytest.approx(sum(worths) / len(counted))
            if id == "war1955" and effect.theme not in WEIGHED:
                claim = CLAIMS[effect.theme]
                assert sum(sign * (claim(better) - claim(worse)) for (better, _), (worse, _) in counted) > 0
            told = reason(coach, effect, 0)
            said.add(told.code)
            for speaker in speakers.values():
                sentence = speaker.reason(told)
                assert "review_" not in sentence
                assert (str(max(1, round(effect.worth))) in sentence) == coach.names_points
                assert ("Boris" in sentence) == (coach.names_points and effect.seat == 1)
    assert said == {f"review_{whose}_{name}" for whose in ("own", "rival") for name in themes}


@pytest.mark.parametrize("language", languages())
def test_a_win_or_loss_at_once_is_told_with_how_often_it_happens(language: str):
    game = find_game("war1955")
    record = record_of("war1955")
    match = begin_replay(game, record)
    states = []
    for entry in record.entries:
        states.append(match.state.clone())
        match.enter(entry)
    running, end = states[20], match.state
    (winner,) = end.outcome().winners()
    texts, coach = texts_for("war1955", Texts(language), ("Anna", "Boris")), find_coach(game)
    missed = consequences(coach, None, [(end, running)] * 3 + [(running, running)], winner)
    assert [one.code for one in missed] == ["review_missed_win"]
    assert "75" in texts.reason(missed[0])
    lost = consequences(coach, None, [(running, end)] * 3 + [(running, running)] * 2, 1 - winner)
    assert [one.code for one in lost] == ["review_lost_at_once"]
    assert "60" in texts.reason(lost[0])
    assert not consequences(coach, None, [(end, running)] + [(running, running)] * 3, winner)
    assert not consequences(coach, None, [(end, running)] * 4, 1 - winner)


@pytest.mark.parametrize("language", languages())
def test_rounds_draws_and_counts_are_told_with_their_own_figures(reviewed: tuple[str, Record, Review], language: str):
    words, found = words_of(reviewed, language), reviewed[2]
    for seat in range(2):
        rounds = words.rounds(seat)
        assert len({name for name, _ in rounds}) == len(rounds) == len(found.ledger.rounds())
        for round, (name, cells) in zip(found.ledger.rounds(), rounds, strict=True):
            account = found.ledger.account(seat, round)
            assert not round or str(round) in name
            assert [cell.split(" ")[0] for cell in cells] == [
                hundredths(one) for one in (account.luck, account.own, account.others)
            ]
        grades = [decision.grade for decision in found.decisions if decision.seat == seat]
        figures = sorted(int(one) for one in re.findall(r"\d+", words.counts(seat).replace(words.seat(seat), "")))
        wanted: tuple[Grade, ...] = ("fine", "inaccuracy", "mistake", "blunder", "forced")
        assert figures == sorted(grades.count(grade) for grade in wanted)
    assert found.turns_of_luck()
    for term in found.turns_of_luck():
        told = words.draw(term)
        assert str(term.entry) in told
        assert all(f"{words.seat(seat)} {hundredths(step)}" in told for seat, step in enumerate(term.steps))


@pytest.mark.parametrize("language", languages())
def test_a_profile_and_its_habits_are_told_with_their_own_figures(language: str):
    habit = Habit("payday", "middle", 7, 0.041, ())
    profile = Profile(10, 0.12, 0.05, -0.08, 0.03, 71.0, 25.0, -46.0, 12.5, (habit,))
    texts = Texts(language)
    told = told_profile(profile, "Anna", texts)
    assert "Anna" in told
    figures = re.findall(r"(\S+) ± (\d+)", told)
    assert figures == [("+12", "10"), (f"{MINUS}8", "6"), ("+71", "49"), (f"{MINUS}46", "24")]
    alone = told_profile(replace(profile, games=1), "Anna", texts)
    assert "±" not in alone
    assert "+12" in alone
    sentences = {told_habit(replace(habit, part=part), 10, texts) for part in PARTS}
    assert len(sentences) == len(PARTS)
    for sentence in sentences:
        assert texts.decimal(4.1) in sentence
        assert re.search(r"\b7\b.*\b10\b", sentence)
        assert texts.get("puzzle-theme-payday") in sentence


def test_the_page_holds_everything_and_asks_for_nothing(reviewed: tuple[str, Record, Review]):
    _, record, found = reviewed
    story = [[f"entry {number} </script>"] for number in range(1, len(record.entries) + 1)]
    page = review_page(found, words_of(reviewed, "fr"), story, "Titre", "Fin", "9", "fr")
    assert page.startswith('<!doctype html><html lang="fr">')
    assert not re.search(r'(src|href)="(?!#)', page), "nothing is loaded from elsewhere"
    assert "fetch(" not in page
    assert page.count("</script>") == 2, "what players are called cannot end a script"
    assert page.count("<polyline") == 2
    assert page.count("<article") == len(words_of(reviewed, "fr").worse())
    assert f"entry {len(record.entries)}" in page


def test_a_waterfall_draws_each_step_from_where_the_last_one_ended():
    drawn = waterfall(0.5, [("Luck", 0.3, 0.01), ("Own", -0.4, 0.02), ("Others", 0.6, 0.0)], "Result", "<Anna>")
    bars = [(float(x), float(w)) for x, w in re.findall(r'<rect x="([\d.]+)" y="\d+" width="([\d.]+)"', drawn)]
    assert bars[0][0] + bars[0][1] == pytest.approx(bars[1][0] + bars[1][1], abs=0.2)
    assert bars[1][0] == pytest.approx(bars[2][0], abs=0.2)
    assert bars[3][0] + bars[3][1] == pytest.approx(bars[2][0] + bars[2][1], abs=0.2)
    assert "&lt;Anna&gt;" in drawn
    assert "100 %" in drawn


def test_shares_have_a_proper_minus_and_no_signed_zero():
    assert hundredths(-0.123) == "\N{MINUS SIGN}12"
    assert hundredths(0.2) == "+20"
    assert hundredths(-0.001) == "0"
