"""V1: set-up of the introductory game, and the third man's first building (V10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradecraft.core.events import EVERYONE
from tradecraft.core.game import Chance
from tradecraft.games.vienna import card_phase
from tradecraft.games.vienna.content_model import FLAGS, INFOS
from tradecraft.games.vienna.phases import ASK_STAND
from tradecraft.games.vienna.tables import BITS, UNITS

if TYPE_CHECKING:
    from tradecraft.games.vienna.state import ViennaState

AGENTS = 6
SQUARES, FLAG_TILES, START_INFO, FIRST_PLAYER = "squares", "flags", "info", "first"
"""The decks of the set-up, drawn from in this order."""

_SQUARE_TILES = tuple(kind for kind in range(5) for _ in range(8))
_FLAGS = tuple(flag for flag in range(5) for _ in range(6))


def begin(state: ViennaState) -> None:
    """Ask for the tiles of the squares."""
    state.wait_for_draw(SQUARES)


def request(state: ViennaState) -> Chance:
    """Return the draw the set-up waits for; everything in it is public."""
    players = state.players
    if state.deck == SQUARES:
        return Chance(SQUARES, 0, _SQUARE_TILES, len(_SQUARE_TILES), EVERYONE)
    if state.deck == FLAG_TILES:
        return Chance(FLAG_TILES, 0, _FLAGS, len(_FLAGS), EVERYONE)
    if state.deck == START_INFO:
        return Chance(START_INFO, 0, tuple(range(5)), players, EVERYONE)
    return Chance(FIRST_PLAYER, 0, tuple(range(players)), 1, EVERYONE)


def apply_draw(state: ViennaState, drawn: list[int]) -> None:
    """Take a draw of the set-up and go on to the next one that the options call for."""
    if state.deck == SQUARES:
        apply_square_tiles(state, drawn)
        state.wait_for_draw(FLAG_TILES if state.options["flags"] == "random" else START_INFO)
    elif state.deck == FLAG_TILES:
        apply_flags(state, drawn)
        state.wait_for_draw(START_INFO)
    elif state.deck == START_INFO:
        apply_start_info(state, drawn)
        chosen = state.options["first_player"]
        if chosen == "random":
            state.wait_for_draw(FIRST_PLAYER)
        else:
            give_crest(state, int(chosen) - 1)
    else:
        give_crest(state, drawn[0])


def apply_square_tiles(state: ViennaState, drawn: list[int]) -> None:
    """V1.1: fill the squares in reading order."""
    state.tiles = tuple(drawn)
    state.open_squares = BITS[len(drawn)] - 1
    if state.log is not None:
        state.tell("squares_filled", tiles=tuple(INFOS[kind] for kind in drawn))


def apply_flags(state: ViennaState, drawn: list[int]) -> None:
    """V1.2: shuffle the flag tiles onto the buildings."""
    state.flags = tuple(drawn)
    state.place_masks = state.tables.place_masks(state.flags)
    if state.log is not None:
        state.tell("flags_placed", flags=tuple(FLAGS[flag] for flag in drawn))


def apply_start_info(state: ViennaState, drawn: list[int]) -> None:
    """V1.5: each player gets one of the tiles set aside, open; the rest leave the game."""
    for seat, kind in enumerate(drawn):
        state.infos[seat] = UNITS[kind]
    if state.log is not None:
        state.tell("info_dealt", info=tuple(INFOS[kind] for kind in drawn))


def give_crest(state: ViennaState, seat: int) -> None:
    """V1.6: the first player holds the crest. With the third man, the last player places him next (V10.1)."""
    state.crest = seat
    state.deck = ""
    if state.log is not None:
        state.tell("first_player", seat=seat)
    if state.options["third_man"] == "yes":
        state.ask_one((seat - 1) % state.players, ASK_STAND)
    else:
        card_phase.begin_round(state)


def apply_stand(state: ViennaState, building: int) -> None:
    """V10.1: the third man stands on a purple building."""
    state.third_man = building
    if state.log is not None:
        state.tell("third_man_placed", seat=state.deciders[0], building=building + 1)
    card_phase.begin_round(state)
