"""The secrecy drill: twin tables, equal in what one viewer may know, send identical bytes through the real sockets.

Two servers hold the same tables, which differ in what is hidden from one seat and from the spectators. That seat and a
spectator view both: they watch from the beginning and from later versions, request the table, its replay and the lists,
ask why actions are refused, and act. All responses are compared byte by byte, after everything that the viewer notices
and everything it must not notice. So are the log lines of their requests and, if there is a browser, the accessibility
trees of the page. No message may name a card that its viewer never saw.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from drills.canaries import canaries_of, public_action_text, unseen_in
from drills.leaks import LEAKS
from drills.trials import Drill, Trials
from drills.twin_logs import captured_logs
from drills.twin_pages import TwinPages, browsing, twin_pages, why_unavailable
from drills.twin_servers import START, Guest, TwinServer, add_tables, copied, new_guests, twin_servers
from drills.twins import Beat, Twins
from drills.viewers import Leak, Viewer, difference
from tradecraft.core.errors import Refused
from tradecraft.core.game import SPECTATOR
from tradecraft.core.registry import find_game
from tradecraft.server.play.pipeline import CommandRequest
from tradecraft.server.tables.clock import TimeControl
from tradecraft.server.tables.header import Header, SeatPlan
from tradecraft.server.transport.protocol.commands import Hint

if TYPE_CHECKING:
    from playwright.async_api import Browser

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
"""The beats after the first difference, and how many of them at most are viewed live."""
FIRST_LIVE = 2
"""The first two beats seat the players and start the game."""
ASKED_WHY = 5
PAIRS = 2 * len(KINDS)
"""How many pairs are compared before new servers are started."""
SEEDS_PER_BATCH = 1_000
HINTS = 1
"""Hints requested by another player at a table; few, because a bot computes each."""
PAGES_FROM = 400
"""The number of trials from which one table per batch is viewed in a browser."""
CLIENT_FILE, OWN_TABLES = '"path": "/{path}"', '"path": "/api/tables/mine"'
"""Parts of the log lines of requests for client files and for the player's own tables."""
LABEL_BY_SECRETS = "label-by-secrets"


@dataclass(frozen=True)
class Pair:
    """Twin tables with their guests and the spectator."""

    twins: Twins
    guests: Sequence[Guest]
    watcher: Guest

    @property
    def id(self) -> str:
        return self.twins.header.id

    @property
    def live(self) -> int:
        """The beat at which viewing starts: when the worlds are about to differ, or later."""
        first = self.twins.first_difference
        assert first is not None
        return max(FIRST_LIVE, first, len(self.twins.beats) - LIVE_BEATS)


def make_pairs(guests: Sequence[Guest], batch: int) -> list[Pair]:
    """Make the seeded pairs of a batch, of all kinds in turn."""
    pairs: list[Pair] = []
    seed = batch * SEEDS_PER_BATCH
    while len(pairs) < PAIRS:
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


