"""Every check of the contract finds the fault it is there for, and nothing in an honest game."""

from collections.abc import Callable

import pytest

from tests.contract.faults import FAULTS
from tests.contract.toy import TOY, ToyGame
from tradecraft.core.contract import ContractBroken, check_match
from tradecraft.core.errors import Fault
from tradecraft.core.match import load
from tradecraft.core.record import parse_record

SEEDS = ("one", "two", "three")


@pytest.mark.parametrize("players", TOY.player_counts)
@pytest.mark.parametrize("seed", SEEDS)
def test_an_honest_game_passes(players: int, seed: str):
    counts = check_match(TOY, players, {}, seed, every=1)
    kinds = ("own_step", "seen_step", "secret_choice", "hidden_draw", "revealed")
    assert [kind for kind in kinds if not counts[f"secrecy.{kind}"]] == []
    assert counts["simultaneous"]
    assert counts["undo"]


@pytest.mark.parametrize(("check", "name", "make"), FAULTS, ids=[name for _, name, _ in FAULTS])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_planted_fault_is_found_by_its_check(check: str, name: str, make: Callable[[], ToyGame], seed: str):
    with pytest.raises(ContractBroken) as caught:
        check_match(make(), 3, {}, seed, every=1, most_steps=300)
    assert caught.value.check == check


def test_every_check_has_a_planted_fault():
    counts = check_match(TOY, 3, {}, "one", every=1)
    checks = {name for name in counts if "." not in name}
    assert checks == {check for check, _, _ in FAULTS} - {"crash", "ending", "resample"}


def test_a_broken_contract_says_what_is_wrong_and_where():
    make = {name: make for _, name, make in FAULTS}["UnknownEvent"]
    with pytest.raises(ContractBroken) as caught:
        check_match(make(), 2, {}, "one", every=1)
    broken = caught.value
    assert isinstance(broken, Fault)
    assert broken.message == "'fireworks' is not among the game's event kinds"
    assert str(broken) == f"events: {broken.message}\n\n{broken.record}"
    match = load(TOY, parse_record(broken.record))
    assert match.state.outcome().reason == "rounds_played"


def test_a_game_that_cannot_be_digested_still_leaves_a_record():
    make = {name: make for _, name, make in FAULTS}["ViewCannotBeWritten"]
    with pytest.raises(ContractBroken) as caught:
        check_match(make(), 2, {}, "one", every=1)
    record = parse_record(caught.value.record)
    assert record.digest == "0" * 16


def test_what_the_checks_draw_has_no_influence_on_the_match():
    often = check_match(TOY, 2, {}, "one", every=1)
    seldom = check_match(TOY, 2, {}, "one", every=1000)
    assert often["events"] == seldom["events"]
    assert often["clone"] > seldom["clone"]
