"""W1: set-up and opening: first player, hands, homes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.events import EVERYONE
from tradecraft.core.game import Chance
from tradecraft.games.war1955.rules import piles, turn
from tradecraft.games.war1955.rules.content_model import COUNTRIES, FACTIONS, NONE
from tradecraft.games.war1955.rules.lookups import Lookups
from tradecraft.games.war1955.rules.phases import ASK_HOME, OPENING
from tradecraft.games.war1955.rules.sets import ALL_COUNTRIES
from tradecraft.games.war1955.rules.victory import DIRECTIONS, advance

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState

FIRST_PLAYER: Final = "first"
"""The deck from which the first player is drawn."""
PLAYERS: Final = 2


def lay_out(state: WarState, lookups: Lookups, options: dict[str, str]) -> None:
    """Set up a game up to its first draw; all pawns start on the centre (W1.3)."""
    state.log = None
    state.players = PLAYERS
    state.round = 0
    state.lookups = lookups
    state.options = options
    state.track_steps = lookups.steps_on[options["side"]]
    # W7.3: whether the game ends soon after the third shuffle. W5.2b: whether an Attack counters an Assault.
    state.has_time_limit = options["time_limit"] == "on"
    state.attack_counters_assault = options["attack_counters_assault"] == "on"

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

    state.pile = lookups.deck
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
    return ALL_COUNTRIES & ~state.lookups.faction_masks[state.lookups.faction_of[other]]


def apply_home(state: WarState, seat: int, country: int) -> None:
    """W1.2: put the spy into the home; after the second choice advance the pawns (W1.3; version 1 at once)."""
    state.homes[seat] = state.spies[seat] = country
    if not state.lookups.rulings.homes_advance_together:
        state.pawns[country] = DIRECTIONS[seat]
    if state.log is not None:
        faction = FACTIONS[state.lookups.faction_of[country]]
        state.tell("home_chosen", seat=seat, country=COUNTRIES[country], faction=faction)
    if seat == state.first:
        state.ask_one(1 - seat, ASK_HOME)
        return
    if state.lookups.rulings.homes_advance_together:
        for player in (1 - seat, seat):
            advance(state, player, state.homes[player], 1)
    turn.begin_turn(state, state.first)
