"""The report on the speed of environments: ratios are made within a round, and a bar that is missed is named."""

import pytest

pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

from bench import envs

LINE = "1955, VectorEnv"


@pytest.fixture
def without_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(envs, "bytes_per_game", lambda *_, **__: envs.MOST_BYTES)


def test_ratios_are_made_within_a_round(without_memory: None):
    report = envs.measured({envs.BASE: [10_000.0, 5_000.0, 20_000.0], LINE: [260_000.0, 130_000.0, 500_000.0]}, 3, 1)
    row = report["sides"][LINE]
    assert (row["steps_per_second"], row["ratio"], row["lowest_ratio"]) == (260_000, 26.0, 25.0)


@pytest.mark.parametrize(
    ("steps", "base", "verdict"),
    [(260_000, 10_000, "holds"), (240_000, 10_000, "DOES NOT HOLD"), (260_000, 14_000, "DOES NOT HOLD")],
)
def test_both_bars_must_be_reached(without_memory: None, steps: int, base: int, verdict: str):
    report = envs.measured({envs.BASE: [base], LINE: [steps]}, 1, 1)
    (line,) = [line for line in envs.table(report).splitlines() if LINE in line]
    assert line.endswith(f"| {verdict} |")


def test_a_game_that_takes_too_much_memory_is_named(without_memory: None):
    report = envs.measured({envs.BASE: [1.0]}, 1, 1)
    assert "DOES NOT HOLD" not in envs.table(report)
    report["bytes_per_game"]["1955"] += 1
    assert f"| 1955 | {envs.MOST_BYTES + 1:,} | {envs.MOST_BYTES:,} | DOES NOT HOLD |" in envs.table(report)
