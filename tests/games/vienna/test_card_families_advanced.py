"""V9: what the cards of the advanced game do, family by family and card by card."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.vienna.lookup import ability, buildings, card, cards_of, colour_of, kind_of, seal_of
from tests.games.vienna.playing import ONE, TWO, asked, bribes, draw, info, offers, play, refused, tokens, told
from tests.games.vienna.positions import CONTENT, position
from tests.rules import family, rule
from tradecraft.core.events import Event
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.content_model import BRIBES, EDITIONS, INFOS, Card
from tradecraft.games.vienna.scoring import points_by_source, score
from tradecraft.games.vienna.state import ViennaState

BRIBE_CHOICES = [f"bribe {bribe}" for bribe in BRIBES]
TOKEN_CHOICES = [*(f"advance {info}" for info in INFOS), "decline"]
TAKE_OR_MONEY = [*(f"take {bribe}" for bribe in BRIBES), "money"]
SQUARES = {2: 1, 3: 3, 4: 17}
"""A square of each value."""


def each_card(cards: str) -> pytest.MarkDecorator:
    """Run a test for every card of a family."""
    return pytest.mark.parametrize("tested", cards_of(cards), ids=lambda card: f"{card.no:03}")


def place(tested: Card, building: int, company: str = "", edition: str = "en") -> tuple[ViennaState, list[Event]]:
    """Return the game in which seat 1, with a card in a drawer, has placed an agent; and what happened."""
    drawer = f"{tested.no:03}"
    state = position(f"""
        players 3; advanced; edition {edition}; seat 1 acts in III
        seat 1: drawers {drawer}; bribes {colour_of(building)} 2; plan - - {card(info="flask", besides=(drawer,))}
        {company}
    """)
    events = play(state, ONE, f"place {building}")
    return state, events


def obtain(
    drawers: str, tiles: dict[int, str], owned: str = "", players: int = 3, edition: str = "en"
) -> tuple[ViennaState, list[Event]]:
    """Return the game in which seat 1, with these drawers, has obtained the tiles of some squares; and what happened.

    All the squares are joined to building 2, where the agent is placed.
    """
    around = {building + 1 for square in tiles for building in CONTENT.squares[square - 1].buildings}
    assert 2 in around or not tiles
    others = " ".join(str(building) for building in sorted(around - {2}))
    state = position(f"""
        players {players}; advanced; edition {edition}; seat 1 acts in III
        seat 1: drawers {drawers}; agents {others}; bribes wine 2; {owned or "points 1"}
        seat 1: plan - - {card(info="flask", besides=tuple(drawers.split()))}
        squares: {", ".join(f"{square} {tile}" for square, tile in tiles.items())}
    """)
    events = play(state, ONE, "place 2", "supply")
    return state, events


def from_abilities(state: ViennaState) -> int:
    """Return the points that seat 1 has from abilities."""
    return points_by_source(state.points[ONE], state.advanced)["abilities"]


def has_had_its_turn(state: ViennaState) -> bool:
    return state.active == TWO


# Action III: seals


@rule("V9", "V5.3", "V8.1")
@family("091-100")
@each_card("091-100")
def test_091_to_100_one_bribe_less_for_placing_on_the_seal(tested: Card):
    for building in range(1, 31):
        state, events = place(tested, building)
        cost = 1 if seal_of(building) == kind_of(tested) else 2
        assert bribes(state, ONE) == ({colour_of(building): 1} if cost == 1 else {})
        assert told(events, "agent_placed")[0]["cost"] == cost
        assert has_had_its_turn(state)


@rule("V9", "V5.3")
@family("091-100")
@each_card("091-100")
def test_091_to_100_let_an_agent_be_placed_for_a_single_bribe_on_that_seal_only(tested: Card):
    for bribe in BRIBES:
        state = position(f"players 2; advanced; seat 1 acts in III\nseat 1: drawers {tested.no:03}; bribes {bribe} 1")
        payable = buildings(colour=bribe, seal=kind_of(tested))
        assert offers(state, ONE) == [*(f"place {building}" for building in payable), *TAKE_OR_MONEY]


@rule("V9")
@family("101-110")
@each_card("101-110")
def test_101_to_110_any_bribe_for_placing_on_the_seal(tested: Card):
    for building in range(1, 31):
        state, _ = place(tested, building)
        if seal_of(building) == kind_of(tested):
            assert offers(state, ONE) == BRIBE_CHOICES
            play(state, ONE, "bribe magazine")
            assert bribes(state, ONE) == {"magazine": 1}
        else:
            assert bribes(state, ONE) == {}
        assert has_had_its_turn(state)


@rule("V9", "V11")
@family("111-115")
@each_card("111-115")
@pytest.mark.parametrize("edition", ["en", "nl"])
def test_111_to_115_three_points_for_placing_on_the_seal(tested: Card, edition: str):
    for building in range(1, 31):
        state, _ = place(tested, building, edition=edition)
        assert score(state, ONE) == (3 if seal_of(building) == kind_of(tested) else 0)
        assert bribes(state, ONE) == {}
        assert has_had_its_turn(state)


@rule("V9", "V11")
@family("111-115")
@each_card("111-115")
def test_111_to_115_any_bribe_instead_in_the_french_edition(tested: Card):
    for building in range(1, 31):
        state, _ = place(tested, building, edition="fr")
        if seal_of(building) == kind_of(tested):
            assert offers(state, ONE) == BRIBE_CHOICES
            play(state, ONE, "bribe coffee")
            assert bribes(state, ONE) == {"coffee": 1}
        assert score(state, ONE) == 0
        assert has_had_its_turn(state)


@rule("V9")
@family("116-120")
@each_card("116-120")
def test_116_to_120_any_token_for_placing_on_the_seal(tested: Card):
    for building in range(1, 31):
        state, _ = place(tested, building)
        if seal_of(building) == kind_of(tested):
            assert offers(state, ONE) == TOKEN_CHOICES
            play(state, ONE, "advance slide")
            assert tokens(state) == {"slide": 1, "flask": 1}
        else:
            assert tokens(state) == {"flask": 1}
        assert has_had_its_turn(state)


@rule("V9")
@family("091-100", "101-110", "111-115", "116-120")
@pytest.mark.parametrize("cards", ["091-100", "101-110", "111-115", "116-120"])
@pytest.mark.parametrize("instead", ["take wine", "money"])
def test_091_to_120_do_nothing_when_no_agent_is_placed(cards: str, instead: str):
    for tested in cards_of(cards):
        drawer = f"{tested.no:03}"
        state = position(f"""
            players 2; advanced; seat 1 acts in III
            seat 1: agents 1 2 3 7 12; drawers {drawer}; plan - - {card(info="flask", besides=(drawer,))}
        """)
        play(state, ONE, instead)
        assert (bribes(state, ONE), state.shillings[ONE]) == (({}, 2) if instead == "money" else ({"wine": 2}, 0))
        assert (score(state, ONE), tokens(state)) == (0, {"flask": 1})
        assert has_had_its_turn(state)


@rule("V9.1a", "V3.3", "V11")
@family("111-115", "101-110")
@pytest.mark.parametrize("edition", EDITIONS)
def test_abilities_that_give_the_same_in_french_are_not_identical_in_any_edition(edition: str):
    old, new = ability("101-110", "nobility"), ability("111-115", "nobility")
    state = position(f"""
        players 2; advanced; edition {edition}; seat 1 assigns
        seat 1: drawers {old}; hand {new} 001 002
    """)
    play(state, ONE, f"assign {new} 001 002")
    assert state.drawers[ONE] == (int(old), int(new))


@rule("V9.1a", "V3.2", "V11")
@family("146-155")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_substitutes_of_different_kinds_are_not_identical_although_both_stand_for_anything_in_french(edition: str):
    wine, coffee = ability("146-155", "wine"), ability("146-155", "coffee")
    state = position(f"""
        players 2; advanced; edition {edition}; seat 1 assigns
        seat 1: drawers {wine}; hand {coffee} 001 002
    """)
    play(state, ONE, f"assign {coffee} 001 002")
    assert state.drawers[ONE] == (int(wine), int(coffee))


# Action III: company


def company(building: int) -> str:
    return f"seat 3: agents {building}"


@rule("V9", "V5.3")
@family("121-125")
@each_card("121-125")
def test_121_to_125_one_bribe_less_for_placing_where_another_player_is(tested: Card):
    for building in range(1, 31):
        state, events = place(tested, building, company(building))
        assert bribes(state, ONE) == {colour_of(building): 1}
        assert told(events, "agent_placed")[0]["cost"] == 1
        assert has_had_its_turn(state)
        state, _ = place(tested, building, company(building % 30 + 1))
        assert bribes(state, ONE) == {}


@rule("V9", "V9.3")
@family("121-125")
def test_121_to_125_let_an_agent_be_placed_for_a_single_bribe_where_another_player_is_and_nowhere_else():
    state = position(f"""
        players 3; advanced; seat 1 acts in III; third man 16
        seat 1: drawers {ability("121-125")}; bribes wine 1; agents 27 12
        seat 2: agents 2 14
        seat 3: agents 2 27 1
    """)
    assert offers(state, ONE) == ["place 2", "place 14", *TAKE_OR_MONEY]


@rule("V9", "V9.1")
@family("091-100", "121-125")
def test_two_discounts_make_an_agent_free_and_a_third_takes_nothing_off():
    building = buildings(seal="nobility", flag="usa")[0]
    drawers = [ability("091-100", "nobility"), ability("121-125"), ability("036-045", "usa")]
    for count in (2, 3):
        state = position(f"""
            players 2; advanced; seat 1 acts in III
            seat 1: drawers {" ".join(drawers[:count])}
            seat 2: agents {building}
        """)
        assert f"place {building}" in offers(state, ONE)
        events = play(state, ONE, f"place {building}")
        assert told(events, "agent_placed")[0]["cost"] == 0
        assert bribes(state, ONE) == {}


@rule("V9")
@family("126-130")
@each_card("126-130")
def test_126_to_130_two_cards_for_placing_where_another_player_is(tested: Card):
    for building in (1, 12, 30):
        state, _ = place(tested, building, company(building))
        chance = state.chance()
        assert (chance.deck, chance.count) == ("cards", 2)
        assert state.active == ONE
        state, _ = place(tested, building, company(building % 30 + 1))
        assert state.hands[ONE] == ()
        assert has_had_its_turn(state)


# Action III: tiles


@rule("V9")
@family("131-135")
@each_card("131-135")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_131_to_135_as_many_different_bribes_as_there_are_players(tested: Card, players: int):
    for tile in INFOS:
        state, _ = obtain(f"{tested.no:03}", {1: tile}, players=players)
        if tile == kind_of(tested):
            sets = [" ".join(kinds) for kinds in combinations(BRIBES, players)]
            assert sorted(offers(state, ONE)) == sorted(f"different {kinds}" for kinds in sets)
            events = play(state, ONE, f"different {sets[-1]}")
            assert bribes(state, ONE) == dict.fromkeys(BRIBES[-players:], 1)
            assert {gain["card"] for gain in told(events, "bribes_gained")} == {tested.no}
        else:
            assert bribes(state, ONE) == {}
        assert has_had_its_turn(state)


@rule("V9", "V5.7")
@family("131-135")
def test_131_to_135_neither_the_same_bribe_twice_nor_fewer():
    state, _ = obtain(ability("131-135", "slide"), {1: "slide"})
    for kinds in ("wine coffee", "wine coffee tobacco magazine", ""):
        reason = refused(state, ONE, f"different {kinds}".strip())
        assert (reason.code, reason.params["needed"]) == ("wrong_number_of_kinds", 3)


@rule("V9")
@family("136-140")
@each_card("136-140")
def test_136_to_140_eight_points_for_the_info(tested: Card):
    for tile in INFOS:
        state, events = obtain(f"{tested.no:03}", {1: tile})
        matches = tile == kind_of(tested)
        assert from_abilities(state) == (8 if matches else 0)
        assert told(events, "points_scored") == ([{"seat": ONE, "points": 8, "card": tested.no}] if matches else [])
        assert has_had_its_turn(state)


@rule("V9", "V6.2")
@family("141-145")
@each_card("141-145")
def test_141_to_145_two_spaces_for_the_token_of_the_info(tested: Card):
    for tile in INFOS:
        state, _ = obtain(f"{tested.no:03}", {1: tile}, owned=f"info {tile} 2")
        before = score(state, ONE)
        if tile == kind_of(tested):
            assert offers(state, ONE) == [f"advance {tile}", "decline"]
            events = play(state, ONE, f"advance {tile}")
            assert [(move["info"], move["points"]) for move in told(events, "token_advanced")][:2] == [(tile, 3)] * 2
            assert tokens(state)[tile] == 2 + (tile == "flask")
            assert score(state, ONE) == before + 6 + 3 * (tile == "flask")
        assert has_had_its_turn(state)


@rule("V9", "V5.7")
@family("141-145")
@each_card("141-145")
def test_141_to_145_both_spaces_or_none_and_no_other_token(tested: Card):
    tile = kind_of(tested)
    state, _ = obtain(f"{tested.no:03}", {1: tile})
    other = INFOS[INFOS.index(tile) - 1]
    assert refused(state, ONE, f"advance {other}").code == "other_token"
    events = play(state, ONE, "decline")
    assert told(events, "token_declined") == [{"seat": ONE, "card": tested.no}]
    assert tokens(state) == {"flask": 1}


@rule("V6.3", "V6.4", "V5.8")
@family("141-145")
def test_141_to_145_cross_a_threshold_and_go_on_virtually_and_set_off_no_ability_for_tokens():
    drawers = f"{ability('141-145', 'slide')} {ability('066-075', 'slide')} {ability('076-080', 'slide')}"
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: drawers {drawers}; agents 3; bribes wine 2; plan - - {card(info="flask")}
        squares: 1 slide
        tokens: slide 19
    """)
    events = play(state, ONE, "place 2", "supply", "advance slide")
    assert tokens(state) == {"slide": 20, "flask": 1}
    assert told(events, "investigator_moved") == [{"space": "B"}]
    assert score(state, ONE) == 2 + 1 + 1
    assert (from_abilities(state), bribes(state, ONE)) == (0, {})


