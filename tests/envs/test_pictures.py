"""Pictures of positions: valid SVG with the client's geometry, showing what a seat knows and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import tradecraft
from tests.envs.tables import TABLES, find_game, named, positions
from tradecraft.core.game import OPEN, SPECTATOR
from tradecraft.games.vienna.picture import KINDS, SIGNS, Layout, road
from tradecraft.games.vienna.rules.content import DEFAULT_PACK, GEOMETRY, PACKS
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS
from tradecraft.pictures import Picture, find_picture

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_seat_sees_the_same_picture_in_a_twin_world(table: tuple[str, int, dict[str, str]]):
    id, players, options = table
    game, rng = find_game(id), Random(3)
    seen = set()
    for number, state in enumerate(positions(game, players, options, "pictures")):
        if number % 10 == 0:
            for seat in (*range(players), SPECTATOR, OPEN):
                view = game.view(state, seat)
                picture = find_picture(game, view)
                assert picture is not None
                ElementTree.fromstring(picture)
                twin = game.view(game.resample(view, rng), seat)
                assert find_picture(game, twin) == picture
                seen.add(picture)
    assert len(seen) > 30


def test_notebooks_show_a_game_and_a_view_by_themselves():
    game = tradecraft.new("war1955", seed=1)
    assert game._repr_svg_() == game.svg()
    assert game.view(0)._repr_svg_() == game.svg(0) == game.view(0).svg()
    assert game.svg(0) != game.svg(1) != game.svg()
    hand = game.view(1).data["desks"][1]["hand"]
    words = re.findall(r">([^<]+)</text>", game.svg(1))
    for card in hand:
        country, value, action = re.fullmatch(r"([a-z_]+)_(\d)_?(\w*)", card).groups()  # type: ignore[union-attr]
        name = {"usa": "USA", "ussr": "USSR", "great_britain": "Gr. Britain"}.get(country, country.title())
        assert {name, value} <= set(words)
        assert action.replace("_", " ") in " ".join(words)


def test_a_game_without_pictures_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tradecraft.pictures.find_plugin", lambda *_: None)
    game = tradecraft.new("war1955", seed=1)
    assert game._repr_svg_() is None
    with pytest.raises(tradecraft.Refused, match="no pictures"):
        game.svg()


def test_the_map_lies_where_the_browser_draws_it():
    """What web/src/games/vienna/layout.ts makes of the pack's geometry: origin, pitch and shift of a crossing."""
    layout = Layout(PACKS.extra(DEFAULT_PACK, GEOMETRY))
    assert layout.at(0, 0) == (132, 174)
    assert layout.at(5, 4) == (128 + 5 * 213 - 6, 160 + 4 * 203 + 4)
    assert layout.at(0.5, 0) == (128 + 106.5 - 1, 163)
    assert road((0, 0), (100, 0), 0.1) == "M0.0 0.0Q50.0 10.0 100.0 0.0"


def test_information_and_bribes_have_the_signs_and_colours_of_the_browser():
    folder = ROOT / "web" / "src" / "games" / "vienna"
    signs = re.sub(r"'\s*\+\s*'", "", (folder / "signs.ts").read_text("utf-8"))
    colours = (folder / "shared.css").read_text("utf-8")
    assert set(SIGNS) == set(KINDS) == {*BRIBES, *INFOS}
    for name, paths in SIGNS.items():
        found = re.search(rf"\b{name}: {{(.*?)}},", signs, re.DOTALL)
        assert found
        assert re.findall(r"'(.*?)'", found[1]) == [path for path in paths if path]
        own = re.search(rf"--{name}: light-dark\((#\w+)|\.{name} {{\s*--info: light-dark\((#\w+)", colours)
        assert own
        assert KINDS[name] in own.groups()


def test_texts_cannot_break_out_of_a_picture():
    picture = Picture(10, 10, "<title>", "white")
    picture.text(1, 1, "</text><script>&", 3)
    root = ElementTree.fromstring(picture.svg())
    assert [one.text for one in root] == ["<title>", None, "</text><script>&"]
