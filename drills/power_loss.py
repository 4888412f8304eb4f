"""The power-loss drill: whenever the disk loses unsynced writes, everything acknowledged survives.

The real server runs under load with `disk_journal.c` preloaded, which records every write and sync of the database
files. Afterwards the power is cut at chosen points of that journal: the files are rebuilt as a disk could hold them at
that moment. Synced writes are there; of unsynced writes none, all, some, or a torn part (all of them is also what a
SIGKILL leaves behind). SQLite must find an intact database with everything acknowledged by then.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import struct
import subprocess
import tempfile
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from drills.audit import read_stored
from drills.faulty_server import fault_descriptions
from drills.kill import Load
from drills.server_process import ServerProcess
from drills.trials import ROOT, CannotRun, Drill, Trials
from tradecraft.server.store.codec import decode_change

SOURCE = ROOT / "drills" / "disk_journal.c"
HEADER = struct.Struct("=qqqii")
ENDINGS = ("", "-wal", "-journal")
WRITE, TRUNCATE, SYNC, UNLINK = map(ord, "WTSU")
SECTOR = 512
"""The number of bytes a disk writes atomically."""
MODES = ("nothing", "everything", "some", "torn")
"""What survives of the unsynced writes."""
MANY, FEW = (400, 500), (60, 90)
"""The fewest and most commands acknowledged in a recording, in long and in short runs."""
CUTS = 500
"""How many times the power is cut in a recording."""
REPLAYED_EVERY = 100
"""After every so many cuts, all games of the database are replayed too."""


@dataclass(frozen=True)
class Operation:
    """An operation on a file."""

    at: int
    kind: int
    file: int
    offset: int
    data: bytes


@dataclass
class Disk:
    """The synced content of a file, and the operations since the last sync."""

    kept: bytearray = field(default_factory=bytearray)
    unsynced: list[Operation] = field(default_factory=list)

    def do(self, operation: Operation) -> None:
        """Apply an operation of the journal."""
        if operation.kind == UNLINK:
            # Only the rollback journal of the first transactions is deleted; SQLite then syncs the folder.
            self.kept, self.unsynced = bytearray(), []
        elif operation.kind == SYNC:
            for one in self.unsynced:
                apply_operation(self.kept, one)
            self.unsynced = []
        else:
            self.unsynced.append(operation)

    def after_power_loss(self, mode: str, rng: Random) -> bytearray:
        """Return the content of the file after a power loss."""
        left = bytearray(self.kept)
        torn = rng.randrange(len(self.unsynced) + 1)
        for place, one in enumerate(self.unsynced):
            if mode == "everything" or (mode == "some" and rng.random() < 0.5) or (mode == "torn" and place < torn):
                apply_operation(left, one)
            elif mode == "torn" and place == torn:
                apply_operation(left, one, SECTOR * rng.randrange(len(one.data) // SECTOR + 1))
        return left


def apply_operation(content: bytearray, operation: Operation, most: int | None = None) -> None:
    """Apply a write or truncation, at most the first `most` bytes of it."""
    if operation.kind == TRUNCATE:
        del content[operation.offset :]
        content.extend(bytes(operation.offset - len(content)))
        return
    data = operation.data[:most]
    content.extend(bytes(max(0, operation.offset - len(content))))
    content[operation.offset : operation.offset + len(data)] = data


def read_journal(file: Path) -> list[Operation]:
    """Read a journal, ignoring an incomplete last entry."""
    content, at = file.read_bytes(), 0
    found: list[Operation] = []
    while at + HEADER.size <= len(content):
        nanoseconds, offset, length, kind, number = HEADER.unpack_from(content, at)
        at += HEADER.size
        data = content[at : at + length] if kind == WRITE else b""
        if kind == WRITE:
            if len(data) < length:
                break
            at += length
        found.append(Operation(nanoseconds, kind, number, offset, data))
    return found


@dataclass(frozen=True)
class Recording:
    """The journal of a database, and what players were told when: ids of people and of their commands."""

    journal: Sequence[Operation]
    told: Sequence[tuple[int, tuple[str, str]]]

    def told_before(self, at: int) -> set[tuple[str, str]]:
        """Return the commands acknowledged before a time."""
        return {key for _, key in self.told[: bisect_left(self.told, at, key=lambda one: one[0])]}


async def record(folder: Path, library: Path, trials: Trials, seed: str) -> Recording:
    """Play on a server until enough is acknowledged, kill it, and return the recording."""
    database, journal = folder / "drill.db", folder / "journal"
    preloaded = {"LD_PRELOAD": str(library), "DISK_JOURNAL_OF": str(database), "DISK_JOURNAL": str(journal)}
    url = f"sqlite:///{database}"
    async with ServerProcess(url, folder / "log", trials.plant, preloaded) as server:
        load = Load(server, url, seed)
        await load.begin()
        audit = await load.play_until_killed(MANY if trials.wanted > CUTS else FEW)
    if audit.complaints and not trials.plant:
        trials.failed(f"after a kill: {audit.complaints[0]}", trials=0)
    told = [
        (sent.answered_at, (player.id, id))
        for player in load.players
        for id, sent in player.journal.items()
        if sent.done
    ]
    trials.note(recordings=1, acknowledged=len(told))
    return Recording(read_journal(journal), sorted(told))


def stored_commands(database: Path) -> set[tuple[str, str]]:
    """Return the commands in a database; raise an error if SQLite finds it damaged."""
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        changes = [decode_change(data) for (data,) in connection.execute("SELECT data FROM changes")]
        lines = connection.execute("SELECT person, sent_id FROM chat").fetchall()
    return {(change.by, change.id) for change in changes} | set(lines)


def cut_points(recording: Recording, number: int, rng: Random) -> Iterator[tuple[Operation, list[Disk]]]:
    """Yield points of the journal, in order, with the state of the disks there."""
    first = next(k for k, one in enumerate(recording.journal) if recording.told and one.at > recording.told[0][0])
    places = sorted(rng.choices(range(first, len(recording.journal)), k=number))
    disks = [Disk() for _ in ENDINGS]
    done = 0
    for place in places:
        for operation in recording.journal[done : place + 1]:
            disks[operation.file].do(operation)
        done = place + 1
        yield recording.journal[place], disks


def cut_power(folder: Path, at: int, disks: Sequence[Disk], mode: str, recording: Recording, rng: Random) -> str:
    """Cut the power; return the problem with the remaining files, or an empty string."""
    database = folder / "after.db"
    for old in folder.glob("after.db*"):
        old.unlink()
    for disk, ending in zip(disks, ENDINGS, strict=True):
        content = disk.after_power_loss(mode, rng)
        if content:
            database.with_name(f"after.db{ending}").write_bytes(content)
    told = recording.told_before(at)
    try:
        lost = told - stored_commands(database)
    except sqlite3.Error as error:
        return f"{mode} kept: the database is damaged: {error}"
    return f"{mode} kept: {len(lost)} of {len(told)} acknowledged commands are lost" if lost else ""


def compile_library(source: Path, folder: Path) -> Path:
    """Compile a library for LD_PRELOAD."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise CannotRun("there is no C compiler")
    library = folder / f"{source.stem}.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
    return library


