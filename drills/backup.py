"""The backup drill: a backup made under load holds everything that was acknowledged before, and can be restored.

People play on the real server while `tradecraft backup` copies its database. The copy must contain everything that was
acknowledged before it was started, every game in it must load, and a server started on it must be healthy.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

import httpx

from drills.audit import read_stored
from drills.kill import FEW_TABLES, TABLES, Load
from drills.power_loss import stored_commands
from drills.server_process import ROOT, ServerProcess
from drills.trials import Drill, Trials

BACKUPS = 5
"""How many backups are made of one server."""
BETWEEN = (10, 40)
"""How many commands are acknowledged between two backups."""


async def make_backup(database: Path, target: Path, fault: str) -> str:
    """Copy the database as an operator would; return the output if it failed."""
    if fault == "copy-file":
        shutil.copy(database, target)
        return ""
    command = [sys.executable, "-m", "tradecraft", "backup", str(target), "--database", f"sqlite:///{database}"]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=pipe, stderr=pipe)
    _, said = await process.communicate()
    return said.decode() if process.returncode else ""


async def check(copy: Path, told: set[tuple[str, str]], folder: Path) -> str:
    """Return what is wrong with a backup, or nothing."""
    try:
        missing = told - stored_commands(copy)
    except sqlite3.Error as error:
        return f"the backup is damaged: {error}"
    if missing:
        return f"{len(missing)} of {len(told)} acknowledged commands are not in the backup"
    broken = (await read_stored(f"sqlite:///{copy}")).broken
    if broken:
        return broken[0]
    async with ServerProcess(f"sqlite:///{copy}", folder / "restored.log", forks=True) as restored:
        async with httpx.AsyncClient(verify=False, base_url=restored.url) as client:
            answer = await client.get("/healthz")
        return "" if answer.status_code == 200 else f"a server with the backup says {answer.text}"


async def back_up(folder: Path, trials: Trials) -> None:
    """Make some backups of a server under load."""
    database = folder / "drill.db"
    async with ServerProcess(f"sqlite:///{database}", folder / "log") as server:
        load = Load(server, f"sqlite:///{database}", f"backup {trials.tally.next}")
        tables = FEW_TABLES if trials.wanted < BACKUPS else len(TABLES)
        await load.begin(0)
        for _, number in zip(range(BACKUPS), trials.numbers(), strict=False):
            # A backup takes long on a busy machine, and all games may end meanwhile.
            for _ in range(tables):
                load.wish_for_table()
            copy = folder / f"backup-{number}.db"
            async with load.playing(load.rng.randint(*BETWEEN)):
                began = time.monotonic_ns()
                problem = await make_backup(database, copy, trials.plant)
            told = {
                (player.id, id)
                for player in load.players
                for id, sent in player.journal.items()
                if sent.done and sent.answered_at < began
            }
            problem = problem or await check(copy, told, folder)
            trials.checked([problem] if problem else [])
            trials.note(acknowledged_before=len(told))


def drill(trials: Trials) -> None:
    """Make the trials."""
    while trials.is_wanted:
        with tempfile.TemporaryDirectory(prefix="tradecraft-backup-") as folder:
            asyncio.run(back_up(Path(folder), trials))


DRILL = Drill(
    name="backup",
    promise="a backup made under load is complete as of the moment it was begun, and can be started with",
    trial="a backup of a server under load, compared and restored",
    run=drill,
    faults={"copy-file": "The database file is copied as it lies there"},
    short=2,
    long=200,
)
