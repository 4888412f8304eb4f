"""Canonical bytes and fingerprints."""

import pytest

from tests.contract.toy import TOY
from tradecraft.core.chance import Dealer
from tradecraft.core.digest import canonical, digest
from tradecraft.core.game import OPEN
from tradecraft.core.match import Match


def test_canonical_bytes_do_not_depend_on_the_order_of_keys():
    assert canonical({"b": 1, "a": [1, None, True, "é"]}) == '{"a":[1,null,true,"é"],"b":1}'.encode()
    assert canonical({"b": 1, "a": 2}) == canonical({"a": 2, "b": 1})


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_what_json_does_not_know_has_no_canonical_form(value: float):
    with pytest.raises(ValueError, match="not JSON compliant"):
        canonical({"value": value})


def test_digests_never_change():
    """Other values here would make every record that was ever written look broken."""
    match = Match(TOY, 2, {})
    digests = [digest(TOY, match.state)]
    match.deal(Dealer("pinned"))
    digests.append(digest(TOY, match.state))
    match.act(1, 0)
    digests.append(digest(TOY, match.state))
    assert digests == ["35a9978fd80a15a9", "51cc8718b60159f8", "40132646a1e7cc26"]


def test_an_option_added_later_does_not_change_a_digest():
    state = TOY.new_state(2, {})
    before = digest(TOY, state)
    state.options["later"] = "no"
    assert "later" in TOY.view(state, OPEN).data()["options"]
    assert digest(TOY, state) == before


def test_a_digest_sees_what_is_hidden():
    one, other = TOY.new_state(2, {}), TOY.new_state(2, {})
    one.apply_chance([1, 2])
    other.apply_chance([1, 3])
    assert TOY.view(one, 1) == TOY.view(other, 1)
    assert digest(TOY, one) != digest(TOY, other)
