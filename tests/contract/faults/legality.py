"""What a game offers and what it refuses."""

from __future__ import annotations

from tests.contract.faults.planting import found_by
from tests.contract.toy import ACTIONS, PASS, ToyGame, ToyState
from tradecraft.core.errors import Reason
from tradecraft.core.game import CHANCE, DECIDE


@found_by("waiting")
class WaitsForNothing(ToyState):
    def end_round(self) -> None:
        super().end_round()
        self.waiting = 7


@found_by("waiting")
class NobodyDecides(ToyState):
    def show_bids(self) -> None:
        super().show_bids()
        if self.waiting == DECIDE:
            self.deciders = ()


@found_by("waiting")
class DecidersDuringChance(ToyState):
    def end_round(self) -> None:
        winner = self.deciders
        super().end_round()
        if self.waiting == CHANCE:
            self.deciders = winner or (0,)


@found_by("waiting")
class DecidersOutOfOrder(ToyState):
    def apply_chance(self, drawn: list[int]) -> None:
        super().apply_chance(drawn)
        self.deciders = self.deciders[::-1]


@found_by("legal_actions")
class NothingToDo(ToyState):
    def legal(self, seat: int) -> tuple[int, ...]:
        return super().legal(seat) if self.is_bidding() else ()


@found_by("legal_actions")
class UnsortedActions(ToyState):
    def legal(self, seat: int) -> tuple[int, ...]:
        return super().legal(seat)[::-1]


@found_by("legal_actions")
class RepeatedAction(ToyState):
    def legal(self, seat: int) -> tuple[int, ...]:
        legal = super().legal(seat)
        return (legal[0], *legal)


@found_by("legal_actions")
class ActionOutsideTheSpace(ToyState):
    def legal(self, seat: int) -> tuple[int, ...]:
        return (*super().legal(seat), ACTIONS.size)


@found_by("legal_actions")
class ChangesItsMind(ToyState):
    asked = 0

    def legal(self, seat: int) -> tuple[int, ...]:
        self.asked += 1
        return super().legal(seat)[: 1 + self.asked % 2]


@found_by("legal_actions")
class DecisionWithoutKind(ToyGame):
    def decision(self, state: ToyState, seat: int) -> str:
        return ""


@found_by("refusals")
class RefusesALegalAction(ToyGame):
    def refusal(self, state: ToyState, seat: int, action: int) -> Reason | None:
        return super().refusal(state, seat, action) or (Reason("not_asked_now", "T3") if action == PASS else None)


@found_by("refusals")
class AllowsAnIllegalAction(ToyGame):
    def refusal(self, state: ToyState, seat: int, action: int) -> Reason | None:
        reason = super().refusal(state, seat, action)
        return None if reason is not None and reason.code == "cannot_give_to_self" else reason


@found_by("refusals")
class AllowsWhoeverIsNotAsked(ToyGame):
    def refusal(self, state: ToyState, seat: int, action: int) -> Reason | None:
        reason = super().refusal(state, seat, action)
        return None if reason is not None and reason.code == "not_your_turn" else reason


@found_by("refusals")
class AllowsActionsAfterTheEnd(ToyGame):
    def refusal(self, state: ToyState, seat: int, action: int) -> Reason | None:
        reason = super().refusal(state, seat, action)
        return None if reason is not None and reason.code == "game_over" else reason


@found_by("refusals")
class UnknownReasonCode(ToyGame):
    def refusal(self, state: ToyState, seat: int, action: int) -> Reason | None:
        reason = super().refusal(state, seat, action)
        return reason and Reason("because", reason.rule)


@found_by("refusals")
class RefusalWithoutRule(ToyGame):
    def refusal(self, state: ToyState, seat: int, action: int) -> Reason | None:
        reason = super().refusal(state, seat, action)
        return reason and Reason(reason.code)


@found_by("refusals", is_of_wrong_type=True)
class RefusalWithAList(ToyGame):
    def refusal(self, state: ToyState, seat: int, action: int) -> Reason | None:
        reason = super().refusal(state, seat, action)
        if reason is not None:
            reason.params["legal"] = [1, 2]  # type: ignore[assignment]
        return reason


@found_by("refusals")
class RefusalChangesTheState(ToyGame):
    def refusal(self, state: ToyState, seat: int, action: int) -> Reason | None:
        reason = super().refusal(state, seat, action)
        if reason is not None and reason.code == "not_asked_now":
            state.gifts[seat] -= 1
        return reason