@rule("V9", "V9.4")
@family("166-170")
@each_card("166-170")
def test_166_to_170_five_points_for_a_kind_not_owned_before(tested: Card):
    for tile in INFOS:
        for owned, expected in (("slide 1", tile != "slide"), ("flask 1, handgun 2", tile not in ("flask", "handgun"))):
            state, _ = obtain(f"{tested.no:03}", {1: tile}, owned=f"info {owned}")
            assert from_abilities(state) == (5 if expected else 0)
            assert has_had_its_turn(state)


@rule("V9.4")
@family("166-170")
def test_of_two_tiles_of_a_new_kind_obtained_together_only_the_first_is_new():
    drawer = ability("166-170")
    state, events = obtain(drawer, {1: "slide", 3: "slide"})
    assert info(state, ONE) == {"slide": 2}
    assert told(events, "points_scored") == [{"seat": ONE, "points": 5, "card": int(drawer)}]
    state, _ = obtain(drawer, {1: "slide", 3: "flask"})
    assert from_abilities(state) == 10


@rule("V9.4")
@family("166-170")
@pytest.mark.parametrize(("dealt", "points"), [("slide", 0), ("handgun", 5)])
def test_the_tile_of_the_set_up_is_a_kind_owned(dealt: str, points: int):
    new_kind, wine, chocolate = ability("166-170"), card(bribe="wine"), card(bribe="chocolate")
    others = [f"{number:03}" for number in range(20, 30)]
    state = GAME.new_state(2, {"version": "advanced", "first_player": "1"})
    draw(state, "squares slide" + " flask" * 8 + " handgun" * 8 + " briefcase" * 8 + " microfilm" * 8 + " slide" * 7)
    draw(state, f"info {dealt} flask", "missions_s S-03 S-04", "missions_a A-01 A-03", "missions_b B-02 B-04")
    draw(state, f"cards {new_kind} {wine} {others[0]}", f"cards {' '.join(others[1:4])}")
    play(state, TWO, f"assign {' '.join(others[1:4])}")
    # Square 1 joins the buildings 2 and 3.
    play(state, ONE, f"assign {new_kind} {wine} {others[0]}", "place 2")
    play(state, TWO, "money")
    draw(state, f"cards {' '.join(others[4:7])}", f"cards {others[7]} {chocolate} {others[8]}")
    play(state, ONE, f"assign {others[7]} {chocolate} {others[8]}")
    play(state, TWO, f"assign {' '.join(others[4:7])}", "money")
    events = play(state, ONE, "place 3", "supply")
    assert [tile["info"] for tile in told(events, "tile_obtained")] == ["slide"]
    assert from_abilities(state) == points


