"""What a bot is, and how bots and their knowledge are found."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from tests.contract.toy import TOY
from tradecraft.bots.greedy import GreedyBot
from tradecraft.bots.knowledge import Knowledge, find_knowledge
from tradecraft.bots.protocol import Bot, bot_names, bots_for, default_bot, find_bot, levels_for, strongest_bot
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import BadOption, Fault
from tradecraft.core.game import CHANCE, DECIDE, AnyGame
from tradecraft.core.registry import GAMES, find_game

VIENNA = find_game("vienna")


class Prices(Knowledge):
    """Values actions by a list of prices."""

    def __init__(self, prices: dict[int, float]) -> None:
        self.prices = prices
        self.asked = 0

    def values(self, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        self.asked += 1
        return [self.prices[action] for action in legal]


def choose(game: AnyGame, bot: Bot, rng: Random) -> int:
    """Return what a bot does in a game's first decision."""
    state = game.new_state(2, {})
    dealer = Dealer("first decision")
    while state.waiting == CHANCE:
        state.apply_chance(dealer.draw(state.chance()))
    assert state.waiting == DECIDE
    seat = state.deciders[0]
    return bot.choose(game.view(state, seat), state.legal(seat), rng)


def test_the_bots_are_the_files_that_can_create_one():
    assert {"greedy", "random"} <= set(bot_names())
    assert not {"arena", "knowledge", "protocol"} & set(bot_names())


@pytest.mark.parametrize("name", bot_names())
def test_every_bot_found_chooses_a_legal_action(name: str):
    state = VIENNA.new_state(2, {})
    dealer = Dealer("every bot")
    while state.waiting == CHANCE:
        state.apply_chance(dealer.draw(state.chance()))
    legal = state.legal(0)
    assert find_bot(name, VIENNA).choose(VIENNA.view(state, 0), legal, Random(1)) in legal


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are():
    with pytest.raises(BadOption) as refusal:
        find_bot("moriarty", VIENNA)
    assert refusal.value.reason.code == "unknown_bot"
    assert refusal.value.reason.params == {"bot": "moriarty", "allowed": ", ".join(bot_names())}


def test_the_greedy_bot_does_not_play_a_game_nothing_is_known_about():
    with pytest.raises(BadOption) as refusal:
        find_bot("greedy", TOY)
    assert refusal.value.reason.code == "bot_does_not_play"
    assert refusal.value.reason.params == {"bot": "greedy", "game": "toy"}


def test_the_random_bot_plays_every_game():
    assert choose(TOY, find_bot("random", TOY), Random(1)) in (0, 1)


def test_the_bots_for_a_game_stand_from_the_weakest_to_the_strongest():
    names = bots_for(VIENNA)
    assert sorted(names) == bot_names()
    assert names.index("random") < names.index("greedy")
    assert strongest_bot(VIENNA) == names[-1]
    assert strongest_bot(VIENNA) != "random"


def test_a_bot_that_does_not_play_a_game_is_not_among_its_bots():
    assert bots_for(TOY) == ["random"]
    assert strongest_bot(TOY) == "random"


def test_the_levels_of_a_game_are_its_bots_without_the_simple_programs():
    others = [name for name in bots_for(VIENNA) if name not in levels_for(VIENNA)]
    assert others == ["random", "greedy", "spymaster_1"]
    assert default_bot(VIENNA) == "recruit"
    assert levels_for(TOY) == []
    assert default_bot(TOY) == "random"


def test_a_bot_that_does_not_say_how_strong_it_is_is_a_fault(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delattr("tradecraft.bots.greedy.STRENGTH")
    with pytest.raises(Fault, match="greedy"):
        bots_for(VIENNA)


def test_knowledge_is_found_in_the_folder_of_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    assert find_knowledge(TOY) is None
    plant_knowledge(tmp_path, monkeypatch, "from tradecraft.bots.knowledge import Knowledge\nKNOWLEDGE = Knowledge()\n")
    assert isinstance(find_knowledge(TOY), Knowledge)


def test_knowledge_that_exports_nothing_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    plant_knowledge(tmp_path, monkeypatch, "WISDOM = 42\n")
    with pytest.raises(Fault, match="toy"):
        find_knowledge(TOY)


def plant_knowledge(folder: Path, monkeypatch: pytest.MonkeyPatch, source: str) -> None:
    """Give the toy game a folder among the games, with this text as its knowledge."""
    package = folder / "toy"
    package.mkdir()
    (package / "__init__.py").write_text("", "utf-8")
    (package / "knowledge.py").write_text(source, "utf-8")
    games = import_module(GAMES)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder)])
    for name in ("tradecraft.games.toy", "tradecraft.games.toy.knowledge"):
        # What the test imports is forgotten after it.
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
        del sys.modules[name]


def test_the_greedy_bot_takes_the_action_of_the_highest_value():
    assert choose(TOY, GreedyBot(TOY, Prices({0: 1.0, 1: 2.0})), Random(1)) == 1
    assert choose(TOY, GreedyBot(TOY, Prices({0: -1.0, 1: -2.0})), Random(1)) == 0


def test_among_equally_good_actions_the_greedy_bot_takes_any():
    bot = GreedyBot(TOY, Prices({0: 1.0, 1: 1.0}))
    assert {choose(TOY, bot, Random(number)) for number in range(20)} == {0, 1}


def test_the_greedy_bot_does_not_think_about_its_only_action():
    state = TOY.new_state(2, {})
    prices = Prices({})
    assert GreedyBot(TOY, prices).choose(TOY.view(state, 0), (5,), Random(1)) == 5
    assert prices.asked == 0
