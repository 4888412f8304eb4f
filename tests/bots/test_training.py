"""Learning to evaluate positions from games."""

from math import log
from pathlib import Path
from random import Random

import pytest

from tradecraft.bots import training
from tradecraft.bots.knowledge.learned import Learned, read_weights, weights_text
from tradecraft.bots.training import Course, Position, examine, learn, learning_curve, study
from tradecraft.core.errors import BadOption, Fault
from tradecraft.core.registry import find_game
from tradecraft.games.vienna.knowledge.value import LESSONS

KNOTS = (0.0, 2.0, 8.0)
COURSE = Course("vienna", 2, find_game("vienna").resolve_options(2, {}), "random", "few games")


def made_up(count: int, players: int, seed: str) -> list[Position]:
    """Return positions whose margins are 3 for the first feature early on and 1 at the end, and -2 for the second."""
    rng = Random(seed)
    found: list[Position] = []
    for _ in range(count):
        remaining = rng.random() * 8.0
        rows = [[rng.gauss(0, 2), rng.gauss(0, 2), rng.gauss(0, 2)] for _ in range(players)]
        ends = [(1.0 + remaining / 4) * row[0] - 2.0 * row[1] + rng.gauss(0, 1) for row in rows]
        mean = sum(ends) / players
        winner = ends.index(max(ends))
        shares = tuple(float(seat == winner) for seat in range(players))
        found.append(Position(rows, remaining, tuple(end - mean for end in ends), shares))
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_what_decides_is_found_and_what_does_not_is_left_aside(players: int):
    learned = learn(made_up(2500, players, "learned from"), KNOTS)
    for knot, first in ((0, 1.0), (1, 1.5), (2, 3.0)):
        assert learned.weights[knot] == pytest.approx([first, -2.0, 0.0], abs=0.35)


def test_chances_are_as_sure_as_they_can_be():
    learned = learn(made_up(1500, 2, "learned from"), KNOTS)
    loss, error = examine(learned, made_up(500, 2, "held out"))
    assert error < 1.0
    surer = Learned(learned.knots, learned.weights, [spread / 3 for spread in learned.spreads])
    less_sure = Learned(learned.knots, learned.weights, [spread * 3 for spread in learned.spreads])
    assert loss < examine(surer, made_up(500, 2, "held out"))[0]
    assert loss < examine(less_sure, made_up(500, 2, "held out"))[0]


@pytest.mark.parametrize("players", [2, 3])
def test_victories_are_learned_where_the_score_does_not_decide(players: int):
    taught, held_out = made_up(1500, players, "learned from"), made_up(500, players, "held out")
    hidden = [position._replace(margins=(0.0,) * players) for position in taught]
    learned = learn(hidden, KNOTS, by_score=False)
    assert learned.spreads == [1.0] * len(KNOTS)
    for first, second, third in learned.weights:
        assert first > 0.4 > abs(third)
        assert second < -0.4
    assert learned.weights[2][0] / -learned.weights[2][1] > learned.weights[0][0] / -learned.weights[0][1]
    # By margins more is learned, but victories alone tell nearly as much.
    assert examine(learned, held_out)[0] < examine(learn(taught, KNOTS), held_out)[0] + 0.02


def test_more_steps_of_newton_change_nothing(monkeypatch: pytest.MonkeyPatch):
    positions = made_up(300, 2, "learned from")
    learned = learn(positions, KNOTS, by_score=False)
    monkeypatch.setattr(training, "NEWTON", training.NEWTON + 2)
    again = learn(positions, KNOTS, by_score=False)
    for weights, others in zip(learned.weights, again.weights, strict=True):
        assert weights == pytest.approx(others, abs=1e-6)


def test_between_two_knots_weights_change_evenly_and_beyond_the_last_not_at_all():
    learned = Learned([0.0, 2.0], [[1.0], [3.0]], [1.0, 1.0])
    assert [learned.prospects([[1.0]], turns)[0] for turns in (0.0, 0.5, 2.0, 9.0)] == [1.0, 1.5, 3.0, 3.0]


def test_more_games_teach_more_about_games_that_were_held_out():
    games = [study(COURSE, number) for number in range(100)]
    steps = [step for step, _ in learning_curve(games, LESSONS.knots)]
    assert [step.games for step in steps] == [5, 10, 20, 40, 80]
    assert steps[-1].loss < steps[0].loss
    assert steps[-1].loss < log(2) * 0.9, "a guess has log 2"
    assert steps[-1].error < steps[0].error


def test_the_same_seed_gives_the_same_lessons_and_another_seed_others():
    assert study(COURSE, 3) == study(COURSE, 3)
    assert study(COURSE, 3) != study(COURSE, 4)


def test_weights_are_read_as_they_were_written(tmp_path: Path):
    names = LESSONS.names("introductory 2")
    weights = [[float(place + knot) / 4 for place in range(len(names))] for knot in range(2)]
    learned = Learned([0.0, 4.0], weights, [2.0, 8.5])
    file = tmp_path / "weights.json"
    file.write_text(weights_text({"introductory 2": learned}, LESSONS), "utf-8")
    found = read_weights(file, LESSONS)["introductory 2"]
    assert (found.knots, found.weights, found.spreads) == (learned.knots, learned.weights, learned.spreads)


def test_weights_for_other_features_are_refused(tmp_path: Path):
    learned = Learned([0.0, 4.0], [[1.0] * 60, [1.0] * 60], [1.0, 1.0])
    file = tmp_path / "weights.json"
    text = weights_text({"introductory 2": learned}, LESSONS)
    file.write_text(text.replace('"banked"', '"hoarded"'), "utf-8")
    with pytest.raises(Fault, match="other features"):
        read_weights(file, LESSONS)


def test_a_game_that_is_not_judged_by_features_cannot_be_trained(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(training, "find_knowledge", lambda game: None)
    with pytest.raises(BadOption) as refusal:
        study(COURSE, 0)
    assert refusal.value.reason.code == "nothing_to_train"
