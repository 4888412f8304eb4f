"""What a bot is asked and what it answers, in a form that goes through a pipe and into a database."""

from __future__ import annotations

import msgspec


class Question(msgspec.Struct, frozen=True):
    """What would this bot do here, on this seat?

    `entries` is the whole game so far, each entry as (seat, text) with the seat BY_CHANCE for draws. The answer holds
    for exactly this moment: where something else is entered before it, as may happen when several seats decide at once,
    the question has to be asked anew, or the proof will not fit the record.

    `seed` is all the randomness the bot gets, in hexadecimal. `table` says where the question comes from: tables
    take turns, and the game so far is remembered by it. It has no part in the answer.
    """

    game: str
    players: int
    options: dict[str, str]
    entries: list[tuple[int, str]]
    seat: int
    bot: str
    seed: str
    budget_ms: int
    table: str = ""


class Proof(msgspec.Struct, frozen=True):
    """What is needed to ask a bot again and get the same answer.

    `view` is the hash of all the bot was shown, `version` that of program and rules, `budget` its time in milliseconds.
    """

    bot: str
    view: str
    seed: str
    version: str
    budget: int


class Answer(msgspec.Struct, frozen=True):
    """What the bot does, and what it takes to check that it was the bot who did it."""

    action: int
    proof: Proof


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a worker sends: an answer, or why there is none; neither when it has started and is ready."""

    answer: Answer | None = None
    failure: str = ""


SIZE_BYTES = 4
"""Every message through a pipe is preceded by its length, in so many bytes, the highest first."""


def frame(message: msgspec.Struct) -> bytes:
    """Return a message as it goes through a pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(SIZE_BYTES, "big") + body