def drill(trials: Trials) -> None:
    """Make the trials."""
    with tempfile.TemporaryDirectory(prefix="tradecraft-power-") as outer:
        library = compile_library(SOURCE, Path(outer))
        for number in trials.numbers():
            rng = Random(f"power {number}")
            with tempfile.TemporaryDirectory(prefix="tradecraft-power-") as inner:
                folder = Path(inner)
                recording = asyncio.run(record(folder, library, trials, f"power {number}"))
                wanted = min(CUTS, trials.wanted - trials.tally.trials)
                for k, (operation, disks) in enumerate(cut_points(recording, wanted, rng)):
                    if not trials.is_wanted:
                        break
                    mode = MODES[k % len(MODES)]
                    problem = cut_power(folder, operation.at, disks, mode, recording, rng)
                    if not problem and k % REPLAYED_EVERY == 0:
                        problem = "; ".join(asyncio.run(read_stored(f"sqlite:///{folder / 'after.db'}")).broken)
                    trials.checked([problem] if problem else [])
                    trials.note(**{f"{mode}_kept": 1})


DRILL = Drill(
    name="power-loss",
    promise="a power cut at any moment loses nothing that was acknowledged, on SQLite",
    trial="the power cut at a write, with what the disk could then hold",
    run=drill,
    faults=fault_descriptions("sync-less", "acknowledge-early"),
    short=200,
    long=5_000,
)
