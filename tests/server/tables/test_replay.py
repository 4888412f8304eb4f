"""Replaying the stored changes of a table leads to the same table."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.conftest import TRIALS
from tests.server.tables.telling import BOT, OPEN_SEAT, Tale, begun, inside, load, play, sights
from tradecraft.core.game import SPECTATOR
from tradecraft.core.match import Match
from tradecraft.server.bots.answers import answer_in
from tradecraft.server.play.replays import frames_of
from tradecraft.server.store.codec import decode_change
from tradecraft.server.tables.changes import (
    Acted,
    Rematched,
    Replaced,
    Resigned,
    Returned,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from tradecraft.server.tables.clock import TimeControl
from tradecraft.server.tables.table import Table

TABLES: list[tuple[str, tuple[Any, ...], dict[str, str], TimeControl]] = [
    ("war1955", (OPEN_SEAT, OPEN_SEAT), {}, TimeControl("live", bank=300, increment=5)),
    ("war1955", (OPEN_SEAT, BOT), {}, TimeControl("days", days=2)),
    ("vienna", (OPEN_SEAT, OPEN_SEAT), {"version": "advanced"}, TimeControl()),
    ("vienna", (OPEN_SEAT, BOT, OPEN_SEAT), {"version": "advanced"}, TimeControl("live", bank=600)),
    ("vienna", (OPEN_SEAT,) * 4, {"version": "introductory"}, TimeControl("days", days=1)),
]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "seats", "options", "clock"), TABLES)
def test_a_table_read_from_its_changes_is_the_table_that_was_left(
    game: str, seats: tuple[Any, ...], options: dict[str, str], clock: TimeControl, seed: int, record_property: Any
):
    """Random whole games in which people take back, leave, return and resign; a mirror reads each change as stored."""
    rng = Random(seed)
    tale = begun(game, seats=seats, options=options, clock=clock)
    mirror = load(tale.header, tale.stored)
    happened: Counter[str] = Counter()
    while tale.table.status == "playing":
        before = len(tale.stored)
        seen_before = sights(tale.table, 0)
        happened[something(tale, rng, resigning=happened.total() > 60)] += 1
        for data in tale.stored[before:]:
            mirror.replay(decode_change(data))
        assert inside(mirror) == inside(tale.table)
        assert_unseen_is_unseen(tale.table, seen_before)
    tale.do(Rematched, table="next")
    mirror.replay(decode_change(tale.stored[-1]))
    assert sights(mirror) == sights(tale.table) == sights(tale.loaded())
    assert inside(tale.loaded()) == inside(tale.table)
    record_property(TRIALS, f"tables read again: {game}, {len(seats)} seats, {dict(happened)}")


def test_the_draws_of_a_stored_change_are_those_that_were_made():
    tale = begun("vienna", seats=(OPEN_SEAT, OPEN_SEAT))
    started = decode_change(tale.stored[-1])
    assert isinstance(started, Started)
    assert started.draws == tuple(step.entry.text for step in tale.table.playing_match().steps)


def something(tale: Tale, rng: Random, resigning: bool) -> str:
    """Let something happen that can happen, and say what."""
    table = tale.table
    request = table.undo_request
    if request is not None:
        if table.is_undo_agreed():
            tale.do(Undone, seat=request.seat, to=request.to)
            return "undone_as_agreed"
        if rng.random() < 0.5:
            tale.do(UndoAnswered, seat=min(request.waiting_for), agrees=rng.random() < 0.5, by="x", id=f"u{tale.at}")
            return "answered"
    people = [number for number, seat in enumerate(table.seats) if seat.person and not seat.resigned]
    seat, chance = rng.choice(people), rng.random()
    away = table.seats[seat].bot is not None
    if chance < 0.02 and not away:
        tale.do(Replaced, seat=seat, bot="greedy", why="left")
        return "replaced"
    if chance < 0.10 and away:
        tale.do(Returned, seat=seat)
        return "returned"
    if chance < 0.15 and not away and (target := table.undo_target(seat)) is not None:
        if table.can_undo(seat):
            tale.do(Undone, seat=seat, to=target)
            return "undone"
        if request is None:
            tale.do(UndoAsked, seat=seat, to=target)
            return "asked"
    if chance > 0.997 and resigning:
        tale.do(Resigned, seat=seat, bot="greedy")
        return "resigned"
    return something_in_the_game(tale, rng)


def something_in_the_game(tale: Tale, rng: Random) -> str:
    table = tale.table
    seat = rng.choice(table.deciders)
    bot = table.seats[seat].bot
    if bot is not None:
        answer = answer_in(table.playing_match(), seat, bot, table.bot_seed(seat), 50)
        text = table.game.action_text(table.playing_match().state, seat, answer.action)
        tale.do(Acted, seat=seat, text=text, proof=answer.proof)
        return "acted_by_bot"
    # A player thinks, for a second or for an hour.
    at = tale.at + rng.choice((1, 50, 3600)) * 1_000
    tale.do(Acted, seat=seat, text=rng.choice(tale.offers(seat)), at=at, by="x", id=f"a{tale.at}")
    return "acted"


def assert_unseen_is_unseen(table: Table, before: list[bytes]) -> None:
    """A viewer who did not notice the last change finds no trace of it anywhere."""
    after = sights(table, 0)
    for viewpoint in table.viewpoints:
        if not table.history[-1].seen >> viewpoint & 1:
            assert after[viewpoint] == before[viewpoint]


def test_a_replay_for_spectators_tells_no_draw():
    tale = begun("vienna", 2)
    play(tale, Random(1), 20)
    table = tale.table
    entries = [step.entry for step in table.playing_match().steps]
    frames = list(frames_of(Match(table.game, 2, table.header.options), entries, SPECTATOR))
    assert any(frame.seat is None for frame in frames)
    assert {frame.text for frame in frames} == {None}
