"""The real server in a separate process, which can be stopped and restarted at the same address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from drills.server_process import ADDRESS, ROOT, START_SECONDS, STOP_SECONDS, UNLIMITED


class Server:
    """A server on a database in a folder, with limits that no test reaches; `program` is the module that runs it."""

    def __init__(self, folder: Path, *program: str) -> None:
        self._program = program or ("tradecraft",)
        self._database = f"sqlite:///{folder / 'table.db'}"
        self._log = folder / "server.log"
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start the server and wait until it says that it can be reached."""
        command = [
            sys.executable,
            "-m",
            *self._program,
            "serve",
            "--port",
            str(self._port),
            "--database",
            self._database,
        ]
        with self._log.open("ab") as log:
            said_before = log.tell()
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=os.environ | UNLIMITED, stdout=log, stderr=log, start_new_session=True
            )
        deadline = time.monotonic() + START_SECONDS
        while ADDRESS.search(self._log.read_bytes(), said_before) is None:
            assert self._process.poll() is None, f"the server does not start:\n{self._log.read_text()}"
            assert time.monotonic() < deadline, "the server does not start in time"
            time.sleep(0.02)

    def stop(self) -> None:
        """Ask the server to stop, and require that it does so in order."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        assert self._process.wait(STOP_SECONDS) in (0, -signal.SIGTERM), self._log.read_text()

    def restart(self) -> None:
        """Stop the server and start it again with what it has stored."""
        self.stop()
        self.start()

    def end(self) -> None:
        """End what is still running, the bots included."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def serving(folder: Path, *program: str) -> Iterator[Server]:
    """Run a server, for as long as it is needed."""
    server = Server(folder, *program)
    try:
        server.start()
        yield server
    finally:
        server.end()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""

    def end_headers(self) -> None:
        """Let the browser itself keep no script: what a service worker keeps is all there is."""
        if self.path.endswith(".js"):
            self.send_header("Cache-Control", "no-store")
        super().end_headers()


class StaticFiles:
    """A folder that is served as it is, and can be taken off the network."""

    def __init__(self, folder: Path) -> None:
        self._handler = partial(_Quiet, directory=str(folder))
        self._port = free_port()
        self.url = f"http://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        """Serve the folder."""
        self._httpd = ThreadingHTTPServer(("127.0.0.1", self._port), self._handler)
        threading.Thread(target=self._httpd.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Take the folder off the network."""
        self._httpd.shutdown()
        self._httpd.server_close()


@contextmanager
def static_files(folder: Path) -> Iterator[StaticFiles]:
    """Serve a folder as it is, for as long as it is needed."""
    files = StaticFiles(folder)
    try:
        yield files
    finally:
        files.stop()
