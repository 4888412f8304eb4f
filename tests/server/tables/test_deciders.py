"""The effects of commands at a table, without a server."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from tests.server.tables.telling import BOT, OPEN_SEAT, Tale, begun, inside, make_header
from tradecraft.core.errors import Refused
from tradecraft.server.tables import commands
from tradecraft.server.tables.changes import (
    Acted,
    AnyChange,
    BotSat,
    BotStood,
    Closed,
    Replaced,
    Sat,
    Started,
    Stood,
    UndoAsked,
    Undone,
)
from tradecraft.server.tables.clock import SECOND, TimeControl
from tradecraft.server.tables.deciders import decide, due_change, expired_clocks, own_seats
from tradecraft.server.tables.header import SeatPlan
from tradecraft.server.tables.person import Person

ANNA, BELA, CORA = (Person(name.lower(), "guest", name, "en") for name in ("Anna", "Bela", "Cora"))
PLAYERS = (ANNA, BELA)
AT = 5_000_000
NO_SERVER = """
import sys


class NothingElse:
    def find_spec(self, name, path=None, target=None):
        # Sentences are made by fluent.runtime and what it needs.
        texts = {"fluent", "babel", "pytz", "attr", "attrs", "typing_extensions"}
        package = name.partition(".")[0]
        if package == "asyncio" or package not in sys.stdlib_module_names | texts | {"tradecraft"}:
            raise ModuleNotFoundError(name)


sys.meta_path.insert(0, NothingElse())
from tradecraft.server.tables import access, commands, deciders, fair_deal, preview, sentences
from tradecraft.server.tables.clock import TimeControl
from tradecraft.server.tables.header import Header, SeatPlan
from tradecraft.server.tables.person import Person
from tradecraft.server.tables.table import Table
from tradecraft.core.registry import find_game

game = find_game("vienna")
anna = Person("anna", "guest", "Anna", "en")
header = Header(
    id="t", game=game.id, rules=game.rules_version, content=game.content_version, options=game.resolve_options(2, {}),
    seats=(SeatPlan("mine"), SeatPlan("mine")), pace="live", clock=TimeControl(), listed=False, spectators=True,
    rated=False, stand_in="greedy", owner="anna", invite="x", created_at=1,
)
table = Table(header, bytes(32))
for change in deciders.own_seats(table, anna, 2):
    table.carry_out(change)
table.carry_out(deciders.due_change(table, 3))
while table.status == "playing":
    seat = table.deciders[0]
    act = commands.Act(at=4, seat=seat, version=table.versions[seat], action=table.legal(seat)[0])
    for change in deciders.decide(table, anna, act):
        table.carry_out(change)
