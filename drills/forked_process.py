"""Server processes forked from one that has imported everything, which halves the cost of a start.

Drills that measure start-up or memory, or preload a library, start their servers from scratch instead.
"""

from __future__ import annotations

import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

_FORKING = multiprocessing.get_context("forkserver")
_FORKING.set_forkserver_preload([__name__, "drills.faulty_server", "tradecraft.cli.serve", "drills.warm_up"])


class ForkedProcess:
    """A program that runs in a fork, with the methods of `subprocess.Popen` that the drills use."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], log: Path) -> None:
        self._process = _FORKING.Process(target=run, args=(list(command), dict(environment), log))
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        """Return the exit code, or None while the process runs."""
        return self._process.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        """Send a signal."""
        os.kill(self.pid, number)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the process to end; return the exit code."""
        self._process.join(timeout)
        code = self._process.exitcode
        assert code is not None, f"{self.pid} has not ended within {timeout} s"
        return code


def run(command: Sequence[str], environment: Mapping[str, str], log: Path) -> None:
    """Run a module with arguments, like `python -m`, in a new session."""
    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    sys.argv = list(command)
    runpy.run_module(command[0], run_name="__main__", alter_sys=True)
