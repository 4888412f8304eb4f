"""Actions and draws in words and as data."""

from __future__ import annotations

from typing import Any

from tests.contract.faults.planting import found_by
from tests.contract.toy import ACTIONS, HAND, PASS, ToyGame, ToyState
from tradecraft.core.game import Chance


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
class TextIsNotReadBack(ToyGame):
    def action_text(self, state: ToyState, seat: int, action: int) -> str:
        return super().action_text(state, seat, action).upper()


@found_by("notation")
class TextNamesNoAction(ToyGame):
    def action_from_text(self, state: ToyState, seat: int, text: str) -> int:
        return ACTIONS.size if text.endswith(" x") else super().action_from_text(state, seat, text)


@found_by("notation")
class AnyTextIsAnAction(ToyGame):
    def action_from_text(self, state: ToyState, seat: int, text: str) -> int:
        return PASS if not text.strip() else super().action_from_text(state, seat, text)


@found_by("notation")
class DataWithoutVerb(ToyGame):
    def action_text(self, state: ToyState, seat: int, action: int) -> str:
        return " ".join(str(part) for part in super().action_data(state, seat, action).values())

    def action_data(self, state: ToyState, seat: int, action: int) -> dict[str, Any]:
        return {"verb": action}


@found_by("notation")
class DataNamesAnotherAction(ToyGame):
    def action_from_data(self, state: ToyState, seat: int, data: dict[str, Any]) -> int:
        action = super().action_from_data(state, seat, data)
        return 1 - action if action < HAND else action


@found_by("notation")
class AnyDataIsAnAction(ToyGame):
    def action_from_data(self, state: ToyState, seat: int, data: dict[str, Any]) -> int:
        return super().action_from_data(state, seat, data) if data else PASS


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


@found_by("notation")
class DrawsDoNotFitARecord(ToyGame):
    def draw_text(self, chance: Chance, drawn: list[int]) -> str:
        return super().draw_text(chance, drawn) + " "


@found_by("notation")
class DrawsAreNotReadBack(ToyGame):
    def draw_text(self, chance: Chance, drawn: list[int]) -> str:
        return super().draw_text(chance, drawn).replace("cards", "card")


@found_by("crash")
class CrashesOnNoise(ToyGame):
    def action_from_text(self, state: ToyState, seat: int, text: str) -> int:
        return PASS if text == "pass" else super().action_from_text(state, seat, "bid " + text.split(" ")[1])
