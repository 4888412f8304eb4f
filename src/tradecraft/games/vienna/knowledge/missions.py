"""What missions are worth to one seat: those it has, and those it could accept (V8.11)."""

from __future__ import annotations

from tradecraft.games.vienna.knowledge.chart import Task
from tradecraft.games.vienna.knowledge.position import EACH_TURN, Position
from tradecraft.games.vienna.knowledge.treasury import Treasury
from tradecraft.games.vienna.rules import feld
from tradecraft.games.vienna.rules.lookups import UNITS
from tradecraft.games.vienna.rules.missions import ADVANCES
from tradecraft.games.vienna.rules.phases import NOWHERE

TIME_NEEDED = 1.3
"""Turns to come for each turn that a mission should take: with fewer it may well stay unresolved."""
UNRESOLVED = 0.7
"""The part of the last agent's worth that a mission costs if it stays unresolved: he might go unpaid anyway."""
TILE_WANTED = 0.3
"""The part of an info mission's worth that a promised tile has if it is the only one missing."""


class MissionProspect:
    """One mission as a seat sees it: what resolving it is worth, and how far it is from that."""

    def __init__(self, position: Position, seat: int, treasury: Treasury, task: Task) -> None:
        """Look at a mission."""
        state = position.state
        self.task = task
        points, shillings = position.reward_points(seat, task), task.shillings
        is_new_york = state.feld_is(seat, feld.NEW_YORK) and task.flag == feld.USA
        if is_new_york:
            points += 1
        if state.feld_is(seat, feld.HAMBURG) and shillings:
            shillings += 1
        self.worth = points + treasury.gain(shillings)
        # New York's ability a: a required bribe may be missing.
        self._may_lack_one = task.wants_bribes and is_new_york

    def missing(self, agents: int, infos: int, bribes: int) -> int:
        """Count what is missing: agents on buildings, info tiles or bribes."""
        missing = self.task.lacks(agents, infos, bribes)
        return max(0, missing - 1) if self._may_lack_one else missing


class Missions:
    """The missions of a seat and those in the display.

    Values are those of all its missions together; a purse is a packed amount of bribes, `infos` one of info tiles.
    """

    def __init__(self, position: Position, seat: int, treasury: Treasury) -> None:
        """Look at every mission within reach."""
        state, tasks = position.state, position.chart.tasks
        self.state = state
        self._turns = position.turns
        self._loss = UNRESOLVED * treasury.last_agent
        self.errands = [MissionProspect(position, seat, treasury, tasks[number]) for number in state.missions[seat]]
        # What could be accepted, by its place in the display, with the worth of its advance payment.
        self._offers: dict[int, tuple[float, MissionProspect]] = {}
        extra = int(state.feld_is(seat, feld.MARRAKESH))
        if len(self.errands) < state.desk_spaces(seat):
            for place, number in enumerate(state.display):
                if number != NOWHERE:
                    advance = treasury.gain(ADVANCES[state.lookups.missions[number].stack] + extra)
                    self._offers[place] = (advance, MissionProspect(position, seat, treasury, tasks[number]))
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

    def promise_of(self, errand: MissionProspect, missing: int, agents: int) -> float:
        """Value a mission that is not resolved yet, with so much missing."""
        part = self.chance(errand.task.turns(missing, agents))
        return part * errand.worth - (1.0 - part) * self._loss

    def promises(self, agents: int, infos: int, purse: int) -> list[float]:
        """Value each mission of the seat as it stands."""
        return [self.promise_of(errand, errand.missing(agents, infos, purse), agents) for errand in self.errands]

    def promise(self, agents: int, infos: int, purse: int) -> float:
        """Value all missions of the seat as they stand."""
        return sum(self.promises(agents, infos, purse), 0.0)

    def after_placing(self, building: int, agents: int, infos: int, purse: int) -> float:
        """Value all missions once an agent was placed on a building: with what can be resolved or accepted there."""
        flag = self.state.flags[building]
        resolved = unresolved = 0.0
        for errand in self.errands:
            missing = errand.missing(agents, infos, purse)
            promise = self.promise_of(errand, missing, agents)
            unresolved += promise
            resolved += errand.worth if errand.task.flag == flag and not missing else promise
        best = max(resolved, unresolved)
        for advance, errand in self._offers.values():
            if errand.task.flag == flag:
                promise = self.promise_of(errand, errand.missing(agents, infos, purse), agents)
                best = max(best, unresolved + advance + promise)
        return best

    def accepting(self, place: int, agents: int, infos: int, purse: int) -> float:
        """Value accepting the mission from a place of the display, its advance payment included."""
        advance, errand = self._offers[place]
        promise = self.promise_of(errand, errand.missing(agents, infos, purse), agents)
        return self.promise(agents, infos, purse) + advance + promise

    def wanted_tiles(self, infos: int) -> list[float]:
        """Value for each info how much the missions want one tile more."""
        wanted = [0.0] * len(UNITS)
        for errand in self.errands:
            if errand.task.wants_tiles:
                missing = errand.missing(0, infos, 0)
                for kind, unit in enumerate(UNITS):
                    if missing > errand.missing(0, infos + unit, 0):
                        wanted[kind] += TILE_WANTED * max(0.0, errand.worth) / missing
        return wanted
