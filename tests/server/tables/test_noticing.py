"""Which viewers notice a change, and their version numbers."""

from random import Random
from typing import Any

import pytest

from tests.server.tables.telling import EVERYONE, OPEN_SEAT, Tale, begun, play, sights
from tradecraft.core.errors import Refused
from tradecraft.server.tables.changes import Closed, Replaced, Sat, Stood, UndoAnswered, UndoAsked, Undone
from tradecraft.server.tables.clock import TimeControl
from tradecraft.server.tables.updates import full_update, news_since, next_update, table_info

SPECTATOR = 2


def at_first_play(**different: Any) -> tuple[Tale, int]:
    """Return a game of 1955 in which a seat is about to play a card, and the seat."""
    tale = begun("war1955", **different)
    for _ in range(2):
        tale.act(tale.table.deciders[0])
    return tale, tale.table.deciders[0]


def first_influence(tale: Tale, seat: int) -> str:
    return next(text for text in tale.offers(seat) if text.startswith("influence"))


def test_an_influence_action_is_noticed_by_its_seat_alone_until_it_is_declared():
    tale, seat = at_first_play()
    before = list(tale.table.versions)
    quietly = sights(tale.table)
    assert tale.act(seat, first_influence(tale, seat)).seen == 1 << seat
    after = sights(tale.table)
    assert [after[viewpoint] == quietly[viewpoint] for viewpoint in (seat, 1 - seat, SPECTATOR)] == [False, True, True]
    assert tale.table.versions[seat] == before[seat] + 1
    assert tale.table.versions[1 - seat] == before[1 - seat]
    assert tale.act(seat, "declare").seen == EVERYONE[2]
    assert tale.table.versions == [before[0] + 1 + (seat == 0), before[1] + 1 + (seat == 1), before[2] + 1]


def test_to_take_back_what_nobody_noticed_is_not_noticed_either():
    tale, seat = at_first_play()
    quietly = sights(tale.table)
    target = len(tale.table.playing_match().steps)
    tale.act(seat, first_influence(tale, seat))
    undone = tale.do(Undone, seat=seat, to=target)
    assert isinstance(undone, Undone)
    assert undone.seen == 1 << seat
    assert [sights(tale.table)[viewpoint] for viewpoint in (1 - seat, SPECTATOR)] == [quietly[1 - seat], quietly[-1]]


def test_a_step_in_secret_takes_no_right_from_those_who_did_not_notice_it():
    tale, seat = at_first_play()
    other = 1 - seat
    assert tale.table.can_undo(other)
    tale.act(seat, first_influence(tale, seat))
    assert tale.table.can_undo(other)
    tale.do(Undone, seat=other, to=tale.table.undo_target(other))
    assert tale.table.deciders == (other,)
    assert tale.table.history[-1].seen == EVERYONE[2]


def test_lists_do_not_show_when_a_seat_acted_in_secret():
    tale, seat = at_first_play()
    before = tale.table.noticed_at
    tale.act(seat, first_influence(tale, seat))
    assert tale.table.noticed_at == before
    tale.act(seat, "declare")
    assert tale.table.noticed_at == tale.at


@pytest.mark.parametrize("clock", [TimeControl("live", bank=100, increment=10), TimeControl("days", days=1)])
def test_a_step_in_secret_moves_no_clock(clock: TimeControl):
    tale, seat = at_first_play(clock=clock)
    before = (list(tale.table.clocks.left), list(tale.table.clocks.since))
    tale.act(seat, first_influence(tale, seat))
    assert (tale.table.clocks.left, tale.table.clocks.since) == before


def test_a_simultaneous_choice_of_another_leaves_an_answer_valid():
    tale = begun("vienna", 3)
    assert tale.table.deciders == (0, 1, 2)
    known = tale.table.versions[2]
    tale.act(0)
    tale.act(1)
    assert tale.table.asked_since[2] <= known < tale.table.versions[2]


def test_an_answer_to_a_question_that_was_asked_before_is_out_of_date():
    tale, seat = at_first_play()
    known = tale.table.versions[seat]
    tale.act(seat, first_influence(tale, seat))
    assert tale.table.asked_since[seat] > known


def test_a_question_that_comes_back_by_an_undo_is_a_new_one():
    tale = begun("vienna", 2)
    tale.act(0)
    known = tale.table.versions[0]
    tale.do(Undone, seat=0, to=tale.table.undo_target(0))
    assert tale.table.asked_since[0] == known + 1


