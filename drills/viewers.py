"""A viewer of twin tables, who sends the same in both worlds, and compares and searches the answers."""

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
    """A viewer was sent different bytes in two worlds, or a canary."""


class Viewer:
    """A viewer of both worlds of a pair, over connections that watch and others that do not."""

    def __init__(
        self,
        name: str,
        seat: int,
        note_hidden: Callable[[Viewer], Awaitable[None]],
        watching: Sequence[ViewerConnection],
        aside: Sequence[ViewerConnection] = (),
    ) -> None:
        """View from a seat; `note_hidden` updates `hidden`, the cards the viewer has not seen."""
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
        """Send a command in both worlds; its answer may name the cards in `own_words`, the text of the action."""
        self._asked += 1
        self._own_words[f"asked-{self._asked}"] = own_words
        for connection in self.watching:
            await connection.ask({"id": f"asked-{self._asked}", **command})

    async def compare(self, what: str) -> int:
        """Compare all messages since the last time; return their number."""
        # Commands are handled in order: once they are answered, the other connections have their notices too.
        read = await asyncio.gather(*(connection.read() for connection in self.watching))
        read += await asyncio.gather(*(connection.read() for connection in self.aside))
        compared = 0
        for here, there in zip(read[::2], read[1::2], strict=True):
            if here != there:
                raise Leak(difference(f"{self.name}, {what}", here, there))
            compared += len(here)
        # What was just shown is no longer secret.
        await self.note_hidden(self)
        for message in chain.from_iterable(read[::2]):
            self.search(message, what, self._own_words.get(json.loads(message).get("id"), ""))
        updates = [message for message in map(json.loads, read[0]) if message["type"] == "update"]
        if updates:
            self.version = updates[-1]["version"]
        return compared

    async def fetch(self, paths: Sequence[str]) -> int:
        """Compare the answers to some requests; return their number."""
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
