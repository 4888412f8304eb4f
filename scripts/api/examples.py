"""Examples of wire messages by the name of the struct. They are structs themselves, so they are always valid."""

from __future__ import annotations

import msgspec

from tradecraft.server.transport.protocol import commands as c
from tradecraft.server.transport.protocol.base import Wire
from tradecraft.server.transport.protocol.errors import Refusal
from tradecraft.server.transport.protocol.messages import (
    Advice,
    AdvisedChoice,
    Answer,
    Choice,
    Decision,
    Done,
    Ground,
    News,
    Notice,
    Outlook,
    Presence,
    Refused,
    Said,
    Update,
)
from tradecraft.server.transport.protocol.people import NewAccount, NewBotAccount, NewGuest, NewToken, SignIn
from tradecraft.server.transport.protocol.play import Note, Report
from tradecraft.server.transport.protocol.tables import (
    BotSeat,
    DayClock,
    ForkTable,
    MadeTable,
    NewTable,
    OpenSeat,
    OwnSeat,
)

TABLE = "b3JcVq0tXw7k"
PERSON = "Hq3v9Zk1mX0a"
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
PLACE = Choice(action=125, text="place 2", data={"do": "place", "building": 2})
CARD_SERVES = Ground(code="hint_card_serves", params={"card": 17, "points": 3})
LATE = Refusal(
    code="out_of_date",
    rule="",
    params={"version": 43},
    message="The table has moved on since: it is at version 43 now.",
)

_ALL: tuple[Wire, ...] = (
    NewGuest(name="Anna", language="en"),
    NewAccount(name="Anna", password="correct horse battery", language="en"),
    SignIn(name="Anna", password="correct horse battery"),
    NewBotAccount(name="Annas Bot"),
    NewToken(label="at home"),
    NewTable(
        game="vienna",
        options={"version": "advanced"},
        seats=[OwnSeat(), BotSeat(bot="greedy"), OpenSeat()],
        pace="turns",
        clock=DayClock(days=3),
        listed=True,
        id="my-first-table",
    ),
    ForkTable(entries=120, seats=[OwnSeat(), BotSeat(bot="greedy")]),
    MadeTable(table=TABLE, invite="mB3-4uHwZ0jQ1xYe", commitment=COMMITMENT),
    Note(text="She keeps the ambassador for the end."),
    Report(about=PERSON, text="Insults people in the chat.", table=TABLE),
    LATE,
    c.Watch(id="1", table=TABLE, version=0),
    c.Unwatch(id="2", table=TABLE),
    c.Look(id="2", table=TABLE),
    c.Join(id="3", table=TABLE, seat=1, entropy="c0ffee"),
    c.Leave(id="4", table=TABLE),
    c.Return(id="5", table=TABLE),
    c.TakeBack(id="5a", table=TABLE, seat=0),
    c.Resign(id="6", table=TABLE, seat=0),
    c.Close(id="7", table=TABLE),
    c.AddBot(id="8a", table=TABLE, seat=1, bot="recruit"),
    c.RemoveBot(id="8b", table=TABLE, seat=1),
    c.Share(id="8c", table=TABLE, allows=True),
    c.Act(id="8", table=TABLE, seat=0, version=42, action=125),
    c.Undo(id="9", table=TABLE, seat=0, version=43),
    c.AnswerUndo(id="10", table=TABLE, seat=1, agrees=True),
    c.Chat(id="11", table=TABLE, phrase="good_luck"),
    c.Hint(id="12", table=TABLE, seat=0),
    c.Why(id="13", table=TABLE, seat=0, action="place 2"),
    c.Preview(id="14", table=TABLE, seat=0, action=125),
    Update(
        table_id=TABLE,
        seat=0,
        version=42,
        view=msgspec.Raw(b'{"round": 3}'),
        decision=Decision(kind="place", options=[PLACE]),
        clocks=None,
        can_undo=True,
        news=[News(version=42, at=1_767_225_600_000, what="acted", seat=1, events=[], lines=[], rules=[])],
        table=None,
    ),
    Done(id="8", version=43),
    Refused(id="8", refusal=LATE),
    Said(table_id=TABLE, number=1, person=PERSON, name="Anna", at=1_767_225_600_000, text="", phrase="good_luck"),
    Presence(table_id=TABLE, seats=[0, 2], spectators=1),
    Advice(
        id="12",
        bot="spymaster",
        choice=PLACE,
        ranking=[AdvisedChoice(choice=PLACE, chance=0.62, error=0.02, visits=310, reasons=[CARD_SERVES])],
        costs=[],
    ),
    Answer(id="13", refusal=None),
    Outlook(
        id="14",
        events=[{"kind": "agent_placed", "seat": 0, "building": 2}],
        lines=[],
        assumed=[PLACE],
        is_final=True,
    ),
    Notice(table_id=TABLE, status="playing", your_turn=True),
)
EXAMPLES: dict[str, Wire] = {type(one).__name__: one for one in _ALL}
