"""Parallel work in processes: each job is done once, with the same result in any process."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TypeVar

J = TypeVar("J")
T = TypeVar("T")

SHARES = 8
"""A batch is a process's share of the remaining jobs, divided by this number."""


def share_out(
    work: Callable[[J], T], jobs: Sequence[J], workers: int, batch: int = 1, cluster: str | None = None
) -> Iterator[T]:
    """Yield each result as it is done, in any order; more workers than one are processes that get batches of jobs.

    With the address of a Dask cluster its machines do the work.
    """
    if cluster:
        from tradecraft.cli.cluster import share_out_on_cluster
        from tradecraft.cli.tournaments import program_id

        yield from share_out_on_cluster(cluster, work, jobs, batch, program_id())
        return
    if workers == 1:
        yield from map(work, jobs)
        return
    # New interpreters rather than forks: the progress bar has a thread, and a fork would copy its locks.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_follow_parent) as pool:
        batches = shrinking(jobs, workers, batch)
        # Only as many at once as keep all busy: an interrupt waits for the jobs that have begun.
        running = {pool.submit(_do, work, one) for one in islice(batches, 2 * workers)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
                running |= {pool.submit(_do, work, one) for one in islice(batches, len(done))}
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def shrinking(jobs: Sequence[J], workers: int, largest: int) -> Iterator[Sequence[J]]:
    """Yield jobs in batches: large ones first, which cost little to hand out; single ones last, to end together."""
    first = 0
    while first < len(jobs):
        size = max(1, min(largest, (len(jobs) - first) // (workers * SHARES)))
        yield jobs[first : first + size]
        first += size


def _do(work: Callable[[J], T], jobs: Sequence[J]) -> list[T]:
    return [work(job) for job in jobs]


def _follow_parent() -> None:
    """Ignore Ctrl-C, which the main process handles, and end when the main process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    # A killed parent cannot end its processes, and they would wait for work for ever.
    parent.join()
    os._exit(1)
