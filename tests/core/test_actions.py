"""The action space: numbers in named blocks."""

import pytest

from tradecraft.core.actions import ActionSpace

SPACE = ActionSpace((("take", 3), ("pass", 1), ("place", 30)))


def test_blocks_follow_each_other():
    assert SPACE.size == 34
    assert SPACE.verbs == ("take", "pass", "place")
    assert [SPACE.start(verb) for verb in SPACE.verbs] == [0, 3, 4]


@pytest.mark.parametrize(
    ("action", "place"),
    [(0, ("take", 0)), (2, ("take", 2)), (3, ("pass", 0)), (4, ("place", 0)), (33, ("place", 29))],
)
def test_an_action_is_located_in_its_block(action: int, place: tuple[str, int]):
    assert SPACE.locate(action) == place


def test_locating_inverts_numbering():
    for action in range(SPACE.size):
        verb, index = SPACE.locate(action)
        assert SPACE.start(verb) + index == action


def test_a_verb_that_is_not_there_has_no_start():
    with pytest.raises(ValueError, match="index"):
        SPACE.start("steal")
