"""Every field of a state is handled in all places that need it."""

from __future__ import annotations

import re

import pytest

from tests.rules import GAMES
from tradecraft.core.chance import Dealer, settle
from tradecraft.core.game import COMMON_FIELDS, OPEN, SPECTATOR, AnyGame, State
from tradecraft.core.registry import find_game
from tradecraft.games.vienna.rules import state as vienna
from tradecraft.games.war1955.rules import state as war1955
from tradecraft.games.war1955.rules.phases import INFLUENCE, Declared

MODULES = {"vienna": vienna, "war1955": war1955}
NAMES = {id: tuple(name for part in module.PARTS for name in part) for id, module in MODULES.items()}
OWN = {
    id: tuple(name for name in (*NAMES[id], *module.DERIVED) if name not in COMMON_FIELDS)
    for id, module in MODULES.items()
}
FIELDS = [(id, name) for id, names in OWN.items() for name in names]


def source(id: str, module: str) -> str:
    return (GAMES / id / "rules" / f"{module}.py").read_text("utf-8")


def assigned_in(text: str, function: str, owner: str) -> set[str]:
    """Return the attributes of a name that a function assigns to."""
    body = re.search(rf"def {function}\(.*?(?=\n *def |\Z)", text, re.DOTALL)
    assert body, f"{function} was not found"
    return set(re.findall(rf"^ +{owner}\.(\w+)(?:: .*?)? = ", body[0], re.MULTILINE))


def listed(text: str, name: str) -> list[str]:
    """Return the words of a constant of a module."""
    found = re.search(rf"^{name}: Final[^=]*= \((.*?)\n?\)\n", text, re.MULTILINE | re.DOTALL)
    assert found, f"{name} was not found"
    return re.findall(r'"(\w+)"', found[1])


def faults(state: str, setup: str) -> list[str]:
    """Compare the places where the fields of a state stand."""
    names = {*listed(state, "PARTS"), *listed(state, "DERIVED")} - {*COMMON_FIELDS}
    public = assigned_in(state, "copy_public_from", "self")
    secret = assigned_in(state, "copy_secrets_from", "self")
    laid_out = assigned_in(setup, "lay_out", "state") - {*COMMON_FIELDS}
    found = [f"{name} is not named" for name in (public | secret | laid_out) - names]
    found += [f"{name} is not copied" for name in names - public - secret]
    found += [f"{name} has no first value" for name in names - laid_out]
    found += [f"{name} is not where its secrecy puts it" for name in secret ^ {*listed(state, "SECRET")}]
    return found


@pytest.mark.parametrize("id", MODULES)
def test_every_field_stands_everywhere_it_must(id: str):
    assert faults(source(id, "state"), source(id, "setup")) == []
    assert len(OWN[id]) == len(set(OWN[id])) >= 30


@pytest.mark.parametrize(("id", "name"), FIELDS)
def test_a_field_that_is_forgotten_in_one_place_is_found(id: str, name: str):
    state, setup = source(id, "state"), source(id, "setup")
    unnamed = re.sub(rf'"{name}"(?!:)(, )?', "", state)
    uncopied = re.sub(rf"\n        self\.{name}: .*", "", state)
    without_value = re.sub(rf"\n    state\.{name} = .*", "", setup)
    assert f"{name} is not named" in faults(unnamed, setup)
    assert f"{name} is not copied" in faults(uncopied, setup)
    assert f"{name} has no first value" in faults(state, without_value)


def begun(game: AnyGame, options: dict[str, str]) -> State:
    state: State = game.new_state(2, options)
    settle(state, Dealer("fields"))
    return state


def changed(name: str, value: object) -> object:
    """Return another value of the same type."""
    if name == "stack":
        return (Declared(INFLUENCE, 0, (1,), 0, 1),)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value}!"
    if isinstance(value, dict):
        return {**value, "more": "yes"}
    if isinstance(value, list):
        return [*value, value[0] if value else 0]
    assert isinstance(value, tuple)
    return (*value, value[0] if value else 0)


def key_with_another(state: State, name: str) -> object:
    copy = state.clone()
    setattr(copy, name, changed(name, getattr(copy, name)))
    return copy.key()


@pytest.mark.parametrize(("id", "name"), [(id, name) for id, names in NAMES.items() for name in names])
def test_a_field_that_differs_makes_another_key(id: str, name: str):
    state = begun(find_game(id), {"version": "advanced"} if id == "vienna" else {})
    assert key_with_another(state, name) != state.key()


@pytest.mark.parametrize("id", MODULES)
@pytest.mark.parametrize("seat", [0, SPECTATOR, OPEN])
def test_a_view_holds_what_is_public_and_nothing_else_of_a_state(id: str, seat: int):
    game = find_game(id)
    public = game.view(begun(game, {}), seat).public
    assert {name for name in OWN[id] if hasattr(public, name)} == {*OWN[id]} - {*MODULES[id].SECRET}


@pytest.mark.parametrize(("id", "options"), [("vienna", {"version": "advanced"}), ("war1955", {})])
def test_a_clone_shares_no_list_with_its_original(id: str, options: dict[str, str]):
    state = begun(find_game(id), options)
    copy = state.clone()
    lists = [name for name in OWN[id] if isinstance(getattr(state, name), list)]
    assert len(lists) > 5
    assert [name for name in lists if getattr(copy, name) is getattr(state, name)] == []
    assert copy.key() == state.key()


@pytest.mark.parametrize("id", MODULES)
def test_what_is_tried_in_a_clone_is_not_logged_in_the_original(id: str):
    state = find_game(id).new_state(2, {})
    state.log = []
    clone = state.clone()
    assert clone.log is None
    settle(clone, Dealer("tried"))
    assert state.log == []
