"""Records as text: printing and parsing are exact inverses."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tradecraft.core.errors import BadRecord
from tradecraft.core.record import BY_CHANCE, Entry, Record, is_plain_text, parse_record, print_record

SMALL = """\
tradecraft record 1
game toy
rules 1
content toy-1
players 2
option rounds 2
option ties shared
seat 1 Anna
seat 2 Günther the Second
note Played on a train
begin
* cards 17 11
2 bid 6
end 2 e18dee58cd38a9f0
"""

letters = st.characters(exclude_categories=("Zs", "Zl", "Zp", "Cc", "Cs"))
words = st.text(letters, min_size=1, max_size=8).filter(is_plain_text)
texts = st.lists(words, min_size=1, max_size=4).map(" ".join)
packs = st.from_regex(r"[A-Za-z0-9._-]{1,12}(?: sha256:[0-9a-f]{64})?", fullmatch=True)
ids = st.text(string.ascii_lowercase + string.digits + "_", min_size=1, max_size=8)


@st.composite
def records(draw: st.DrawFn) -> Record:
    players = draw(st.integers(1, 4))
    entry = st.builds(Entry, st.integers(BY_CHANCE, players - 1), texts)
    return Record(
        game=draw(ids),
        rules=draw(st.integers(1, 999999)),
        content=draw(packs),
        players=players,
        options=tuple(draw(st.dictionaries(words, words, max_size=3)).items()),
        seats=tuple(draw(st.lists(texts, min_size=players, max_size=players))),
        notes=tuple(draw(st.lists(texts, max_size=3))),
        entries=tuple(draw(st.lists(entry, max_size=6))),
        digest=draw(st.text("0123456789abcdef", min_size=16, max_size=16)),
    )


def test_a_record_is_read_field_by_field():
    assert parse_record(SMALL) == Record(
        game="toy",
        rules=1,
        content="toy-1",
        players=2,
        options=(("rounds", "2"), ("ties", "shared")),
        seats=("Anna", "Günther the Second"),
        notes=("Played on a train",),
        entries=(Entry(BY_CHANCE, "cards 17 11"), Entry(1, "bid 6")),
        digest="e18dee58cd38a9f0",
    )


def test_a_record_is_read_from_bytes_as_from_text():
    assert parse_record(SMALL.encode()) == parse_record(SMALL)


def test_lines_are_counted_as_in_the_file():
    record = parse_record(SMALL)
    lines = SMALL.splitlines()
    assert lines[record.line_of_option(1) - 1] == "option ties shared"
    assert lines[record.line_of_entry(0) - 1] == "* cards 17 11"
    assert lines[record.line_of_entry(2) - 1] == "end 2 e18dee58cd38a9f0"


@given(records())
def test_parsing_inverts_printing(record: Record):
    text = print_record(record)
    assert parse_record(text) == record
    assert parse_record(text.encode()) == record
    assert text.count("\n") == record.line_of_entry(len(record.entries))


@given(st.data())
def test_what_can_be_parsed_prints_to_the_same_text(data: st.DataObject):
    """Any text near a record is refused with a line that exists, or is the one text of what it says."""
    lines = SMALL.split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    keep = data.draw(st.integers(0, len(lines[at])))
    lines[at] = lines[at][:keep] + data.draw(st.text(max_size=3)) + lines[at][keep:]
    text = "\n".join(lines)
    try:
        record = parse_record(text)
    except BadRecord as error:
        wrong_line = error.line
    else:
        assert print_record(record) == text
        return
    assert 1 <= wrong_line <= text.count("\n") + 1


@pytest.mark.parametrize("text", ["Anna", "Anna the Second", "アンナ", "end 1", "#1", "-", "\N{PARTY POPPER}"])
def test_plain_text_can_be_a_name(text: str):
    assert is_plain_text(text)
    assert parse_record(SMALL.replace("Anna", text)).seats[0] == text


@pytest.mark.parametrize(
    "text",
    ["", " ", " Anna", "Anna ", "Anna  B", "Anna\tB", "Anna\r", "A\x00", "A\x7f", "A\xa0B", "A\u2028B", "A\x85"],
)
def test_text_with_odd_spaces_or_control_characters_cannot(text: str):
    assert not is_plain_text(text)
    with pytest.raises(BadRecord) as caught:
        parse_record(SMALL.replace("seat 1 Anna", f"seat 1 {text}"))
    assert caught.value.line == 8
    assert caught.value.reason.code == "malformed_line"


def test_a_name_has_one_line():
    assert not is_plain_text("Anna\n")
    assert not is_plain_text("Anna\nB")
