"""A real server process for tests, stopped only by the handle it was started with."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import httpx

SOURCE = Path(__file__).resolve().parents[3] / "src"
DEADLINE_SECONDS = 60
BROWSER = {"Sec-Fetch-Site": "same-origin"}
ENVIRONMENT = {
    "LANG": "C.UTF-8",
    "LC_ALL": "",
    "PYTHONPATH": str(SOURCE),
    "TRADECRAFT_BOT_WORKERS": "1",
    "TRADECRAFT_COMMANDS_PER_SECOND": "100000",
    "TRADECRAFT_GUESTS_PER_MINUTE": "100000",
}


@dataclass
class Serving:
    """A server that can be reached."""

    process: subprocess.Popen[str]
    address: str
    log: Path

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Ask the server to stop and return its exit code."""
        self.process.send_signal(number)
        return self.process.wait(DEADLINE_SECONDS)

    def client(self) -> httpx.Client:
        """Return a browser on the server's own page."""
        return httpx.Client(base_url=self.address, headers=BROWSER, timeout=DEADLINE_SECONDS)


def environment(**more: str) -> dict[str, str]:
    """Return the environment of a server: this one's, without settings of its own."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("TRADECRAFT_")}
    return {**inherited, **ENVIRONMENT, **more}


@contextmanager
def serving(
    folder: Path, database: str, *arguments: str, program: tuple[str, str] = ("-m", "tradecraft"), **more: str
) -> Iterator[Serving]:
    """Start a server on a free port and wait until it says where it is."""
    log = folder / "log"
    with log.open("a") as errors:
        process = subprocess.Popen(
            [sys.executable, *program, "serve", "--port", "0", "--database", database, *arguments],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment(**more),
        )
    try:
        yield Serving(process, _address(process, log), log)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(DEADLINE_SECONDS)
        assert process.stdout is not None
        process.stdout.close()


def _address(process: subprocess.Popen[str], log: Path) -> str:
    lines: Queue[str] = Queue()
    assert process.stdout is not None
    stdout = process.stdout
    threading.Thread(target=lambda: lines.put(stdout.readline()), daemon=True).start()
    try:
        line = lines.get(timeout=DEADLINE_SECONDS)
    except Empty:
        line = ""
    assert "http://" in line, f"{line!r}, {process.poll()}: {log.read_text()}"
    return next(word for word in line.split() if word.startswith("http://"))


def new_table(client: httpx.Client) -> str:
    """Sit down against a bot and return the table."""
    seats: list[dict[str, Any]] = [{"type": "mine"}, {"type": "bot", "bot": "random"}]
    made = client.post("/api/tables", json={"game": "war1955", "seats": seats})
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def new_guest(client: httpx.Client, name: str = "Anna") -> str:
    """Come in and return the id."""
    made = client.post("/api/guests", json={"name": name})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])
