"""Clones, views, and states made from views."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.contract.faults.planting import found_by
from tests.contract.toy import ToyGame, ToyState, ToyView


@found_by("clone")
class ShallowClone(ToyState):
    def clone(self) -> ToyState:
        copy = super().clone()
        copy.kept = self.kept
        return copy


@found_by("clone")
class CloneTakesItsTime(ToyState):
    """A clone copies a list only when it changes it itself, not when the original does."""

    is_clone = False

    def clone(self) -> ToyState:
        copy = super().clone()
        copy.won = self.won
        vars(copy)["is_clone"] = True
        return copy

    def show_bids(self) -> None:
        if self.is_clone:
            self.won = self.won[:]
        super().show_bids()


@found_by("clone")
class CloneForgets(ToyState):
    def clone(self) -> ToyState:
        copy = super().clone()
        copy.won = [0] * self.players
        return copy


@found_by("clone")
class CloneForgetsWhatTheKeyLacks(ToyGame):
    """The state has something that its views show, but neither its key nor its clones have."""

    class Moody(ToyState):
        mood = 0

        def apply_chance(self, drawn: list[int]) -> None:
            super().apply_chance(drawn)
            self.mood += 1

    class MoodyView(ToyView):
        def __init__(self, state: ToyState, seat: int) -> None:
            super().__init__(state, seat)
            self.mood = getattr(state, "mood", 0)

        def data(self) -> dict[str, Any]:
            return {**super().data(), "mood": self.mood}

    state_class = Moody
    view_class = MoodyView


@found_by("clone")
class CloneKeepsTheLog(ToyState):
    def clone(self) -> ToyState:
        copy = super().clone()
        copy.log = self.log
        return copy


@found_by("log")
class RulesHangOnTheLog(ToyState):
    def apply_gift(self, seat: int, other: int) -> None:
        if self.log is not None:
            self.won[seat] += 1
        super().apply_gift(seat, other)


@found_by("key")
class SomethingIsNotInTheKey(ToyState):
    def __init__(self, players: int, options: dict[str, str]) -> None:
        super().__init__(players, options)
        self.generosity = 1

    def copy_to(self, copy: ToyState) -> None:
        super().copy_to(copy)
        vars(copy)["generosity"] = self.generosity

    def apply_gift(self, seat: int, other: int) -> None:
        self.won[seat] += self.generosity
        self.generosity += 1
        super().apply_gift(seat, other)


@found_by("views")
class ViewIsNotPlain(ToyView):
    def data(self) -> dict[str, Any]:
        return {**super().data(), "shown": self.shown}


@found_by("views")
class ViewCannotBeWritten(ToyView):
    def data(self) -> dict[str, Any]:
        return {**super().data(), "shown": set(self.shown)}


@found_by("views")
class ViewsDiffer(ToyGame):
    class CountingView(ToyView):
        made = 0

        def __init__(self, state: ToyState, seat: int) -> None:
            super().__init__(state, seat)
            type(self).made += 1
            self.number = self.made

        def key(self) -> tuple[Any, ...]:
            return (*super().key(), self.number)

    view_class = CountingView


@found_by("views")
class PackedViewForgets(ToyView):
    def fields(self) -> tuple[str, ...]:
        return tuple(name for name in super().fields() if name != "shown")


@found_by("views")
class PackedViewCannotBeWritten(ToyView):
    def pack(self) -> list[Any]:
        return [*super().pack()[:-1], {*self.shown}]


@found_by("resample")
class PackedViewTellsMore(ToyView):
    """What is sent to the process of a bot holds a hand that the seat does not see."""

    def __init__(self, state: ToyState, seat: int) -> None:
        super().__init__(state, seat)
        self.all_hands = tuple(state.hands)

    def fields(self) -> tuple[str, ...]:
        return (*super().fields(), "all_hands")


@found_by("views")
class ViewFollowsTheState(ToyView):
    def __init__(self, state: ToyState, seat: int) -> None:
        super().__init__(state, seat)
        self.state = state

    def data(self) -> dict[str, Any]:
        return {**super().data(), "drawn": self.state.drawn}


@found_by("views")
class ViewChangesTheState(ToyGame):
    def view(self, state: ToyState, seat: int) -> ToyView:
        view = super().view(state, seat)
        if seat >= 0:
            state.won[seat] += 1
        return view


@found_by("views")
class ViewOfSomebodyElse(ToyGame):
    def view(self, state: ToyState, seat: int) -> ToyView:
        return super().view(state, (seat + 1) % state.players if seat >= 0 else seat)


@found_by("resample")
class ResampleDealsTooFewCards(ToyGame):
    def resample(self, view: ToyView, rng: Random) -> ToyState:
        state = super().resample(view, rng)
        for seat, kept in enumerate(view.kept):
            if kept is None:
                state.kept[seat] = state.kept[seat][1:]
        return state


@found_by("resample")
class ResampleHasItsOwnRandomNumbers(ToyGame):
    resampled = 0

    def resample(self, view: ToyView, rng: Random) -> ToyState:
        self.resampled += 1
        return super().resample(view, Random(self.resampled))


@found_by("resample")
class ResampleLogs(ToyGame):
    def resample(self, view: ToyView, rng: Random) -> ToyState:
        state = super().resample(view, rng)
        state.log = []
        return state


@found_by("resample")
class OpenViewForgets(ToyView):
    def __init__(self, state: ToyState, seat: int) -> None:
        super().__init__(state, seat)
        self.bids = tuple(None for _ in self.bids)
        self.hands = tuple(None for _ in self.hands)


@found_by("resample")
class ViewLacksWhoIsNext(ToyView):
    def __init__(self, state: ToyState, seat: int) -> None:
        super().__init__(state, seat)
        waiting, deciders, round_number, _, drawn, end_reason = self.moment
        self.moment = (waiting, deciders, round_number, 0, drawn, end_reason)


@found_by("resample")
class ViewLacksWhatNarrowsTheChoice(ToyState):
    generous = False

    def copy_to(self, copy: ToyState) -> None:
        super().copy_to(copy)
        vars(copy)["generous"] = self.generous

    def show_bids(self) -> None:
        super().show_bids()
        self.generous = True

    def legal(self, seat: int) -> tuple[int, ...]:
        legal = super().legal(seat)
        return legal[:-1] if self.generous and not self.is_bidding() else legal


@found_by("resample")
class ViewLacksWhatIsAsked(ToyGame):
    class Formal(ToyState):
        formal = False

        def copy_to(self, copy: ToyState) -> None:
            super().copy_to(copy)
            vars(copy)["formal"] = self.formal

        def apply_chance(self, drawn: list[int]) -> None:
            super().apply_chance(drawn)
            self.formal = True

    state_class = Formal

    def decision(self, state: ToyState, seat: int) -> str:
        return "sealed_bid" if getattr(state, "formal", False) else super().decision(state, seat)
