"""What a seat must not learn."""

from __future__ import annotations

from typing import Any

from tests.contract.faults.planting import found_by
from tests.contract.toy import ToyGame, ToyState, ToyView
from tradecraft.core.errors import Reason
from tradecraft.core.events import EVERYONE, Event, only
from tradecraft.core.game import OPEN


@found_by("secrecy")
class DrawIsToldToEveryone(ToyState):
    def tell_seat(self, seat: int, kind: str, **data: Any) -> None:
        if self.log is not None:
            self.log.append(Event(kind, {"seat": seat, **data}, EVERYONE))


@found_by("secrecy")
class BidIsToldToTheNextSeat(ToyState):
    def tell_seat(self, seat: int, kind: str, **data: Any) -> None:
        super().tell_seat(seat, kind, **data)
        if self.log is not None and kind == "own_bid":
            neighbour = (seat + 1) % self.players
            self.log.append(Event(kind, {"seat": seat, **data}, only(neighbour)))


@found_by("secrecy")
class ViewShowsAHiddenCard(ToyView):
    def __init__(self, state: ToyState, seat: int) -> None:
        super().__init__(state, seat)
        self.leak = max((card for hand in state.hands for card in hand), default=0)

    def key(self) -> tuple[Any, ...]:
        return (*super().key(), self.leak)

    def data(self) -> dict[str, Any]:
        return {**super().data(), "leak": self.leak}


@found_by("secrecy")
class ViewShowsEverything(ToyView):
    """The worse leak: the states made from the view agree with what it should not show."""

    def __init__(self, state: ToyState, seat: int) -> None:
        super().__init__(state, OPEN)
        self.seat = seat


@found_by("secrecy")
class RefusalTellsAHiddenCard(ToyGame):
    def refusal(self, state: ToyState, seat: int, action: int) -> Reason | None:
        reason = super().refusal(state, seat, action)
        if reason is None or reason.code != "not_asked_now":
            return reason
        best = max(card for hand in (*state.hands, (0,)) for card in hand)
        return Reason(reason.code, reason.rule, {"best": best})
