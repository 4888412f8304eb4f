"""The bot worker process: reads questions from standard input and writes answers to standard output.

It ends when its input does, so that nobody has to look for it when the server is gone.
"""

from __future__ import annotations

import os
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from tradecraft.bots.protocol import bots_for
from tradecraft.core.errors import shortened
from tradecraft.core.registry import find_game, game_ids
from tradecraft.server.bots.answers import answer
from tradecraft.server.bots.questions import SIZE_BYTES, AnyQuestion, Reply, frame

NICENESS = 10
"""How much a bot yields to the processes that serve people."""
LOWEST = 19
LOWEST_PRIORITY = "--lowest-priority"
"""The argument of a process that yields to bots at tables as well."""
READ, WRITE, REPORT = 0, 1, 2
"""The numbers of the standard streams."""


def main() -> None:
    """Answer questions until the input ends."""
    # All processes of a terminal are sent Ctrl-C; the server alone decides what becomes of it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(LOWEST if LOWEST_PRIORITY in sys.argv else NICENESS)
    questions, replies = take_pipes()
    for id in game_ids():
        bots_for(find_game(id))
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(questions, waiting), daemon=True).start()
    reply = Reply()
    while True:
        try:
            replies.write(frame(reply))
        except BrokenPipeError:
            return
        reply = reply_to(waiting.get())


def take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return the streams of questions and replies, and redirect the standard ones.

    What a bot prints goes to standard error, and its standard input is empty.
    """
    questions = os.fdopen(os.dup(READ), "rb")
    replies = os.fdopen(os.dup(WRITE), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, READ)
    os.close(nothing)
    os.dup2(REPORT, WRITE)
    return questions, replies


def reply_to(message: bytes) -> Reply:
    """Answer an encoded question, or say why it cannot be answered."""
    try:
        return Reply(answer=answer(msgspec.msgpack.decode(message, type=AnyQuestion)))
    except Exception as error:
        # Whatever goes wrong inside a bot is the server's to judge; this process is as good as before.
        return Reply(failure=shortened(f"{type(error).__name__}: {error}"))


def _read(questions: BinaryIO, waiting: SimpleQueue[bytes]) -> None:
    """Read questions, also while a bot is thinking; exit at once when the input ends."""
    while size := questions.read(SIZE_BYTES):
        waiting.put(questions.read(int.from_bytes(size, "big")))
    # A bot that never comes to an end must not outlive the server.
    os._exit(0)


if __name__ == "__main__":
    main()
