"""V10.5: the Feld agents, an extra agent for each player with two abilities that depend on the colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.native import i64
from tradecraft.games.vienna.rules.content_model import BRIBES, COLOURS, FLAGS, SEALS
from tradecraft.games.vienna.rules.lookups import BITS, mask_with
from tradecraft.games.vienna.rules.phases import NOWHERE

if TYPE_CHECKING:
    from tradecraft.games.vienna.rules.state import ViennaState

MARRAKESH: Final = COLOURS.index("yellow")
NEW_YORK: Final = COLOURS.index("red")
HAMBURG: Final = COLOURS.index("blue")
AMSTERDAM: Final = COLOURS.index("green")
"""The colours by the city their Feld agent comes from."""
CITIES: Final = ("marrakesh", "new_york", "hamburg", "amsterdam")
"""The ids of the Feld agents, by colour."""
COFFEE: Final = BRIBES.index("coffee")
CHOCOLATE: Final = BRIBES.index("chocolate")
USA: Final = FLAGS.index("usa")
NOBILITY: Final = SEALS.index("nobility")
AGENTS_TO_UNLOCK: Final = 5

FROM_SUPPLY: Final = -2
"""The origin of a Feld agent who is placed from the supply."""


def unlock(state: ViennaState, seat: i64) -> None:
    """Unlock the Feld agent of a seat that has five ordinary agents on the board."""
    if state.feld_agents and not state.unlocked & BITS[seat] and ordinary_agents(state, seat) >= AGENTS_TO_UNLOCK:
        state.unlocked |= BITS[seat]
        state.tell("feld_unlocked", seat=seat)


def ordinary_agents(state: ViennaState, seat: i64) -> int:
    """Count the ordinary agents of a seat on the board."""
    return state.agents[seat].bit_count() - (state.feld[seat] != NOWHERE)


def can_be_placed(state: ViennaState, seat: i64) -> bool:
    """Tell whether the Feld agent of a seat may be placed, from the supply or by a move."""
    return bool(state.unlocked & BITS[seat])


def waits_in_supply(state: ViennaState, seat: i64) -> bool:
    """Tell whether the Feld agent of a seat is unlocked and not on the board."""
    return can_be_placed(state, seat) and state.feld[seat] == NOWHERE


def comes_from(state: ViennaState, seat: i64, origin: i64) -> bool:
    """Tell whether the agent from an origin is the Feld agent."""
    return origin == FROM_SUPPLY or (origin >= 0 and origin == state.feld[seat])


def cheap_buildings(state: ViennaState, seat: i64) -> int:
    """Hamburg and New York, ability b: return the buildings where he costs one bribe at most."""
    if state.feld_is(seat, HAMBURG):
        return state.lookups.seal_masks[NOBILITY]
    if state.feld_is(seat, NEW_YORK):
        return mask_with(USA, state.flags)
    return 0


def nomad_destinations(state: ViennaState, seat: i64) -> int:
    """Marrakesh, ability b: return the buildings adjacent to him where the player has no agent."""
    return state.lookups.neighbours[state.feld[seat]] & ~state.agents[seat]


def may_wander(state: ViennaState, seat: i64) -> bool:
    """Marrakesh, ability b: tell whether another agent was just placed next to him, and he has somewhere to go."""
    building = state.feld[seat]
    return (
        building != NOWHERE
        and state.feld_is(seat, MARRAKESH)
        and bool(state.lookups.neighbours[building] & BITS[state.target])
        and bool(nomad_destinations(state, seat))
    )


def wander(state: ViennaState, seat: i64, building: i64) -> None:
    """Marrakesh, ability b: move him free of cost; this does not count as placing."""
    origin = state.feld[seat]
    state.agents[seat] = state.agents[seat] & ~BITS[origin] | BITS[building]
    state.feld[seat] = building
    state.tell("nomad_moved", seat=seat, origin=origin + 1, building=building + 1)


def take_back(state: ViennaState, seat: i64) -> None:
    """Return him to the supply; he stays unlocked."""
    state.agents[seat] &= ~BITS[state.feld[seat]]
    state.feld[seat] = NOWHERE
