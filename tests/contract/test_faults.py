"""Every check of the contract finds its fault, and no fault in an honest game."""

import pytest

import tradecraft
from tests.contract.faults import FAULTS, Planted
from tests.contract.plain import LONG_IN_PLAIN_PYTHON
from tests.contract.toy import TOY, ToyGame
from tradecraft.core.contract import ContractBroken, check_match
from tradecraft.core.errors import Fault
from tradecraft.core.match import load
from tradecraft.core.record import parse_record
from tradecraft.engine import COMPILED

DEALS = ("one", *(pytest.param(deal, marks=LONG_IN_PLAIN_PYTHON) for deal in ("two", "three")))


@pytest.mark.parametrize("players", TOY.player_counts)
@pytest.mark.parametrize("deal", DEALS)
def test_an_honest_game_passes(players: int, deal: str):
    counts = check_match(TOY, players, {}, deal, every=1)
    kinds = ("own_step", "seen_step", "secret_choice", "hidden_draw", "revealed")
    assert [kind for kind in kinds if not counts[f"secrecy.{kind}"]] == []
    assert counts["simultaneous"]
    assert counts["undo"]


@pytest.mark.parametrize("planted", FAULTS, ids=[planted.name for planted in FAULTS])
@pytest.mark.parametrize("deal", DEALS)
def test_a_planted_fault_is_found_by_its_check(planted: Planted, deal: str):
    with pytest.raises(ContractBroken) as caught:
        check_match(planted.make(), 3, {}, deal, every=planted.every, most_steps=300)
    is_refused = planted.is_of_wrong_type and tradecraft.ENGINE == COMPILED
    assert caught.value.check == ("crash" if is_refused else planted.check)


def test_every_check_has_a_planted_fault():
    counts = check_match(TOY, 3, {}, "one", every=1)
    checks = {name for name in counts if "." not in name}
    assert checks == {planted.check for planted in FAULTS} - {"crash", "ending", "resample"}


def broken_game(name: str) -> ToyGame:
    (planted,) = [planted for planted in FAULTS if planted.name == name]
    return planted.make()


def test_a_broken_contract_says_what_is_wrong_and_where():
    with pytest.raises(ContractBroken) as caught:
        check_match(broken_game("UnknownEvent"), 2, {}, "one", every=1)
    broken = caught.value
    assert isinstance(broken, Fault)
    assert broken.message == "'fireworks' is not among the game's event kinds"
    assert str(broken) == f"events: {broken.message}\n\n{broken.record}"
    match = load(TOY, parse_record(broken.record))
    assert match.state.outcome().reason == "rounds_played"


def test_a_game_that_cannot_be_digested_still_leaves_a_record():
    with pytest.raises(ContractBroken) as caught:
        check_match(broken_game("ViewCannotBeWritten"), 2, {}, "one", every=1)
    record = parse_record(caught.value.record)
    assert record.digest == "0" * 16


def test_what_the_checks_draw_has_no_influence_on_the_match():
    often = check_match(TOY, 2, {}, "one", every=1)
    seldom = check_match(TOY, 2, {}, "one", every=1000)
    assert often["events"] == seldom["events"]
    assert often["clone"] > seldom["clone"]
