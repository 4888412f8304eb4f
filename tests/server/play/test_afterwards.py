"""After a game: results, replays, records, rematches, forks."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from tests.server.people.serving import answered, refused
from tests.server.play.players import GREEDY, MINE, OPEN, Message, Player, Server, is_over, play_to_the_end
from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game
from tradecraft.server.play.verify import Verification

DEADLINE_SECONDS = 240


@dataclass(frozen=True)
class Played:
    """A game that is over, with all that was sent to the person at the first seat."""

    anna: Player
    table: str
    updates: list[Message]


@pytest.fixture(scope="module", params=["war1955", "vienna"])
def played(request: pytest.FixtureRequest, server: Server) -> Iterator[Played]:
    anna = server.guest("Anna")
    table = anna.make(request.param, MINE, GREEDY)
    with anna.connected() as connection:
        yield Played(anna, table, play_to_the_end(connection, connection.watch(table)))


def replay(player: Player, table: str, seen_by: str) -> list[Message]:
    frames: list[Message] = answered(player.get(f"/api/tables/{table}/replay", seen_by=seen_by), 200)["frames"]
    return frames


def test_the_end_shows_result_and_seed(played: Played):
    info = played.updates[-1]["table"]
    assert sorted(info["result"]["places"]) in ([1, 2], [1, 1])
    assert [sum(points.values()) for points in info["result"]["breakdown"]] == info["result"]["scores"]
    assert len(info["deal"]["seed"]) == 64


def test_a_replay_shows_a_seat_what_it_was_sent(played: Played):
    frames = replay(played.anna, played.table, "0")
    sent = [update["view"] for update in played.updates if update["view"]]
    shown = iter([frame["view"] for frame in frames])
    assert all(view in shown for view in sent), "each view that was sent is a frame, in the same order"
    events_sent = [event for update in played.updates for news in update["news"] for event in news["events"]]
    assert [event for frame in frames for event in frame["events"]] == events_sent
    assert {frame["text"] is not None for frame in frames if frame["seat"] == 0} == {True}
    assert {frame["text"] for frame in frames if frame["seat"] == 1} == {None}


def test_afterwards_anybody_may_see_the_game_from_everywhere(played: Played):
    views = {seen_by: replay(played.anna, played.table, seen_by)[-1]["view"] for seen_by in ("0", "1", "spectator")}
    assert views["0"] != views["1"]
    frames = replay(played.anna, played.table, "open")
    assert [frame["entry"] for frame in frames] == list(range(1, len(frames) + 1))
    assert all(frame["text"] for frame in frames)
    response = played.anna.get(f"/api/tables/{played.table}/replay", seen_by="5")
    assert refused(response, 403) == "no_such_seat"


def test_while_it_is_played_one_sees_only_from_where_one_sits(server: Server):
    anna, bela, cora = (server.guest(name) for name in ("Anna", "Bela", "Cora"))
    table = anna.make("vienna", MINE, OPEN, listed=True)
    assert refused(anna.get(f"/api/tables/{table}/replay", seen_by="0"), 409) == "not_begun"
    bela.do("join", table)
    anna.act(table)
    assert replay(anna, table, "0")[-1]["view"] == anna.sight(table)["view"]
    assert replay(cora, table, "spectator")[-1]["view"] == cora.sight(table, None)["view"]
    for player, seen_by in ((anna, "1"), (anna, "open"), (anna, "spectator"), (cora, "0"), (cora, "open")):
        response = player.get(f"/api/tables/{table}/replay", seen_by=seen_by)
        assert refused(response, 403) == "not_over"
    for what in ("record", "export"):
        assert refused(anna.get(f"/api/tables/{table}/{what}"), 409) == "not_over"
    assert refused(anna.post(f"/api/tables/{table}/rematch"), 409) == "not_over"
    assert refused(anna.post(f"/api/tables/{table}/fork", {"entries": 0, "seats": [MINE, MINE]}), 409) == "not_over"


def test_the_record_can_be_checked_and_the_export_says_the_same(played: Played):
    response = played.anna.get(f"/api/tables/{played.table}/record")
    assert response.headers["content-type"].startswith("text/plain")
    assert f'filename="{played.table}.tcr"' in response.headers["content-disposition"]
    record = parse_record(response.text)
    verification = Verification(find_game(record.game), record)
    for _ in verification.run():
        pass
    assert not verification.problems
    assert verification.bot_moves["greedy"] > 5
    exported = answered(played.anna.get(f"/api/tables/{played.table}/export"), 200)
    assert exported["record"] == response.text
    assert exported["outcome"]["ranking"] == played.updates[-1]["table"]["result"]["places"]


def test_a_resigned_game_has_a_record_and_an_outcome_too(server: Server):
    anna = server.guest("Anna")
    table = anna.make("vienna", MINE, MINE)
    anna.act(table, 0)
    anna.do("resign", table, seat=1)
    exported = answered(anna.get(f"/api/tables/{table}/export"), 200)
    assert exported["outcome"] == {"reason": "resigned", "scores": [], "breakdown": [], "ranking": [1, 2]}
    assert len(replay(anna, table, "open")) == len(exported["entries"])


def test_a_position_is_played_on_with_bots_in_any_seat(played: Played):
    anna = played.anna
    entries = len(replay(anna, played.table, "open"))
    body: dict[str, Any] = {"entries": entries // 2, "seats": [GREEDY, MINE], "id": "f1"}
    made = answered(anna.post(f"/api/tables/{played.table}/fork", body), 201)
    assert answered(anna.post(f"/api/tables/{played.table}/fork", body), 201) == made
    fork = made["table"]
    assert anna.info(fork)["fork"] == {"table": played.table, "entries": entries // 2}
    assert anna.info(fork)["rated"] is False
    with anna.connected() as connection:
        play_to_the_end(connection, connection.watch(fork))
    before, after = (answered(anna.get(f"/api/tables/{id}/export"), 200) for id in (played.table, fork))
    taken = [(entry["seat"], entry["text"]) for entry in before["entries"][: entries // 2]]
    assert [(entry["seat"], entry["text"]) for entry in after["entries"][: entries // 2]] == taken
    for wrong, code in (({"entries": 99_999}, "no_such_entry"), ({"seats": [MINE]}, "wrong_number_of_seats")):
        response = anna.post(f"/api/tables/{played.table}/fork", {**body, "id": "f2", **wrong})
        assert refused(response, 400) == code


def test_a_fork_can_be_watched_by_bots_alone(played: Played):
    body = {
        "entries": len(replay(played.anna, played.table, "open")) - 12,
        "seats": [GREEDY, {"type": "bot", "bot": "random"}],
    }
    fork = answered(played.anna.post(f"/api/tables/{played.table}/fork", body), 201)["table"]
    with played.anna.connected() as connection:
        update = connection.watch(fork)
        assert update["seat"] is None
        if not is_over(update):
            assert connection.next(is_over)["table"]["result"]


def test_a_rematch_keeps_the_seats_for_those_who_played_one_further_on(server: Server):
    anna, bela, cora = (server.guest(name) for name in ("Anna", "Bela", "Cora"))
    table = anna.make("vienna", MINE, OPEN, GREEDY, listed=True, clock={"type": "live", "bank": 600})
    bela.do("join", table)
    anna.do("resign", table, seat=0)
    bela.do("resign", table, seat=1)
    assert refused(cora.post(f"/api/tables/{table}/rematch"), 403) == "not_at_this_table"
    with bela.connected() as connection:
        connection.watch(table)
        again = answered(anna.post(f"/api/tables/{table}/rematch"), 201)["table"]
        told = connection.next(lambda message: message["type"] == "update" and message["table"]["rematch"])
        assert told["table"]["rematch"] == again
    assert answered(bela.post(f"/api/tables/{table}/rematch"), 201)["table"] == again
    info = bela.info(again)
    assert [(seat["kind"], seat["name"]) for seat in info["seats"]] == [
        ("bot", "greedy"),
        ("person", "Anna"),
        ("free", "Bela"),
    ]
    assert info["seats"][2]["waits_for"] == "reserved"
    assert (info["status"], info["clock"]["bank"]) == ("open", 600)
    invite = anna.look(again)["invite"]
    assert cora.refused("join", again, invite=invite) == (409, "no_free_seat")
    assert cora.refused("join", again, seat=2, invite=invite) == (409, "seat_not_free")
    bela.do("join", again)
    assert bela.info(again)["status"] == "playing"


def test_a_rematch_at_one_screen_begins_at_once(server: Server):
    anna = server.guest("Anna")
    table = anna.make("vienna", MINE, MINE)
    anna.do("resign", table, seat=0)
    again = answered(anna.post(f"/api/tables/{table}/rematch"), 201)["table"]
    assert anna.info(again)["status"] == "playing"


def test_the_seal_of_a_rematch_can_be_seen_before_any_entropy_is_given(server: Server):
    anna = server.guest("Anna")
    table = anna.make("vienna", MINE, GREEDY)
    anna.do("resign", table, seat=0)
    made = answered(anna.post(f"/api/tables/{table}/rematch?sit_down=false"), 201)
    info = anna.info(made["table"])
    assert (info["status"], info["deal"]["commitment"]) == ("open", made["commitment"])
    anna.do("join", made["table"], entropy="aa")
    assert anna.info(made["table"])["deal"]["entropy"] == ["", "aa"]