class SecrecyDrill:
    """Compares pairs of twin tables on two servers."""

    def __init__(self, servers: tuple[TwinServer, TwinServer], browser: Browser | None = None, fault: str = "") -> None:
        self.servers = servers
        self.counts: Counter[str] = Counter()
        self.compared = 0
        self._browser = browser
        self._fault = fault

    async def compare(self, pair: Pair) -> None:
        """Let the seat and the spectator of a pair watch the remaining beats."""
        for server in self.servers:
            server.log.clear()
            server.secret_log.clear()
        await self._compare_live(pair)
        self._compare_logs(pair)
        self.counts["tables"] += 1

    async def _compare_live(self, pair: Pair) -> None:
        beats = pair.twins.beats
        at = max(change.at for beat in beats[: pair.live] for change in beat.changes[0])
        for server in self.servers:
            server.clock.at = at
        async with AsyncExitStack() as stack:
            # The seat comes first: once it is answered, the spectator has received its action too.
            seats = {pair.twins.viewer: None, SPECTATOR: None}
            viewers = [await self._viewer(stack, pair, seat) for seat in seats]
            for viewer in viewers:
                # Only viewers with a language are sent consequences.
                await viewer.ask({"type": "watch", "table": pair.id, "language": "en"})
                self.compared += await viewer.compare(f"watch at {pair.id}")
            page = await self._page(stack, pair, viewers[0])
            live = beats[pair.live :]
            # The best moment is while something is prepared in secret, else the last beat.
            closely = next((beat for beat in live if beat.kind == "secret"), live[-1])
            for beat in live:
                await self._perform(pair, beat, viewers[0])
                is_hidden = beat.kind in ("secret", "taken back")
                for viewer in viewers:
                    messages = await viewer.compare(f"{beat.kind} at {pair.id}")
                    self.compared += messages
                    if is_hidden and messages:
                        raise Leak(f"{viewer.name} was told of something {beat.kind} at {pair.id}")
                    if beat is closely:
                        await self._look_closely(pair, viewer)
                if page is not None:
                    await self._compare_trees(page, f"{beat.kind} at {pair.id}")
                self.counts[beat.kind] += 1
                self.counts["different number of steps"] += len(beat.moves[0]) != len(beat.moves[1])
            for id in viewers[0].acted[-2:]:
                # Resend an own id for another player's seat: the answer must not reveal their version.
                for seat in range(len(pair.guests)):
                    again = {"type": "act", "id": id, "table": pair.id, "seat": seat, "version": 0, "action": 0}
                    await viewers[0].ask(again)
                self.compared += await viewers[0].compare(f"a repeated id at {pair.id}")
                self.counts["repeated ids"] += len(pair.guests)
            if pair.twins.viewer != SPECTATOR:
                # An undo may change the table, so it comes last.
                undo = {"type": "undo", "table": pair.id, "seat": viewers[0].seat, "version": viewers[0].version}
                await viewers[0].ask(undo)
                for viewer in viewers:
                    self.compared += await viewer.compare(f"undo at {pair.id}")
            for line in self.servers[0].secret_log:
                viewers[-1].search(line, "log of what others did")
        self.counts["viewers"] += len(viewers)

    async def _note_canaries(self, pair: Pair, viewer: Viewer) -> None:
        """Find out which cards the viewer has never seen; once the game is over, nothing is secret."""
        async with self.servers[0].container.repository.use(pair.id) as table:
            game, match = table.game, table.playing_match()
            if table.status == "over":
                viewer.hidden, viewer.secret = set(), ""
            elif viewer.secret:
                viewer.hidden &= unseen_in(game.view(match.state, viewer.seat).data()).keys()
            else:
                viewer.hidden, viewer.secret = canaries_of(game, match, viewer.seat), table.secret.hex()
        self.counts["canaries"] = max(self.counts["canaries"], len(viewer.hidden))

    def _compare_logs(self, pair: Pair) -> None:
        """Compare the log lines of the viewers' requests, ignoring the order of concurrent requests.

        The browser decides when a page loads its files, which are the same for everybody, and how often it requests its
        own tables: it does so once for all news within a third of a second.
        """
        here, there = (comparable(server.log, self._browser is not None) for server in self.servers)
        if here != there:
            raise Leak(difference(f"log of {pair.id}", here, there))
        self.counts["log lines"] += len(here)

    async def _page(self, stack: AsyncExitStack, pair: Pair, viewer: Viewer) -> TwinPages | None:
        if self._browser is None or viewer.seat == SPECTATOR:
            return None
        self.counts["tables with a page"] += 1
        return await stack.enter_async_context(
            twin_pages(self._browser, self.servers, pair.guests[viewer.seat], pair.id)
        )

    async def _compare_trees(self, page: TwinPages, what: str) -> None:
        if self._fault == LABEL_BY_SECRETS:
            await page.label(["one world", "the other"])
        here, there = await page.trees()
        if here != there:
            raise Leak(difference(f"accessibility tree, {what}", [here], [there]))
        self.compared += 1
        self.counts["accessibility trees"] += 1

    async def _viewer(self, stack: AsyncExitStack, pair: Pair, seat: int) -> Viewer:
        guest = pair.watcher if seat == SPECTATOR else pair.guests[seat]
        # Notices go only to players, over connections that do not watch.
        connections = 1 if seat == SPECTATOR else 2
        watching, *aside = [
            [await stack.enter_async_context(server.connected(guest)) for server in self.servers]
            for _ in range(connections)
        ]
        name = "spectator" if seat == SPECTATOR else f"seat {seat}"
        return Viewer(name, seat, partial(self._note_canaries, pair), watching, *aside)

    async def _perform(self, pair: Pair, beat: Beat, viewer: Viewer) -> None:
        """Perform a beat, the viewer's own actions through its connection."""
        for number, (here, there) in enumerate(zip(*beat.moves, strict=True) if beat.kind == "own" else ()):
            for server, move in zip(self.servers, (here, there), strict=True):
                await server.deal(pair.id, move)
            command = {"type": "act", "table": pair.id, "seat": here.seat, "action": here.action}
            viewer.acted.append(f"act-{len(viewer.acted)}")
            await viewer.ask({**command, "id": viewer.acted[-1], "version": viewer.version})
            self.compared += await viewer.compare(f"own step {number} at {pair.id}")
        for server, moves in zip(self.servers, beat.moves, strict=True):
            for move in moves if beat.kind != "own" else ():
                await server.do(pair.id, self.counts["doings"], pair.guests[move.seat].person, move)
                self.counts["doings"] += 1
        # Both clocks must agree before anyone looks again.
        latest = max(server.clock.at for server in self.servers)
        for server in self.servers:
            server.clock.at = latest

    async def _look_closely(self, pair: Pair, viewer: Viewer) -> None:
        """Send every request that changes nothing."""
        id, seat = pair.id, viewer.seat
        for version, language in ((0, ""), (viewer.version // 2, "fr")):
            await viewer.ask({"type": "watch", "table": id, "version": version, "language": language})
        if seat != SPECTATOR:
            actions = Random(viewer.version).sample(range(pair.twins.game.actions.size), ASKED_WHY)
            async with self.servers[0].container.repository.use(id) as table:
                own_words = [public_action_text(table.game, table.playing_match(), seat, action) for action in actions]
            for action, words in zip(actions, own_words, strict=True):
                await viewer.ask({"type": "why", "table": id, "seat": seat, "action": action}, words)
            await viewer.ask({"type": "why", "table": id, "seat": seat, "action": "nonsense"})
            await viewer.ask({"type": "act", "table": id, "seat": seat, "version": 0, "action": actions[0]})
            await viewer.ask({"type": "act", "table": id, "seat": seat, "version": 10**6, "action": actions[0]})
            await viewer.ask({"type": "undo", "table": id, "seat": seat, "version": 0})
            await viewer.ask({"type": "answer_undo", "table": id, "seat": seat, "agrees": True})
            for other in (*range(len(pair.guests)), 7):
                if other != seat:
                    await viewer.ask({"type": "why", "table": id, "seat": other, "action": 0})
            await self._hint_to_another(pair, seat)
        self.compared += await viewer.compare(f"a close look at {id}")
        # The seat and the spectator share the requests that are the same for both.
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
        self.counts["requests"] += len(paths)
        self.compared += await viewer.fetch(paths)

    async def _hint_to_another(self, pair: Pair, seat: int) -> None:
        """Let another player ask for a hint, in one world only."""
        server = self.servers[0]
        async with server.container.repository.use(pair.id) as table:
            others = [other for other in table.deciders if other != seat]
        if others and self.counts["hints to others"] < HINTS:
            command = Hint(id="hint", table=pair.id, seat=others[0])
            asked = CommandRequest(pair.guests[others[0]].person, command, lambda reply: None)
            # Hints are refused among people, and even the request must stay private.
            with suppress(Refused):
                await server.container.pipeline.handle(asked)
            self.counts["hints to others"] += 1


def comparable(log: Sequence[str], with_page: bool) -> list[str]:
    """Return the log lines that must be equal in both worlds."""
    lines = [line for line in log if '"socket"' not in line and CLIENT_FILE not in line]
    if with_page:
        asked = {line for line in lines if OWN_TABLES in line}
        lines = [*asked, *(line for line in lines if line not in asked)]
    return sorted(lines)


async def prepare(servers: tuple[TwinServer, TwinServer], pairs: Sequence[Pair]) -> None:
    """Play everything that happens before the viewers watch."""
    works = [
        server.tell(pair.id, [change for beat in pair.twins.beats[: pair.live] for change in beat.changes[world]])
        for world, server in enumerate(servers)
        for pair in pairs
    ]
    await asyncio.gather(*works)


async def compare_batch(folder: Path, number: int, trials: Trials, with_page: bool) -> None:
    """Compare the pairs of a batch on two new servers, one of them in a browser."""
    file = folder / f"twins-{number}.db"
    guests = await new_guests(file, ["Anna", "Ben", "Cleo", "Dora", "Watcher"])
    made = make_pairs(guests, number)
    await add_tables(file, [pair.twins.header for pair in made])
    files = copied(file)
    async with twin_servers(files) as servers:
        await prepare(servers, made)
    # Restart the servers, so that the past is read from the databases.
    async with AsyncExitStack() as stack:
        servers = await stack.enter_async_context(twin_servers(files))
        browser = await stack.enter_async_context(browsing()) if with_page else None
        paged = next(pair for pair in made if pair.twins.viewer != SPECTATOR)
        # The page comes last, so that requests while it closes are in no other pair's log.
        for pair in sorted(made, key=lambda pair: pair is paged):
            shown_by = browser if pair is paged else None
            if not trials.is_wanted and shown_by is None:
                continue
            comparing = SecrecyDrill(servers, shown_by, trials.plant)
            try:
                await comparing.compare(pair)
            except Leak as leak:
                trials.failed(str(leak))
            trials.passed(comparing.compared)
            trials.note(**{name.replace(" ", "_"): count for name, count in comparing.counts.items()})


def drill(trials: Trials) -> None:
    """Make the trials."""
    planted = LEAKS[trials.plant]() if trials.plant in LEAKS else nullcontext()
    with_page = trials.plant == LABEL_BY_SECRETS if trials.plant else trials.wanted >= PAGES_FROM
    missing = why_unavailable() if with_page else ""
    if missing:
        print(f"secrecy: no page is looked at: {missing}", file=sys.stderr)
        trials.note(accessibility_trees=0)
    with tempfile.TemporaryDirectory(prefix="tradecraft-secrecy-") as folder, captured_logs(), planted:
        for number in trials.numbers():
            asyncio.run(compare_batch(Path(folder), number, trials, with_page and not missing))


DRILL = Drill(
    name="secrecy",
    promise="nothing that is hidden from a seat or a spectator shows in a byte the server sends them",
    trial="a message or response compared in two worlds that differ only in secrets",
    run=drill,
    faults={
        **{name: (leak.__doc__ or "").rstrip(".") for name, leak in LEAKS.items()},
        LABEL_BY_SECRETS: "The page has a label that follows from what is hidden",
    },
    short=400,
    long=20_000,
)