def test_news_are_numbered_as_each_viewer_counts():
    tale, seat = at_first_play()
    tale.act(seat, first_influence(tale, seat))
    tale.act(seat, "declare")
    for viewpoint in tale.table.viewpoints:
        news = news_since(tale.table, viewpoint, 0)
        assert [one["version"] for one in news] == list(range(1, tale.table.versions[viewpoint] + 1))
        assert next_update(tale.table, viewpoint)["news"] == news[-1:]
        assert full_update(tale.table, viewpoint, len(news) - 2)["news"] == news[-2:]
    lengths = [len(news_since(tale.table, viewpoint, 0)) for viewpoint in (seat, 1 - seat, SPECTATOR)]
    assert lengths == [lengths[2] + 1, lengths[2], lengths[2]]


def test_events_reach_only_those_who_may_know_of_them():
    tale = begun("vienna", 2)
    tale.act(0)
    kinds = [[event["kind"] for event in news_since(tale.table, viewpoint, 0)[-1]["events"]] for viewpoint in range(3)]
    assert kinds == [["assigned", "assignment"], ["assigned"], ["assigned"]]


def test_everybody_notices_what_happens_to_seats_and_table():
    tale = Tale(begun("war1955").header)
    tale.do(Sat, seat=0, person="anna", name="Anna")
    tale.do(Stood, seat=0)
    tale.do(Closed)
    assert tale.table.versions == [3, 3, 3]
    assert all(happening.alters_table for happening in tale.table.history)
    assert tale.table.status == "closed"


def test_the_table_is_told_with_an_update_only_where_it_has_changed():
    tale = begun("vienna", 2)
    assert next_update(tale.table, 0)["table"] is not None
    tale.act(0)
    assert next_update(tale.table, 0)["table"] is None
    tale.do(Replaced, seat=1, bot="greedy", why="left")
    assert next_update(tale.table, 0)["table"] is not None


def test_a_step_in_secret_leaves_a_request_alone_and_one_that_all_see_ends_it():
    tale, seat = at_first_play()
    asking = 1 - seat
    tale.do(UndoAsked, seat=asking, to=tale.table.undo_target(asking))
    tale.act(seat, first_influence(tale, seat))
    assert table_info(tale.table)["undo"] is not None
    tale.do(Undone, seat=seat, to=tale.table.undo_target(seat))
    assert table_info(tale.table)["undo"] is not None, "a step back in secret does not give itself away either"
    tale.act(seat, first_influence(tale, seat))
    tale.act(seat, "declare")
    assert table_info(tale.table)["undo"] is None
    assert tale.table.history[-1].alters_table


def test_the_end_of_a_request_is_noticed_by_all_though_what_is_taken_back_was_not():
    tale, seat = at_first_play()
    tale.act(seat, first_influence(tale, seat))
    target = tale.table.undo_target(seat)
    tale.do(UndoAsked, seat=seat, to=target)
    tale.do(UndoAnswered, seat=1 - seat, agrees=True)
    tale.do(Undone, seat=seat, to=target)
    assert tale.table.history[-1].seen == EVERYONE[2]
    assert table_info(tale.table)["undo"] is None


def test_what_the_game_refuses_has_changed_nothing():
    tale = begun("vienna", seats=(OPEN_SEAT, OPEN_SEAT))
    before, version = sights(tale.table), tale.table.version
    with pytest.raises(Refused):
        tale.act(0, "place 3")
    assert (sights(tale.table), tale.table.version) == (before, version)


def test_a_question_is_a_new_one_for_all_who_noticed_an_undo():
    tale = begun("vienna", 3)
    tale.act(0)
    offered = tale.offers(1)
    tale.do(Undone, seat=0, to=tale.table.undo_target(0))
    assert tale.offers(1) == offered
    assert tale.table.asked_since == tale.table.versions[:3]


@pytest.mark.parametrize(("game", "players"), [("vienna", 2), ("vienna", 4), ("war1955", 2)])
def test_what_a_seat_may_choose_from_is_always_what_the_rules_allow(game: str, players: int):
    """It is kept, not asked for again, while other seats decide in secret at the same time."""
    tale, rng = begun(game, players), Random(7)
    together = 0
    for _ in range(60):
        table, state = tale.table, tale.table.playing_match().state
        together += len(state.deciders) > 1
        for seat in range(players):
            assert table.legal(seat) == (state.legal(seat) if seat in state.deciders else ()), (seat, state.deciders)
        play(tale, rng, 1)
    assert (together > 0) == (game == "vienna")