def from_square(value: int, tile: str, drawer: str) -> ViennaState:
    """Return the game in which seat 1, with a card in a drawer, has obtained a tile from a square of a value."""
    *others, last = (building + 1 for building in CONTENT.squares[SQUARES[value] - 1].buildings)
    assert len(others) + 1 == value
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: drawers {drawer}; agents {" ".join(map(str, others))}; bribes {colour_of(last)} 2
        seat 1: plan - - {card(info="flask", besides=(drawer,))}
        squares: {SQUARES[value]} {tile}
    """)
    play(state, ONE, f"place {last}", "supply")
    return state


def give_for_a_square(number: int, value: int) -> None:
    """Check a card that gives as many bribes of one kind as the square is worth, for squares of that value only."""
    drawer = f"{number:03}"
    for other in SQUARES:
        for tile in INFOS:
            state = from_square(other, tile, drawer)
            if other == value:
                assert offers(state, ONE) == BRIBE_CHOICES
                play(state, ONE, "bribe tobacco")
                assert bribes(state, ONE) == {"tobacco": value}
            else:
                assert bribes(state, ONE) == {}
            assert has_had_its_turn(state)


@rule("V9")
@family("171")
def test_171_two_bribes_of_one_kind_for_a_tile_from_a_square_of_two():
    give_for_a_square(171, 2)


@rule("V9")
@family("172")
def test_172_three_bribes_of_one_kind_for_a_tile_from_a_square_of_three():
    give_for_a_square(172, 3)


@rule("V9")
@family("173")
def test_173_four_bribes_of_one_kind_for_a_tile_from_a_square_of_four():
    give_for_a_square(173, 4)


@rule("V10.2", "V9")
@family("171", "172")
def test_a_square_taken_with_the_help_of_the_third_man_keeps_its_value_for_abilities():
    state = position("""
        players 2; advanced; seat 1 acts in III; third man 9
        seat 1: drawers 171 172; agents 3; bribes wine 2
        squares: 3 slide, 1 slide
    """)
    events = play(state, ONE, "place 2", "supply")
    assert [(tile["square"], tile["points"]) for tile in told(events, "tile_obtained")] == [(1, 2), (3, 2)]
    play(state, ONE, "bribe wine", "bribe coffee")
    assert bribes(state, ONE) == {"wine": 2, "coffee": 3}


@rule("V9")
@family("174-175")
@each_card("174-175")
def test_174_to_175_any_bribe_for_any_tile(tested: Card):
    for value in SQUARES:
        for tile in INFOS:
            state = from_square(value, tile, f"{tested.no:03}")
            assert offers(state, ONE) == BRIBE_CHOICES
            play(state, ONE, "bribe wine")
            assert bribes(state, ONE) == {"wine": 1}
            assert has_had_its_turn(state)


@rule("V9")
@family("131-135", "136-140", "141-145", "166-170", "171", "172", "173", "174-175")
@pytest.mark.parametrize("cards", ["131-135", "136-140", "141-145", "166-170", "171", "172", "173", "174-175"])
def test_131_to_175_do_nothing_when_no_tile_is_obtained(cards: str):
    for tested in cards_of(cards):
        drawer = f"{tested.no:03}"
        for move in ("place 2", "money"):
            state = position(f"""
                players 2; advanced; seat 1 acts in III
                seat 1: drawers {drawer}; bribes wine 2; info slide 1; plan - - {card(info="flask", besides=(drawer,))}
                squares: 1 slide, 3 flask
            """)
            play(state, ONE, move)
            assert (from_abilities(state), tokens(state)) == (0, {"flask": 1})
            assert bribes(state, ONE) == ({} if move == "place 2" else {"wine": 2})
            assert has_had_its_turn(state)


@rule("V9.1", "V5.5")
@family("131-135", "141-145", "172", "174-175")
def test_bonuses_for_tiles_come_tile_by_tile_in_the_order_of_the_squares():
    different, token, points = ability("131-135", "slide"), ability("141-145", "flask"), ability("136-140", "slide")
    # Square 1 has the value 2, square 3 the value 3: the slide comes first.
    state, events = obtain(f"{token} {different} {points}", {3: "flask", 1: "slide"}, players=2)
    assert [tile["info"] for tile in told(events, "tile_obtained")] == ["slide", "flask"]
    assert asked(state) == "different"
    play(state, ONE, "different wine coffee")
    assert asked(state) == "same_token"
    play(state, ONE, "advance flask")
    assert from_abilities(state) == 8
    assert has_had_its_turn(state)


@rule("V9.1")
@family("174-175", "172", "131-135")
def test_an_ability_for_tiles_applies_once_for_each_tile():
    state, _ = obtain("174 172", {1: "slide", 3: "flask", 12: "slide"})
    # Squares 1, 3 and 12: 174 for each of them, 172 for the two of value 3.
    play(state, ONE, "bribe wine", "bribe coffee", "bribe magazine", "bribe coffee", "bribe magazine")
    assert bribes(state, ONE) == {"wine": 1, "coffee": 2, "magazine": 6}
    assert has_had_its_turn(state)


# Action IV


def instead(tested: Card, shown: str, watching: str = "") -> ViennaState:
    """Return the game in which seat 1, with a card in a drawer, has shown an info in action IV."""
    drawers = f"{tested.no:03} {watching}".strip()
    four = card(info=shown, besides=tuple(drawers.split()))
    state = position(f"players 2; advanced; seat 1 acts in III\nseat 1: drawers {drawers}; plan - - {four}")
    play(state, ONE, "take tobacco")
    return state


@rule("V9", "V5.7")
@family("156-165")
@each_card("156-165")
def test_156_to_165_any_other_token_instead_of_the_one_shown_or_that_one_itself(tested: Card):
    for shown in INFOS:
        for moved in INFOS:
            state = instead(tested, shown)
            if shown == kind_of(tested):
                assert asked(state) == "instead"
                assert offers(state, ONE) == [f"advance {kind}" for kind in INFOS]
                assert refused(state, ONE, "decline").code == "must_advance"
                play(state, ONE, f"advance {moved}")
                assert tokens(state) == {moved: 1}
            else:
                assert tokens(state) == {shown: 1}
            assert has_had_its_turn(state)


@rule("V9.2")
@family("156-165", "066-075", "076-080")
@pytest.mark.parametrize("moved", INFOS)
def test_the_abilities_for_the_token_that_was_really_advanced_apply(moved: str):
    drawer = cards_of("156-165")[2]
    assert kind_of(drawer) == "slide"
    state = instead(drawer, "slide", f"{ability('066-075', 'handgun')} {ability('076-080', 'slide')}")
    play(state, ONE, f"advance {moved}")
    assert from_abilities(state) == (2 if moved == "slide" else 0)
    if moved == "handgun":
        assert offers(state, ONE) == BRIBE_CHOICES
        play(state, ONE, "bribe wine")
    assert has_had_its_turn(state)


@rule("V9.2", "V6.2")
@family("156-165")
def test_the_token_that_was_really_advanced_scores():
    drawer = ability("156-165", "slide")
    state = position(f"""
        players 2; advanced; seat 1 acts in III
        seat 1: drawers {drawer}; info slide 1, flask 4; plan - - {card(info="slide")}
        tokens: flask 3
    """)
    play(state, ONE, "money", "advance flask")
    assert (score(state, ONE), tokens(state)) == (4, {"flask": 4})
    assert state.flipped


@rule("V9")
@family("156-165")
def test_156_to_165_leave_tokens_advanced_by_abilities_alone():
    drawers = f"{ability('156-165', 'slide')} {ability('141-145', 'slide')}"
    state, _ = obtain(drawers, {1: "slide"})
    assert offers(state, ONE) == ["advance slide", "decline"]
