"""`--cluster`: the same results from a Dask cluster, one of whose workers is killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

import pytest

from tests.cli.running import ENVIRONMENT, SOURCE, error_line, run, start

pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

from distributed import Client

CLOCK = ("seconds", "decisions_per_second")
OFFICERS = ("simulate", "war1955", "--players", "2", "--games", "60", "--bots", "officer", "--json")


class Cluster:
    """A scheduler and two workers as processes of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        quiet = ["--no-dashboard", "--host", "127.0.0.1"]
        self.scheduler = self._start("scheduler", "--port", "0", "--scheduler-file", str(self.file), *quiet)
        self.workers = [self._worker(), self._worker()]
        try:
            self.address = self._wait_for_address()
            with Client(self.address, timeout=60) as client:
                client.wait_for_workers(2, timeout=60)
        except BaseException:
            self.close()
            raise

    def _worker(self) -> subprocess.Popen[bytes]:
        # Without a nanny, so that a killed worker stays dead.
        return self._start(
            "worker", "--no-nanny", "--nthreads", "1", "--scheduler-file", str(self.file), "--no-dashboard"
        )

    def _start(self, *arguments: str) -> subprocess.Popen[bytes]:
        log = open(self.folder / "cluster.log", "ab")  # noqa: SIM115
        environment = {**os.environ, **ENVIRONMENT, "PYTHONPATH": str(SOURCE)}
        command = [sys.executable, "-m", "distributed.cli.dask_" + arguments[0], *arguments[1:]]
        with log:
            return subprocess.Popen(command, stdout=log, stderr=log, env=environment, cwd=self.folder)

    def _wait_for_address(self) -> str:
        for _ in range(1200):
            # The file is there before it is written.
            with suppress(FileNotFoundError, json.JSONDecodeError):
                return str(json.loads(self.file.read_text("utf-8"))["address"])
            sleep(0.05)
        raise TimeoutError((self.folder / "cluster.log").read_text("utf-8"))

    def working(self) -> int:
        """Return how many workers the scheduler knows."""
        with Client(self.address, timeout=60, set_as_default=False) as client:
            return len(client.nthreads())

    def close(self) -> None:
        for process in [*self.workers, self.scheduler]:
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    made = Cluster(tmp_path)
    try:
        yield made
    finally:
        made.close()


def results(text: str) -> dict[str, Any]:
    return {name: value for name, value in json.loads(text).items() if name not in CLOCK}


def test_a_killed_worker_loses_nothing(cluster: Cluster, tmp_path: Path):
    alone = run(*OFFICERS, "--out", tmp_path / "alone")
    assert alone.exit_code == 0, alone.output
    process = start(*OFFICERS, "--cluster", cluster.address, "--out", tmp_path / "shared")
    killed: list[int] = []

    def kill_one_in_the_middle() -> None:
        # Some games are there, and far from all.
        while process.poll() is None:
            done = len(list((tmp_path / "shared").glob("*.tcr"))) if (tmp_path / "shared").exists() else 0
            if done >= 5:
                cluster.workers[0].send_signal(signal.SIGKILL)
                cluster.workers[0].wait()
                killed.append(done)
                return
            sleep(0.01)

    thread = Thread(target=kill_one_in_the_middle)
    thread.start()
    said, complaints = process.communicate(timeout=120)
    thread.join()
    assert process.returncode == 0, complaints
    assert killed
    assert killed[0] < 60, "the worker was killed after the end"
    assert cluster.working() == 1
    assert results(said) == results(alone.stdout)
    records = sorted((tmp_path / "alone").glob("*.tcr"))
    assert len(records) == 60
    for record in records:
        assert (tmp_path / "shared" / record.name).read_bytes() == record.read_bytes()


@pytest.mark.long
def test_every_command_gives_what_it_gives_alone(cluster: Cluster, tmp_path: Path):
    there = ("--cluster", cluster.address)
    arena = ("arena", "war1955", "--bots", "officer,random", "--games", "4", "--duplicate", "--json")
    duel = ("duel", "officer", "random", "--game", "war1955", "--games", "8", "--json")
    for command in (arena, duel):
        one, two = run(*command), run(*command, *there)
        assert (one.exit_code, two.exit_code) == (0, 0), two.output
        found, expected = json.loads(two.stdout), json.loads(one.stdout)
        for name in ("pairs", "share_a", "results", "verdict", "games", "end_reasons"):
            assert found.get(name) == expected.get(name)
    data = ("dataset", "1955-short", "--games", "4", "--bots", "officer,random")
    assert run(*data, "--out", tmp_path / "one").exit_code == 0
    assert run(*data, *there, "--out", tmp_path / "two").exit_code == 0
    for file in (tmp_path / "one").iterdir():
        assert (tmp_path / "two" / file.name).read_bytes() == file.read_bytes()
    train = ("train", "war1955", "--players", "2", "--games", "20", "--bot", "officer")
    assert run(*train, "--out", tmp_path / "one.json").exit_code == 0
    assert run(*train, *there, "--out", tmp_path / "two.json").exit_code == 0
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()
    mining = ("puzzles", "war1955", "--option", "side=short", "--games", "2", "--json")
    one, two = (run(*mining, *where, "--out", tmp_path / f"mine{len(where)}") for where in ((), there))
    assert (one.exit_code, one.stdout) == (two.exit_code, two.stdout) == (0, one.stdout)
    names = sorted(file.name for file in (tmp_path / "mine0").iterdir())
    assert names == sorted(file.name for file in (tmp_path / "mine2").iterdir())
    assert all((tmp_path / "mine0" / name).read_bytes() == (tmp_path / "mine2" / name).read_bytes() for name in names)


@pytest.mark.long
def test_workers_with_another_program_are_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tradecraft.cli.tournaments.program_id", lambda: "another")
    assert "another version" in error_line(run(*OFFICERS, "--cluster", cluster.address))


def test_an_address_without_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tradecraft.cli.cluster.PATIENCE", 1)
    assert "cannot be used" in error_line(run(*OFFICERS, "--cluster", "tcp://127.0.0.1:9"))
