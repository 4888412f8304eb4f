"""The abuse drill: cheats, tricks and floods, each a named case with the limit that must hold.

Each case runs against the real server over HTTP and WebSocket, with its own users. One server has no limits, so that
only the rules of play are tested; the other has the default limits.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from drills.abuse_cases import DEFAULT_LIMITS, LIMITED, NO_MAIL, PLAY
from drills.abusers import Target
from drills.faulty_server import fault_descriptions
from drills.server_process import UNLIMITED, ServerProcess
from drills.trials import Drill, Trials

CASES: dict[str, tuple[str, Callable[[Target], str]]] = {
    **{case.__name__.replace("_", "-"): ("play", case) for case in PLAY},
    **{case.__name__.replace("_", "-"): ("limited", case) for case in LIMITED},
}


def try_case(case: Callable[[Target], str], target: Target) -> str:
    """Run a case; return the problem, or an empty string."""
    try:
        return case(target)
    except (AssertionError, KeyError) as error:
        return f"it could not be tried: {error!r}"


async def try_all(folder: Path, trials: Trials) -> None:
    """Run all cases once, on new servers."""
    lifted = trials.plant == "no-limits"
    fault = "" if lifted else trials.plant
    settings = {"play": UNLIMITED | NO_MAIL, "limited": UNLIMITED if lifted else DEFAULT_LIMITS}
    if trials.plant:
        # The other cases have nothing to do with the fault.
        del settings["play" if lifted else "limited"]
    async with AsyncExitStack() as stack:
        targets: dict[str, Target] = {}
        for name, (kind, case) in CASES.items():
            if kind not in settings or not trials.is_wanted:
                continue
            if kind not in targets:
                url = f"sqlite:///{folder / kind}.db"
                process = ServerProcess(url, folder / f"{kind}.log", fault, settings[kind])
                targets[kind] = Target((await stack.enter_async_context(process)).url, url)
            problem = await asyncio.to_thread(try_case, case, targets[kind])
            trials.checked([f"{name}: {problem}"] if problem else [])


def drill(trials: Trials) -> None:
    """Make the trials."""
    for _ in trials.numbers():
        with tempfile.TemporaryDirectory(prefix="tradecraft-abuse-") as folder:
            asyncio.run(try_all(Path(folder), trials))


DRILL = Drill(
    name="abuse",
    promise="known cheats, clock tricks, floods and tricks with names meet a limit",
    trial="a named case",
    run=drill,
    faults={"no-limits": "The server has no limits", **fault_descriptions("any-origin")},
    short=len(CASES),
    long=20 * len(CASES),
)
