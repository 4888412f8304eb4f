"""The comparison of one process with several: commands that take turns."""

import time

import pytest

from bench.workers import Run, compare

GAMES = ["simulate", "vienna", "--bots", "greedy", "--games", "4", "--json"]


def test_a_command_runs_only_in_its_turns():
    with Run(GAMES) as run:
        run.go_on(0.01)
        ended = run.ended
        time.sleep(2)
        run.go_on(60)
        run.check()
    assert (ended, run.ended) == (False, True)
    # Had it gone on between its turns, it would have worked for longer than the clock has counted.
    assert 0 < run.processor < 1.5 * run.clock


def test_a_command_that_is_left_early_leaves_no_process():
    with Run(GAMES) as run:
        run.go_on(0.01)
    assert run.ended


def test_a_command_that_fails_is_not_measured():
    with Run(["simulate", "no-such-game", "--json"]) as run:
        run.go_on(60)
        with pytest.raises(SystemExit, match=r"did not finish its games: .*no-such-game"):
            run.check()


def test_both_commands_come_to_their_end(capsys: pytest.CaptureFixture[str]):
    ratio = compare(GAMES, 2, 1)
    assert ratio > 0
    assert f"{ratio:.2f}" in capsys.readouterr().out
