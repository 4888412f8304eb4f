"""V9: what the cards for tiles do, families 131-145 and 166-175, card by card."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.vienna.lookup import ability, card, cards_of, colour_of, each_card, kind_of
from tests.games.vienna.playing import ONE, TWO, asked, bribes, draw, info, offers, play, refused, tokens, told
from tests.games.vienna.positions import CONTENT, position
from tests.rules import family, rule
from tradecraft.core.events import Event
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS, Card
from tradecraft.games.vienna.rules.scoring import points_by_source, score
from tradecraft.games.vienna.rules.state import ViennaState

BRIBE_CHOICES = [f"bribe {bribe}" for bribe in BRIBES]
SQUARES = {2: 1, 3: 3, 4: 17}
"""A square of each value."""


def obtain(drawers: str, tiles: dict[int, str], owned: str = "", players: int = 3) -> tuple[ViennaState, list[Event]]:
    """Return the game in which seat 1, with these drawers, has obtained the tiles of some squares; and what happened.

    All the squares are joined to building 2, where the agent is placed.
    """
    around = {building + 1 for square in tiles for building in CONTENT.squares[square - 1].buildings}
    assert 2 in around or not tiles
    others = " ".join(str(building) for building in sorted(around - {2}))
    state = position(f"""
        players {players}; advanced; seat 1 acts in III
        seat 1: drawers {drawers}; agents {others}; bribes wine 2; {owned or "points 1"}
        seat 1: plan - - {card(info="flask", excluding=tuple(drawers.split()))}
        squares: {", ".join(f"{square} {tile}" for square, tile in tiles.items())}
    """)
    events = play(state, ONE, "place 2", "supply")
    return state, events


def from_abilities(state: ViennaState) -> int:
    """Return the points that seat 1 has from abilities."""
    return points_by_source(state.points[ONE], state.advanced)["abilities"]


def has_had_its_turn(state: ViennaState) -> bool:
    return state.active == TWO


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
        seat 1: plan - - {card(info="flask", excluding=(drawer,))}
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
                seat 1: drawers {drawer}; bribes wine 2; info slide 1
                seat 1: plan - - {card(info="flask", excluding=(drawer,))}
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
