"""The fair deal, and the notes that prove it."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drills.finished import SEED, finished
from drills.record_tampering import with_note
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import BadRecord
from tradecraft.core.events import EVERYONE
from tradecraft.core.game import Chance
from tradecraft.core.match import begin_replay
from tradecraft.core.record import BY_CHANCE, Record, is_plain_text, parse_record, print_record
from tradecraft.core.registry import find_game
from tradecraft.server.play.new_tables import new_seed
from tradecraft.server.tables.changes import Proof
from tradecraft.server.tables.fair_deal import (
    BotMove,
    ChosenDeal,
    Draw,
    FairDeal,
    FairDealer,
    ForkNote,
    TableNotes,
    bot_seed,
    commitment_to,
    list_draws,
    parse_notes,
    print_notes,
    read_notes,
)

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
VECTOR = [73, 0, 50, 60, 43]
"""The first draws of a deck of 110 cards in docs/fair-deal.md."""
DEALER = FairDealer(SEED, "Tisch-7", ("c0ffee", "", "00ff"))

HEX = st.text("0123456789abcdef", min_size=1, max_size=64)
HASHES = st.binary(min_size=32, max_size=32).map(bytes.hex)
IDS = st.text("ABCxyz019_-", min_size=1, max_size=32)
COUNTS = st.integers(0, 999_999_999)
PROOFS = st.builds(
    Proof,
    bot=st.text("abz09_", min_size=1, max_size=20),
    view=HASHES,
    seed=HEX,
    version=st.sampled_from(["0.1.0/1", "2.0rc1+local/17"]),
    budget=COUNTS,
    simulations=COUNTS,
)
FAIR_DEALS = st.builds(
    FairDeal,
    commitment=HASHES,
    seed=st.binary(min_size=32, max_size=32),
    entropies=st.lists(st.just("") | HEX, min_size=1, max_size=4).map(tuple),
    withdrawn=st.lists(st.tuples(st.integers(0, 7), st.just("") | HEX), max_size=3).map(tuple),
)
CHOSEN_DEALS = st.builds(ChosenDeal, seed=st.text(min_size=1, max_size=20).filter(is_plain_text))
MOVES = st.dictionaries(st.integers(1, 999), PROOFS, max_size=4).map(
    lambda proofs: tuple(BotMove(entry, proofs[entry]) for entry in sorted(proofs))
)
NOTES = st.builds(
    TableNotes,
    table=IDS,
    deal=FAIR_DEALS | CHOSEN_DEALS,
    fork=st.none() | st.builds(ForkNote, table=IDS, entries=COUNTS),
    bots=st.lists(st.just("") | st.text("abz09_", min_size=1, max_size=20), max_size=4).map(tuple),
    bot_moves=MOVES,
)


def test_the_test_vector_of_the_documentation_holds():
    assert commitment_to(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert [DEALER.index("cards", number, 110 - number) for number in range(5)] == VECTOR


def test_the_documentation_shows_the_test_vector():
    page = (GOLDEN.parents[1] / "docs" / "fair-deal.md").read_text("utf-8")
    assert SEED.hex() in page
    assert commitment_to(SEED) in page
    assert hmac.digest(SEED, b"Tisch-7/c0ffee..00ff/cards/0", "sha256").hex() in page
    assert bot_seed(SEED, "Tisch-7", 1, 11) in page
    first, *others, last = VECTOR
    assert f"{first} of 110" in page
    assert f"the indices {', '.join(map(str, others))} and {last}." in page


def test_a_request_is_drawn_one_by_one_from_what_remains():
    pool = tuple(range(100, 210))
    left = list(pool)
    expected = [left.pop(index) for index in VECTOR]
    assert DEALER.draw(Chance("cards", 0, pool, 5, EVERYONE)) == expected


@pytest.mark.parametrize(
    "other",
    [
        FairDealer(bytes(32), "Tisch-7", ("c0ffee", "", "00ff")),
        FairDealer(SEED, "Tisch-8", ("c0ffee", "", "00ff")),
        FairDealer(SEED, "Tisch-7", ("c0ffee", "", "00fe")),
        FairDealer(SEED, "Tisch-7", ("c0ffee", "00ff", "")),
        Dealer(SEED.hex()),
    ],
)
def test_a_deal_depends_on_seed_table_and_what_each_seat_added(other: Dealer):
    def start(dealer: Dealer) -> list[int]:
        return [dealer.index("cards", number, 1 << 30) for number in range(4)]

    assert start(other) != start(DEALER)


def test_decks_and_draws_have_streams_of_their_own():
    streams = {DEALER.index(deck, number, 1 << 60) for deck in ("cards", "squares") for number in range(50)}
    assert len(streams) == 100


@given(st.integers(0, 10_000), st.integers(1, 1000))
def test_a_draw_is_always_one_of_what_remains(number: int, size: int):
    assert 0 <= DEALER.index("cards", number, size) < size


def test_the_seed_of_a_bot_follows_from_the_deal_and_the_place_of_its_decision():
    assert bot_seed(SEED, "Tisch-7", 1, 17) == hmac.digest(SEED, b"Tisch-7/bot/1/17", "sha256").hex()[:32]
    others = {
        (bytes(32), "Tisch-7", 1, 17),
        (SEED, "Tisch-8", 1, 17),
        (SEED, "Tisch-7", 0, 17),
        (SEED, "Tisch-7", 1, 18),
    }
    assert len({bot_seed(*other) for other in others} | {bot_seed(SEED, "Tisch-7", 1, 17)}) == 5


def test_no_two_seeds_are_alike():
    seeds = {new_seed() for _ in range(10)}
    assert len(seeds) == 10
    assert {len(seed) for seed in seeds} == {32}


@given(NOTES)
def test_printed_notes_parse_to_the_same(notes: TableNotes):
    lines = print_notes(notes)
    assert parse_notes(lines) == notes
    assert all(is_plain_text(line) for line in lines)


def test_the_notes_of_a_record_are_printed_as_they_were():
    record = finished("vienna", 3)
    notes = read_notes(record)
    assert notes
    assert print_notes(notes) == record.notes
    assert parse_record(print_record(record)) == record


FAIR_LINES = print_notes(TableNotes("t", FairDeal(commitment_to(SEED), SEED, ("ab", "")), ForkNote("u", 3)))
BOT_LINE = f"bot 4 greedy view={'0' * 64} seed=ab version=0.1.0/1 budget=50"


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        ((), 1),
        (("table",), 1),
        (("table a b", *FAIR_LINES[1:]), 1),
        (("table t",), 2),
        (("table t", "deal chosen"), 2),
        (("table t", "deal chosen x", "deal chosen y"), 3),
        ((*FAIR_LINES[:2], *FAIR_LINES[3:]), 3),
        ((FAIR_LINES[0], FAIR_LINES[2], FAIR_LINES[1], *FAIR_LINES[3:]), 2),
        ((*FAIR_LINES[:2], FAIR_LINES[2][:-1], *FAIR_LINES[3:]), 3),
        ((*FAIR_LINES[:2], FAIR_LINES[2].upper(), *FAIR_LINES[3:]), 3),
        ((*FAIR_LINES[:3], "deal entropy ab  -"), 4),
        ((*FAIR_LINES[:3], "deal entropy AB -"), 4),
        ((*FAIR_LINES[:4], "deal withdrawn 0 ab"), 5),
        ((*FAIR_LINES[:4], "deal withdrawn 1"), 5),
        ((*FAIR_LINES, "fork u 3"), 6),
        ((*FAIR_LINES[:4], "fork u 03"), 5),
        ((*FAIR_LINES, "a remark"), 6),
        ((*FAIR_LINES, "bots greedy  -"), 6),
        ((*FAIR_LINES, "bots greedy -", "bots greedy -"), 7),
        ((*FAIR_LINES, BOT_LINE, BOT_LINE), 7),
        ((*FAIR_LINES, BOT_LINE, BOT_LINE.replace("bot 4", "bot 3")), 7),
        ((*FAIR_LINES, BOT_LINE.replace("bot 4", "bot 0")), 6),
        ((*FAIR_LINES, BOT_LINE.replace("=ab", "=xy")), 6),
        ((*FAIR_LINES, f"{BOT_LINE} "), 6),
        ((*FAIR_LINES, f"{BOT_LINE} simulations=0"), 6),
        ((*FAIR_LINES, f"{BOT_LINE} simulations=07"), 6),
        ((*FAIR_LINES, f"{BOT_LINE} simulations="), 6),
    ],
)
def test_notes_that_are_not_as_they_have_to_be_are_refused_at_their_line(lines: tuple[str, ...], wrong: int):
    with pytest.raises(BadRecord) as refusal:
        parse_notes(lines)
    assert refusal.value.line == wrong
    assert refusal.value.reason.code == "malformed_line"


def test_a_record_without_a_table_has_no_notes_to_check():
    record = parse_record((GOLDEN / "vienna" / "two-players.tcr").read_bytes())
    assert read_notes(record) is None
    assert read_notes(replace(record, notes=("A great game",))) is None


@pytest.mark.parametrize(
    ("start", "spoil"),
    [
        ("deal entropy", lambda note: f"{note} -"),
        ("deal seed", lambda note: note[:-1]),
        ("bots", lambda note: f"{note} -"),
        ("bot ", lambda note: note.replace("view=", "look=")),
    ],
)
def test_a_record_with_bad_notes_is_refused_at_the_line_of_the_file(start: str, spoil: Callable[[str], str]):
    record = finished("vienna")
    spoilt = with_note(record, start, spoil)
    wanted = next(note for note in spoilt.notes if note not in record.notes)
    with pytest.raises(BadRecord) as refusal:
        read_notes(spoilt)
    assert print_record(spoilt).splitlines()[refusal.value.line - 1] == f"note {wanted}"


def test_a_fork_takes_over_no_more_than_there_is():
    record = finished("vienna", deal=ChosenDeal("monday"))
    table, deal = record.notes[:2]
    entries = len(record.entries)
    whole = read_notes(replace(record, notes=(table, deal, f"fork u {entries}")))
    assert whole
    assert whole.taken_over() == entries
    with pytest.raises(BadRecord):
        read_notes(replace(record, notes=(table, deal, f"fork u {entries + 1}")))


def draws_of(record: Record) -> list[Draw]:
    return list(list_draws(begin_replay(find_game(record.game), record), record))


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_the_list_of_draws_is_complete_and_holds_what_the_deal_gives(game: str):
    record = finished(game)
    notes = read_notes(record)
    assert notes
    draws = draws_of(record)
    by_chance = [number for number, entry in enumerate(record.entries, 1) if entry.seat == BY_CHANCE]
    assert [draw.entry for draw in draws] == by_chance
    for draw in draws:
        assert draw.text == record.entries[draw.entry - 1].text
        chance = Chance(draw.deck, draw.number, tuple(draw.pool), len(draw.drawn), EVERYONE)
        assert notes.dealer().draw(chance) == draw.drawn


def test_a_record_that_ends_elsewhere_has_no_list_of_draws():
    with pytest.raises(BadRecord):
        draws_of(replace(finished("vienna"), digest="0" * 16))
