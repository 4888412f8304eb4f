"""The reprs of the kernel's objects, for debuggers and failed tests."""

from __future__ import annotations

import pytest

from tests.contract.toy import TOY
from tests.core.test_record import SMALL
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import Reason
from tradecraft.core.game import OPEN, SPECTATOR, Option, Outcome
from tradecraft.core.match import Match
from tradecraft.core.record import Entry, parse_record
from tradecraft.core.registry import find_game

VIENNA = find_game("vienna")
BEFORE = Match(VIENNA, 2, {})
ASSIGNING = Match(VIENNA, 2, {"first_player": "1"})
ASSIGNING.deal(Dealer("1"))
CHOOSING_HOME = Match(find_game("war1955"), 2, {"first_player": "2"})
CHOOSING_HOME.deal(Dealer("1"))
PLAYED_STEP = CHOOSING_HOME.act(1, CHOOSING_HOME.state.legal(1)[0])


def over() -> Match:
    match = Match(TOY, 2, {})
    dealer = Dealer("1")
    match.deal(dealer)
    while match.state.deciders:
        seat = match.state.deciders[0]
        match.act(seat, match.state.legal(seat)[0])
        match.deal(dealer)
    return match


@pytest.mark.parametrize(
    ("thing", "shown"),
    [
        (VIENNA, "<Game vienna, rules 2, vienna-1>"),
        (BEFORE, "<Match vienna, 2 players, round 0, draws squares>"),
        (ASSIGNING, "<Match vienna, 2 players, round 1, seats 1 and 2 decide assign>"),
        (CHOOSING_HOME, "<Match war1955, 2 players, round 0, seat 1 decides home>"),
        (over(), "<Match toy, 2 players, round 3, over>"),
        (PLAYED_STEP, "<Step 2 home usa, 1 events>"),
        (CHOOSING_HOME.state, "<WarState, 2 players, round 0, seat 1 decides>"),
        (BEFORE.state, "<ViennaState, 2 players, round 0, draws squares>"),
        (BEFORE.state.chance(), "<Chance squares: 40 of 40>"),
        (VIENNA.view(BEFORE.state, 0), "<ViennaView of seat 1>"),
        (VIENNA.view(BEFORE.state, SPECTATOR), "<ViennaView of a spectator>"),
        (VIENNA.view(BEFORE.state, OPEN), "<ViennaView of everything>"),
        (parse_record(SMALL), "<Record toy, rules 1, toy-1, 2 players, 2 entries, e18dee58cd38a9f0>"),
        (Entry(1, "bid 6"), "Entry(seat=1, text='bid 6')"),
        (Outcome("time_limit", (3, 5), ({}, {}), (2, 1)), "<Outcome time_limit, 3:5, won by seat 2>"),
        (Outcome("draw", (5, 5), ({}, {}), (1, 1)), "<Outcome draw, 5:5, won by seats 1 and 2>"),
        (Outcome("resigned", (), (), (1, 2)), "<Outcome resigned, not scored, won by seat 1>"),
        (
            Option("side", ("normal", "short"), "normal"),
            "Option(name='side', choices=('normal', 'short'), default='normal', is_variant=False, is_edition=False)",
        ),
        (Reason("not_your_turn", "V3", {"seat": 2}), "Reason(code='not_your_turn', rule='V3', params={'seat': 2})"),
        (find_game("vienna").packs, "<Packs vienna: vienna-1>"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_it_shows_what_it_is(thing: object, shown: str):
    assert repr(thing) == shown
