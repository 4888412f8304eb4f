"""Events and their audiences."""

import json

import pytest

from tradecraft.core.events import EVERYONE, Event, only
from tradecraft.core.game import SPECTATOR


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 3])
def test_everyone_may_know_of_a_public_event(seat: int):
    assert Event("round_began", {}, EVERYONE).is_visible_to(seat)


def test_a_private_event_is_for_its_seats_alone():
    event = Event("cards_seen", {}, only(0) | only(2))
    assert [seat for seat in (SPECTATOR, 0, 1, 2, 3) if event.is_visible_to(seat)] == [0, 2]


def test_an_event_is_public_and_reveals_nothing_unless_it_says_so():
    event = Event("round_began", {"round": 1})
    assert event.audience == EVERYONE
    assert not event.reveals


def test_the_data_form_begins_with_the_kind_and_is_plain():
    data = Event("cards_seen", {"seat": 1, "cards": (17, 44), "deck": "a"}, only(1), reveals=True).as_data()
    assert list(data) == ["kind", "seat", "cards", "deck"]
    assert data == json.loads(json.dumps(data)) == {"kind": "cards_seen", "seat": 1, "cards": [17, 44], "deck": "a"}


def test_an_event_shows_itself_with_its_audience():
    assert repr(Event("passed", {"seat": 1}, only(1))) == "Event('passed', {'seat': 1}, audience=2)"
