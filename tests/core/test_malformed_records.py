"""Every malformed record raises a BadRecord with the line and the reason, and no other error."""

import random
from functools import cache

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.contract.toy import TOY
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import BadRecord
from tradecraft.core.game import AnyGame
from tradecraft.core.match import Match, load
from tradecraft.core.record import parse_record, print_record
from tradecraft.core.registry import find_game

VIENNA = find_game("vienna", 1)


@cache
def sample() -> str:
    """The record of a match of Vienna that has just begun: two seats have assigned their cards."""
    match = Match(VIENNA, 2, {}, ("Anna", "Ulrich"))
    match.notes = ("A sample",)
    match.deal(Dealer("sample"))
    for seat in (1, 0):
        match.act(seat, match.state.legal(seat)[0])
    return print_record(match.record())


def complaint(text: str | bytes, game: AnyGame = VIENNA) -> BadRecord:
    """Read and replay a text that must be refused; return the refusal."""
    with pytest.raises(BadRecord) as caught:
        load(game, parse_record(text))
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    assert "\n" not in str(caught.value)
    return caught.value


def edit(*changes: tuple[str, str]) -> str:
    """Return the sample with each text, which must be there once, replaced by another."""
    text = sample()
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        text = text.replace(old, new)
    return text


def line_of(beginning: str) -> int:
    """Return the line of the sample that begins like this."""
    (line,) = [number for number, line in enumerate(sample().splitlines(), 1) if line.startswith(beginning)]
    return line


def test_the_sample_itself_is_in_order():
    match = load(VIENNA, parse_record(sample()))
    assert print_record(match.record()) == sample()


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("tradecraft record 1\n", "\ufefftradecraft record 1\n", 1, "not_a_record"),
        ("tradecraft record 1\n", "tradecraft record one\n", 1, "not_a_record"),
        ("tradecraft record 1\n", "tradecraft record 01\n", 1, "not_a_record"),
        ("tradecraft record 1\n", "\ntradecraft record 1\n", 1, "not_a_record"),
        ("tradecraft record 1\n", "tradecraft record 2\n", 1, "unknown_format_version"),
        ("game vienna\n", "", 2, "malformed_line"),
        ("game vienna\n", "game Vienna\n", 2, "malformed_line"),
        ("game vienna\n", "game  vienna\n", 2, "malformed_line"),
        ("game vienna\n", "game\n", 2, "malformed_line"),
        ("game vienna\n", "game chess\n", 2, "other_game"),
        ("rules 1\n", "rules 0\n", 3, "malformed_line"),
        ("rules 1\n", "rules -1\n", 3, "malformed_line"),
        ("rules 1\n", "rules 1.0\n", 3, "malformed_line"),
        ("rules 1\n", "rules \u0661\n", 3, "malformed_line"),
        ("rules 1\n", "rules 2\n", 3, "unknown_rules_version"),
        ("content vienna-1\n", "content vienna-0\n", 4, "unknown_content"),
        ("content vienna-1\n", "content\n", 4, "malformed_line"),
        ("content vienna-1\n", "content my pack\n", 4, "malformed_line"),
        ("content vienna-1\n", "content ../vienna-1\n", 4, "malformed_line"),
        ("content vienna-1\n", f"content mine  sha256:{'0' * 64}\n", 4, "malformed_line"),
        ("content vienna-1\n", f"content mine sha256:{'0' * 63}\n", 4, "malformed_line"),
        ("content vienna-1\n", f"content mine sha256:{'A' * 64}\n", 4, "malformed_line"),
        ("content vienna-1\n", f"content mine md5:{'0' * 64}\n", 4, "malformed_line"),
        ("content vienna-1\n", f"content mine sha256:{'0' * 64}\n", 4, "missing_pack"),
        ("content vienna-1\n", f"content vienna-1 sha256:{'0' * 64}\n", 4, "missing_pack"),
        ("players 2\n", "players 3\n", 15, "malformed_line"),
        ("players 2\n", "players 1\n", 14, "malformed_line"),
        ("players 2\n", "players two\n", 5, "malformed_line"),
        ("option flags printed\n", "option flags\n", 7, "malformed_line"),
        ("option flags printed\n", "option flags printed twice\n", 7, "malformed_line"),
        ("option flags printed\n", "option speed fast\n", 7, "unknown_option"),
        ("option flags printed\n", f"option {'speed' * 200} fast\n", 7, "unknown_option"),
        ("option flags printed\n", "option flags pink\n", 7, "bad_option_value"),
        ("option third_man no\n", "option third_man maybe\n", 8, "bad_option_value"),
        ("option third_man no\n", "option flags printed\n", 8, "option_twice"),
        ("option first_player random\n", "option first_player 3\n", 12, "no_such_first_player"),
        ("seat 1 Anna\n", "seat 2 Anna\n", 13, "malformed_line"),
        ("seat 1 Anna\n", "seat 1  Anna\n", 13, "malformed_line"),
        ("seat 1 Anna\n", "", 13, "malformed_line"),
        ("seat 2 Ulrich\n", "seat 2 Ulrich\nseat 3 Zoe\n", 15, "malformed_line"),
        ("note A sample\n", "note \n", 15, "malformed_line"),
        ("note A sample\n", "remark A sample\n", 15, "malformed_line"),
        ("begin\n", "begin now\n", 16, "malformed_line"),
        ("begin\n", "", 16, "malformed_line"),
    ],
)
def test_a_wrong_header_is_refused_at_its_line(old: str, new: str, line: int, code: str):
    error = complaint(edit((old, new)))
    assert (error.line, error.reason.code) == (line, code)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("* first ", "x first ", "malformed_line"),
        ("* first ", "*  first ", "malformed_line"),
        ("* first ", "0 first ", "malformed_line"),
        ("* first ", "3 first ", "no_such_seat"),
        ("* first ", "1 first ", "waiting_for_chance"),
        ("* first ", "* last ", "other_deck"),
        ("* first ", "* first 1 ", "wrong_draws"),
        ("* info ", "* info spoon ", "not_in_deck"),
        ("1 assign ", "2 assign ", "already_assigned"),
        ("1 assign ", "1 assign  ", "malformed_line"),
        ("1 assign ", "1 assign 001 ", "malformed_action"),
    ],
)
def test_a_wrong_entry_is_refused_at_its_line(old: str, new: str, code: str):
    error = complaint(edit((old, new)))
    assert (error.line, error.reason.code) == (line_of(old), code)


