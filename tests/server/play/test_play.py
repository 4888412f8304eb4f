"""Playing: actions, refusals, versions, resent commands, and the equivalence of sockets and requests."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.people.serving import answered
from tests.server.play.players import GREEDY, MINE, OPEN, Message, Player, Server, asks


@pytest.fixture
def table(anna: Player, bela: Player) -> str:
    """A game of Vienna in which both are asked at once."""
    table = anna.make("vienna", MINE, OPEN, listed=True, seed="berlin")
    bela.do("join", table)
    return table


def test_an_act_is_acknowledged_and_shown_to_everybody_who_watches(
    anna: Player, bela: Player, table: str, server: Server
):
    cora = server.guest("Cora")
    with anna.connected() as one, bela.connected() as two, cora.connected() as three:
        update = one.watch(table)
        others = [two.watch(table), three.watch(table)]
        done = one.act(update)
        mine = one.next("update")
        assert (done["type"], done["version"]) == ("done", mine["version"]) == ("done", update["version"] + 1)
        assert mine["decision"] is None
        assert mine["can_undo"]
        assert [event["kind"] for event in mine["news"][0]["events"]] == ["assigned", "assignment"]
        for connection, before in zip((two, three), others, strict=True):
            told = connection.next("update")
            assert told["version"] == before["version"] + 1
            assert [event["kind"] for event in told["news"][0]["events"]] == ["assigned"]
            assert not told["can_undo"]


def test_an_act_can_be_given_by_number_and_in_notation(anna: Player, bela: Player, table: str):
    for player, seat, form in ((anna, 0, "action"), (bela, 1, "text")):
        update = player.sight(table, seat)
        option = update["decision"]["options"][3]
        player.do("act", table, seat=seat, version=update["version"], action=option[form])
    chosen = anna.sight(table)["news"]
    assert [news["what"] for news in chosen][-2:] == ["acted", "acted"]


def test_what_a_resent_act_is_answered_and_that_it_acts_once(anna: Player, table: str):
    update = anna.sight(table)
    action = update["decision"]["options"][0]["action"]
    command = {"seat": 0, "version": update["version"], "action": action, "id": "once"}
    first = anna.do("act", table, **command)
    assert anna.do("act", table, **command) == first
    with anna.connected() as connection:
        assert connection.do("act", table, **command) == first
    assert anna.sight(table)["version"] == first["version"]


def test_every_command_that_is_sent_twice_is_answered_twice_alike(server: Server):
    anna, bela = server.guest("Anna"), server.guest("Bela")
    table = anna.make("vienna", MINE, OPEN, listed=True)

    def twice(player: Player, type: str, **fields: Any) -> dict[str, Any]:
        id = player.next_id()
        answers = [player.do(type, table, id=id, **fields) for _ in range(2)]
        assert answers[0] == answers[1]
        return answers[0]

    twice(bela, "join")
    twice(bela, "chat", phrase="hello")
    option = anna.sight(table)["decision"]["options"][0]["action"]
    version = twice(anna, "act", seat=0, version=anna.sight(table)["version"], action=option)["version"]
    twice(anna, "undo", seat=0, version=version)
    assert anna.sight(table)["decision"]
    twice(bela, "leave")
    twice(bela, "return")
    twice(anna, "resign", seat=0)
    kinds = [news["what"] for news in anna.sight(table)["news"]]
    expected = ["sat", "sat", "started", "acted", "undone", "replaced"]
    assert kinds[:6] == expected
    assert kinds[-2:] == ["returned", "resigned"]
    assert kinds.count("returned") == kinds.count("resigned") == kinds.count("sat") - 1 == 1
    assert len(anna.look(table)["chat"]) == 1


def test_two_people_may_use_the_same_id(anna: Player, bela: Player, table: str):
    anna.act(table, 0, id="1")
    bela.act(table, 1, id="1")
    assert [news["what"] for news in anna.sight(table)["news"]][-2:] == ["acted", "acted"]


def test_an_act_chosen_before_the_others_secret_choice_is_accepted(anna: Player, bela: Player, table: str):
    update = bela.sight(table, 1)
    anna.act(table)
    option = update["decision"]["options"][0]["action"]
    assert bela.do("act", table, seat=1, version=update["version"], action=option)["type"] == "done"


def test_an_act_for_an_older_question_is_out_of_date(anna: Player, bela: Player, table: str):
    update = anna.sight(table)
    anna.act(table)
    anna.do("undo", table, seat=0, version=anna.sight(table)["version"])
    late = {"seat": 0, "version": update["version"], "action": update["decision"]["options"][0]["action"]}
    assert anna.refused("act", table, **late) == (409, "out_of_date")
    assert anna.refused("act", table, **{**late, "version": 999}) == (409, "out_of_date")
    with anna.connected() as connection:
        refusal = connection.ask("act", table, **late)["refusal"]
    assert refusal["params"] == {"version": anna.sight(table)["version"]}


def test_a_refusal_has_its_reason_its_rule_and_a_text_in_ones_own_language(server: Server):
    refusals = []
    for language in ("en", "fr", "nl"):
        anna = server.guest("Anna", language)
        table = anna.make("vienna", MINE, MINE, seed="berlin")
        anna.act(table, 0)
        again = {"seat": 0, "version": anna.sight(table, 0)["version"], "action": "assign 001 002 003"}
        response = anna.send("act", table, **again)
        assert response.status_code == 400
        with anna.connected() as connection:
            assert connection.ask("act", table, **again)["refusal"] == response.json()
        refusals.append(response.json())
        # The client shows the rule in its own way.
        assert "[" not in response.json()["message"]
    assert len({refusal.pop("message") for refusal in refusals}) == 3
    assert refusals == [{"code": "already_assigned", "rule": refusals[0]["rule"], "params": {}}] * 3
    assert refusals[0]["rule"].startswith("V")


def test_the_answer_to_why_not_calls_players_by_their_names(anna: Player):
    table = anna.make("war1955", MINE, MINE, seed="berlin")
    waiting = next(seat for seat in (0, 1) if not anna.sight(table, seat)["decision"])
    with anna.connected() as connection:
        refusal = connection.ask("why", table, seat=waiting, action="home france")["refusal"]
    assert refusal["code"] == "not_your_turn"
    assert "Anna" in refusal["message"]


def test_the_seat_of_another_player_cannot_be_played(anna: Player, bela: Player, table: str, server: Server):
    version = anna.sight(table)["version"]
    assert bela.refused("act", table, seat=0, version=version, action=0) == (403, "not_your_seat")
    assert server.guest("Cora").refused("act", table, seat=0, version=version, action=0) == (403, "not_your_seat")
    whatever = {"act": {"version": version, "action": 0}, "why": {"action": 0}, "hint": {}, "resign": {}}
    for type, fields in whatever.items():
        assert anna.refused(type, table, seat=7, **fields) == (403, "no_such_seat")


def play_on(players: tuple[Player, Player], table: str, most: int) -> Iterator[tuple[str, int, Message, list[int]]]:
    """Play 1955, where seats prepare things in secret; yield id, seat and answer of each move, and the versions."""
    for number in range(most):
        (seat,) = (seat for seat, player in enumerate(players) if player.sight(table, seat)["decision"])
        done = players[seat].act(table, seat, option=-1, id=f"move-{number}")
        versions = [player.sight(table, seat)["version"] for seat, player in enumerate(players)]
        yield f"move-{number}", seat, done, versions


def test_an_id_sent_again_for_another_seat_tells_nothing_of_that_seat(anna: Player, bela: Player):
    """What a seat prepares in secret moves its own version alone, so nobody else may be told that version."""
    table = anna.make("war1955", MINE, OPEN, listed=True, seed="x")
    bela.do("join", table)
    players = anna, bela
    moves = list(play_on(players, table, 20))
    assert any(versions[0] != versions[1] for *_, versions in moves), "else there is nothing to be told"
    for id, seat, done, _ in moves:
        for other in (1 - seat, seat, 7):
            assert players[seat].do("act", table, seat=other, id=id, version=0, action=0) == done
            assert players[seat].do("undo", table, seat=other, id=id, version=0) == done


def test_a_player_with_several_seats_gets_the_version_of_the_seat_that_acted(anna: Player):
    table = anna.make("war1955", MINE, MINE, seed="x")
    moves = list(play_on((anna, anna), table, 20))
    assert any(versions[0] != versions[1] for *_, versions in moves), "else it does not matter which version it is"
    assert [done["version"] for _, _, done, _ in moves] == [versions[seat] for _, seat, _, versions in moves]


def test_nothing_can_be_done_before_the_game_or_after_it(anna: Player):
    table = anna.make("vienna", MINE, OPEN, listed=True)
    for type, fields in (
        ("act", {"seat": 0, "version": 1, "action": 0}),
        ("undo", {"seat": 0, "version": 1}),
        ("resign", {"seat": 0}),
        ("hint", {"seat": 0}),
        ("return", {}),
    ):
        assert anna.refused(type, table, **fields) == (409, "not_begun"), type
    over = anna.make("vienna", MINE, MINE)
    anna.do("resign", over, seat=0)
    for type, fields in (
        ("act", {"seat": 0, "version": 1, "action": 0}),
        ("undo", {"seat": 0, "version": 1}),
        ("resign", {"seat": 0}),
        ("leave", {}),
        ("return", {}),
        ("close", {}),
        ("join", {}),
    ):
        assert anna.refused(type, over, **fields) == (409, "already_over"), type


def test_a_client_that_returns_with_a_version_gets_what_happened_since(anna: Player, bela: Player, table: str):
    with anna.connected() as connection:
        known = connection.watch(table)["version"]
    bela.act(table, 1)
    anna.act(table, 0)
    with anna.connected() as connection:
        update = connection.watch(table, version=known)
    assert [news["version"] for news in update["news"]] == [known + 1, known + 2]
    by_request = anna.look(table, version=known)["updates"][0]
    assert by_request == update
    assert anna.look(table, version=known + 2)["updates"][0]["news"] == []


def test_sockets_and_requests_tell_the_same(anna: Player, bela: Player, table: str, server: Server):
    for player, seats in ((anna, [0]), (bela, [1]), (server.guest("Cora"), [None])):
        with player.connected() as connection:
            connection.do("watch", table)
            told = [connection.next("update") for _ in seats]
        assert told == player.look(table)["updates"]
    with anna.connected() as connection:
        answers = [
            connection.ask("why", table, id="w", seat=0, action="place 3"),
            anna.do("why", table, id="w", seat=0, action="place 3"),
        ]
    assert answers[0] == answers[1]


def test_what_cannot_be_read_is_refused_and_the_socket_stays_open(anna: Player, table: str):
    with anna.connected() as connection:
        for text in ("", "{", "[]", '{"type":"fly"}', '{"type":"act","id":"1"}', "[" * 3000, '"\\ud800"'):
            connection.wire.send(text)
            answer = connection.next("refused")
            assert answer["id"] is None
            assert answer["refusal"]["code"] == "malformed_request"
        connection.wire._socket.send_bytes(b"\xff\xfe")  # type: ignore[attr-defined]
        assert connection.next("refused")["refusal"]["code"] == "malformed_request"
        unknown = {"type": "leave", "table": table, "id": "1", "seat": 3}
        connection.wire.send(json.dumps(unknown))
        assert connection.next("refused")["refusal"]["code"] == "malformed_request"
        assert connection.watch(table)


def test_a_socket_that_stops_watching_gets_no_more_updates(anna: Player, bela: Player, table: str):
    with anna.connected() as connection:
        connection.watch(table)
        connection.do("unwatch", table)
        connection.drain()
        bela.act(table, 1)
        assert {message["type"] for message in connection.drain()} == {"notice"}


def test_watching_needs_a_socket(anna: Player, table: str):
    assert anna.refused("watch", table) == (400, "needs_connection")


def test_notices_tell_of_tables_that_are_not_watched(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, listed=True)
    with anna.connected() as connection:
        bela.do("join", table)
        notices = [message for message in connection.drain() if message["type"] == "notice"]
        assert [(notice["status"], notice["your_turn"]) for notice in notices] == [("open", False), ("playing", True)]
        anna.act(table)
        assert [message["your_turn"] for message in connection.drain()] == [False]


def test_the_maker_of_a_table_without_a_seat_is_notified_of_it(anna: Player, bela: Player, server: Server):
    table = anna.make("vienna", OPEN, OPEN, listed=True)
    with anna.connected() as connection:
        bela.do("join", table)
        server.guest("Cora").do("join", table)
        notices = [message for message in connection.drain() if message["type"] == "notice"]
        assert [(notice["status"], notice["your_turn"]) for notice in notices] == [
            *[("open", False)] * 2,
            ("playing", False),
        ]


def test_a_turn_that_the_stand_in_takes_is_not_mine(anna: Player, bela: Player, table: str):
    with anna.connected() as connection:
        anna.do("leave", table)
        bela.act(table, 1)
        assert not any(message["your_turn"] for message in connection.drain())
        lines = answered(anna.get("/api/tables/mine"), 200)["tables"]
        assert [line["your_turn"] for line in lines if line["id"] == table] == [False]


def test_a_step_in_secret_is_not_told_elsewhere_either(anna: Player, bela: Player):
    table = anna.make("war1955", MINE, OPEN, listed=True)
    bela.do("join", table)
    players = [anna, bela]
    for _ in range(2):
        seat = next(seat for seat in range(2) if players[seat].sight(table, seat)["decision"])
        players[seat].act(table, seat)
    seat = next(seat for seat in range(2) if players[seat].sight(table, seat)["decision"])
    other = players[1 - seat]
    line = answered(other.get("/api/tables/mine"), 200)
    other.server.clock.pass_seconds(1)
    with other.connected() as watching, other.connected() as elsewhere:
        watching.watch(table)
        watching.drain()
        elsewhere.drain()
        update = players[seat].sight(table, seat)
        texts = [option["text"] for option in update["decision"]["options"]]
        assert texts[0].startswith("influence")
        players[seat].act(table, seat)
        assert watching.drain() == elsewhere.drain() == []
        assert answered(other.get("/api/tables/mine"), 200) == line
        players[seat].do("undo", table, seat=seat, version=update["version"] + 1)
        assert watching.drain() == elsewhere.drain() == []


def test_a_bot_answers_by_itself(anna: Player):
    table = anna.make("vienna", MINE, GREEDY)
    with anna.connected() as connection:
        update = connection.watch(table)
        connection.act(update)
        asked = connection.next(asks)
    assert asked["version"] > update["version"]
    assert "acted" in [news["what"] for news in anna.sight(table)["news"]]
