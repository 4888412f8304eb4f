"""Creating tables, finding them, sitting down and leaving."""

from typing import Any

import pytest

from tests.server.people.serving import answered, refused
from tests.server.play.players import GREEDY, INVITED, MINE, OPEN, Player, Server


def lines(player: Player, path: str = "/api/tables", **params: Any) -> dict[str, Any]:
    """Return a list of tables by their ids."""
    page = answered(player.get(path, **params), 200)
    return {line["id"]: line for line in page["tables"]}


def test_a_table_is_listed_until_it_is_full_and_then_to_be_watched(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, listed=True)
    line = lines(bela)[table]
    assert [seat["kind"] for seat in line["seats"]] == ["person", "free"]
    assert line["seats"][0]["name"] == "Anna"
    assert table not in lines(bela, which="watch")
    bela.do("join", table)
    assert table not in lines(bela)
    assert lines(bela, which="watch")[table]["status"] == "playing"
    assert lines(bela, "/api/tables/mine")[table]["your_turn"]
    assert anna.info(table)["status"] == "playing"


def test_a_table_that_is_not_listed_is_for_those_with_the_link(anna: Player, bela: Player):
    table, invite = anna.make_with_invite("vienna", MINE, OPEN)
    assert table not in lines(bela)
    assert bela.refused("join", table) == (404, "no_such_table")
    assert bela.refused("join", table, invite="wrong") == (404, "no_such_table")
    assert refused(bela.get(f"/api/tables/{table}"), 404) == "no_such_table"
    assert bela.look(table, invite=invite)["updates"][0]["seat"] is None
    bela.do("join", table, invite=invite)
    assert bela.sight(table, 1)["decision"]


def test_only_the_owner_sees_the_link(anna: Player, bela: Player):
    table, invite = anna.make_with_invite("vienna", MINE, OPEN, listed=True)
    assert anna.look(table)["invite"] == invite
    assert bela.look(table)["invite"] is None


def test_an_invited_seat_needs_the_link_even_at_a_listed_table(anna: Player, bela: Player, server: Server):
    table, invite = anna.make_with_invite("vienna", MINE, INVITED, OPEN, listed=True)
    assert bela.refused("join", table, seat=1) == (409, "seat_not_free")
    bela.do("join", table)
    assert [seat["kind"] for seat in anna.info(table)["seats"]] == ["person", "free", "person"]
    cora = server.guest("Cora")
    assert cora.refused("join", table) == (409, "no_free_seat")
    cora.do("join", table, invite=invite)
    assert anna.info(table)["status"] == "playing"


def test_a_table_without_spectators_is_seen_by_its_players_alone_once_it_is_full(
    anna: Player, bela: Player, server: Server
):
    table = anna.make("vienna", MINE, OPEN, listed=True, spectators=False)
    cora = server.guest("Cora")
    with cora.connected() as watching:
        assert watching.watch(table)["table"]["status"] == "open"
        bela.do("join", table)
        assert watching.next("notice")["status"] == "playing"
        anna.act(table)
        assert [message for message in watching.drain() if message["type"] == "update" and message["view"]] == []
        assert watching.refused("watch", table) == "no_such_table"
    assert refused(cora.get(f"/api/tables/{table}"), 404) == "no_such_table"
    assert refused(cora.get(f"/api/tables/{table}/replay", seen_by="spectator"), 404) == "no_such_table"
    assert table not in lines(cora, which="watch")


def test_anybody_may_watch_where_spectators_are_allowed(anna: Player, bela: Player, server: Server):
    table = anna.make("vienna", MINE, OPEN, listed=True)
    bela.do("join", table)
    seen = server.guest("Cora").look(table)["updates"]
    assert [(update["seat"], update["decision"]) for update in seen] == [(None, None)]
    nobody = answered(server.client.get(f"/api/tables/{table}"), 200)
    assert nobody["updates"][0]["view"] == seen[0]["view"]


def test_one_person_can_play_several_seats_at_one_screen(anna: Player):
    table = anna.make("vienna", MINE, MINE, GREEDY)
    with anna.connected() as connection:
        connection.do("watch", table)
        seats = [connection.next("update")["seat"] for _ in range(2)]
        assert seats == [0, 1]
    hands = [anna.sight(table, seat)["view"] for seat in (0, 1)]
    assert hands[0] != hands[1]
    anna.act(table, 0)
    anna.act(table, 1)


