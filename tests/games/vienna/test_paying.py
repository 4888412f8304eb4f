"""V5.4 and V9, family 146-155: paying for an agent with other bribes than the building's colour."""

from __future__ import annotations

import pytest

from tests.games.vienna.lookup import ability, buildings, colour_of, each_card, kind_of
from tests.games.vienna.playing import ONE, TWO, agents, asked, bribes, offers, play, refused, told
from tests.games.vienna.positions import position
from tests.rules import family, rule
from tradecraft.games.vienna.rules.content_model import BRIBES, Card
from tradecraft.games.vienna.rules.state import ViennaState

PINK = 2
"""A building that costs wine."""


def owning(bribes: str, drawers: str, edition: str = "en", others: str = "") -> ViennaState:
    """Return the game in which seat 1 acts with these bribes and drawers."""
    return position(f"""
        players 2; advanced; edition {edition}; seat 1 acts in III
        seat 1: drawers {drawers}; bribes {bribes}
        {others}
    """)


def can_place(state: ViennaState) -> set[int]:
    """Return the buildings on which seat 1 may place an agent."""
    return {int(text.split(" ")[1]) for text in offers(state, ONE) if text.startswith("place ")}


@rule("V9", "V5.4", "V11")
@family("146-155")
@each_card("146-155")
@pytest.mark.parametrize("edition", ["en", "nl"])
def test_146_to_155_the_depicted_kind_stands_for_any_other(tested: Card, edition: str):
    for kind in BRIBES:
        state = owning(f"{kind} 2", f"{tested.no:03}", edition)
        expected = range(1, 31) if kind == kind_of(tested) else buildings(colour=kind)
        assert can_place(state) == set(expected)
    for building in range(1, 31):
        state = owning(f"{kind_of(tested)} 2", f"{tested.no:03}", edition)
        events = play(state, ONE, f"place {building}")
        assert bribes(state, ONE) == {}
        assert agents(state, ONE) == (building,)
        paid = [{"seat": ONE, "bribes": (kind_of(tested),) * 2}] if colour_of(building) != kind_of(tested) else []
        assert told(events, "paid_otherwise") == paid
        assert state.active == TWO


@rule("V9", "V5.4", "V11")
@family("146-155")
@each_card("146-155")
def test_146_to_155_any_kind_stands_for_any_other_in_the_french_edition(tested: Card):
    for kind in BRIBES:
        state = owning(f"{kind} 2", f"{tested.no:03}", "fr")
        assert can_place(state) == set(range(1, 31))
        play(state, ONE, f"place {PINK}")
        assert bribes(state, ONE) == {}
    state = owning("chocolate 1, tobacco 1", f"{tested.no:03}", "fr")
    assert can_place(state) == set(range(1, 31))


@rule("V9", "V5.4")
@family("146-155")
def test_146_to_155_only_the_card_makes_the_difference():
    state = position("players 2; advanced; seat 1 acts in III\nseat 1: bribes coffee 2, tobacco 1, wine 1")
    assert can_place(state) == set(buildings(colour="coffee"))


@rule("V5.4")
@family("146-155")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("pay wine", "pay wine", {"coffee": 2}),
        ("pay wine", "pay coffee", {"wine": 1, "coffee": 1}),
        ("pay coffee", "pay wine", {"wine": 1, "coffee": 1}),
        ("pay coffee", "pay coffee", {"wine": 2}),
    ],
)
def test_any_mix_of_the_colour_and_the_substitute_pays(first: str, second: str, left: dict[str, int]):
    state = owning("wine 2, coffee 2", ability("146-155", "coffee"))
    play(state, ONE, f"place {PINK}")
    assert asked(state) == "pay"
    assert offers(state, ONE) == ["pay wine", "pay coffee"]
    assert agents(state, ONE) == ()
    play(state, ONE, first)
    assert agents(state, ONE) == ()
    events = play(state, ONE, second)
    assert (agents(state, ONE), bribes(state, ONE)) == ((PINK,), left)
    paid = tuple(kind for kind in ("wine", "coffee") for _ in range(2 - left.get(kind, 0)))
    otherwise = [] if paid == ("wine", "wine") else [{"seat": ONE, "bribes": paid}]
    assert told(events, "paid_otherwise") == otherwise
    assert told(events, "agent_placed")[0]["cost"] == 2


