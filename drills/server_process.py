"""The real server in a separate process, which can be killed and restarted on the same database."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from drills.forked_process import ForkedProcess

ROOT = Path(__file__).resolve().parents[1]
START_SECONDS = 300.0
STOP_SECONDS = 30.0
ADDRESS = re.compile(rb"http://127\.0\.0\.1:\d+")
UNLIMITED = {
    "TRADECRAFT_GUESTS_PER_MINUTE": "100000",
    "TRADECRAFT_COMMANDS_PER_SECOND": "100000",
    "TRADECRAFT_BOT_WORKERS": "1",
}


class ServerProcess:
    """A server on a database, with a `fault` of `faulty_server` if one is given.

    With `forks` it is forked from a process that has imported everything.
    """

    def __init__(
        self,
        database: str,
        log: Path,
        fault: str = "",
        environment: Mapping[str, str] | None = None,
        forks: bool = False,
    ) -> None:
        self._database = database
        self._environment = os.environ | UNLIMITED | dict(environment or {})
        self._log = log
        self._program = ["drills.faulty_server", fault] if fault else ["tradecraft"]
        self._forks = forks
        self._process: subprocess.Popen[bytes] | ForkedProcess | None = None
        self.url = ""
        self.kills = 0

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None:
            self._end(self._process)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Run the server for the length of a block, outside an event loop."""
        try:
            asyncio.run(self.start())
            yield
        finally:
            if self._process is not None:
                self._end(self._process)

    @property
    def pid(self) -> int:
        """The id of the server's process."""
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Start the server and wait until it says where it can be reached."""
        command = [*self._program, "serve", "--port", "0", "--database", self._database]
        with self._log.open("ab") as log:
            said_before = log.tell()
        process = self._process = self._begin(command)
        async with asyncio.timeout(START_SECONDS):
            while (found := ADDRESS.search(self._log.read_bytes(), said_before)) is None:
                assert process.poll() is None, f"the server does not start:\n{self._log.read_text()}"
                await asyncio.sleep(0.02)
        self.url = found[0].decode()

    def _begin(self, command: Sequence[str]) -> subprocess.Popen[bytes] | ForkedProcess:
        """Start the process in a new session, so that its bots are killed with it."""
        if self._forks:
            return ForkedProcess(command, self._environment, self._log)
        with self._log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", *command],
                cwd=ROOT,
                env=self._environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def megabytes(self, kind: str = "VmRSS") -> float:
        """Return the memory of the server; `RssAnon` excludes mapped files, which the system may drop."""
        found = re.search(rf"{kind}:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
        assert found is not None
        return int(found[1]) / 1000

    def cpu_seconds(self) -> float:
        """Return the CPU time of the server, without its bots."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def waited_seconds(self) -> float:
        """Return how long the server's main thread has waited for a CPU; 0 if the system does not count."""
        counted = Path(f"/proc/{self.pid}/schedstat")
        return int(counted.read_text().split()[1]) / 1e9 if counted.exists() else 0.0

    def handles(self) -> int:
        """Return how many files and sockets the server has open."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    @property
    def port(self) -> int:
        """The port the server listens on."""
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        assert self._process is not None
        assert self._process.poll() is None, f"the server has ended by itself:\n{self._log.read_text()}"
        self._process.send_signal(signal.SIGKILL)
        self._end(self._process)
        self.kills += 1

    async def stop(self) -> None:
        """Stop the server, and check that it exits cleanly."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        code = await asyncio.to_thread(self._process.wait, STOP_SECONDS)
        assert code in (0, -signal.SIGTERM), self._log.read_text()

    def _end(self, process: subprocess.Popen[bytes] | ForkedProcess) -> None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
