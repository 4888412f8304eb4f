"""Observations: their three forms agree, stay in range, and contain what a seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from tests.contract.toy import TOY
from tests.envs.tables import TABLES, find_game, named, positions
from tradecraft.core.errors import BadOption, Fault
from tradecraft.core.game import State
from tradecraft.core.observation import (
    CHOICES,
    COUNTS,
    MEMBERS,
    NUMBER,
    Observer,
    Values,
    choice,
    choices,
    counts,
    find_observer,
    members,
    number,
    numbers,
    observation_version,
    packed,
    places,
)
from tradecraft.locales.rules_pages import load_rules_page

Table = tuple[str, int, dict[str, str]]
EVERY_TABLE = pytest.mark.parametrize("table", TABLES, ids=named)


def forms(observer: Observer, state: State, seat: int) -> tuple[Any, ...]:
    values = observer.read(state, seat)
    return bytes(observer.flat(values)), observer.tokens(values), observer.dictionary(values)


@EVERY_TABLE
def test_a_seat_observes_the_same_in_a_twin_world(table: Table, record_property: Callable[[str, object], None]):
    id, players, options = table
    game, observer, rng = find_game(id), find_observer(find_game(id), players, options), Random(named(table))
    compared = 0
    for state in positions(game, players, options, "twins"):
        for seat in range(players):
            twin = game.resample(game.view(state, seat), rng)
            assert forms(observer, twin, seat) == forms(observer, state, seat), f"seat {seat} in {state}"
            compared += 1
    assert compared > 200
    record_property("trials", f"twin observations of {named(table)}: {compared}")


class Leaky(Observer):
    """Shows in one field what another seat holds."""

    def __init__(self, inner: Observer, field: str, secret: str) -> None:
        super().__init__(inner.version, list(inner.fields))
        self.inner, self.secret = inner, secret
        self.place = [one.name for one in inner.fields].index(field)

    def read(self, state: State, seat: int) -> Values:
        values = [value for group in self.inner.read(state, seat) for value in group]
        values[self.place] = getattr(state, self.secret)[(seat + 1) % state.players]
        return [values]


@pytest.mark.parametrize(
    ("id", "field", "secret"), [("war1955", "known_of_other", "hands"), ("vienna", "plan", "plans")]
)
def test_a_planted_leak_is_found(id: str, field: str, secret: str):
    game, rng = find_game(id), Random(1)
    observer = Leaky(find_observer(game, 2, {}), field, secret)
    different = 0
    for state in positions(game, 2, {}, "leak"):
        twin = game.resample(game.view(state, 0), rng)
        different += forms(observer, twin, 0) != forms(observer, state, 0)
    assert different > 10


@EVERY_TABLE
def test_what_a_seat_can_tell_apart_is_observed_differently(table: Table):
    """Consecutive views of one seat that differ are observed as different, but for what is left out on purpose."""
    id, players, options = table
    game, observer = find_game(id), find_observer(find_game(id), players, options)
    compared = lost = 0
    last: tuple[Any, Any] | None = None
    for state in positions(game, players, options, "different", draws=False):
        view, seen = game.view(state, 0), forms(observer, state, 0)
        if last is not None and last[0] != view:
            compared += 1
            lost += last[1] == seen
        last = view, seen
    assert compared > 50
    assert lost <= compared // 100


PINNED = {
    "war1955-2": "012cf74ae11a500d",
    "war1955-2-short-off-on": "d828ad61e08ae060",
    "vienna-2": "6e9acd18d0dbaef2",
    "vienna-3-yes-random": "27de1d906e0a7444",
    "vienna-4-advanced": "abac3950c71562a4",
    "vienna-3-advanced-yes-yes-random": "16c72501e79ab4b6",
}
"""Of one game at each table, what all seats observe."""


@EVERY_TABLE
def test_within_a_version_the_observations_of_a_position_never_change(table: Table):
    """If this fails, give the game's observations a new version, or find out what went wrong."""
    id, players, options = table
    observer, seen = find_observer(find_game(id), players, options), sha256()
    assert observation_version(id) == observer.version == 0
    for state in positions(find_game(id), players, options, "pinned", draws=False):
        for seat in range(players):
            flat, tokens, plain = forms(observer, state, seat)
            seen.update(repr((flat, tokens, plain)).encode())
    assert seen.hexdigest()[:16] == PINNED[named(table)]


