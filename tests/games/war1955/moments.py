"""Games that wait for a decision: at least one for every kind of decision."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.war1955.playing import ONE, TWO, draw_quietly, play
from tests.games.war1955.positions import position
from tradecraft.games.war1955 import GAME
from tradecraft.games.war1955.rules.content_model import COUNTRIES
from tradecraft.games.war1955.rules.state import WarState


def at(text: str, *moves: tuple[int, str]) -> Callable[[], WarState]:
    """Return a function that makes a game from a position and some moves."""

    def make() -> WarState:
        state = position(text)
        for seat, move in moves:
            play(state, seat, move)
        return state

    return make


def choosing_the_second_home() -> WarState:
    state = GAME.new_state(2, {"first_player": "1"})
    draw_quietly(state)
    play(state, ONE, "home france")
    return state


EVERYWHERE = ", ".join(f"{country} until 5" for country in COUNTRIES)
STUCK = "pawns: usa secured by 1, france secured by 1\nblockaded: great_britain until 3, ussr until 3, poland until 4, "
CLOSED = "seat 1 plays\nseat 1: hand {card}\n" + STUCK + "hungary until 4"

playing = at("""
    seat 1 plays
    seat 1: spy poland; hand usa_2_deport mercenary_1 great_britain_4_rebel_forces usa_4_supply_drop
    seat 2: hand mercenary_2
    pawns: france secured by 2
    blockaded: hungary until 4
""")
moving = at("seat 1 moves\nseat 1: spy france")
adding = at(
    """
    seat 1 plays
    seat 1: spy france; hand france_2_deport france_3_blockade france_4_coordinated_assault usa_2_deport mercenary_1
    """,
    (ONE, "influence france_2_deport france"),
)
adding_a_third = at(
    "seat 1 plays\nseat 1: spy france; hand france_2_deport france_3_blockade france_4_coordinated_assault",
    (ONE, "influence france_2_deport france"),
    (ONE, "add france_3_blockade"),
)
adding_without_the_spy = at(
    "seat 1 plays\nseat 1: hand france_2_deport france_3_blockade", (ONE, "influence france_2_deport france")
)
targeting_a_blockade = at(
    "seat 1 plays\nseat 1: hand usa_3_blockade\nblockaded: france until 5", (ONE, "special usa_3_blockade")
)
targeting_a_revolution = at(
    """
    seat 1 plays
    seat 1: hand usa_4_revolution
    pawns: france secured by 1
    blockaded: hungary until 4
    """,
    (ONE, "special usa_4_revolution"),
)
targeting_a_transport = at(
    "seat 1 plays\nseat 1: spy poland; hand usa_2_military_transport", (ONE, "special usa_2_military_transport")
)
naming_pawns = at(
    "seat 1 plays\nseat 1: hand usa_4_coordinated_assault\npawns: france secured by 2",
    (ONE, "special usa_4_coordinated_assault"),
)
naming_a_second_pawn = at(
    "seat 1 plays\nseat 1: hand usa_4_coordinated_assault",
    (ONE, "special usa_4_coordinated_assault"),
    (ONE, "target poland"),
)
choosing_a_gadget = at("seat 1 plays\nseat 1: hand usa_3_gadget_research", (ONE, "special usa_3_gadget_research"))
going_somewhere = at(
    "seat 1 plays\nseat 1: spy poland; gadgets advanced_transport; hand poland_2_detain",
    (ONE, "advanced_transport poland_2_detain"),
)
answering_influence = at(
    """
    seat 1 plays
    seat 1: home usa; hand hungary_3_blockade
    seat 2: home hungary; spy usa; hand mercenary_1 poland_2_detain usa_4_revolution great_britain_4_rebel_forces
    """,
    (ONE, "influence hungary_3_blockade hungary"),
    (ONE, "declare"),
)
answering_influence_elsewhere = at(
    "seat 1 plays\nseat 1: hand france_3_blockade\nseat 2: home ussr; hand mercenary_1 usa_4_revolution",
    (ONE, "influence france_3_blockade france"),
    (ONE, "declare"),
)
answering_a_revolution = at(
    "seat 1 plays\nseat 1: hand usa_4_revolution\nseat 2: hand usa_4_coordinated_assault mercenary_1",
    (ONE, "special usa_4_revolution"),
    (ONE, "target france"),
)
answering_a_counter = at(
    """
    seat 1 plays
    seat 1: hand usa_4_revolution usa_4_coordinated_assault mercenary_1
    seat 2: hand poland_4_rebel_forces mercenary_1
    """,
    (ONE, "special usa_4_revolution"),
    (ONE, "target france"),
    (TWO, "counter poland_4_rebel_forces"),
)
blocking = at(
    """
    seat 1 plays
    seat 1: home usa; hand hungary_3_blockade
    seat 2: home hungary; spy usa; hand mercenary_1 poland_2_detain usa_4_revolution
    """,
    (ONE, "influence hungary_3_blockade hungary"),
    (ONE, "declare"),
    (TWO, "block mercenary_1"),
)
keeping = at(
    "seat 1 plays\nseat 1: hand poland_4_pilfer_account\nseat 2: hand mercenary_1 mercenary_2 usa_2_deport",
    (ONE, "special poland_4_pilfer_account"),
    (TWO, "let_through"),
)
over = at(
    "seat 1 plays\nseat 1: home usa; hand mercenary_1\nseat 2: home hungary\npawns: hungary 4 to 1",
    (ONE, "influence mercenary_1 hungary"),
    (ONE, "declare"),
)
drawing = at("seat 1 plays; steps 1\nseat 1: hand mercenary_1", (ONE, "influence mercenary_1 usa"), (ONE, "declare"))

BY_ASK: dict[str, list[tuple[Callable[[], WarState], int]]] = {
    "home": [(choosing_the_second_home, TWO)],
    "play": [(playing, ONE), (at(CLOSED.format(card="usa_4_revolution")), ONE)],
    "add": [(adding, ONE), (adding_a_third, ONE), (adding_without_the_spy, ONE)],
    "target": [(targeting_a_blockade, ONE), (targeting_a_revolution, ONE), (targeting_a_transport, ONE)],
    "pawn": [(naming_pawns, ONE), (naming_a_second_pawn, ONE)],
    "gadget": [(choosing_a_gadget, ONE)],
    "destination": [(going_somewhere, ONE)],
    "answer": [
        (answering_influence, TWO),
        (answering_influence_elsewhere, TWO),
        (answering_a_revolution, TWO),
        (answering_a_counter, ONE),
    ],
    "block": [(blocking, TWO)],
    "keep": [(keeping, TWO)],
    "move": [(moving, ONE)],
}
"""Games for each kind of decision, with the seat that has to make it."""
