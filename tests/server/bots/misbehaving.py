"""A worker that misbehaves, for tests of the pool: python misbehaving.py MANNER FILE

Each worker that starts adds a character to the file. With the suffix `_once` only the first worker misbehaves; later
ones are real.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from random import Random
from typing import BinaryIO

from tradecraft.bots.protocol import Bot
from tradecraft.core.game import AnyGame, View
from tradecraft.server.bots import answers, worker
from tradecraft.server.bots.questions import SIZE_BYTES, Answer, Reply, frame
from tradecraft.server.tables.changes import Proof

FOREVER = 3600


class Odd(Bot):
    """A bot that does something else before it answers."""

    def __init__(self, manner: str) -> None:
        self.manner = manner

    def choose(self, view: View, legal: tuple[int, ...], rng: Random) -> int:
        if self.manner == "raises":
            raise ValueError("no idea")
        if self.manner == "cheats":
            return -1
        if self.manner == "thinks":
            while True:
                rng.random()
        if self.manner == "dawdles":
            time.sleep(2.5)
            return legal[0]
        print("a stray word")
        os.write(1, b"another one\n")
        assert sys.stdin.read() == ""
        return legal[0]


def with_odd_bot(manner: str) -> None:
    """Be a real worker with an odd bot in it."""

    def find(name: str, game: AnyGame) -> Bot:
        return Odd(manner)

    setattr(answers, "find_bot", find)  # noqa: B010
    worker.main()


def read(stream: BinaryIO) -> bytes:
    return stream.read(int.from_bytes(stream.read(SIZE_BYTES), "big"))


def misbehave(manner: str) -> None:
    if manner == "unready":
        return
    out = sys.stdout.buffer
    out.write(frame(Reply()))
    out.flush()
    if manner == "deaf":
        time.sleep(FOREVER)
    read(sys.stdin.buffer)
    if manner == "hangs":
        time.sleep(FOREVER)
    if manner == "dies":
        os._exit(3)
    if manner == "babbles":
        out.write(b"thinking aloud\n" * 100_000)
    if manner == "garbage":
        out.write((5).to_bytes(SIZE_BYTES, "big") + b"\xc1abcd")
    if manner == "confused":
        out.write(frame(Reply(Answer(0, Proof("greedy", "", "of another question", "", 0)))))
    out.flush()
    time.sleep(FOREVER)


def main(manner: str, file: Path) -> None:
    with file.open("a", encoding="utf-8") as starts:
        starts.write(".")
    wanted = manner.removesuffix("_once")
    if manner != wanted and len(file.read_text("utf-8")) > 1:
        worker.main()
    elif wanted in ("raises", "cheats", "thinks", "prints", "dawdles"):
        with_odd_bot(wanted)
    else:
        misbehave(wanted)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