@EVERY_TABLE
def test_every_form_keeps_its_range_and_says_the_same(table: Table):
    id, players, options = table
    observer = find_observer(find_game(id), players, options)
    low, high = observer.bounds()
    assert len(low) == observer.size == sum(field.size for field in observer.fields)
    checked = 0
    for state in positions(find_game(id), players, options, "ranges"):
        values = observer.read(state, 0)
        flat, tokens, plain = observer.flat(values), observer.tokens(values), observer.dictionary(values)
        assert all(least <= one <= most for least, one, most in zip(low, flat, high, strict=True))
        assert len(tokens) <= observer.most_tokens
        assert all(0 < token < observer.vocabulary for token in tokens)
        assert list(plain) == [field.name for field in observer.fields]
        for field in observer.fields:
            entries = flat[field.offset : field.offset + field.size]
            mine = [token - field.token for token in tokens if 0 <= token - field.token < field.vocabulary]
            if field.kind == NUMBER:
                assert plain[field.name] == pytest.approx(entries[0] * field.scale, abs=1e-4) == mine[0] + field.low
            elif field.kind in (COUNTS, MEMBERS, CHOICES):
                assert plain[field.name] == list(entries) == [mine.count(place) for place in range(field.size)]
        checked += 1
    assert checked > 100


@EVERY_TABLE
def test_every_field_has_a_meaning_and_cites_a_rule_there_is(table: Table):
    id, players, options = table
    page = load_rules_page(id, "en")
    for field in find_observer(find_game(id), players, options).specification():
        assert field["meaning"]
        assert page.find(field["rule"]).id == field["rule"]


def test_each_kind_of_field_is_encoded_as_it_says():
    observer = Observer(
        0,
        [
            number("number", 4, "", "", -2),
            numbers("numbers", ("a", "b"), 10, "", ""),
            choice("choice", ("a", "b", "c"), "", "", 1),
            choices("choices", 3, ("a", "b"), "", ""),
            members("members", ("a", "b", "c"), "", ""),
            counts("counts", ("a", "b"), 3, 5, "", "", 1),
            counts("several", ("a", "b"), 3, 5, "", "", 1),
            places("places", ("a", "b", "c"), 2, "", ""),
            packed("packed", ("a", "b"), 4, 8, "", ""),
        ],
    )
    values: Values = [
        [-7, [3, 99], 2, ((1, 0, 1), 0b101), 0b110],
        [],
        [[2, 1, 2], [(), (2, 0, 1), [2]], (2, 0), 0x3F],
    ]
    assert observer.dictionary(values) == {
        "number": -2,
        "numbers": [3, 10],
        "choice": 1,
        "choices": [0, 1, 0, 0, 0, 1],
        "members": [0, 1, 1],
        "counts": [1, 2],
        "several": [1, 2],
        "places": [2, 0, 1],
        "packed": [8, 3],
    }
    assert [round(entry, 3) for entry in observer.flat(values)] == [
        *(-0.5, 0.3, 1.0),
        *(0, 1, 0),
        *(0, 1, 0, 0, 0, 1),
        *(0, 1, 1),
        *(1, 2),
        *(1, 2),
        *(1, 0, 0.5),
        *(1, 0.375),
    ]
    assert observer.tokens(values)[:5] == [1, 8 + 3, 19 + 10, 31, 34]


def test_a_game_without_observations_is_refused():
    assert observation_version(TOY.id) is None
    with pytest.raises(BadOption) as caught:
        find_observer(TOY, 2, {})
    assert caught.value.reason.code == "no_observations"


def test_two_fields_of_the_same_name_are_a_fault():
    with pytest.raises(Fault, match="same name"):
        Observer(0, [number("a", 1, "", ""), number("a", 1, "", "")])
