"""The writer of rows: its C form writes what the plain form writes, and neither writes outside."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from array import array
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from scripts import compile_engine
from tests.envs.tables import TABLES, find_game, named, positions
from tradecraft import engine
from tradecraft.core.observation import (
    Observer,
    Values,
    choice,
    choices,
    counts,
    find_observer,
    members,
    number,
    numbers,
    packed,
    places,
)

FILE = engine.PACKAGE / "envs" / "rows.py"


def load_plain() -> ModuleType:
    spec = importlib.util.spec_from_file_location("plain_rows", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def native(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """Compile rows.c by itself, so that it is tested whether the engine is compiled or not."""
    folder = tmp_path_factory.mktemp("rows")
    if not compile_engine.can_compile(folder):
        pytest.skip("there is no C compiler with the headers of this Python")
    built, library = folder / "rows.o", folder / f"rows{EXTENSION_SUFFIXES[0]}"
    flags = ["-O2", "-Wall", "-Wextra", "-Werror"]
    compile_engine.run(compile_engine.compile_command(FILE.with_suffix(".c"), built, [], flags))
    compile_engine.run([*compile_engine.compiler(), "-shared", str(built), "-o", str(library)])
    loader = ExtensionFileLoader("rows", str(library))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("rows", loader))  # type: ignore[arg-type]
    loader.exec_module(module)
    assert module.IS_NATIVE
    return module


PLAIN = load_plain()


def buffers(observer: Observer, actions: int, rows: int) -> tuple[array[float], bytearray, bytearray]:
    """Return buffers full of rubbish, which has to be gone afterwards."""
    return array("f", [9.0] * observer.size * rows), bytearray(b"\7" * actions * rows), bytearray(rows)


def writer(module: ModuleType, observer: Observer, actions: int, held: tuple[Any, ...]) -> Any:
    return module.Rows(observer.layout(), observer.size, actions, *held)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_both_forms_write_the_same(native: ModuleType, table: tuple[str, int, dict[str, str]]):
    id, players, options = table
    game = find_game(id)
    observer = find_observer(game, players, options)
    plain_held, native_held = (buffers(observer, game.actions.size, 3) for _ in range(2))
    plain = writer(PLAIN, observer, game.actions.size, plain_held)
    fast = writer(native, observer, game.actions.size, native_held)
    rng, compared = Random(5), 0
    for state in positions(game, players, options, "rows"):
        row, seat = rng.randrange(3), rng.randrange(players)
        values = observer.read(state, seat)
        legal = state.legal(seat) if seat in state.deciders else ()
        for one in (plain, fast):
            one.write(row, seat, values, legal)
        own = slice(row * observer.size, (row + 1) * observer.size)
        assert plain_held[0][own] == native_held[0][own] == observer.flat(values)
        assert plain_held[1:] == native_held[1:]
        compared += 1
    assert compared > 100


SMALL = Observer(
    0,
    [
        number("number", 4, "", "", -4),
        numbers("numbers", ("a", "b"), 10, "", ""),
        choice("choice", ("a", "b", "c"), "", "", 1),
        choices("choices", 3, ("a", "b"), "", ""),
        counts("counts", ("a", "b"), 3, 5, "", ""),
        counts("several", ("a", "b"), 3, 5, "", "", 1),
        places("places", ("a", "b"), 2, "", "", 1),
        members("members", ("a", "b", "c"), "", ""),
        packed("packed", ("a", "b", "c"), 30, 100, "", ""),
    ],
)
GOOD: list[object] = [
    -9,
    [3, 99],
    2,
    ((1, 0, 1), 0b101),
    [1, 0, 1],
    [(), (2, 0, 1), [2]],
    (0, 2),
    0b110,
    200 << 30 | 3,
]
WRITTEN = [-1, 0.3, 1, 0, 1, 0, 0, 1, 0, 0, 0, 1, 1, 2, 1, 2, 0, 1, 0, 1, 1, 0.03, 1, 0]


def changed(place: int, value: object) -> Values:
    """Return good values but for one, in three groups, one of which is empty."""
    values = [*GOOD[:place], value, *GOOD[place + 1 :]]
    return [values[:2], [], values[2:]]


def groups() -> Values:
    """Return good values."""
    return changed(0, GOOD[0])


@pytest.mark.parametrize(
    ("values", "legal"),
    [
        (groups()[:2], ()),
        ([*groups(), [0]], ()),
        ([GOOD[0], *groups()], ()),
        (changed(4, [2]), ()),
        (changed(4, ["a"]), ()),
        (changed(4, 7), ()),
        (changed(5, [(), (3,)]), ()),
        (changed(5, [(), 1]), ()),
        (changed(5, [(), ("a",)]), ()),
        (changed(1, [1, 2, 3]), ()),
        (changed(2, 4), ()),
        (changed(3, (2, 0, 0)), ()),
        (changed(3, ((0, 0, 2), 0b100)), ()),
        (changed(3, (0, 0, 0, 0)), ()),
        (changed(6, (3,)), ()),
        (changed(0, "x"), ()),
        (changed(8, 1 << 63), ()),
        (groups(), (5,)),
        (groups(), (-1,)),
    ],
)
def test_the_c_form_refuses_what_does_not_fit(native: ModuleType, values: Values, legal: tuple[int, ...]):
    held = buffers(SMALL, 5, 2)
    rows = writer(native, SMALL, 5, held)
    with pytest.raises((TypeError, ValueError, IndexError, OverflowError)):
        rows.write(0, 0, values, legal)
    assert list(held[0][SMALL.size :]) == [9.0] * SMALL.size
    assert held[1][5:] == b"\7" * 5


@pytest.mark.parametrize("row", [2, -1])
def test_the_c_form_refuses_a_row_that_is_not_there(native: ModuleType, row: int):
    rows = writer(native, SMALL, 5, buffers(SMALL, 5, 2))
    with pytest.raises(IndexError):
        rows.write(row, 0, groups(), ())


def test_every_kind_of_field_is_written_as_it_says_and_what_is_beyond_its_range_is_cut_off(native: ModuleType):
    for module in (PLAIN, native):
        held = buffers(SMALL, 5, 1)
        writer(module, SMALL, 5, held).write(0, 1, groups(), (0, 3))
        assert list(held[0]) == list(SMALL.flat(groups())) == list(array("f", WRITTEN))
        assert bytes(held[1]) == b"\1\0\0\1\0"
        assert bytes(held[2]) == b"\1"


def test_the_actions_of_a_row_can_be_read_back(native: ModuleType):
    for module in (PLAIN, native):
        rows = writer(module, SMALL, 300, buffers(SMALL, 300, 2))
        for row, legal in ((0, (0, 3, 256, 257, 299)), (1, ()), (1, (7,))):
            rows.write(row, 0, groups(), legal)
            assert rows.marked(row) == list(legal)
    with pytest.raises(IndexError):
        rows.marked(2)


class Slotted:
    """A state as the compiled engine has them: its values lie in slots."""

    __slots__ = ("hands", "pile", "tokens", "unset")

    def __init__(self, size: int) -> None:
        self.hands = [tuple(range(250, 250 + size)), None, 7, [1]][:size]
        self.pile = tuple(range(size))
        self.tokens = self.pile


def test_following_states_of_any_kind_changes_nothing_of_what_is_written(native: ModuleType):
    count = 12
    states: list[Any] = [Slotted(n) for n in range(9)] + [object(), 3, Slotted(30)]
    held, followed = (buffers(SMALL, 5, count) for _ in range(2))
    plain, fast = writer(native, SMALL, 5, held), writer(native, SMALL, 5, followed)
    fast.follow(states)
    before = sys.getrefcount(states[0])
    for turn in range(3):
        for row in range(count):
            for one in (plain, fast):
                one.write(row, turn, groups(), (turn,))
            if isinstance(states[row], Slotted):
                states[row].hands, states[row].pile = [], ()
    assert held == followed
    after = sys.getrefcount(states[0])
    assert before == after
    states.clear()
    fast.write(0, 0, groups(), ())
    with pytest.raises(TypeError):
        fast.follow(tuple(states))


def test_numbers_beyond_the_small_ones_are_written_as_they_are(native: ModuleType):
    labels = tuple(f"{n}" for n in range(700))
    observer = Observer(
        0, [choice("c", labels, "", "", 3), counts("n", labels, 9, 9, "", "", -2), number("x", 10**6, "", "", -(10**6))]
    )
    for value in (-3, -2, -1, 0, 2, 3, 4, 255, 256, 257, 300, 697):
        held = buffers(observer, 1, 1)
        values: Values = [[value, [value, value], value * 1000]]
        writer(native, observer, 1, held).write(0, 0, values, ())
        assert held[0] == observer.flat(values)
    for value in (-1 << 63, 1 << 62, 1 << 70, 703):
        with pytest.raises((IndexError, OverflowError)):
            writer(native, observer, 1, held).write(0, 0, [[0, [value], 0]], ())


def test_buffers_of_other_sizes_are_refused(native: ModuleType):
    observations, masks, seats = buffers(SMALL, 5, 2)
    for module in (PLAIN, native):
        for held in (
            (observations, masks, bytearray(3)),
            (observations[1:], masks, seats),
            (observations, masks[1:], seats),
        ):
            with pytest.raises(ValueError, match="rows"):
                writer(module, SMALL, 5, held)
        with pytest.raises((TypeError, BufferError)):
            writer(native, SMALL, 5, (bytes(observations), masks, seats))


def test_a_layout_that_leaves_its_row_is_refused(native: ModuleType):
    held = buffers(SMALL, 5, 2)
    layout = ((0, SMALL.size, 1, 0, 1, 1, 0, 0, 1),)
    with pytest.raises(ValueError, match="does not fit"):
        native.Rows(layout, SMALL.size, 5, *held)


def test_writing_leaks_no_memory(native: ModuleType):
    rows = writer(native, SMALL, 5, buffers(SMALL, 5, 2))
    values = groups()
    rows.write(0, 0, values, (1,))
    before = [sys.getrefcount(value) for value in GOOD]
    for _ in range(1000):
        rows.write(0, 0, values, (1,))
    assert [sys.getrefcount(value) for value in GOOD] == before


def test_the_compiled_engine_uses_the_c_form():
    if engine.reason_for_plain(engine.PACKAGE, engine.FOLDER):
        pytest.skip("the engine is not compiled")
    script = "import tradecraft.envs.rows as rows; print(rows.IS_NATIVE)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
    assert Path(engine.FOLDER).is_dir()
