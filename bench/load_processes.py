"""The servers of a load test, and the resources they use."""

import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

START_SECONDS = 60.0
STOP_SECONDS = 30.0
LIMITS = {
    "TRADECRAFT_GUESTS_PER_MINUTE": "1000000",
    "TRADECRAFT_COMMANDS_PER_SECOND": "1000000",
    "TRADECRAFT_LOG_LEVEL": "warning",
}
"""Limits out of reach, because all players share one address."""
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Server:
    """A server in its own process."""

    process: subprocess.Popen[bytes]
    port: int

    def cpu_seconds(self) -> float:
        """Return the CPU time used, without child processes."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def peak_megabytes(self) -> float:
        """Return the peak memory."""
        return _peak_megabytes(self.process.pid)

    def children_megabytes(self) -> float:
        """Return the sum of the peak memory of its children, the bot processes."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text("utf-8").split()
        return sum(_peak_megabytes(int(child)) for child in children)

    def stop(self) -> None:
        """Ask the server to stop, and wait."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(STOP_SECONDS)


@contextmanager
def tradecraft_server(database: Path) -> Iterator[Server]:
    """Run `tradecraft serve` on a database file."""
    port = free_port()
    command = [sys.executable, "-m", "tradecraft", "serve", "--port", str(port), "--database", f"sqlite:///{database}"]
    with _running(command, port, "/api/catalogue") as server:
        yield server


@contextmanager
def echo_server() -> Iterator[Server]:
    """Run the echo server for comparison."""
    port = free_port()
    with _running([sys.executable, "-m", "bench.echo_peer", str(port)], port, "/healthz") as server:
        yield server


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def allow_many_files() -> None:
    """Allow this process and its children as many open sockets as the system permits."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def _running(command: list[str], port: int, path: str) -> Iterator[Server]:
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env={**os.environ, **LIMITS})
        server = Server(process, port)
        try:
            _wait(server, path, said.fileno())
            yield server
        finally:
            server.stop()


def _wait(server: Server, path: str, said: int) -> None:
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{server.port}{path}", timeout=5):
                return
        except (urllib.error.URLError, OSError):
            if server.process.poll() is not None or time.monotonic() > deadline:
                written = os.pread(said, 4_000, 0).decode(errors="replace")
                raise RuntimeError(f"the server did not start: {written}") from None
            time.sleep(0.1)


def _peak_megabytes(pid: int) -> float:
    try:
        lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    except FileNotFoundError:
        return 0.0
    # A process that has just ended has no VmHWM line.
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")), 0.0)