@pytest.mark.parametrize(
    ("before", "entry", "code"),
    [
        ("* squares ", "2 decline", "waiting_for_chance"),
        ("1 assign ", "2 take wine", "already_assigned"),
        ("1 assign ", "1 take wine", "not_asked_now"),
        ("1 assign ", "1 place 31", "unknown_building"),
        ("1 assign ", "1 place 01", "not_a_number"),
        ("1 assign ", "1 place \u0661", "not_a_number"),
        ("1 assign ", "1 take bread", "unknown_bribe"),
        ("1 assign ", "1 dance", "unknown_verb"),
        ("1 assign ", "1 take", "malformed_action"),
        ("1 assign ", "* cards 001", "no_draw_now"),
    ],
)
def test_an_entry_too_many_is_refused_where_it_stands(before: str, entry: str, code: str):
    error = complaint(edit((before, f"{entry}\n{before}"), ("end 7 ", "end 8 ")))
    assert (error.line, error.reason.code) == (line_of(before), code)


def test_a_seat_that_acts_out_of_turn_is_refused():
    match = load(VIENNA, parse_record(sample()))
    waiting = 1 - match.state.deciders[0]
    text = edit(("end 7 ", f"{waiting + 1} take wine\nend 8 "))
    error = complaint(text)
    assert (error.line, error.reason.code, error.reason.rule) == (line_of("end "), "not_your_turn", "V2.3")


@pytest.mark.parametrize(
    ("closing", "code"),
    [
        ("end 6 {digest}\n", "wrong_entry_count"),
        ("end 07 {digest}\n", "malformed_line"),
        ("end 7 {digest}0\n", "malformed_line"),
        ("end 7\n", "malformed_line"),
        ("end 7 0123456789ABCDEF\n", "malformed_line"),
        ("end 7 0123456789abcdef\n", "digest_differs"),
        ("end 7 {digest}", "truncated"),
    ],
)
def test_a_wrong_closing_line_is_refused(closing: str, code: str):
    last = sample().splitlines()[-1]
    text = edit((last + "\n", closing.format(digest=last.split(" ")[2])))
    error = complaint(text)
    assert (error.line, error.reason.code) == (line_of("end "), code)


@pytest.mark.parametrize("extra", ["\n", " \n", "end 7 0123456789abcdef\n", "note One more thing\n"])
def test_text_after_the_end_is_refused(extra: str):
    error = complaint(sample() + extra)
    assert (error.line, error.reason.code) == (line_of("end ") + 1, "text_after_end")


