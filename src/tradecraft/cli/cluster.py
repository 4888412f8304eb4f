"""Parallel work on a Dask cluster, with the same results as in one process.

The workers need this very program. A worker that is lost loses nothing but time: its jobs are done again elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

from distributed import Client, as_completed

from tradecraft.cli.errors import CommandError
from tradecraft.cli.processes import shrinking

J = TypeVar("J")
T = TypeVar("T")

PATIENCE = 30
"""How many seconds a scheduler, and then its first worker, may take to answer."""
AHEAD = 3
"""How many batches are handed out for each thread of the cluster: one is being done, the others wait there."""


def share_out_on_cluster(
    address: str, work: Callable[[J], T], jobs: Sequence[J], batch: int, program: str
) -> Iterator[T]:
    """Yield each result as it is done, in any order."""
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise CommandError("no_cluster", address=address, error=str(error) or type(error).__name__) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise CommandError("no_cluster", address=address, error="no workers") from None
        threads = sum(client.nthreads().values())
        batches = shrinking(jobs, max(1, threads), batch)
        ongoing = as_completed(loop=client.loop)

        def hand_out(count: int) -> None:
            for one in islice(batches, count):
                ongoing.add(client.submit(_do, program, work, one, pure=False))

        hand_out(AHEAD * max(1, threads))
        for future in ongoing:
            results = future.result()
            if results is None:
                raise CommandError("other_program", address=address)
            hand_out(1)
            yield from results


def _do(program: str, work: Callable[[Any], Any], jobs: Sequence[Any]) -> list[Any] | None:
    """Do jobs on a worker; None if it has another version of the program, whose results could differ."""
    from tradecraft.cli.tournaments import program_id

    return [work(job) for job in jobs] if program_id() == program else None
