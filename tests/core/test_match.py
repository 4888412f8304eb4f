"""Matches: checked play, draws, notation, undo, replay."""

import pytest

from tests.contract.toy import GIVE, PASS, TOY
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import BadNotation, BadOption, BadRecord, IllegalAction
from tradecraft.core.events import Event
from tradecraft.core.game import CHANCE, DECIDE, OVER
from tradecraft.core.match import Match, begin_replay, load, replay
from tradecraft.core.record import BY_CHANCE, Entry, parse_record, print_record

HANDS = ([1, 9], [5, 7])


def bidding(players: int = 2) -> Match:
    """A match in which all have drawn and nobody has bid: seat 0 holds 1 and 9, seat 1 holds 5 and 7."""
    match = Match(TOY, players, {"rounds": "2"})
    for hand in (*HANDS, [11, 12])[:players]:
        match.draw(hand)
    return match


def finished() -> Match:
    match = bidding()
    for entry in ("1 bid 9", "2 bid 5", "1 give 2", "* cards 2 3", "* cards 8 6", "2 bid 8", "1 bid 2", "2 pass"):
        actor, text = entry.split(" ", 1)
        match.enter(Entry(BY_CHANCE if actor == "*" else int(actor) - 1, text))
    assert match.state.waiting == OVER
    return match


def texts(match: Match) -> list[str]:
    return [step.entry.text for step in match.steps]


def test_a_match_begins_before_the_first_draw():
    match = Match(TOY, 2, {})
    assert match.state.waiting == CHANCE
    assert match.steps == []
    assert match.options == {"rounds": "3", "ties": "shared", "gifts": "yes"}
    assert match.seats == ("seat1", "seat2")


def test_options_that_do_not_fit_make_no_match():
    with pytest.raises(BadOption):
        Match(TOY, 5, {})
    with pytest.raises(BadOption):
        Match(TOY, 2, {"rounds": "many"})


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (("Anna",), "wrong_number_of_names"),
        (("Anna", "Jan", "Ulrich"), "wrong_number_of_names"),
        (("Anna", ""), "bad_name"),
        (("Anna", "Jan  Maria"), "bad_name"),
        (("Anna", "Jan\nbegin"), "bad_name"),
    ],
)
def test_names_that_cannot_stand_in_a_record_make_no_match(names: tuple[str, ...], code: str):
    with pytest.raises(BadOption) as caught:
        Match(TOY, 2, {}, names)
    assert caught.value.reason.code == code


def test_a_seat_that_may_not_act_is_told_so_whatever_it_writes():
    match = bidding()
    match.enter(Entry(0, "bid 9"))
    for text in ("bid 9", "bid 1", "nonsense"):
        with pytest.raises(IllegalAction):
            match.enter(Entry(0, text))


def test_an_action_is_carried_out_and_written_down():
    match = bidding()
    step = match.act(0, 1)
    assert step.entry == Entry(0, "bid 9")
    assert [event.kind for event in step.events] == ["has_bid", "own_bid"]
    assert match.steps[-1] is step
    assert match.state.deciders == (1,)
    assert match.state.log is None


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (0, PASS, "not_asked_now"),
        (0, -1, "unknown_action"),
        (0, 99, "unknown_action"),
        (2, 0, "no_such_seat"),
        (-1, 0, "no_such_seat"),
    ],
)
def test_a_refused_action_changes_nothing(seat: int, action: int, code: str):
    match = bidding()
    before = match.state.key()
    with pytest.raises(IllegalAction) as caught:
        match.act(seat, action)
    assert caught.value.reason.code == code
    assert match.state.key() == before
    assert len(match.steps) == 2


def test_nobody_acts_while_chance_is_waited_for_or_the_game_is_over():
    with pytest.raises(IllegalAction, match="waiting for chance"):
        Match(TOY, 2, {}).act(0, 0)
    with pytest.raises(IllegalAction, match="game over"):
        finished().act(0, 0)


@pytest.mark.parametrize("drawn", [[], [1], [1, 2, 3], [1, 1], [1, 21]])
def test_draws_that_do_not_fit_change_nothing(drawn: list[int]):
    match = Match(TOY, 2, {})
    before = match.state.key()
    with pytest.raises(BadNotation) as caught:
        match.draw(drawn)
    assert caught.value.reason.code == "wrong_draws"
    assert caught.value.reason.params == {"deck": "cards", "count": 2}
    assert match.state.key() == before
    assert match.steps == []


def test_nothing_is_drawn_while_a_seat_must_decide():
    match = bidding()
    for attempt in (lambda: match.draw([2, 3]), lambda: match.enter(Entry(BY_CHANCE, "cards 2 3"))):
        with pytest.raises(BadNotation, match="no draw now"):
            attempt()
    assert len(match.steps) == 2


def test_a_dealer_deals_until_a_seat_must_decide():
    match = Match(TOY, 3, {})
    steps = match.deal(Dealer("pinned"))
    assert [step.entry.seat for step in steps] == [BY_CHANCE] * 3
    assert match.state.waiting == DECIDE
    assert match.deal(Dealer("pinned")) == []


