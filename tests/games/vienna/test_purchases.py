"""V8.9: what can be bought, what it costs and what it does."""

from __future__ import annotations

import pytest

from tests.games.vienna.lookup import ability, card
from tests.games.vienna.playing import (
    ONE,
    THREE,
    TWO,
    asked,
    bribes,
    draw,
    items,
    offers,
    play,
    play_quietly,
    refused,
    told,
)
from tests.games.vienna.positions import LOOKUPS, position
from tests.rules import rule
from tradecraft.games.vienna.rules.content_model import ITEMS

PRICES = {"agent": 1, "telephone": 2, "road_map": 2, "cash_box": 2, "seal": 2, "side_table": 3}
ALL_OFFERS = [*(f"buy {item}" for item in ITEMS), "buy_nothing"]
SINGLE = [item for item in ITEMS if item != "agent"]


@rule("V8.9")
def test_prices_are_those_of_the_rules():
    assert dict(zip(ITEMS, LOOKUPS.prices, strict=True)) == PRICES


@rule("V8.9")
@pytest.mark.parametrize(("shillings", "most"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_what_a_player_can_pay_for_is_offered(shillings: int, most: int):
    state = position(f"players 2; advanced; seat 1 buys\nseat 1: shillings {shillings}")
    assert offers(state, ONE) == [f"buy {item}" for item in ITEMS if PRICES[item] <= most] + ["buy_nothing"]


@rule("V8.9")
@pytest.mark.parametrize("item", SINGLE)
def test_a_thing_is_paid_in_shillings_and_stays_with_its_owner(item: str):
    state = position("players 2; advanced; seat 1 buys\nseat 1: shillings 4; bribes wine 5")
    events = play(state, ONE, f"buy {item}")
    assert (items(state, ONE), items(state, TWO)) == ([item], [])
    assert state.shillings[ONE] == 4 - PRICES[item]
    assert bribes(state, ONE) == {"wine": 5}
    assert told(events, "paid") == [{"seat": ONE, "coin": "shilling"}] * PRICES[item]
    assert told(events, "bought") == [{"seat": ONE, "item": item}]


@rule("V8.9")
@pytest.mark.parametrize("item", SINGLE)
def test_each_player_can_buy_each_thing_once(item: str):
    state = position(f"players 2; advanced; seat 1 buys\nseat 1: shillings 9; items {item}\nseat 2: shillings 9")
    assert offers(state, ONE) == [offer for offer in ALL_OFFERS if offer != f"buy {item}"]
    assert refused(state, ONE, f"buy {item}").code == "already_bought"
    play(state, ONE, "buy_nothing")
    assert offers(state, TWO) == ALL_OFFERS


@rule("V8.9", "V8.4")
def test_three_agents_in_all_can_be_hired_and_join_the_supply():
    for hired, rest in ((0, 2), (1, 1), (2, 0)):
        line = f"; hired {hired}" if hired else ""
        state = position(f"players 2; advanced; seat 1 buys\nseat 1: shillings 2; agents 1{line}")
        events = play(state, ONE, "buy agent")
        assert (state.supply[ONE], state.for_hire[ONE]) == (4 + hired + 1, rest)
        assert (state.shillings[ONE], items(state, ONE)) == (1, [])
        assert told(events, "bought") == [{"seat": ONE, "item": "agent"}]
    state = position("players 2; advanced; seat 1 buys\nseat 1: shillings 9; hired 3")
    assert offers(state, ONE) == ALL_OFFERS[1:]
    assert refused(state, ONE, "buy agent").code == "already_bought"


@rule("V8.9")
def test_a_hired_agent_is_placed_like_the_others():
    state = position("players 2; advanced; seat 1 acts in III\nseat 1: agents 1 3 4 5 6; hired 1; bribes wine 2")
    play(state, ONE, "place 2", "supply")
    assert (state.supply[ONE], state.agents[ONE].bit_count()) == (0, 6)


@rule("V8.9")
def test_each_player_buys_at_most_one_thing_in_player_order_from_the_crest_holder():
    state = position(f"""
        players 3; advanced; seat 1 acts in III; crest 2; investigator C; flipped
        seat 1: shillings 9; plan - - {card(info="flask")}
        seat 2: shillings 9
        seat 3: shillings 9
    """)
    events = play(state, ONE, "take wine")
    assert told(events, "purchase_began") == [{}]
    for seat in (TWO, THREE, ONE):
        assert (asked(state), state.deciders) == ("buy", (seat,))
        play(state, seat, "buy agent")
    assert told(play_quietly(state, until=lambda state: asked(state) == "assign"), "bought") == []
    assert state.shillings == [8, 8, 8]


@rule("V8.9")
def test_nobody_has_to_buy():
    state = position("players 2; advanced; seat 1 buys\nseat 1: shillings 9")
    play(state, ONE, "buy_nothing")
    assert (items(state, ONE), state.shillings[ONE], state.for_hire[ONE]) == ([], 9, 3)


@rule("V8.9")
def test_a_player_who_can_pay_for_nothing_is_not_asked():
    state = position(f"""
        players 3; advanced; seat 3 acts in III; crest 1; investigator B; flipped
        seat 1: bribes wine 9
        seat 2: shillings 1; hired 3
        seat 3: shillings 1; plan - - {card(info="flask")}
    """)
    play(state, THREE, "take wine")
    assert (asked(state), state.deciders) == ("buy", (THREE,))


# What the things do


@rule("V8.9", "V2.1")
def test_with_the_telephone_four_cards_are_drawn_from_the_next_card_phase_on():
    state = position("""
        players 3; advanced; seat 2 buys; crest 1; round 4
        seat 2: shillings 2
    """)
    play(state, TWO, "buy telephone")
    assert state.round == 5
    asked_for = []
    for cards in ("cards 001 002 003 004", "cards 005 006 007", "cards 008 009 010"):
        chance = state.chance()
        asked_for.append((state.active, chance.count))
        draw(state, cards)
    assert asked_for == [(TWO, 4), (THREE, 3), (ONE, 3)]
    assert len(offers(state, TWO)) == 24
    play(state, TWO, "assign 001 002 003")
    assert state.hands[TWO] == (4,)


@rule("V8.9", "V3.1")
def test_the_side_table_has_a_fourth_drawer():
    old = [ability("001-010", kind) for kind in ("wine", "coffee", "tobacco")]
    new = ability("001-010", "magazine")
    for line, drawers in (("", 3), ("; items side_table", 4)):
        state = position(f"""
            players 2; advanced; seat 1 assigns
            seat 1: drawers {" ".join(old)}; hand {new} 021 022{line}
        """)
        play(state, ONE, f"assign {new} 021 022")
        if drawers == 3:
            assert asked(state) == "replace"
        else:
            assert state.drawers[ONE] == tuple(map(int, [*old, new]))
            assert asked(state) == "place"


@rule("V8.9", "V3.1")
def test_with_four_full_drawers_one_of_the_four_is_replaced():
    old = [ability("001-010", kind) for kind in ("wine", "coffee", "tobacco", "magazine")]
    new = ability("001-010", "chocolate")
    state = position(f"""
        players 2; advanced; seat 1 assigns
        seat 1: drawers {" ".join(old)}; hand {new} 021 022; items side_table
    """)
    play(state, ONE, f"assign {new} 021 022")
    assert offers(state, ONE) == [f"replace {number}" for number in old]
    play(state, ONE, f"replace {old[3]}")
    assert state.drawers[ONE] == tuple(map(int, [*old[:3], new]))


# The road map


@rule("V8.9")
def test_the_road_map_lets_bribes_of_any_kind_pay_for_purchases():
    state = position("players 2; advanced; seat 1 buys\nseat 1: items road_map; bribes wine 2, coffee 1")
    assert offers(state, ONE) == [
        "buy agent",
        "buy telephone",
        "buy cash_box",
        "buy seal",
        "buy side_table",
        "buy_nothing",
    ]
    play(state, ONE, "buy telephone")
    assert asked(state) == "pay"
    assert offers(state, ONE) == ["pay wine", "pay coffee"]
    play(state, ONE, "pay coffee")
    # Only wine is left, so that there is nothing more to choose.
    assert (bribes(state, ONE), items(state, ONE)) == ({"wine": 1}, ["telephone", "road_map"])


@rule("V8.9")
@pytest.mark.parametrize(
    ("payments", "shillings", "left"),
    [
        (["shilling", "shilling", "shilling"], 0, {"wine": 3, "coffee": 3}),
        (["shilling", "pay wine", "pay coffee"], 2, {"wine": 2, "coffee": 2}),
        (["pay coffee", "pay coffee", "shilling"], 2, {"wine": 3, "coffee": 1}),
        (["pay wine", "pay wine", "pay wine"], 3, {"coffee": 3}),
    ],
)
def test_shillings_and_bribes_pay_in_any_mix_one_for_one(payments: list[str], shillings: int, left: dict[str, int]):
    state = position("players 2; advanced; seat 1 buys\nseat 1: items road_map; shillings 3; bribes wine 3, coffee 3")
    play(state, ONE, "buy side_table")
    assert offers(state, ONE) == ["pay wine", "pay coffee", "shilling"]
    events = play(state, ONE, *payments)
    assert (state.shillings[ONE], bribes(state, ONE)) == (shillings, left)
    assert [paid["coin"] for paid in told(events, "paid")] == [payment.split(" ")[-1] for payment in payments]
    assert items(state, ONE) == ["road_map", "side_table"]


@rule("V8.9")
def test_a_payment_without_a_choice_is_made_unasked():
    state = position("players 2; advanced; seat 1 buys\nseat 1: items road_map; shillings 1; bribes wine 1")
    play(state, ONE, "buy seal")
    assert offers(state, ONE) == ["pay wine", "shilling"]
    play(state, ONE, "pay wine")
    assert (state.shillings[ONE], bribes(state, ONE), items(state, ONE)) == (0, {}, ["road_map", "seal"])


@rule("V8.9")
def test_a_payment_once_begun_is_finished():
    state = position("players 2; advanced; seat 1 buys\nseat 1: items road_map; shillings 1; bribes wine 5")
    play(state, ONE, "buy side_table")
    assert refused(state, ONE, "stop").code == "must_pay"
    assert refused(state, ONE, "pay coffee").code == "cannot_pay_with"
    play(state, ONE, "shilling")
    # From here on there is only wine.
    assert (bribes(state, ONE), items(state, ONE)) == ({"wine": 3}, ["road_map", "side_table"])


@rule("V8.9")
def test_the_road_map_cannot_pay_for_itself_with_bribes():
    state = position("players 2; advanced; seat 1 buys\nseat 1: shillings 1; bribes wine 9")
    assert offers(state, ONE) == ["buy agent", "buy_nothing"]
    reason = refused(state, ONE, "buy road_map")
    assert (reason.code, reason.params) == ("price_too_high", {"item": "road_map", "price": 2, "owned": 1})
    state = position("players 2; advanced; seat 1 buys\nseat 1: shillings 2; bribes wine 9")
    play(state, ONE, "buy road_map")
    assert (state.shillings[ONE], bribes(state, ONE)) == (0, {"wine": 9})


@rule("V8.9")
def test_the_road_map_does_not_pay_for_placements():
    state = position("players 2; advanced; seat 1 acts in III\nseat 1: items road_map; bribes wine 9; shillings 9")
    assert "place 3" not in offers(state, ONE)


@rule("V8.9")
def test_a_hired_agent_may_be_paid_with_a_bribe():
    state = position("players 2; advanced; seat 1 buys\nseat 1: items road_map; bribes tobacco 1")
    events = play(state, ONE, "buy agent")
    assert told(events, "paid") == [{"seat": ONE, "coin": "tobacco"}]
    assert state.supply[ONE] == 6
