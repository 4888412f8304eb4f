"""V1, V8.1 to V8.4: the set-up, and the third man's first building (V10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.events import EVERYONE
from tradecraft.core.game import Chance
from tradecraft.games.vienna.rules import card_phase, feld, missions
from tradecraft.games.vienna.rules.actions import DISPLAY
from tradecraft.games.vienna.rules.content_model import COLOURS, FLAGS, INFOS
from tradecraft.games.vienna.rules.lookups import BITS, ONE_OF_EACH, UNITS, Lookups
from tradecraft.games.vienna.rules.phases import ASK_STAND, BETWEEN_TURNS, NOWHERE

if TYPE_CHECKING:
    from tradecraft.games.vienna.rules.state import ViennaState

AGENTS: Final = 6
ADVANCED_AGENTS: Final = 5
FOR_HIRE: Final = 3
SHILLINGS: Final = 1
SQUARES: Final = "squares"
FLAG_TILES: Final = "flags"
START_INFO: Final = "info"
START_MISSIONS: Final = "missions_s"
FIRST_PLAYER: Final = "first"
"""The decks of the set-up."""

_SQUARE_TILES: Final = tuple(kind for kind in range(5) for _ in range(8))
_FLAGS: Final = tuple(flag for flag in range(5) for _ in range(6))


def lay_out(state: ViennaState, lookups: Lookups, players: int, options: dict[str, str]) -> None:
    """V1.3, V1.4, V1.5, V8.1, V8.2, V8.4: set out what needs no chance, then ask for the first draw (V1.1)."""
    state.log = None
    state.players = players
    state.lookups = lookups
    state.options = options
    state.flags = lookups.printed_flags
    state.place_masks = lookups.printed_place_masks
    state.tiles = ()
    state.open_squares = 0
    state.third_man = NOWHERE
    state.advanced = options["version"] == "advanced"
    # The option lists the colours of the seats by their first letters.
    letters = [colour[0] for colour in COLOURS]
    state.colours = tuple(letters.index(letter) for letter in options["colours"][:players])

    state.round = 0
    state.crest = 0
    state.final_round = False
    state.end_reason = ""
    state.active = 0
    state.stage = BETWEEN_TURNS
    state.target = NOWHERE
    state.helped = False
    state.choices = ()

    # V1.3, V8.2: one draw pile, with the cards of the version.
    state.pile = lookups.advanced_deck if state.advanced else lookups.introductory_deck
    state.discard = []
    state.stale = ()
    state.cards_drawn = 0
    state.to_draw = 0
    state.hands = [()] * players
    state.plans = [()] * players
    state.drawers = [()] * players

    # V1.5, V8.4: what each player gets; the info tile is drawn.
    state.agents = [0] * players
    state.supply = [ADVANCED_AGENTS if state.advanced else AGENTS] * players
    state.bribes = [ONE_OF_EACH] * players
    state.infos = [0] * players
    state.points = [0] * players
    # V1.4: tokens and investigator on their starts, the investigation tile unflipped.
    state.tokens = [0] * len(INFOS)
    state.investigator = 0
    state.flipped = False

    state.origin = NOWHERE
    state.paid = 0
    state.due = 0
    state.buying = NOWHERE
    state.tasks = ()
    state.shillings = [SHILLINGS if state.advanced else 0] * players
    state.boxes = [0] * players
    state.items = [0] * players
    state.for_hire = [FOR_HIRE if state.advanced else 0] * players
    state.missions = [()] * players
    state.display = (NOWHERE,) * DISPLAY
    state.stack_a = lookups.stacks["A"] if state.advanced else ()
    state.stack_b = lookups.stacks["B"] if state.advanced else ()
    state.feld_agents = options["feld_agents"] == "yes"
    state.feld = [NOWHERE] * players
    state.unlocked = 0
    state.wait_for_draw(SQUARES)


def decks(state: ViennaState) -> tuple[str, ...]:
    """Return the decks that the set-up draws from under the options, in order."""
    needed = [SQUARES]
    if state.options["flags"] == "random":
        needed.append(FLAG_TILES)
    needed.append(START_INFO)
    if state.advanced:
        needed += [START_MISSIONS, *missions.DECKS]
    if state.options["first_player"] == "random":
        needed.append(FIRST_PLAYER)
    return tuple(needed)


def request(state: ViennaState) -> Chance:
    """Return the draw that the set-up waits for; all draws of the set-up are public."""
    players = state.players
    if state.deck == SQUARES:
        return Chance(SQUARES, 0, _SQUARE_TILES, len(_SQUARE_TILES), EVERYONE)
    if state.deck == FLAG_TILES:
        return Chance(FLAG_TILES, 0, _FLAGS, len(_FLAGS), EVERYONE)
    if state.deck == START_INFO:
        return Chance(START_INFO, 0, tuple(range(5)), players, EVERYONE)
    if state.deck == START_MISSIONS:
        return Chance(START_MISSIONS, 0, state.lookups.stacks["S"], players, EVERYONE)
    return Chance(FIRST_PLAYER, 0, tuple(range(players)), 1, EVERYONE)


def apply_draw(state: ViennaState, drawn: list[int]) -> None:
    """Take a draw of the set-up and ask for the next one."""
    deck = state.deck
    if deck == SQUARES:
        apply_square_tiles(state, drawn)
    elif deck == FLAG_TILES:
        apply_flags(state, drawn)
    elif deck == START_INFO:
        apply_start_info(state, drawn)
    elif deck == START_MISSIONS:
        apply_start_missions(state, drawn)
    elif deck in missions.DECKS:
        missions.apply_draw(state, drawn)
    else:
        give_crest(state, drawn[0])
        return
    left = decks(state)
    left = left[left.index(deck) + 1 :]
    if left:
        state.wait_for_draw(left[0])
    else:
        give_crest(state, int(state.options["first_player"]) - 1)


def apply_square_tiles(state: ViennaState, drawn: list[int]) -> None:
    """V1.1: fill the squares in reading order."""
    state.tiles = tuple(drawn)
    state.open_squares = BITS[len(drawn)] - 1
    state.tell("squares_filled", tiles=tuple(INFOS[kind] for kind in drawn))


def apply_flags(state: ViennaState, drawn: list[int]) -> None:
    """V1.2: put the shuffled flag tiles on the buildings."""
    state.flags = tuple(drawn)
    state.place_masks = state.lookups.place_masks(state.flags)
    state.tell("flags_placed", flags=tuple(FLAGS[flag] for flag in drawn))


def apply_start_info(state: ViennaState, drawn: list[int]) -> None:
    """V1.1, V1.5: each player gets one of the tiles set aside, open; the rest leave the game."""
    for seat, kind in enumerate(drawn):
        state.infos[seat] = UNITS[kind]
    state.tell("info_dealt", info=tuple(INFOS[kind] for kind in drawn))


def apply_start_missions(state: ViennaState, drawn: list[int]) -> None:
    """V8.3: each player gets a starting mission; Marrakesh gets a shilling for it (V10.5)."""
    state.tell("missions_dealt", missions=tuple(state.lookups.missions[number].id for number in drawn))
    for seat, number in enumerate(drawn):
        state.missions[seat] = (number,)
        if state.feld_is(seat, feld.MARRAKESH):
            state.shillings[seat] += 1
            state.tell("shillings_gained", seat=seat, count=1)


def give_crest(state: ViennaState, seat: int) -> None:
    """V1.6: the first player holds the crest. The last player then places the third man, if he takes part (V10.1)."""
    state.crest = seat
    state.deck = ""
    state.tell("first_player", seat=seat)
    if state.options["third_man"] == "yes":
        state.ask_one((seat - 1) % state.players, ASK_STAND)
    else:
        card_phase.begin_round(state)


def apply_stand(state: ViennaState, building: int) -> None:
    """V10.1: the third man stands on a purple building."""
    state.third_man = building
    state.tell("third_man_placed", seat=state.deciders[0], building=building + 1)
    card_phase.begin_round(state)
