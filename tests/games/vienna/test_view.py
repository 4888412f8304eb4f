"""What a seat, a spectator and an open view know, and the states that are made from a view."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from tests.games.vienna.lookup import ability, card
from tests.games.vienna.playing import ONE, THREE, TWO, check_whole, draw, play, play_quietly
from tests.games.vienna.positions import position
from tradecraft.core.chance import draw_at_random
from tradecraft.core.digest import canonical
from tradecraft.core.game import CHANCE, OPEN, OVER, SPECTATOR
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS
from tradecraft.games.vienna.rules.state import ViennaState

ALL_VIEWERS = (ONE, TWO, THREE, SPECTATOR, OPEN)

ASSIGNING = """
    players 3; seat 2 assigns
    seat 1: plan 010 020 030
    seat 2: hand 040 050 060
    seat 3: plan 070 080 090
"""


def seen(state: ViennaState, viewer: int) -> bytes:
    """Return everything a viewer gets, as the bytes that would be sent."""
    return canonical(GAME.view(state, viewer).data())


def pools(state: ViennaState, viewer: int) -> list[dict[str, list[int]]]:
    found: list[dict[str, list[int]]] = GAME.view(state, viewer).data()["cards"]["pools"]
    return found


# Who sees what


def test_a_seat_sees_its_own_hand_and_plan_only():
    state = position(ASSIGNING)
    desks = GAME.view(state, ONE).data()["desks"]
    assert [(desk["hand"], desk["plan"]) for desk in desks] == [([], [10, 20, 30]), (None, None), (None, None)]
    desks = GAME.view(state, TWO).data()["desks"]
    assert [(desk["hand"], desk["plan"]) for desk in desks] == [(None, None), ([40, 50, 60], []), (None, None)]


def test_a_spectator_sees_no_hand_and_no_plan():
    data = GAME.view(position(ASSIGNING), SPECTATOR).data()
    assert data["seat"] is None
    assert [(desk["hand"], desk["plan"]) for desk in data["desks"]] == [(None, None)] * 3


def test_an_open_view_sees_all_of_them():
    data = GAME.view(position(ASSIGNING), OPEN).data()
    assert [(desk["hand"], desk["plan"]) for desk in data["desks"]] == [
        ([], [10, 20, 30]),
        ([40, 50, 60], []),
        ([], [70, 80, 90]),
    ]


@pytest.mark.parametrize("viewer", ALL_VIEWERS)
def test_all_see_how_many_cards_lie_where(viewer: int):
    desks = GAME.view(position(ASSIGNING), viewer).data()["desks"]
    assert [desk["hand_size"] for desk in desks] == [0, 3, 0]
    assert [desk["slots"] for desk in desks] == [[True] * 3, [], [True] * 3]
    assert [desk["assigned"] for desk in desks] == [True, False, True]


def test_cards_that_were_revealed_are_no_longer_covered():
    state = position(ASSIGNING)
    play(state, TWO, "assign 040 050 060")
    desk = GAME.view(state, ONE).data()["desks"][TWO]
    assert (desk["drawers"], desk["slots"]) == ([40], [False, False, True])
    assert GAME.view(state, ONE).data()["cards"]["discard"] == [50]


@pytest.mark.parametrize("viewer", ALL_VIEWERS)
def test_what_lies_on_the_table_is_in_every_view_under_its_name(viewer: int):
    state = position("""
        players 3; seat 2 acts in III; crest 1; round 5; third man 15; investigator C; flipped
        seat 2: agents 2 8; bribes wine 2, coffee 1; info slide 2; drawers 001 046; plan - - 012; points 7
        tokens: handgun 9
        squares: 1 handgun, 12 briefcase
    """)
    data = GAME.view(state, viewer).data()
    assert (data["game"], data["players"], data["options"]["third_man"]) == ("vienna", 3, "yes")
    assert (data["round"], data["crest"], data["active"], data["deciders"]) == (5, 0, 1, [1])
    assert (data["stage"], data["asks"], data["target"], data["choices"]) == ("III", "place", None, [])
    assert (data["final_round"], data["end_reason"], data["over"]) == (False, None, False)
    tiles = data["board"]["tiles"]
    assert (tiles[0], tiles[11], sum(tile is not None for tile in tiles)) == ("handgun", "briefcase", 2)
    assert (data["board"]["third_man"], data["board"]["flags"][:3]) == (15, ["ussr", "austria", "france"])
    assert data["tracks"] == {
        "tokens": dict(zip(INFOS, (0, 9, 0, 0, 0), strict=True)),
        "values": dict(zip(INFOS, (1, 3, 1, 1, 1), strict=True)),
        "investigator": "C",
        "end": "J",
        "flipped": True,
    }
    desk = data["desks"][TWO]
    assert (desk["seat"], desk["score"], desk["points"]["squares"]) == (1, 7, 7)
    assert (desk["agents"], desk["supply"], desk["drawers"]) == ([2, 8], 4, [1, 46])
    assert desk["bribes"] == dict(zip(BRIBES, (0, 2, 0, 1, 0), strict=True))
    assert desk["info"] == dict(zip(INFOS, (0, 0, 0, 0, 2), strict=True))


def test_the_building_that_waits_for_its_agent_and_the_cards_that_wait_for_a_choice_are_seen():
    state = position("players 2; seat 1 acts in III\nseat 1: agents 13; drawers 022; bribes wine 2")
    play(state, ONE, "place 2")
    data = GAME.view(state, TWO).data()
    assert (data["asks"], data["target"]) == ("source", 2)
    play(state, ONE, "supply")
    data = GAME.view(state, TWO).data()
    assert (data["asks"], data["target"], data["choices"]) == ("bribe", 2, [22])
    play(state, ONE, "bribe coffee")
    data = GAME.view(state, TWO).data()
    assert (data["target"], data["choices"]) == (None, [])


def test_the_action_of_the_turn_is_seen_with_what_is_asked():
    wine_token, wine, slide = ability("016-020", "wine"), card(bribe="wine"), ability("066-075", "slide")
    four = card(info="slide", excluding=(wine,))
    state = position(f"""
        players 2; seat 1 assigns
        seat 1: hand {wine_token} {wine} {four}; drawers {slide} 090 021
    """)
    found = []
    for move in (f"assign {wine_token} {wine} {four}", "replace 021", "decline", "take coffee"):
        play(state, ONE, move)
        data = GAME.view(state, TWO).data()
        found.append((data["stage"], data["asks"]))
    assert found == [("I", "replace"), ("II", "token"), ("III", "place"), ("IV", "bribe")]


def test_while_cards_are_drawn_and_when_the_game_is_over_nothing_is_asked():
    state = position("players 2; seat 2 draws; crest 1\nseat 1: hand 001 002 003\nseat 2: hand 004")
    data = GAME.view(state, ONE).data()
    assert (data["asks"], data["cards"]["deck"], data["cards"]["to_draw"]) == (None, "cards", 2)
    assert (data["cards"]["pile"], data["cards"]["drawn"]) == (86, 4)
    state = position("players 2; seat 2 acts in III; crest 1; investigator H; final round by investigator")
    play(state, TWO, "take wine")
    data = GAME.view(state, ONE).data()
    assert (data["asks"], data["over"], data["end_reason"]) == (None, True, "investigator")


@pytest.mark.parametrize("viewer", ALL_VIEWERS)
def test_data_are_plain_and_survive_json(viewer: int):
    data = GAME.view(position(ASSIGNING), viewer).data()
    assert json.loads(json.dumps(data)) == data


def test_views_are_equal_when_they_know_the_same():
    state = position(ASSIGNING)
    assert GAME.view(state, ONE) == GAME.view(state.clone(), ONE)
    assert hash(GAME.view(state, ONE)) == hash(GAME.view(state.clone(), ONE))
    assert GAME.view(state, ONE) != GAME.view(state, TWO)
    play(state, TWO, "assign 040 050 060")
    assert GAME.view(state, ONE) != GAME.view(position(ASSIGNING), ONE)


# Twin worlds: games that differ only in what is hidden look the same


def twins_of_assigning() -> dict[str, tuple[ViennaState, ViennaState, int]]:
    """Return pairs of games, each with the seat whose hidden cards make the difference."""
    return {
        "a card of a hand is another card of the pile": (
            position(ASSIGNING),
            position(ASSIGNING.replace("040 050 060", "041 050 060")),
            TWO,
        ),
        "a card of a plan is another card of the pile": (
            position(ASSIGNING),
            position(ASSIGNING.replace("010 020 030", "011 020 030")),
            ONE,
        ),
        "a plan is in another order": (
            position(ASSIGNING),
            position(ASSIGNING.replace("010 020 030", "030 010 020")),
            ONE,
        ),
    }


@pytest.mark.parametrize("difference", twins_of_assigning())
def test_nobody_else_sees_what_is_hidden(difference: str):
    one, other, holder = twins_of_assigning()[difference]
    for viewer in ALL_VIEWERS:
        is_told = viewer in (holder, OPEN)
        assert (seen(one, viewer) != seen(other, viewer)) == is_told
        assert (GAME.view(one, viewer) != GAME.view(other, viewer)) == is_told


def test_two_seats_with_each_others_cards_look_the_same_to_a_third():
    one = position(ASSIGNING)
    swapped = position(
        ASSIGNING.replace("plan 010 020 030", "plan 0x0 020 030").replace("070", "010").replace("0x0", "070")
    )
    assert one.key() != swapped.key()
    for viewer in (TWO, SPECTATOR):
        assert seen(one, viewer) == seen(swapped, viewer)
    for viewer in (ONE, THREE, OPEN):
        assert seen(one, viewer) != seen(swapped, viewer)


def test_the_pools_give_no_order_away():
    state = position(ASSIGNING)
    for viewer in ALL_VIEWERS:
        for pool in pools(state, viewer):
            assert pool["unseen"] == sorted(pool["unseen"])


# Pools: what is known of the cards one does not see


def test_before_any_shuffling_all_unseen_cards_are_one_pool():
    state = position(ASSIGNING)
    own = [40, 50, 60]
    (pool,) = pools(state, TWO)
    assert pool == {"unseen": [card for card in range(1, 91) if card not in own], "held": [3, 0, 3], "own": own}
    (pool,) = pools(state, SPECTATOR)
    assert pool == {"unseen": list(range(1, 91)), "held": [3, 3, 3], "own": []}
    (pool,) = pools(state, OPEN)
    assert pool["held"] == [0, 0, 0]
    assert pool["unseen"] == list(state.pile)
    assert pool["own"] == [10, 20, 30, 40, 50, 60, 70, 80, 90]


def test_cards_in_drawers_and_discarded_are_in_no_pool():
    state = position("players 2; seat 1 acts in III\nseat 1: drawers 001 002\nseat 2: drawers 003\npile: 004 005")
    (pool,) = pools(state, SPECTATOR)
    assert pool["unseen"] == [4, 5, 87, 88, 89, 90]
    assert len(state.discard) == 90 - 6 - 3


MIDDLE_OF_THE_CARD_PHASE = """
    players 3; seat 2 draws; crest 1
    seat 1: hand 001 002 003; drawers 088
    pile: 010 011