@rule("V5.4")
@family("146-155")
def test_the_player_is_asked_only_while_there_is_a_choice():
    state = owning("wine 1, coffee 1", ability("146-155", "coffee"))
    play(state, ONE, f"place {PINK}")
    assert offers(state, ONE) == ["pay wine", "pay coffee"]
    play(state, ONE, "pay wine")
    assert (agents(state, ONE), bribes(state, ONE)) == ((PINK,), {})
    state = owning("wine 2, tobacco 2", ability("146-155", "coffee"))
    play(state, ONE, f"place {PINK}")
    assert bribes(state, ONE) == {"tobacco": 2}


@rule("V5.4")
@family("146-155")
def test_kinds_that_stand_for_nothing_cannot_pay_and_the_payment_cannot_be_broken_off():
    state = owning("wine 2, coffee 2, tobacco 3", ability("146-155", "coffee"))
    play(state, ONE, f"place {PINK}")
    for text, code in (("pay tobacco", "cannot_pay_with"), ("pay chocolate", "cannot_pay_with"), ("stop", "must_pay")):
        assert refused(state, ONE, text).code == code


@rule("V5.4", "V9.1")
@family("146-155")
def test_two_substitutes_mix_with_each_other():
    drawers = f"{ability('146-155', 'coffee')} {ability('146-155', 'tobacco')}"
    state = owning("coffee 1, tobacco 1, magazine 5", drawers)
    assert can_place(state) == set(range(1, 31))
    play(state, ONE, f"place {PINK}", "pay tobacco")
    assert bribes(state, ONE) == {"magazine": 5}


@rule("V9.1", "V5.3", "V5.4")
@family("146-155", "091-100", "121-125")
@pytest.mark.parametrize(
    ("discounts", "cost"), [(0, 2), (1, 1), (2, 0)], ids=["no discount", "one discount", "two discounts"]
)
def test_discounts_come_off_first_and_the_rest_is_paid_with_the_substitute(discounts: int, cost: int):
    off = [ability("091-100", "culture"), ability("121-125")][:discounts]
    others = f"seat 2: agents {PINK}"
    state = owning("coffee 2", " ".join([ability("146-155", "coffee"), *off]), others=others)
    events = play(state, ONE, f"place {PINK}")
    assert told(events, "agent_placed")[0]["cost"] == cost
    assert bribes(state, ONE) == ({"coffee": 2 - cost} if cost < 2 else {})
    if cost:
        state = owning(f"coffee {cost}", " ".join([ability("146-155", "coffee"), *off]), others=others)
        assert PINK in can_place(state)
        short = f"coffee {cost - 1}, tobacco 5" if cost > 1 else "tobacco 5"
        state = owning(short, " ".join([ability("146-155", "coffee"), *off]), others=others)
        assert PINK not in can_place(state)


@rule("V5.4")
@family("146-155")
def test_a_moved_agent_may_be_paid_with_a_substitute_too():
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: drawers {ability("146-155", "coffee")}; bribes coffee 2; agents 30
    """)
    play(state, ONE, f"place {PINK}", "from 30")
    assert (agents(state, ONE), bribes(state, ONE)) == ((PINK,), {})


@rule("V5.4", "V8.9")
@family("146-155")
def test_substitutes_are_for_placements_and_not_for_purchases():
    state = position(f"""
        players 2; advanced; seat 1 buys
        seat 1: drawers {ability("146-155", "coffee")}; bribes coffee 9; shillings 1
    """)
    assert offers(state, ONE) == ["buy agent", "buy_nothing"]
