"""What missions are worth to one seat: those it has, and those it could accept (V8.11)."""

from __future__ import annotations

from tradecraft.games.vienna.knowledge.treasury import Treasury
from tradecraft.games.vienna.rules import feld, money
from tradecraft.games.vienna.rules.content_model import Mission
from tradecraft.games.vienna.rules.lookups import BITS, FULL, SHIFTS, UNITS, mask_of
from tradecraft.games.vienna.rules.missions import ADVANCES, SEAL_POINTS
from tradecraft.games.vienna.rules.phases import NOWHERE
from tradecraft.games.vienna.rules.scoring import BOX_POINTS
from tradecraft.games.vienna.rules.state import ViennaState

EACH_TURN = 0.5
"""The part of a mission's worth that is left for each turn it still takes.

If this were higher, it would hardly matter when a mission is resolved.
"""
TILE_TURNS = 1.7
"""Turns it takes to obtain an info tile that is missing."""
BRIBE_TURNS = 0.6
"""Turns it takes to get a bribe that is missing, besides those an agent costs."""
TIME_NEEDED = 1.3
"""Turns to come for each turn that a mission should take: with fewer it may well stay unresolved."""
UNRESOLVED = 0.7
"""The part of the last agent's worth that a mission costs if it stays unresolved: he might go unpaid anyway."""
TILE_WANTED = 0.3
"""The part of an info mission's worth that a promised tile has if it is the only one missing."""

PURSES = ("info", "bribes")
"""The kinds of missions that ask for something one has."""


class Errand:
    """One mission as a seat sees it: what resolving it is worth, and how far it is from that."""

    __slots__ = ("_flag_mask", "_masks", "_may_lack_one", "_needs", "flag", "kind", "worth")

    def __init__(self, state: ViennaState, seat: int, treasury: Treasury, mission: Mission) -> None:
        """Look at a mission."""
        self.flag = mission.flag
        self.kind = mission.kind
        self.worth = reward_of(state, seat, treasury, mission)
        seal_masks = state.lookups.seal_masks
        needs = sorted(set(mission.needs))
        self._needs = [(SHIFTS[need], mission.needs.count(need)) for need in needs] if self.kind in PURSES else []
        self._masks: list[tuple[int, int]] = []
        if self.kind == "seals":
            self._masks = [(seal_masks[seal], mission.needs.count(seal)) for seal in needs]
        elif self.kind == "building":
            self._masks = [(BITS[mission.needs[0]], 1)]
        self._flag_mask = mask_of([building for building, flag in enumerate(state.flags) if flag == self.flag])
        # New York's ability a: a required bribe may be missing.
        self._may_lack_one = self.kind == "bribes" and self.flag == feld.USA and state.feld_is(seat, feld.NEW_YORK)

    def missing(self, agents: int, infos: int, bribes: int) -> int:
        """Count what is missing: agents on buildings, info tiles or bribes."""
        missing = 0
        if self._masks:
            for mask, count in self._masks:
                have = (agents & mask).bit_count()
                if have < count:
                    missing += count - have
            return missing
        packed = infos if self.kind == "info" else bribes
        for shift, count in self._needs:
            have = packed >> shift & FULL
            if have < count:
                missing += count - have
        return max(0, missing - 1) if self._may_lack_one else missing

    def turns(self, missing: int, agents: int) -> float:
        """Estimate the turns it takes to resolve the mission; one is for the agent on a building of its flag."""
        if not missing:
            return 1.0
        if self.kind == "info":
            return 1.0 + TILE_TURNS * missing
        if self.kind == "bribes":
            return 1.0 + BRIBE_TURNS * missing
        for mask, count in self._masks:
            if (agents & mask).bit_count() < count and mask & self._flag_mask & ~agents:
                # The last agent that is missing can stand on the flag as well.
                return float(missing)
        return missing + 1.0


