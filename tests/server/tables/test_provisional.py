"""A stand-in's moves can be undone until another person has acted, or something was drawn or revealed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.tables.telling import BOT, OPEN_SEAT, Tale, begun
from tradecraft.core.digest import digest
from tradecraft.core.events import Event
from tradecraft.core.match import Step
from tradecraft.core.record import BY_CHANCE, Entry
from tradecraft.server.errors import Denied
from tradecraft.server.tables.changes import Acted, Replaced, Resigned, Returned, Undone
from tradecraft.server.tables.commands import TakeBack
from tradecraft.server.tables.deciders import decide
from tradecraft.server.tables.person import Person
from tradecraft.server.tables.provisional import DRAWN, REVEALED, provisional_steps, take_back_target
from tradecraft.server.tables.table import Table
from tradecraft.server.tables.updates import full_update


def away(game: str = "vienna", players: int = 3, **different: Any) -> Tale:
    """Return a game whose first player has left."""
    tale = begun(game, players, **different)
    tale.do(Replaced, seat=0, bot="greedy", why="left")
    return tale


def person(tale: Tale, seat: int) -> Person:
    id = tale.table.seats[seat].person
    assert id is not None
    return Person(id, "account", id, "en")


def act(tale: Tale, seat: int) -> None:
    """Let a person act; `Tale.act` lets a bot."""
    tale.do(Acted, seat=seat, text=first(tale, seat), by=person(tale, seat).id)


def first(tale: Tale, seat: int) -> str:
    table = tale.table
    return table.game.action_text(table.playing_match().state, seat, table.legal(seat)[0])


def take_back(tale: Tale, seat: int = 0) -> list[Any]:
    return decide(tale.table, person(tale, seat), TakeBack(at=tale.at + 1, seat=seat, id="x"))


def refusal(tale: Tale, seat: int = 0) -> str:
    with pytest.raises(Denied) as refused:
        take_back(tale, seat)
    return refused.value.reason.code


def told(tale: Tale, viewpoint: int = 0) -> tuple[bool, list[int]]:
    update = full_update(tale.table, viewpoint, 0)
    return update["can_take_back"], update["provisional"]


def reveal(tale: Tale, seat: int, audience: int, reveals: bool) -> None:
    """Add something that the last step has shown to some."""
    step = tale.table.playing_match().steps[-1]
    shown = Event("shown", {}, audience, reveals)
    tale.table.playing_match().steps[-1] = Step(step.entry, [*step.events, shown])


def test_a_player_who_comes_back_takes_back_what_the_stand_in_did():
    tale = away()
    before = digest(tale.table.game, tale.table.playing_match().state)
    entries = len(tale.table.playing_match().steps)
    assert refusal(tale) == "nothing_to_take_back"
    tale.act(0)
    assert told(tale) == (True, [1, 0, 0])
    assert told(tale, 1) == (False, [1, 0, 0])
    decided = take_back(tale)
    assert [type(change) for change in decided] == [Returned, Undone]
    assert [change.id for change in decided] == ["", "x"], "a command that was interrupted is not taken for done"
    for change in decided:
        tale.table.carry_out(change)
    assert len(tale.table.playing_match().steps) == entries
    assert digest(tale.table.game, tale.table.playing_match().state) == before
    assert 0 in tale.table.people_to_act()
    assert told(tale) == (False, [])


def test_it_can_be_taken_back_after_coming_back_until_the_player_moves():
    tale = away()
    tale.act(0)
    tale.do(Returned, seat=0)
    assert told(tale) == (True, [1, 0, 0])
    assert [type(change) for change in take_back(tale)] == [Undone]
    for seat in range(1, 3):
        tale.table.seats[seat].bot = "greedy"
    while 0 not in tale.table.deciders:
        tale.act(tale.table.deciders[0])
    act(tale, 0)
    assert refusal(tale) == "nothing_to_take_back"


def test_several_moves_are_taken_back_one_after_the_other():
    tale = away("war1955", seats=(OPEN_SEAT, BOT), seed=2)
    own: list[int] = []
    while len(own) < 2:
        tale.act(tale.table.deciders[0])
        target = take_back_target(tale.table, 0)
        steps = tale.table.entries_since(target) if isinstance(target, int) else []
        own = [step.entry.seat for step, *_ in steps if step.entry.seat == 0]
    assert isinstance(target, int)
    assert len(tale.table.playing_match().steps) < 40, "the game has gone on for too long"
    returned, *undone = take_back(tale)
    assert isinstance(returned, Returned)
    assert [change.to for change in undone] == sorted((change.to for change in undone), reverse=True)
    assert (len(undone), undone[-1].to) == (2, target)
    for change in (returned, *undone):
        tale.table.carry_out(change)
    assert len(tale.table.playing_match().steps) == target


def test_never_in_a_rated_game():
    tale = away(rated=True)
    tale.act(0)
    assert refusal(tale) == "rated_no_take_back"
    assert told(tale) == (False, [])


def test_not_once_another_person_has_acted():
    tale = away()
    tale.act(0)
    act(tale, 1)
    assert refusal(tale) == "another_acted_since"
    assert told(tale) == (False, [])


def test_a_bot_is_not_another_person():
    tale = away(seats=(OPEN_SEAT, BOT, OPEN_SEAT))
    tale.act(0)
    tale.act(1)
    (_, undone) = take_back(tale)
    assert undone.to == take_back_target(tale.table, 0)


def test_what_the_stand_in_did_after_another_person_acted_is_not_final():
    tale = away(players=2)
    tale.act(0)
    act(tale, 1)
    while 0 not in tale.table.deciders:
        act(tale, 1)
    entries = len(tale.table.playing_match().steps)
    tale.act(0)
    target = take_back_target(tale.table, 0)
    assert target in (entries, REVEALED, DRAWN)


@pytest.mark.parametrize(("audience", "expected"), [(0b001, "revealed_since"), (0b010, None), (-1, "revealed_since")])
def test_not_once_something_was_revealed_to_the_player(audience: int, expected: str | None):
    tale = away()
    tale.act(0)
    reveal(tale, 0, audience, reveals=True)
    if expected:
        assert refusal(tale) == expected
    else:
        assert take_back(tale)


@pytest.mark.parametrize(("audience", "expected"), [(0b001, "drawn_since"), (0b010, None)])
def test_not_once_something_was_drawn_for_the_player(audience: int, expected: str | None):
    tale = away()
    tale.act(0)
    table = tale.table
    table.playing_match().steps.append(Step(Entry(BY_CHANCE, "draw"), [Event("drawn", {}, audience)]))
    table._entries_seen.append(table._everyone)
    table._entries_by.append("")
    if expected:
        assert refusal(tale) == expected
    else:
        assert isinstance(take_back_target(table, 0), int)


def test_what_the_player_learned_alone_is_not_told_to_others():
    tale = away()
    tale.act(0)
    reveal(tale, 0, 0b001, reveals=True)
    assert told(tale) == (False, [1, 0, 0])
    assert told(tale, 1) == (False, [1, 0, 0])


def test_what_another_does_in_secret_shows_in_nothing():
    """Two worlds that the player cannot tell apart: in one, another person has acted in secret."""
    worlds = []
    for is_secret in (False, True):
        tale = away()
        tale.act(0)
        if is_secret:
            act(tale, 1)
            tale.table._entries_seen[-1] = 1 << 1
        worlds.append((told(tale), take_back_target(tale.table, 0)))
    assert worlds[0] == worlds[1]


def test_a_move_nobody_else_noticed_is_not_called_provisional():
    tale = away()
    tale.act(0)
    tale.table._entries_seen[-1] = 1
    assert told(tale) == (True, [])


def test_not_for_somebody_elses_seat_nor_after_resigning():
    tale = away()
    tale.act(0)
    with pytest.raises(Denied) as refused:
        decide(tale.table, person(tale, 1), TakeBack(at=1, seat=0))
    assert refused.value.reason.code == "not_your_seat"
    tale.do(Resigned, seat=0, bot="greedy")
    assert refusal(tale) == "already_resigned"


def test_it_is_the_same_after_a_restart():
    tale = away()
    tale.act(0)
    again = Table(tale.header, tale.table.secret)
    for happening in tale.table.history:
        again.replay(happening.change)
    assert take_back_target(again, 0) == take_back_target(tale.table, 0)
    assert provisional_steps(again, 0) == 1
