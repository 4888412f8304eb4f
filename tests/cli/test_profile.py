"""`tradecraft profile`."""

import json
from pathlib import Path

import pytest

from tests.cli.running import error_line, run
from tradecraft.bots import judge
from tradecraft.bots.arena import plan_series, play
from tradecraft.bots.review import reviewer
from tradecraft.bots.review.habits import LEAST_GAMES
from tradecraft.cli.records import write_record
from tradecraft.core.registry import find_game


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge positions at a glance."""
    monkeypatch.setattr(judge, "WORLDS", 2)
    monkeypatch.setattr(judge, "SIMULATIONS", 8)
    monkeypatch.setattr(reviewer, "DRAWS", 4)
    monkeypatch.setattr(reviewer, "LOOKS", 2)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("profile")
    paths = [folder / f"game{number}.tcr" for number in range(2)]
    series = plan_series(find_game("vienna"), 2, {}, ("random",), "3")
    for number, path in enumerate(paths):
        record = play(series, number, keep_record=True).record
        assert record is not None
        write_record(path, record)
    return paths


def test_a_profile_sums_up_the_games_and_tells_habits_with_their_moments(games: list[Path]):
    result = run("profile", *games, "--name", "random", "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    reviews = [json.loads(run("review", path, "--json").stdout) for path in games]
    seats = [one["seats"][one["names"].index("random")] for one in reviews]
    assert data["games"] == 2
    assert data["result"] == pytest.approx(sum(seat["result"] for seat in seats) / 2)
    assert data["without_luck"] == pytest.approx(sum(seat["result"] - seat["luck"] for seat in seats) / 2)
    assert data["habits"]
    losses = {
        (path.name, decision["entry"]): decision["loss"]
        for path, one in zip(games, reviews, strict=True)
        for decision in one["decisions"]
    }
    for habit in data["habits"]:
        assert habit["games"] >= LEAST_GAMES
        moments = [tuple(moment) for moment in habit["moments"]]
        assert habit["games"] == len({label for label, _ in moments})
        assert habit["loss"] == pytest.approx(sum(losses[moment] for moment in moments) / 2)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "without luck"), ("fr", "sans le hasard"), ("nl", "zonder geluk")]
)
def test_a_profile_is_written_in_three_languages(games: list[Path], language: str, words: str):
    result = run("profile", *games, "--name", "random", "--language", language)
    told = " ".join(result.stdout.split())
    assert words in told
    assert "game0.tcr" in told
    assert "tradecraft puzzle --theme" in told


def test_a_player_who_played_none_of_the_games_is_named(games: list[Path]):
    assert "Nobody" in error_line(run("profile", *games, "--name", "Nobody"))