def test_a_table_of_bots_alone_is_played_at_once(anna: Player):
    table = anna.make("war1955", GREEDY, {"type": "bot", "bot": "random"})
    with anna.connected() as connection:
        update = connection.watch(table)
        while update["table"] is None or update["table"]["status"] != "over":
            update = connection.next("update")
    assert update["table"]["result"]["places"] in ([1, 2], [2, 1], [1, 1])


def test_the_game_begins_when_the_last_seat_is_taken_with_the_entropy_of_all(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, listed=True, sit_down=False)
    before = anna.info(table)["deal"]
    anna.do("join", table, entropy="aa")
    assert anna.info(table)["deal"] == before
    assert before["entropy"] is None
    bela.do("join", table, entropy="bb")
    deal = anna.info(table)["deal"]
    assert deal == {"commitment": before["commitment"], "entropy": ["aa", "bb"], "seed": None, "chosen": None}


def test_the_seal_can_be_seen_before_any_entropy_is_given(anna: Player, bela: Player):
    made = answered(
        anna.post("/api/tables", {"game": "vienna", "seats": [MINE, MINE, GREEDY], "listed": True, "sit_down": False}),
        201,
    )
    table, info = made["table"], anna.info(made["table"])
    assert (info["status"], info["deal"]["commitment"], info["deal"]["entropy"]) == ("open", made["commitment"], None)
    assert [seat["waits_for"] for seat in info["seats"]] == ["reserved", "reserved", None]
    assert bela.refused("join", table) == (409, "no_free_seat")
    anna.do("join", table, entropy="aa")
    anna.do("join", table, entropy="bb")
    deal = anna.info(table)["deal"]
    assert (deal["commitment"], deal["entropy"]) == (made["commitment"], ["aa", "bb", ""])


def test_nothing_can_be_added_to_a_deal_before_its_seal_is_known(anna: Player):
    """The server cannot choose its seed by what a player adds: that comes with joining, when the seed is stored."""
    body = {"game": "vienna", "seats": [MINE, GREEDY], "entropy": "aa"}
    assert anna.post("/api/tables", body).json()["code"] == "malformed_request"
    table = anna.make("vienna", MINE, GREEDY)
    anna.do("resign", table, seat=0)
    fork = {"entries": 1, "seats": [MINE, GREEDY], "entropy": "aa"}
    assert anna.post(f"/api/tables/{table}/fork", fork).json()["code"] == "malformed_request"
    assert anna.post(f"/api/tables/{table}/rematch?entropy=aa").json()["commitment"]
    rematch = anna.info(table)["rematch"]
    assert anna.info(rematch)["deal"]["entropy"] == ["", ""], "what is added there is not taken"


def test_a_table_of_bots_alone_begins_even_if_nobody_sits_down(anna: Player):
    table = anna.make("war1955", GREEDY, GREEDY, sit_down=False)
    assert anna.info(table)["status"] in ("playing", "over")


def test_nobody_sits_down_twice_or_on_a_taken_seat(anna: Player, bela: Player, server: Server):
    table = anna.make("vienna", MINE, OPEN, OPEN, listed=True)
    assert anna.refused("join", table) == (409, "already_seated")
    assert bela.refused("join", table, seat=0) == (409, "seat_not_free")
    assert bela.refused("join", table, seat=7) == (403, "no_such_seat")
    bela.do("join", table, seat=2)
    server.guest("Cora").do("join", table)
    assert [seat["name"] for seat in anna.info(table)["seats"]] == ["Anna", "Cora", "Bela"]
    assert server.guest("Dora").refused("join", table) == (409, "already_begun")


def test_who_leaves_before_the_game_makes_room_for_another(anna: Player, bela: Player, server: Server):
    table = anna.make("vienna", MINE, OPEN, OPEN, listed=True)
    bela.do("join", table)
    bela.do("leave", table)
    assert [seat["kind"] for seat in anna.info(table)["seats"]] == ["person", "free", "free"]
    assert bela.refused("leave", table) == (403, "not_at_this_table")
    assert lines(bela, "/api/tables/mine") == {}
    server.guest("Cora").do("join", table)
    bela.do("join", table)
    assert anna.info(table)["status"] == "playing"