@pytest.mark.parametrize(
    ("source", "line", "code"),
    [
        (b"", 1, "truncated"),
        (b"\n", 1, "not_a_record"),
        (b"\x00", 1, "truncated"),
        (b"\x00\n", 1, "not_a_record"),
        (b"\xff\xfe\n", 1, "not_text"),
        (b"tradecraft record 1\ngame \xe9\n", 2, "not_text"),
        (b"tradecraft record 1\r\n", 1, "not_a_record"),
        (b"PK\x03\x04\n", 1, "not_a_record"),
        (b"{}\n", 1, "not_a_record"),
    ],
)
def test_a_text_that_is_no_record_is_refused(source: bytes, line: int, code: str):
    error = complaint(source)
    assert (error.line, error.reason.code) == (line, code)


def test_windows_line_ends_are_refused_at_the_first_line():
    error = complaint(sample().replace("\n", "\r\n"))
    assert (error.line, error.reason.code) == (1, "not_a_record")
    error = complaint(edit(("game vienna\n", "game vienna\r\n")))
    assert (error.line, error.reason.code) == (2, "malformed_line")


def test_a_record_cut_off_anywhere_is_refused():
    source = sample().encode()
    for length in range(len(source)):
        error = complaint(source[:length])
        assert 1 <= error.line <= source[:length].count(b"\n") + 1


def test_a_record_with_any_line_left_out_is_refused():
    """A note says nothing about the match, and an option left out has its default."""
    lines = sample().splitlines(keepends=True)
    kept = [number for number in range(len(lines)) if not _is_refused(lines[:number] + lines[number + 1 :])]
    options = [line for line in lines if line.startswith("option ")]
    assert [lines[number] for number in kept] == [*options, "note A sample\n"]


def test_a_record_with_any_two_neighbouring_lines_swapped_is_refused():
    """Only the order of the options, and that of simultaneous decisions, is free."""
    lines = sample().splitlines(keepends=True)
    swapped = [
        [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]] for number in range(len(lines) - 1)
    ]
    free = [number + 1 for number, text in enumerate(swapped) if not _is_refused(text)]
    first, last = line_of("option version"), line_of("option first_player")
    assert free == [*range(first, last), line_of("2 assign")]


def _is_refused(lines: list[str]) -> bool:
    try:
        load(VIENNA, parse_record("".join(lines)))
    except BadRecord:
        return True
    return False


@given(st.binary(max_size=200))
@example(b"\x80")
def test_random_noise_is_refused(noise: bytes):
    complaint(noise)


@given(seed=st.integers(0, 2**32))
def test_a_damaged_record_is_refused_or_still_says_the_same(seed: int):
    """Some bytes are overwritten: only a change within names and notes can go unnoticed."""
    rng = random.Random(seed)
    source = bytearray(sample().encode())
    for _ in range(rng.randint(1, 4)):
        source[rng.randrange(len(source))] = rng.choice(b"0123456789abz *\n\r\x00\xff")
    lines = source.count(b"\n") + 1
    try:
        match = load(VIENNA, parse_record(bytes(source)))
    except BadRecord as error:
        wrong_line = error.line
    else:
        assert match.record().entries == parse_record(sample()).entries
        return
    assert 1 <= wrong_line <= lines


def test_a_long_line_is_shown_short():
    error = complaint(edit(("begin\n", "x" * 5000 + "\n")))
    assert error.reason.code == "malformed_line"
    assert len(str(error)) < 150


def test_a_number_of_players_the_game_does_not_have_is_refused_at_its_line():
    text = sample()
    begin = text.index("note ")
    for players, line in ((5, 5), (1, 5)):
        seats = "".join(f"seat {number} name{number}\n" for number in range(1, players + 1))
        header = text[: text.index("seat 1")].replace("players 2", f"players {players}")
        error = complaint(header + seats + text[begin:].replace("2 assign", "1 assign"))
        assert (error.line, error.reason.code) == (line, "bad_player_count")


def test_the_game_of_a_record_must_be_the_one_it_is_replayed_with():
    error = complaint(sample(), TOY)
    assert (error.line, error.reason.code) == (2, "other_game")
    assert error.reason.params == {"game": "vienna", "expected": "toy"}


@pytest.mark.parametrize(
    ("beginning", "word"),
    [("end ", 1), ("1 assign ", 0), ("1 assign ", 2), ("* cards ", 2)],
    ids=["count", "seat", "action", "draw"],
)
def test_a_number_of_any_length_is_refused(beginning: str, word: int):
    """Python itself refuses to read a number of some thousand digits, in a way of its own."""
    lines = sample().splitlines()
    at = [line.startswith(beginning) for line in lines].index(True)
    words = lines[at].split(" ")
    words[word] = "9" * 5000
    lines[at] = " ".join(words)
    error = complaint("".join(f"{line}\n" for line in lines))
    assert error.line == at + 1
