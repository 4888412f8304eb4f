"""Work shared out among processes: each piece is done once, and what comes of it does not depend on who does it."""

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


def share_out(work: Callable[[J], T], jobs: Sequence[J], workers: int, batch: int = 1) -> Iterator[T]:
    """Yield what comes of each job as it is done, in any order; `batch` jobs are handed out at a time.

    With one worker everything is done here. With more, `work` and what it returns travel between processes.
    """
    if workers == 1:
        yield from map(work, jobs)
        return
    # New interpreters rather than forks: the progress bar has a thread, and a fork would copy its locks.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_follow_parent) as pool:
        batches = (jobs[first : first + batch] for first in range(0, len(jobs), batch))
        # Only so many at once that nobody is idle: whoever interrupts waits for what has been begun.
        running = {pool.submit(_do, work, one) for one in islice(batches, 2 * workers)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
                running |= {pool.submit(_do, work, one) for one in islice(batches, len(done))}
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _do(work: Callable[[J], T], jobs: Sequence[J]) -> list[T]:
    return [work(job) for job in jobs]


def _follow_parent() -> None:
    """Let the main process alone answer Ctrl-C, which all processes of a terminal are sent, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    # Killed, it could tell nobody, and its processes would wait for work for good.
    parent.join()
    os._exit(1)