"""


def after_a_shuffle_in_the_middle() -> ViennaState:
    """Return a game whose pile ran out while seat 2 was drawing: two cards before, one after."""
    state = position(MIDDLE_OF_THE_CARD_PHASE)
    draw(state, "cards 010 011", "cards 050", "cards 060 061 062")
    return state


def test_a_shuffle_while_a_hand_is_drawn_parts_it_into_old_and_new_cards():
    state = after_a_shuffle_in_the_middle()
    new = [card for card in range(1, 91) if card not in (1, 2, 3, 10, 11, 88)]
    assert pools(state, SPECTATOR) == [
        {"unseen": [1, 2, 3, 10, 11], "held": [3, 2, 0], "own": []},
        {"unseen": new, "held": [0, 1, 3], "own": []},
    ]
    assert pools(state, ONE)[0] == {"unseen": [10, 11], "held": [0, 2, 0], "own": [1, 2, 3]}
    assert pools(state, TWO) == [
        {"unseen": [1, 2, 3], "held": [3, 0, 0], "own": [10, 11]},
        {"unseen": [card for card in new if card != 50], "held": [0, 0, 3], "own": [50]},
    ]
    assert pools(state, THREE)[0] == {"unseen": [1, 2, 3, 10, 11], "held": [3, 2, 0], "own": []}


def test_a_shuffle_is_known_while_the_seat_still_draws():
    state = position(MIDDLE_OF_THE_CARD_PHASE)
    draw(state, "cards 010 011")
    old, new = pools(state, THREE)
    assert old == {"unseen": [1, 2, 3, 10, 11], "held": [3, 2, 0], "own": []}
    assert new["held"] == [0, 0, 0]
    assert len(new["unseen"]) == len(state.pile) == 84


def test_old_cards_leave_their_pool_when_they_are_seen_and_an_empty_pool_is_gone():
    state = after_a_shuffle_in_the_middle()
    play(state, TWO, "assign 010 050 011")
    play(state, THREE, "assign 060 061 062")
    play(state, ONE, "assign 001 002 003")
    assert pools(state, THREE)[0] == {"unseen": [3, 10, 11], "held": [1, 2, 0], "own": []}
    play(state, ONE, "take wine")
    assert pools(state, THREE)[0] == {"unseen": [11], "held": [0, 1, 0], "own": []}
    play(state, TWO, "take wine")
    assert len(pools(state, THREE)) == 1
    assert state.stale == ()


def test_old_cards_that_are_left_over_leave_their_pool_when_they_are_discarded():
    state = after_a_shuffle_in_the_middle()
    state.hands[ONE], state.pile = (1, 2, 3, 89, 90), state.pile[:-2]
    play(state, ONE, "assign 001 089 090")
    play(state, TWO, "assign 010 050 011")
    assert pools(state, THREE)[0] == {"unseen": [1, 2, 3, 10, 11], "held": [3, 2, 0], "own": []}
    play(state, THREE, "assign 060 061 062")
    play(state, ONE, "take wine")
    assert pools(state, THREE)[0] == {"unseen": [11], "held": [0, 1, 0], "own": []}
    play(state, TWO, "take wine")
    assert len(pools(state, THREE)) == 1


def test_a_second_shuffle_adds_a_pool():
    state = after_a_shuffle_in_the_middle()
    # Nobody has assigned yet, so both old sets are still hidden when the pile runs out once more.
    state.pile, state.discard = state.pile[:1], list(state.pile[1:])
    state.waiting, state.deck, state.deciders, state.ask = CHANCE, "cards", (), 0
    state.active, state.to_draw = ONE, 1
    draw(state, f"cards {state.pile[0]:03}")
    assert [pool["held"] for pool in pools(state, SPECTATOR)] == [[3, 2, 0], [1, 1, 3], [0, 0, 0]]


# States made from a view


def test_a_state_made_from_an_open_view_is_the_state():
    for state in (position(ASSIGNING), after_a_shuffle_in_the_middle()):
        assert GAME.resample(GAME.view(state, OPEN), Random(1)).key() == state.key()


def test_a_state_made_from_a_view_keeps_what_the_viewer_knows_and_deals_the_rest_anew():
    state = position(ASSIGNING)
    view = GAME.view(state, TWO)
    dealt: Counter[int] = Counter()
    for seed in range(200):
        made = GAME.resample(view, Random(seed))
        check_whole(made)
        assert made.hands == [(), (40, 50, 60), ()]
        assert GAME.view(made, TWO) == view
        dealt.update(made.plans[ONE])
        dealt.update(made.plans[THREE])
    assert set(dealt) == set(range(1, 91)) - {40, 50, 60}


def test_old_cards_are_dealt_from_the_old_and_new_cards_from_the_new_set():
    state = after_a_shuffle_in_the_middle()
    view = GAME.view(state, THREE)
    hands = set()
    for seed in range(200):
        made = GAME.resample(view, Random(seed))
        check_whole(made)
        old = {1, 2, 3, 10, 11}
        assert set(made.hands[ONE]) <= old
        assert len(set(made.hands[TWO]) & old) == 2
        assert made.hands[THREE] == (60, 61, 62)
        assert GAME.view(made, THREE) == view
        hands.add(made.hands[ONE])
    assert len(hands) == 10


def test_the_covered_places_of_a_plan_are_filled_and_the_others_stay_open():
    state = position("players 3; seat 2 acts in III; crest 1\nseat 2: plan - - 012\nseat 3: plan 001 002 003")
    made = GAME.resample(GAME.view(state, ONE), Random(5))
    assert made.plans[ONE] == ()
    assert made.plans[TWO][:2] == (0, 0)
    assert made.plans[TWO][2] != 0
    assert all(made.plans[THREE])


def test_a_seat_that_is_asked_what_to_replace_has_a_card_for_a_new_ability():
    """The others know from the question that none of its drawers has the ability of the card (V3.2)."""
    drawers = [ability("001-010", "wine"), ability("001-010", "coffee"), ability("001-010", "tobacco")]
    new = ability("001-010", "magazine")
    state = position(f"""
        players 3; seat 1 assigns; crest 1
        seat 1: drawers {" ".join(drawers)}; hand {new} 011 012
        seat 2: plan 013 014 015
        seat 3: plan 016 017 018
    """)
    play(state, ONE, f"assign {new} 011 012")
    assert GAME.decision(state, ONE) == "replace"
    abilities = state.lookups.ability
    known = {abilities[int(number)] for number in drawers}
    alike = {card for card in range(1, 91) if abilities[card] in known}
    for viewer in (TWO, SPECTATOR):
        view = GAME.view(state, viewer)
        made = [GAME.resample(view, Random(seed)) for seed in range(400)]
        assert not {world.plans[ONE][0] for world in made} & alike
        # Elsewhere the cards with these abilities are dealt like any others.
        assert {card for world in made for card in world.plans[ONE][1:]} & alike
        assert all(GAME.view(world, viewer) == view for world in made[:20])


def test_a_new_card_may_lie_in_any_place_of_a_plan():
    state = after_a_shuffle_in_the_middle()
    play(state, TWO, "assign 010 050 011")
    view = GAME.view(state, THREE)
    old = {1, 2, 3, 10, 11}
    plans = [GAME.resample(view, Random(seed)).plans[TWO] for seed in range(50)]
    assert {tuple(card in old for card in plan) for plan in plans} == {
        (False, True, True),
        (True, False, True),
        (True, True, False),
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_every_moment_of_a_game_a_state_made_from_a_view_looks_the_same(players: int):
    rng = Random(players)
    state = GAME.new_state(players, {"flags": "random", "third_man": "yes"})
    moments = shuffles = 0
    while state.waiting != OVER:
        for viewer in (*range(players), SPECTATOR, OPEN):
            view = GAME.view(state, viewer)
            made = GAME.resample(view, rng)
            assert GAME.view(made, viewer) == view
            assert canonical(GAME.view(made, viewer).data()) == canonical(view.data())
            assert [made.legal(seat) for seat in made.deciders if seat == viewer] == [
                state.legal(seat) for seat in state.deciders if seat == viewer
            ]
        moments += 1
        if state.waiting == CHANCE:
            piles = len(state.pile)
            state.apply_chance(draw_at_random(state.chance(), rng))
            shuffles += len(state.pile) > piles
        else:
            seat = rng.choice(state.deciders)
            state.apply(seat, rng.choice(state.legal(seat)))
    assert moments > 150
    assert shuffles > 0


def test_a_state_made_from_a_view_can_be_played_to_the_end():
    state = position(ASSIGNING)
    made = GAME.resample(GAME.view(state, ONE), Random(3))
    play_quietly(made, until=lambda state: state.round == 4)
    assert state.key() == position(ASSIGNING).key()


def test_a_card_that_stays_hidden_over_two_shuffles_belongs_to_one_set():
    state = after_a_shuffle_in_the_middle()
    state.pile, state.discard = state.pile[:1], list(state.pile[1:])
    state.waiting, state.deck, state.deciders, state.ask = CHANCE, "cards", (), 0
    state.active, state.to_draw = ONE, 1
    draw(state, f"cards {state.pile[0]:03}")
    old, new = state.stale
    assert (old.bit_count(), new.bit_count(), old & new) == (5, 5, 0)


def test_a_seat_that_is_asked_what_to_replace_never_has_a_card_that_asks_nothing():
    """With few cards hidden, most deals have to be made again, some of them several times (V3.2)."""
    kinds = ("wine", "coffee", "tobacco")
    drawers = [ability("001-010", kind) for kind in kinds]
    alike = [ability("001-010", kind, copy=2) for kind in kinds]
    new = ability("001-010", "magazine")
    state = position(f"""
        players 3; seat 1 assigns; crest 1
        seat 1: drawers {" ".join(drawers)}; hand {new} 011 012
        seat 2: plan 013 014 015
        seat 3: plan 016 017 018
        pile: {" ".join(alike)}
    """)
    play(state, ONE, f"assign {new} 011 012")
    assert GAME.decision(state, ONE) == "replace"
    view = GAME.view(state, TWO)
    dealt = {GAME.resample(view, Random(seed)).plans[ONE][0] for seed in range(100)}
    assert not dealt & {int(card) for card in alike}
