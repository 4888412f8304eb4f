"""The power-loss drill: a disk loses what was not synced, at any moment, and nothing that was acknowledged is gone.

The real server runs under load with `disk_journal.c` preloaded, which writes down every write and every sync of the
database's files. Afterwards the power is cut at moments of that journal: the files are put together as a disk could
hold them then. What was synced is there; of what was not, nothing, all, some, or a torn part. All of it is also what a
SIGKILL at that write leaves behind. SQLite must find an intact database with everything in it that players had been
told by then.
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
"""A disk writes so many bytes or none of them."""
MODES = ("nothing", "everything", "some", "torn")
"""What is left of that which was not synced."""
MANY, FEW = (400, 500), (60, 90)
"""How many commands are acknowledged in a recording, in long runs and in short ones."""
CUTS = 500
"""At how many moments of a recording the power is cut."""
REPLAYED_EVERY = 100
"""How often all games of a database are replayed as well."""


@dataclass(frozen=True)
class Operation:
    """Something that was done to a file."""

    at: int
    kind: int
    file: int
    offset: int
    data: bytes


@dataclass
class Disk:
    """What a file holds for certain, and what was done to it since it was last synced."""

    kept: bytearray = field(default_factory=bytearray)
    unsynced: list[Operation] = field(default_factory=list)

    def do(self, operation: Operation) -> None:
        """Follow the journal."""
        if operation.kind == UNLINK:
            # Only the rollback journal of the very first transactions; SQLite syncs the folder right after it.
            self.kept, self.unsynced = bytearray(), []
        elif operation.kind == SYNC:
            for one in self.unsynced:
                apply_operation(self.kept, one)
            self.unsynced = []
        else:
            self.unsynced.append(operation)

    def after_power_loss(self, mode: str, rng: Random) -> bytearray:
        """Return what the disk holds when the power comes back."""
        left = bytearray(self.kept)
        torn = rng.randrange(len(self.unsynced) + 1)
        for place, one in enumerate(self.unsynced):
            if mode == "everything" or (mode == "some" and rng.random() < 0.5) or (mode == "torn" and place < torn):
                apply_operation(left, one)
            elif mode == "torn" and place == torn:
                apply_operation(left, one, SECTOR * rng.randrange(len(one.data) // SECTOR + 1))
        return left


def apply_operation(content: bytearray, operation: Operation, most: int | None = None) -> None:
    """Write or truncate."""
    if operation.kind == TRUNCATE:
        del content[operation.offset :]
        content.extend(bytes(operation.offset - len(content)))
        return
    data = operation.data[:most]
    content.extend(bytes(max(0, operation.offset - len(content))))
    content[operation.offset : operation.offset + len(data)] = data


def read_journal(file: Path) -> list[Operation]:
    """Read what was written down; a last line that was cut off is left out."""
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
    """What was done to a database, and what players were told and when: the ids of people and of their commands."""

    journal: Sequence[Operation]
    told: Sequence[tuple[int, tuple[str, str]]]

    def told_before(self, at: int) -> set[tuple[str, str]]:
        """Return the commands that had been acknowledged at a time."""
        return {key for _, key in self.told[: bisect_left(self.told, at, key=lambda one: one[0])]}


async def record(folder: Path, library: Path, trials: Trials, seed: str) -> Recording:
    """Play at a server until enough was acknowledged, kill it, and return what was written down."""
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
    """Return the commands that a database holds; raise if SQLite finds it damaged."""
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        changes = [decode_change(data) for (data,) in connection.execute("SELECT data FROM changes")]
        lines = connection.execute("SELECT person, sent_id FROM chat").fetchall()
    return {(change.by, change.id) for change in changes} | set(lines)


def cut_points(recording: Recording, number: int, rng: Random) -> Iterator[tuple[Operation, list[Disk]]]:
    """Yield moments of a journal, in order, with what the disk holds then."""
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
    """Cut the power; return what is wrong with what is left, or nothing."""
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
    """Compile a library that is to be preloaded."""
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
