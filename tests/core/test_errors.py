"""Reasons and the two families of errors."""

import pytest

from tradecraft.core.errors import (
    BadNotation,
    BadOption,
    BadRecord,
    Fault,
    IllegalAction,
    Reason,
    Refused,
    TradecraftError,
)


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (Reason("game_over"), "game over"),
        (Reason("game_over", "V7.1"), "game over [V7.1]"),
        (Reason("cannot_pay", "V5.3", {"cost": 2, "bribe": "wine"}), "cannot pay (cost 2, bribe wine) [V5.3]"),
        (Reason("truncated", "", {"line": 3}), "truncated (line 3)"),
    ],
)
def test_a_reason_reads_as_one_line(reason: Reason, text: str):
    assert str(reason) == text


def test_reasons_compare_by_content():
    assert Reason("cannot_pay", "V5.3", {"cost": 2}) == Reason("cannot_pay", "V5.3", {"cost": 2})
    assert Reason("cannot_pay", "V5.3", {"cost": 2}) != Reason("cannot_pay", "V5.3", {"cost": 1})


@pytest.mark.parametrize("kind", [IllegalAction, BadNotation, BadOption])
def test_a_refusal_carries_its_reason(kind: type[Refused]):
    reason = Reason("not_your_turn", "V2.3", {"seat": 2})
    error = kind(reason)
    assert error.reason is reason
    assert str(error) == "not your turn (seat 2) [V2.3]"


def test_a_bad_record_names_the_line_first():
    error = BadRecord(12, Reason("digest_differs"))
    assert error.line == 12
    assert error.reason.code == "digest_differs"
    assert str(error) == "line 12: digest differs"


def test_the_families_are_apart():
    assert issubclass(Refused, TradecraftError)
    assert issubclass(Fault, TradecraftError)
    assert not issubclass(Fault, Refused)
    for kind in (IllegalAction, BadNotation, BadOption, BadRecord):
        assert issubclass(kind, Refused)