def test_entries_in_notation_do_what_actions_and_draws_do():
    match = finished()
    assert texts(match)[:4] == ["cards 1 9", "cards 5 7", "bid 9", "bid 5"]
    assert match.state.outcome().scores == (14, 11)


@pytest.mark.parametrize("text", ["", "bid", "bid 5", "bid 09", "bid 9 ", "dance", "cards 2 3"])
def test_text_that_names_no_action_changes_nothing(text: str):
    match = bidding()
    with pytest.raises(BadNotation):
        match.enter(Entry(0, text))
    assert len(match.steps) == 2


@pytest.mark.parametrize("text", ["", "cards", "cards 1", "cards 1 x", "stones 1 2", "cards 1 2 3", "bid 9"])
def test_text_that_names_no_draw_changes_nothing(text: str):
    match = Match(TOY, 2, {})
    with pytest.raises(BadNotation):
        match.enter(Entry(BY_CHANCE, text))
    assert match.steps == []


def test_an_own_step_that_revealed_nothing_can_be_taken_back():
    match = bidding()
    before = match.state.key()
    match.notes = ("A note",)
    match.act(1, 0)
    assert match.can_undo(1)
    assert not match.can_undo(0)
    match.undo(1)
    assert match.state.key() == before
    assert texts(match) == ["cards 1 9", "cards 5 7"]
    assert match.notes == ("A note",)
    match.act(1, 1)
    assert texts(match)[-1] == "bid 7"


def test_a_step_that_revealed_something_stays():
    match = bidding()
    match.act(0, 1)
    match.act(1, 0)
    assert [match.can_undo(seat) for seat in (0, 1)] == [False, False]
    with pytest.raises(IllegalAction) as caught:
        match.undo(1)
    assert caught.value.reason.code == "cannot_undo"
    assert len(match.steps) == 4


@pytest.mark.parametrize("place", [0, 1, 2], ids=["first", "between", "last"])
def test_a_step_stays_if_any_of_its_events_revealed_something(place: int):
    match = bidding()
    step = match.act(1, 0)
    assert match.can_undo(1)
    step.events[:] = [Event("has_bid", {"seat": 1}, reveals=number == place) for number in range(3)]
    assert not match.can_undo(1)
    with pytest.raises(IllegalAction):
        match.undo(1)


def test_the_step_of_another_seat_cannot_be_taken_back():
    match = bidding()
    match.act(0, 1)
    with pytest.raises(IllegalAction):
        match.undo(1)


def test_there_is_nothing_to_take_back_in_a_new_match_or_after_a_draw():
    match = Match(TOY, 2, {})
    assert not match.can_undo(0)
    match.deal(Dealer("pinned"))
    assert [match.can_undo(seat) for seat in (0, 1)] == [False, False]
    with pytest.raises(IllegalAction):
        match.undo(0)


def test_a_draw_cannot_be_taken_back_by_a_spectator():
    assert not bidding().can_undo(-1)


def test_steps_can_be_taken_back_one_after_the_other():
    match = bidding()
    match.enter(Entry(0, "bid 9"))
    match.enter(Entry(1, "bid 5"))
    before = match.state.key()
    match.act(0, GIVE + 1)
    match.undo(0)
    match.act(0, PASS)
    match.undo(0)
    assert match.state.key() == before
    assert len(match.steps) == 4


def test_a_record_leads_back_to_its_match():
    match = finished()
    record = match.record()
    assert parse_record(print_record(record)) == record
    again = load(TOY, record)
    assert again.state.key() == match.state.key()
    assert again.record() == record
    assert again.state.outcome() == match.state.outcome()


def test_a_record_keeps_names_notes_and_options():
    match = Match(TOY, 2, {"gifts": "no"}, ("Anna", "Ulrich"))
    match.notes = ("One", "Two")
    again = load(TOY, match.record())
    assert (again.seats, again.notes, again.options["gifts"]) == (("Anna", "Ulrich"), ("One", "Two"), "no")


def test_a_match_can_be_recorded_at_any_moment():
    record = finished().record()
    match = begin_replay(TOY, record)
    for entry in record.entries:
        assert load(TOY, match.record()).state.key() == match.state.key()
        match.enter(entry)


def test_a_replay_goes_step_by_step():
    record = finished().record()
    match = begin_replay(TOY, record)
    steps = replay(match, record)
    assert match.steps == []
    assert next(steps).entry.text == "cards 1 9"
    assert len(match.steps) == 1
    assert [step.entry for step in steps] == list(record.entries[1:])


def test_a_replay_stops_at_the_entry_that_cannot_be_played():
    text = print_record(finished().record()).replace("1 give 2", "1 give 1")
    record = parse_record(text)
    match = begin_replay(TOY, record)
    with pytest.raises(BadRecord) as caught:
        list(replay(match, record))
    assert text.splitlines()[caught.value.line - 1] == "1 give 1"
    assert caught.value.reason.code == "cannot_give_to_self"
    assert texts(match)[-1] == "bid 5"


def test_a_record_of_another_course_of_events_has_another_digest():
    text = print_record(finished().record()).replace("2 pass", "2 give 1")
    with pytest.raises(BadRecord) as caught:
        load(TOY, parse_record(text))
    assert caught.value.reason.code == "digest_differs"
    assert caught.value.line == len(text.splitlines())
