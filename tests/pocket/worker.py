"""The archive for web pages, run as in the page's worker, with only the standard library.

It takes the part of `pocket-worker.ts`: passing texts in and out, and storing what must be kept.
"""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from itertools import count
from pathlib import Path
from typing import Any

Data = Any
ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import json, sys
sys.path.insert(0, sys.argv[1])
from tradecraft.pocket.structs import install
install()
from tradecraft.pocket import page
for line in sys.stdin:
    name, *given = json.loads(line)
    print(json.dumps(getattr(page, name)(*given)), flush=True)
"""


def unpack(folder: Path) -> Path:
    """Make the archive of a page and unpack it."""
    packed = folder / "pocket.zip"
    subprocess.run([sys.executable, ROOT / "scripts" / "make_pocket.py", packed], check=True)
    zipfile.ZipFile(packed).extractall(folder / "app")
    return folder / "app"


class Device:
    """A person at a device, who asks the page as people ask the server."""

    def __init__(self, archive: Path, name: str = "Anna", kept: dict[str, str] | None = None) -> None:
        """Open the page; with `kept`, on a device that has kept something."""
        command = [sys.executable, "-I", "-S", "-c", PROGRAM, str(archive)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._ids = count(1)
        self.kept = dict(kept or {})
        """What the browser's database holds."""
        self.told: list[Data] = []
        """Messages that came over the page's socket and were not taken."""
        if kept:
            self._call("load", json.dumps(kept))
        else:
            assert self.ask("POST", "/api/guests", {"name": name, "language": "en"})[0] == 201

    def close(self) -> None:
        """Close the page."""
        self._process.kill()
        self._process.communicate()

    def _call(self, *given: str) -> Data:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(given) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        return answer and self._keep(json.loads(answer))

    def _keep(self, answer: Data) -> Data:
        for key, text in answer["keep"].items():
            if text is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = text
        self.told += map(json.loads, answer["tell"])
        return answer

    def ask(self, method: str, path: str, data: Data = None) -> tuple[int, Data]:
        """Make a request; text is sent as it is, anything else as JSON."""
        body = data if isinstance(data, str) else "" if data is None else json.dumps(data)
        answer = self._call("request", method, path, body)
        text = answer["body"]
        return answer["status"], json.loads(text) if text.startswith(("{", "[")) or text == "null" else text

    def make(self, game: str, *seats: Data, **fields: Data) -> str:
        """Make a table and return its id."""
        status, made = self.ask("POST", "/api/tables", {"game": game, "seats": list(seats), **fields})
        assert status == 201, made
        return str(made["table"])

    def do(self, type: str, table: str, **fields: Data) -> tuple[int, Data]:
        """Give a command by a plain request."""
        return self.ask("POST", "/api/commands", {"type": type, "table": table, "id": f"c{next(self._ids)}", **fields})

    def send(self, type: str, table: str, **fields: Data) -> list[Data]:
        """Give a command over the page's socket; return all that is told then, the answer among it."""
        self._call("command", json.dumps({"type": type, "table": table, "id": f"c{next(self._ids)}", **fields}))
        told, self.told = self.told, []
        return told

    def look(self, table: str, language: str = "") -> Data:
        """Return all that is to be seen of a table."""
        status, seen = self.ask("GET", f"/api/tables/{table}?language={language}")
        assert status == 200, seen
        return seen

    def work(self) -> bool:
        """Let the page do a little by itself; tell whether there was anything to do."""
        return bool(self._call("work")["more"])

    def let_bots_play(self) -> None:
        """Let bots move until none is asked."""
        while self.work():
            pass
