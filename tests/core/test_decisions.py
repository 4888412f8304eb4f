"""Tables of numbered names: a mistake in one fails when the module is imported."""

from __future__ import annotations

import pytest

from tradecraft.core.actions import names_by_number
from tradecraft.core.errors import Fault


def test_names_are_looked_up_by_their_number():
    assert names_by_number(((0, "nothing"), (1, "play"))) == ("nothing", "play")


@pytest.mark.parametrize(
    "rows",
    [
        ((1, "play"), (0, "nothing")),
        ((0, "nothing"), (2, "play")),
        ((0, "nothing"), (0, "play")),
        ((0, "play"), (1, "play")),
    ],
)
def test_a_row_out_of_place_or_a_name_given_twice_is_a_fault(rows: tuple[tuple[int, str], ...]):
    with pytest.raises(Fault):
        names_by_number(rows)
