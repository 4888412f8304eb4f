"""Records of finished games: verifiable, with forks, and readable for old tables."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.tables.telling import BOT, OPEN_SEAT, SECRET, Tale, begun, load, make_header
from tradecraft.core.digest import digest
from tradecraft.core.errors import Fault, Refused
from tradecraft.core.record import parse_record, print_record
from tradecraft.core.registry import find_game, game_ids
from tradecraft.server.bots.answers import answer_in
from tradecraft.server.play.replays import record_of
from tradecraft.server.play.verify import Verification
from tradecraft.server.store.codec import decode_change, decode_header, encode_change, encode_header
from tradecraft.server.tables.changes import (
    Acted,
    Rematched,
    Replaced,
    Resigned,
    Returned,
    Sat,
    Started,
    Stood,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from tradecraft.server.tables.clock import TimeControl
from tradecraft.server.tables.header import Fork, Header, SeatPlan
from tradecraft.server.tables.table import Table

STORED = Path(__file__).parent / "stored"


def bots_move(tale: Tale) -> None:
    """Let the first bot that is asked do what it would do."""
    table = tale.table
    seat = table.bots_to_act()[0]
    answer = answer_in(table.playing_match(), seat, table.seats[seat].bot or "", table.bot_seed(seat), 50)
    text = table.game.action_text(table.playing_match().state, seat, answer.action)
    tale.do(Acted, seat=seat, text=text, proof=answer.proof)


def play_out(tale: Tale, rng: Random) -> None:
    """Play a game to its end, people at random and bots as they do, with something taken back on the way."""
    steps = 0
    while tale.table.status == "playing":
        if tale.table.bots_to_act():
            bots_move(tale)
            continue
        seat = rng.choice(tale.table.people_to_act())
        tale.act(seat, rng.choice(tale.offers(seat)))
        steps += 1
        if steps == 12 and tale.table.status == "playing":
            target = tale.table.undo_target(seat)
            tale.do(UndoAsked, seat=seat, to=target)
            tale.do(Undone, seat=seat, to=target)


def check(table: Table) -> Verification:
    record = record_of(table)
    assert parse_record(print_record(record)) == record
    verification = Verification(table.game, record)
    for _ in verification.run():
        pass
    return verification


@pytest.mark.parametrize(("game", "seats"), [("war1955", (OPEN_SEAT, BOT)), ("vienna", (BOT, OPEN_SEAT, BOT))])
def test_the_record_of_a_table_passes_the_check_of_deal_and_bots(game: str, seats: tuple[Any, ...]):
    tale = begun(game, seats=seats)
    play_out(tale, Random(1))
    verification = check(tale.table)
    assert not verification.problems
    assert not verification.unchecked
    assert verification.draws > 10
    assert verification.bot_moves["greedy"] == len(tale.table.proofs) > 10


def test_the_record_of_a_game_that_was_resigned_passes_too():
    tale = begun("vienna", seats=(OPEN_SEAT, BOT))
    bots_move(tale)
    tale.do(Resigned, seat=0, bot="greedy")
    verification = check(tale.table)
    assert not verification.problems
    assert verification.bot_moves["greedy"] == 1


def test_a_draw_other_than_the_deal_gives_is_found():
    tale = begun("war1955", seats=(OPEN_SEAT, BOT))
    other = Tale(tale.header)
    other.table.secret = bytes(32)
    for data in tale.stored[:-1]:
        other.table.replay(decode_change(data))
    started = other.table.carry_out(Started(at=1))
    with_other_draws = load(tale.header, [*tale.stored[:-1], encode_change(started)])
    with_other_draws.carry_out(Resigned(at=2, seat=0, bot="greedy"))
    assert {problem.kind for problem in check(with_other_draws).problems} == {"draw"}


def test_a_chosen_deal_is_the_same_for_all_who_choose_it():
    games = [begun("war1955", id=id, chosen_seed="berlin") for id in ("a", "b")]
    assert games[0].table.history[-1].change.draws == games[1].table.history[-1].change.draws  # type: ignore[union-attr]
    assert begun("war1955").stored[-1] != games[0].stored[-1]
    games[0].do(Resigned, seat=0, bot="greedy")
    assert not check(games[0].table).problems


@pytest.mark.parametrize("entries", [0, 1, 9, 25])
def test_a_fork_begins_where_its_origin_was(entries: int):
    origin = begun("vienna", seats=(OPEN_SEAT, OPEN_SEAT))
    play_out(origin, Random(2))
    taken = tuple((step.entry.seat, step.entry.text) for step in origin.table.playing_match().steps[:entries])
    tale = begun("vienna", seats=(BOT, OPEN_SEAT), id="Gabel", fork=Fork(origin.header.id, taken))
    steps = tale.table.playing_match().steps
    assert tuple((step.entry.seat, step.entry.text) for step in steps[:entries]) == taken
    play_out(tale, Random(3))
    verification = check(tale.table)
    assert verification.notes is not None
    assert verification.notes.taken_over() == entries
    assert not verification.problems


def test_a_fork_of_the_whole_game_is_over_as_it_begins():
    origin = begun("war1955")
    play_out(origin, Random(2))
    taken = tuple((step.entry.seat, step.entry.text) for step in origin.table.playing_match().steps)
    tale = begun("war1955", seats=(BOT, OPEN_SEAT), fork=Fork(origin.header.id, taken))
    assert tale.table.status == "over"
    assert tale.table.result() == origin.table.result()


def test_a_stored_change_that_lacks_a_draw_is_a_fault():
    tale = begun("vienna")
    started = decode_change(tale.stored[-1])
    assert isinstance(started, Started)
    short = encode_change(replace(started, draws=started.draws[:-1]))
    with pytest.raises(Fault, match="do not fit the game"):
        load(tale.header, [*tale.stored[:-1], short])


def test_a_table_of_rules_that_are_no_longer_played_is_refused():
    header = make_header("vienna", rules=0)
    with pytest.raises(Refused) as refused:
        Table(header, SECRET)
    assert refused.value.reason.code == "table_of_other_version"


def test_headers_are_read_as_they_were_written():
    fork = Fork("Tisch-1", ((-1, "draw"), (0, "pass")))
    header = make_header("vienna", (BOT, OPEN_SEAT), clock=TimeControl("live", bank=60), fork=fork, chosen_seed="x")
    assert decode_header(encode_header(header)) == header


@pytest.mark.parametrize("file", sorted(STORED.glob("*.json")), ids=lambda file: file.stem)
def test_a_table_stored_long_ago_is_read_as_it_was(file: Path):
    """Never rewrite these files to make this pass: databases hold the same."""
    kept = json.loads(file.read_text())
    header = decode_header(json.dumps(kept["header"]))
    changes = [decode_change(json.dumps(change)) for change in kept["changes"]]
    table = Table(header, bytes.fromhex(kept["secret"]))
    for change in changes:
        table.replay(change)
    assert digest(table.game, table.playing_match().state) == kept["digest"]
    assert msgspec.to_builtins(table.result()) == kept["result"]
    assert table.versions == kept["versions"]


def test_there_is_a_stored_table_of_every_game_with_every_kind_of_change():
    kept = [json.loads(file.read_text()) for file in STORED.glob("*.json")]
    played = {(one["header"]["game"], one["header"]["rules"]) for one in kept}
    assert played >= {(id, find_game(id).rules_version) for id in game_ids()}
    kinds = {change["kind"] for one in kept for change in one["changes"]}
    assert kinds >= {
        "sat",
        "stood",
        "started",
        "acted",
        "undone",
        "undo_asked",
        "undo_answered",
        "replaced",
        "returned",
        "resigned",
        "rematched",
    }


def store(name: str, header: Header, changes: list[bytes]) -> None:
    """Write a finished table to a file that is to stay readable for ever."""
    table = load(header, changes)
    kept = {
        "header": json.loads(encode_header(header)),
        "secret": SECRET.hex(),
        "changes": [json.loads(change) for change in changes],
        "digest": digest(table.game, table.playing_match().state),
        "result": msgspec.to_builtins(table.result()),
        "versions": table.versions,
    }
    STORED.mkdir(exist_ok=True)
    (STORED / f"{name}.json").write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n")


def store_new_tables() -> None:
    """Store a game of each kind as this version writes it, under a name that says the version of the rules."""
    tale = Tale(
        make_header(
            "war1955", (OPEN_SEAT, SeatPlan("bot", bot="greedy")), clock=TimeControl("live", bank=300, increment=5)
        )
    )
    tale.do(Sat, seat=0, person="bela", name="Bela", by="bela", id="j1")
    tale.do(Stood, seat=0, by="bela", id="l1")
    tale.do(Sat, seat=0, person="anna", name="Anna", person_kind="account", entropy="c0ffee", by="anna", id="j2")
    tale.do(Started)
    play_out(tale, Random(2))
    tale.do(Rematched, table="next", by="anna")
    store(f"war1955_rules_{find_game('war1955').rules_version}", tale.header, tale.stored)

    tale = begun("vienna", 3, clock=TimeControl("live", bank=600))
    for seat in (0, 1):
        tale.act(seat)
    for agrees in (False, True):
        target = tale.table.undo_target(0)
        tale.do(UndoAsked, seat=0, to=target, by="anna", id=f"u{agrees}")
        for seat in (1, 2)[: 1 + agrees]:
            tale.do(UndoAnswered, seat=seat, agrees=agrees)
    tale.do(Undone, seat=0, to=target)
    tale.do(Replaced, seat=1, bot="greedy", why="time")
    bots_move(tale)
    tale.do(Returned, seat=1)
    tale.do(Replaced, seat=2, bot="random", why="left")
    tale.do(Resigned, seat=1, bot="greedy")
    play_out(tale, Random(1))
    store(f"vienna_rules_{find_game('vienna').rules_version}", tale.header, tale.stored)


if __name__ == "__main__":
    store_new_tables()
