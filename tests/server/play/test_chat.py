"""Chat, mutes, private notes, hints, reasons."""

import pytest

from tests.server.people.serving import answered, refused
from tests.server.play.players import GREEDY, LIVE, MINE, OPEN, Player, Server


@pytest.fixture
def table(anna: Player, bela: Player) -> str:
    table = anna.make("vienna", MINE, OPEN, listed=True, hints=True)
    bela.do("join", table)
    return table


def test_a_chat_line_reaches_everybody_and_can_be_read_later(anna: Player, bela: Player, table: str, server: Server):
    cora = server.guest("Cora")
    with bela.connected() as one, cora.connected() as two:
        one.watch(table)
        two.watch(table)
        anna.do("chat", table, text="Bonne chance !")
        heard = [connection.next("said") for connection in (one, two)]
    assert heard[0] == heard[1]
    assert (heard[0]["number"], heard[0]["name"], heard[0]["text"]) == (1, "Anna", "Bonne chance !")
    anna.do("chat", table, phrase="good_luck")
    said = cora.look(table)["chat"]
    assert [(line["text"], line["phrase"]) for line in said] == [("Bonne chance !", ""), ("", "good_luck")]


def test_every_ready_phrase_of_the_catalogue_can_be_said(anna: Player, table: str):
    phrases = answered(anna.get("/api/catalogue"), 200)["phrases"]
    assert len(phrases) > 5
    for phrase in phrases:
        anna.do("chat", table, phrase=phrase)
    assert [line["phrase"] for line in anna.look(table)["chat"]] == phrases


def test_only_those_who_play_may_speak(table: str, server: Server):
    assert server.guest("Cora").refused("chat", table, text="psst") == (403, "not_at_this_table")


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({}, "text_or_phrase"),
        ({"text": "a", "phrase": "hello"}, "text_or_phrase"),
        ({"phrase": "nonsense"}, "unknown_phrase"),
        ({"text": "one\ntwo"}, "text_not_printable"),
        ({"text": "  "}, "text_not_printable"),
        ({"text": "x" * 501}, "malformed_request"),
    ],
)
def test_what_cannot_be_said_is_refused(anna: Player, table: str, said: dict[str, str], code: str):
    assert anna.refused("chat", table, **said)[1] == code
    assert anna.look(table)["chat"] == []


def test_a_muted_player_is_silent_at_once_and_heard_again_when_unmuted(anna: Player, bela: Player, table: str):
    with bela.connected() as connection, anna.connected() as other:
        connection.watch(table)
        other.watch(table)
        assert bela.put(f"/api/me/mutes/{anna.id}").status_code == 204
        anna.do("chat", table, text="unheard")
        assert other.next("said")["text"] == "unheard"
        assert bela.delete(f"/api/me/mutes/{anna.id}").status_code == 204
        anna.do("chat", table, text="heard")
        assert connection.next("said")["text"] == "heard"


def test_earlier_messages_of_a_muted_player_are_hidden_too(anna: Player, bela: Player, table: str):
    anna.do("chat", table, text="unheard")
    bela.do("chat", table, text="mine")
    bela.put(f"/api/me/mutes/{anna.id}")
    assert [line["text"] for line in bela.look(table)["chat"]] == ["mine"]
    assert [line["text"] for line in anna.look(table)["chat"]] == ["unheard", "mine"]


def test_a_note_is_ones_own(anna: Player, bela: Player, table: str, server: Server):
    path = f"/api/tables/{table}/note"
    assert answered(anna.get(path), 200) == {"text": ""}
    anna.put(path, {"text": "Bela bluffs."})
    anna.put(path, {"text": "Bela bluffs,\nI think."})
    assert answered(anna.get(path), 200) == {"text": "Bela bluffs,\nI think."}
    assert answered(bela.get(path), 200) == {"text": ""}
    assert refused(server.guest("Cora").get(path), 403) == "not_at_this_table"
    assert refused(anna.put(path, {"text": "x" * 4001}), 400) == "malformed_request"


def test_a_hint_is_one_of_ones_options_over_socket_and_request(anna: Player, table: str):
    options = anna.sight(table)["decision"]["options"]
    by_request = anna.do("hint", table, seat=0)
    with anna.connected() as connection:
        by_socket = connection.do("hint", table, seat=0)
    for advice in (by_request, by_socket):
        assert advice["type"] == "advice"
        assert advice["bot"] == "spymaster"
        assert advice["choice"] in options


def test_a_hint_ranks_the_options_with_chances_and_reasons(anna: Player, table: str):
    options = anna.sight(table)["decision"]["options"]
    ranking = anna.do("hint", table, seat=0)["ranking"]
    assert 1 < len(ranking) <= 5
    assert all(one["choice"] in options for one in ranking)
    assert len({one["choice"]["action"] for one in ranking}) == len(ranking)
    assert all(0 <= one["chance"] <= 1 and one["visits"] > 0 for one in ranking)
    visits = [one["visits"] for one in ranking]
    assert visits == sorted(visits, reverse=True)
    assert any(reason["code"] for one in ranking for reason in one["reasons"])


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_a_hint_speaks_the_language_of_the_one_who_watches(anna: Player, table: str, language: str):
    with anna.connected() as connection:
        connection.do("watch", table, language=language)
        advice = connection.do("hint", table, seat=0)
    texts = [reason["text"] for one in advice["ranking"] for reason in one["reasons"]]
    assert texts
    assert all(text and "vienna-" not in text for text in texts)
    assert all(one["choice"]["label"] for one in advice["ranking"])


def test_a_hint_is_for_ones_own_seat_while_it_must_decide(anna: Player, bela: Player, table: str):
    assert bela.refused("hint", table, seat=0) == (403, "not_your_seat")
    anna.act(table)
    assert anna.refused("hint", table, seat=0) == (409, "nothing_to_decide")
    with anna.connected() as connection:
        assert connection.refused("hint", table, seat=0) == "nothing_to_decide"


def test_there_are_no_hints_in_rated_games(server: Server):
    anna, bela = server.account("Anna Rated"), server.account("Bela Rated")
    table = anna.make("vienna", MINE, OPEN, listed=True, rated=True, clock=LIVE)
    bela.do("join", table)
    assert anna.refused("hint", table, seat=0) == (403, "no_hints_in_rated_games")


def test_a_player_can_ask_why_an_action_is_refused(anna: Player, bela: Player, table: str):
    possible = anna.sight(table)["decision"]["options"][0]
    assert anna.do("why", table, seat=0, action=possible["action"])["refusal"] is None
    assert anna.do("why", table, seat=0, action=possible["text"])["refusal"] is None
    refusal = anna.do("why", table, seat=0, action="place 3")["refusal"]
    assert refusal["code"]
    assert refusal["message"]
    assert bela.refused("why", table, seat=0, action=0) == (403, "not_your_seat")


def test_who_waits_for_a_hint_can_go_on_meanwhile(anna: Player):
    table = anna.make("vienna", MINE, GREEDY)
    with anna.connected() as connection:
        update = connection.watch(table)
        hint = connection.send("hint", table, seat=0)
        connection.act(update)
        answer = connection.next(lambda message: message.get("id") == hint)
    assert answer["type"] in ("advice", "refused")