def test_the_owner_can_close_a_table_that_has_not_begun(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, listed=True)
    assert bela.refused("close", table) == (403, "not_your_table")
    anna.do("close", table)
    assert anna.info(table)["status"] == "closed"
    assert table not in lines(bela)
    assert bela.refused("join", table) == (409, "already_over")
    begun = anna.make("vienna", MINE, GREEDY)
    assert anna.refused("close", begun) == (409, "already_begun")


def test_a_wish_that_comes_again_with_the_same_id_makes_one_table(anna: Player, bela: Player):
    first = anna.make_with_invite("vienna", MINE, OPEN, id="w1")
    assert anna.make_with_invite("vienna", MINE, OPEN, id="w1") == first
    assert anna.make_with_invite("vienna", MINE, OPEN, id="w2") != first
    assert bela.make_with_invite("vienna", MINE, OPEN, id="w1") != first
    assert len(lines(anna, "/api/tables/mine")) == 2
    assert anna.look(first[0])["updates"][0]["version"] == 1


def test_a_repeated_request_gets_the_seal_of_the_existing_table(anna: Player):
    body = {"game": "vienna", "seats": [MINE, OPEN], "id": "w1"}
    first, second = (anna.post("/api/tables", body).json()["commitment"] for _ in range(2))
    (table,) = lines(anna, "/api/tables/mine")
    assert first == second == anna.info(table)["deal"]["commitment"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"seats": [MINE]}, "bad_player_count"),
        ({"seats": [MINE, {"type": "bot", "bot": "deep"}]}, "unknown_bot"),
        ({"stand_in": "deep"}, "unknown_bot"),
        ({"options": {"version": "huge"}}, "bad_option_value"),
        ({"pace": "live", "clock": {"type": "days", "days": 2}}, "clock_does_not_fit"),
        ({"pace": "turns", "clock": {"type": "live", "bank": 60}}, "clock_does_not_fit"),
        ({"clock": {"type": "live", "bank": 1}}, "malformed_request"),
        ({"rated": True}, "rated_needs_account"),
        ({"rated": True, "seed": "x"}, "rated_with_seed"),
        ({"rated": True, "seats": [MINE, MINE]}, "rated_hot_seat"),
        ({"rated": True, "seats": [GREEDY, GREEDY]}, "rated_same_bot_twice"),
        ({"owner": "me"}, "malformed_request"),
        ({"seats": []}, "malformed_request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(anna: Player, body: dict[str, Any], code: str):
    response = anna.post("/api/tables", {"game": "vienna", "seats": [MINE, OPEN], **body})
    assert refused(response, response.status_code) == code
    assert 400 <= response.status_code < 500
    assert lines(anna, "/api/tables/mine") == {}


def test_a_friendly_table_can_have_a_chosen_deal(anna: Player):
    tables = [anna.make("vienna", MINE, MINE, seed="berlin") for _ in range(2)]
    views = [anna.sight(table)["view"] for table in tables]
    assert views[0] == views[1]
    assert anna.info(tables[0])["deal"]["chosen"] == "berlin"


def test_long_lists_come_in_pages_and_each_table_once(tmp_path: Any):
    with Server.running(tmp_path / "many.db", bot_workers=1, tables_per_person=200) as server:
        anna = server.guest("Anna")
        made: list[str] = []
        for _ in range(60):
            server.clock.pass_seconds(0.001 if len(made) % 3 else 0)
            made.append(anna.make("vienna", MINE, OPEN, listed=True))
        found: list[str] = []
        pages = 0
        page: dict[str, Any] = {"next": ""}
        while page["next"] is not None:
            page = answered(anna.get("/api/tables", after=page["next"]), 200)
            found += [line["id"] for line in page["tables"]]
            pages += 1
        assert pages == 2
        assert len(found) == 60
        assert set(found) == set(made)
        times = [line["updated_at"] for line in answered(anna.get("/api/tables"), 200)["tables"]]
        assert times == sorted(times, reverse=True)
        assert refused(anna.get("/api/tables", after="nonsense"), 400) == "bad_page"


def test_a_table_that_is_not_there_is_not_found(anna: Player):
    assert refused(anna.get("/api/tables/none"), 404) == "no_such_table"
    assert anna.refused("join", "none") == (404, "no_such_table")
