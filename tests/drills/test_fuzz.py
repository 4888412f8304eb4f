"""The fuzz drill is guided by the parser lines it reaches, and reports unexpected errors and growing servers."""

from collections.abc import Callable
from typing import Any

import pytest

from drills.fuzz import check_growth
from drills.parser_fuzz import ParserFuzz
from drills.trials import Drill, Trials
from tradecraft.core.errors import BadRecord, Reason
from tradecraft.core.record import Record, parse_record

RECORDS = 120


def test_records_that_reach_new_lines_are_kept_and_changed_further():
    fuzz = ParserFuzz("toy")
    before = len(fuzz.kept)
    assert [problem for problem in (fuzz.try_one() for _ in range(RECORDS)) if problem] == []
    assert len(fuzz.lines) > 50
    assert len(fuzz.kept) > before


def refuse_all(source: bytes) -> Record:
    raise BadRecord(1, Reason("unreadable"))


def fail(source: bytes) -> Record:
    raise IndexError(1)


def read_another(source: bytes) -> Record:
    parse_record(source)
    return parse_record(ParserFuzz("other").kept[0])


@pytest.mark.parametrize(
    ("parse", "problem"),
    [(refuse_all, "only the plain parser takes"), (fail, "IndexError"), (read_another, "reads something else")],
)
def test_a_misbehaving_parser_is_reported(parse: Callable[[bytes], Any], problem: str):
    fuzz = ParserFuzz("toy", parse)
    assert any(problem in fuzz.try_one() for _ in range(RECORDS))


def test_a_server_that_grows_with_every_payload_is_reported():
    trials = Trials(Drill("toy", "", "", lambda _: None, {}, 1, 1), 1)
    check_growth(51, 20_000, trials)
    assert trials.tally.failures == 0
    check_growth(55, 20_000, trials)
    assert trials.tally.problems == ["the server has grown by 55 MB in 20000 payloads"]
    assert trials.tally.figures == {"most_megabytes_grown": 55}
