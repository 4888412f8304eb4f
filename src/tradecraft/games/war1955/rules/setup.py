"""W1: set-up and opening: first player, hands, homes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.events import EVERYONE
from tradecraft.core.game import Chance
from tradecraft.games.war1955.rules import piles, turn
from tradecraft.games.war1955.rules.content_model import COUNTRIES, FACTIONS, NONE
from tradecraft.games.war1955.rules.phases import ASK_HOME, OPENING
from tradecraft.games.war1955.rules.sets import ALL_COUNTRIES
from tradecraft.games.war1955.rules.tables import Tables
from tradecraft.games.war1955.rules.victory import DIRECTIONS

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState

FIRST_PLAYER: Final = "first"
"""The deck from which the first player is drawn."""
PLAYERS: Final = 2


def has_time_limit(options: dict[str, str]) -> bool:
    """W7.3: tell whether the game ends soon after the discard pile was shuffled in for the third time."""
    return options["time_limit"] == "on"


def attack_counters_assault(options: dict[str, str]) -> bool:
    """W5.2b: tell whether a Coordinated Attack may counter a Coordinated Assault."""
    return options["attack_counters_assault"] == "on"


def lay_out(state: WarState, tables: Tables, options: dict[str, str]) -> None:
    """Set up a game up to its first draw; all pawns start on the centre (W1.3)."""
    state.log = None
    state.players = PLAYERS
    state.round = 0
    state.tables = tables
    state.options = options
    state.track_steps = tables.steps_on[options["side"]]
    state.has_time_limit = has_time_limit(options)
    state.attack_counters_assault = attack_counters_assault(options)

    state.first = NONE
    state.active = NONE
    state.stage = OPENING
    state.steps = 0
    state.has_transported = False
    state.extra_cards = 0
    state.turns_left = 0
    state.end_reason = ""

    state.draft = ()
    state.place = NONE
    state.using = NONE
    state.named = 0
    state.stack = ()

    state.homes = [NONE] * PLAYERS
    state.spies = [NONE] * PLAYERS
    state.pawns = [0] * len(COUNTRIES)
    state.secured = [0] * PLAYERS
    state.blockaded_until = [0] * len(COUNTRIES)
    state.blockaded = 0
    state.detained_until = [0] * PLAYERS
    state.open_until = [0] * PLAYERS
    state.gadgets = [(NONE, NONE)] * PLAYERS

    state.pile = tables.deck
    state.discard = ()
    state.shuffles = 0
    state.cards_drawn = 0
    state.to_draw = 0
    state.hands = [()] * PLAYERS
    state.known = [()] * PLAYERS
    state.shown = [()] * PLAYERS
    begin(state)


def begin(state: WarState) -> None:
    """W1.2: draw the first player, unless the options say who it is."""
    chosen = state.options["first_player"]
    if chosen == "random":
        state.wait_for_draw(FIRST_PLAYER)
    else:
        state.first = int(chosen) - 1
        deal(state, state.first)


def request() -> Chance:
    """Return the request for the draw of the first player."""
    return Chance(FIRST_PLAYER, 0, tuple(range(PLAYERS)), 1, EVERYONE)


def apply_first_player(state: WarState, seat: int) -> None:
    """W1.2: take the first player that was drawn."""
    state.first = seat
    if state.log is not None:
        state.tell("first_player", seat=seat)
    deal(state, seat)


def deal(state: WarState, seat: int) -> None:
    """W1.1: let a player draw five cards."""
    state.active = seat
    piles.begin_draw(state, piles.HAND_SIZE)


def after_deal(state: WarState) -> None:
    """W1.1, W1.2: let the other player draw; then ask the first player for a home."""
    if state.active == state.first:
        deal(state, 1 - state.first)
    else:
        state.active = state.first
        state.ask_one(state.first, ASK_HOME)


def homes(state: WarState, seat: int) -> int:
    """W1.2: return the countries a player may choose as home, for the second player those of the other faction."""
    other = state.homes[1 - seat]
    if other == NONE:
        return ALL_COUNTRIES
    return ALL_COUNTRIES & ~state.tables.faction_masks[state.tables.faction_of[other]]


def apply_home(state: WarState, seat: int, country: int) -> None:
    """W1.2, W1.3: put the spy into the home and advance its pawn by 1; after the second choice begin the turns."""
    state.homes[seat] = state.spies[seat] = country
    state.pawns[country] = DIRECTIONS[seat]
    if state.log is not None:
        faction = FACTIONS[state.tables.faction_of[country]]
        state.tell("home_chosen", seat=seat, country=COUNTRIES[country], faction=faction)
    if seat == state.first:
        state.ask_one(1 - seat, ASK_HOME)
    else:
        turn.begin_turn(state, state.first)
