"""Pictures of positions: drawn from the view of a spectator, as valid PNG files."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from random import Random

import pytest

from tradecraft.core.chance import Dealer
from tradecraft.core.game import DECIDE, SPECTATOR, AnyGame, State
from tradecraft.core.registry import find_game
from tradecraft.core.sketch import DISC, Shape, Sketch, find_sketch
from tradecraft.server.transport.drawing import HEIGHT, LETTER_HEIGHT, LETTERS, STRIP, WIDTH, capitals, drawn

TABLES = [("vienna", 2, {}), ("vienna", 4, {"version": "advanced"}), ("war1955", 2, {"side": "short"})]


def positions(game: AnyGame, players: int, options: dict[str, str]) -> Iterator[State]:
    state: State = game.new_state(players, options)
    dealer, rng = Dealer("picture"), Random("picture")
    for _ in range(120):
        while state.waiting not in (DECIDE, 2):
            state.apply_chance(dealer.draw(state.chance()))
        if state.waiting != DECIDE:
            return
        yield state
        seat = state.deciders[0]
        state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize(("id", "players", "options"), TABLES)
def test_a_picture_shows_only_what_everybody_sees(id: str, players: int, options: dict[str, str]):
    game = find_game(id)
    rng = Random("twins")
    shown: set[str] = set()
    different = 0
    for state in positions(game, players, options):
        view = game.view(state, SPECTATOR)
        twin = game.resample(view, rng)
        different += twin.key() != state.key()
        picture = find_sketch(id, view)
        assert picture is not None
        assert picture == find_sketch(id, game.view(twin, SPECTATOR))
        shown.add(repr(picture))
    assert different > 30
    assert len(shown) > 10, "what happens on the board is seen"


def test_a_game_without_a_picture_has_none():
    game = find_game("vienna")
    assert find_sketch("no_such_game", game.view(game.new_state(2, {}), SPECTATOR)) is None


def points(png: bytes) -> tuple[list[bytes], list[bytes]]:
    """Read a PNG file as we write it; return its palette and its rows."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    parts: dict[bytes, bytes] = {}
    at = 8
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        name, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        assert struct.unpack(">I", png[at + 8 + size : at + 12 + size])[0] == zlib.crc32(name + data)
        parts[name] = data
        at += 12 + size
    assert struct.unpack(">IIBBBBB", parts[b"IHDR"]) == (WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    raw = zlib.decompress(parts[b"IDAT"])
    rows = [raw[start : start + WIDTH + 1] for start in range(0, len(raw), WIDTH + 1)]
    assert len(rows) == HEIGHT
    assert all(row[0] == 0 for row in rows)
    palette = [parts[b"PLTE"][place : place + 3] for place in range(0, len(parts[b"PLTE"]), 3)]
    return palette, [row[1:] for row in rows]


def test_shapes_become_points_of_their_colour():
    palette, rows = points(drawn(Sketch("ffffff", [Shape(DISC, (0.0, 0.0, 10.0), "ff0000")]), "ab"))
    colour = [palette[number].hex() for number in rows[(STRIP + HEIGHT) // 2]]
    assert colour[0] == colour[-1] == "ffffff"
    assert colour[WIDTH // 2] == "ff0000"
    assert len({*rows[STRIP // 2]}) == 2, "a strip with a title"


def test_a_title_is_the_first_that_fits_in_letters_there_are():
    assert all(len(bytes.fromhex(rows)) == LETTER_HEIGHT for rows in LETTERS.values())
    assert capitals("Zoë & 王: 1955") == "ZOE 1955"
    picture = Sketch("ffffff", [Shape(DISC, (0.0, 0.0, 10.0), "ff0000")])
    assert drawn(picture, "x" * 90, "short") == drawn(picture, "short")
