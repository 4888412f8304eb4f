"""The geometry of the board: every building and square has its place on the map."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import floor, hypot
from pathlib import Path
from typing import Any

import pytest

from tests.packs import own_packs_only, vienna_pack
from tradecraft.core.errors import BadOption
from tradecraft.core.registry import add_pack
from tradecraft.games.vienna.client import describe
from tradecraft.games.vienna.rules.content import GEOMETRY, PACKS, load
from tradecraft.games.vienna.rules.content_model import Content
from tradecraft.locales import Texts

MARGIN = 60
"""How far a building must be from the edge of the map."""
NEAREST = 150
"""How far two buildings must be from each other."""


DEFAULT: dict[str, Any] = PACKS.extra("", GEOMETRY)


def place(found: dict[str, Any], x: float, y: float) -> tuple[float, float]:
    """Return where a point of the grid lies on the map."""
    rows, columns = len(found["shifts"]), len(found["shifts"][0])
    column, row = floor(x), floor(y)

    def moved(axis: int) -> float:
        total = 0.0
        for down in (0, 1):
            for right in (0, 1):
                shift = found["shifts"][min(row + down, rows - 1)][min(column + right, columns - 1)][axis]
                weight = (x - column if right else 1 - x + column) * (y - row if down else 1 - y + row)
                total += shift * weight
        return total

    origin, pitch = found["origin"], found["pitch"]
    return origin["x"] + x * pitch["x"] + moved(0), origin["y"] + y * pitch["y"] + moved(1)


def problems(found: dict[str, Any], content: Content) -> list[str]:
    """List what does not fit the board."""
    rows = max(building.row for building in content.buildings)
    columns = max(building.col for building in content.buildings)
    if [len(row) for row in found["shifts"]] != [columns] * rows:
        return [f"the shifts are not {rows} rows of {columns}"]
    places = {building.id: place(found, building.col - 1, building.row - 1) for building in content.buildings}
    squares = {square.id: place(found, square.x, square.y) for square in content.squares}
    size = found["size"]
    outside = [
        f"{name} {id} is outside the map"
        for name, group in (("building", places), ("square", squares))
        for id, (x, y) in group.items()
        if not (MARGIN <= x <= size["x"] - MARGIN and MARGIN <= y <= size["y"] - MARGIN)
    ]
    near = [
        f"building {one} is too near to {other}"
        for one in places
        for other in places
        if one < other and hypot(places[one][0] - places[other][0], places[one][1] - places[other][1]) < NEAREST
    ]
    return outside + near


def test_everything_has_its_place_on_the_map():
    assert problems(DEFAULT, load()) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"shifts": [[[0, 0]] * 6] * 4}, "the shifts are not 5 rows of 6"),
        ({"size": {"x": 1100, "y": 1100}}, "building 6 is outside the map"),
        ({"origin": {"x": 128, "y": 10}}, "building 1 is outside the map"),
        ({"pitch": {"x": 100, "y": 203}}, "building 1 is too near to 2"),
    ],
)
def test_a_planted_fault_is_found(change: dict[str, Any], problem: str):
    assert problem in problems({**DEFAULT, **change}, load())


def test_clients_are_told_the_geometry():
    assert describe(Texts("en"))["geometry"] == DEFAULT


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    with own_packs_only():
        yield vienna_pack(tmp_path / "pack")


def test_a_pack_without_a_geometry_is_drawn_as_the_default_one(folder: Path):
    assert describe(Texts("en"), add_pack(folder)[1])["geometry"] == DEFAULT


def test_a_pack_with_a_geometry_is_drawn_by_it(folder: Path):
    wider = {**DEFAULT, "size": {"x": 2000, "y": 1200.5}}
    (folder / GEOMETRY).write_text(json.dumps(wider), "utf-8")
    _, name = add_pack(folder)
    assert describe(Texts("en"), name)["geometry"] == wider
    assert describe(Texts("en"))["geometry"] == DEFAULT


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"shifts": DEFAULT["shifts"][:-1]}, "5 rows of 6"),
        ({"shifts": [*DEFAULT["shifts"][:-1], [[0, 0]] * 5]}, "5 rows of 6"),
        ({"shifts": [*DEFAULT["shifts"][:-1], [0] * 6]}, "two numbers"),
        ({"shifts": 3}, "must be a list"),
        ({"size": {"x": "wide", "y": 1}}, "two numbers"),
        ({"size": {"x": True, "y": 1}}, "two numbers"),
        ({"pull": {"x": 1}}, "'y' is missing"),
        ({"scale": 2}, "'scale' is not known"),
    ],
)
def test_a_pack_with_an_unusable_geometry_is_refused(folder: Path, change: dict[str, Any], problem: str):
    (folder / GEOMETRY).write_text(json.dumps({**DEFAULT, **change}), "utf-8")
    with pytest.raises(BadOption) as refused:
        add_pack(folder)
    assert refused.value.reason.params["file"] == GEOMETRY
    assert problem in str(refused.value.reason.params["problem"])
