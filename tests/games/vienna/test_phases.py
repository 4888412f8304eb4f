"""The table of phases: every constant has its row, and every row says what the game really does."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.rules import rule_ids, rules_page
from tradecraft.core.chance import Dealer, settle
from tradecraft.core.game import NOTHING, OVER
from tradecraft.games.vienna.rules import phases
from tradecraft.games.vienna.rules.actions import ACTIONS
from tradecraft.games.vienna.rules.game import Vienna

GAME = Vienna()
KINDS = phases.DECISIONS[1:]


def constants(pattern: str) -> dict[str, int]:
    return {name: value for name, value in vars(phases).items() if re.fullmatch(pattern, name) and type(value) is int}


def test_every_kind_of_decision_has_a_constant_of_its_own():
    assert sorted(constants("ASK_.*").values()) == [kind.number for kind in phases.DECISIONS]
    assert phases.DECISIONS[NOTHING].name == "nothing"


def test_every_stage_has_a_constant_of_its_own():
    numbers = constants("(?!ASK_|NOWHERE).*")
    assert sorted(numbers.values()) == list(range(len(phases.STAGES)))


def test_every_decision_comes_from_a_rule_of_the_page():
    assert {kind.rule for kind in KINDS} <= set(rule_ids(rules_page("vienna")))


def test_every_verb_answers_some_decision():
    assert {verb for kind in KINDS for verb in kind.verbs} == set(ACTIONS.verbs)
    assert all(kind.verbs for kind in KINDS)


@pytest.mark.parametrize("seed", range(4))
def test_only_the_verbs_of_the_table_are_ever_legal(seed: int):
    options = {"version": "advanced", "third_man": "yes", "feld_agents": "yes", "edition": ("en", "fr")[seed % 2]}
    state = GAME.new_state(2 + seed % 3, options)
    dealer, chooser = Dealer(f"phases/{seed}"), Random(seed)
    asked: set[int] = set()
    settle(state, dealer)
    while state.waiting != OVER:
        seat = state.deciders[0]
        legal = state.legal(seat)
        asked.add(state.ask)
        assert {ACTIONS.locate(action)[0] for action in legal} <= set(phases.DECISIONS[state.ask].verbs)
        state.apply(seat, chooser.choice(legal))
        settle(state, dealer)
    assert len(asked) >= 10
