"""Draws, simultaneous choices, events, undo."""

from __future__ import annotations

from tests.contract.faults.planting import found_by
from tests.contract.toy import HAND, ToyGame, ToyState
from tradecraft.core.events import Event, only
from tradecraft.core.game import Chance


@found_by("chance")
class UnsortedPool(ToyState):
    def chance(self) -> Chance:
        return Chance("cards", self.drawn, self.pile[::-1], HAND, only(self.active))


@found_by("chance")
class DrawsAreMiscounted(ToyState):
    def chance(self) -> Chance:
        return Chance("cards", self.round - 1, self.pile, HAND, only(self.active))


@found_by("chance")
class AsksForMoreThanThereIs(ToyState):
    def chance(self) -> Chance:
        return Chance("cards", self.drawn, self.pile, len(self.pile) + 1, only(self.active))


@found_by("chance")
class DrawForASeatThatIsNotThere(ToyState):
    def chance(self) -> Chance:
        return Chance("cards", self.drawn, self.pile, HAND, only(self.players))


@found_by("chance")
class WantsSomethingElseEachTime(ToyState):
    asked = 0

    def chance(self) -> Chance:
        self.asked += 1
        return Chance("cards", self.drawn, self.pile, HAND - self.asked % 2, only(self.active))


@found_by("chance")
class AskingForDrawsCosts(ToyState):
    def chance(self) -> Chance:
        self.gifts[0] -= 1
        return super().chance()


@found_by("simultaneous")
class FirstBidderIsFavoured(ToyState):
    def apply_bid(self, seat: int, place: int) -> None:
        if len(self.deciders) == self.players:
            self.gifts[seat] += 1
        super().apply_bid(seat, place)


@found_by("simultaneous")
class BidNarrowsTheOthersChoice(ToyState):
    def legal(self, seat: int) -> tuple[int, ...]:
        legal = super().legal(seat)
        return legal[:1] if self.is_bidding() and any(self.bids) else legal


@found_by("simultaneous")
class BiddersWaitForEachOther(ToyState):
    def apply_bid(self, seat: int, place: int) -> None:
        super().apply_bid(seat, place)
        if self.is_bidding():
            self.deciders = self.deciders[:1] if 0 in self.bids else ()


@found_by("events")
class UnknownEvent(ToyState):
    def end(self, reason: str) -> None:
        super().end(reason)
        self.tell("fireworks")


@found_by("events", is_of_wrong_type=True)
class EventIsNotPlain(ToyState):
    def end(self, reason: str) -> None:
        super().end(reason)
        if self.log is not None:
            self.log[-1].data["scores"] = {0: 1}  # type: ignore[assignment]


@found_by("events")
class EventHidesItsKind(ToyState):
    def end(self, reason: str) -> None:
        super().end(reason)
        if self.log is not None:
            self.log[-1].data["kind"] = "surprise"


@found_by("events")
class EventForASeatThatIsNotThere(ToyState):
    def end(self, reason: str) -> None:
        super().end(reason)
        if self.log is not None:
            self.log.append(Event("ended", {}, only(self.players)))


@found_by("undo")
class ThirdMatchIsAnother(ToyGame):
    """The match and its repetition agree, but what is played a third time, to take a step back, does not."""

    matches = 0

    def new_state(self, players: int, options: dict[str, str]) -> ToyState:
        state = super().new_state(players, options)
        state.gifts[0] = self.matches // 2
        self.matches += 1
        return state
