"""The map of Vienna: the roads it draws lead to the right buildings."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.cli.running import ADVANCED, match_where
from tradecraft.core.game import OPEN
from tradecraft.games.vienna.rules.content_model import INFOS, SEALS, Content
from tradecraft.games.vienna.rules.lookups import lookups
from tradecraft.games.vienna.terminal.map import LARGE, SMALL, TALL_LARGE, TALL_SMALL, Map, Scale, width_of
from tradecraft.games.vienna.terminal.signs import Signs
from tradecraft.games.vienna.texts import ViennaTexts
from tradecraft.locales import Texts

UP, DOWN, LEFT, RIGHT = (0, -1), (0, 1), (-1, 0), (1, 0)
ARMS = {
    **dict.fromkeys("─╌", (LEFT, RIGHT)),
    **dict.fromkeys("│╎", (UP, DOWN)),
    "├": (UP, DOWN, RIGHT),
    "┤": (UP, DOWN, LEFT),
    "╰": (UP, RIGHT),
    "╯": (UP, LEFT),
    "╭": (DOWN, RIGHT),
    "╮": (DOWN, LEFT),
}
Place = tuple[int, int]
LOW, TALL = (SMALL, LARGE), (TALL_SMALL, TALL_LARGE)


def position(rounds: int, options: dict[str, str] | None = None) -> dict[str, Any]:
    match = match_where(lambda match: match.state.round == rounds, players=4, options=options)
    data: dict[str, Any] = match.game.view(match.state, OPEN).data()
    return data


def lines_of(content: Content, data: dict[str, Any], scale: Scale) -> list[str]:
    signs = Signs(ViennaTexts(Texts("en")), content, lines=True)
    text = Map(content, signs, data, scale).draw().plain
    return [line.ljust(width_of(content, scale)) for line in text.split("\n")]


def block_of(content: Content, lines: list[str], scale: Scale, number: int) -> list[str]:
    """Return the lines of a building's block."""
    building = content.buildings[number - 1]
    x, y = (building.col - 1) * scale.pitch, (building.row - 1) * scale.step
    return [line[x : x + scale.block] for line in lines[y : y + scale.lines]]


class Finger:
    """Follows roads on a drawn map."""

    def __init__(self, content: Content, lines: list[str], scale: Scale) -> None:
        self.lines = lines
        self.blocks: dict[Place, int] = {}
        for building in content.buildings:
            column = (building.col - 1) * scale.pitch
            line = (building.row - 1) * scale.step
            for x in range(scale.block):
                for y in range(scale.lines):
                    self.blocks[column + x, line + y] = building.id

    def at(self, place: Place) -> str:
        x, y = place
        return self.lines[y][x] if 0 <= y < len(self.lines) and 0 <= x < len(self.lines[y]) else " "

    def labels(self) -> Iterator[list[Place]]:
        """Yield the places of each label that is not part of a building."""
        for y, line in enumerate(self.lines):
            label: list[Place] = []
            for x, character in enumerate(f"{line} "):
                if character not in " " and character not in ARMS and (x, y) not in self.blocks:
                    label.append((x, y))
                elif label:
                    yield label
                    label = []

    def follow(self, label: list[Place]) -> set[int]:
        """Return the buildings that the roads from a label lead to."""
        reached: set[int] = set()
        seen: set[Place] = set(label)
        waiting = [(place, arm) for place in label for arm in (UP, DOWN, LEFT, RIGHT)]
        while waiting:
            (x, y), (dx, dy) = waiting.pop()
            place = (x + dx, y + dy)
            comes_from_road = self.at((x, y)) in ARMS
            if place in self.blocks:
                if comes_from_road:
                    reached.add(self.blocks[place])
            elif place not in seen and (-dx, -dy) in ARMS.get(self.at(place), ()):
                seen.add(place)
                waiting += [(place, arm) for arm in ARMS[self.at(place)]]
        return reached


