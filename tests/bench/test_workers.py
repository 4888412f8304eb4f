"""The comparison of one process with several: commands that take turns."""

import pytest

from bench.workers import Run, compare

GAMES = ["simulate", "vienna", "--bots", "greedy", "--games", "4", "--json"]


def test_a_command_runs_only_in_its_turns():
    with Run(GAMES) as run:
        run.go_on(0.01)
        ended, clock = run.ended, run.clock
        run.go_on(60)
        run.check()
    assert (ended, run.ended) == (False, True)
    assert 0 < clock < run.clock
    assert run.processor > 0


def test_a_command_that_is_left_early_leaves_no_process():
    with Run(GAMES) as run:
        run.go_on(0.01)
    assert run.ended


def test_a_command_that_fails_is_not_measured():
    with Run(["simulate", "no-such-game", "--json"]) as run:
        run.go_on(60)
        with pytest.raises(SystemExit, match="did not finish"):
            run.check()


def test_both_commands_come_to_their_end(capsys: pytest.CaptureFixture[str]):
    ratio = compare(GAMES, 2, 1)
    assert ratio > 0
    assert f"{ratio:.2f}" in capsys.readouterr().out
