"""Objects sent between worker processes survive pickling, compiled or not."""

import copy
import pickle

import pytest

from tests.core.test_record import SMALL
from tradecraft.core.errors import Reason
from tradecraft.core.game import Outcome
from tradecraft.core.record import parse_record

THINGS = [
    Outcome("exhaustion", (3, 5), ({"a": 3}, {"a": 5}), (2, 1)),
    Reason("not_your_turn", "V3", {"seat": 2}),
    parse_record(SMALL),
]


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: type(thing).__name__)
def test_it_arrives_as_it_was_sent(thing: object):
    assert pickle.loads(pickle.dumps(thing)) == thing
    assert copy.deepcopy(thing) == thing
