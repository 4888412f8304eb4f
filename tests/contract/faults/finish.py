"""How a match ends, and what it leaves behind."""

from __future__ import annotations

import random
from random import Random
from typing import Any

from tests.contract.faults.flow import ThirdMatchIsAnother
from tests.contract.faults.planting import NEVER, found_by
from tests.contract.toy import ToyGame, ToyState, ToyView
from tradecraft.core.game import Outcome


@found_by("ending")
class NeverEnds(ToyState):
    def end(self, reason: str) -> None:
        self.pile, self.shown, self.kept = tuple(range(1, 21)), [], [[] for _ in self.kept]


@found_by("determinism")
class RollsItsOwnDice(ToyState):
    def end_round(self) -> None:
        random.random()
        super().end_round()


@found_by("determinism")
class RemembersAnEarlierMatch(ToyGame):
    matches = 0

    def new_state(self, players: int, options: dict[str, str]) -> ToyState:
        state = super().new_state(players, options)
        state.gifts[0] = min(self.matches, 1)
        self.matches += 1
        return state


@found_by("determinism")
class EventsRememberAnEarlierMatch(ToyGame):
    class Numbered(ToyState):
        number = 0

        def end(self, reason: str) -> None:
            super().end(f"{reason}")
            self.tell("ended", reason=reason, number=self.number)

    state_class = Numbered
    matches = 0

    def new_state(self, players: int, options: dict[str, str]) -> ToyState:
        state = super().new_state(players, options)
        vars(state)["number"] = self.matches
        self.matches += 1
        return state


@found_by("record")
class DigestSaysNothing(ToyView):
    def data(self) -> dict[str, Any]:
        return {"seat": self.seat}


@found_by("record", every=NEVER)
class EventsOfAReplayDiffer(EventsRememberAnEarlierMatch):
    """The match and its repetition tell the same, but what is played a third time, from its record, does not."""

    def new_state(self, players: int, options: dict[str, str]) -> ToyState:
        state = super().new_state(players, options)
        vars(state)["number"] = (self.matches - 1) // 2
        return state


@found_by("record", every=NEVER)
class ReplayLeadsElsewhere(ThirdMatchIsAnother):
    """The digest shows it: the record cannot be replayed."""


@found_by("record", every=NEVER)
class ReplayDiffersInside(ToyGame):
    """The digest does not show it: only the key of the state differs."""

    class Marked(ToyState):
        mark = 0

        def copy_to(self, copy: ToyState) -> None:
            super().copy_to(copy)
            vars(copy)["mark"] = self.mark

        def key(self) -> tuple[Any, ...]:
            return (*super().key(), self.mark)

    state_class = Marked
    matches = 0

    def new_state(self, players: int, options: dict[str, str]) -> ToyState:
        state = super().new_state(players, options)
        vars(state)["mark"] = self.matches // 2
        self.matches += 1
        return state

    def unpack_view(self, players: int, options: dict[str, str], seat: int, packed: list[Any]) -> ToyView:
        matches = self.matches
        view = super().unpack_view(players, options, seat, packed)
        self.matches = matches
        return view

    def resample(self, view: ToyView, rng: Random) -> ToyState:
        state = super().resample(view, rng)
        vars(state)["mark"] = (self.matches - 1) // 2
        return state


@found_by("outcome")
class PointsDoNotAddUp(ToyState):
    def outcome(self) -> Outcome:
        honest = super().outcome()
        return Outcome(honest.reason, tuple(score + 1 for score in honest.scores), honest.breakdown, honest.ranking)


@found_by("outcome")
class ScoreOfASeatIsMissing(ToyState):
    def outcome(self) -> Outcome:
        honest = super().outcome()
        return Outcome(honest.reason, honest.scores[1:], honest.breakdown, honest.ranking)


@found_by("outcome")
class LoserWins(ToyState):
    def outcome(self) -> Outcome:
        honest = super().outcome()
        places = tuple(self.players + 1 - place for place in honest.ranking)
        return Outcome(honest.reason, honest.scores, honest.breakdown, places)


@found_by("outcome")
class PlacesHaveAHole(ToyState):
    def outcome(self) -> Outcome:
        honest = super().outcome()
        places = tuple(2 * place - 1 for place in honest.ranking)
        return Outcome(honest.reason, honest.scores, honest.breakdown, places)


@found_by("outcome")
class UnknownEndReason(ToyState):
    def end(self, reason: str) -> None:
        super().end("boredom")


@found_by("outcome")
class OutcomeCosts(ToyState):
    def outcome(self) -> Outcome:
        self.gifts[0] += 1
        return super().outcome()


@found_by("crash")
class CrashesInTheEnd(ToyState):
    def outcome(self) -> Outcome:
        raise IndexError("there is no such seat")
