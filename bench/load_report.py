"""The report of a load test: latencies, moves, memory and CPU time, compared with the bars."""

import json
import os
import sqlite3
import time
from array import array
from collections import Counter
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Any

from bench.load_processes import Server
from bench.load_sides import Side, TablesSide
from bench.report import cpu_model

Figures = dict[str, Any]

MOST_RATIO, MOST_MILLISECONDS, MOST_MEGABYTES, LEAST_RATE = 10.0, 250.0, 600.0, 0.99
PARTS = (50, 90, 99, 99.9, 100)
"""The reported percentiles."""
DISK_WRITES = 50


class Use:
    """The CPU time that a server and this process use while a block runs."""

    def __init__(self, server: Server) -> None:
        """Start at zero."""
        self.seconds = 0.0
        self._server = server
        self._busy = 0.0
        self._client_busy = 0.0

    def __enter__(self) -> None:
        self._count(-1)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._count(1)

    def figures(self) -> Figures:
        """Return the usage as shares of one core."""
        return {"cpu": self._busy / self.seconds, "client_cpu": self._client_busy / self.seconds}

    def _count(self, sign: int) -> None:
        self.seconds += sign * time.perf_counter()
        self._busy += sign * self._server.cpu_seconds()
        self._client_busy += sign * time.process_time()


class Disk:
    """The time the disk takes to sync a small write: no durable server can be faster."""

    def __init__(self, folder: Path) -> None:
        """Write into a folder."""
        self._file = folder / "disk"
        self._seconds = array("d")

    def measure(self) -> None:
        """Write a few times."""
        with self._file.open("ab", buffering=0) as file:
            for _ in range(DISK_WRITES):
                file.write(bytes(4_096))
                began = time.perf_counter()
                os.fsync(file.fileno())
                self._seconds.append(time.perf_counter() - began)

    def figures(self) -> Figures:
        """Return the times in milliseconds."""
        return {f"p{part:g}": quantile(self._seconds, part) for part in PARTS}


def latency_figures(side: Side) -> Figures:
    """Return the latency of acknowledgements in milliseconds, and how late this process sent."""
    figures: Figures = {f"p{part:g}": quantile(side.latencies, part) for part in PARTS}
    return figures | {"sent_late_p50": quantile(side.lateness, 50), "sent_late_p99": quantile(side.lateness, 99)}


def quantile(seconds: "array[float]", part: float) -> float:
    """Return a percentile of some times, in milliseconds."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part / 100))] if ordered else float("nan")


def compare_with_store(side: TablesSide, database: Path) -> Figures:
    """Compare acknowledged with stored moves, after the server has stopped."""
    stored: Counter[tuple[str, str]] = Counter()
    with closing(sqlite3.connect(database)) as connection:
        for table, data in connection.execute("SELECT table_id, data FROM changes"):
            change = json.loads(data)
            if change["kind"] == "acted":
                stored[table, change["id"]] += 1
    acknowledged = {(table, id) for id, table in side.acknowledged.items()}
    return {
        "stored": stored.total(),
        "lost": len(acknowledged - stored.keys()),
        "doubled": sum(times > 1 for times in stored.values()),
        "not_acknowledged": len(stored.keys() - acknowledged),
    }


def machine_figures() -> Figures:
    """Return the date and the machine of this measurement."""
    return {"date": time.strftime("%Y-%m-%d %H:%M", time.gmtime()), "cpu": cpu_model()}


def judge(figures: Figures) -> dict[str, bool]:
    """Return whether each bar holds."""
    moves, megabytes = figures["moves"], figures["megabytes"]
    verdicts = {
        "no move lost or doubled": not (moves["lost"] or moves["doubled"] or moves["not_acknowledged"]),
        "no message missed, nothing refused": not (moves["gaps"] or moves["refused"]),
        f"memory under {MOST_MEGABYTES:g} MB": megabytes["server"] < MOST_MEGABYTES,
    }
    if "ratio" in figures:
        wanted = figures["wanted"]["moves_per_second"]
        verdicts |= {
            f"p99 at most {MOST_RATIO:g} times the echo's": figures["ratio"] <= MOST_RATIO,
            f"p99 under {MOST_MILLISECONDS:g} ms": figures["ours"]["p99"] < MOST_MILLISECONDS,
            f"{wanted:g} moves/s": moves["per_second"] >= LEAST_RATE * wanted,
        }
    return verdicts


def load_text(figures: Figures) -> str:
    """Return the figures of a load test as a small table."""
    wanted, moves = figures["wanted"], figures["moves"]
    lines = [
        f"{figures['date']}, {figures['cpu']}: {wanted['games']:,} games, {wanted['sockets']:,} sockets, "
        f"{moves['per_second']:.0f} moves/s, seated in {figures['set_up_seconds']:.0f} s",
        "",
        f"{'ack, ms':<12}{'p50':>8}{'p90':>8}{'p99':>8}{'p99.9':>8}{'most':>8}{'cpu':>8}{'client':>8}",
        *(_latency_line(name, figures[name]) for name in ("ours", "echo", "disk")),
        f"p99 ours / echo: {figures['ratio']:.1f}",
        "",
        *_ending(figures),
    ]
    return "\n".join(lines)


def storm_text(figures: Figures) -> str:
    """Return the figures of a storm as a small table."""
    back = ", ".join(f"{seconds:.1f}" for seconds in figures["back_seconds"])
    lines = [
        f"{figures['date']}, {figures['cpu']}: {figures['wanted']['sockets']:,} sockets lost and back after {back} s",
        "",
        f"{'others, ms':<12}{'p50':>8}{'p90':>8}{'p99':>8}{'p99.9':>8}{'most':>8}",
        *(_latency_line(name, figures[name]) for name in ("calm", "storm")),
        "",
        *_ending(figures),
    ]
    return "\n".join(lines)


def _latency_line(name: str, figures: Figures) -> str:
    line = f"{name:<12}" + "".join(f"{figures[part]:>8.1f}" for part in (f"p{part:g}" for part in PARTS))
    return line + "".join(f"{figures[part]:>8.0%}" for part in ("cpu", "client_cpu") if part in figures)


def _ending(figures: Figures) -> list[str]:
    moves, megabytes = figures["moves"], figures["megabytes"]
    return [
        f"moves: {moves['acknowledged']:,} acknowledged, {moves['stored']:,} stored, {moves['lost']} lost, "
        f"{moves['doubled']} doubled; {moves['updates']:,} updates, {moves['gaps']} missed; "
        f"{moves['finished']} games finished; refused: {moves['refused'] or 'none'}",
        f"memory: {megabytes['server']:.0f} MB, and {megabytes['bots']:.0f} MB for the bots",
        *(f"{'holds' if holds else 'DOES NOT HOLD'}: {bar}" for bar, holds in figures["verdicts"].items()),
    ]
