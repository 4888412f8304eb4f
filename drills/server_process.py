"""The real server in a process of its own, to be killed and started again on the same database."""

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
    """A server on a database; with a `fault`, one that `faulty_server` has spoiled.

    One that `forks` is a copy of a process which has loaded everything.
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
        """Run the server where there is no event loop."""
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
        """Begin in a session of its own, so that its bots can be ended together with it."""
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
        """Return how much memory the server uses; as `RssAnon` without files, which the system drops as it likes."""
        found = re.search(rf"{kind}:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
        assert found is not None
        return int(found[1]) / 1000

    def cpu_seconds(self) -> float:
        """Return the processor time the server has used, without that of its bots."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def waited_seconds(self) -> float:
        """Return how long the server's first thread has waited for a processor that others had; 0 if nobody counts."""
        counted = Path(f"/proc/{self.pid}/schedstat")
        return int(counted.read_text().split()[1]) / 1e9 if counted.exists() else 0.0

    def handles(self) -> int:
        """Return how many files and sockets the server has open."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    @property
    def port(self) -> int:
        """The port where the server can be reached."""
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """End the server as a power cut does: in the middle of whatever it is doing."""
        assert self._process is not None
        assert self._process.poll() is None, f"the server has ended by itself:\n{self._log.read_text()}"
        self._process.send_signal(signal.SIGKILL)
        self._end(self._process)
        self.kills += 1

    async def stop(self) -> None:
        """Ask the server to stop, and require that it does so in order."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        code = await asyncio.to_thread(self._process.wait, STOP_SECONDS)
        assert code in (0, -signal.SIGTERM), self._log.read_text()

    def _end(self, process: subprocess.Popen[bytes] | ForkedProcess) -> None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
