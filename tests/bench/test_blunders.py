"""Planted blunders: what is measured is what is said to be measured."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import blunders
from bench.blunders import Playouts, at_once_in, look_at_unplanted, loss_of, plant, record_of, share, state_at, summary
from tradecraft.bots.coach import mean_and_error
from tradecraft.bots.protocol import Budget
from tradecraft.core.game import OVER
from tradecraft.core.match import begin_replay
from tradecraft.core.record import print_record
from tradecraft.core.registry import find_game

WAR = find_game("war1955")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Play quick games and few playouts, and keep the games apart from those of real runs."""
    for name, value in {"QUICK": Budget(simulations=4), "CONTINUATIONS": 8, "SCREENED": 2, "LOOKS": (4,)}.items():
        monkeypatch.setattr(blunders, name, value)
    monkeypatch.setattr(blunders, "REVIEWED", 2)
    monkeypatch.setattr(blunders, "GAMES", tmp_path)


def test_a_planted_choice_has_lost_enough_in_all_playouts_and_is_reviewed_at_both_depths():
    rows = [plant(WAR, number) for number in range(3)]
    planted = [row for row in rows if row["entry"] is not None]
    assert planted
    for row in planted:
        assert row["loss"] >= blunders.LEAST
        assert {row[depth]["grade"] for depth in blunders.DEPTHS} <= {"fine", "inaccuracy", "mistake", "blunder"}
    found = summary(rows)
    assert (found["games"], found["planted"]) == (3, len(planted))
    count, part, low, high = found["deep"]["graded_mistake_or_blunder"]
    assert part == pytest.approx(count / len(planted), abs=1e-4)
    assert low <= part <= high


def test_options_are_played_out_in_the_same_worlds_and_measured_in_others_than_those_of_the_screening():
    record = record_of(WAR, 1)
    place = next(place for place, entry in enumerate(record.entries) if entry.text.startswith("influence"))
    state, seat = state_at(WAR, record, place), record.entries[place].seat
    playouts = Playouts(WAR, state, seat, "1")
    best, worse = state.legal(seat)[:2]
    assert playouts.losses(best, best, 0, 4) == [0.0] * 4
    losses = loss_of(playouts, best, worse)
    assert losses == playouts.losses(best, worse, 2, 2 + len(losses))
    mean, error = mean_and_error(losses[:4])
    assert len(losses) == (4 if mean + 2 * error < blunders.LEAST else 8)
    assert not [end for end in playouts._ends.values() if end.later.round > state.round + 2]


def test_the_games_are_played_once_and_kept(tmp_path: Path):
    record = record_of(WAR, 2)
    (kept,) = tmp_path.glob("*/*.tcr")
    other = print_record(record_of(WAR, 3))
    kept.write_text(other, "utf-8")
    assert record_of(WAR, 2) == record_of(WAR, 3) != record


def test_a_win_at_once_counts_only_where_the_better_option_alone_brings_it():
    match = begin_replay(WAR, record_of(WAR, 2))
    running = match.state.clone()
    for entry in record_of(WAR, 2).entries:
        match.enter(entry)
    assert match.state.waiting == OVER
    (winner,) = match.state.outcome().winners()
    pairs = [(match.state, running), (running, running), (match.state, match.state), (running, running)]
    assert at_once_in(pairs, winner, "review_missed_win") == 0.25
    assert at_once_in(pairs, winner, "review_lost_at_once") == 0
    assert at_once_in([(two, one) for one, two in pairs], 1 - winner, "review_lost_at_once") == 0.25


def test_false_blunders_are_counted_over_the_reviewed_choices():
    row = look_at_unplanted(WAR, 1)
    assert row["choices"] == 2
    assert 0 <= row["blunders"] <= 2
    assert summary([row])["false_blunders"][0] == row["blunders"]


def test_a_share_comes_with_its_interval():
    assert share(9, 10)[:2] == [9, 0.9]
    assert share(0, 0) == [0, 0.0, 0.0, 1.0]
