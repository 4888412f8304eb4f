"""The real server in a process of its own, to be killed and started again on the same database."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).parents[2]
START_SECONDS = 60.0
STOP_SECONDS = 30.0
ADDRESS = re.compile(rb"http://127\.0\.0\.1:\d+")
UNLIMITED = {
    "TRADECRAFT_GUESTS_PER_MINUTE": "100000",
    "TRADECRAFT_COMMANDS_PER_SECOND": "100000",
    "TRADECRAFT_BOT_WORKERS": "1",
}


class ServerProcess:
    """A server on a database; with a `fault`, one that `faulty_server` has spoiled."""

    def __init__(self, database: str, log: Path, fault: str = "") -> None:
        self._database = database
        self._log = log
        self._program = ["tests.drills.faulty_server", fault] if fault else ["tradecraft"]
        self._process: subprocess.Popen[bytes] | None = None
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

    async def start(self) -> None:
        """Start the server and wait until it says where it can be reached."""
        command = [sys.executable, "-m", *self._program, "serve", "--port", "0", "--database", self._database]
        with self._log.open("ab") as log:
            said_before = log.tell()
            # In a session of its own, so that its bots can be ended together with it.
            process = self._process = subprocess.Popen(
                command, cwd=ROOT, env=os.environ | UNLIMITED, stdout=log, stderr=log, start_new_session=True
            )
        async with asyncio.timeout(START_SECONDS):
            while (found := ADDRESS.search(self._log.read_bytes(), said_before)) is None:
                assert process.poll() is None, f"the server does not start:\n{self._log.read_text()}"
                await asyncio.sleep(0.02)
        self.url = found[0].decode()

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

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
