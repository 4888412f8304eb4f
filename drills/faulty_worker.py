"""A bot worker that lets a weaker bot choose: `python -m drills.faulty_worker`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from drills.planting import patched
from tradecraft.server.bots import answers
from tradecraft.server.bots.questions import Answer
from tradecraft.server.bots.worker import main

move_of = answers.move_of


def move_of_weaker(*position: Any, bot: str, **rest: Any) -> Answer:
    """Let the random bot choose, and sign with the requested bot's name."""
    answer = move_of(*position, bot="random", **rest)
    return msgspec.structs.replace(answer, proof=replace(answer.proof, bot=bot))


if __name__ == "__main__":
    with patched(answers, "move_of", move_of_weaker):
        main()
