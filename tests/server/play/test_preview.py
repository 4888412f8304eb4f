"""Previewing the result of an option before choosing it."""

import pytest

from tests.server.play.players import MINE, OPEN, Player


@pytest.fixture
def table(anna: Player, bela: Player) -> str:
    """A game of Vienna in which both are asked at once."""
    table = anna.make("vienna", MINE, OPEN, listed=True, seed="berlin")
    bela.do("join", table)
    return table


def test_an_outlook_is_in_the_language_of_the_connection_and_changes_nothing(anna: Player, table: str):
    with anna.connected() as connection:
        before = connection.watch(table, language="fr")
        action = before["decision"]["options"][0]["action"]
        answer = connection.do("preview", table, seat=0, action=action)
        assert answer["type"] == "outlook"
        assert [event["kind"] for event in answer["events"]] == ["assigned", "assignment"]
        assert answer["lines"][0] == "Anna a affecté ses cartes."
    assert anna.sight(table)["version"] == before["version"]


def test_programs_get_the_events_without_words(anna: Player, table: str):
    action = anna.sight(table)["decision"]["options"][0]["action"]
    answer = anna.do("preview", table, seat=0, action=action)
    assert len(answer["events"]) == 2
    assert answer["lines"] == []


def test_the_preview_of_what_cannot_be_done_is_refused(anna: Player, table: str):
    taken = {option["action"] for option in anna.sight(table)["decision"]["options"]}
    illegal = next(action for action in range(10_000) if action not in taken)
    assert anna.refused("preview", table, seat=0, action=illegal) == (400, "no_such_card_in_hand")
