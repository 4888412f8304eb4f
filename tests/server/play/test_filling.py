"""Filling the free seats of a table with bots before the game, and hints among people."""

from __future__ import annotations

from tests.server.people.serving import answered, refused
from tests.server.play.players import GREEDY, INVITED, LIVE, MINE, OPEN, Player, Server, asks, play_to_the_end
from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game
from tradecraft.server.play.verify import Verification
from tradecraft.server.tables.fair_deal import FairDeal, read_notes


def kinds(player: Player, table: str) -> list[str]:
    return [seat["kind"] for seat in player.info(table)["seats"]]


def test_the_host_fills_seats_with_bots_and_the_last_one_starts_the_game(anna: Player):
    table = anna.make("vienna", MINE, OPEN, INVITED)
    anna.do("add_bot", table, seat=1, bot="recruit")
    assert kinds(anna, table) == ["person", "bot", "free"]
    assert anna.info(table)["seats"][1]["bot"] == "recruit"
    anna.do("remove_bot", table, seat=1)
    assert kinds(anna, table) == ["person", "free", "free"]
    anna.do("add_bot", table, seat=2, bot="greedy")
    assert anna.info(table)["status"] == "open"
    anna.do("add_bot", table, seat=1, bot="random")
    assert anna.info(table)["status"] == "playing"
    assert kinds(anna, table) == ["person", "bot", "bot"]
    assert anna.refused("add_bot", table, seat=1, bot="random") == (409, "already_begun")
    assert anna.refused("remove_bot", table, seat=1) == (409, "already_begun")


def test_only_the_host_fills_seats_and_only_free_ones(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, OPEN, listed=True)
    bela.do("join", table, seat=1)
    assert bela.refused("add_bot", table, seat=2, bot="greedy") == (403, "not_your_table")
    assert anna.refused("add_bot", table, seat=1, bot="greedy") == (409, "seat_not_free")
    assert anna.refused("add_bot", table, seat=7, bot="greedy") == (403, "no_such_seat")
    assert anna.refused("add_bot", table, seat=2, bot="nobody") == (400, "unknown_bot")
    assert anna.refused("remove_bot", table, seat=1) == (409, "no_bot_there")
    anna.do("add_bot", table, seat=2, bot="greedy")
    assert bela.refused("remove_bot", table, seat=2) == (403, "not_your_table")


def test_a_bot_that_came_with_the_table_can_be_taken_off_and_a_person_sit_there(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, GREEDY, listed=True)
    anna.do("remove_bot", table, seat=2)
    bela.do("join", table, seat=2)
    bela.do("leave", table)
    assert kinds(anna, table) == ["person", "free", "free"], "the bot does not come back by itself"
    line = next(line for line in bela.get("/api/tables").json()["tables"] if line["id"] == table)
    assert [(seat["kind"], seat["bot"]) for seat in line["seats"][1:]] == [("free", None)] * 2
    anna.do("add_bot", table, seat=1, bot="recruit")
    line = next(line for line in bela.get("/api/tables").json()["tables"] if line["id"] == table)
    assert (line["seats"][1]["kind"], line["seats"][1]["bot"]) == ("bot", "recruit")


def test_rated_games_among_people_take_no_bots(server: Server):
    anna = server.account("Anna Rated")
    table = anna.make("vienna", MINE, OPEN, listed=True, rated=True, clock=LIVE)
    assert anna.refused("add_bot", table, seat=1, bot="greedy") == (403, "leagues_apart")


def test_everybody_at_the_table_hears_of_a_new_bot(anna: Player, bela: Player):
    table = anna.make("vienna", MINE, OPEN, OPEN, listed=True)
    with bela.connected() as connection:
        connection.watch(table)
        anna.do("add_bot", table, seat=2, bot="recruit")
        update = connection.next("update")
        assert update["news"][-1]["what"] == "bot_sat"
        assert update["news"][-1]["seat"] == 2
        assert update["table"]["seats"][2]["kind"] == "bot"


def test_a_filled_seat_adds_nothing_to_the_deal_and_is_named_in_the_record(anna: Player):
    table = anna.make("war1955", MINE, OPEN, sit_down=False)
    commitment = anna.info(table)["deal"]["commitment"]
    anna.do("join", table, entropy="c0ffee")
    with anna.connected() as connection:
        connection.watch(table)
        anna.do("add_bot", table, seat=1, bot="random")
        play_to_the_end(connection, connection.next(asks))
    record = parse_record(answered(anna.get(f"/api/tables/{table}/export"), 200)["record"])
    notes = read_notes(record)
    assert notes
    assert isinstance(notes.deal, FairDeal)
    assert (notes.deal.commitment, notes.deal.entropies, notes.bots) == (commitment, ("c0ffee", ""), ("", "random"))
    check = Verification(find_game("war1955"), record)
    for _ in check.run():
        pass
    assert not check.problems
    assert check.bot_moves["random"] > 0


def test_hints_among_people_are_for_tables_that_allow_them(anna: Player, bela: Player):
    without = anna.make("vienna", MINE, OPEN, listed=True)
    assert anna.info(without)["hints"] is False
    bela.do("join", without)
    assert anna.refused("hint", without, seat=0) == (403, "no_hints_among_people")
    allowed = anna.make("vienna", MINE, OPEN, listed=True, hints=True)
    assert bela.info(allowed)["hints"] is True
    bela.do("join", allowed)
    assert anna.do("hint", allowed, seat=0)["ranking"]
    assert anna.info(anna.make("vienna", MINE, GREEDY))["hints"] is True
    assert anna.info(anna.make("vienna", MINE, MINE))["hints"] is True, "one person on all seats"


def test_a_table_becomes_one_against_bots_when_they_fill_it(anna: Player):
    table = anna.make("vienna", MINE, OPEN)
    assert anna.info(table)["hints"] is False
    anna.do("add_bot", table, seat=1, bot="random")
    assert anna.info(table)["hints"] is True


def test_rated_tables_have_no_hints(server: Server):
    anna = server.account("Anna Serious")
    body = {"game": "vienna", "seats": [MINE, OPEN], "rated": True, "clock": LIVE, "hints": True}
    assert refused(anna.post("/api/tables", body), 400) == "no_hints_in_rated_games"
