"""Tasks: four sizes with fixed deals, evaluations from all seats, and hidden deals that are sealed and revealed."""

from __future__ import annotations

import json
from array import array
from pathlib import Path

import pytest

from tradecraft.core.chance import Dealer, settle
from tradecraft.core.observation import find_observer
from tradecraft.core.registry import find_game
from tradecraft.envs import tasks as module
from tradecraft.envs.tasks import PUBLIC_DEALS, evaluate, find_task, hidden_deals, main, tasks

NAMES = ["1955-normal-v1", "1955-short-v1", "vienna-advanced-4-v1", "vienna-introductory-2-v1"]


def test_there_are_four_sizes_with_versions():
    assert sorted(task.name for task in tasks().values()) == NAMES
    for task in tasks().values():
        assert task.about
        assert find_game(task.game).resolve_options(task.players, task.options)
        assert find_task(task.id) == find_task(task.name) == task


def test_an_unknown_task_or_version_is_refused():
    for name in ("1955", "1955-short-v99"):
        with pytest.raises(ValueError, match=r"there is: .*1955-short-v1"):
            find_task(name)


@pytest.mark.parametrize("name", NAMES)
def test_public_deals_are_fixed_and_different(name: str):
    task = find_task(name)
    assert len(set(task.deals())) == PUBLIC_DEALS
    assert task.deals()[7] == f"{name}/public/7"
    game = find_game(task.game)
    states = []
    for deal in (*task.deals()[:5], task.deals()[0]):
        state = game.new_state(task.players, task.options)
        settle(state, Dealer(deal))
        states.append(state.key())
    assert len(set(states)) == 5
    assert states[0] == states[-1]


def test_an_evaluation_tells_a_good_player_from_a_bad_one():
    task = find_task("1955-short")
    deals = task.deals()[:8]
    officer = evaluate(task, "officer", "random", deals)
    blind = evaluate(task, "random", "officer", deals)
    assert officer.games == blind.games == 16
    assert officer.share.value >= 0.8 > 0.2 >= blind.share.value
    assert officer.share.low <= officer.share.value <= officer.share.high
    assert evaluate(task, "officer", "random", deals) == officer


def test_equal_players_share_a_deal_evenly():
    """With the same choices on all seats, every deal is won once for each time it is played from all seats."""
    task = find_task("vienna-introductory-2")
    result = evaluate(task, "greedy", "greedy", task.deals()[:2])
    assert result.share.value == 0.5


def test_a_function_is_given_what_its_seat_observes():
    task = find_task("1955-short")
    game = find_game(task.game)
    observer = find_observer(game, 2, task.options)
    deal = task.deals()[0]
    first = game.new_state(2, task.options)
    settle(first, Dealer(deal))
    seen: list[bytes] = []

    def choose(observation: array[float], legal: tuple[int, ...]) -> int:
        seen.append(bytes(observation))
        return legal[-1]

    evaluate(task, choose, "random", [deal])
    assert bytes(observer.flat(observer.read(first, first.deciders[0]))) in seen
    assert len(set(seen)) > 10


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    return str(tmp_path / "secret"), str(tmp_path / "sealed.json")


def test_hidden_deals_are_made_sealed_revealed_and_checked(files: tuple[str, str], capsys: pytest.CaptureFixture[str]):
    secret, sealed = files
    assert main(["make", secret]) == 0
    assert Path(secret).stat().st_mode & 0o077 == 0
    assert main(["seal", secret, sealed]) == 0
    published = json.loads(Path(sealed).read_text("utf-8"))
    assert published["tasks"] == [task.name for task in tasks().values()]
    assert Path(secret).read_text("utf-8").strip() not in json.dumps(published)
    assert main(["check", sealed]) == 1
    assert main(["reveal", secret, sealed]) == 0
    assert main(["check", sealed]) == 0
    revealed = module.check(json.loads(Path(sealed).read_text("utf-8")))
    deals = hidden_deals(revealed, find_task("1955-short"))
    assert len(set(deals)) == published["deals"]
    assert not set(deals) & set(hidden_deals(revealed, find_task("1955-normal")))
    assert "is the one that was sealed" in capsys.readouterr().out


def test_another_secret_is_not_taken_for_the_sealed_one(files: tuple[str, str], capsys: pytest.CaptureFixture[str]):
    secret, sealed = files
    main(["make", secret])
    main(["seal", secret, sealed])
    before = Path(sealed).read_text("utf-8")
    Path(secret).unlink()
    main(["make", secret])
    assert main(["reveal", secret, sealed]) == 1
    assert Path(sealed).read_text("utf-8") == before
    assert "not the one that was sealed" in capsys.readouterr().err


def test_nothing_is_overwritten(files: tuple[str, str]):
    secret, sealed = files
    main(["make", secret])
    main(["seal", secret, sealed])
    kept = Path(secret).read_text("utf-8"), Path(sealed).read_text("utf-8")
    assert main(["make", secret]) == 1
    assert main(["seal", secret, sealed]) == 1
    assert (Path(secret).read_text("utf-8"), Path(sealed).read_text("utf-8")) == kept