@pytest.mark.parametrize("scale", [*LOW, *TALL])
def test_roads_lead_from_every_square_to_its_buildings(scale: Scale):
    content = lookups("vienna-1").content
    data = position(1)
    lines = lines_of(content, data, scale)
    finger = Finger(content, lines, scale)
    found = sorted(
        (lines[y][x : x + len(label)], sorted(finger.follow(label))) for label in finger.labels() for x, y in label[:1]
    )
    short = dict(zip(INFOS, ("fla", "gun", "cas", "mic", "sli"), strict=True))
    expected = sorted(
        (f"{square.value}{short[tile]}", [index + 1 for index in square.buildings])
        for square, tile in zip(content.squares, data["board"]["tiles"], strict=True)
    )
    assert len(expected) == 40
    assert found == expected


def test_a_road_to_the_wrong_building_would_be_noticed():
    content = lookups("vienna-1").content
    square = replace(content.squares[1], buildings=(0, 1, 6))
    wrong = replace(content, squares=(content.squares[0], square, *content.squares[2:]))
    finger = Finger(content, lines_of(wrong, position(1), SMALL), SMALL)
    assert {frozenset(finger.follow(label)) for label in finger.labels()} != {
        frozenset(index + 1 for index in one.buildings) for one in content.squares
    }


@pytest.mark.parametrize("scale", LOW)
def test_buildings_show_number_bribe_flag_and_everybody_on_them(scale: Scale):
    content = lookups("vienna-1").content
    data = position(1)
    data["board"]["third_man"] = 17
    for desk in data["desks"]:
        desk["agents"] = [17]
    block = " ".join(block_of(content, lines_of(content, data, scale), scale, 17))
    assert block.split()[:2] == ["17", "coff"]
    assert "FR" in block
    assert block.replace(" ", "").endswith("ABCD*")


@pytest.mark.parametrize("scale", TALL)
def test_buildings_show_seals_and_house_plates_in_the_advanced_game(scale: Scale):
    content = lookups("vienna-1").content
    data = position(1, ADVANCED)
    data["board"]["third_man"] = None
    lines = lines_of(content, data, scale)
    short = dict(zip(SEALS, ("nob", "rel", "adm", "cul", "sci"), strict=True))
    plates = 0
    for building in content.buildings:
        block = " ".join(block_of(content, lines, scale, building.id)).split()
        assert block[:2] == [str(building.id), ("choc", "wine", "mag", "coff", "toba")[building.colour]]
        seal = short[SEALS[building.seal]]
        assert (f"{seal}#{building.plate}" if building.plate else seal) in block
        plates += building.plate is not None
    assert plates == 10


@pytest.mark.parametrize("scale", TALL)
def test_a_feld_agent_has_a_sign_of_his_own_beside_the_letter(scale: Scale):
    content = lookups("vienna-1").content
    data = position(1, ADVANCED)
    data["board"]["third_man"] = None
    data["desks"][0] |= {"agents": [2, 9], "feld": {"building": 9, "unlocked": True}}
    data["desks"][2] |= {"agents": [9]}
    lines = lines_of(content, data, scale)
    assert block_of(content, lines, scale, 2)[2].split() == ["A"]
    assert block_of(content, lines, scale, 9)[2].replace(" ", "") == "A°C"


@pytest.mark.parametrize("scale", TALL)
def test_there_is_room_for_everybody_on_one_building(scale: Scale):
    content = lookups("vienna-1").content
    data = position(1, ADVANCED)
    data["board"]["third_man"] = 2
    for desk in data["desks"]:
        desk |= {"agents": [2], "feld": {"building": 2, "unlocked": True}}
    block = block_of(content, lines_of(content, data, scale), scale, 2)
    assert block[2].replace(" ", "") == "A°B°C°D°"
    assert "*" in "".join(block[:2])
    assert "cul#A" in block[1]


def test_roads_of_squares_without_a_tile_are_broken():
    content = lookups("vienna-1").content
    data = position(1)
    assert not set("╌╎") & set("".join(lines_of(content, data, SMALL)))
    data["board"]["tiles"][19] = None
    line = lines_of(content, data, SMALL)[10]
    assert line.startswith("13 toba ╌╌·╌╌╌14 wine")


def test_the_map_is_there_before_the_squares_are_filled():
    content = lookups("vienna-1").content
    data = position(1)
    data["board"]["tiles"] = []
    assert "·" in "".join(lines_of(content, data, SMALL))