class Missions:
    """The missions of a seat and those in the display.

    Values are those of all its missions together; a purse is a packed amount of bribes, `infos` one of info tiles.
    """

    __slots__ = ("_chances", "_loss", "_offers", "_turns", "errands", "state")

    def __init__(self, state: ViennaState, seat: int, treasury: Treasury, turns: float) -> None:
        """Look at every mission within reach."""
        self.state = state
        self._turns = turns
        self._loss = UNRESOLVED * treasury.last_agent
        missions = state.lookups.missions
        self.errands = [Errand(state, seat, treasury, missions[number]) for number in state.missions[seat]]
        # What could be accepted, by its place in the display, with the worth of its advance payment.
        self._offers: dict[int, tuple[float, Errand]] = {}
        extra = int(state.feld_is(seat, feld.MARRAKESH))
        if len(self.errands) < state.desk_spaces(seat):
            for place, number in enumerate(state.display):
                if number != NOWHERE:
                    mission = missions[number]
                    advance = treasury.gain(ADVANCES[mission.stack] + extra)
                    self._offers[place] = (advance, Errand(state, seat, treasury, mission))
        self._chances: dict[float, float] = {}

    def chance(self, turns: float) -> float:
        """Return the part of its worth that a mission has while it takes this many turns; none if time is too short."""
        part = self._chances.get(turns)
        if part is None:
            part = 0.0
            if turns <= self._turns + 0.5:
                part = EACH_TURN**turns * min(1.0, (self._turns + 1.0) / (TIME_NEEDED * turns))
            self._chances[turns] = part
        return part

    def promise_of(self, errand: Errand, agents: int, infos: int, purse: int) -> float:
        """Value a mission that is not resolved yet."""
        part = self.chance(errand.turns(errand.missing(agents, infos, purse), agents))
        return part * errand.worth - (1.0 - part) * self._loss

    def promise(self, agents: int, infos: int, purse: int) -> float:
        """Value all missions of the seat as they stand."""
        return sum([self.promise_of(errand, agents, infos, purse) for errand in self.errands], 0.0)

    def after_placing(self, building: int, agents: int, infos: int, purse: int) -> float:
        """Value all missions once an agent was placed on a building: with what can be resolved or accepted there."""
        flag = self.state.flags[building]
        resolved = unresolved = 0.0
        for errand in self.errands:
            missing = errand.missing(agents, infos, purse)
            part = self.chance(errand.turns(missing, agents))
            promise = part * errand.worth - (1.0 - part) * self._loss
            unresolved += promise
            resolved += errand.worth if errand.flag == flag and not missing else promise
        best = max(resolved, unresolved)
        for advance, errand in self._offers.values():
            if errand.flag == flag:
                best = max(best, unresolved + advance + self.promise_of(errand, agents, infos, purse))
        return best

    def accepting(self, place: int, agents: int, infos: int, purse: int) -> float:
        """Value accepting the mission from a place of the display, its advance payment included."""
        advance, errand = self._offers[place]
        return self.promise(agents, infos, purse) + advance + self.promise_of(errand, agents, infos, purse)

    def wanted_tiles(self, infos: int) -> list[float]:
        """Value for each info how much the missions want one tile more."""
        wanted = [0.0] * len(UNITS)
        for errand in self.errands:
            if errand.kind == "info":
                missing = errand.missing(0, infos, 0)
                for kind, unit in enumerate(UNITS):
                    if missing > errand.missing(0, infos + unit, 0):
                        wanted[kind] += TILE_WANTED * max(0.0, errand.worth) / missing
        return wanted


def reward_of(state: ViennaState, seat: int, treasury: Treasury, mission: Mission) -> float:
    """Value what resolving a mission brings (V8.11)."""
    points, shillings = mission.points, mission.shillings
    if state.items[seat] & BITS[money.SEAL]:
        points += SEAL_POINTS
    if treasury.room:
        points += BOX_POINTS
    if state.feld_is(seat, feld.NEW_YORK) and mission.flag == feld.USA:
        points += 1
    if state.feld_is(seat, feld.HAMBURG) and mission.shillings:
        shillings += 1
    return points + treasury.gain(shillings)
