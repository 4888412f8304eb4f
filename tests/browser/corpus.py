"""Positions of both games to display: every kind of decision in every variant, in the form the server sends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from random import Random

import msgspec

from tests.server.tables.telling import Tale, begun, load
from tradecraft.bots.protocol import find_bot
from tradecraft.games.vienna.rules import phases as vienna
from tradecraft.games.war1955.rules import phases as war1955
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.updates import full_update

LANGUAGES = ("en", "fr", "nl")
EXPANSIONS = {"third_man": "yes", "feld_agents": "yes"}
SETTINGS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("vienna", 2, {"version": "introductory"}),
    ("vienna", 4, {"version": "advanced", **EXPANSIONS}),
    ("war1955", 2, {"side": "normal"}),
    ("vienna", 3, {"version": "advanced", **EXPANSIONS}),
    ("vienna", 4, {"version": "introductory", "third_man": "yes"}),
    ("war1955", 2, {"side": "short"}),
    ("vienna", 2, {"version": "advanced", **EXPANSIONS}),
    ("vienna", 3, {"version": "introductory"}),
)
PLAYER = "officer"
UNUSUAL = 0.15
"""How often something is chosen at random, so that unusual positions are met as well."""
OFTEN = 0.7
"""The same where kinds of decisions are still missing that are seldom asked for."""
OVER = "over"
NOTHING = "nothing"
MANY_GAMES = 1000
AT_LEAST = 3
"""How often each kind of decision is met."""


@dataclass(frozen=True)
class Spot:
    """What one seat sees of a position: the state of the table as `GET /api/tables/…` answers it."""

    number: int
    game: str
    players: int
    kind: str
    """What the seat is asked; `over` when the game has ended."""
    language: str
    state: bytes

    def __str__(self) -> str:
        """Name the position so that it is found again."""
        return f"{self.number}: {self.game} with {self.players}, {self.kind}, in {self.language}"


@cache
def spots(wanted: int, at_least: int = AT_LEAST) -> Sequence[Spot]:
    """Return at least so many positions, always the same ones, with each kind of decision at least so often."""
    found: list[Spot] = []
    seen: Counter[tuple[str, str]] = Counter()
    rare = kinds()
    for number, (game, players, options) in enumerate(cycle(SETTINGS)):
        is_enough = len(found) >= wanted and number >= len(SETTINGS)
        rare = [kind for kind in rare if seen[kind] < at_least]
        if is_enough and not rare:
            return found
        assert number < MANY_GAMES, f"nobody is asked for {rare}"
        if is_enough and game not in {game for game, _ in rare}:
            continue
        tale, moments = _play(game, players, options, number, OFTEN if is_enough else UNUSUAL)
        if is_enough:
            moments = {kind: some for kind, some in moments.items() if (game, kind) in rare}
        share = -(-wanted // (2 * len(SETTINGS)))
        for moment in _choose_moments(moments, share, Counter({kind: seen[game, kind] for kind in moments})):
            seen[game, moment.kind] += 1
            language = LANGUAGES[len(found) % len(LANGUAGES)]
            table = load(tale.header, tale.stored[: moment.changes])
            found.append(Spot(len(found), game, players, moment.kind, language, _tell(table, moment.seat, language)))
    raise AssertionError("the settings come again and again")


def kinds() -> list[tuple[str, str]]:
    """List the kinds of decisions of both games, and their ends."""
    asks = {"vienna": vienna.ASKS, "war1955": war1955.ASKS}
    return [(game, ask) for game, names in asks.items() for ask in (*names, OVER) if ask != NOTHING]


@dataclass(frozen=True)
class Moment:
    """When a seat is asked something: after so many changes of the table."""

    kind: str
    seat: int
    changes: int


def _play(
    game: str, players: int, options: dict[str, str], seed: int, unusual: float
) -> tuple[Tale, dict[str, list[Moment]]]:
    """Play a game to its end; return it with the moments of each kind of decision in a random order."""
    rng = Random(f"{game} {seed}")
    tale = begun(game, players, options=options, seed=seed)
    bot = find_bot(PLAYER, tale.table.game)
    moments: dict[str, list[Moment]] = {}
    while tale.table.status == "playing":
        match = tale.table.playing_match()
        seat = rng.choice(tale.table.deciders)
        moment = Moment(tale.table.game.decision(match.state, seat), seat, len(tale.stored))
        moments.setdefault(moment.kind, []).append(moment)
        view, legal = tale.table.game.view(match.state, seat), tale.table.legal(seat)
        action = rng.choice(legal) if rng.random() < unusual else bot.choose(view, legal, rng)
        tale.act(seat, tale.table.game.action_text(match.state, seat, action))
    moments[OVER] = [Moment(OVER, 0, len(tale.stored))]
    for found in moments.values():
        rng.shuffle(found)
    return tale, moments


def _choose_moments(moments: dict[str, list[Moment]], share: int, seen: Counter[str]) -> Iterator[Moment]:
    """Yield up to a number of moments, always of the kind that has been seen least."""
    left = {kind: list(found) for kind, found in moments.items()}
    for _ in range(min(share, sum(map(len, left.values())))):
        kind = min((kind for kind in left if left[kind]), key=lambda kind: (seen[kind], kind))
        seen[kind] += 1
        yield left[kind].pop()


def _tell(table: Table, seat: int, language: str) -> bytes:
    update = full_update(table, seat, 0, language)
    return msgspec.json.encode({"updates": [update], "chat": [], "invite": None})