print(table.status, table.result().reason)
"""


def act(tale: Tale, seat: int, action: int | str, version: int | None = None) -> commands.Act:
    version = tale.table.versions[seat] if version is None else version
    return commands.Act(at=AT, id="7", seat=seat, version=version, action=action)


def carry_out(tale: Tale, changes: list[AnyChange]) -> None:
    for change in changes:
        tale.table.carry_out(change)


def code(tale: Tale, person: Person, command: commands.Command) -> str:
    """Return the code with which a command is refused, which leaves the table as it was."""
    before = inside(tale.table)
    with pytest.raises(Refused) as refused:
        decide(tale.table, person, command)
    assert inside(tale.table) == before
    return refused.value.reason.code


def test_a_move_in_notation_is_decided_as_its_number_and_changes_nothing_yet():
    tale = begun("war1955")
    [seat] = tale.table.deciders
    before = inside(tale.table)
    for number, text in zip(tale.table.legal(seat), tale.offers(seat), strict=True):
        for action in (number, text):
            changes = decide(tale.table, PLAYERS[seat], act(tale, seat, action))
            assert changes == [Acted(at=AT, by=PLAYERS[seat].id, id="7", seat=seat)]
            assert isinstance(changes[0], Acted)
            assert changes[0].action == number
    assert inside(tale.table) == before


def test_carrying_a_move_out_fills_in_what_is_stored():
    tale = begun("vienna")
    [seat, *_] = tale.table.deciders
    text = tale.offers(seat)[0]
    [change] = decide(tale.table, PLAYERS[seat], act(tale, seat, text))
    done = tale.table.carry_out(change)
    assert isinstance(done, Acted)
    assert done.text == text == tale.table.playing_match().steps[-1 - len(done.draws)].entry.text
    assert done.seen >> seat & 1


def test_moves_that_cannot_be_made_are_refused():
    tale = begun("war1955")
    [seat] = tale.table.deciders
    other = 1 - seat
    assert code(tale, PLAYERS[other], act(tale, seat, 0)) == "not_your_seat"
    assert code(tale, CORA, act(tale, seat, "nonsense")) == "not_your_seat"
    assert code(tale, PLAYERS[seat], act(tale, seat, tale.table.legal(seat)[0], version=0)) == "out_of_date"
    illegal = next(number for number in range(10_000) if number not in tale.table.legal(seat))
    for refused in (act(tale, seat, "nonsense"), act(tale, seat, illegal), act(tale, other, "nonsense")):
        assert code(tale, PLAYERS[refused.seat], refused)


def test_seats_are_taken_and_given_up():
    tale = Tale(
        make_header("vienna", (SeatPlan("invited"), OPEN_SEAT, SeatPlan("reserved", person="cora", name="Cora")))
    )
    join = commands.Join(at=AT, id="1", entropy="c0ffee")
    sat = Sat(at=AT, by="anna", id="1", seat=1, person="anna", name="Anna", person_kind="guest", entropy="c0ffee")
    assert decide(tale.table, ANNA, join) == [sat]
    by_link = commands.Join(at=AT, seat=0, invite="secret")
    [taken] = decide(tale.table, ANNA, by_link)
    assert isinstance(taken, Sat)
    assert taken.seat == 0
    [own] = decide(tale.table, CORA, commands.Join(at=AT))
    assert isinstance(own, Sat)
    assert own.seat == 2
    carry_out(tale, [sat])
    assert code(tale, BELA, commands.Join(at=AT)) == "no_free_seat"
    assert code(tale, BELA, commands.Join(at=AT, seat=0)) == "seat_not_free"
    assert code(tale, ANNA, by_link) == "already_seated"
    assert decide(tale.table, ANNA, commands.Leave(at=AT, id="2")) == [Stood(at=AT, by="anna", id="2", seat=1)]
    assert code(tale, BELA, commands.Close(at=AT)) == "not_your_table"
    assert decide(tale.table, ANNA, commands.Close(at=AT)) == [Closed(at=AT, by="anna")]


def test_the_owner_fills_free_seats_with_bots_and_takes_them_off():
    tale = Tale(make_header("vienna", (OPEN_SEAT, SeatPlan("bot", bot="random")), owner="anna"))
    add = commands.AddBot(at=AT, id="1", seat=0, bot="recruit")
    assert decide(tale.table, ANNA, add) == [BotSat(at=AT, by="anna", id="1", seat=0, bot="recruit")]
    assert code(tale, BELA, add) == "not_your_table"
    assert code(tale, ANNA, replace(add, seat=1)) == "seat_not_free"
    assert code(tale, ANNA, replace(add, seat=2)) == "no_such_seat"
    remove = commands.RemoveBot(at=AT, seat=1)
    assert decide(tale.table, ANNA, remove) == [BotStood(at=AT, by="anna", seat=1)]
    assert code(tale, BELA, remove) == "not_your_table"
    assert code(tale, ANNA, replace(remove, seat=0)) == "no_bot_there"
    carry_out(tale, decide(tale.table, ANNA, remove))
    assert [seat.is_free for seat in tale.table.seats] == [True, True]
    carry_out(tale, decide(tale.table, ANNA, add))
    carry_out(tale, decide(tale.table, ANNA, replace(add, seat=1)))
    assert isinstance(due_change(tale.table, AT), Started)
    carry_out(tale, [Started(at=AT)])
    assert code(tale, ANNA, remove) == "already_begun"
    assert tale.table.bots_from_start() == ("recruit", "recruit")


def test_rated_games_take_bots_only_among_bots_and_each_once():
    header = make_header("vienna", (OPEN_SEAT, OPEN_SEAT, OPEN_SEAT), owner="anna", rated=True)
    add = commands.AddBot(at=AT, seat=0, bot="random")
    assert code(Tale(header), Person("anna", "account", "Anna", "en"), add) == "leagues_apart"
    tale = Tale(header)
    program = Person("anna", "bot", "Anna", "en")
    carry_out(tale, decide(tale.table, program, add))
    assert code(tale, program, replace(add, seat=1)) == "rated_same_bot_twice"


def test_of_several_changes_the_last_has_the_id_of_the_command():
    tale = begun("vienna", seats=(SeatPlan("mine"), OPEN_SEAT, SeatPlan("mine")), owner="anna")
    tale.table.seats[2].person = "anna"
    changes = decide(tale.table, ANNA, commands.Leave(at=AT, id="9"))
    assert [(type(change), change.id) for change in changes] == [(Replaced, ""), (Replaced, "9")]
    carry_out(tale, changes)
    assert decide(tale.table, ANNA, commands.Leave(at=AT, id="10")) == []


def test_the_owner_takes_the_seats_that_are_theirs():
    tale = Tale(make_header("vienna", seats=(SeatPlan("mine"), BOT, OPEN_SEAT, SeatPlan("mine"))))
    changes = own_seats(tale.table, ANNA, AT)
    assert [change.seat for change in changes if isinstance(change, Sat)] == [0, 3]
    carry_out(tale, changes)
    assert due_change(tale.table, AT) is None
    carry_out(tale, decide(tale.table, BELA, commands.Join(at=AT)))
    assert due_change(tale.table, AT + 1) == Started(at=AT + 1)


def test_an_undo_that_all_agree_to_is_due():
    tale = begun("war1955")
    seat = tale.table.deciders[0]
    for _ in range(4):
        tale.act(tale.table.deciders[0])
    asking = PLAYERS[seat]
    undo = commands.Undo(at=AT, seat=seat, version=tale.table.versions[seat])
    assert code(tale, asking, commands.Undo(at=AT, seat=seat, version=0)) == "out_of_date"
    [asked] = decide(tale.table, asking, undo)
    assert isinstance(asked, UndoAsked)
    carry_out(tale, [asked])
    assert due_change(tale.table, AT) is None
    assert code(tale, asking, commands.AnswerUndo(at=AT, seat=seat, agrees=True)) == "nothing_asked"
    carry_out(tale, decide(tale.table, PLAYERS[1 - seat], commands.AnswerUndo(at=AT, seat=1 - seat, agrees=True)))
    assert due_change(tale.table, AT) == Undone(at=AT, seat=seat, to=asked.to)


def test_the_stand_in_takes_over_when_the_time_is_up():
    tale = begun("war1955", clock=TimeControl("live", bank=60))
    [seat] = tale.table.deciders
    assert expired_clocks(tale.table, tale.at + 60 * SECOND - 1) == []
    late = tale.at + 60 * SECOND
    assert expired_clocks(tale.table, late) == [Replaced(at=late, seat=seat, bot="greedy", why="time")]
    assert code(tale, PLAYERS[seat], commands.Return(at=AT)) == "not_away"


def test_a_table_is_played_without_any_part_of_a_server():
    run = subprocess.run([sys.executable, "-c", NO_SERVER], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("over ")


def test_an_act_names_any_version_since_its_question_was_asked():
    tale = begun("vienna", 2)
    known = tale.table.versions[1]
    tale.act(0)
    assert known < tale.table.versions[1]
    for version in (known, known + 1):
        assert decide(tale.table, BELA, act(tale, 1, tale.offers(1)[0], version))
    for version in (known - 1, known + 2):
        assert code(tale, BELA, act(tale, 1, tale.offers(1)[0], version)) == "out_of_date"
