"""Games with a user's content pack, through the public API."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import tradecraft
from tests.packs import RENAMED, own_packs_only, vienna_pack


@pytest.fixture(autouse=True)
def _own_packs_only() -> Iterator[None]:
    with own_packs_only():
        yield


def test_a_game_with_a_pack_is_named_saved_and_loaded_with_it(tmp_path: Path):
    folder = vienna_pack(tmp_path / "pack")
    game = tradecraft.new("vienna", players=2, pack=folder, seed=1)
    bot = tradecraft.bot("greedy")
    labels = set()
    while game.round < 3:
        labels |= {action.label for action in game.legal()}
        game.play(bot)
    assert any(RENAMED in label for label in labels)
    game.save(tmp_path / "monday.tcr")
    assert "content my-vienna sha256:" in (tmp_path / "monday.tcr").read_text("utf-8")
    assert str(tradecraft.load(tmp_path / "monday.tcr")) == str(game)


def test_a_record_needs_the_pack_it_was_played_with(tmp_path: Path):
    folder = vienna_pack(tmp_path / "pack")
    with own_packs_only():
        tradecraft.new("vienna", players=2, pack=folder, seed=1).save(tmp_path / "monday.tcr")
    with pytest.raises(tradecraft.Refused, match="my-vienna"):
        tradecraft.load(tmp_path / "monday.tcr")
    assert tradecraft.load(tmp_path / "monday.tcr", pack=folder).seed == "1"
