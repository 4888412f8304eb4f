"""Discovery of the installed games."""

import sys
from pathlib import Path

import pytest

from tradecraft.core import registry
from tradecraft.core.errors import BadOption, Fault
from tradecraft.core.game import Game
from tradecraft.core.registry import find_game, game_ids, module_names

HONEST = "from tests.contract.toy import ToyGame\nGAME = ToyGame()\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in which games are looked for instead of in the package."""
    package = tmp_path / "some_games"
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "GAMES", "some_games")
    for name in [name for name in sys.modules if name.split(".")[0] == "some_games"]:
        monkeypatch.delitem(sys.modules, name)
    return package


def add_game(folder: Path, id: str, text: str) -> None:
    (folder / id).mkdir()
    (folder / id / "__init__.py").write_text(text)


def test_vienna_is_found():
    assert "vienna" in game_ids()
    assert isinstance(find_game("vienna"), Game)
    assert find_game("vienna") is find_game("vienna")


def test_modules_are_listed_by_name_without_private_ones(folder: Path):
    (folder / "zebra.py").touch()
    (folder / "_hidden.py").touch()
    add_game(folder, "ant", "")
    assert module_names("some_games") == ["ant", "zebra"]


def test_a_game_is_found_by_being_there(folder: Path):
    add_game(folder, "toy", HONEST)
    assert game_ids() == ["toy"]
    assert find_game("toy").title == "Sealed bids"


@pytest.mark.parametrize("id", ["chess", "", "..", "os", "toy.sub"])
def test_a_game_that_is_not_there_is_refused(folder: Path, id: str):
    add_game(folder, "toy", HONEST)
    with pytest.raises(BadOption) as caught:
        find_game(id)
    assert caught.value.reason.code == "unknown_game"
    assert caught.value.reason.params == {"game": id, "allowed": "toy"}


@pytest.mark.parametrize("text", ["", "GAME = 'toy'\n", HONEST], ids=["no_game", "no_game_object", "another_id"])
def test_a_folder_that_is_no_game_is_a_fault(folder: Path, text: str):
    add_game(folder, "poker", text)
    with pytest.raises(Fault, match="games/poker does not export GAME"):
        find_game("poker")
