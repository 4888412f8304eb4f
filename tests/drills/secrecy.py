"""The secrecy drill: twin tables, equal in what somebody may know, send identical bytes through the real sockets.

Two servers hold the same tables, but what is hidden from one seat and from the spectators differs. That seat and a
spectator look at both: they watch from the beginning and from later versions, they ask for the table, its replay and
the lists, they ask why they cannot do this and that, and they act. Whatever comes is compared, byte by byte, after all
that the viewer notices and after all that it must not notice.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tests.drills.twin_servers import START, Guest, Looker, TwinServer, add_tables, copied, new_guests, twin_servers
from tests.drills.twins import Beat, Twins
from tradecraft.core.game import SPECTATOR
from tradecraft.core.registry import find_game
from tradecraft.server.tables.clock import TimeControl
from tradecraft.server.tables.header import Header, SeatPlan

LIVE = TimeControl("live", bank=10_000, increment=5)
KINDS: list[tuple[str, int, dict[str, str], TimeControl]] = [
    ("vienna", 2, {}, LIVE),
    ("war1955", 2, {}, LIVE),
    ("vienna", 3, {}, TimeControl()),
    ("war1955", 2, {"side": "short", "attack_counters_assault": "on"}, TimeControl("days", days=3)),
    ("vienna", 4, {"version": "advanced", "edition": "fr"}, TimeControl("days", days=3)),
    ("war1955", 2, {}, TimeControl()),
    ("vienna", 3, {"version": "advanced", "third_man": "yes", "feld_agents": "yes"}, LIVE),
]
DIFFERENT_BEATS, LIVE_BEATS = 10, 7
"""How many beats happen after the first difference, and how many of them at most while the viewers look."""
FIRST_LIVE = 2
"""The beats before are sitting down and starting."""
ASKED_WHY = 5


class Leak(AssertionError):
    """The bytes of two worlds differ that a viewer must not tell apart."""


@dataclass(frozen=True)
class Pair:
    """Twins with the one who looks from a seat, who may be nobody, and the spectator."""

    twins: Twins
    guests: Sequence[Guest]
    watcher: Guest

    @property
    def id(self) -> str:
        return self.twins.header.id

    @property
    def live(self) -> int:
        """The beat at which the viewers begin to look: where the worlds are about to differ, or later."""
        first = self.twins.first_difference
        assert first is not None
        return max(FIRST_LIVE, first, len(self.twins.beats) - LIVE_BEATS)


def make_pairs(guests: Sequence[Guest], number: int) -> list[Pair]:
    """Make so many pairs of twins, of all kinds in turn, from the seed of each."""
    pairs: list[Pair] = []
    seed = 0
    while len(pairs) < number:
        seed += 1
        kind = KINDS[len(pairs) % len(KINDS)]
        players = kind[1]
        seated = guests[:players]
        viewer = seed % players if len(pairs) % 8 else SPECTATOR
        persons = [(guest.person.id, guest.person.name) for guest in seated]
        twins = Twins(header(f"twin-{seed}", guests[0], *kind), persons, viewer, str(seed))
        twins.play(Random(seed).randrange(30), DIFFERENT_BEATS)
        if twins.first_difference is not None and len(twins.beats) > FIRST_LIVE:
            pairs.append(Pair(twins, seated, guests[-1]))
    return pairs


def header(id: str, owner: Guest, game_id: str, players: int, options: dict[str, str], clock: TimeControl) -> Header:
    game = find_game(game_id)
    return Header(
        id=id,
        game=game.id,
        rules=game.rules_version,
        content=game.content_version,
        options=game.resolve_options(players, options),
        seats=tuple(SeatPlan("open") for _ in range(players)),
        pace="turns" if clock.type == "days" else "live",
        clock=clock,
        listed=True,
        spectators=True,
        rated=False,
        stand_in="random",
        owner=owner.person.id,
        invite="",
        created_at=START,
    )


class Viewer:
    """Somebody who looks at both worlds of a pair: over a connection that watches and one that does not."""

    def __init__(self, name: str, seat: int, watching: Sequence[Looker], aside: Sequence[Looker] = ()) -> None:
        self.name = name
        self.seat = seat
        self.watching = watching
        self.aside = aside
        self.version = 0
        self._asked = 0

    async def ask(self, command: dict[str, Any]) -> None:
        """Ask the same in both worlds."""
        self._asked += 1
        for looker in self.watching:
            await looker.ask({"id": f"asked-{self._asked}", **command})

    async def compare(self, what: str) -> int:
        """Compare all that has come since the last time; return how many messages that were."""
        # What one asks for is done in order: once all of that is answered, the other connections know of it as well.
        read = await asyncio.gather(*(looker.read() for looker in self.watching))
        read += await asyncio.gather(*(looker.read() for looker in self.aside))
        compared = 0
        for here, there in zip(read[::2], read[1::2], strict=True):
            if here != there:
                raise Leak(difference(f"{self.name}, {what}", here, there))
            compared += len(here)
        updates = [message for message in map(json.loads, read[0]) if message["type"] == "update"]
        if updates:
            self.version = updates[-1]["version"]
        return compared

    async def fetch(self, paths: Sequence[str]) -> int:
        """Compare the answers to some requests; return how many they were."""
        requests = [looker.fetch(path) for looker in self.watching for path in paths]
        answers = await asyncio.gather(*requests)
        here, there = answers[: len(paths)], answers[len(paths) :]
        if here != there:
            raise Leak(difference(self.name, here, there))
        return len(paths)


def difference(what: str, here: Sequence[str], there: Sequence[str]) -> str:
    """Say where two lists of messages part."""
    if len(here) != len(there):
        return f"{what}: {len(here)} messages in one world, {len(there)} in the other"
    one, other = next((one, other) for one, other in zip(here, there, strict=True) if one != other)
    place = next((i for i, signs in enumerate(zip(one, other, strict=False)) if signs[0] != signs[1]), 0)
    return f"{what}: ...{one[max(0, place - 80) : place + 80]}... or ...{other[max(0, place - 80) : place + 80]}..."


class SecrecyDrill:
    """Pairs of twins on two servers, compared one after the other."""

    def __init__(self, servers: tuple[TwinServer, TwinServer]) -> None:
        self.servers = servers
        self.counts: Counter[str] = Counter()

    async def compare(self, pair: Pair) -> None:
        """Let the seat and the spectator of a pair look while the rest happens."""
        beats = pair.twins.beats
        at = max(change.at for beat in beats[: pair.live] for change in beat.changes[0])
        for server in self.servers:
            server.clock.at = at
        async with AsyncExitStack() as stack:
            # The seat comes first: once it is answered, what it did is known to the spectator as well.
            seats = {pair.twins.viewer: None, SPECTATOR: None}
            viewers = [await self._viewer(stack, pair, seat) for seat in seats]
            for viewer in viewers:
                # Only those who ask for a language are told what follows from a position.
                await viewer.ask({"type": "watch", "table": pair.id, "language": "en"})
                await viewer.compare(f"watch at {pair.id}")
            live = beats[pair.live :]
            # The best moment to look is while something is prepared in secret, else the last.
            closely = next((beat for beat in live if beat.kind == "secret"), live[-1])
            for beat in live:
                await self._perform(pair, beat, viewers[0])
                is_hidden = beat.kind in ("secret", "taken back")
                for viewer in viewers:
                    messages = await viewer.compare(f"{beat.kind} at {pair.id}")
                    if is_hidden and messages:
                        raise Leak(f"{viewer.name} was told of something {beat.kind} at {pair.id}")
                    if beat is closely:
                        await self._look_closely(pair, viewer)
                self.counts[beat.kind] += 1
                self.counts["different number of steps"] += len(beat.doings[0]) != len(beat.doings[1])
            if pair.twins.viewer != SPECTATOR:
                # At the very end, for it may change the table: take something back.
                undo = {"type": "undo", "table": pair.id, "seat": viewers[0].seat, "version": viewers[0].version}
                await viewers[0].ask(undo)
                for viewer in viewers:
                    await viewer.compare(f"undo at {pair.id}")
        self.counts["tables"] += 1
        self.counts["viewers"] += len(viewers)

    async def _viewer(self, stack: AsyncExitStack, pair: Pair, seat: int) -> Viewer:
        guest = pair.watcher if seat == SPECTATOR else pair.guests[seat]
        # Notices go to connections that do not watch, and only to those who have a seat.
        connections = 1 if seat == SPECTATOR else 2
        watching, *aside = [
            [await stack.enter_async_context(server.looking(guest)) for server in self.servers]
            for _ in range(connections)
        ]
        return Viewer("spectator" if seat == SPECTATOR else f"seat {seat}", seat, watching, *aside)

    async def _perform(self, pair: Pair, beat: Beat, viewer: Viewer) -> None:
        """Let a beat happen: what the viewer does itself goes through its connection."""
        for number, (here, there) in enumerate(zip(*beat.doings, strict=True) if beat.kind == "own" else ()):
            for server, doing in zip(self.servers, (here, there), strict=True):
                await server.deal(pair.id, doing)
            command = {"type": "act", "table": pair.id, "seat": here.seat, "action": here.action}
            await viewer.ask({**command, "version": viewer.version})
            await viewer.compare(f"own step {number} at {pair.id}")
        for server, doings in zip(self.servers, beat.doings, strict=True):
            for doing in doings if beat.kind != "own" else ():
                await server.do(pair.id, self.counts["doings"], pair.guests[doing.seat].person, doing)
                self.counts["doings"] += 1
        # Both worlds have come to the same moment before anybody looks again.
        latest = max(server.clock.at for server in self.servers)
        for server in self.servers:
            server.clock.at = latest

    async def _look_closely(self, pair: Pair, viewer: Viewer) -> None:
        """Ask for everything one can ask for that changes nothing."""
        id, seat = pair.id, viewer.seat
        for version, language in ((0, ""), (viewer.version // 2, "fr")):
            await viewer.ask({"type": "watch", "table": id, "version": version, "language": language})
        if seat != SPECTATOR:
            actions = Random(viewer.version).sample(range(pair.twins.game.actions.size), ASKED_WHY)
            for action in (*actions, "nonsense"):
                await viewer.ask({"type": "why", "table": id, "seat": seat, "action": action})
            await viewer.ask({"type": "act", "table": id, "seat": seat, "version": 0, "action": actions[0]})
            await viewer.ask({"type": "act", "table": id, "seat": seat, "version": 10**6, "action": actions[0]})
            await viewer.ask({"type": "undo", "table": id, "seat": seat, "version": 0})
            await viewer.ask({"type": "answer_undo", "table": id, "seat": seat, "agrees": True})
            for other in range(len(pair.guests)):
                if other != seat:
                    await viewer.ask({"type": "why", "table": id, "seat": other, "action": 0})
        self.counts["messages"] += await viewer.compare(f"a close look at {id}")
        # Where they are the same for everybody, one asks for this and one for that.
        if seat == SPECTATOR:
            paths = [
                f"/api/tables/{id}/replay?seen_by=spectator&language=en",
                f"/api/tables/{id}/export",
                "/api/tables?which=watch",
            ]
        else:
            paths = [
                f"/api/tables/{id}/replay?seen_by={seat}&language=en",
                f"/api/tables/{id}?version=3&language=en",
                "/api/tables/mine",
            ]
        self.counts["requests"] += await viewer.fetch(paths)


async def prepare(servers: tuple[TwinServer, TwinServer], pairs: Sequence[Pair]) -> None:
    """Let happen all that happens before anybody looks."""
    works = [
        server.tell(pair.id, [change for beat in pair.twins.beats[: pair.live] for change in beat.changes[world]])
        for world, server in enumerate(servers)
        for pair in pairs
    ]
    await asyncio.gather(*works)


async def drill(folder: Path, pairs: int) -> Counter[str]:
    """Compare so many pairs; return how much was compared."""
    file = folder / "twins.db"
    guests = await new_guests(file, ["Anna", "Ben", "Cleo", "Dora", "Watcher"])
    made = make_pairs(guests, pairs)
    await add_tables(file, [pair.twins.header for pair in made])
    files = copied(file)
    async with twin_servers(files) as servers:
        await prepare(servers, made)
    # Started again, so that the past comes from the databases.
    async with twin_servers(files) as servers:
        drill = SecrecyDrill(servers)
        for pair in made:
            await drill.compare(pair)
    return drill.counts
