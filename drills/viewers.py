"""A viewer of twin tables: asks the same in both worlds, and compares and searches what comes."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import chain
from typing import Any

from drills.canaries import Card, canary_in, named_in
from drills.twin_servers import ViewerConnection


class Leak(AssertionError):
    """The bytes of two worlds differ that a viewer must not tell apart."""


class Viewer:
    """A viewer of both worlds of a pair: over a connection that watches and one that does not."""

    def __init__(
        self,
        name: str,
        seat: int,
        note_hidden: Callable[[Viewer], Awaitable[None]],
        watching: Sequence[ViewerConnection],
        aside: Sequence[ViewerConnection] = (),
    ) -> None:
        """Look from a seat; `note_hidden` finds out what is hidden from it now."""
        self.name = name
        self.note_hidden = note_hidden
        self.seat = seat
        self.watching = watching
        self.aside = aside
        self.version = 0
        self.hidden: set[Card] = set()
        self.secret = ""
        self.acted: list[str] = []
        self._asked = 0
        self._own_words: dict[str, str] = {}

    async def ask(self, command: dict[str, Any], own_words: str = "") -> None:
        """Ask the same in both worlds; the answer to this may name the cards that `own_words`, the question, name."""
        self._asked += 1
        self._own_words[f"asked-{self._asked}"] = own_words
        for connection in self.watching:
            await connection.ask({"id": f"asked-{self._asked}", **command})

    async def compare(self, what: str) -> int:
        """Compare all that has come since the last time; return how many messages that were."""
        # What one asks for is done in order: once all of that is answered, the other connections know of it as well.
        read = await asyncio.gather(*(connection.read() for connection in self.watching))
        read += await asyncio.gather(*(connection.read() for connection in self.aside))
        compared = 0
        for here, there in zip(read[::2], read[1::2], strict=True):
            if here != there:
                raise Leak(difference(f"{self.name}, {what}", here, there))
            compared += len(here)
        # What has just been shown is no secret any more.
        await self.note_hidden(self)
        for message in chain.from_iterable(read[::2]):
            self.search(message, what, self._own_words.get(json.loads(message).get("id"), ""))
        updates = [message for message in map(json.loads, read[0]) if message["type"] == "update"]
        if updates:
            self.version = updates[-1]["version"]
        return compared

    async def fetch(self, paths: Sequence[str]) -> int:
        """Compare the answers to some requests; return how many they were."""
        requests = [connection.fetch(path) for connection in self.watching for path in paths]
        answers = await asyncio.gather(*requests)
        here, there = answers[: len(paths)], answers[len(paths) :]
        if here != there:
            raise Leak(difference(self.name, here, there))
        for answer in here:
            path, _, body, *_ = answer.split("\n")
            self.search(body, path)
        return len(paths)

    def search(self, text: str, what: str, own_words: str = "") -> None:
        """Search a message for canaries."""
        found = canary_in(text, self.hidden - set(named_in(own_words, self.hidden)), self.secret)
        if found:
            raise Leak(f"{self.name}, {what}: {found} is named in {text[:200]}...")


def difference(what: str, here: Sequence[str], there: Sequence[str]) -> str:
    """Say where two lists of messages first differ."""
    if len(here) != len(there):
        surplus = [*(Counter(here) - Counter(there)), *(Counter(there) - Counter(here))]
        return f"{what}: {len(here)} messages in one world, {len(there)} in the other: {surplus[0][:200]}..."
    one, other = next((one, other) for one, other in zip(here, there, strict=True) if one != other)
    place = next((i for i, signs in enumerate(zip(one, other, strict=False)) if signs[0] != signs[1]), 0)
    return f"{what}: ...{one[max(0, place - 80) : place + 80]}... or ...{other[max(0, place - 80) : place + 80]}..."
