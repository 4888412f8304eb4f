"""A third game works everywhere once its two folders are added."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.serving import Server
from tests.third_game.scratch import GAME, ROOT, Scratch, copy_with_third_game

CONTRACT = """
from tradecraft.core.contract import check_description, check_match, option_sets
from tradecraft.core.registry import find_game
game = find_game("dead_drop")
check_description(game)
matches = 0
for players in game.player_counts:
    for options in option_sets(game, players):
        check_match(game, players, options, str(options), every=1)
        matches += 1
print(matches, "matches keep the contract")
"""


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    return copy_with_third_game(tmp_path_factory.mktemp("third"))


def test_it_keeps_the_contract_and_has_all_its_texts(scratch: Scratch):
    assert scratch.run("-c", CONTRACT) == "4 matches keep the contract\n"
    assert scratch.run(str(ROOT / "scripts" / "audit_texts.py")).endswith(": no problems\n")


def test_it_plays_in_the_terminal(scratch: Scratch):
    said = scratch.run(
        "-m", "tradecraft", "play", GAME, "--players", "2", "--bots", "officer", "--seed", "3", answers="1\n" * 4
    )
    assert "The drops are opened" in said
    assert re.search(r"wins? with \d+ points|share", said)


def test_bots_play_it_in_simulate(scratch: Scratch):
    said = scratch.run("-m", "tradecraft", "simulate", GAME, "--games", "20", "--bots", "officer,random")
    assert "cards_played 20" in said


def test_it_has_its_rules_page_in_the_command_line(scratch: Scratch):
    assert "highest card takes the packet" in scratch.run("-m", "tradecraft", "rules", GAME, "D3.1")


def test_it_is_played_at_the_server(scratch: Scratch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for name, value in scratch.environment.items():
        monkeypatch.setenv(name, value)
    server = Server(tmp_path)
    try:
        server.start()
        said = scratch.run(str(ROOT / "examples" / "play_by_api.py"), server.url, "--game", GAME)
    finally:
        server.end()
    assert "cards_played" in said
