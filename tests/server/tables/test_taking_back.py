"""Undo: freely, with consent, and against bots."""

from random import Random

from tests.server.tables.telling import BOT, OPEN_SEAT, SECRET, begun, play, sights
from tradecraft.core.digest import digest
from tradecraft.server.tables.changes import (
    Acted,
    Proof,
    Replaced,
    Resigned,
    Sat,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from tradecraft.server.tables.header import Fork, SeatPlan
from tradecraft.server.tables.table import Table
from tradecraft.server.tables.updates import table_info


def test_a_step_that_revealed_nothing_is_free_until_another_seat_acts():
    tale = begun("vienna", 3)
    assert not tale.table.can_undo(0)
    tale.act(0)
    assert [tale.table.can_undo(seat) for seat in range(3)] == [True, False, False]
    tale.act(1)
    assert [tale.table.can_undo(seat) for seat in range(3)] == [False, True, False]


def test_what_revealed_a_card_cannot_be_taken_back_freely():
    tale = begun("vienna", 2)
    tale.act(0)
    tale.act(1)
    assert any(event.reveals for event in tale.table.history[-1].events)
    assert not tale.table.can_undo(1)
    assert tale.table.undo_target(1) is not None


def test_who_has_done_nothing_has_nothing_to_take_back():
    tale = begun("vienna", 2)
    assert tale.table.undo_target(0) is None


def test_going_back_leads_to_the_same_game_and_the_same_draws():
    tale = begun("vienna", 2)
    play(tale, Random(4), 15)
    seat = tale.table.playing_match().steps[-1].entry.seat
    seat = seat if seat >= 0 else 0
    target = tale.table.undo_target(seat)
    assert target is not None
    undone = [step.entry for step in tale.table.playing_match().steps[target:]]
    before = digest(tale.table.game, tale.table.playing_match().state)
    tale.do(Undone, seat=seat, to=target)
    assert len(tale.table.playing_match().steps) == target
    for entry in undone:
        if entry.seat >= 0:
            tale.act(entry.seat, entry.text)
    assert [step.entry for step in tale.table.playing_match().steps[target:]] == undone
    assert digest(tale.table.game, tale.table.playing_match().state) == before


def test_all_other_people_must_agree_and_then_it_is_due():
    tale = begun("vienna", seats=(OPEN_SEAT, OPEN_SEAT, BOT, OPEN_SEAT))
    tale.act(0)
    tale.act(1)
    tale.do(UndoAsked, seat=0, to=tale.table.undo_target(0))
    info = table_info(tale.table)["undo"]
    assert info is not None
    assert info == {"seat": 0, "waiting_for": [1, 3]}
    tale.do(UndoAnswered, seat=3, agrees=True)
    assert not tale.table.is_undo_agreed()
    tale.do(UndoAnswered, seat=1, agrees=True)
    assert tale.table.is_undo_agreed()
    assert tale.table.goes_on_by_itself()
    request = tale.table.undo_request
    assert request is not None
    done = tale.do(Undone, seat=request.seat, to=request.to)
    assert isinstance(done, Undone)
    assert done.seen == 0b11111, "the end of a request concerns all who knew of it"
    assert tale.table.undo_request is None
    assert set(tale.table.deciders) == {0, 1, 2, 3}


def test_one_who_does_not_agree_ends_the_request():
    tale = begun("vienna", 3)
    tale.act(0)
    tale.act(1)
    tale.do(UndoAsked, seat=0, to=tale.table.undo_target(0))
    tale.do(UndoAnswered, seat=2, agrees=False)
    assert tale.table.undo_request is None
    assert table_info(tale.table)["undo"] is None


def test_against_bots_nobody_need_be_asked():
    tale = begun("vienna", seats=(OPEN_SEAT, BOT))
    tale.act(0)
    tale.act(1)
    tale.do(UndoAsked, seat=0, to=tale.table.undo_target(0))
    assert tale.table.is_undo_agreed()


def test_a_person_at_several_seats_is_not_asked_and_answers_once_for_all():
    tale = begun("vienna", seats=(SeatPlan("mine"), SeatPlan("mine"), OPEN_SEAT))
    table = Table(tale.header, SECRET)
    for seat, person in enumerate(("anna", "anna", "bela")):
        table.carry_out(Sat(at=1, seat=seat, person=person, name=person))
    table.carry_out(Started(at=2))
    table.carry_out(UndoAsked(at=3, seat=0, to=0))
    assert table.undo_request is not None
    assert table.undo_request.waiting_for == {2}
    table.carry_out(UndoAnswered(at=4, seat=2, agrees=False))
    table.carry_out(UndoAsked(at=5, seat=2, to=0))
    table.carry_out(UndoAnswered(at=6, seat=1, agrees=True))
    assert table.is_undo_agreed()


def test_nobody_waits_for_a_player_who_left_or_resigned():
    tale = begun("vienna", 3)
    tale.act(0)
    tale.act(1)
    tale.do(UndoAsked, seat=0, to=tale.table.undo_target(0))
    tale.do(Replaced, seat=1, bot="greedy", why="left")
    tale.do(Resigned, seat=2, bot="greedy")
    assert tale.table.is_undo_agreed()


def test_the_entries_of_a_fork_cannot_be_taken_back():
    origin = begun("vienna", 2)
    play(origin, Random(1), 10)
    entries = tuple((step.entry.seat, step.entry.text) for step in origin.table.playing_match().steps)
    tale = begun("vienna", fork=Fork("Tisch-1", entries))
    assert all(tale.table.undo_target(seat) is None for seat in range(2))
    assert not any(tale.table.can_undo(seat) for seat in range(2))


def test_what_was_taken_back_is_seen_by_those_who_had_seen_it():
    tale = begun("vienna", 2)
    before = sights(tale.table, 0)
    tale.act(0)
    done = tale.do(Undone, seat=0, to=tale.table.undo_target(0))
    assert isinstance(done, Undone)
    assert done.seen == 0b111
    assert sights(tale.table, 0) != before, "the version has moved"


def test_what_was_taken_back_does_not_count_as_noticed_any_more():
    tale = begun("vienna", 3)
    tale.act(0)
    tale.act(1)
    tale.do(Undone, seat=0, to=tale.table.undo_target(0))
    tale.act(0)
    assert tale.table.can_undo(0), "nobody has acted since"


def test_the_proofs_of_moves_that_were_taken_back_are_gone():
    tale = begun("vienna", seats=(OPEN_SEAT, BOT))
    target = len(tale.table.playing_match().steps)
    tale.act(0)
    proof = Proof("greedy", "ab" * 32, "seed", "0/1", 100)
    tale.do(Acted, seat=1, text=tale.offers(1)[0], proof=proof)
    assert list(tale.table.proofs.values()) == [proof]
    tale.do(Undone, seat=0, to=target)
    assert tale.table.proofs == {}
