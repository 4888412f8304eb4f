"""The TypeScript types of the games: made from the schemas, and up to date."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Annotated, Literal, NotRequired, TypedDict

import pytest

from scripts.make_game_types import Writer, game_files
from scripts.make_wire_types import write_or_check
from tradecraft.core.registry import game_ids
from tradecraft.core.schema import EACH, OneOf, Schema, event

COINS = ("penny", "crown")
Coin = Annotated[str, OneOf(COINS)]
Side = Annotated[str, OneOf(("heads", "tails"))]


class Purse(TypedDict):
    """What somebody has."""

    coins: Annotated[dict[Coin, int], EACH]
    spent: dict[Coin, int]
    notes: NotRequired[list[str | None]]


class View(TypedDict):
    seat: int | None
    purses: list[Purse]
    stage: Literal["toss", "end"]


class Nothing(TypedDict):
    pass


def written() -> str:
    module = ModuleType("schema")
    vars(module).update(COINS=COINS, Coin=Coin, Side=Side)
    events = {"tossed": event("T1", seat=int, coin=Coin), "fell": event("", side=Side)}
    actions: dict[str, dict[str, object]] = {"toss": {"coin": Coin}, "stop": {}}
    schema = Schema(
        view=View, events=events, actions=actions, content=Nothing, position=Nothing, options={"toss": Purse}
    )
    return Writer(module).file(schema)


@pytest.mark.parametrize(
    "lines",
    [
        'export const COINS = ["penny", "crown"] as const;\nexport type Coin = (typeof COINS)[number];',
        'export type Side = "heads" | "tails";',
        "/** What somebody has. */\nexport interface Purse {\n  coins: Record<Coin, number>;\n"
        "  spent: Partial<Record<Coin, number>>;\n  notes?: (string | null)[];\n}",
        'export interface View {\n  seat: number | null;\n  purses: Purse[];\n  stage: "toss" | "end";\n}',
        '  toss: { do: "toss"; coin: Coin };\n  stop: { do: "stop" };',
        "export type Verb = keyof Actions;\nexport type Action = Actions[Verb];",
        'export interface Events {\n  tossed: { kind: "tossed"; seat: number; coin: Coin };',
        "export interface AnyEvent {\n  kind: EventKind;\n  seat?: number;\n  coin?: Coin;\n  side?: Side;\n}",
        "export interface OptionConsequences {\n  toss: Purse;\n}",
    ],
)
def test_a_declaration_becomes_types(lines: str):
    assert lines in written()


def test_what_has_no_type_in_typescript_is_refused():
    with pytest.raises(TypeError, match="has no type"):
        Writer(ModuleType("schema")).expression(set[int])


def test_every_game_has_up_to_date_types(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(sys, "argv", ["make_game_types", "--check"])
    files = game_files()
    assert {path.parent.name for path in files} == set(game_ids())
    assert write_or_check(files, "it") == 0
    assert "up to date" in capsys.readouterr().out


def test_a_stale_file_is_named_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "schema.ts"
    file.write_text("old", "utf-8")
    monkeypatch.setattr(sys, "argv", ["make_game_types", "--check"])
    assert write_or_check({file: "new"}, "make it") == 1
    assert capsys.readouterr().err == "schema.ts is out of date; run make it\n"
    assert file.read_text("utf-8") == "old"
    monkeypatch.setattr(sys, "argv", ["make_game_types"])
    assert write_or_check({file: "new"}, "make it") == 0
    assert file.read_text("utf-8") == "new"
