"""How drills count: runs add up, no trials are no success, and a run ends once a planted fault is found."""

import json
from pathlib import Path

import pytest

from drills import __main__, catalogue, trials
from drills.trials import CannotRun, Drill, Trials, failure_bound, read_tally, report_text, run


def toy(fails_at: int = -1) -> Drill:
    def go(trials: Trials) -> None:
        for number in trials.numbers():
            trials.tally.memory[str(number)] = True
            trials.checked(["it broke"] if number == fails_at or trials.plant else [])
            trials.note(steps=2)

    return Drill("toy", "nothing breaks", "a try", go, {"break": "it breaks"}, 3, 30)


def test_a_run_continues_where_the_last_one_ended(tmp_path: Path):
    state = tmp_path / "toy.json"
    assert run(toy(), 4, state=state)["trials"] == 4
    report = run(toy(fails_at=6), 10, state=state)
    assert (report["trials"], report["failures"], report["counts"]) == (10, 1, {"steps": 20})
    assert [one["trials"] for one in report["runs"]] == [4, 6]
    assert list(read_tally("toy", state).memory) == sorted(map(str, range(10)))
    assert run(toy(), 10, state=state)["trials"] == 10


def test_what_was_counted_is_kept_when_a_run_breaks_off(tmp_path: Path):
    def break_off(trials: Trials) -> None:
        for number in trials.numbers():
            if number == 3:
                raise KeyboardInterrupt
            trials.passed()

    state = tmp_path / "toy.json"
    with pytest.raises(KeyboardInterrupt):
        run(Drill("toy", "", "", break_off, {}, 1, 1), 10, state=state)
    kept = read_tally("toy", state)
    assert (kept.trials, kept.next) == (3, 4)


def test_the_count_of_another_drill_is_not_continued(tmp_path: Path):
    state = tmp_path / "toy.json"
    run(toy(), 1, state=state)
    with pytest.raises(CannotRun):
        read_tally("kill", state)


def test_a_run_ends_when_its_time_is_over():
    assert run(toy(), 10, seconds=1e-9)["trials"] == 0


def test_the_bound_is_three_in_so_many_trials_and_only_without_failures():
    assert failure_bound(1000, 0) == 0.003
    assert failure_bound(1, 0) == 1.0
    assert failure_bound(1000, 1) is None
    assert failure_bound(0, 0) is None
    assert "fewer than 10.00% fail (3/N" in report_text(run(toy(), 30))
    assert "FAILED: it broke" in report_text(run(toy(fails_at=2), 30))


def test_the_exit_code_says_whether_trials_failed_or_none_was_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(__main__, "find_drill", lambda name: toy())
    name = catalogue.NAMES[0]
    assert __main__.main([name, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["drill"], report["trials"], report["failures"]) == ("toy", 3, 0)
    assert __main__.main([name, "--plant", "break"]) == 1
    assert __main__.main([name, "--plant", "melt"]) == 2
    assert __main__.main([name, "--seconds", "0.000000001"]) == 2


def test_without_a_name_every_drill_is_described(capsys: pytest.CaptureFixture[str]):
    assert __main__.main([]) == 0
    said = capsys.readouterr().out
    for name in catalogue.NAMES:
        assert f"{name}: " in said
        assert catalogue.find_drill(name).faults, "a drill that cannot fail shows nothing"


def test_measured_values_are_told_and_kept(tmp_path: Path):
    def measure(trials: Trials) -> None:
        for number in trials.numbers():
            trials.measured(p99_ms=number + 0.25)
            trials.passed()

    drill, state = Drill("toy", "", "", measure, {}, 1, 1), tmp_path / "toy.json"
    run(drill, 2, state=state)
    report = run(drill, 3, state=state)
    assert report["figures"] == {"p99_ms": 2.25}
    assert "p99 ms 2.25" in report_text(report)


def test_a_complete_count_is_summed_up_and_a_new_one_begins_with_new_trials(tmp_path: Path):
    state = tmp_path / "toy.json"
    run(toy(), 4, state=state)
    assert run(toy(), 6, state=state, renews=True)["trials"] == 6
    assert run(toy(), 6, state=state, renews=True)["trials"] == 6
    kept = read_tally("toy", state)
    assert sorted(map(int, kept.memory)) == list(range(6, 12))
    assert [(one["trials"], one["failures"]) for one in kept.earlier] == [(6, 0)]


def test_failures_stay_until_another_commit_is_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    state = tmp_path / "toy.json"
    run(toy(fails_at=1), 3, state=state)
    assert run(toy(), 6, state=state, renews=True)["failures"] == 1
    monkeypatch.setattr(trials, "commit", lambda: "another")
    assert run(toy(), 8, state=state, renews=True)["failures"] == 0
    assert read_tally("toy", state).earlier[0]["problems"] == ["it broke"]


def test_a_commit_is_marked_if_files_differ_but_not_for_what_was_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(trials, "ROOT", tmp_path)
    assert trials.commit() == ""
    (tmp_path / "drills" / "results").mkdir(parents=True)
    code, counted = tmp_path / "code.py", tmp_path / "drills" / "results" / "kill.json"
    for file in (code, counted):
        file.write_text("old")
    trials.git("init")
    trials.git("add", ".")
    trials.git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-m", "Begin")
    clean = trials.commit()
    assert len(clean) == 12
    counted.write_text("new")
    assert trials.commit() == clean
    code.write_text("new")
    assert trials.commit() == f"{clean}+"
