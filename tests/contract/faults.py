"""Sealed bids, broken in one place at a time: what each check of the contract is there to find.

`FAULTS` holds the broken games, each with the name of the check that must find it, and its own name.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from tests.contract.toy import ACTIONS, HAND, PASS, ToyGame, ToyState, ToyView
from tradecraft.core.errors import Reason
from tradecraft.core.events import EVERYONE, Event, only
from tradecraft.core.game import CHANCE, DECIDE, OPEN, Chance, Outcome

FAULTS: list[tuple[str, str, Callable[[], ToyGame]]] = []

Broken = TypeVar("Broken", bound=type[ToyGame] | type[ToyState] | type[ToyView])


def found_by(check: str) -> Callable[[Broken], Broken]:
    """Add a broken game, or the game with a broken state or view, under the check that must find it."""

    def add(broken: Broken) -> Broken:
        def make() -> ToyGame:
            game = broken() if issubclass(broken, ToyGame) else ToyGame()
            if issubclass(broken, ToyState):
                game.state_class = broken
            elif issubclass(broken, ToyView):
                game.view_class = broken
            return game

        FAULTS.append((check, broken.__name__, make))
        return broken

    return add


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


@found_by("refusals")
class RefusalChangesTheState(ToyGame):
    def refusal(self, state: ToyState, seat: int, action: int) -> Reason | None:
        reason = super().refusal(state, seat, action)
        if reason is not None and reason.code == "not_asked_now":
            state.gifts[seat] -= 1
        return reason


@found_by("notation")
class TwoActionsOneText(ToyGame):
    def action_text(self, state: ToyState, seat: int, action: int) -> str:
        return "bid" if action < HAND else super().action_text(state, seat, action)

    def action_from_text(self, state: ToyState, seat: int, text: str) -> int:
        return 0 if text == "bid" else super().action_from_text(state, seat, text)


@found_by("notation")
class TextNamesAnotherAction(ToyGame):
    def action_from_text(self, state: ToyState, seat: int, text: str) -> int:
        action = super().action_from_text(state, seat, text)
        return 1 - action if action < HAND else action


@found_by("notation")
class TextDoesNotFitARecord(ToyGame):
    def action_text(self, state: ToyState, seat: int, action: int) -> str:
        return super().action_text(state, seat, action) + "\n"

    def action_from_text(self, state: ToyState, seat: int, text: str) -> int:
        return super().action_from_text(state, seat, text.strip())


@found_by("notation")
class DataNamesAnotherAction(ToyGame):
    def action_from_data(self, state: ToyState, seat: int, data: dict[str, Any]) -> int:
        action = super().action_from_data(state, seat, data)
        return 1 - action if action < HAND else action


@found_by("notation")
class AnyTextIsAnAction(ToyGame):
    def action_from_text(self, state: ToyState, seat: int, text: str) -> int:
        return PASS if not text.strip() else super().action_from_text(state, seat, text)


@found_by("notation")
class ReadingChangesTheState(ToyGame):
    def action_from_text(self, state: ToyState, seat: int, text: str) -> int:
        state.gifts[0] += 1
        return super().action_from_text(state, seat, text)


@found_by("notation")
class OrderOfDrawsIsLost(ToyGame):
    def draw_text(self, chance: Chance, drawn: list[int]) -> str:
        return super().draw_text(chance, sorted(drawn))


@found_by("notation")
class DrawsThatDoNotFit(ToyGame):
    def draw_from_text(self, chance: Chance, text: str) -> list[int]:
        return [int(word) for word in text.split(" ")[1:]]


@found_by("crash")
class CrashesOnNoise(ToyGame):
    def action_from_text(self, state: ToyState, seat: int, text: str) -> int:
        return PASS if text == "pass" else super().action_from_text(state, seat, "bid " + text.split(" ")[1])


@found_by("clone")
class ShallowClone(ToyState):
    def clone(self) -> ToyState:
        copy = super().clone()
        copy.kept = self.kept
        return copy


@found_by("clone")
class CloneForgets(ToyState):
    def clone(self) -> ToyState:
        copy = super().clone()
        copy.won = [0] * self.players
        return copy


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
class OpenViewForgets(ToyView):
    def __init__(self, state: ToyState, seat: int) -> None:
        super().__init__(state, seat)
        self.bids = tuple(None for _ in self.bids)
        self.hands = tuple(None for _ in self.hands)


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


@found_by("events")
class UnknownEvent(ToyState):
    def end(self, reason: str) -> None:
        super().end(reason)
        self.tell("fireworks")


@found_by("events")
class EventIsNotPlain(ToyState):
    def end(self, reason: str) -> None:
        super().end(reason)
        if self.log is not None:
            self.log[-1].data["scores"] = {0: 1}  # type: ignore[assignment]


@found_by("events")
class EventForASeatThatIsNotThere(ToyState):
    def end(self, reason: str) -> None:
        super().end(reason)
        if self.log is not None:
            self.log.append(Event("ended", {}, only(self.players)))


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


@found_by("record")
class DigestSaysNothing(ToyView):
    def data(self) -> dict[str, Any]:
        return {"seat": self.seat}


@found_by("undo")
class ThirdMatchIsAnother(ToyGame):
    """The match and its repetition agree, but what is played a third time, to take a step back, does not."""

    matches = 0

    def new_state(self, players: int, options: dict[str, str]) -> ToyState:
        state = super().new_state(players, options)
        state.gifts[0] = self.matches // 2
        self.matches += 1
        return state


@found_by("ending")
class NeverEnds(ToyState):
    def end(self, reason: str) -> None:
        self.pile, self.shown, self.kept = tuple(range(1, 21)), [], [[] for _ in self.kept]


@found_by("outcome")
class PointsDoNotAddUp(ToyState):
    def outcome(self) -> Outcome:
        honest = super().outcome()
        return Outcome(honest.reason, tuple(score + 1 for score in honest.scores), honest.breakdown, honest.ranking)


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


@found_by("crash")
class CrashesInTheEnd(ToyState):
    def outcome(self) -> Outcome:
        raise IndexError("there is no such seat")
